//! The messages to an endpoint in the last 30 days, and resending one.

use auth::audit::Action;
use chrono::{DateTime, Utc};
use db::{Pool, delete_in_steps};
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::pg::{Pg, PgValue};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use serde_json::{Value, json};
use types::{WebhookDeliveryId, WebhookEndpointId};

use crate::delivery::Attempt;
use crate::endpoint::find;
use crate::fan_out::{Message, enqueue, rfc3339_millis};
use crate::owner::{record, transaction_for};
use crate::{Context, Error, Owner, event};

/// How a delivery stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It is tried, for the first time or again.
    Waiting,
    /// It was taken.
    Delivered,
    /// It was not, and is not tried again by itself.
    Failed,
}

impl Status {
    /// The word of the database and the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Delivered => "delivered",
            Self::Failed => "failed",
        }
    }
}

/// A try before the last.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PastAttempt {
    /// When it was.
    pub tried_at: DateTime<Utc>,
    /// The duration, in milliseconds.
    pub took_ms: i32,
    /// Which HTTP status was answered, if there was an answer.
    pub response_status: Option<i32>,
    /// The first kilobyte of the response.
    pub response_body: Option<String>,
}

/// Earlier tries, the oldest first; at most the latest twenty.
#[derive(Debug, Clone, PartialEq, Eq, FromSqlRow)]
pub struct PastAttempts(pub Vec<PastAttempt>);

impl FromSql<Jsonb, Pg> for PastAttempts {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let tries = <Value as FromSql<Jsonb, Pg>>::from_sql(value)?;
        Ok(Self(serde_json::from_value(tries)?))
    }
}

/// A message to an endpoint, with the result of the last try.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Delivery {
    /// Which one.
    #[diesel(sql_type = BigInt)]
    pub id: WebhookDeliveryId,
    /// `webhook-id`: the same for each try and each endpoint.
    #[diesel(sql_type = Text)]
    pub message_id: String,
    /// What it tells of.
    #[diesel(sql_type = Text)]
    pub event: String,
    /// The exact body that is sent.
    #[diesel(sql_type = Text)]
    pub body: String,
    /// How it stands.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// How often it was tried.
    #[diesel(sql_type = Integer)]
    pub attempts: i32,
    /// When it is tried again, if it is.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub next_try_at: Option<DateTime<Utc>>,
    /// When it was last tried.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub tried_at: Option<DateTime<Utc>>,
    /// The duration of the last try, in milliseconds.
    #[diesel(sql_type = Nullable<Integer>)]
    pub took_ms: Option<i32>,
    /// Which HTTP status was answered, if there was an answer.
    #[diesel(sql_type = Nullable<Integer>)]
    pub response_status: Option<i32>,
    /// The first kilobyte of the response.
    #[diesel(sql_type = Nullable<Text>)]
    pub response_body: Option<String>,
    /// Why it was not taken: `answer`, `no_answer`, `not_allowed`, `paused`.
    #[diesel(sql_type = Nullable<Text>)]
    pub failure: Option<String>,
    /// What came of those before.
    #[diesel(sql_type = Jsonb)]
    pub earlier: PastAttempts,
    /// When it was written.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// Which deliveries to list.
#[derive(Debug, Clone, Copy, Default)]
pub struct DeliveryFilter {
    /// How they stand.
    pub status: Option<Status>,
    /// Older than this one.
    pub before: Option<WebhookDeliveryId>,
    /// At most so many.
    pub limit: i64,
}

macro_rules! deliveries_where {
    ($rest:literal) => {
        concat!(
            "select id, message_id, event, body, status, attempts, next_try_at, tried_at, took_ms, \
             response_status, response_body, failure, earlier, created_at \
             from webhook_deliveries where endpoint_id = $1 and ",
            $rest
        )
    };
}

/// With the status in the text, so that it is planned for: few of very many have failed.
const fn page_query(status: Option<Status>) -> &'static str {
    match status {
        None => deliveries_where!("id < $2 order by id desc limit $3"),
        Some(Status::Waiting) => {
            deliveries_where!("id < $2 and status = 'waiting' order by id desc limit $3")
        }
        Some(Status::Delivered) => {
            deliveries_where!("id < $2 and status = 'delivered' order by id desc limit $3")
        }
        Some(Status::Failed) => {
            deliveries_where!("id < $2 and status = 'failed' order by id desc limit $3")
        }
    }
}

/// The endpoint's deliveries, the latest first, and whether there are older ones.
pub async fn list<O: Owner>(
    context: &Context,
    owner: &O,
    id: WebhookEndpointId,
    filter: DeliveryFilter,
) -> Result<(Vec<Delivery>, bool), Error> {
    transaction_for(&context.pool, owner, async |tx| {
        find(tx, owner, id).await?;
        let query = page_query(filter.status);
        let mut found: Vec<Delivery> = diesel::sql_query(query)
            .bind::<BigInt, _>(id)
            .bind::<BigInt, _>(filter.before.map_or(i64::MAX, WebhookDeliveryId::get))
            .bind::<BigInt, _>(filter.limit + 1)
            .load(tx.conn())
            .await?;
        let limit = usize::try_from(filter.limit).unwrap_or(0);
        let more = found.len() > limit;
        found.truncate(limit);
        Ok((found, more))
    })
    .await
}

/// One delivery.
pub async fn get<O: Owner>(
    context: &Context,
    owner: &O,
    (id, delivery): (WebhookEndpointId, WebhookDeliveryId),
) -> Result<Delivery, Error> {
    transaction_for(&context.pool, owner, async |tx| {
        find(tx, owner, id).await?;
        load(tx, id, delivery).await
    })
    .await
}

/// Resends a message, or sends a waiting one at once. If it is not accepted, the rest of the retry
/// schedule follows: none after the last retry.
pub async fn resend<O: Owner>(
    context: &Context,
    owner: &O,
    (id, delivery): (WebhookEndpointId, WebhookDeliveryId),
) -> Result<Delivery, Error> {
    transaction_for(&context.pool, owner, async |tx| {
        let endpoint = find(tx, owner, id).await?;
        if endpoint.paused_at.is_some() {
            return Err(Error::Paused);
        }
        diesel::sql_query(
            "update webhook_deliveries set status = 'waiting', next_try_at = now(), failure = null \
             where endpoint_id = $1 and id = $2",
        )
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(delivery)
        .execute(tx.conn())
        .await?;
        let sent = load(tx, id, delivery).await?;
        let again = Attempt {
            delivery,
            before: sent.attempts,
        };
        enqueue(tx, id, again, |job| job).await?;
        let after = Some(json!({ "message": sent.message_id, "event": sent.event }));
        record(tx, owner, Action::WebhookResent, &endpoint, (None, after)).await?;
        Ok(sent)
    })
    .await
}

/// Sends a test message, to see whether it is accepted.
pub async fn test<O: Owner>(
    context: &Context,
    owner: &O,
    id: WebhookEndpointId,
) -> Result<Delivery, Error> {
    transaction_for(&context.pool, owner, async |tx| {
        let endpoint = find(tx, owner, id).await?;
        if endpoint.paused_at.is_some() {
            return Err(Error::Paused);
        }
        let data = json!({ "endpointId": id, "shopId": owner.shop() });
        let message = Message {
            event: event::TEST,
            timestamp: rfc3339_millis(tx.now()),
            data: &data,
        };
        let made: Id = diesel::sql_query(
            "insert into webhook_deliveries (endpoint_id, message_id, event, body, next_try_at) \
             values ($1, 'msg_' || replace(gen_random_uuid()::text, '-', ''), $2, $3, now()) returning id",
        )
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(event::TEST)
        .bind::<Text, _>(message.to_json())
        .get_result(tx.conn())
        .await?;
        let first = Attempt {
            delivery: made.id,
            before: 0,
        };
        enqueue(tx, id, first, |job| job).await?;
        record(tx, owner, Action::WebhookTested, &endpoint, (None, None)).await?;
        load(tx, id, made.id).await
    })
    .await
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: WebhookDeliveryId,
}

async fn load(
    tx: &mut db::Tx,
    id: WebhookEndpointId,
    delivery: WebhookDeliveryId,
) -> Result<Delivery, Error> {
    let found: Option<Delivery> = diesel::sql_query(deliveries_where!("id = $2"))
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(delivery)
        .get_result(tx.conn())
        .await
        .optional()?;
    found.ok_or(Error::NotFound)
}

/// Deletes deliveries older than 30 days. Returns how many.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    let gone = delete_in_steps(
        pool,
        1_000,
        "delete from webhook_deliveries where id = any(array( \
             select id from webhook_deliveries where created_at < now() - interval '30 days' \
             order by created_at limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}
