//! Outcomes of crate `webhooks` as problems.

use types::Invalid;
use webhooks::Error;

use super::Problem;

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let words = error.to_string();
        match error {
            Error::NotFound => Self::not_found(),
            Error::TooMany { .. } => Self::conflict("too_many_webhooks", words),
            Error::Address(_) => {
                let message = "Use an https address on the public internet";
                Self::invalid("/url", Invalid::new("url_not_allowed", message))
            }
            Error::Paused => Self::conflict("webhook_paused", words),
            Error::Encryption(_) | Error::NoRandomness => Self::internal(&words),
            Error::Auth(error) => error.into(),
            Error::Database(error) => error.into(),
        }
    }
}
