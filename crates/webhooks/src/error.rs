//! Errors of this crate, as the caller may see them.

/// An outcome that the caller understands, or a database fault.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not there, or not yours.
    #[error("There is no such thing")]
    NotFound,
    /// So many endpoints an office has at most.
    #[error("You already have {limit} webhooks. Delete one first")]
    TooMany {
        /// How many.
        limit: i64,
    },
    /// The address leads where nobody may be led.
    #[error("{0}")]
    Address(#[from] outbound::Refused),
    /// A paused endpoint is sent nothing.
    #[error("This webhook is paused. Turn it on first")]
    Paused,
    /// A secret cannot be sealed or opened.
    #[error("The secret of a webhook cannot be sealed or opened: {0}")]
    Sealing(#[from] auth::sealing::Broken),
    /// The system has no randomness to make a secret from.
    #[error("There is no randomness")]
    NoRandomness,
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
