//! An order, what was taken for it and what was given back, as the books keep it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::amount::Amount;

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
    pub(crate) amount: Amount,
    pub(crate) refunds: Vec<Refund>,
    pub(crate) created_at: DateTime<Utc>,
}

/// Money given back.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) request_id: Option<String>,
    pub(crate) amount: Amount,
    pub(crate) created_at: DateTime<Utc>,
}

impl Order {
    /// The capture that brought money, if there is one.
    pub(crate) fn paid(&self) -> Option<&Capture> {
        self.captures.iter().find(|capture| !capture.declined)
    }
}

impl Capture {
    /// What was given back so far, in minor units.
    pub(crate) fn refunded(&self) -> i64 {
        self.refunds.iter().map(|refund| refund.amount.minor).sum()
    }

    /// What can still be given back.
    pub(crate) fn left(&self) -> Amount {
        self.amount.same(self.amount.minor - self.refunded())
    }

    /// PayPal's word for its state.
    pub(crate) fn status(&self) -> &'static str {
        match (self.declined, self.refunded(), self.left().minor) {
            (true, _, _) => "DECLINED",
            (_, 0, _) => "COMPLETED",
            (_, _, 0) => "REFUNDED",
            _ => "PARTIALLY_REFUNDED",
        }
    }
}
