//! Whether an app at PayPal may do all that a marketplace needs, asked before the first buyer pays.
//!
//! - Permissions: `scope` of the token, <https://developer.paypal.com/api/rest/authentication/>
//! - The webhook: <https://developer.paypal.com/docs/api/webhooks/v1/#webhooks_get>
//! - Its events: <https://developer.paypal.com/api/rest/webhooks/event-names/>

use std::fmt;

use serde::Deserialize;

use super::{PayPal, token};
use crate::Error;

/// Something that an app at PayPal lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupGap {
    /// A permission.
    Permission(&'static str),
    /// The webhook of this id.
    Webhook(String),
    /// The webhook goes elsewhere.
    Address {
        /// As PayPal has it.
        registered: String,
        /// Where it should go.
        expected: String,
    },
    /// The webhook does not report this event.
    Event(&'static str),
}

/// What the app must be allowed, by the name in its settings; any one scope of each will do.
const PERMISSIONS: [(&str, &[&str]); 5] = [
    (
        "Payments",
        &[
            "https://uri.paypal.com/services/payments/payment/authcapture",
            "https://uri.paypal.com/services/payments/payment",
            "https://api-m.paypal.com/v1/payments/.*",
            "https://api.paypal.com/v1/payments/.*",
        ],
    ),
    (
        "Refunds",
        &["https://uri.paypal.com/services/payments/refund"],
    ),
    ("Payouts", &["https://uri.paypal.com/payments/payouts"]),
    (
        "Customer disputes",
        &["https://uri.paypal.com/services/disputes/update-seller"],
    ),
    (
        "Transaction search",
        &["https://uri.paypal.com/services/reporting/search/read"],
    ),
];

/// What the webhook must report; PayPal's documents have two names for a declined capture.
const EVENTS: [&[&str]; 10] = [
    &["CHECKOUT.ORDER.APPROVED"],
    &["PAYMENT.CAPTURE.COMPLETED"],
    &["PAYMENT.CAPTURE.PENDING"],
    &["PAYMENT.CAPTURE.DENIED", "PAYMENT.CAPTURE.DECLINED"],
    &["PAYMENT.CAPTURE.REFUNDED"],
    &["PAYMENT.CAPTURE.REVERSED"],
    &["PAYMENT.REFUND.FAILED"],
    &["CUSTOMER.DISPUTE.CREATED"],
    &["CUSTOMER.DISPUTE.UPDATED"],
    &["CUSTOMER.DISPUTE.RESOLVED"],
];

#[derive(Deserialize)]
struct Webhook {
    url: String,
    event_types: Vec<EventType>,
}

#[derive(Deserialize)]
struct EventType {
    name: String,
}

impl PayPal {
    /// What the app lacks to run a marketplace whose webhook of this id goes to `address`.
    /// Nothing is changed, no money moves.
    pub async fn setup_gaps(
        &self,
        webhook_id: &str,
        address: &str,
    ) -> Result<Vec<SetupGap>, Error> {
        let deadline = self.deadline();
        let request = self.tokens.request(&self.http, self.url(token::PATH, &[]));
        let scopes = token::scopes(self.exchange(request, deadline).await?)?;
        let may = |wanted: &&str| scopes.iter().any(|scope| scope == wanted);
        let denied = PERMISSIONS.iter().filter(|(_, any)| !any.iter().any(may));
        let mut gaps: Vec<SetupGap> = denied.map(|(name, _)| SetupGap::Permission(name)).collect();
        let path = ["v1", "notifications", "webhooks", webhook_id];
        match self.read(&path, &[], understand, deadline).await {
            Ok(webhook) => gaps.extend(webhook.setup_gaps(address)),
            Err(Error::NotFound) => gaps.push(SetupGap::Webhook(webhook_id.to_owned())),
            Err(error) => return Err(error),
        }
        Ok(gaps)
    }
}

fn understand(answer: &[u8]) -> Result<Webhook, Error> {
    serde_json::from_slice(answer)
        .map_err(|error| Error::unavailable(format!("the webhook is unreadable: {error}")))
}

impl Webhook {
    fn setup_gaps(self, address: &str) -> impl Iterator<Item = SetupGap> {
        let Self { url, event_types } = self;
        let is_elsewhere = url != address;
        let elsewhere = is_elsewhere.then(|| SetupGap::Address {
            registered: url,
            expected: address.to_owned(),
        });
        let reports = move |any: &[&str]| {
            let named = |event: &EventType| event.name == "*" || any.contains(&&*event.name);
            event_types.iter().any(named)
        };
        let silent = EVENTS.iter().filter(move |any| !reports(any));
        let silent = silent.filter_map(|any| any.first().copied().map(SetupGap::Event));
        elsewhere.into_iter().chain(silent)
    }
}

impl fmt::Display for SetupGap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Permission(name) => write!(f, "the app lacks the permission {name}"),
            Self::Webhook(id) => write!(f, "the app has no webhook {id}"),
            Self::Address {
                registered,
                expected,
            } => write!(f, "the webhook goes to {registered}, not to {expected}"),
            Self::Event(name) => write!(f, "the webhook does not report {name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::webhook::{Event, EventKind};

    #[test]
    fn each_event_that_must_be_reported_is_acted_on() {
        for name in EVENTS.iter().copied().flatten() {
            let body = serde_json::json!({
                "id": "WH-1", "event_type": name, "create_time": "2026-11-21T10:00:00Z",
            });
            let event = Event::parse(body.to_string().as_bytes()).unwrap();
            assert!(!matches!(event.kind, EventKind::Other(_)), "{name}");
        }
    }
}
