//! Errors of the index.

/// A fault of the index or its folder; never the asker's.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The engine below.
    #[error("the search index failed: {0}")]
    Engine(#[from] tantivy::TantivyError),
    /// The folder.
    #[error("the folder of the search index failed: {0}")]
    Io(#[from] std::io::Error),
    /// The index is being filled anew, or is in use by another process.
    #[error("the search index is busy")]
    Busy,
}
