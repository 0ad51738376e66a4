//! Pictures in a folder of this machine.

use std::fs::Metadata;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use tokio::io::{AsyncWrite, AsyncWriteExt};

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

    /// Whole or not at all: it is written beside its place and moved there when all of it has
    /// reached the disk. The same content is written once, and again if what lies there is not
    /// all of it.
    pub async fn put(&self, name: &Name, bytes: &[u8]) -> Result<(), Error> {
        let place = self.root.join(name.path());
        let folder = place.parent().unwrap_or(&self.root);
        if !lies_there(&place, bytes).await? {
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
            Ok(bytes) if is_whole(&bytes) => Ok(Some(bytes.into())),
            Ok(_) => {
                tracing::error!(%name, "a stored picture is not whole; it is not shown");
                Ok(None)
            }
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

/// Whether it was written already, as long as it is.
async fn lies_there(place: &Path, bytes: &[u8]) -> std::io::Result<bool> {
    match tokio::fs::metadata(place).await {
        Ok(file) => Ok(is_as_long(&file, bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn is_as_long(file: &Metadata, bytes: &[u8]) -> bool {
    usize::try_from(file.len()).is_ok_and(|length| length == bytes.len())
}

async fn write(beside: &Path, place: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = tokio::fs::File::create_new(beside).await?;
    pour(&mut file, bytes).await?;
    file.sync_all().await?;
    if !is_as_long(&file.metadata().await?, bytes) {
        return Err(ErrorKind::WriteZero.into());
    }
    tokio::fs::rename(beside, place).await
}

/// Writes all of it. A file takes bytes before it writes them, and only a flush says whether
/// they went through: a disk that is full says so there and nowhere else.
async fn pour(file: &mut (impl AsyncWrite + Unpin), bytes: &[u8]) -> std::io::Result<()> {
    file.write_all(bytes).await?;
    file.flush().await
}

/// WebP says how long it is. Disks that ran full have left pictures that were cut.
fn is_whole(bytes: &[u8]) -> bool {
    match bytes {
        [b'R', b'I', b'F', b'F', a, b, c, d, rest @ ..] => {
            let length = u32::from_le_bytes([*a, *b, *c, *d]);
            usize::try_from(length).is_ok_and(|length| length <= rest.len())
        }
        _ => !bytes.is_empty(),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    /// Takes everything and says only when it is flushed that there was no room, as a file does.
    struct FullDisk;

    impl AsyncWrite for FullDisk {
        fn poll_write(
            self: Pin<&mut Self>,
            _: &mut Context<'_>,
            bytes: &[u8],
        ) -> Poll<io::Result<usize>> {
            Poll::Ready(Ok(bytes.len()))
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Err(ErrorKind::StorageFull.into()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    #[tokio::test]
    async fn a_disk_that_is_full_is_heard() {
        let error = pour(&mut FullDisk, b"mug").await.unwrap_err();
        assert!(matches!(Error::from(error), Error::Full(_)));
    }

    #[test]
    fn a_picture_that_was_cut_is_not_whole() {
        let whole = [&b"RIFF"[..], &8_u32.to_le_bytes(), b"WEBPVP8L"].concat();
        assert!(is_whole(&whole));
        assert!(!is_whole(whole.get(..15).unwrap()));
        assert!(!is_whole(b""));
        assert!(is_whole(b"\xff\xd8\xff an old photograph"));
    }
}
