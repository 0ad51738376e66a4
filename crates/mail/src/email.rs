//! An email that is ready to be sent.

use serde::{Deserialize, Serialize};

/// An email to one person, as text and HTML.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Email {
    /// The receiver's address.
    pub to: String,
    /// The subject, one line.
    pub subject: String,
    /// The plain form.
    pub text: String,
    /// The form with a layout.
    pub html: String,
    /// Where an answer goes, if not to the sender.
    #[serde(rename = "replyTo", default, skip_serializing_if = "Option::is_none")]
    pub reply_to: Option<String>,
}

impl Email {
    /// The same email with this Reply-To address.
    #[must_use]
    pub fn reply_to(mut self, address: impl Into<String>) -> Self {
        self.reply_to = Some(address.into());
        self
    }
}
