//! The `webhooks` of the document: every event with the shape of its message and an example.

use serde_json::{Map, Value, json};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};
use webhooks::Event;
use webhooks::event::TEST;

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what the log's test writes")]
struct TestData {
    /// The webhook that is tested.
    endpoint_id: i64,
    /// The webhook's shop; null for a marketplace webhook.
    #[schema(required = true)]
    shop_id: Option<i64>,
}

/// Data about a shop order.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct OrderData {
    shop_id: i64,
    /// The shop order: `id` in `/api/seller/orders`.
    shop_order_id: i64,
    order_id: i64,
    /// The order number that people see.
    #[schema(example = "HS-7K3M9-QPX2A")]
    number: String,
    /// The present state of the shop order.
    #[schema(example = "confirmed")]
    status: String,
    /// What the buyer paid for the shop order, in minor units.
    #[schema(example = 3998)]
    total: i64,
    #[schema(example = "USD")]
    currency: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct CancellationData {
    shop_id: i64,
    shop_order_id: i64,
    order_id: i64,
    #[schema(example = "HS-7K3M9-QPX2A")]
    number: String,
    cancellation_id: i64,
    /// `buyer`, `seller`, `operator` or `system`.
    #[schema(example = "buyer")]
    by: String,
    /// The refund for the cancelled pieces, in minor units. Fetch the order for what is left of it.
    #[schema(example = 1999)]
    amount: i64,
    #[schema(example = "USD")]
    currency: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct ShipmentData {
    shop_id: i64,
    shop_order_id: i64,
    order_id: i64,
    #[schema(example = "HS-7K3M9-QPX2A")]
    number: String,
    shipment_id: i64,
    #[schema(example = "UPS")]
    carrier: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct RefundData {
    shop_id: i64,
    shop_order_id: i64,
    order_id: i64,
    #[schema(example = "HS-7K3M9-QPX2A")]
    number: String,
    refund_id: i64,
    /// The return that it belongs to; null if there is none.
    #[schema(required = true)]
    return_id: Option<i64>,
    /// In minor units.
    #[schema(example = 1999)]
    amount: i64,
    #[schema(example = "USD")]
    currency: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct ReturnData {
    shop_id: i64,
    shop_order_id: i64,
    order_id: i64,
    #[schema(example = "HS-7K3M9-QPX2A")]
    number: String,
    return_id: i64,
    /// Its present status.
    #[schema(example = "requested")]
    status: String,
    /// `buyer`, `seller`, `operator` or `system`.
    #[schema(example = "buyer")]
    by: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct ProductData {
    shop_id: i64,
    product_id: i64,
    /// `draft`, `active`, `hidden`, `archived` or `withdrawn`: taken off sale by the marketplace.
    #[schema(example = "active")]
    status: String,
    /// Increases with each change; ignore a message with a smaller version than you have already
    /// seen.
    #[schema(example = 4)]
    version: i64,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct StockData {
    shop_id: i64,
    product_id: i64,
    variant_id: i64,
    /// How many are left.
    #[schema(example = 2)]
    left: i64,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct ShopData {
    shop_id: i64,
    /// `approved`, `rejected` or `suspended`.
    #[schema(example = "approved")]
    status: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes what triggers write")]
struct PayoutData {
    shop_id: i64,
    payout_id: i64,
    /// `paid`, `failed` or `returned`.
    #[schema(example = "paid")]
    status: String,
    /// In minor units.
    #[schema(example = 12850)]
    amount: i64,
    #[schema(example = "USD")]
    currency: String,
}

/// What happened, in a few words, and the shape of what is said of it.
fn of(event: Event) -> (&'static str, Value) {
    match event {
        Event::OrderPaid => (
            "An order was paid and can be shipped",
            schema(OrderData::schema()),
        ),
        Event::OrderCancelled => (
            "Some or all unshipped pieces of a paid order were cancelled",
            schema(CancellationData::schema()),
        ),
        Event::OrderDelivered => ("An order was delivered", schema(OrderData::schema())),
        Event::OrderCompleted => ("An order was completed", schema(OrderData::schema())),
        Event::ShipmentSent => ("A parcel was shipped", schema(ShipmentData::schema())),
        Event::RefundDone => (
            "A refund was paid to the buyer",
            schema(RefundData::schema()),
        ),
        Event::ReturnRequested => ("A buyer requested a return", schema(ReturnData::schema())),
        Event::ReturnChanged => ("A return changed its status", schema(ReturnData::schema())),
        Event::ProductPublished => ("A product went on sale", schema(ProductData::schema())),
        Event::ProductChanged => (
            "A seller changed a product; changes of stock or ratings, and the start of a sale, do not count",
            schema(ProductData::schema()),
        ),
        Event::ProductHidden => (
            "A product is no longer on sale: hidden, archived, or taken off sale by the marketplace",
            schema(ProductData::schema()),
        ),
        Event::ProductDeleted => ("A product was deleted", schema(ProductData::schema())),
        Event::StockLow => (
            "A sale reduced a variant's stock to the shop's limit for low stock",
            schema(StockData::schema()),
        ),
        Event::ShopApproved => ("A shop was approved", schema(ShopData::schema())),
        Event::ShopRejected => ("A shop was rejected", schema(ShopData::schema())),
        Event::ShopSuspended => ("A shop was suspended", schema(ShopData::schema())),
        Event::ShopLifted => ("A shop's suspension was lifted", schema(ShopData::schema())),
        Event::ShopChanged => (
            "A shop's details or terms changed",
            schema(ShopData::schema()),
        ),
        Event::PayoutPaid => ("A payout arrived", schema(PayoutData::schema())),
        Event::PayoutFailed => ("A payout could not be sent", schema(PayoutData::schema())),
        Event::PayoutReturned => ("A payout was returned", schema(PayoutData::schema())),
    }
}

fn schema(schema: RefOr<Schema>) -> Value {
    serde_json::to_value(schema).unwrap_or_default()
}

/// All events as OpenAPI 3.1 describes them, and the test.
pub fn webhooks() -> Value {
    let all = Event::ALL.iter().map(|event| {
        let (summary, data) = of(*event);
        let example = example(&data, stands(*event));
        (
            event.as_str(),
            operation(event.as_str(), summary, &data, &example),
        )
    });
    let data = schema(TestData::schema());
    let shown = example(&data, None);
    let test = operation(TEST, "A test message", &data, &shown);
    let described = all.chain([(TEST, test)]);
    let described = described.map(|(event, post)| (event.to_owned(), json!({ "post": post })));
    Value::Object(described.collect())
}

fn operation(event: &str, summary: &str, data: &Value, example: &Value) -> Value {
    let header = |name: &str, description: &str| {
        json!({
            "name": name, "in": "header", "required": true, "description": description,
            "schema": { "type": "string" },
        })
    };
    json!({
        "summary": summary,
        "description": "Signed according to Standard Webhooks (https://www.standardwebhooks.com). \
            A message may arrive more than once, with the same `webhook-id`, and messages may \
            arrive out of order. They contain only IDs, states and amounts: fetch the rest from \
            the API with a key.",
        "parameters": [
            header("webhook-id", "The message's ID, the same for every try"),
            header("webhook-timestamp", "When it was sent, in seconds since 1970; reject messages \
                older than five minutes"),
            header("webhook-signature", "`v1,` and the HMAC-SHA256 in base64; two, separated by a \
                space, for 24 hours after the secret was rotated"),
        ],
        "requestBody": { "required": true, "content": { "application/json": {
            "example": {
                "type": event, "timestamp": "2026-11-25T09:30:00.000Z", "data": example,
            },
            "schema": {
                "type": "object",
                "required": ["type", "timestamp", "data"],
                "properties": {
                    "type": { "type": "string", "const": event },
                    "timestamp": { "type": "string", "format": "date-time", "description": "When it happened" },
                    "data": data,
                },
            },
        } } },
        "responses": {
            "2XX": { "description": "The message is accepted; the body is ignored" },
            "410": { "description": "No more messages are wanted; the webhook is paused" },
            "default": { "description": "The message is retried for more than a day" },
        },
    })
}

/// Each field as its schema shows it, in this state if it says one.
fn example(data: &Value, stands: Option<&str>) -> Value {
    let fields = data.get("properties").and_then(Value::as_object);
    let mut shown = Map::new();
    for (name, field) in fields.into_iter().flatten() {
        let is_nullable = field.get("type").is_some_and(Value::is_array);
        let value = match field.get("example") {
            Some(example) => example.clone(),
            None if is_nullable => Value::Null,
            None => json!(7),
        };
        shown.insert(name.clone(), value);
    }
    if let (Some(status), Some(stands)) = (shown.get_mut("status"), stands) {
        *status = json!(stands);
    }
    Value::Object(shown)
}

/// The state that an event is about, where it says one.
const fn stands(event: Event) -> Option<&'static str> {
    match event {
        Event::OrderDelivered => Some("delivered"),
        Event::OrderCompleted => Some("completed"),
        Event::ReturnChanged => Some("approved"),
        Event::ProductHidden => Some("hidden"),
        Event::ProductDeleted => Some("draft"),
        Event::ShopRejected => Some("rejected"),
        Event::ShopSuspended => Some("suspended"),
        Event::PayoutFailed => Some("failed"),
        Event::PayoutReturned => Some("returned"),
        Event::OrderPaid
        | Event::OrderCancelled
        | Event::ShipmentSent
        | Event::RefundDone
        | Event::ReturnRequested
        | Event::ProductPublished
        | Event::ProductChanged
        | Event::StockLow
        | Event::ShopApproved
        | Event::ShopLifted
        | Event::ShopChanged
        | Event::PayoutPaid => None,
    }
}
