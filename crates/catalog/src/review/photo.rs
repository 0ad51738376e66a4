//! What a buyer shows of what arrived.

use std::path::PathBuf;

use media::{Picture, Store};
use serde::{Deserialize, Serialize};
use types::Invalid;

use crate::Error;

/// Most photos of one review.
const MOST: usize = 5;

/// Photos as they were uploaded, not looked at yet.
#[derive(Debug, Clone)]
pub struct Upload {
    store: Store,
    files: Vec<PathBuf>,
}

impl Upload {
    /// At most 5 files and the store they are meant for.
    pub fn parse(store: Store, files: Vec<PathBuf>) -> Result<Self, Invalid> {
        if files.len() > MOST {
            let message = format!("Choose at most {MOST} photos");
            return Err(Invalid::new("too_many_photos", message));
        }
        Ok(Self { store, files })
    }

    /// Checks, re-encodes and keeps them, one after the other: a large one takes much memory.
    /// Never to be called while a transaction is open.
    pub async fn keep(&self) -> Result<Vec<Photo>, Error> {
        let mut photos = Vec::new();
        for file in &self.files {
            let file = tokio::fs::read(file).await.map_err(media::Error::from)?;
            photos.push(Photo::from(&self.store.add(file).await?));
        }
        Ok(photos)
    }
}

/// A picture of a review, as it is stored with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Photo {
    /// Where it is served.
    pub url: String,
    /// What it shows.
    pub alt: String,
    /// How wide its widest rendition is; `None` for a picture of before there were several.
    pub width: Option<u32>,
    /// How high that one is.
    pub height: Option<u32>,
    /// What is seen until it is there, as a data URI.
    pub placeholder: Option<String>,
}

/// Reviews of the first days hold bare addresses.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Address(String),
    Whole {
        url: String,
        #[serde(default)]
        alt: String,
        width: Option<u32>,
        height: Option<u32>,
        placeholder: Option<String>,
    },
}

impl From<Stored> for Photo {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Address(url) => Self::at(url),
            Stored::Whole {
                url,
                alt,
                width,
                height,
                placeholder,
            } => Self {
                url,
                alt,
                width,
                height,
                placeholder,
            },
        }
    }
}

impl From<&Picture> for Photo {
    fn from(picture: &Picture) -> Self {
        Self::at(picture.full.url())
    }
}

impl Photo {
    /// A picture of which no more is known than where it is served.
    fn at(url: String) -> Self {
        Self {
            url,
            alt: String::new(),
            width: None,
            height: None,
            placeholder: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_photo_is_read_in_every_form_it_was_ever_stored_in() {
        let read = |text: &str| serde_json::from_str::<Photo>(text).unwrap();
        let bare = Photo::at("/media/a.webp".to_owned());
        assert_eq!(read(r#""/media/a.webp""#), bare);
        assert_eq!(read(r#"{"url": "/media/a.webp"}"#), bare);
        let whole = Photo {
            alt: "A mug".to_owned(),
            width: Some(640),
            height: Some(480),
            placeholder: Some("data:image/webp;base64,AA".to_owned()),
            ..bare
        };
        assert_eq!(read(&serde_json::to_string(&whole).unwrap()), whole);
    }
}
