//! The store of pictures. A stored picture has reached the disk, or the bucket, before the upload
//! is acknowledged.

pub(crate) mod bucket;
mod folder;

use std::time::Duration;

use bytes::Bytes;
use futures_util::future::try_join_all;
use moka::sync::Cache;

use self::bucket::Bucket;
use self::folder::Folder;
use crate::image::{Rendered, Rendition};
use crate::{Error, Location, Name};

/// Most bytes of pictures that are remembered: some thousand cards.
const REMEMBERED: u64 = 64 * 1024 * 1024;
/// Larger ones are asked for too rarely to take the room of several cards.
const LARGEST_REMEMBERED: usize = 128 * 1024;
/// How long another process may show what this one has removed.
const REMEMBERED_FOR: Duration = Duration::from_secs(600);

/// The store of pictures. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    backend: Backend,
    cache: Cache<Name, Bytes>,
}

#[derive(Debug, Clone)]
enum Backend {
    Folder(Folder),
    Bucket(Bucket),
}

impl Store {
    /// The store at a location; a folder is made when the first picture comes.
    pub fn new(location: &Location) -> Self {
        let backend = match location {
            Location::Folder(root) => Backend::Folder(Folder::new(root)),
            Location::Bucket(bucket) => Backend::Bucket(bucket.clone()),
        };
        let size = |_: &Name, bytes: &Bytes| u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let cache = Cache::builder()
            .max_capacity(REMEMBERED)
            .weigher(size)
            .time_to_live(REMEMBERED_FOR)
            .build();
        Self { backend, cache }
    }

    /// Keeps a picture in all its widths.
    pub async fn save(&self, picture: &Rendered) -> Result<(), Error> {
        let files = picture.renditions.iter().map(|file| self.put(file));
        try_join_all(files).await.map(drop)
    }

    /// Keeps an encoded picture under a name of its own, so that it can be removed again
    /// whoever else has the same.
    pub async fn save_unshared(&self, bytes: Bytes) -> Result<Name, Error> {
        let name = Name::random()?;
        let file = Rendition { name, bytes };
        self.put(&file).await?;
        Ok(file.name)
    }

    async fn put(&self, file: &Rendition) -> Result<(), Error> {
        match &self.backend {
            Backend::Folder(folder) => folder.put(&file.name, &file.bytes).await,
            Backend::Bucket(bucket) => bucket.put(&file.name, file.bytes.clone()).await,
        }
    }

    /// The content of a stored picture, `None` when there is none of this name.
    pub async fn read(&self, name: &Name) -> Result<Option<Bytes>, Error> {
        if let Some(bytes) = self.cache.get(name) {
            return Ok(Some(bytes));
        }
        let found = match &self.backend {
            Backend::Folder(folder) => folder.read(name).await?,
            Backend::Bucket(bucket) => bucket.read(name).await?,
        };
        if let Some(bytes) = found.as_ref()
            && bytes.len() <= LARGEST_REMEMBERED
        {
            self.cache.insert(name.clone(), bytes.clone());
        }
        Ok(found)
    }

    /// Removes files; one that is not there is removed already.
    pub async fn remove(&self, names: &[Name]) -> Result<(), Error> {
        try_join_all(names.iter().map(|name| self.remove_one(name)))
            .await
            .map(drop)
    }

    async fn remove_one(&self, name: &Name) -> Result<(), Error> {
        match &self.backend {
            Backend::Folder(folder) => folder.remove(name).await?,
            Backend::Bucket(bucket) => bucket.remove(name).await?,
        }
        self.cache.invalidate(name);
        Ok(())
    }
}
