//! Outcomes of crate `seller` as problems.

use super::Problem;

impl From<seller::Error> for Problem {
    fn from(error: seller::Error) -> Self {
        match error {
            seller::Error::Catalog(error) => error.into(),
            seller::Error::Auth(error) => error.into(),
            seller::Error::Database(error) => error.into(),
        }
    }
}
