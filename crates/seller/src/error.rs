//! What may come of a seller's call, in words that the caller understands.

/// Outcomes beside success.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The catalogue's answer: the name is taken, or this person has a shop already.
    #[error(transparent)]
    Catalog(#[from] catalog::Error),
    /// The account's answer.
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
