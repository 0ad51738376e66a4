//! Names of stored pictures: a hash of the content, or chance, and the format. A name that parses can
//! point nowhere but into the store.

use ring::rand::SecureRandom;
use types::Invalid;

use crate::Error;

/// How a stored picture is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// For photographs.
    Jpeg,
    /// For pictures with transparency.
    Webp,
}

impl Format {
    /// What stands behind the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Webp => "webp",
        }
    }

    /// The media type for browsers.
    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Webp => "image/webp",
        }
    }
}

/// The name of a stored picture, such as `4f…e1.webp`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name {
    hash: String,
    format: Format,
}

/// Hexadecimal digits of a name: 128 bits of the content's SHA-256.
const DIGITS: usize = 32;

impl Name {
    /// The name of this content.
    pub fn of(content: &[u8], format: Format) -> Self {
        let digest = ring::digest::digest(&ring::digest::SHA256, content);
        let mut hash = hex::encode(digest);
        hash.truncate(DIGITS);
        Self { hash, format }
    }

    /// A name that no other picture has and nobody can guess, for one that must be able to go.
    pub fn random(format: Format) -> Result<Self, Error> {
        let mut bytes = [0; DIGITS / 2];
        ring::rand::SystemRandom::new()
            .fill(&mut bytes)
            .map_err(|_| std::io::Error::other("no randomness"))?;
        Ok(Self {
            hash: hex::encode(bytes),
            format,
        })
    }

    /// Reads a name from an address; anything but digits and a known ending is refused.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let invalid = || Invalid::new("invalid_name", "No picture has this name");
        let (hash, extension) = raw.split_once('.').ok_or_else(invalid)?;
        let format = [Format::Jpeg, Format::Webp]
            .into_iter()
            .find(|format| format.extension() == extension)
            .ok_or_else(invalid)?;
        let digit = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        if hash.len() != DIGITS || !hash.bytes().all(digit) {
            return Err(invalid());
        }
        Ok(Self {
            hash: hash.to_owned(),
            format,
        })
    }

    /// How the picture is encoded.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The hash alone, good as an ETag.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The address at which the gateway serves it.
    pub fn url(&self) -> String {
        format!("/media/{self}")
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.hash, self.format.extension())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_back_as_it_was_written() {
        let name = Name::of(b"content", Format::Webp);
        assert_eq!(Name::parse(&name.to_string()), Ok(name));
    }

    #[test]
    fn a_name_that_leaves_the_store_is_refused() {
        let good = Name::of(b"content", Format::Jpeg).to_string();
        let bad = [
            String::new(),
            "../../etc/passwd".to_owned(),
            format!("../{good}"),
            format!("{good}/"),
            good.replace(".jpg", ".svg"),
            good.replace(".jpg", ""),
            good.to_uppercase(),
            good.replacen('.', "..", 1),
        ];
        for raw in bad {
            assert!(Name::parse(&raw).is_err(), "{raw}");
        }
    }
}
