//! Pictures in a folder of this machine.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use tokio::io::AsyncWriteExt;

use crate::{Error, Name};

/// The folder.
#[derive(Debug, Clone)]
pub(super) struct Folder {
    root: PathBuf,
}

impl Folder {
    pub fn new(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
        }
    }

    /// Whole or not at all: it is written beside its place and moved there when it has reached
    /// the disk. The same content is written once.
    pub async fn put(&self, name: &Name, bytes: &[u8]) -> Result<(), Error> {
        let place = self.root.join(name.path());
        let folder = place.parent().unwrap_or(&self.root);
        if !tokio::fs::try_exists(&place).await? {
            tokio::fs::create_dir_all(folder).await?;
            let beside = folder.join(passing_name());
            if let Err(error) = write(&beside, &place, bytes).await {
                tokio::fs::remove_file(&beside).await.ok();
                return Err(error.into());
            }
        }
        Ok(keep_entries(folder).await?)
    }

    pub async fn read(&self, name: &Name) -> Result<Option<Bytes>, Error> {
        match tokio::fs::read(self.root.join(name.path())).await {
            Ok(bytes) => Ok(Some(bytes.into())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    pub async fn remove(&self, name: &Name) -> Result<(), Error> {
        match tokio::fs::remove_file(self.root.join(name.path())).await {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }
}

async fn write(beside: &Path, place: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = tokio::fs::File::create_new(beside).await?;
    file.write_all(bytes).await?;
    file.sync_all().await?;
    tokio::fs::rename(beside, place).await
}

/// The new name must reach the disk as well; elsewhere than on Unix a folder is no file.
async fn keep_entries(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) {
        return tokio::fs::File::open(folder).await?.sync_all().await;
    }
    Ok(())
}

/// A name no other writer of this machine uses at this moment.
fn passing_name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!(".{}-{count}.part", std::process::id())
}
