//! Errors of handling pictures.

use std::io::ErrorKind;

/// An outcome that the caller understands.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file is larger than allowed.
    #[error("The file has more than {limit} bytes. Use a smaller one")]
    TooLarge {
        /// Most bytes.
        limit: u64,
    },
    /// The picture has more pixels than allowed, in all or along a side.
    #[error("The picture has more than {limit} pixels, or {side} along a side. Use a smaller one")]
    TooManyPixels {
        /// Most pixels.
        limit: u64,
        /// Most pixels along a side.
        side: u32,
    },
    /// The file is no JPEG, PNG or WebP.
    #[error("Use a JPEG, PNG or WebP picture")]
    UnknownFormat,
    /// The picture moves.
    #[error("Animated pictures don't work here. Use a still one")]
    Animated,
    /// It begins like a picture but cannot be read as one.
    #[error("The picture is damaged. Use another one")]
    Damaged,
    /// The encoder did not do its part.
    #[error("the picture could not be encoded: {0}")]
    Unencodable(String),
    /// The disk has no room left.
    #[error("the disk of the media store is full: {0}")]
    Full(std::io::Error),
    /// The disk did not do its part.
    #[error("the media store failed: {0}")]
    Io(std::io::Error),
    /// The bucket did not do its part.
    #[error("the media bucket failed: {0}")]
    Bucket(#[from] object_store::Error),
    /// A worker thread was lost.
    #[error("a worker of the media store failed: {0}")]
    Worker(#[from] tokio::task::JoinError),
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(error),
            _ => Self::Io(error),
        }
    }
}
