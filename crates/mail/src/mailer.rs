//! What all ways of sending emails have in common.

use async_trait::async_trait;

use crate::Email;

/// Why an email could not be sent.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A later try may succeed: the server was away or busy.
    #[error("the email could not be sent: {0}")]
    Temporary(String),
    /// No later try can: the address or the email itself was refused.
    #[error("the email was refused: {0}")]
    Refused(String),
    /// The way out is set up wrongly.
    #[error("mail is not set up: {0}")]
    Settings(String),
}

/// A way to send emails.
#[async_trait]
pub trait Mailer: Send + Sync {
    /// Sends an email.
    async fn send(&self, email: &Email) -> Result<(), Error>;
}
