//! Texts, validated once: length, no NUL, trimmed. A [`Text`] needs no further check, and
//! PostgreSQL never gets a byte that it refuses.

use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::Invalid;

/// A trimmed, non-empty text of at most `N` characters without control characters other
/// than line breaks and tabs.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Text<const N: usize>(String);

impl<const N: usize> Text<N> {
    /// Trims and checks.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let text = raw.trim();
        if text.is_empty() {
            return Err(Invalid::new("required", "Fill in this field"));
        }
        if text.chars().count() > N {
            let message = format!("Use at most {N} characters");
            return Err(Invalid::new("too_long", message));
        }
        let forbidden = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
        if text.chars().any(forbidden) {
            let message = "Remove the control characters";
            return Err(Invalid::new("invalid_characters", message));
        }
        Ok(Self(text.to_owned()))
    }

    /// Like [`Text::parse`], without line breaks, tabs and invisible characters: for titles and
    /// email headers.
    pub fn parse_line(raw: &str) -> Result<Self, Invalid> {
        let text = Self::parse(raw)?;
        if text.0.contains(['\n', '\r', '\t']) {
            return Err(Invalid::new("invalid_characters", "Keep it on one line"));
        }
        if hides_something(&text.0) {
            let message = "Remove the hidden characters: type it instead of pasting it";
            return Err(Invalid::new("invalid_characters", message));
        }
        Ok(text)
    }

    /// An empty or missing text becomes `None`.
    pub fn parse_optional(raw: Option<&str>) -> Result<Option<Self>, Invalid> {
        match raw.map(str::trim) {
            None | Some("") => Ok(None),
            Some(text) => Self::parse(text).map(Some),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, owned.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl<const N: usize> FromStr for Text<N> {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Text<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = String::deserialize(deserializer)?;
        Self::parse(&raw).map_err(D::Error::custom)
    }
}

/// Whether there are characters that nobody sees: such as turn the direction of reading or take
/// no room, so that a text looks like another. The two that join or part letters are taken where a
/// script or an emoji needs them.
fn hides_something(text: &str) -> bool {
    let mut before = None;
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        let after = characters.peek().copied();
        let joins = matches!(c, '\u{200c}' | '\u{200d}');
        if is_unseen(c) || (joins && ![before, after].into_iter().all(is_joined)) {
            return true;
        }
        before = Some(c);
    }
    false
}

/// Marks of direction, what has no width, and fillers.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
    )
}

/// Arabic, the scripts of India and its neighbors, Mongolian, signs and emojis.
fn is_joined(c: Option<char>) -> bool {
    c.is_some_and(|c| {
        matches!(
            c,
            '\u{600}'..='\u{109f}' | '\u{1780}'..='\u{18af}' | '\u{2190}'..='\u{2bff}'
                | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}'
        )
    })
}

/// An email address in lower case, so that one person has one account.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct EmailAddress(String);

impl EmailAddress {
    /// A simple check of the form `local@domain.tld`; the activation email is the real proof.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let invalid = || {
            let message = "Enter an email address like ada@example.com";
            Invalid::new("invalid_email", message)
        };
        let email = raw.trim().to_lowercase();
        let (local, domain) = email.rsplit_once('@').ok_or_else(invalid)?;
        let local_ok = !local.is_empty()
            && local.len() <= 64
            && !local.contains(['@', '"', '<', '>', ',', ';', ':', '\\', '(', ')', '[', ']']);
        let label_ok = |label: &str| {
            !label.is_empty()
                && label.len() <= 63
                && !label.starts_with('-')
                && !label.ends_with('-')
                && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        };
        let domain_ok = domain.contains('.') && domain.split('.').all(label_ok);
        // What mail servers take without SMTPUTF8 (RFC 5321); nothing in it looks like another.
        let printable = email.chars().all(|c| c.is_ascii_graphic());
        if local_ok && domain_ok && printable && email.len() <= 254 {
            Ok(Self(email))
        } else {
            Err(invalid())
        }
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for EmailAddress {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

/// The part of a URL that names a thing: lower-case ASCII letters, digits and single hyphens.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Slug(String);

impl Slug {
    const MAX: usize = 120;

    /// Takes a well-formed slug, refuses the rest.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let shape = !raw.starts_with('-') && !raw.ends_with('-') && !raw.contains("--");
        if !raw.is_empty() && raw.len() <= Self::MAX && shape && raw.chars().all(good) {
            Ok(Self(raw.to_owned()))
        } else {
            Err(Invalid::new(
                "invalid_slug",
                "Use letters, digits and hyphens",
            ))
        }
    }

    /// Derives a slug from a title: accents and signs are removed, words are joined by hyphens.
    pub fn of(title: &str) -> Self {
        let mut slug = String::new();
        for c in title.chars().flat_map(char::to_lowercase) {
            match fold(c) {
                Some(letter) => slug.push(letter),
                // inside a word: `Una's` is `unas`
                None if matches!(c, '\'' | '’') => {}
                None if slug.ends_with('-') || slug.is_empty() => {}
                None => slug.push('-'),
            }
            if slug.len() >= Self::MAX - 20 {
                break;
            }
        }
        let slug = slug.trim_matches('-');
        Self(if slug.is_empty() { "item" } else { slug }.to_owned())
    }

    /// The same slug with a number behind it, for the second of the same title.
    pub fn numbered(&self, number: u32) -> Self {
        Self(format!("{}-{number}", self.0))
    }

    /// The slug.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The plain letter of a common accented one.
fn fold(c: char) -> Option<char> {
    match c {
        'a'..='z' | '0'..='9' => Some(c),
        'à'..='å' | 'ā' | 'ă' | 'ą' => Some('a'),
        'ç' | 'ć' | 'č' => Some('c'),
        'ď' | 'đ' => Some('d'),
        'è'..='ë' | 'ē' | 'ę' | 'ě' => Some('e'),
        'ì'..='ï' | 'ī' => Some('i'),
        'ł' => Some('l'),
        'ñ' | 'ń' | 'ň' => Some('n'),
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => Some('o'),
        'ř' => Some('r'),
        'ś' | 'š' | 'ş' => Some('s'),
        'ť' => Some('t'),
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => Some('u'),
        'ý' | 'ÿ' => Some('y'),
        'ź' | 'ż' | 'ž' => Some('z'),
        _ => None,
    }
}

impl FromStr for Slug {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_trimmed_and_bounded() {
        assert_eq!(Text::<5>::parse("  abc ").unwrap().as_str(), "abc");
        assert_eq!(Text::<5>::parse("abcdef").unwrap_err().code, "too_long");
        assert_eq!(Text::<5>::parse(" \n").unwrap_err().code, "required");
    }

    #[test]
    fn a_nul_byte_is_refused_wherever_text_comes_in() {
        assert_eq!(
            Text::<9>::parse("a\0b").unwrap_err().code,
            "invalid_characters"
        );
        assert!(EmailAddress::parse("a\0@example.com").is_err());
        assert!(Slug::parse("a\0").is_err());
    }

    #[test]
    fn nothing_hides_in_a_line() {
        let line = |raw| Text::<40>::parse_line(raw);
        let seen = [
            "Clay & Co – Töpferei №1",
            "عطور الشرق",
            "می\u{200c}خواهم",
            "שלום",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}🍳 Chef’s ❤\u{fe0f} knife",
        ];
        for raw in seen {
            assert_eq!(line(raw).unwrap().as_str(), raw);
        }
        for hidden in [
            "\u{202e}yalC",
            "Cl\u{200b}ay",
            "Cl\u{200d}ay",
            "Clay\u{200c}",
            "Cl\u{ad}ay",
            "\u{2066}Clay\u{2069}",
            "Clay\u{feff}",
            "Clay\u{3164}",
            "Clay\u{e0041}",
            "Clay\nCo",
            "Clay\u{85}Co",
        ] {
            let refused = line(hidden).unwrap_err();
            assert_eq!(refused.code, "invalid_characters", "{hidden:?}");
        }
        // in a longer text they hold the directions of two languages apart
        assert!(Text::<40>::parse("\u{2067}שלום\u{2069} says Clay").is_ok());
    }

    #[test]
    fn an_email_is_one_account_whatever_its_case() {
        assert_eq!(
            EmailAddress::parse(" Ada@Example.COM ").unwrap().as_str(),
            "ada@example.com"
        );
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for raw in [
            "",
            "ada",
            "ada@",
            "@example.com",
            "ada@example",
            "a b@example.com",
            "a@b@example.com",
            "<ada@example.com>",
            "ada@-example.com",
            "ada@.com",
        ] {
            assert!(EmailAddress::parse(raw).is_err(), "{raw}");
        }
    }

    #[test]
    fn a_slug_of_a_title_reads_well_and_parses() {
        assert_eq!(Slug::of("Una's & Tom’s").as_str(), "unas-toms");
        let slug = Slug::of("  Café Crème — 2 Tassen (Größe M)! ");
        assert_eq!(slug.as_str(), "cafe-creme-2-tassen-gro-e-m");
        assert_eq!(Slug::parse(slug.as_str()).unwrap(), slug);
        assert_eq!(Slug::of("!!!").as_str(), "item");
    }
}
