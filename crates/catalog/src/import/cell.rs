//! Single cells as what they mean.

use types::{Currency, Invalid};

use crate::product::Status;

/// An amount in minor units, as people write it with or without the currency: `19.99`, `19,99`,
/// `1.299,00 €`. What could be read in two ways is refused.
pub fn price(raw: &str, currency: &Currency) -> Result<i64, Invalid> {
    let is_sign =
        |c: char| c.is_whitespace() || c.is_alphabetic() || matches!(c, '$' | '€' | '£' | '¥');
    let amount = raw.trim_matches(is_sign);
    let refused = || {
        let message = "Write a price such as 19.99";
        Invalid::new("invalid_price", message)
    };
    let (whole, cents) = split(amount).ok_or_else(refused)?;
    let digits = usize::try_from(currency.exponent()).unwrap_or(0);
    if cents.len() > digits || whole.is_empty() || whole.len() > 15 {
        return Err(refused());
    }
    let minor = format!("{whole}{cents:0<digits$}");
    minor.parse().map_err(|_| refused())
}

/// The digits before and behind the decimal sign.
fn split(amount: &str) -> Option<(String, &str)> {
    let signs: Vec<(usize, char)> = amount
        .char_indices()
        .filter(|(_, c)| matches!(c, '.' | ','))
        .collect();
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let last = signs.last().copied();
    let is_decimal = |at: usize, sign: char| {
        let once = signs.iter().filter(|(_, c)| *c == sign).count() == 1;
        let behind = amount.len() - at - 1;
        // "1,234" is a thousand to some, and a bit more than one to others
        once && (behind < 3 || signs.len() > 1)
    };
    let (whole, cents) = match last {
        None => (amount, ""),
        Some((at, sign)) if is_decimal(at, sign) => (amount.get(..at)?, amount.get(at + 1..)?),
        // thousands, in groups, more than once
        Some(_) if signs.len() > 1 => (amount, ""),
        Some(_) => return None,
    };
    let groups: Vec<&str> = whole.split(['.', ',']).collect();
    let grouped = groups.len() == 1 || groups.iter().skip(1).all(|group| group.len() == 3);
    let one_kind = !(whole.contains('.') && whole.contains(','));
    let whole = groups.concat();
    (grouped && one_kind && is_number(&whole) && is_number(cents)).then_some((whole, cents))
}

/// A count or a weight.
pub fn number(raw: &str) -> Result<i64, Invalid> {
    // a spreadsheet may show decimals that are none
    let whole = raw
        .strip_suffix(".0")
        .or_else(|| raw.strip_suffix(",0"))
        .unwrap_or(raw);
    whole
        .parse()
        .map_err(|_| Invalid::new("invalid_number", "Write a whole number such as 12"))
}

/// A status by its English or German name.
pub fn status(raw: &str) -> Result<Status, Invalid> {
    match raw.to_lowercase().as_str() {
        "draft" | "entwurf" => Ok(Status::Draft),
        "active" | "aktiv" => Ok(Status::Active),
        "hidden" | "verborgen" | "versteckt" | "ausgeblendet" => Ok(Status::Hidden),
        "archived" | "archiviert" => Ok(Status::Archived),
        _ => {
            let message = "Write draft, active or hidden";
            Err(Invalid::new("invalid_status", message))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(raw: &str) -> Option<i64> {
        price(raw, &Currency::parse("EUR").unwrap()).ok()
    }

    #[test]
    fn prices_are_read_as_people_write_them() {
        for (raw, minor) in [
            ("19.99", 1999),
            ("19,99", 1999),
            ("19", 1900),
            ("19,5", 1950),
            ("€ 1.299,00", 129_900),
            ("1,299.00 EUR", 129_900),
            ("1.234.567", 123_456_700),
            ("0.50", 50),
            ("19.999,5", 1_999_950),
        ] {
            assert_eq!(read(raw), Some(minor), "{raw}");
        }
    }

    #[test]
    fn what_is_no_price_or_could_be_two_is_refused() {
        for raw in [
            "",
            "free",
            "1,234",
            "1.234",
            "1.2.3",
            "-5",
            "1 2",
            "1,2,34",
            "12,34,567.00",
            ".5",
        ] {
            assert_eq!(read(raw), None, "{raw}");
        }
        let yen = Currency::parse("JPY").unwrap();
        assert_eq!(price("500", &yen), Ok(500));
        assert!(price("500.5", &yen).is_err());
    }

    #[test]
    fn counts_are_whole() {
        assert_eq!(number("12"), Ok(12));
        assert_eq!(number("12.0"), Ok(12));
        assert!(number("12.5").is_err() && number("a dozen").is_err());
    }
}
