//! An order with its captures and refunds, as the books store it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::amount::Amount;
use crate::dispute::Dispute;

/// A payment the shop announced.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Order {
    pub(crate) id: String,
    pub(crate) request_id: Option<String>,
    pub(crate) status: Status,
    pub(crate) amount: Amount,
    pub(crate) custom_id: Option<String>,
    pub(crate) brand: Option<String>,
    /// The purchase unit as the shop sent it, given back with every answer.
    pub(crate) unit: Value,
    /// Whether the buyer chose an instrument that will be declined.
    pub(crate) will_be_declined: bool,
    /// Another account that gets the money; none is the shop's.
    #[serde(default)]
    pub(crate) payee: Option<String>,
    pub(crate) captures: Vec<Capture>,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) updated_at: DateTime<Utc>,
}

/// How far an order has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum Status {
    Created,
    Approved,
    Completed,
}

/// Money taken, or declined.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Capture {
    pub(crate) id: String,
    pub(crate) request_id: Option<String>,
    pub(crate) declined: bool,
    /// Whether a bank takes its time.
    #[serde(default)]
    pub(crate) pending: bool,
    pub(crate) amount: Amount,
    /// What PayPal keeps, in minor units.
    #[serde(default)]
    pub(crate) fee: i64,
    pub(crate) refunds: Vec<Refund>,
    #[serde(default)]
    pub(crate) disputes: Vec<Dispute>,
    pub(crate) created_at: DateTime<Utc>,
}

/// Whether money has arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    Completed,
    Pending,
    Declined,
}

/// Money given back.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) request_id: Option<String>,
    /// The shop's own name for it.
    #[serde(default)]
    pub(crate) custom_id: Option<String>,
    #[serde(default)]
    pub(crate) standing: RefundStanding,
    /// Whether it was taken back, by PayPal or a bank.
    #[serde(default)]
    pub(crate) reversal: bool,
    /// Whether a bank did, by a chargeback.
    #[serde(default)]
    pub(crate) chargeback: bool,
    pub(crate) amount: Amount,
    pub(crate) created_at: DateTime<Utc>,
}

/// Whether money has gone back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum RefundStanding {
    #[default]
    Completed,
    Pending,
    Failed,
}

impl Order {
    /// The capture that brought money or will, if there is one.
    pub(crate) fn paid(&self) -> Option<&Capture> {
        let mut captures = self.captures.iter();
        captures.find(|capture| !capture.declined)
    }
}

impl Capture {
    /// Whether its money has arrived.
    pub(crate) fn standing(&self) -> Standing {
        match (self.declined, self.pending) {
            (true, _) => Standing::Declined,
            (_, true) => Standing::Pending,
            _ => Standing::Completed,
        }
    }

    /// What was given back so far, in minor units.
    pub(crate) fn refunded(&self) -> i64 {
        let refunds = self.refunds.iter();
        let kept = refunds.filter(|refund| refund.standing != RefundStanding::Failed);
        kept.map(|refund| refund.amount.minor).sum()
    }

    /// What can still be given back.
    pub(crate) fn left(&self) -> Amount {
        self.amount.same(self.amount.minor - self.refunded())
    }

    /// PayPal's word for its state.
    pub(crate) fn status(&self) -> &'static str {
        match (self.standing(), self.refunded(), self.left().minor) {
            (Standing::Declined, _, _) => "DECLINED",
            (Standing::Pending, _, _) => "PENDING",
            (_, 0, _) => "COMPLETED",
            (_, _, 0) => "REFUNDED",
            _ => "PARTIALLY_REFUNDED",
        }
    }
}
