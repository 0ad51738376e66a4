//! Errors of this crate, as the caller may see them.

/// An outcome that the caller understands, or a database fault.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no information page of this name.
    #[error("there is no such page")]
    UnknownPage,
    /// There is no message with this id.
    #[error("there is no such message")]
    UnknownMessage,
    /// The message is closed.
    #[error("This message is closed. Reopen it first")]
    MessageClosed,
    /// The message is not closed.
    #[error("This message isn't closed")]
    MessageNotClosed,
    /// So many messages came that this one has to wait.
    #[error("too many messages were sent; try again in {seconds} seconds")]
    TooManyMessages {
        /// Until another one is taken.
        seconds: u32,
    },
    /// What concerns people.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// An idempotency key that cannot be used.
    #[error(transparent)]
    Key(#[from] db::idempotency::Refused),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        Self::Database(error.into())
    }
}
