//! The link of a button or line on the home page.

use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use types::Invalid;

/// A path of the marketplace itself, or an address that begins with `https://`: nothing that could
/// run a script, and no host that hides behind another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Link(String);

/// Most characters.
const MOST: usize = 500;

impl Link {
    /// Trims and checks.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let link = raw.trim();
        if link.is_empty() {
            return Err(Invalid::new("required", "Fill in this field"));
        }
        if link.len() > MOST {
            let message = format!("Use at most {MOST} characters");
            return Err(Invalid::new("too_long", message));
        }
        // browsers take `\` for `/`, and skip control characters
        let is_plain = link
            .chars()
            .all(|c| c.is_ascii_graphic() && !matches!(c, '\\' | '"' | '<' | '>' | '`'));
        if is_plain && (is_own(link) || is_secure(link)) {
            return Ok(Self(link.to_owned()));
        }
        let message =
            "Enter a path such as /category/kitchen, or an address that starts with https://";
        Err(Invalid::new("invalid_link", message))
    }

    /// The path or address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_own(link: &str) -> bool {
    link.starts_with('/') && !link.starts_with("//")
}

fn is_secure(link: &str) -> bool {
    let Some(rest) = link.strip_prefix("https://") else {
        return false;
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    host.starts_with(|c: char| c.is_ascii_alphanumeric())
        && host
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':'))
}

impl FromStr for Link {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

impl<'de> Deserialize<'de> for Link {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = String::deserialize(deserializer)?;
        Self::parse(&raw).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Link;

    #[test]
    fn own_paths_and_secure_addresses_are_links_and_nothing_else_is() {
        for good in [
            "/",
            "/category/kitchen/mugs?sort=newest#top",
            " https://blog.example/fair?x=1 ",
            "https://blog.example:8443",
        ] {
            assert_eq!(Link::parse(good).unwrap().as_str(), good.trim());
        }
        for bad in [
            "",
            "kitchen",
            "//evil.example",
            "/\\evil.example",
            "/a b",
            "http://blog.example",
            "javascript:alert(1)",
            "https://",
            "https:///evil.example",
            "https://bank.example@evil.example/",
            "https://blog.example\\@evil.example",
            "data:text/html,x",
            "/\"><script>",
        ] {
            assert!(Link::parse(bad).is_err(), "{bad}");
        }
        assert!(Link::parse(&format!("/{}", "a".repeat(500))).is_err());
    }
}
