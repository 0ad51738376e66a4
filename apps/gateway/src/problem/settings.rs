//! Outcomes of crate `settings` as problems.

use settings::Error;
use types::Invalid;

use super::Problem;

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let words = error.to_string();
        match error {
            Error::Changed => Self::conflict("settings_changed", words),
            Error::AboveEnvironment(_) => Self::invalid(
                "/values/adjustmentApprovalAbove",
                Invalid::new("above_environment", words),
            ),
            Error::Auth(error) => error.into(),
            Error::Database(error) => error.into(),
        }
    }
}
