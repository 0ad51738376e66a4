//! What can go wrong on the way to the database, told apart by what the caller may do.

use diesel::result::{DatabaseErrorKind, Error as Diesel};

/// A database fault. Domain crates carry it through untouched; the gateway turns it into a
/// 503 (come again) or a 500 (logged once).
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No connection could be had in time, or it broke: come again.
    #[error("the database is out of reach: {0}")]
    Unavailable(String),
    /// A lock or statement took too long, or two transactions stood in each other's way.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// Anything else: a fault of ours.
    #[error(transparent)]
    Query(Diesel),
}

impl From<Diesel> for Error {
    fn from(error: Diesel) -> Self {
        match &error {
            Diesel::DatabaseError(DatabaseErrorKind::ClosedConnection, info) => {
                Self::Unavailable(info.message().to_owned())
            }
            Diesel::DatabaseError(DatabaseErrorKind::SerializationFailure, info) => {
                Self::Busy(info.message().to_owned())
            }
            Diesel::DatabaseError(_, info) if is_passing(info.message()) => {
                Self::Busy(info.message().to_owned())
            }
            Diesel::BrokenTransactionManager => Self::Unavailable(error.to_string()),
            _ => Self::Query(error),
        }
    }
}

/// PostgreSQL's own words for faults that a later try may not meet. diesel passes no
/// SQLSTATE on for these.
fn is_passing(message: &str) -> bool {
    const PASSING: [&str; 6] = [
        "deadlock detected",
        "canceling statement due to",
        "terminating connection",
        "the database system is",
        "too many clients",
        "connection closed",
    ];
    PASSING.iter().any(|words| message.contains(words))
}

/// The name of the constraint that an error speaks of, if it speaks of one.
pub fn constraint_of(error: &Error) -> Option<&str> {
    match error {
        Error::Query(Diesel::DatabaseError(_, info)) => info.constraint_name(),
        _ => None,
    }
}
