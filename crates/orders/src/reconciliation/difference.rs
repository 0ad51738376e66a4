//! Differences between the two books.

use std::fmt;

use chrono::{DateTime, Utc};
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;
use payments::TransactionKind;
use serde::{Deserialize, Serialize};
use types::{Currency, Language, Money};

use crate::status::states;

states! {
    /// What moved.
    Kind {
        /// A buyer paid.
        Capture = "capture",
        /// It was given back.
        Refund = "refund",
        /// The provider or a bank took it back.
        Reversal = "reversal",
        /// What was taken back came again.
        ReversalUndone = "reversal_undone",
        /// A shop was paid.
        Payout = "payout",
        /// A payout came back.
        PayoutReturned = "payout_returned",
        /// What the provider took for payouts.
        PayoutFee = "payout_fee",
        /// What it took for a dispute that was lost.
        DisputeFee = "dispute_fee",
    }
}

states! {
    /// How the books differ.
    Mismatch {
        /// Only the provider knows of it.
        MissingInLedger = "not_here",
        /// The provider took it for an order that we do not know, such as after a backup was
        /// restored.
        UnknownOrder = "no_order",
        /// Only we know of it.
        MissingAtProvider = "not_there",
        /// Both know of it, with other amounts.
        Amount = "amount",
        /// The provider kept something else of it than our books say.
        Fee = "fee",
        /// The provider says that it is something else, or belongs to another capture.
        Misattributed = "elsewhere",
    }
}

impl From<TransactionKind> for Kind {
    fn from(kind: TransactionKind) -> Self {
        match kind {
            TransactionKind::Payment => Self::Capture,
            TransactionKind::Refund => Self::Refund,
            TransactionKind::Reversal => Self::Reversal,
            TransactionKind::ReversalUndone => Self::ReversalUndone,
            TransactionKind::Payout => Self::Payout,
            TransactionKind::PayoutReturned => Self::PayoutReturned,
            TransactionKind::PayoutFee => Self::PayoutFee,
            TransactionKind::DisputeFee => Self::DisputeFee,
        }
    }
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::Refund => "refund",
            Self::Reversal => "reversal",
            Self::ReversalUndone => "undone reversal",
            Self::Payout => "payout",
            Self::PayoutReturned => "returned payout",
            Self::PayoutFee => "payout fee",
            Self::DisputeFee => "dispute fee",
        }
    }
}

/// An amount in one of the books.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    /// How much, never below zero but for a fee that was given back.
    pub amount: Money,
    /// Of what.
    pub currency: String,
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Currency::parse(&self.currency) {
            Ok(currency) => f.write_str(&self.amount.formatted(&currency, Language::En)),
            // booked nowhere, so there is none
            Err(_) => write!(f, "{}", self.amount.minor()),
        }
    }
}

/// One difference. Stored in the answers of idempotency keys, hence the JSON names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// What moved.
    pub kind: Kind,
    /// How the provider calls it; of a payout our name, which both books know.
    pub name: String,
    /// The capture that it belongs to by the provider, if it says so.
    pub capture_id: Option<String>,
    /// The number of the order that it is about.
    pub order_number: Option<String>,
    /// How the books differ.
    #[serde(rename = "way")]
    pub mismatch: Mismatch,
    /// What the provider has.
    #[serde(rename = "there")]
    pub provider_amount: Option<Sum>,
    /// What we have.
    #[serde(rename = "here")]
    pub ledger_amount: Option<Sum>,
    /// When the money moved.
    pub moved_at: DateTime<Utc>,
}

/// One sentence, such as `refund 1JU08902 of capture 2GG27954 (order HS-7K2M): $5.00 stands in the
/// provider's books and not in ours`.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.word(), self.name)?;
        if let Some(capture) = &self.capture_id {
            write!(f, " of capture {capture}")?;
        }
        if let Some(number) = &self.order_number {
            write!(f, " (order {number})")?;
        }
        let say = |sum: &Option<Sum>| sum.as_ref().map_or("nothing".to_owned(), Sum::to_string);
        let (theirs, ours) = (say(&self.provider_amount), say(&self.ledger_amount));
        match self.mismatch {
            Mismatch::MissingInLedger => write!(
                f,
                ": {theirs} stands in the provider's books and not in ours"
            ),
            Mismatch::UnknownOrder => write!(
                f,
                ": a buyer paid {theirs}, and there is no such order in our books"
            ),
            Mismatch::MissingAtProvider => {
                write!(f, ": {ours} stands in our books and not in the provider's")
            }
            Mismatch::Amount => write!(f, ": {theirs} in the provider's books, {ours} in ours"),
            Mismatch::Fee => write!(f, ": the provider kept {theirs}, our books say {ours}"),
            Mismatch::Misattributed => write!(
                f,
                ": {theirs} in the provider's books, where it is something else than the {ours} in \
                 ours"
            ),
        }
    }
}
