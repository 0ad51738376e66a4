//! Messages from PayPal, reduced to what we act on. The amounts in them are left out on purpose:
//! amounts are trusted only from PayPal's response to our own request.

use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::Refusal;

/// Something happened at PayPal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// PayPal's id of the event; repetitions carry the same one.
    pub id: String,
    /// What happened.
    pub kind: EventKind,
    /// When it happened, by PayPal's clock.
    pub created_at: DateTime<Utc>,
    /// The order at PayPal, if the event names it.
    pub order_id: Option<String>,
    /// The capture, if the event is about one or about its refund.
    pub capture_id: Option<String>,
    /// The refund, if the event is about one.
    pub refund_id: Option<String>,
    /// The dispute, if the event is about one.
    pub dispute_id: Option<String>,
    /// The batch of payouts, if the event is about one or about an item of it.
    pub payout_batch_id: Option<String>,
    /// The one payout, if the event is about one.
    pub payout_item_id: Option<String>,
    /// Our own `reference` (`custom_id`) of the payment, or of the refund that the event is about.
    pub reference: Option<String>,
}

/// The kinds of events we act on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// The buyer approved: the order may be captured.
    OrderApproved,
    /// The order is completed.
    OrderCompleted,
    /// Money came.
    CaptureCompleted,
    /// Money may come later.
    CapturePending,
    /// No money will come.
    CaptureDeclined,
    /// Money was given back, by us or at PayPal.
    CaptureRefunded,
    /// Money that was to go back stays.
    RefundFailed,
    /// Money was taken back by PayPal.
    CaptureReversed,
    /// A buyer complains, goes on complaining, or the matter is decided.
    Dispute,
    /// A batch of payouts, or one payment of it, went on.
    Payout,
    /// Anything else, by PayPal's name.
    Other(String),
}

#[derive(Deserialize)]
struct EventBody {
    id: String,
    event_type: String,
    create_time: DateTime<Utc>,
    #[serde(default)]
    resource: Resource,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Resource {
    id: Option<String>,
    custom_id: Option<String>,
    purchase_units: Vec<Unit>,
    supplementary_data: Supplement,
    links: Vec<Link>,
    dispute_id: Option<String>,
    disputed_transactions: Vec<Disputed>,
    batch_header: BatchHeader,
    payout_batch_id: Option<String>,
    payout_item_id: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct BatchHeader {
    payout_batch_id: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Disputed {
    seller_transaction_id: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Unit {
    custom_id: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Supplement {
    related_ids: RelatedIds,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RelatedIds {
    order_id: Option<String>,
    capture_id: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Link {
    rel: String,
    href: String,
}

impl Event {
    /// Reads the body of a message.
    pub fn parse(body: &[u8]) -> Result<Self, Refusal> {
        let unreadable = |error: serde_json::Error| Refusal::Unreadable(error.to_string());
        let raw: serde_json::Value = serde_json::from_slice(body).map_err(unreadable)?;
        if has_nul(&raw) {
            return Err(Refusal::Unreadable("it contains a NUL".to_owned()));
        }
        let body: EventBody = serde_json::from_value(raw).map_err(unreadable)?;
        let kind = kind(body.event_type);
        let (order_id, capture_id, refund_id) = body.resource.ids(&kind);
        Ok(Self {
            id: body.id,
            kind,
            created_at: body.create_time,
            order_id,
            capture_id,
            refund_id,
            dispute_id: body.resource.dispute_id.clone(),
            payout_batch_id: body.resource.payout_batch(),
            payout_item_id: body.resource.payout_item_id.clone(),
            reference: body.resource.reference(),
        })
    }
}

/// The ids of order, capture and refund, as far as an event names them.
type Ids = (Option<String>, Option<String>, Option<String>);

impl Resource {
    fn ids(&self, kind: &EventKind) -> Ids {
        let own = self.id.clone();
        let related = &self.supplementary_data.related_ids;
        let (order_id, capture_id) = (related.order_id.clone(), related.capture_id.clone());
        match kind {
            EventKind::OrderApproved | EventKind::OrderCompleted => (own, None, None),
            EventKind::CaptureCompleted
            | EventKind::CapturePending
            | EventKind::CaptureDeclined => (order_id, own, None),
            // The resource of these is a refund, whose capture stands in the link "up".
            EventKind::CaptureRefunded | EventKind::CaptureReversed | EventKind::RefundFailed => {
                (order_id, capture_id.or_else(|| self.id_above()), own)
            }
            EventKind::Dispute => (None, self.disputed(), None),
            EventKind::Payout => (None, None, None),
            EventKind::Other(_) => (order_id, capture_id, None),
        }
    }

    fn reference(&self) -> Option<String> {
        let of_units = || self.purchase_units.iter().find_map(|u| u.custom_id.clone());
        self.custom_id.clone().or_else(of_units)
    }

    /// An item names its batch beside itself, a batch names itself in its header.
    fn payout_batch(&self) -> Option<String> {
        let of_batch = &self.batch_header.payout_batch_id;
        self.payout_batch_id.clone().or_else(|| of_batch.clone())
    }

    /// A dispute names nothing but the captures it is about.
    fn disputed(&self) -> Option<String> {
        let mut disputed = self.disputed_transactions.iter();
        disputed.find_map(|transaction| transaction.seller_transaction_id.clone())
    }

    fn id_above(&self) -> Option<String> {
        let up = self.links.iter().find(|link| link.rel == "up")?;
        let (before, id) = up.href.rsplit_once('/')?;
        (before.ends_with("/captures") && !id.is_empty()).then(|| id.to_owned())
    }
}

fn kind(name: String) -> EventKind {
    match name.as_str() {
        "CHECKOUT.ORDER.APPROVED" => EventKind::OrderApproved,
        "CHECKOUT.ORDER.COMPLETED" => EventKind::OrderCompleted,
        "PAYMENT.CAPTURE.COMPLETED" => EventKind::CaptureCompleted,
        "PAYMENT.CAPTURE.PENDING" => EventKind::CapturePending,
        // PayPal's documents use both words for the same.
        "PAYMENT.CAPTURE.DECLINED" | "PAYMENT.CAPTURE.DENIED" => EventKind::CaptureDeclined,
        "PAYMENT.CAPTURE.REFUNDED" => EventKind::CaptureRefunded,
        "PAYMENT.CAPTURE.REVERSED" => EventKind::CaptureReversed,
        "PAYMENT.REFUND.FAILED" => EventKind::RefundFailed,
        "CUSTOMER.DISPUTE.CREATED" | "CUSTOMER.DISPUTE.UPDATED" | "CUSTOMER.DISPUTE.RESOLVED" => {
            EventKind::Dispute
        }
        payout
            if payout.starts_with("PAYMENT.PAYOUTSBATCH.")
                || payout.starts_with("PAYMENT.PAYOUTS-ITEM.") =>
        {
            EventKind::Payout
        }
        _ => EventKind::Other(name),
    }
}

/// No text of ours may hold one: the database keeps none.
fn has_nul(value: &serde_json::Value) -> bool {
    use serde_json::Value;
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(has_nul),
        Value::Object(fields) => fields
            .iter()
            .any(|(name, value)| name.contains('\0') || has_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn event(event_type: &str, resource: serde_json::Value) -> Event {
        let body = json!({
            "id": "WH-1", "event_type": event_type, "resource": resource,
            "create_time": "2026-11-21T10:00:00.123Z",
        });
        Event::parse(body.to_string().as_bytes()).unwrap()
    }

    #[test]
    fn an_approval_names_the_order_and_our_reference() {
        let resource = json!({ "id": "ORDER", "purchase_units": [{ "custom_id": "c-1" }] });
        let event = event("CHECKOUT.ORDER.APPROVED", resource);
        assert_eq!(event.kind, EventKind::OrderApproved);
        assert_eq!(event.order_id.as_deref(), Some("ORDER"));
        assert_eq!(event.reference.as_deref(), Some("c-1"));
    }

    #[test]
    fn a_capture_names_its_order() {
        let resource = json!({
            "id": "CAPTURE", "custom_id": "c-1",
            "supplementary_data": { "related_ids": { "order_id": "ORDER" } },
        });
        let event = event("PAYMENT.CAPTURE.COMPLETED", resource);
        assert_eq!(event.order_id.as_deref(), Some("ORDER"));
        assert_eq!(event.capture_id.as_deref(), Some("CAPTURE"));
        assert_eq!(event.reference.as_deref(), Some("c-1"));
    }

    #[test]
    fn a_refund_names_its_capture_by_the_link_up() {
        let resource = json!({
            "id": "REFUND",
            "links": [
                { "rel": "self", "href": "https://api.paypal.com/v2/payments/refunds/REFUND" },
                { "rel": "up", "href": "https://api.paypal.com/v2/payments/captures/CAPTURE" },
            ],
        });
        let event = event("PAYMENT.CAPTURE.REFUNDED", resource);
        assert_eq!(event.refund_id.as_deref(), Some("REFUND"));
        assert_eq!(event.capture_id.as_deref(), Some("CAPTURE"));
    }

    #[test]
    fn a_dispute_names_the_captures_it_is_about() {
        let resource = json!({
            "dispute_id": "PP-D-1",
            "disputed_transactions": [{ "seller_transaction_id": "CAPTURE" }],
        });
        let event = event("CUSTOMER.DISPUTE.CREATED", resource);
        assert_eq!(event.kind, EventKind::Dispute);
        assert_eq!(event.dispute_id.as_deref(), Some("PP-D-1"));
        assert_eq!(event.capture_id.as_deref(), Some("CAPTURE"));
    }

    #[test]
    fn a_payout_names_its_batch_and_a_batch_itself() {
        let resource = json!({ "payout_item_id": "ITEM", "payout_batch_id": "BATCH" });
        let item = event("PAYMENT.PAYOUTS-ITEM.UNCLAIMED", resource);
        assert_eq!(item.kind, EventKind::Payout);
        assert_eq!(item.payout_item_id.as_deref(), Some("ITEM"));
        assert_eq!(item.payout_batch_id.as_deref(), Some("BATCH"));
        let resource = json!({ "batch_header": { "payout_batch_id": "BATCH" } });
        let batch = event("PAYMENT.PAYOUTSBATCH.DENIED", resource);
        assert_eq!(batch.kind, EventKind::Payout);
        assert_eq!(batch.payout_item_id, None);
        assert_eq!(batch.payout_batch_id.as_deref(), Some("BATCH"));
    }

    #[test]
    fn an_unknown_kind_is_kept_by_its_name() {
        let event = event("BILLING.PLAN.CREATED", json!({ "id": "D" }));
        assert_eq!(
            event.kind,
            EventKind::Other("BILLING.PLAN.CREATED".to_owned())
        );
    }

    #[test]
    fn a_text_with_a_nul_is_no_event() {
        for (id, resource) in [
            ("WH-\0", json!({})),
            ("WH-1", json!({ "custom_id": "\0" })),
            ("WH-1", json!({ "a": [{ "\0": 1 }] })),
        ] {
            let body = json!({
                "id": id, "event_type": "X", "resource": resource,
                "create_time": "2026-11-21T10:00:00.123Z",
            });
            let refused = Event::parse(body.to_string().as_bytes());
            assert!(matches!(refused, Err(Refusal::Unreadable(_))), "{body}");
        }
    }

    #[test]
    fn what_is_not_an_event_is_refused() {
        for body in ["", "{}", "[]", r#"{"id":1}"#] {
            assert!(Event::parse(body.as_bytes()).is_err(), "{body}");
        }
    }
}
