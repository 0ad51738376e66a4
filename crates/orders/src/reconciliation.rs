//! Comparison of the provider's books with ours: whatever it took from a buyer, refunded, paid out
//! or charged must be in our ledger, to the cent, and vice versa (invariant I13).
//!
//! The provider's list of transactions in a period reveals what we do not know of. A transaction
//! that is only in our books may be dated outside of the period: its own record is fetched before
//! it is called missing.

pub mod breaks;
mod buyer_payments;
mod difference;
mod dispute_fees;
mod payouts;
pub mod run;
mod unmatched;

use std::collections::HashSet;

use chrono::{DateTime, TimeDelta, Utc};
use db::Pool;
use payments::{Provider, Transaction};

use crate::Error;

pub use difference::{Difference, Kind, Mismatch, Sum};
pub use payouts::PayoutRecords;

/// How much of a long period is held in memory at once.
const AT_ONCE: TimeDelta = TimeDelta::days(7);

/// Both books.
#[derive(Clone, Copy)]
pub struct Books<'a> {
    /// Where ours stand.
    pub pool: &'a Pool,
    /// Who keeps the others.
    pub provider: &'a dyn Provider,
    /// Who knows what the provider says of one payout.
    pub payouts: &'a dyn PayoutRecords,
}

/// A part of time: from its beginning, until before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Period {
    from: DateTime<Utc>,
    to: DateTime<Utc>,
}

/// Compares all that moved from `from` until `to`. What one side dates outside of the period is
/// found on the other side all the same. Money that moved in the last three hours may be missing
/// in the provider's list, and what moves at this moment in ours: end the period before that.
/// Changes nothing.
pub async fn compare(
    books: Books<'_>,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<Difference>, Error> {
    let mut found = Vec::new();
    for period in (Period { from, to }).parts() {
        let listed = period.listed(books.provider).await?;
        found.extend(period.compare(books, &listed).await?);
    }
    Ok(without_doubles(found))
}

/// The second in which one list ends and another begins stands in both.
fn without_doubles(mut found: Vec<Difference>) -> Vec<Difference> {
    let mut seen = HashSet::new();
    found.retain(|one| seen.insert((one.kind, one.name.clone(), one.mismatch)));
    found
}

impl Period {
    /// Parts that one list each is asked for; one after the other, without a gap.
    fn parts(self) -> impl Iterator<Item = Self> {
        let starts = std::iter::successors(Some(self.from), |start| Some(*start + AT_ONCE));
        let starts = starts.take_while(move |start| *start < self.to);
        starts.map(move |from| Self {
            from,
            to: self.to.min(from + AT_ONCE),
        })
    }

    async fn listed(self, provider: &dyn Provider) -> Result<Vec<Transaction>, Error> {
        let listed = provider.transactions(self.from, self.to).await;
        listed.map_err(|error| {
            tracing::error!(%error, "the provider's books cannot be read");
            Error::ProviderUnavailable
        })
    }

    /// Where the list of this period and our books do not say the same.
    async fn compare(
        self,
        books: Books<'_>,
        listed: &[Transaction],
    ) -> Result<Vec<Difference>, Error> {
        let mut found = buyer_payments::compare(books, self, listed).await?;
        found.extend(payouts::compare(books, self, listed).await?);
        Ok(found)
    }
}
