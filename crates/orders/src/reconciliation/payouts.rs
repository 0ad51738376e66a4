//! Comparing payouts. For each payout, the books state what was paid for good (what was sent less
//! what came back) and its fee. The provider lists an unclaimed payout on the day it was sent,
//! perhaps a month before it came back: where its list of a period and our books differ, the
//! payout's own record decides.

use std::collections::BTreeMap;

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use payments::payouts::{Item, ItemStatus};
use payments::{Transaction, TransactionKind};
use types::{Money, PayoutId};

use super::{Books, Difference, Kind, Mismatch, Period, Sum, unmatched};
use crate::Error;

/// A run is sent again for 20 days if its outcome is unknown, and the provider returns what nobody
/// claims after 30.
const UNTIL_IT_IS_OVER: TimeDelta = TimeDelta::days(52);

/// Who knows by which name the provider can be asked about a payout.
#[async_trait]
pub trait PayoutRecords: Send + Sync {
    /// What the provider says of a payout now; none where it never had it.
    async fn record(&self, id: PayoutId) -> Result<Option<Item>, Error>;

    /// Books what the provider kept of a payout that arrived and has no fee yet. Says whether it did.
    async fn book_fee(&self, id: PayoutId, fee: Money) -> Result<bool, Error>;
}

/// A payout as our ledger has it.
#[derive(QueryableByName)]
struct LedgerPayout {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Timestamptz)]
    at: DateTime<Utc>,
    #[diesel(sql_type = Timestamptz)]
    begun: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = BigInt)]
    gone: Money,
    #[diesel(sql_type = BigInt)]
    fee: Money,
}

/// The same as the provider has it.
struct ProviderPayout {
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
    for reported in listed.iter().filter(|reported| is_one(reported)) {
        let name = reported.reference.as_deref().unwrap_or_default();
        theirs.entry(name).or_default().push(reported);
    }
    let ours: Vec<LedgerPayout> = diesel::sql_query(include_str!("ledger_payouts.sql"))
        .bind::<Timestamptz, _>(period.from)
        .bind::<Timestamptz, _>(period.to)
        .bind::<Array<Text>, _>(theirs.keys().collect::<Vec<_>>())
        .load(&mut *books.pool.get().await?)
        .await?;
    let (mut found, mut unnamed) = (Vec::new(), Vec::new());
    for booked in &ours {
        let reported = theirs.remove(booked.name.as_str());
        let reported = reported.map(ProviderPayout::listed).transpose()?;
        if booked.agrees_with(reported.as_ref()) {
            continue;
        }
        let at = reported.as_ref().and_then(|reported| reported.at);
        match books.payouts.record(booked.id).await? {
            Some(item) => found.extend(booked.found(Some(ProviderPayout::record(item)), at)),
            None => unnamed.push((booked, reported)),
        }
    }
    found.extend(compare_unnamed(books, unnamed).await?);
    for moves in theirs.into_values() {
        let reported = ProviderPayout::listed(moves.iter().copied())?;
        if !reported.is_nothing() {
            found.extend(unmatched::missing_in_ledger(books.pool, moves).await?);
        }
    }
    Ok(found)
}

/// Payouts whose name at the provider nobody knows: an operator marked them as paid, perhaps weeks
/// after they had left. The provider lists them then; all of them are looked for in one list.
async fn compare_unnamed(
    books: Books<'_>,
    unnamed: Vec<(&LedgerPayout, Option<ProviderPayout>)>,
) -> Result<Vec<Difference>, Error> {
    let begun = || unnamed.iter().map(|(booked, _)| booked.begun);
    let (Some(first), Some(last)) = (begun().min(), begun().max()) else {
        return Ok(Vec::new());
    };
    let sent = Period {
        from: first,
        to: books.pool.now().min(last + UNTIL_IT_IS_OVER),
    };
    // by the provider's ID: what moved where one list ends and another begins stands in both
    let mut moves: BTreeMap<String, BTreeMap<String, Transaction>> = unnamed
        .iter()
        .map(|(booked, _)| (booked.name.clone(), BTreeMap::new()))
        .collect();
    for part in sent.parts() {
        for one in part
            .listed(books.provider)
            .await?
            .into_iter()
            .filter(is_one)
        {
            let name = one.reference.as_deref().unwrap_or_default();
            if let Some(its) = moves.get_mut(name) {
                its.insert(one.id.clone(), one);
            }
        }
    }
    let mut found = Vec::new();
    for (booked, listed) in unnamed {
        let its = moves.remove(&booked.name).unwrap_or_default();
        let reported = match its.is_empty() {
            true => listed,
            false => Some(ProviderPayout::listed(its.values())?),
        };
        if !booked.agrees_with(reported.as_ref()) {
            let at = reported.as_ref().and_then(|reported| reported.at);
            found.extend(booked.found(reported, at));
        }
    }
    Ok(found)
}

/// An operator who marks a payout as paid does not say what the provider kept of it: that is booked
/// from its books, once. All other differences stay.
pub(super) async fn book_fees(
    books: Books<'_>,
    found: Vec<Difference>,
) -> Result<Vec<Difference>, Error> {
    let mut differing: BTreeMap<String, usize> = BTreeMap::new();
    for difference in &found {
        *differing.entry(difference.name.clone()).or_default() += 1;
    }
    let mut left = Vec::new();
    for difference in found {
        let is_all = differing.get(&difference.name) == Some(&1);
        let is_booked = match unbooked_fee(&difference).filter(|_| is_all) {
            Some((id, fee)) => books.payouts.book_fee(id, fee).await?,
            None => false,
        };
        if !is_booked {
            left.push(difference);
        }
    }
    Ok(left)
}

/// Which payout it is and what the provider kept, where our books have no fee at all.
fn unbooked_fee(found: &Difference) -> Option<(PayoutId, Money)> {
    let (Kind::Payout, Mismatch::Fee) = (found.kind, found.mismatch) else {
        return None;
    };
    let (kept, said) = (
        found.provider_amount.as_ref()?,
        found.ledger_amount.as_ref()?,
    );
    let is_unbooked = said.amount == Money::ZERO && kept.currency == said.currency;
    let id = PayoutId::new(found.name.strip_prefix("payout-")?.parse().ok()?);
    (is_unbooked && kept.amount > Money::ZERO).then_some((id, kept.amount))
}

impl ProviderPayout {
    /// What its movements in a list add up to.
    fn listed<'a>(moves: impl IntoIterator<Item = &'a Transaction>) -> Result<Self, Error> {
        let (mut gone, mut fee) = (Money::ZERO, Money::ZERO);
        let (mut currency, mut at) = (None, None);
        for reported in moves {
            currency.get_or_insert(reported.currency.as_str());
            at = at.into_iter().chain([reported.at]).min();
            match reported.kind {
                TransactionKind::PayoutFee => fee = fee.plus(reported.amount)?,
                TransactionKind::PayoutReturned => gone = gone.minus(reported.amount)?,
                _ => gone = gone.plus(reported.amount)?,
            }
            fee = fee.plus(reported.fee)?;
        }
        Ok(Self {
            gone,
            fee: Some(fee),
            currency: currency.unwrap_or_default().to_owned(),
            at,
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

impl LedgerPayout {
    fn agrees_with(&self, reported: Option<&ProviderPayout>) -> bool {
        match reported {
            Some(reported) => self.says(reported),
            // it failed, or left by the bank: the provider has nothing to tell
            None => self.gone == Money::ZERO && self.fee == Money::ZERO,
        }
    }

    fn says(&self, reported: &ProviderPayout) -> bool {
        let is_same = self.gone == reported.gone && reported.fee.is_none_or(|fee| fee == self.fee);
        is_same && (reported.currency == self.currency || reported.is_nothing())
    }

    fn found(
        &self,
        reported: Option<ProviderPayout>,
        at: Option<DateTime<Utc>>,
    ) -> Vec<Difference> {
        let sum = |amount, currency: &str| Sum {
            amount,
            currency: currency.to_owned(),
        };
        let difference = |mismatch, reported: Option<Sum>, booked: Option<Sum>| Difference {
            kind: Kind::Payout,
            name: self.name.clone(),
            capture_id: None,
            order_number: None,
            mismatch,
            provider_amount: reported,
            ledger_amount: booked,
            moved_at: at.unwrap_or(self.at),
        };
        let booked = sum(self.gone, &self.currency);
        let Some(reported) = reported else {
            return vec![difference(Mismatch::MissingAtProvider, None, Some(booked))];
        };
        let mut found = Vec::new();
        let gone = sum(reported.gone, &reported.currency);
        match (gone.amount == Money::ZERO, booked.amount == Money::ZERO) {
            (true, true) => {}
            (true, false) => {
                found.push(difference(Mismatch::MissingAtProvider, None, Some(booked)))
            }
            (false, true) => found.push(difference(Mismatch::MissingInLedger, Some(gone), None)),
            (false, false) if gone != booked => {
                found.push(difference(Mismatch::Amount, Some(gone), Some(booked)));
            }
            (false, false) => {}
        }
        if let Some(fee) = reported.fee.filter(|fee| *fee != self.fee) {
            let (kept, said) = (sum(fee, &reported.currency), sum(self.fee, &self.currency));
            found.push(difference(Mismatch::Fee, Some(kept), Some(said)));
        }
        found
    }
}
