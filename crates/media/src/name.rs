//! Names of stored pictures: a hash of the content, or random, then the width of the rendition and
//! the format. A valid name can only refer to a file in the store.

use ring::rand::SecureRandom;
use types::Invalid;

use crate::Error;

/// How a stored picture is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Photographs of before everything became WebP.
    Jpeg,
    /// All others.
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

/// The name of a stored picture, such as `4f…e1-320.webp`; without a width if there is but one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name {
    hash: String,
    width: Option<u32>,
    format: Format,
}

/// Hexadecimal digits of a name: 128 bits of the content's SHA-256.
const DIGITS: usize = 32;
/// What stands before a name in its address.
const FOLDER: &str = "/media/";

impl Name {
    /// The name of this content.
    pub fn of(content: &[u8]) -> Self {
        let digest = ring::digest::digest(&ring::digest::SHA256, content);
        let mut hash = hex::encode(digest);
        hash.truncate(DIGITS);
        Self::without_width(hash)
    }

    /// A name that no other picture has and nobody can guess, for one that must be able to go.
    pub fn random() -> Result<Self, Error> {
        let mut bytes = [0; DIGITS / 2];
        ring::rand::SystemRandom::new()
            .fill(&mut bytes)
            .map_err(|_| std::io::Error::other("no randomness"))?;
        Ok(Self::without_width(hex::encode(bytes)))
    }

    fn without_width(hash: String) -> Self {
        Self {
            hash,
            width: None,
            format: Format::Webp,
        }
    }

    /// Reads a name from an address; anything but digits, a width and a known ending is refused.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        Self::read(raw).ok_or_else(|| Invalid::new("invalid_name", "No picture has this name"))
    }

    fn read(raw: &str) -> Option<Self> {
        let (stem, extension) = raw.split_once('.')?;
        let format = [Format::Jpeg, Format::Webp]
            .into_iter()
            .find(|format| format.extension() == extension)?;
        let (hash, width) = match stem.split_once('-') {
            Some((hash, width)) => (hash, Some(read_width(width)?)),
            None => (stem, None),
        };
        let digit = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        (hash.len() == DIGITS && hash.bytes().all(digit)).then(|| Self {
            hash: hash.to_owned(),
            width,
            format,
        })
    }

    /// The name behind an address of the gateway's; `None` if it is no picture of the store's.
    pub fn from_url(url: &str) -> Option<Self> {
        Self::read(url.strip_prefix(FOLDER)?)
    }

    /// The rendition of this width.
    #[must_use]
    pub fn at(&self, width: u32) -> Self {
        Self {
            width: Some(width),
            ..self.clone()
        }
    }

    /// Whether both are renditions of one picture.
    pub fn is_of(&self, other: &Self) -> bool {
        self.hash == other.hash
    }

    /// How wide this rendition is, if the name says it.
    pub const fn width(&self) -> Option<u32> {
        self.width
    }

    /// How the picture is encoded.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// Hash and width, good as an ETag.
    pub fn stem(&self) -> String {
        match self.width {
            Some(width) => format!("{}-{width}", self.hash),
            None => self.hash.clone(),
        }
    }

    /// The address at which the gateway serves it.
    pub fn url(&self) -> String {
        format!("{FOLDER}{self}")
    }

    /// Where it lies below the store's root: 256 folders keep each of them short.
    pub fn path(&self) -> String {
        let folder = self.hash.get(..2).unwrap_or_default();
        format!("{folder}/{self}")
    }
}

/// One to four digits as a number is written.
fn read_width(raw: &str) -> Option<u32> {
    let width: u32 = raw.parse().ok()?;
    (width > 0 && width < 10_000 && width.to_string() == raw).then_some(width)
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.stem(), self.format.extension())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_back_as_it_was_written() {
        let name = Name::of(b"content");
        for name in [name.clone(), name.at(160), name.at(1440)] {
            assert_eq!(Name::parse(&name.to_string()), Ok(name.clone()));
            assert_eq!(Name::from_url(&name.url()), Some(name));
        }
        let old = name.to_string().replace("webp", "jpg");
        assert_eq!(Name::parse(&old).unwrap().format(), Format::Jpeg);
    }

    #[test]
    fn renditions_of_one_picture_differ_in_their_tags() {
        let name = Name::of(b"content");
        assert_ne!(name.at(160).stem(), name.at(240).stem());
    }

    #[test]
    fn a_name_that_leaves_the_store_is_refused() {
        let good = Name::of(b"content").at(320).to_string();
        let bad = [
            String::new(),
            "../../etc/passwd".to_owned(),
            format!("../{good}"),
            format!("{good}/"),
            good.replace(".webp", ".svg"),
            good.replace(".webp", ""),
            good.to_uppercase(),
            good.replacen('.', "..", 1),
            good.replace("-320", "-0320"),
            good.replace("-320", "-+320"),
            good.replace("-320", "-0"),
            good.replace("-320", "-32000"),
            good.replace("-320", "-"),
            good.replace("-320", "-3-20"),
        ];
        for raw in bad {
            assert!(Name::parse(&raw).is_err(), "{raw}");
        }
    }
}
