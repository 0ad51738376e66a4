//! Photos in a review.

use std::path::PathBuf;

use db::Pool;
use media::Store;
use types::Invalid;

use crate::{Error, Picture, picture};

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
        Self::check_count(files.len())?;
        Ok(Self { store, files })
    }

    /// Whether a review may have so many.
    pub fn check_count(count: usize) -> Result<(), Invalid> {
        if count > MOST {
            let message = format!("Choose at most {MOST} photos");
            return Err(Invalid::new("too_many_photos", message));
        }
        Ok(())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// Checks, re-encodes and keeps them, one after the other: a large one takes much memory.
    /// Never to be called while a transaction is open.
    pub async fn keep(&self, pool: &Pool) -> Result<Vec<Picture>, Error> {
        let mut photos = Vec::new();
        for file in &self.files {
            photos.push(picture::keep(pool, &self.store, file).await?.into());
        }
        Ok(photos)
    }
}
