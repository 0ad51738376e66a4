//! Errors of this crate, as the caller may see them.

/// An outcome that the caller understands, or a database fault.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not there, or not yours.
    #[error("There is no such thing")]
    NotFound,
    /// The owner has as many endpoints as allowed.
    #[error("You already have {limit} webhooks. Delete one first")]
    TooMany {
        /// How many.
        limit: i64,
    },
    /// The address leads where nobody may be led.
    #[error("{0}")]
    Address(#[from] outbound::RequestError),
    /// A paused endpoint is sent nothing.
    #[error("This webhook is paused. Turn it on first")]
    Paused,
    /// A secret cannot be encrypted or decrypted.
    #[error("The secret of a webhook cannot be encrypted or decrypted: {0}")]
    Encryption(#[from] auth::encryption::Error),
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
