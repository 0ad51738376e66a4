//! Orders, captures, refunds, disputes and payouts in PayPal's JSON, for responses and webhooks.

mod disputes;
mod payouts;

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::{Value, json};

use crate::books::StatementEntry;
use crate::order::{Capture, Order, Refund, Standing, Status};

pub(crate) use disputes::{dispute, dispute_in_short};
pub(crate) use payouts::{batch, batch_header, new_batch, payout};

/// The account that gets the money.
pub const MERCHANT_ID: &str = "EMULATORSHOP1";

/// The account that pays.
pub(crate) const PAYER: &str = "EMULATORBUYER";

/// A whole order.
pub(crate) fn order(base: &str, order: &Order) -> Value {
    let mut unit = order.unit.clone();
    set(&mut unit, "reference_id", json!("default"));
    set(
        &mut unit,
        "payee",
        json!({ "merchant_id": order.payee.as_deref().unwrap_or(MERCHANT_ID), "email_address": "shop@emulator.test" }),
    );
    if let Some(amount) = unit.get_mut("amount") {
        set(amount, "value", json!(order.amount.value()));
    }
    if !order.captures.is_empty() {
        set(&mut unit, "payments", payments(base, order));
    }
    let mut whole = json!({
        "id": order.id,
        "intent": "CAPTURE",
        "status": order.status,
        "purchase_units": [unit],
        "create_time": time(order.created_at),
        "update_time": time(order.updated_at),
        "links": links(base, order),
    });
    if order.status != Status::Created {
        set(&mut whole, "payer", payer());
        set(&mut whole, "payment_source", payment_source());
    }
    whole
}

/// The short form, for callers that did not ask for the whole.
pub(crate) fn short_order(base: &str, order: &Order) -> Value {
    let mut short = json!({
        "id": order.id,
        "status": order.status,
        "links": links(base, order),
    });
    if !order.captures.is_empty() {
        let unit = json!({ "reference_id": "default", "payments": payments(base, order) });
        set(&mut short, "purchase_units", json!([unit]));
    }
    short
}

/// A capture.
pub(crate) fn capture(base: &str, order: &Order, capture: &Capture) -> Value {
    let path = format!("{base}/v2/payments/captures/{}", capture.id);
    let mut body = json!({
        "id": capture.id,
        "status": capture.status(),
        "amount": capture.amount,
        "final_capture": true,
        "seller_protection": { "status": "NOT_ELIGIBLE" },
        "supplementary_data": { "related_ids": { "order_id": order.id } },
        "create_time": time(capture.created_at),
        "update_time": time(last_change(capture)),
        "links": [
            { "href": path, "rel": "self", "method": "GET" },
            { "href": format!("{path}/refund"), "rel": "refund", "method": "POST" },
            { "href": format!("{base}/v2/checkout/orders/{}", order.id), "rel": "up", "method": "GET" },
        ],
    });
    if let Some(custom_id) = &order.custom_id {
        set(&mut body, "custom_id", json!(custom_id));
    }
    match capture.standing() {
        Standing::Pending => set(&mut body, "status_details", json!({ "reason": "ECHECK" })),
        Standing::Declined => {}
        Standing::Completed => {
            let breakdown = json!({
                "gross_amount": capture.amount,
                "paypal_fee": capture.amount.same(capture.fee),
                "net_amount": capture.amount.same(capture.amount.minor - capture.fee),
            });
            set(&mut body, "seller_receivable_breakdown", breakdown);
        }
    }
    body
}

/// A refund or a reversal.
pub(crate) fn refund(base: &str, order: &Order, capture: &Capture, refund: &Refund) -> Value {
    let captures = format!("{base}/v2/payments/captures");
    let mut body = json!({
        "id": refund.id,
        "status": refund.standing,
        "amount": refund.amount,
        "seller_payable_breakdown": {
            "gross_amount": refund.amount,
            "paypal_fee": refund.amount.same(0),
            "net_amount": refund.amount,
            "total_refunded_amount": capture.amount.same(capture.refunded()),
        },
        "create_time": time(refund.created_at),
        "update_time": time(refund.created_at),
        "links": [
            { "href": format!("{base}/v2/payments/refunds/{}", refund.id), "rel": "self", "method": "GET" },
            { "href": format!("{captures}/{}", capture.id), "rel": "up", "method": "GET" },
        ],
    });
    if let Some(custom_id) = refund.custom_id.as_ref().or(order.custom_id.as_ref()) {
        set(&mut body, "custom_id", json!(custom_id));
    }
    body
}

/// A movement of money as Transaction Search writes it.
pub(crate) fn transaction(entry: &StatementEntry) -> Value {
    let mut info = json!({
        "transaction_id": entry.id,
        "transaction_event_code": entry.code,
        "transaction_initiation_date": time(entry.at),
        "transaction_updated_date": time(entry.at),
        "transaction_amount": entry.amount,
        "transaction_status": entry.status,
    });
    if let Some(fee) = &entry.fee {
        set(&mut info, "fee_amount", json!(fee));
    }
    if let Some(custom_id) = &entry.custom_id {
        set(&mut info, "custom_field", json!(custom_id));
    }
    if let Some(of) = &entry.of {
        set(&mut info, "paypal_reference_id", json!(of));
        set(&mut info, "paypal_reference_id_type", json!("TXN"));
    }
    json!({ "transaction_info": info })
}

/// A time as PayPal writes it.
pub(crate) fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

fn payments(base: &str, order: &Order) -> Value {
    let captures: Vec<Value> = order
        .captures
        .iter()
        .map(|one| capture(base, order, one))
        .collect();
    let refunds: Vec<Value> = order
        .captures
        .iter()
        .flat_map(|one| one.refunds.iter().map(move |r| refund(base, order, one, r)))
        .collect();
    let mut payments = json!({ "captures": captures });
    if !refunds.is_empty() {
        set(&mut payments, "refunds", json!(refunds));
    }
    payments
}

fn last_change(capture: &Capture) -> DateTime<Utc> {
    let last = capture.refunds.last();
    last.map_or(capture.created_at, |refund| refund.created_at)
}

fn payer() -> Value {
    json!({
        "payer_id": PAYER,
        "email_address": "buyer@emulator.test",
        "name": { "given_name": "Emma", "surname": "Ulator" },
        "address": { "country_code": "US" },
    })
}

fn payment_source() -> Value {
    json!({ "paypal": {
        "account_id": PAYER,
        "account_status": "VERIFIED",
        "email_address": "buyer@emulator.test",
        "name": { "given_name": "Emma", "surname": "Ulator" },
        "address": { "country_code": "US" },
    } })
}

fn links(base: &str, order: &Order) -> Value {
    let path = format!("{base}/v2/checkout/orders/{}", order.id);
    let own = json!({ "href": path, "rel": "self", "method": "GET" });
    // There is no approval page outside the dialog of the JavaScript SDK.
    let approve = format!("{base}/emulator/orders/{}/approve", order.id);
    match order.status {
        Status::Created => json!([
            own,
            { "href": approve, "rel": "approve", "method": "POST" },
        ]),
        Status::Approved => json!([
            own,
            { "href": format!("{path}/capture"), "rel": "capture", "method": "POST" },
        ]),
        Status::Completed => json!([own]),
    }
}

fn set(object: &mut Value, key: &str, value: Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.insert(key.to_owned(), value);
    }
}
