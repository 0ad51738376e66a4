//! One mail, ready to go.

use serde::{Deserialize, Serialize};

/// A mail to one person, in both forms that mail programs show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// The receiver's address.
    pub to: String,
    /// The subject, one line.
    pub subject: String,
    /// The plain form.
    pub text: String,
    /// The form with a layout.
    pub html: String,
}
