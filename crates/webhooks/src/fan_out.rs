//! From an event to its subscribers: one delivery for each endpoint, with the exact bytes that are
//! sent.

use chrono::{DateTime, SecondsFormat, Utc};
use db::{Tx, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use types::{ShopId, WebhookDeliveryId, WebhookEndpointId};

use crate::delivery::Attempt;
use crate::{Context, DELIVERY, Error};

/// An event that a trigger recorded.
#[derive(Debug, Clone, Deserialize)]
pub struct RecordedEvent {
    /// Names it once and for all.
    id: String,
    event: String,
    shop: ShopId,
    at: DateTime<Utc>,
    data: Value,
}

/// A message of Standard Webhooks, in the order in which it is written.
#[derive(Serialize)]
pub(crate) struct Message<'a> {
    #[serde(rename = "type")]
    pub event: &'a str,
    pub timestamp: String,
    pub data: &'a Value,
}

impl Message<'_> {
    pub(crate) fn to_json(&self) -> String {
        // keys are texts and numbers are finite: there is always a JSON form
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// As the wire writes moments.
pub(crate) fn rfc3339_millis(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

#[derive(QueryableByName)]
struct Delivery {
    #[diesel(sql_type = BigInt)]
    id: WebhookDeliveryId,
    #[diesel(sql_type = BigInt)]
    endpoint_id: WebhookEndpointId,
}

/// Writes a delivery for each endpoint that subscribes to the event, once.
pub async fn fan_out(context: &Context, recorded: &RecordedEvent) -> Result<(), Error> {
    let message = Message {
        event: &recorded.event,
        timestamp: rfc3339_millis(recorded.at),
        data: &recorded.data,
    };
    let body = message.to_json();
    transaction(&context.pool, async |tx| {
        let written: Vec<Delivery> = diesel::sql_query(
            "insert into webhook_deliveries (endpoint_id, message_id, event, body, next_try_at) \
             select id, $1, $2, $3, now() from webhook_endpoints \
             where (shop_id = $4 or shop_id is null) and paused_at is null and $2 = any(events) \
             for share on conflict (endpoint_id, message_id) do nothing returning id, endpoint_id",
        )
        .bind::<Text, _>(&recorded.id)
        .bind::<Text, _>(&recorded.event)
        .bind::<Text, _>(&body)
        .bind::<Nullable<BigInt>, _>(recorded.shop)
        .load(tx.conn())
        .await?;
        for Delivery { id, endpoint_id } in written {
            enqueue(
                tx,
                endpoint_id,
                Attempt {
                    delivery: id,
                    before: 0,
                },
                |job| job,
            )
            .await?;
        }
        Ok(())
    })
    .await
}

/// Queues a try of a delivery, among those of its endpoint.
pub(crate) async fn enqueue<'a>(
    tx: &mut Tx,
    endpoint: WebhookEndpointId,
    attempt: Attempt,
    when: impl FnOnce(NewJob<'a>) -> NewJob<'a>,
) -> Result<(), Error> {
    let job = NewJob::new(DELIVERY, &attempt).lane(format!("webhook:{endpoint}"));
    Ok(jobs::enqueue(tx, when(job)).await?)
}
