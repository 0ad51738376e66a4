//! Comparing payouts. For each payout, the books state what was paid for good (what was sent less
//! what came back) and its fee. The provider lists an unclaimed payout on the day it was sent,
//! perhaps a month before it came back: where its list of a period and our books differ, the
//! payout's own record decides.

use std::collections::BTreeMap;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use payments::payouts::{Item, ItemStatus};
use payments::{Transaction, TransactionKind};
use types::{Money, PayoutId};

use super::{Books, Difference, Kind, Period, Sum, Way, unknown};
use crate::Error;

/// Who knows by which name the provider can be asked about a payout.
#[async_trait]
pub trait PayoutRecords: Send + Sync {
    /// What the provider says of a payout now; none where it never had it.
    async fn record(&self, id: PayoutId) -> Result<Option<Item>, Error>;
}

/// A payout as our ledger has it.
#[derive(QueryableByName)]
struct PaidOut {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Timestamptz)]
    at: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = BigInt)]
    gone: Money,
    #[diesel(sql_type = BigInt)]
    fee: Money,
}

/// The same as the provider has it.
struct There {
    gone: Money,
    /// None where it does not say what it kept.
    fee: Option<Money>,
    currency: String,
    at: Option<DateTime<Utc>>,
}

/// Whether this is about a payout whose name we may know.
pub(super) fn is_one(listed: &Transaction) -> bool {
    let is_about_one = matches!(
        listed.kind,
        TransactionKind::Payout | TransactionKind::PayoutReturned | TransactionKind::PayoutFee
    );
    is_about_one && listed.reference.is_some()
}

pub(super) async fn compare(
    books: Books<'_>,
    period: Period,
    listed: &[Transaction],
) -> Result<Vec<Difference>, Error> {
    let mut theirs: BTreeMap<&str, Vec<&Transaction>> = BTreeMap::new();
    for there in listed.iter().filter(|there| is_one(there)) {
        let name = there.reference.as_deref().unwrap_or_default();
        theirs.entry(name).or_default().push(there);
    }
    let ours: Vec<PaidOut> = diesel::sql_query(include_str!("paid_out.sql"))
        .bind::<Timestamptz, _>(period.from)
        .bind::<Timestamptz, _>(period.to)
        .bind::<Array<Text>, _>(theirs.keys().collect::<Vec<_>>())
        .load(&mut *books.pool.get().await?)
        .await?;
    let mut found = Vec::new();
    for here in &ours {
        let there = theirs.remove(here.name.as_str());
        let there = there.map(|moves| There::listed(&moves)).transpose()?;
        found.extend(here.differs_from(books, there).await?);
    }
    for moves in theirs.into_values() {
        let there = There::listed(&moves)?;
        if !there.is_nothing() {
            found.extend(unknown::not_here(books.pool, moves).await?);
        }
    }
    Ok(found)
}

impl There {
    /// What its movements in a list add up to.
    fn listed(moves: &[&Transaction]) -> Result<Self, Error> {
        let (mut gone, mut fee) = (Money::ZERO, Money::ZERO);
        for there in moves {
            match there.kind {
                TransactionKind::PayoutFee => fee = fee.plus(there.amount)?,
                TransactionKind::PayoutReturned => gone = gone.minus(there.amount)?,
                _ => gone = gone.plus(there.amount)?,
            }
            fee = fee.plus(there.fee)?;
        }
        let first = moves.first();
        Ok(Self {
            gone,
            fee: Some(fee),
            currency: first.map_or_else(String::new, |one| one.currency.as_str().to_owned()),
            at: moves.iter().map(|one| one.at).min(),
        })
    }

    /// A payout's own record does not say what of the fee came back with it.
    fn record(item: Item) -> Self {
        let is_paid = item.status == ItemStatus::Paid;
        Self {
            gone: if is_paid { item.amount } else { Money::ZERO },
            fee: is_paid.then_some(item.fee),
            currency: item.currency.as_str().to_owned(),
            at: None,
        }
    }

    fn is_nothing(&self) -> bool {
        self.gone == Money::ZERO && self.fee.is_none_or(|fee| fee == Money::ZERO)
    }
}

impl PaidOut {
    async fn differs_from(
        &self,
        books: Books<'_>,
        listed: Option<There>,
    ) -> Result<Vec<Difference>, Error> {
        let is_nothing = self.gone == Money::ZERO && self.fee == Money::ZERO;
        match &listed {
            Some(there) if self.says(there) => return Ok(Vec::new()),
            // it failed, or left by the bank: the provider has nothing to tell
            None if is_nothing => return Ok(Vec::new()),
            _ => {}
        }
        let at = listed.as_ref().and_then(|there| there.at);
        let there = match books.payouts.record(self.id).await? {
            Some(item) => Some(There::record(item)),
            None => listed,
        };
        Ok(self.found(there, at.unwrap_or(self.at)))
    }

    fn says(&self, there: &There) -> bool {
        let is_same = self.gone == there.gone && there.fee.is_none_or(|fee| fee == self.fee);
        is_same && (there.currency == self.currency || there.is_nothing())
    }

    fn found(&self, there: Option<There>, at: DateTime<Utc>) -> Vec<Difference> {
        let sum = |amount, currency: &str| Sum {
            amount,
            currency: currency.to_owned(),
        };
        let difference = |way, there: Option<Sum>, here: Option<Sum>| Difference {
            kind: Kind::Payout,
            name: self.name.clone(),
            capture_id: None,
            order_number: None,
            way,
            there,
            here,
            moved_at: at,
        };
        let here = sum(self.gone, &self.currency);
        let Some(there) = there else {
            return vec![difference(Way::NotThere, None, Some(here))];
        };
        let mut found = Vec::new();
        let gone = sum(there.gone, &there.currency);
        match (gone.amount == Money::ZERO, here.amount == Money::ZERO) {
            (true, true) => {}
            (true, false) => found.push(difference(Way::NotThere, None, Some(here))),
            (false, true) => found.push(difference(Way::NotHere, Some(gone), None)),
            (false, false) if gone != here => {
                found.push(difference(Way::Amount, Some(gone), Some(here)));
            }
            (false, false) => {}
        }
        if let Some(fee) = there.fee.filter(|fee| *fee != self.fee) {
            let (kept, said) = (sum(fee, &there.currency), sum(self.fee, &self.currency));
            found.push(difference(Way::Fee, Some(kept), Some(said)));
        }
        found
    }
}
