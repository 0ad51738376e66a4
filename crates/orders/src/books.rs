//! The provider's own books held against ours: whatever it took from a buyer or gave back stands
//! in our ledger, to the cent, and the other way round (invariant I13).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use payments::{Provider, Transaction, TransactionKind};
use types::{Currency, Language, Money};

use crate::Error;

/// The longest period the provider lists at once.
const AT_ONCE: TimeDelta = TimeDelta::days(31);

/// Where the two books do not say the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What it is about, such as `capture 2GG279541U471931P (order HS-7K2M)`.
    pub of: String,
    /// What is different.
    pub what: What,
}

/// In which way the books differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// Only the provider knows of it: of so much.
    NotHere(String),
    /// Only we know of it: of so much.
    NotThere(String),
    /// Both know of it: there it is so much, here so much.
    Amounts(String, String),
    /// What the provider kept of it: there so much, here so much.
    Fees(String, String),
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = &self.of;
        match &self.what {
            What::NotHere(amount) => {
                write!(
                    f,
                    "{of}: {amount} stands in the provider's books and not in ours"
                )
            }
            What::NotThere(amount) => {
                write!(
                    f,
                    "{of}: {amount} stands in our books and not in the provider's"
                )
            }
            What::Amounts(there, here) => {
                write!(f, "{of}: {there} in the provider's books, {here} in ours")
            }
            What::Fees(there, here) => {
                write!(f, "{of}: the provider kept {there}, our books say {here}")
            }
        }
    }
}

/// Compares all that moved from `from` until `to`. What one side dates outside of the period is
/// found on the other side all the same. Money that moved in the last three hours may be missing
/// in the provider's list, and what moves at this moment in ours: end the period before that.
pub async fn compare(
    pool: &Pool,
    provider: &dyn Provider,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<Difference>, Error> {
    let mut differences = Vec::new();
    let mut start = from;
    while start < to {
        let end = to.min(start + AT_ONCE);
        differences.extend(compare_at_once(pool, provider, start, end).await?);
        start = end;
    }
    Ok(differences)
}

async fn compare_at_once(
    pool: &Pool,
    provider: &dyn Provider,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<Difference>, Error> {
    let listed = provider.transactions(from, to).await;
    let listed = listed.map_err(|error| {
        tracing::error!(%error, "the provider's books cannot be read");
        Error::ProviderUnavailable
    })?;
    let mut theirs: BTreeMap<String, Transaction> = BTreeMap::new();
    theirs.extend(listed.into_iter().map(|moved| (moved.id.clone(), moved)));
    let ours: Vec<Moved> = diesel::sql_query(include_str!("books/moved.sql"))
        .bind::<Timestamptz, _>(from)
        .bind::<Timestamptz, _>(to)
        .bind::<Array<Text>, _>(theirs.keys().collect::<Vec<_>>())
        .load(&mut *pool.get().await?)
        .await?;
    let mut differences = Vec::new();
    let mut known = BTreeSet::new();
    for here in &ours {
        let there = match theirs.get(&here.name) {
            Some(there) => Some(There::listed(there)),
            None => look_up(provider, here).await?,
        };
        differences.extend(here.differs_from(there));
        known.insert(here.name.as_str());
    }
    let unknown = theirs
        .values()
        .filter(|there| !known.contains(there.id.as_str()));
    differences.extend(unknown.map(not_here));
    Ok(differences)
}

/// A movement as our ledger has it.
#[derive(QueryableByName)]
struct Moved {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Bool)]
    came_in: bool,
    #[diesel(sql_type = Text)]
    capture_id: String,
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = Nullable<Text>)]
    provider_order_id: Option<String>,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = BigInt)]
    fee: Money,
}

/// The same as the provider has it.
struct There {
    came_in: bool,
    /// The capture that went back, if it says so.
    capture_id: Option<String>,
    amount: Money,
    currency: Currency,
    /// None where it does not say what it kept.
    fee: Option<Money>,
}

impl There {
    fn listed(listed: &Transaction) -> Self {
        let came_in = listed.kind == TransactionKind::Payment;
        Self {
            came_in,
            capture_id: listed.capture_id.clone(),
            amount: listed.amount,
            currency: listed.currency.clone(),
            fee: came_in.then_some(listed.fee),
        }
    }
}

/// What is not in the list of a period may be dated outside of it: its own record is asked for.
async fn look_up(provider: &dyn Provider, here: &Moved) -> Result<Option<There>, Error> {
    let unavailable = |error| match error {
        payments::Error::NotFound => Ok(None),
        _ => Err(Error::ProviderUnavailable),
    };
    if !here.came_in {
        return match provider.get_refund(&here.name).await {
            Ok(said) if said.status == payments::RefundStatus::Completed => Ok(Some(There {
                came_in: false,
                capture_id: None,
                amount: said.amount,
                currency: said.currency,
                fee: None,
            })),
            Ok(_) => Ok(None),
            Err(error) => unavailable(error),
        };
    }
    let Some(order) = &here.provider_order_id else {
        return Ok(None);
    };
    let said = match provider.get(order).await {
        Ok(said) => said,
        Err(error) => return unavailable(error),
    };
    let capture = said
        .capture
        .filter(|capture| capture.id == here.name && capture.status.is_paid());
    Ok(capture.map(|capture| There {
        came_in: true,
        capture_id: None,
        amount: capture.amount,
        currency: capture.currency,
        fee: capture.fee,
    }))
}

impl Moved {
    fn differs_from(&self, there: Option<There>) -> Vec<Difference> {
        let word = if self.came_in { "capture" } else { "refund" };
        let of = format!("{word} {} (order {})", self.name, self.number);
        let difference = |what| Difference {
            of: of.clone(),
            what,
        };
        let Some(there) = there else {
            return vec![difference(What::NotThere(self.words(self.amount)))];
        };
        let mut found = Vec::new();
        let same_way = there.came_in == self.came_in
            && there
                .capture_id
                .as_ref()
                .is_none_or(|id| *id == self.capture_id);
        let same = there.amount == self.amount && there.currency.as_str() == self.currency;
        if !same_way || !same {
            let mut amount = in_words(there.amount, there.currency.as_str());
            if !same_way {
                let way = if there.came_in {
                    "came in"
                } else {
                    "went back"
                };
                let capture = there.capture_id.as_deref().unwrap_or("none");
                amount = format!("{amount} {way} (of capture {capture})");
            }
            found.push(difference(What::Amounts(amount, self.words(self.amount))));
        }
        if let Some(fee) = there.fee.filter(|fee| *fee != self.fee) {
            let fee = in_words(fee, there.currency.as_str());
            found.push(difference(What::Fees(fee, self.words(self.fee))));
        }
        found
    }

    fn words(&self, amount: Money) -> String {
        in_words(amount, &self.currency)
    }
}

fn not_here(there: &Transaction) -> Difference {
    let word = match there.kind {
        TransactionKind::Payment => "capture",
        TransactionKind::Refund => "refund",
        TransactionKind::Reversal => "reversal",
        TransactionKind::ReversalUndone => "undone reversal",
        TransactionKind::Payout => "payout",
        TransactionKind::PayoutReturned => "returned payout",
        TransactionKind::PayoutFee => "payouts' fee",
        TransactionKind::DisputeFee => "dispute's fee",
    };
    let reference = there.reference.as_deref().unwrap_or("no reference");
    let of = match &there.capture_id {
        Some(capture) => format!("{word} {} of capture {capture} ({reference})", there.id),
        None => format!("{word} {} ({reference})", there.id),
    };
    Difference {
        of,
        what: What::NotHere(in_words(there.amount, there.currency.as_str())),
    }
}

fn in_words(amount: Money, currency: &str) -> String {
    match Currency::parse(currency) {
        Ok(currency) => amount.in_words(&currency, Language::En),
        // booked nowhere, so there is none
        Err(_) => amount.minor().to_string(),
    }
}
