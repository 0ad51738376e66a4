//! Pictures on disk, below one folder.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::io::AsyncWriteExt;

use crate::image::{Rendition, render};
use crate::{Error, Name};

/// Longest side of a picture on its own page.
const FULL: u32 = 1600;
/// Longest side of a picture on a card.
const THUMBNAIL: u32 = 480;

/// The folder that pictures lie in. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    root: PathBuf,
}

/// The two sizes of a stored picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// For its own page.
    pub full: Name,
    /// For a card.
    pub thumbnail: Name,
}

impl Store {
    /// A store below `root`, which is made when the first picture comes.
    pub fn new(root: impl AsRef<Path>) -> Self {
        Self {
            root: root.as_ref().to_owned(),
        }
    }

    /// Checks, re-encodes and keeps an uploaded file in both sizes.
    pub async fn add(&self, file: Vec<u8>) -> Result<Picture, Error> {
        let made = render(file, &[FULL, THUMBNAIL]).await?;
        let [full, thumbnail] = made.as_slice() else {
            return Err(Error::Damaged);
        };
        Ok(Picture {
            full: self.put(full).await?,
            thumbnail: self.put(thumbnail).await?,
        })
    }

    /// Keeps one encoded picture. The same content is kept once.
    pub async fn put(&self, picture: &Rendition) -> Result<Name, Error> {
        let name = Name::of(&picture.bytes, picture.format);
        if !tokio::fs::try_exists(self.place(&name)).await? {
            self.write(&name, picture).await?;
        }
        Ok(name)
    }

    /// Keeps one encoded picture under a name of its own, so that it can be removed again.
    pub async fn put_alone(&self, picture: &Rendition) -> Result<Name, Error> {
        let name = Name::random(picture.format)?;
        self.write(&name, picture).await?;
        Ok(name)
    }

    /// Removes a picture; one that is not there is removed already.
    pub async fn remove(&self, name: &Name) -> Result<(), Error> {
        match tokio::fs::remove_file(self.place(name)).await {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// Whole or not at all: it is written beside its place and moved there when it has reached
    /// the disk.
    async fn write(&self, name: &Name, picture: &Rendition) -> Result<(), Error> {
        let place = self.place(name);
        let folder = place.parent().unwrap_or(&self.root);
        tokio::fs::create_dir_all(folder).await?;
        let beside = folder.join(passing_name());
        if let Err(error) = write(&beside, &place, &picture.bytes).await {
            tokio::fs::remove_file(&beside).await.ok();
            return Err(error.into());
        }
        Ok(())
    }

    /// The content of a stored picture, `None` when there is none of this name.
    pub async fn read(&self, name: &Name) -> Result<Option<Vec<u8>>, Error> {
        match tokio::fs::read(self.place(name)).await {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// 256 folders keep each of them short.
    fn place(&self, name: &Name) -> PathBuf {
        let shelf = name.hash().get(..2).unwrap_or_default();
        self.root.join(shelf).join(name.to_string())
    }
}

async fn write(beside: &Path, place: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = tokio::fs::File::create_new(beside).await?;
    file.write_all(bytes).await?;
    file.sync_all().await?;
    tokio::fs::rename(beside, place).await
}

/// A name no other writer of this machine uses at this moment.
fn passing_name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!(".{}-{count}.part", std::process::id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Format;

    fn folder(test: &str) -> PathBuf {
        let name = format!("helloshop-media-{}-{test}", std::process::id());
        std::env::temp_dir().join(name)
    }

    fn rendition(bytes: &[u8]) -> Rendition {
        Rendition {
            bytes: bytes.to_vec(),
            format: Format::Jpeg,
        }
    }

    #[tokio::test]
    async fn a_picture_of_its_own_goes_and_leaves_its_twin() {
        let root = folder("alone");
        let store = Store::new(&root);
        let one = store.put_alone(&rendition(b"abc")).await.unwrap();
        let two = store.put_alone(&rendition(b"abc")).await.unwrap();
        assert_ne!(one, two);
        store.remove(&one).await.unwrap();
        store.remove(&one).await.unwrap();
        assert_eq!(store.read(&one).await.unwrap(), None);
        assert_eq!(
            store.read(&two).await.unwrap().as_deref(),
            Some(&b"abc"[..])
        );
        std::fs::remove_dir_all(root).unwrap();
    }

    #[tokio::test]
    async fn a_picture_is_read_back_and_kept_once() {
        let root = folder("once");
        let store = Store::new(&root);
        let name = store.put(&rendition(b"abc")).await.unwrap();
        assert_eq!(store.put(&rendition(b"abc")).await.unwrap(), name);
        assert_eq!(store.read(&name).await.unwrap().unwrap(), b"abc");
        let shelf = root.join(&name.hash()[..2]);
        assert_eq!(std::fs::read_dir(shelf).unwrap().count(), 1);
        std::fs::remove_dir_all(root).unwrap();
    }

    #[tokio::test]
    async fn a_picture_that_is_not_there_is_none() {
        let store = Store::new(folder("none"));
        let name = Name::of(b"never stored", Format::Webp);
        assert_eq!(store.read(&name).await.unwrap(), None);
    }
}
