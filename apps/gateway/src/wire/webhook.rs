//! Webhooks on the wire: those of shops and those of the marketplace look alike.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{Invalid, WebhookDeliveryId, WebhookEndpointId};
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Type};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};
use webhooks::Event;
use webhooks::delivery_log::{Delivery, DeliveryFilter, PastAttempt, Status};
use webhooks::endpoint::{Address, Change, Draft, Endpoint, EndpointWithSecret, Name};

use crate::problem::{Fields, Problem};
use crate::valid::{rule, text};

/// Most deliveries of one answer.
const MAX_LIMIT: i64 = 100;
/// So many if nothing is said.
const DEFAULT_LIMIT: i64 = 24;

/// Whether a webhook is active.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WebhookStatus {
    Active,
    Paused,
}

/// A webhook of a shop or of the marketplace. Its secret is only in the responses that create or
/// rotate it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Webhook {
    id: i64,
    #[schema(example = "Warehouse")]
    name: String,
    #[schema(example = "https://example.com/webhooks")]
    url: String,
    /// What it is told of.
    #[schema(schema_with = events)]
    events: Vec<String>,
    status: WebhookStatus,
    /// When it was paused; null while it is active.
    #[schema(required = true)]
    paused_at: Option<DateTime<Utc>>,
    /// `by_hand`; `gone`: it responded with 410; `failing`: it accepted nothing for five days.
    #[schema(required = true, example = "failing")]
    pause_reason: Option<String>,
    /// Since when it has accepted no messages; null if it accepted the latest one.
    #[schema(required = true)]
    failing_since: Option<DateTime<Utc>>,
    /// Until when messages are also signed with the previous secret.
    #[schema(required = true)]
    previous_secret_until: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
}

/// The names of events, as the document lists them.
fn events() -> ArrayBuilder {
    let names = Event::ALL.iter().map(|event| event.as_str());
    let event = ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(names));
    ArrayBuilder::new()
        .items(event)
        .min_items(Some(1))
        .examples([serde_json::json!(["order.paid", "order.cancelled"])])
}

impl From<Endpoint> for Webhook {
    fn from(endpoint: Endpoint) -> Self {
        Self {
            id: endpoint.id.get(),
            name: endpoint.name,
            url: endpoint.url,
            events: endpoint.events,
            status: match endpoint.paused_at {
                None => WebhookStatus::Active,
                Some(_) => WebhookStatus::Paused,
            },
            paused_at: endpoint.paused_at,
            pause_reason: endpoint.pause_reason,
            failing_since: endpoint.failing_since,
            previous_secret_until: endpoint.previous_until,
            created_at: endpoint.created_at,
        }
    }
}

/// A webhook to create.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    #[validate(custom(function = text::<Name>))]
    #[schema(example = "Warehouse", min_length = 1, max_length = 60)]
    name: String,
    /// Where messages are sent: https, on the public internet, on the standard port.
    #[validate(custom(function = text::<Address>))]
    #[schema(example = "https://example.com/webhooks", max_length = 500)]
    url: String,
    /// What it is told of.
    #[validate(custom(function = chosen))]
    #[schema(schema_with = events)]
    events: Vec<String>,
}

impl NewWebhook {
    /// The domain's own.
    pub fn parse(&self) -> Result<Draft, Invalid> {
        Ok(Draft {
            name: self.name.parse()?,
            url: self.url.parse()?,
            events: parsed(&self.events)?,
        })
    }
}

/// Changes to a webhook; omitted fields stay as they are.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookChange {
    #[validate(custom(function = text::<Name>))]
    #[schema(example = "Warehouse", min_length = 1, max_length = 60)]
    name: Option<String>,
    /// Where messages are sent, including pending ones.
    #[validate(custom(function = text::<Address>))]
    #[schema(example = "https://example.com/webhooks", max_length = 500)]
    url: Option<String>,
    /// What it is told of from now on.
    #[validate(custom(function = chosen))]
    #[schema(schema_with = events)]
    #[serde(default)]
    events: Option<Vec<String>>,
    /// `paused` drops pending messages; events that happen while it is paused are never sent.
    status: Option<WebhookStatus>,
}

impl WebhookChange {
    /// The domain's own.
    pub fn parse(&self) -> Result<Change, Invalid> {
        Ok(Change {
            name: self.name.as_deref().map(str::parse).transpose()?,
            url: self.url.as_deref().map(str::parse).transpose()?,
            events: self.events.as_deref().map(parsed).transpose()?,
            paused: self.status.map(|status| status == WebhookStatus::Paused),
        })
    }
}

fn parsed(raw: &[String]) -> Result<Vec<Event>, Invalid> {
    if raw.is_empty() {
        return Err(Invalid::new("required", "Choose at least one event"));
    }
    raw.iter().map(|event| event.parse()).collect()
}

fn chosen(raw: &[String]) -> Result<(), ValidationError> {
    rule(parsed(raw))
}

/// A webhook with its new secret.
#[derive(Serialize, ToSchema)]
pub struct CreatedWebhook {
    webhook: Webhook,
    /// The secret that signs its messages. It is not shown again.
    #[schema(example = "whsec_RXhhbXBsZU9ubHlUaGlzU2lnbnNOb3RoaW5nQXRBbGwwMDA=")]
    secret: String,
}

impl From<EndpointWithSecret> for CreatedWebhook {
    fn from(made: EndpointWithSecret) -> Self {
        Self {
            webhook: made.endpoint.into(),
            secret: made.secret,
        }
    }
}

/// A message to a webhook, with the result of its last try.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WebhookDelivery {
    id: i64,
    /// The value of `webhook-id`, the same for every try.
    #[schema(example = "msg_5f0f6d1c9b8e4a7d8c3b2a1f0e9d8c7b")]
    message_id: String,
    /// One of the events, or `webhook.test`.
    #[schema(example = "order.paid")]
    event: String,
    /// The exact body that is sent.
    body: String,
    /// `waiting`: it is being tried, or will be retried at `nextTryAt`. `failed`: it is not retried
    /// automatically.
    #[schema(example = "delivered")]
    status: String,
    /// The number of tries.
    attempts: i32,
    created_at: DateTime<Utc>,
    #[schema(required = true)]
    next_try_at: Option<DateTime<Utc>>,
    /// When it was last tried; null if never.
    #[schema(required = true)]
    tried_at: Option<DateTime<Utc>>,
    /// The duration of the last try, in milliseconds.
    #[schema(required = true)]
    took_ms: Option<i32>,
    /// The HTTP status of the response; null if there was none.
    #[schema(required = true, example = 200)]
    response_status: Option<i32>,
    /// The first kilobyte of the response.
    #[schema(required = true)]
    response_body: Option<String>,
    /// `answer`: the status was not 2xx. `no_answer`: no response within 15 seconds. `not_allowed`:
    /// the address is not on the public internet. `paused`: the webhook was paused before the
    /// message was accepted.
    #[schema(required = true, example = "no_answer")]
    failure: Option<String>,
    /// Earlier tries, the oldest first; at most the latest twenty.
    earlier: Vec<WebhookTry>,
}

/// An earlier try.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WebhookTry {
    tried_at: DateTime<Utc>,
    /// The duration, in milliseconds.
    #[schema(example = 140)]
    took_ms: i32,
    /// The HTTP status of the response; null if there was none.
    #[schema(required = true, example = 503)]
    response_status: Option<i32>,
    /// The first kilobyte of the response.
    #[schema(required = true, example = "Out for lunch")]
    response_body: Option<String>,
}

impl From<PastAttempt> for WebhookTry {
    fn from(earlier: PastAttempt) -> Self {
        Self {
            tried_at: earlier.tried_at,
            took_ms: earlier.took_ms,
            response_status: earlier.response_status,
            response_body: earlier.response_body,
        }
    }
}

impl From<Delivery> for WebhookDelivery {
    fn from(delivery: Delivery) -> Self {
        let earlier = delivery.earlier.0.into_iter().map(WebhookTry::from);
        Self {
            earlier: earlier.collect(),
            id: delivery.id.get(),
            message_id: delivery.message_id,
            event: delivery.event,
            body: delivery.body,
            status: delivery.status,
            attempts: delivery.attempts,
            created_at: delivery.created_at,
            next_try_at: delivery.next_try_at,
            tried_at: delivery.tried_at,
            took_ms: delivery.took_ms,
            response_status: delivery.response_status,
            response_body: delivery.response_body,
            failure: delivery.failure,
        }
    }
}

/// Some of a webhook's deliveries, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookDeliveryPage {
    items: Vec<WebhookDelivery>,
    /// Pass as `before` to get the next page; null at the end.
    #[schema(required = true)]
    next: Option<i64>,
}

impl From<(Vec<Delivery>, bool)> for WebhookDeliveryPage {
    fn from((found, more): (Vec<Delivery>, bool)) -> Self {
        let next = found.last().filter(|_| more).map(|last| last.id.get());
        Self {
            items: found.into_iter().map(WebhookDelivery::from).collect(),
            next,
        }
    }
}

/// Status of a delivery.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WebhookDeliveryStatus {
    Waiting,
    Delivered,
    Failed,
}

/// Which deliveries.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WebhookDeliveryQuery {
    /// Only those with this status.
    #[param(inline)]
    status: Option<WebhookDeliveryStatus>,
    /// Older than this one: `next` of the previous response.
    before: Option<i64>,
    /// How many to return at most.
    #[param(minimum = 1, maximum = 100, example = 24)]
    limit: Option<i64>,
}

impl WebhookDeliveryQuery {
    /// Checks the bounds.
    pub fn parse(&self) -> Result<DeliveryFilter, Problem> {
        let mut fields = Fields::default();
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT);
        let message = format!("Use a number from 1 to {MAX_LIMIT}");
        let limit = match (1..=MAX_LIMIT).contains(&limit) {
            true => Ok(limit),
            false => Err(Invalid::new("page_size_out_of_range", message)),
        };
        let limit = fields.take("/limit", limit);
        let filter = limit.map(|limit| DeliveryFilter {
            status: self.status.map(|status| match status {
                WebhookDeliveryStatus::Waiting => Status::Waiting,
                WebhookDeliveryStatus::Delivered => Status::Delivered,
                WebhookDeliveryStatus::Failed => Status::Failed,
            }),
            before: self.before.map(WebhookDeliveryId::new),
            limit,
        });
        fields.finish(filter)
    }
}

/// A webhook in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct WebhookPath {
    /// The webhook.
    #[param(value_type = i64)]
    pub id: WebhookEndpointId,
}

/// A delivery in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct WebhookDeliveryPath {
    /// The webhook.
    #[param(value_type = i64)]
    id: WebhookEndpointId,
    /// The delivery.
    #[param(value_type = i64)]
    delivery_id: WebhookDeliveryId,
}

impl WebhookDeliveryPath {
    /// Both.
    pub fn ids(&self) -> (WebhookEndpointId, WebhookDeliveryId) {
        (self.id, self.delivery_id)
    }
}
