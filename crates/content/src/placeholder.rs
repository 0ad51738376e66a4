//! Placeholders for settings: `{{name}}` and others are replaced by the marketplace's settings when
//! a page is shown, so that a text never contradicts the settings.

use settings::Settings;
use types::Language;

/// The text with every known name replaced, in one pass: a value that looks like a name
/// is not replaced again, and an unknown name stays as it is.
pub fn fill(settings: &Settings, text: &str, language: Language) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, opened)) = rest.split_once("{{") {
        filled.push_str(before);
        let named = opened.split_once("}}");
        let value = named.and_then(|(name, after)| Some((value(settings, name, language)?, after)));
        match value {
            Some((value, after)) => {
                filled.push_str(&value);
                rest = after;
            }
            None => {
                filled.push_str("{{");
                rest = opened;
            }
        }
    }
    filled.push_str(rest);
    filled
}

/// `{{name}}` and `{{email}}`, `{{address}}` for letters of paper, and `{{commission}}`, the
/// marketplace's share of a sale.
fn value(settings: &Settings, name: &str, language: Language) -> Option<String> {
    match name.trim() {
        "name" => Some(settings.name.clone()),
        "email" => Some(settings.contact_email.clone()),
        "address" => Some(settings.postal_address.clone()),
        "commission" => Some(percent(settings.commission_bps, language)),
        _ => None,
    }
}

/// Basis points as people write per cent: 800 is `8%`, in German `8 %`; 825 is `8.25%`.
fn percent(basis_points: u16, language: Language) -> String {
    let (whole, part) = (basis_points / 100, basis_points % 100);
    let (point, sign) = match language {
        Language::En => ('.', "%"),
        Language::De => (',', "\u{a0}%"),
    };
    let digits = match part {
        0 => String::new(),
        part => format!("{point}{part:02}").trim_end_matches('0').to_owned(),
    };
    format!("{whole}{digits}{sign}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            name: "{{email}}".to_owned(),
            contact_email: "hello@shop.test".to_owned(),
            postal_address: "12 Lane".to_owned(),
            commission_bps: 850,
            ..Settings::standard()
        }
    }

    #[test]
    fn names_become_their_settings_and_nothing_else_is_touched() {
        let fill = |text| fill(&settings(), text, Language::En);
        assert_eq!(
            fill("to {{email}}, {{ address }}."),
            "to hello@shop.test, 12 Lane."
        );
        assert_eq!(
            fill("{{name}} takes {{commission}}"),
            "{{email}} takes 8.5%"
        );
        for other in ["", "{{}}", "{{name", "{{ x }} y", "{{{{", "a }} b {{"] {
            assert_eq!(fill(other), other);
        }
        assert_eq!(fill("{{no {{email}}"), "{{no hello@shop.test");
    }

    #[test]
    fn a_commission_is_written_as_the_language_writes_it() {
        assert_eq!(percent(800, Language::En), "8%");
        assert_eq!(percent(825, Language::De), "8,25\u{a0}%");
        assert_eq!(percent(1005, Language::En), "10.05%");
        assert_eq!(percent(0, Language::De), "0\u{a0}%");
    }
}
