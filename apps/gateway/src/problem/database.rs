//! Database errors: retry, or a bug on our side.

use super::Problem;

impl From<db::Error> for Problem {
    fn from(error: db::Error) -> Self {
        match &error {
            db::Error::Unavailable(cause) => Self::unavailable(cause),
            db::Error::Busy(cause) => Self::busy(cause),
            db::Error::Query(cause) => Self::internal(cause),
        }
    }
}

impl From<db::idempotency::Refused> for Problem {
    fn from(refused: db::idempotency::Refused) -> Self {
        use db::idempotency::Refused;
        match refused {
            Refused::OtherBody => {
                Self::unprocessable("idempotency_key_reused", refused.to_string())
            }
            Refused::InFlight => {
                Self::conflict("idempotency_key_in_flight", refused.to_string()).retry_after(1)
            }
            Refused::Unreadable(cause) => Self::internal(&cause),
            Refused::Database(error) => error.into(),
        }
    }
}

/// A sum that left 64 bits: nothing a buyer can do on purpose.
impl From<types::money::Overflow> for Problem {
    fn from(overflow: types::money::Overflow) -> Self {
        Self::unprocessable("amount_out_of_range", overflow.to_string())
    }
}
