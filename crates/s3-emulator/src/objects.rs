//! Objects as files of a folder.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::io::AsyncReadExt;

use crate::error::Error;

/// The bucket's folder: files of objects, files with the content types of those that named one, and
/// uploads until they are complete.
pub struct Objects {
    objects: PathBuf,
    types: PathBuf,
    uploads: PathBuf,
    uploaded: AtomicU64,
}

/// The key of an object, which is also the path of its file.
pub struct Key(String);

/// When an object was written last, and how long it is since.
pub struct Version {
    pub modified: SystemTime,
    pub size: u64,
}

/// An object with its content.
pub struct Object {
    pub bytes: Vec<u8>,
    pub content_type: Option<String>,
    pub version: Version,
}

impl Key {
    /// Reads a key; one that would lead elsewhere, or to the file of another key, is refused.
    pub fn parse(raw: &str) -> Result<Self, Error> {
        let leads_on = |part: &str| !matches!(part, "" | "." | "..") && !part.contains('\0');
        match raw.split('/').all(leads_on) {
            true => Ok(Self(raw.to_owned())),
            false => Err(Error::InvalidUri),
        }
    }
}

impl Version {
    fn of(file: &Metadata) -> io::Result<Self> {
        Ok(Self {
            modified: file.modified()?,
            size: file.len(),
        })
    }

    /// Differs from write to write.
    pub fn e_tag(&self) -> String {
        let since = self.modified.duration_since(UNIX_EPOCH).unwrap_or_default();
        format!("\"{:x}-{:x}\"", self.size, since.as_nanos())
    }
}

impl Objects {
    pub fn open(folder: &Path) -> io::Result<Self> {
        let [objects, types, uploads] =
            ["objects", "types", "uploads"].map(|name| folder.join(name));
        for folder in [&objects, &types, &uploads] {
            std::fs::create_dir_all(folder)?;
        }
        Ok(Self {
            objects,
            types,
            uploads,
            uploaded: AtomicU64::new(0),
        })
    }

    /// Where the objects are.
    pub fn folder(&self) -> &Path {
        &self.objects
    }

    /// Keeps an object, in place of the one that had its key.
    pub async fn write(
        &self,
        key: &Key,
        content_type: Option<&str>,
        bytes: &[u8],
    ) -> Result<Version, Error> {
        let (place, kind) = (self.objects.join(&key.0), self.types.join(&key.0));
        match content_type {
            Some(named) => self.put(&kind, named.as_bytes()).await?,
            None => remove(&kind).await?,
        }
        self.put(&place, bytes).await?;
        Ok(Version::of(&tokio::fs::metadata(place).await?)?)
    }

    /// Whoever reads meanwhile gets the old file or the new one, whole.
    async fn put(&self, place: &Path, bytes: &[u8]) -> io::Result<()> {
        let number = self.uploaded.fetch_add(1, Ordering::Relaxed);
        let upload = self.uploads.join(number.to_string());
        tokio::fs::write(&upload, bytes).await?;
        if let Some(folder) = place.parent() {
            tokio::fs::create_dir_all(folder).await?;
        }
        tokio::fs::rename(upload, place).await
    }

    /// An object with its content.
    pub async fn read(&self, key: &Key) -> Result<Object, Error> {
        let mut file = tokio::fs::File::open(self.objects.join(&key.0)).await?;
        let version = Version::of(&file.metadata().await?)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).await?;
        let kind = self.types.join(&key.0);
        Ok(Object {
            bytes,
            content_type: tokio::fs::read_to_string(kind).await.ok(),
            version,
        })
    }

    /// Removes an object; one that is not there is removed already.
    pub async fn remove(&self, key: &Key) -> Result<(), Error> {
        remove(&self.objects.join(&key.0)).await?;
        remove(&self.types.join(&key.0)).await
    }

    /// All objects whose keys begin so, in the order of their keys.
    pub fn list(&self, prefix: &str) -> io::Result<Vec<(String, Version)>> {
        let mut found = Vec::new();
        let mut folders = vec![self.objects.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder)? {
                let entry = entry?;
                let path = entry.path();
                if entry.file_type()?.is_dir() {
                    folders.push(path);
                    continue;
                }
                let key = path.strip_prefix(&self.objects).ok();
                if let Some(key) = key.and_then(Path::to_str)
                    && key.starts_with(prefix)
                {
                    found.push((key.to_owned(), Version::of(&entry.metadata()?)?));
                }
            }
        }
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(found)
    }
}

async fn remove(file: &Path) -> Result<(), Error> {
    match tokio::fs::remove_file(file).await.map_err(Error::from) {
        Err(Error::NoSuchKey) => Ok(()),
        other => other,
    }
}
