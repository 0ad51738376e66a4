//! Outcomes of crate `seller` as problems.

use super::Problem;

impl From<seller::Error> for Problem {
    fn from(error: seller::Error) -> Self {
        let words = error.to_string();
        match error {
            seller::Error::NotFound => Self::not_found(),
            seller::Error::PlanChanged => Self::conflict("plan_changed", words),
            seller::Error::NotByHand => Self::conflict("payout_not_by_hand", words),
            seller::Error::Key(refused) => refused.into(),
            seller::Error::Orders(error) => error.into(),
            seller::Error::Amount(overflow) => overflow.into(),
            seller::Error::Catalog(error) => error.into(),
            seller::Error::Auth(error) => error.into(),
            seller::Error::Encryption(_) => Self::internal(&words),
            seller::Error::Database(error) => error.into(),
        }
    }
}
