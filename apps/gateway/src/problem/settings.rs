//! Outcomes of crate `settings` as problems.

use settings::Error;

use super::Problem;

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let words = error.to_string();
        match error {
            Error::Changed => Self::conflict("settings_changed", words),
            Error::Auth(error) => error.into(),
            Error::Database(error) => error.into(),
        }
    }
}
