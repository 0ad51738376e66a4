//! The books as Transaction Search lists them: one entry for each movement of money, also for
//! one that waits or was refused. PayPal's list is up to three hours behind; this one never is.

use chrono::{DateTime, Utc};

use super::Books;
use crate::amount::Amount;
use crate::order::{Capture, Order, Refund, RefundStanding, Standing};

/// A movement of money.
pub(crate) struct Entry {
    pub(crate) id: String,
    /// PayPal's transaction event code.
    pub(crate) code: &'static str,
    /// `S` done, `P` pending, `D` denied, `V` done and gone back.
    pub(crate) status: &'static str,
    /// Below zero if it went out.
    pub(crate) amount: Amount,
    /// What PayPal kept, below zero.
    pub(crate) fee: Option<Amount>,
    pub(crate) custom_id: Option<String>,
    /// What went back is a part of this capture.
    pub(crate) capture_id: Option<String>,
    pub(crate) at: DateTime<Utc>,
}

impl Books {
    /// All movements of a period, both ends included to the second, oldest first.
    pub(crate) fn statement(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Entry> {
        let orders = self.orders.values();
        let mut entries: Vec<Entry> = orders.flat_map(of_order).collect();
        let within = from.timestamp()..=to.timestamp();
        entries.retain(|entry| within.contains(&entry.at.timestamp()));
        entries.sort_by(|one, two| (one.at, &one.id).cmp(&(two.at, &two.id)));
        entries
    }
}

fn of_order(order: &Order) -> impl Iterator<Item = Entry> {
    order.captures.iter().flat_map(move |capture| {
        let refunds = capture.refunds.iter();
        let back = refunds.map(move |refund| of_refund(order, capture, refund));
        std::iter::once(of_capture(order, capture)).chain(back)
    })
}

fn of_capture(order: &Order, capture: &Capture) -> Entry {
    let status = match (capture.standing(), capture.left().minor) {
        (Standing::Declined, _) => "D",
        (Standing::Pending, _) => "P",
        (Standing::Completed, 0) => "V",
        (Standing::Completed, _) => "S",
    };
    let came = capture.standing() == Standing::Completed;
    Entry {
        id: capture.id.clone(),
        code: "T0006",
        status,
        amount: capture.amount.clone(),
        fee: came.then(|| capture.amount.same(-capture.fee)),
        custom_id: order.custom_id.clone(),
        capture_id: None,
        at: capture.created_at,
    }
}

fn of_refund(order: &Order, capture: &Capture, refund: &Refund) -> Entry {
    Entry {
        id: refund.id.clone(),
        code: if refund.reversal { "T1106" } else { "T1107" },
        status: match refund.standing {
            RefundStanding::Completed => "S",
            RefundStanding::Pending => "P",
            RefundStanding::Failed => "D",
        },
        amount: refund.amount.same(-refund.amount.minor),
        fee: None,
        custom_id: refund.custom_id.clone().or(order.custom_id.clone()),
        capture_id: Some(capture.id.clone()),
        at: refund.created_at,
    }
}
