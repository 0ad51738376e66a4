//! Payouts in PayPal's JSON: amounts have a `currency`, not a `currency_code`.

use serde_json::{Value, json};

use super::{set, time};
use crate::amount::Amount;
use crate::payout::{Batch, BatchStatus, Item};

/// A batch with a page of its payments.
pub(crate) fn batch(base: &str, batch: &Batch, items: &[Item]) -> Value {
    let mut body = batch_header(base, batch);
    let items: Vec<Value> = items.iter().map(|item| payout(base, batch, item)).collect();
    set(&mut body, "items", json!(items));
    body
}

/// A batch without its payments.
pub(crate) fn batch_header(base: &str, batch: &Batch) -> Value {
    let amount = |minor| {
        money(&Amount {
            minor,
            currency: batch.currency().to_owned(),
        })
    };
    let fees = match batch.status {
        BatchStatus::Pending => batch.fees(),
        BatchStatus::Success | BatchStatus::Denied => batch.items.iter().map(Item::fee_now).sum(),
    };
    let mut header = json!({
        "payout_batch_id": batch.id,
        "batch_status": batch.status,
        "time_created": time(batch.created_at),
        "sender_batch_header": sender(batch),
        "funding_source": "BALANCE",
        "amount": amount(batch.amount()),
        "fees": amount(fees),
    });
    if let Some(completed_at) = batch.completed_at {
        set(&mut header, "time_completed", json!(time(completed_at)));
    }
    json!({ "batch_header": header, "links": links(base, batch) })
}

/// What the answer to a new batch says, and no more.
pub(crate) fn new_batch(base: &str, batch: &Batch) -> Value {
    let header = json!({
        "payout_batch_id": batch.id,
        "batch_status": BatchStatus::Pending,
        "sender_batch_header": sender(batch),
    });
    json!({ "batch_header": header, "links": links(base, batch) })
}

/// One payment.
pub(crate) fn payout(base: &str, batch: &Batch, item: &Item) -> Value {
    let path = format!("{base}/v1/payments/payouts-item/{}", item.id);
    let batch_path = format!("{base}/v1/payments/payouts/{}", batch.id);
    let mut body = json!({
        "payout_item_id": item.id,
        "transaction_status": item.status,
        "payout_item_fee": money(&item.amount.same(item.fee_now())),
        "payout_batch_id": batch.id,
        "payout_item": {
            "recipient_type": "EMAIL",
            "amount": money(&item.amount),
            "note": item.note,
            "receiver": item.receiver,
            "sender_item_id": item.sender_item_id,
            "recipient_wallet": "PAYPAL",
        },
        "links": [
            { "href": path, "rel": "item", "method": "GET", "encType": "application/json" },
            { "href": batch_path, "rel": "batch", "method": "GET", "encType": "application/json" },
        ],
    });
    if let Some(name) = &batch.sender_batch_id {
        set(&mut body, "sender_batch_id", json!(name));
    }
    if item.went() {
        set(&mut body, "transaction_id", json!(item.transaction_id));
        set(&mut body, "activity_id", json!(item.activity_id));
    }
    if let Some(at) = item.back.as_ref().map(|back| back.at).or(item.processed_at) {
        set(&mut body, "time_processed", json!(time(at)));
    }
    let no_funds = (
        "INSUFFICIENT_FUNDS",
        "The sender's account has not enough money.",
    );
    let denied = batch.will_be_denied.then_some(no_funds);
    if let Some((name, message)) = denied.or(item.error()) {
        let link = "https://developer.paypal.com/docs/api/payments.payouts-batch/v1/#errors";
        let errors = json!({
            "name": name, "message": message, "information_link": link, "details": [],
        });
        set(&mut body, "errors", errors);
    }
    body
}

fn sender(batch: &Batch) -> Value {
    json!({
        "sender_batch_id": batch.sender_batch_id,
        "email_subject": batch.email_subject,
    })
}

fn money(amount: &Amount) -> Value {
    json!({ "currency": amount.currency, "value": amount.value() })
}

fn links(base: &str, batch: &Batch) -> Value {
    let path = format!("{base}/v1/payments/payouts/{}", batch.id);
    json!([{ "href": path, "rel": "self", "method": "GET", "encType": "application/json" }])
}
