//! International bank account numbers (ISO 13616).

use std::str::FromStr;

use types::Invalid;

/// An IBAN whose check digits are right, without spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Iban(String);

impl Iban {
    /// Takes it as people write it: with or without spaces, in any case.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let spaced = raw.chars().filter(|c| !c.is_whitespace());
        let iban: String = spaced.map(|c| c.to_ascii_uppercase()).collect();
        let shape = (15..=34).contains(&iban.len())
            && iban.bytes().all(|b| b.is_ascii_alphanumeric())
            && iban.bytes().take(2).all(|b| b.is_ascii_uppercase())
            && iban.bytes().skip(2).take(2).all(|b| b.is_ascii_digit());
        if shape && remainder(&iban) == Some(1) {
            return Ok(Self(iban));
        }
        let message = "Check the IBAN. A digit or letter is wrong";
        Err(Invalid::new("invalid_iban", message))
    }

    /// All of it, for the bank.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What its owner knows it by: the country and the last four.
    pub fn masked(&self) -> String {
        let end: String = self.0.chars().skip(self.0.len() - 4).collect();
        let country: String = self.0.chars().take(2).collect();
        format!("{country}•• •••• {end}")
    }
}

impl FromStr for Iban {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

/// The number behind the letters, its first four moved to the end, modulo 97.
fn remainder(iban: &str) -> Option<u32> {
    let moved = iban.chars().skip(4).chain(iban.chars().take(4));
    let mut rest = 0;
    for letter in moved {
        let value = letter.to_digit(36)?;
        let shift = if value > 9 { 100 } else { 10 };
        rest = (rest * shift + value) % 97;
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_iban_is_taken_as_people_write_it() {
        for good in [
            "DE89 3704 0044 0532 0130 00",
            "gb82west12345698765432",
            "FR14 2004 1010 0505 0001 3M02 606",
        ] {
            assert!(Iban::parse(good).is_ok(), "{good}");
        }
        let iban = Iban::parse("DE89370400440532013000").unwrap();
        assert_eq!(iban.masked(), "DE•• •••• 3000");
    }

    #[test]
    fn a_wrong_digit_is_noticed() {
        for bad in [
            "",
            "DE89 3704 0044 0532 0130 01",
            "DE98 3704 0044 0532 0130 00",
            "89DE370400440532013000",
            "DE89-3704-0044-0532-0130-00",
            "ÄÖ89370400440532013000",
            &"9".repeat(500),
        ] {
            assert!(Iban::parse(bad).is_err(), "{bad}");
        }
    }
}
