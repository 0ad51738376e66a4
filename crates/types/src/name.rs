//! Names of people and things.

use std::str::FromStr;

use crate::{Invalid, Text};

/// A name or title of at most `N` characters: one line without hidden characters that would make it
/// look like another one ([`Text::parse_line`]).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name<const N: usize>(Text<N>);

impl<const N: usize> Name<N> {
    /// Trims and checks.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        Text::parse_line(raw).map(Self)
    }

    /// An empty or missing name becomes `None`.
    pub fn parse_optional(raw: Option<&str>) -> Result<Option<Self>, Invalid> {
        match raw.map(str::trim) {
            None | Some("") => Ok(None),
            Some(name) => Self::parse(name).map(Some),
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The name, owned.
    pub fn into_string(self) -> String {
        self.0.into_string()
    }
}

impl<const N: usize> FromStr for Name<N> {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}
