//! The time of a database, for SQL and for what is decided in Rust. A test can set the time of its own
//! database ahead ([`testing::travel`](crate::testing::travel)); in every program that is shipped both
//! are the time of their machine.

#[cfg(not(feature = "testing"))]
use chrono::{DateTime, Utc};

diesel::define_sql_function! {
    /// The moment at which the transaction began. `diesel::dsl::now` would be `CURRENT_TIMESTAMP`,
    /// which no test can set ahead.
    fn now() -> Timestamptz;
}

#[cfg(feature = "testing")]
pub(crate) use crate::testing::clock::Clock;

/// Tells the time of one database.
#[cfg(not(feature = "testing"))]
#[derive(Clone)]
pub(crate) struct Clock;

#[cfg(not(feature = "testing"))]
impl Clock {
    /// That of the database with this address.
    pub const fn of(_url: &str) -> Self {
        Self
    }

    #[expect(clippy::unused_self, reason = "the one of tests has something in it")]
    pub fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}
