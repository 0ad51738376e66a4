//! The books for comparison with the marketplace's: what was captured, refunded and paid out, and
//! the totals.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::Books;
use crate::amount::Amount;
use crate::order::{Capture, RefundStanding, Standing};
use crate::payout::{Batch, Item, ItemStatus};

/// What was captured, refunded and paid out.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Report {
    /// Newest first.
    pub(crate) captured: Vec<Line>,
    /// Newest first.
    pub(crate) refunded: Vec<Line>,
    /// Newest first.
    pub(crate) payouts: Vec<PayoutLine>,
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

/// One payment to somebody else. `minor` is `amount` in minor units, `fee` what PayPal takes.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PayoutLine {
    pub(crate) batch_id: String,
    pub(crate) item_id: String,
    pub(crate) sender_batch_id: Option<String>,
    pub(crate) sender_item_id: Option<String>,
    pub(crate) receiver: String,
    pub(crate) status: ItemStatus,
    pub(crate) amount: String,
    pub(crate) currency: String,
    pub(crate) minor: i64,
    pub(crate) fee: i64,
    pub(crate) at: DateTime<Utc>,
}

/// Sums in minor units.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Totals {
    pub(crate) captured: i64,
    pub(crate) refunded: i64,
    /// Captured less refunded.
    pub(crate) net: i64,
    /// Of captures; none comes back with a refund.
    pub(crate) fees: i64,
    /// Put in from a bank.
    pub(crate) deposited: i64,
    /// Of payouts whose money is out of the account.
    pub(crate) paid_out: i64,
    pub(crate) payout_fees: i64,
    /// Of disputes that were lost.
    pub(crate) dispute_fees: i64,
    /// Set aside: for payouts that are not processed, and in open disputes.
    pub(crate) held: i64,
    /// What is in the account and free.
    pub(crate) balance: i64,
}

impl Books {
    /// Everything booked so far.
    pub(crate) fn report(&self) -> Report {
        let mut captured = Vec::new();
        let mut refunded = Vec::new();
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
            for capture in order.captures.iter().filter(|capture| is_paid(capture)) {
                captured.push(line(&capture.id, &capture.amount, capture.created_at));
                let done = capture.refunds.iter();
                let done = done.filter(|refund| refund.standing == RefundStanding::Completed);
                refunded.extend(done.map(|refund| Line {
                    refund_id: Some(refund.id.clone()),
                    ..line(&capture.id, &refund.amount, refund.created_at)
                }));
            }
        }
        let batches = self.batches.values();
        let payouts = batches.flat_map(|batch| batch.items.iter().map(|item| payout(batch, item)));
        let mut payouts: Vec<PayoutLine> = payouts.collect();
        captured.sort_by_key(|line| std::cmp::Reverse(line.at));
        refunded.sort_by_key(|line| std::cmp::Reverse(line.at));
        payouts.sort_by_key(|line| std::cmp::Reverse(line.at));
        Report {
            captured,
            refunded,
            payouts,
            totals: self.totals(),
        }
    }

    /// The sums of each currency.
    pub(super) fn totals(&self) -> BTreeMap<String, Totals> {
        let mut totals: BTreeMap<String, Totals> = BTreeMap::new();
        let captures = self.orders.values().flat_map(|order| &order.captures);
        for capture in captures.filter(|capture| is_paid(capture)) {
            let total = totals.entry(capture.amount.currency.clone()).or_default();
            total.captured += capture.amount.minor;
            total.refunded += capture.refunded();
            total.fees += capture.fee;
            for dispute in &capture.disputes {
                total.held += dispute.held();
                total.dispute_fees += dispute.fee.as_ref().map_or(0, |fee| fee.minor);
            }
        }
        for deposit in &self.deposits {
            let total = totals.entry(deposit.amount.currency.clone()).or_default();
            total.deposited += deposit.amount.minor;
        }
        for batch in self.batches.values() {
            let total = totals.entry(batch.currency().to_owned()).or_default();
            total.held += batch.held();
            for (amount, fee) in batch.items.iter().map(Item::out) {
                total.paid_out += amount;
                total.payout_fees += fee;
            }
        }
        totals.values_mut().for_each(Totals::balance);
        totals
    }
}

fn is_paid(capture: &Capture) -> bool {
    capture.standing() == Standing::Completed
}

fn payout(batch: &Batch, item: &Item) -> PayoutLine {
    PayoutLine {
        batch_id: batch.id.clone(),
        item_id: item.id.clone(),
        sender_batch_id: batch.sender_batch_id.clone(),
        sender_item_id: item.sender_item_id.clone(),
        receiver: item.receiver.clone(),
        status: item.status,
        amount: item.amount.value(),
        currency: item.amount.currency.clone(),
        minor: item.amount.minor,
        fee: item.fee_now(),
        at: item.processed_at.unwrap_or(batch.created_at),
    }
}
