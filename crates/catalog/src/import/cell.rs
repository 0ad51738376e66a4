//! Parsing single cells.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use types::{Currency, Invalid};

use super::pictures::MOST_IN_CELL;
use crate::product::{Attribute, Status};

/// More than the largest amount has with all its signs and the name of its currency.
const LONGEST_PRICE: usize = 64;

/// An amount in minor units, as people write it with or without the currency: `19.99`, `19,99`,
/// `1.299,00 €`. What could be read in two ways is refused.
pub fn price(raw: &str, currency: &Currency) -> Result<i64, Invalid> {
    let refused = || {
        let message = "Enter a price such as 19.99";
        Invalid::new("invalid_price", message)
    };
    if raw.len() > LONGEST_PRICE {
        return Err(refused());
    }
    let is_sign =
        |c: char| c.is_whitespace() || c.is_alphabetic() || matches!(c, '$' | '€' | '£' | '¥');
    let amount = raw.trim_matches(is_sign);
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

/// The lines of a specification, such as `Material: Oak | Care: Wipe clean`. A backslash keeps a colon,
/// a bar, a new line or a backslash from being one of these signs.
pub fn details(raw: &str) -> Result<Vec<Attribute>, Invalid> {
    let lines = parts(raw, |sign| matches!(sign, '|' | '\n'), MOST_IN_CELL);
    let lines = lines.iter().map(|line| line.trim());
    let lines = lines.filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let words = parts(line, |sign| sign == ':', 2);
            let words: Vec<String> = words.iter().map(|part| bare(part.trim())).collect();
            match words.as_slice() {
                [name, value] if !name.is_empty() && !value.is_empty() => Ok(Attribute {
                    name: name.clone(),
                    value: value.clone(),
                }),
                _ => Err(Invalid::new(
                    "invalid_details",
                    "Enter details such as Material: Oak | Care: Wipe clean",
                )),
            }
        })
        .collect()
}

/// The lines as a cell has them.
pub fn format_details(lines: &[Attribute]) -> String {
    let line = |line: &Attribute| {
        let name = safe(&line.name, &['\\', '|', '\n', ':']);
        format!("{name}: {}", safe(&line.value, &['\\', '|', '\n']))
    };
    let lines: Vec<String> = lines.iter().map(line).collect();
    lines.join(" | ")
}

/// Texts between bars, such as `A mug | Its handle`; between two bars may be none. A backslash keeps a bar
/// or a backslash from being one of these signs.
pub fn texts(raw: &str) -> Vec<String> {
    let texts = parts(raw, |sign| sign == '|', MOST_IN_CELL);
    texts.iter().map(|text| bare(text.trim())).collect()
}

/// The texts as a cell has them.
pub fn format_texts(texts: &[&str]) -> String {
    match texts.iter().all(|text| text.is_empty()) {
        true => String::new(),
        false => {
            let texts: Vec<String> = texts.iter().map(|text| safe(text, &['\\', '|'])).collect();
            texts.join(" | ")
        }
    }
}

/// What stands between signs that no backslash is before, in at most so many parts.
fn parts(raw: &str, is_sign: impl Fn(char) -> bool, most: usize) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut is_kept = false;
    for sign in raw.chars() {
        if !is_kept && is_sign(sign) && found.len() < most {
            found.push(String::new());
        } else if let Some(last) = found.last_mut() {
            last.push(sign);
        }
        is_kept = !is_kept && sign == '\\';
    }
    found
}

/// With a backslash before each of these signs.
fn safe(words: &str, signs: &[char]) -> String {
    let mut out = String::new();
    for sign in words.chars() {
        if signs.contains(&sign) {
            out.push('\\');
        }
        out.push(sign);
    }
    out
}

/// Without the backslashes that kept a sign.
fn bare(words: &str) -> String {
    let mut out = String::new();
    let mut signs = words.chars().peekable();
    while let Some(sign) = signs.next() {
        match signs.peek() {
            Some(next @ ('\\' | '|' | '\n' | ':')) if sign == '\\' => {
                out.push(*next);
                signs.next();
            }
            _ => out.push(sign),
        }
    }
    out
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
        .map_err(|_| Invalid::new("invalid_number", "Enter a whole number such as 12"))
}

/// A day, or an instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// A day of the shop's.
    Day(NaiveDate),
    /// A moment everywhere.
    Instant(DateTime<Utc>),
}

/// A day as people write it, `2026-11-30`, `30.11.2026` or `11/30/2026`, or an instant
/// (RFC 3339). What could be two days is refused.
pub fn moment(raw: &str) -> Result<Moment, Invalid> {
    let read = match DateTime::parse_from_rfc3339(raw) {
        Ok(instant) => Some(Moment::Instant(instant.to_utc())),
        Err(_) => day(raw).map(Moment::Day),
    };
    let year = |moment: &Moment| match moment {
        Moment::Day(day) => day.year(),
        Moment::Instant(instant) => instant.year(),
    };
    read.filter(|moment| (2000..2200).contains(&year(moment)))
        .ok_or_else(|| Invalid::new("invalid_day", "Enter a date such as 2026-11-30"))
}

fn day(raw: &str) -> Option<NaiveDate> {
    let read = |format: &str| NaiveDate::parse_from_str(raw, format).ok();
    if let Some(day) = read("%Y-%m-%d").or_else(|| read("%d.%m.%Y")) {
        return Some(day);
    }
    let (american, british) = (read("%m/%d/%Y"), read("%d/%m/%Y"));
    match (american, british) {
        (Some(day), None) | (None, Some(day)) => Some(day),
        (american, british) => american.filter(|day| Some(*day) == british),
    }
}

/// A status by its English or German name.
pub fn status(raw: &str) -> Result<Status, Invalid> {
    match raw.to_lowercase().as_str() {
        "draft" | "entwurf" => Ok(Status::Draft),
        "active" | "aktiv" => Ok(Status::Active),
        "hidden" | "verborgen" | "versteckt" | "ausgeblendet" => Ok(Status::Hidden),
        "archived" | "archiviert" => Ok(Status::Archived),
        // as it stands in a file that was exported; it does not change by an import
        "withdrawn" => Ok(Status::Withdrawn),
        _ => {
            let message = "Use draft, active or hidden";
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
    fn what_is_longer_than_any_price_is_none() {
        let long = format!("19.99{}", " euros".repeat(20));
        assert_eq!(read(&long), None);
        assert_eq!(
            read("999.999.999.999,99 Schweizer Franken"),
            Some(99_999_999_999_999)
        );
    }

    #[test]
    fn days_are_read_as_people_write_them() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 30).map(Moment::Day);
        for raw in ["2026-11-30", "30.11.2026", "11/30/2026", "30/11/2026"] {
            assert_eq!(moment(raw).ok(), day, "{raw}");
        }
        let instant = moment("2026-11-30T10:30:00+01:00").unwrap();
        assert_eq!(instant, moment("2026-11-30T09:30:00Z").unwrap());
        for raw in ["", "soon", "05/06/2026", "2026-02-30", "12026-01-01"] {
            assert!(moment(raw).is_err(), "{raw}");
        }
        assert!(moment("05/05/2026").is_ok());
    }

    #[test]
    fn counts_are_whole() {
        assert_eq!(number("12"), Ok(12));
        assert_eq!(number("12.0"), Ok(12));
        assert!(number("12.5").is_err() && number("a dozen").is_err());
    }

    #[test]
    fn details_are_read_as_they_are_written() {
        let read = |raw: &str| {
            details(raw).map(|lines| {
                lines
                    .into_iter()
                    .map(|it| (it.name, it.value))
                    .collect::<Vec<_>>()
            })
        };
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            read("Material: Oak | Care:Wipe clean|\nSize: 1:2"),
            Ok(vec![
                pair("Material", "Oak"),
                pair("Care", "Wipe clean"),
                pair("Size", "1:2")
            ])
        );
        assert_eq!(read(" "), Ok(Vec::new()));
        assert!(read("Oak").is_err());
        assert!(read("Material:").is_err());
        let odd = [
            pair("Ratio: a|b", "1:2 | C:\\Temp"),
            pair("Back\\slash", "x"),
            pair("Care", "Wash cold\nDry flat: always"),
        ];
        let lines: Vec<Attribute> = odd
            .iter()
            .map(|(name, value)| Attribute {
                name: name.clone(),
                value: value.clone(),
            })
            .collect();
        assert_eq!(read(&format_details(&lines)), Ok(odd.to_vec()));
    }

    #[test]
    fn of_a_cell_with_thousands_of_parts_the_last_that_is_read_has_the_rest() {
        let most = 5 * MOST_IN_CELL;
        assert_eq!(texts(&"mug|".repeat(most)).len(), MOST_IN_CELL);
        let lines = details(&"Care: none|".repeat(most));
        assert_eq!(lines.map(|lines| lines.len()), Ok(MOST_IN_CELL));
    }

    #[test]
    fn texts_are_read_as_they_are_written() {
        assert_eq!(texts("A mug|| Its handle "), ["A mug", "", "Its handle"]);
        let odd = ["a|b", "", "C:\\Temp", "two\nlines"];
        assert_eq!(texts(&format_texts(&odd)), odd);
        assert_eq!(format_texts(&["", ""]), "");
    }
}
