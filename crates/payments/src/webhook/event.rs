//! What a message from PayPal is about, cut down to what we act on. The amounts in it are
//! left out on purpose: money is believed only from PayPal's answer to our own question.

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
    /// Our own `reference` (`custom_id`), if the event carries it.
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
    /// Money was given back by us.
    CaptureRefunded,
    /// Money was taken back by PayPal.
    CaptureReversed,
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
        let body: EventBody =
            serde_json::from_slice(body).map_err(|error| Refusal::Unreadable(error.to_string()))?;
        let kind = kind(body.event_type);
        let (order_id, capture_id, refund_id) = body.resource.ids(&kind);
        Ok(Self {
            id: body.id,
            kind,
            created_at: body.create_time,
            order_id,
            capture_id,
            refund_id,
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
            EventKind::CaptureRefunded | EventKind::CaptureReversed => {
                (order_id, capture_id.or_else(|| self.id_above()), own)
            }
            EventKind::Other(_) => (order_id, capture_id, None),
        }
    }

    fn reference(&self) -> Option<String> {
        let of_units = || self.purchase_units.iter().find_map(|u| u.custom_id.clone());
        self.custom_id.clone().or_else(of_units)
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
        _ => EventKind::Other(name),
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
    fn an_unknown_kind_is_kept_by_its_name() {
        let event = event("CUSTOMER.DISPUTE.CREATED", json!({ "id": "D" }));
        assert_eq!(
            event.kind,
            EventKind::Other("CUSTOMER.DISPUTE.CREATED".to_owned())
        );
    }

    #[test]
    fn what_is_not_an_event_is_refused() {
        for body in ["", "{}", "[]", r#"{"id":1}"#] {
            assert!(Event::parse(body.as_bytes()).is_err(), "{body}");
        }
    }
}
