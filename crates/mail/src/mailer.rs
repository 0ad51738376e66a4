//! What all ways of sending emails have in common.

use async_trait::async_trait;

use crate::Letter;

/// Why an email could not be sent.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A later try may succeed: the server was away or busy.
    #[error("the mail could not be handed over: {0}")]
    Passing(String),
    /// No later try can: the address or the mail itself was refused.
    #[error("the mail was refused: {0}")]
    Refused(String),
    /// The way out is set up wrongly.
    #[error("mail is not set up: {0}")]
    Settings(String),
}

/// A way to send emails.
#[async_trait]
pub trait Mailer: Send + Sync {
    /// Hands one letter over.
    async fn send(&self, letter: &Letter) -> Result<(), Error>;
}
