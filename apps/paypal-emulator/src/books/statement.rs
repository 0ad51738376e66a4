//! The books as Transaction Search lists them: one entry for each movement of money, including
//! pending and refused ones. PayPal's list is up to three hours behind; this one never is.

use chrono::{DateTime, Utc};

use super::{Books, Deposit};
use crate::amount::Amount;
use crate::dispute::Dispute;
use crate::order::{Capture, Order, Refund, RefundStanding, Standing};
use crate::payout::{Batch, BatchStatus, Item, ItemStatus};

/// A movement of money.
pub(crate) struct Entry {
    pub(crate) id: String,
    /// PayPal's transaction event code.
    pub(crate) code: &'static str,
    /// `S` done, `P` pending, `D` denied, `V` done and gone back.
    pub(crate) status: &'static str,
    /// Below zero if it went out.
    pub(crate) amount: Amount,
    /// What PayPal kept, below zero; above zero what it gave back.
    pub(crate) fee: Option<Amount>,
    /// The shop's own name for it.
    pub(crate) custom_id: Option<String>,
    /// What it belongs to or takes back: a capture, a payout, a hold.
    pub(crate) of: Option<String>,
    pub(crate) at: DateTime<Utc>,
}

impl Books {
    /// All movements of a period, both ends included to the second, oldest first.
    pub(crate) fn statement(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> Vec<Entry> {
        let orders = self.orders.values();
        let mut entries: Vec<Entry> = orders.flat_map(of_order).collect();
        entries.extend(self.deposits.iter().map(of_deposit));
        entries.extend(self.batches.values().flat_map(of_batch));
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
        let disputes = capture.disputes.iter();
        let disputes = disputes.flat_map(move |dispute| of_dispute(order, capture, dispute));
        std::iter::once(of_capture(order, capture))
            .chain(back)
            .chain(disputes)
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
        of: None,
        at: capture.created_at,
    }
}

fn of_refund(order: &Order, capture: &Capture, refund: &Refund) -> Entry {
    Entry {
        id: refund.id.clone(),
        code: match (refund.reversal, refund.chargeback) {
            (false, _) => "T1107",
            (true, false) => "T1106",
            (true, true) => "T1201",
        },
        status: match refund.standing {
            RefundStanding::Completed => "S",
            RefundStanding::Pending => "P",
            RefundStanding::Failed => "D",
        },
        amount: refund.amount.same(-refund.amount.minor),
        fee: None,
        custom_id: refund.custom_id.clone().or(order.custom_id.clone()),
        of: Some(capture.id.clone()),
        at: refund.created_at,
    }
}

/// Disputed money is held (T1110) until the dispute is decided (T1111); losing costs a fee at
/// PayPal (T0114) or for the bank (T0106).
fn of_dispute(order: &Order, capture: &Capture, dispute: &Dispute) -> Vec<Entry> {
    let entry = |id: &str, code, minor, at| Entry {
        id: id.to_owned(),
        code,
        status: "S",
        amount: dispute.amount.same(minor),
        fee: None,
        custom_id: order.custom_id.clone(),
        of: Some(capture.id.clone()),
        at,
    };
    let mut entries = Vec::new();
    let minor = dispute.amount.minor;
    if let Some(hold) = &dispute.hold {
        entries.push(entry(&hold.id, "T1110", -minor, dispute.created_at));
        if let Some(at) = hold.released_at {
            entries.push(entry(&hold.release_id, "T1111", minor, at));
        }
    }
    if let Some(fee) = &dispute.fee {
        let code = if dispute.external { "T0106" } else { "T0114" };
        entries.push(entry(&fee.id, code, -fee.minor, fee.at));
    }
    entries
}

fn of_deposit(deposit: &Deposit) -> Entry {
    Entry {
        id: deposit.id.clone(),
        code: "T0300",
        status: "S",
        amount: deposit.amount.clone(),
        fee: None,
        custom_id: None,
        of: None,
        at: deposit.at,
    }
}

/// While a batch waits its whole sum is held (T1503); the hold goes (T1105) when it is processed,
/// and what is paid goes out payment by payment.
fn of_batch(batch: &Batch) -> Vec<Entry> {
    let held = Amount {
        minor: batch.amount() + batch.fees(),
        currency: batch.currency().to_owned(),
    };
    let hold = Entry {
        id: batch.hold_id.clone(),
        code: "T1503",
        status: "S",
        amount: held.same(-held.minor),
        fee: None,
        custom_id: batch.sender_batch_id.clone(),
        of: None,
        at: batch.created_at,
    };
    if batch.status == BatchStatus::Pending {
        return vec![hold];
    }
    let release = Entry {
        id: batch.release_id.clone(),
        code: "T1105",
        status: "S",
        amount: held,
        fee: None,
        custom_id: batch.sender_batch_id.clone(),
        of: Some(batch.hold_id.clone()),
        at: batch.completed_at.unwrap_or(batch.created_at),
    };
    let items = batch.items.iter().filter(|item| item.went());
    let items = items.flat_map(|item| [Some(of_payout(batch, item)), of_return(item)]);
    [hold, release].into_iter().chain(items.flatten()).collect()
}

fn of_payout(batch: &Batch, item: &Item) -> Entry {
    Entry {
        id: item.transaction_id.clone(),
        code: "T0001",
        status: match item.status {
            ItemStatus::Returned | ItemStatus::Refunded => "V",
            ItemStatus::Success => "S",
            _ => "P",
        },
        amount: item.amount.same(-item.amount.minor),
        fee: Some(item.amount.same(-item.fee)),
        custom_id: item.sender_item_id.clone(),
        of: None,
        at: item.processed_at.unwrap_or(batch.created_at),
    }
}

/// What nobody claimed comes back with its fee (T1114), what the receiver gave back without
/// (T1115).
fn of_return(item: &Item) -> Option<Entry> {
    let back = item.back.as_ref()?;
    let unclaimed = item.status == ItemStatus::Returned;
    Some(Entry {
        id: back.id.clone(),
        code: if unclaimed { "T1114" } else { "T1115" },
        status: "S",
        amount: item.amount.clone(),
        fee: unclaimed.then(|| item.amount.same(item.fee)),
        custom_id: item.sender_item_id.clone(),
        of: Some(item.transaction_id.clone()),
        at: back.at,
    })
}
