//! The index folder of one process, where several processes may share a data directory.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use crate::Error;

/// How many processes may share one data directory.
const SLOTS: u8 = 16;

/// A folder that this process alone uses, until this value or the process ends.
#[derive(Debug)]
pub struct IndexFolder {
    path: PathBuf,
    _lock: File,
}

impl IndexFolder {
    /// Takes the first free of `index/0` to `index/15` below the data directory, so that a
    /// process which starts again finds the index it had.
    pub fn claim(data_dir: &Path) -> Result<Self, Error> {
        let parent = data_dir.join("index");
        std::fs::create_dir_all(&parent)?;
        for slot in 0..SLOTS {
            let file = File::create(parent.join(format!("{slot}.lock")))?;
            match file.try_lock() {
                Ok(()) => {
                    let path = parent.join(slot.to_string());
                    std::fs::create_dir_all(&path)?;
                    return Ok(Self { path, _lock: file });
                }
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
        Err(Error::Busy)
    }

    /// Where the folder is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}
