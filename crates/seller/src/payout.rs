//! Payouts. A run goes from shop to shop and records, in one transaction each, what a shop gets, in
//! its own table and in the ledger ([`run`]); then the provider is asked to pay all of them at
//! once, under an ID derived from the run, until its response is known ([`send`]). What it does not
//! take at once is paid by runs that continue the first. Payouts to bank accounts wait for a person
//! ([`bank_transfers`]).

pub mod bank_transfers;
mod due;
mod email;
pub mod list;
pub mod plan;
pub mod record;
pub mod run;
pub mod send;
mod settle;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Nullable, Text, Timestamptz};
use serde::{Deserialize, Serialize};
use types::{Currency, Money, PayoutId, PayoutRunId, ShopId};

pub(crate) use due::lock;
pub use due::{Due, Obstacle};

/// A payout as operators see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct Payout {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: PayoutId,
    /// The run that made it.
    #[diesel(sql_type = BigInt)]
    pub run_id: PayoutRunId,
    /// Who gets it.
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    /// How much.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub currency: String,
    /// `paypal` or `bank`.
    #[diesel(sql_type = Text)]
    pub method: String,
    /// Where to, most of it hidden.
    #[diesel(sql_type = Text)]
    pub shown: String,
    /// `pending`, `in_transit`, `unclaimed`, `paid`, `failed` or `returned`.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// Why it failed or came back.
    #[diesel(sql_type = Nullable<Text>)]
    pub failure: Option<String>,
    /// When it was made.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// When it arrived, failed or came back.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub ended_at: Option<DateTime<Utc>>,
}

/// A run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct Run {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: PayoutRunId,
    /// `collecting`, `sending` (the provider is asked), `sent` or `refused`.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// The day for which the clock began it; none when an operator did.
    #[diesel(sql_type = Nullable<Date>)]
    pub scheduled_for: Option<chrono::NaiveDate>,
    /// How many shops are paid.
    #[diesel(sql_type = BigInt)]
    pub payouts: i64,
    /// How much in all.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub currency: String,
    /// The last error.
    #[diesel(sql_type = Nullable<Text>)]
    pub last_error: Option<String>,
    /// When it began.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

pub(crate) use orders::ledger::payout_name as reference;

/// Whose account a payout leaves.
pub(crate) fn channel(method: &str) -> orders::ledger::Channel {
    match method {
        "bank" => orders::ledger::Channel::Bank,
        _ => orders::ledger::Channel::Provider,
    }
}

impl Payout {
    /// As the ledger books it.
    pub(crate) fn booking(&self) -> orders::ledger::Payout {
        orders::ledger::Payout {
            id: self.id,
            shop: self.shop_id,
            amount: self.amount,
            currency: self.currency.clone(),
        }
    }

    /// The amount as people read it.
    pub(crate) fn words(&self, language: types::Language) -> String {
        match Currency::parse(&self.currency) {
            Ok(currency) => self.amount.formatted(&currency, language),
            Err(_) => self.amount.minor().to_string(),
        }
    }
}

/// Of a [`Payout`].
pub(crate) const COLUMNS: &str = "id, run_id, shop_id, amount, currency, method, shown, status, \
     failure, created_at, ended_at";
