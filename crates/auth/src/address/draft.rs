//! An address that is being entered: as typed ([`Form`]), and validated ([`Draft`]).

use serde::{Deserialize, Serialize};
use types::{Invalid, Language, Name};

use super::country::{self, Country};
use crate::{Error, Fault};

/// An address as it was typed.
#[derive(Debug, Clone, Default)]
pub struct Form {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Where it is a firm's address.
    pub company_name: Option<String>,
    /// ISO 3166-1 alpha-2.
    pub country: String,
    /// Street and number.
    pub address_line1: String,
    /// Flat, floor, building.
    pub address_line2: Option<String>,
    /// Town.
    pub city: String,
    /// State or province, where the country has them.
    pub state: Option<String>,
    /// Draft code, where the country has them.
    pub postal_code: Option<String>,
    /// International form, such as +4915112345678.
    pub phone_number: String,
}

/// An address that can be written on a parcel. Orders freeze it as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Where it is a firm's address.
    pub company_name: Option<String>,
    /// ISO 3166-1 alpha-2, capital letters.
    pub country: String,
    /// Street and number.
    pub address_line1: String,
    /// Flat, floor, building.
    pub address_line2: Option<String>,
    /// Town.
    pub city: String,
    /// The state's code where the country's states are known, else as typed.
    pub state: Option<String>,
    /// As the country writes it.
    pub postal_code: Option<String>,
    /// E.164.
    pub phone_number: String,
}

impl Draft {
    /// First and last name.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    /// The lines of a label, name first; the country by its name in the language of who reads it.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let mut lines = vec![self.full_name()];
        lines.extend(self.company_name.clone());
        lines.push(self.address_line1.clone());
        lines.extend(self.address_line2.clone());
        lines.push(self.place());
        lines.push(country::name(&self.country, language).to_owned());
        lines
    }

    /// City, state and postal code: "Portland, OR 97201", "20457 Hamburg".
    fn place(&self) -> String {
        let city = match &self.state {
            Some(state) => format!("{}, {state}", self.city),
            None => self.city.clone(),
        };
        let is_code_first = CODE_FIRST.split(' ').any(|code| code == self.country);
        match &self.postal_code {
            Some(code) if is_code_first => format!("{code} {city}"),
            Some(code) => format!("{city} {code}"),
            None => city,
        }
    }
}

/// Countries where the postal code stands before the city: nearly all of Europe, and where its
/// postal services used to be.
const CODE_FIRST: &str = "AD AL AR AT AX BA BE BG BL BY CH CL CY CZ DE DK DZ EE ES FI FO FR GF GL GP GR HR \
    HU IS IT LI LT LU MA MC MD ME MF MK MQ MX MY NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM TN TR UY \
    VA WF YT";

impl Form {
    /// Checks every field and names all that were refused.
    pub fn check(&self) -> Result<Draft, Error> {
        let mut faults = Vec::new();
        let mut note = |field, invalid| faults.push(Fault { field, invalid });
        let mut line = |field, value: Result<String, Invalid>| {
            value.unwrap_or_else(|invalid| {
                note(field, invalid);
                String::new()
            })
        };
        let first_name = line("first_name", text::<60>(&self.first_name));
        let last_name = line("last_name", text::<60>(&self.last_name));
        let address_line1 = line("address_line1", text::<120>(&self.address_line1));
        let city = line("city", text::<80>(&self.city));
        let phone_number = line("phone_number", e164(&self.phone_number));
        let mut maybe = |field, value: Result<Option<String>, Invalid>| {
            value.unwrap_or_else(|invalid| {
                note(field, invalid);
                None
            })
        };
        let company_name = maybe("company_name", optional::<100>(&self.company_name));
        let address_line2 = maybe("address_line2", optional::<120>(&self.address_line2));
        let country = Country::parse(&self.country);
        let (mut state, mut postal_code) = (None, None);
        if let Ok(country) = &country {
            state = maybe("state", country.state(self.state.as_deref()));
            postal_code = maybe(
                "postal_code",
                country.postal_code(self.postal_code.as_deref()),
            );
        }
        let code = country.map(|country| country.code().to_owned());
        let country = code.unwrap_or_else(|invalid| {
            note("country", invalid);
            String::new()
        });
        if !faults.is_empty() {
            return Err(Error::Refused(faults));
        }
        Ok(Draft {
            first_name,
            last_name,
            company_name,
            country,
            address_line1,
            address_line2,
            city,
            state,
            postal_code,
            phone_number,
        })
    }
}

/// One line: a line break would forge a line of the label.
fn text<const N: usize>(raw: &str) -> Result<String, Invalid> {
    Name::<N>::parse(raw).map(Name::into_string)
}

fn optional<const N: usize>(raw: &Option<String>) -> Result<Option<String>, Invalid> {
    match raw.as_deref().map(str::trim) {
        None | Some("") => Ok(None),
        Some(raw) => text::<N>(raw).map(Some),
    }
}

/// The international form; signs that people put between digits go.
fn e164(raw: &str) -> Result<String, Invalid> {
    let number: String = raw
        .trim()
        .chars()
        .filter(|c| !matches!(c, ' ' | '-' | '.' | '(' | ')' | '/'))
        .collect();
    let digits = number.strip_prefix('+').unwrap_or_default();
    let well_formed = (7..=15).contains(&digits.len())
        && !digits.starts_with('0')
        && digits.bytes().all(|b| b.is_ascii_digit());
    if well_formed {
        Ok(number)
    } else {
        let message = "Enter the number with its country code, such as +4915112345678";
        Err(Invalid::new("invalid_phone_number", message))
    }
}

#[cfg(test)]
mod tests;
