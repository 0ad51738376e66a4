//! Errors of calls to the provider, sorted by what the caller must do next. The key question is
//! whether it is certain that no money moved.

use std::time::Duration;

/// Why a call to the provider did not succeed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The buyer has not approved the payment: nothing was captured.
    #[error("the buyer has not approved the payment")]
    NotApproved,
    /// The buyer's bank, card or account refused: nothing was captured, the buyer may choose
    /// another way to pay.
    #[error("the payment was declined: {reason}")]
    Declined {
        /// The provider's stable word, such as `INSTRUMENT_DECLINED`.
        reason: String,
    },
    /// The provider knows no such order or capture.
    #[error("the provider knows no such payment")]
    NotFound,
    /// A definite no: the same request will never succeed, nothing was done.
    #[error("the provider rejected the request: {issue}: {description}")]
    Rejected {
        /// The provider's stable word, such as `REFUND_AMOUNT_EXCEEDED`.
        issue: String,
        /// The provider's sentence for people.
        description: String,
    },
    /// Definitely not executed; trying again later is safe.
    #[error("the provider cannot be used now: {reason}")]
    Unavailable {
        /// What stood in the way, for the log.
        reason: String,
        /// How long the provider asked to wait.
        retry_after: Option<Duration>,
    },
    /// The outcome is unknown: money may have moved. Ask with `get`, or repeat with the same
    /// request id; never start over with a new one.
    #[error("the outcome at the provider is unknown: {reason}")]
    Unknown {
        /// What happened, for the log.
        reason: String,
    },
}

impl Error {
    pub(crate) fn unavailable(reason: impl Into<String>) -> Self {
        Self::Unavailable {
            reason: reason.into(),
            retry_after: None,
        }
    }

    pub(crate) fn unknown(reason: impl Into<String>) -> Self {
        Self::Unknown {
            reason: reason.into(),
        }
    }

    pub(crate) fn rejected(issue: impl Into<String>, description: impl Into<String>) -> Self {
        Self::Rejected {
            issue: issue.into(),
            description: description.into(),
        }
    }

    /// The same failure of a mere read, which cannot have changed anything.
    pub(crate) fn of_a_read(self) -> Self {
        match self {
            Self::Unknown { reason } => Self::unavailable(reason),
            other => other,
        }
    }
}

/// Why the settings cannot be used; found at start, before any payment.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// A web address that is not one.
    #[error("{0} is not a usable web address")]
    Address(String),
    /// A bundle of certificates that cannot be read or is empty.
    #[error("the certificates cannot be used: {0}")]
    Certificates(String),
    /// The connection layer could not be built.
    #[error("the connection to the provider cannot be set up: {0}")]
    Client(String),
}
