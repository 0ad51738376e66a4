//! Errors of this crate, as the caller may see them.

/// An outcome that the caller understands, or a database fault.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Somebody saved other settings meanwhile.
    #[error("Someone else changed the settings. Check them and save again")]
    Changed,
    /// The environment allows one person no more than this.
    #[error("The server allows up to {0} here (ADJUSTMENT_APPROVAL_ABOVE)")]
    AboveEnvironment(String),
    /// What concerns people.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        Self::Database(error.into())
    }
}
