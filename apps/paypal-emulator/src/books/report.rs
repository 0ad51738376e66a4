//! The books as others read them: every capture, every refund, and the totals, for holding
//! the shop's own books against.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::Books;
use crate::amount::Amount;
use crate::order::{RefundStanding, Standing};

/// What was captured and refunded.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Report {
    /// Newest first.
    pub(crate) captured: Vec<Line>,
    /// Newest first.
    pub(crate) refunded: Vec<Line>,
    /// By currency.
    pub(crate) totals: BTreeMap<String, Totals>,
}

/// One movement of money. `minor` is `amount` in minor units.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Line {
    pub(crate) order_id: String,
    pub(crate) capture_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) refund_id: Option<String>,
    pub(crate) custom_id: Option<String>,
    pub(crate) amount: String,
    pub(crate) currency: String,
    pub(crate) minor: i64,
    pub(crate) at: DateTime<Utc>,
}

/// Sums in minor units.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Totals {
    pub(crate) captured: i64,
    pub(crate) refunded: i64,
    pub(crate) net: i64,
    pub(crate) fees: i64,
}

impl Books {
    /// Everything booked so far.
    pub(crate) fn report(&self) -> Report {
        let mut captured = Vec::new();
        let mut refunded = Vec::new();
        let mut totals: BTreeMap<String, Totals> = BTreeMap::new();
        for order in self.orders.values() {
            let line = |capture_id: &str, amount: &Amount, at| Line {
                order_id: order.id.clone(),
                capture_id: capture_id.to_owned(),
                refund_id: None,
                custom_id: order.custom_id.clone(),
                amount: amount.value(),
                currency: amount.currency.clone(),
                minor: amount.minor,
                at,
            };
            for capture in order
                .captures
                .iter()
                .filter(|capture| capture.standing() == Standing::Completed)
            {
                let total = totals.entry(capture.amount.currency.clone()).or_default();
                total.captured += capture.amount.minor;
                total.refunded += capture.refunded();
                total.fees += capture.fee;
                total.net = total.captured - total.refunded;
                captured.push(line(&capture.id, &capture.amount, capture.created_at));
                let done = capture.refunds.iter();
                let done = done.filter(|refund| refund.standing == RefundStanding::Completed);
                refunded.extend(done.map(|refund| Line {
                    refund_id: Some(refund.id.clone()),
                    ..line(&capture.id, &refund.amount, refund.created_at)
                }));
            }
        }
        captured.sort_by_key(|line| std::cmp::Reverse(line.at));
        refunded.sort_by_key(|line| std::cmp::Reverse(line.at));
        Report {
            captured,
            refunded,
            totals,
        }
    }
}
