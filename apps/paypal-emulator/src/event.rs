//! The webhooks that the emulator sends about changes in its books.
//!
//! <https://developer.paypal.com/api/rest/webhooks/event-names/>

use chrono::Utc;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::dispute::Dispute;
use crate::order::{Capture, Order, Refund, Standing};
use crate::payout::{Batch, BatchStatus, Item};
use crate::{id, wire};

/// A message to be delivered, byte for byte as it will be signed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Notice {
    pub(crate) id: String,
    pub(crate) body: String,
}

/// The buyer approved an order.
pub(crate) fn order_approved(base: &str, order: &Order) -> Notice {
    notice(
        base,
        "CHECKOUT.ORDER.APPROVED",
        "checkout-order",
        "An order has been approved by buyer",
        wire::order(base, order),
    )
}

/// A capture brought money, will bring it, or was declined.
pub(crate) fn capture_made(base: &str, order: &Order, capture: &Capture) -> Notice {
    let (kind, words) = match capture.standing() {
        Standing::Declined => ("PAYMENT.CAPTURE.DECLINED", "Payment declined for"),
        Standing::Pending => ("PAYMENT.CAPTURE.PENDING", "Payment pending for"),
        Standing::Completed => ("PAYMENT.CAPTURE.COMPLETED", "Payment completed for"),
    };
    let amount = &capture.amount;
    let summary = format!("{words} {} {}", amount.value(), amount.currency);
    notice(
        base,
        kind,
        "capture",
        &summary,
        wire::capture(base, order, capture),
    )
}

/// Money was given back.
pub(crate) fn capture_refunded(
    base: &str,
    order: &Order,
    capture: &Capture,
    refund: &Refund,
) -> Notice {
    about_refund(
        base,
        "PAYMENT.CAPTURE.REFUNDED",
        "was refunded",
        order,
        capture,
        refund,
    )
}

/// Money was taken back.
pub(crate) fn capture_reversed(
    base: &str,
    order: &Order,
    capture: &Capture,
    refund: &Refund,
) -> Notice {
    about_refund(
        base,
        "PAYMENT.CAPTURE.REVERSED",
        "was reversed",
        order,
        capture,
        refund,
    )
}

/// Money is on its way back.
pub(crate) fn refund_pending(
    base: &str,
    order: &Order,
    capture: &Capture,
    refund: &Refund,
) -> Notice {
    about_refund(
        base,
        "PAYMENT.REFUND.PENDING",
        "refund is pending",
        order,
        capture,
        refund,
    )
}

/// Money that was on its way back stays.
pub(crate) fn refund_failed(
    base: &str,
    order: &Order,
    capture: &Capture,
    refund: &Refund,
) -> Notice {
    about_refund(
        base,
        "PAYMENT.REFUND.FAILED",
        "refund failed",
        order,
        capture,
        refund,
    )
}

fn about_refund(
    base: &str,
    kind: &str,
    words: &str,
    order: &Order,
    capture: &Capture,
    refund: &Refund,
) -> Notice {
    let amount = &refund.amount;
    let summary = format!(
        "A {} {} capture payment {words}",
        amount.value(),
        amount.currency
    );
    notice(
        base,
        kind,
        "refund",
        &summary,
        wire::refund(base, order, capture, refund),
    )
}

/// A buyer complains (`CREATED`), goes on (`UPDATED`), or the matter is decided (`RESOLVED`).
/// Such a message names neither order nor reference, only the capture.
pub(crate) fn dispute(base: &str, what: &str, capture: &Capture, dispute: &Dispute) -> Notice {
    let kind = format!("CUSTOMER.DISPUTE.{what}");
    let resource = wire::dispute(base, capture, dispute);
    notice(base, &kind, "dispute", "A dispute changed", resource)
}

/// A batch of payouts was processed.
pub(crate) fn batch(base: &str, batch: &Batch) -> Notice {
    let (kind, summary) = match batch.status {
        BatchStatus::Pending => ("PAYMENT.PAYOUTSBATCH.PROCESSING", "Payouts are processed"),
        BatchStatus::Success => ("PAYMENT.PAYOUTSBATCH.SUCCESS", "Payouts are completed"),
        BatchStatus::Denied => ("PAYMENT.PAYOUTSBATCH.DENIED", "Payouts were denied"),
    };
    let resource = wire::batch_header(base, batch);
    notice(base, kind, "payouts", summary, resource)
}

/// Something became of a payout.
pub(crate) fn payout(base: &str, what: &str, batch: &Batch, item: &Item) -> Notice {
    let kind = format!("PAYMENT.PAYOUTS-ITEM.{what}");
    let resource = wire::payout(base, batch, item);
    notice(
        base,
        &kind,
        "payouts_item",
        "A payout item changed",
        resource,
    )
}

fn notice(base: &str, kind: &str, resource_type: &str, summary: &str, resource: Value) -> Notice {
    let id = id::event();
    let body = json!({
        "id": id,
        "event_version": "1.0",
        "create_time": Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Millis, true),
        "resource_type": resource_type,
        "resource_version": "2.0",
        "event_type": kind,
        "summary": summary,
        "resource": resource,
        "links": [{
            "href": format!("{base}/v1/notifications/webhooks-events/{id}"),
            "rel": "self",
            "method": "GET",
        }],
    });
    Notice {
        id,
        body: body.to_string(),
    }
}
