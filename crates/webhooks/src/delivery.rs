//! One try of a delivery: signed, sent, and recorded with its result. A message that is not
//! accepted is retried for more than a day; an endpoint that responds with 410, or accepts nothing
//! for days, is paused.

use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use db::{Tx, transaction};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Bool, Integer, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use outbound::{Answer, RequestError, Sender};
use serde::{Deserialize, Serialize};
use types::{ShopId, WebhookDeliveryId, WebhookEndpointId};

use crate::fan_out::enqueue;
use crate::secret::Secret;
use crate::stopped::give_up;
use crate::{Context, Error, email};

/// How long after each try the next one comes: more than a day in all.
const RETRY_DELAYS: [Duration; 7] = [
    Duration::from_secs(5),
    Duration::from_secs(5 * 60),
    Duration::from_secs(30 * 60),
    Duration::from_secs(2 * 3600),
    Duration::from_secs(5 * 3600),
    Duration::from_secs(10 * 3600),
    Duration::from_secs(10 * 3600),
];
/// Bytes of an answer that are kept.
const KEPT_BODY_BYTES: usize = 1024;
/// The answer of who wants nothing any more.
const GONE: u16 = 410;

/// How many deliveries are tried at once by a gateway.
pub const AT_ONCE: usize = 32;
/// How many of them to one endpoint, by all gateways: who is slow holds up nobody else.
pub const PER_ENDPOINT: usize = 2;

/// An attempt to come. Of two equal ones, as when the message was also resent by hand, one is made.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct Attempt {
    /// Of which delivery.
    pub delivery: WebhookDeliveryId,
    /// How many attempts there were before.
    pub before: i32,
}

/// What is sent, and where.
#[derive(QueryableByName)]
struct PendingDelivery {
    #[diesel(sql_type = BigInt)]
    endpoint_id: WebhookEndpointId,
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_id: Option<ShopId>,
    #[diesel(sql_type = Text)]
    url: String,
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
    #[diesel(sql_type = Nullable<Binary>)]
    previous_secret: Option<Vec<u8>>,
    #[diesel(sql_type = Text)]
    message_id: String,
    #[diesel(sql_type = Text)]
    body: String,
    #[diesel(sql_type = Bool)]
    is_paused: bool,
}

/// Tries a delivery once, unless it was taken, given up or tried meanwhile.
pub async fn deliver(context: &Context, sender: &Sender, attempt: Attempt) -> Result<(), Error> {
    let pending: Option<PendingDelivery> = diesel::sql_query(
        "select d.endpoint_id, e.shop_id, e.url, e.secret, d.message_id, d.body, \
             case when e.previous_until > now() then e.previous_secret end as previous_secret, \
             e.paused_at is not null as is_paused \
         from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id \
         where d.id = $1 and d.attempts = $2 and d.status = 'waiting'",
    )
    .bind::<BigInt, _>(attempt.delivery)
    .bind::<Integer, _>(attempt.before)
    .get_result(&mut context.pool.get().await?)
    .await
    .optional()?;
    let Some(pending) = pending else {
        return Ok(());
    };
    if pending.is_paused {
        return give_up_paused(context, attempt).await;
    }
    let began = Instant::now();
    let answer = send(context, sender, &pending).await?;
    let took = began.elapsed();
    let result = if is_accepted(&answer) {
        "delivered"
    } else {
        "failed"
    };
    metrics::counter!("webhook_deliveries_total", "result" => result).increment(1);
    metrics::histogram!("webhook_delivery_seconds").record(took.as_secs_f64());
    transaction(&context.pool, async |tx| {
        record_result(tx, context, attempt, &pending, &answer, took).await
    })
    .await
}

/// Gives up a delivery that came due before it was given up with the others. If its endpoint was
/// resumed or deleted this very moment, the attempt is made again.
async fn give_up_paused(context: &Context, attempt: Attempt) -> Result<(), Error> {
    let given_up = diesel::sql_query(
        "update webhook_deliveries d set status = 'failed', next_try_at = null, failure = 'paused' \
         from webhook_endpoints e where e.id = d.endpoint_id and e.paused_at is not null \
             and d.id = $1 and d.attempts = $2 and d.status = 'waiting'",
    )
    .bind::<BigInt, _>(attempt.delivery)
    .bind::<Integer, _>(attempt.before)
    .execute(&mut context.pool.get().await?)
    .await?;
    match given_up {
        0 => Err(Error::Paused),
        _ => Ok(()),
    }
}

async fn send(
    context: &Context,
    sender: &Sender,
    pending: &PendingDelivery,
) -> Result<Result<Answer, RequestError>, Error> {
    let seconds = Utc::now().timestamp();
    let sign = |encrypted: &[u8]| {
        let secret = Secret::decrypt(&context.keys, pending.shop_id, encrypted)?;
        Ok::<_, Error>(secret.sign(&pending.message_id, seconds, &pending.body))
    };
    let mut signatures = sign(&pending.secret)?;
    if let Some(previous) = &pending.previous_secret {
        signatures = format!("{signatures} {}", sign(previous)?);
    }
    let time = seconds.to_string();
    let headers = [
        ("webhook-id", pending.message_id.as_str()),
        ("webhook-timestamp", time.as_str()),
        ("webhook-signature", signatures.as_str()),
    ];
    let body = pending.body.clone();
    Ok(sender
        .post(&pending.url, &headers, body, KEPT_BODY_BYTES)
        .await)
}

fn is_accepted(answer: &Result<Answer, RequestError>) -> bool {
    let status = answer.as_ref().map_or(0, |answer| answer.status);
    (200..300).contains(&status)
}

/// Why a try came to nothing, as the log says it.
fn failure(answer: &Result<Answer, RequestError>) -> Option<&'static str> {
    match answer {
        Ok(_) if is_accepted(answer) => None,
        Ok(_) => Some("answer"),
        Err(RequestError::NotAllowed | RequestError::NoAddress) => Some("not_allowed"),
        Err(_) => Some("no_answer"),
    }
}

/// What the text column takes of an answer, whatever bytes it has.
fn readable(beginning: &[u8]) -> String {
    String::from_utf8_lossy(beginning).replace('\0', "\u{fffd}")
}

#[derive(QueryableByName)]
struct EndpointState {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    fails_for_days: Option<DateTime<Utc>>,
}

async fn record_result(
    tx: &mut Tx,
    context: &Context,
    attempt: Attempt,
    pending: &PendingDelivery,
    answer: &Result<Answer, RequestError>,
    took: Duration,
) -> Result<(), Error> {
    let tries = attempt.before + 1;
    let wait = match is_accepted(answer) {
        true => None,
        false => retry_delay(tries, attempt.delivery),
    };
    let status = match (is_accepted(answer), wait) {
        (true, _) => "delivered",
        (false, Some(_)) => "waiting",
        (false, None) => "failed",
    };
    let noted = diesel::sql_query(
        "update webhook_deliveries set attempts = $3, status = $4, tried_at = now(), took_ms = $5, \
         response_status = $6, response_body = $7, failure = $8, \
         next_try_at = now() + make_interval(secs => $9), \
         earlier = case when tried_at is null then earlier else \
             case when jsonb_array_length(earlier) < 20 then earlier else earlier - 0 end \
             || jsonb_build_object('triedAt', tried_at, 'tookMs', took_ms, \
                 'responseStatus', response_status, 'responseBody', response_body) end \
         where id = $1 and attempts = $2 and status = 'waiting'",
    )
    .bind::<BigInt, _>(attempt.delivery)
    .bind::<Integer, _>(attempt.before)
    .bind::<Integer, _>(tries)
    .bind::<Text, _>(status)
    .bind::<Integer, _>(i32::try_from(took.as_millis()).unwrap_or(i32::MAX))
    .bind::<Nullable<Integer>, _>(answer.as_ref().ok().map(|it| i32::from(it.status)))
    .bind::<Nullable<Text>, _>(answer.as_ref().ok().map(|it| readable(&it.beginning)))
    .bind::<Nullable<Text>, _>(failure(answer))
    .bind::<Nullable<diesel::sql_types::Double>, _>(wait.map(|wait| wait.as_secs_f64()))
    .execute(tx.conn())
    .await?;
    // paused or deleted while it was on its way
    if noted == 0 {
        return Ok(());
    }
    if let Some(wait) = wait {
        let next = Attempt {
            before: tries,
            ..attempt
        };
        enqueue(tx, pending.endpoint_id, next, |job| job.after(wait)).await?;
    }
    pause_if_gone_or_failing(tx, context, pending, answer, wait.is_none()).await
}

/// How long after so many tries the next one comes, if it does; a little more by the delivery's
/// number, so that those that failed together do not come together.
fn retry_delay(tries: i32, delivery: WebhookDeliveryId) -> Option<Duration> {
    let place = usize::try_from(tries - 1).ok()?;
    let wait = RETRY_DELAYS.get(place)?;
    let jitter = u32::try_from(delivery.get().rem_euclid(100)).unwrap_or(0);
    Some(*wait + *wait * jitter / 1000)
}

/// Pauses the endpoint if it is gone, or if the last attempt at a message failed and nothing has
/// been accepted for days. A first attempt says nothing: the endpoint may have been well since,
/// unasked.
async fn pause_if_gone_or_failing(
    tx: &mut Tx,
    context: &Context,
    pending: &PendingDelivery,
    answer: &Result<Answer, RequestError>,
    was_last: bool,
) -> Result<(), Error> {
    let since = match is_accepted(answer) {
        // most messages are taken by those who took the last one: nothing is written then
        true => {
            "update webhook_endpoints set failing_since = null \
             where id = $1 and failing_since is not null \
             returning name, null::timestamptz as fails_for_days"
        }
        false => {
            "update webhook_endpoints set failing_since = coalesce(failing_since, now()) \
             where id = $1 and paused_at is null returning name, \
             case when failing_since < now() - interval '5 days' then failing_since end as fails_for_days"
        }
    };
    let endpoint: Option<EndpointState> = diesel::sql_query(since)
        .bind::<BigInt, _>(pending.endpoint_id)
        .get_result(tx.conn())
        .await
        .optional()?;
    let is_gone = answer.as_ref().is_ok_and(|answer| answer.status == GONE);
    let (Some(endpoint), false) = (endpoint, is_accepted(answer)) else {
        return Ok(());
    };
    let reason = match (is_gone, endpoint.fails_for_days) {
        (true, _) => "gone",
        (false, Some(_)) if was_last => "failing",
        (false, _) => return Ok(()),
    };
    diesel::sql_query(
        "update webhook_endpoints set paused_at = now(), pause_reason = $2 where id = $1",
    )
    .bind::<BigInt, _>(pending.endpoint_id)
    .bind::<Text, _>(reason)
    .execute(tx.conn())
    .await?;
    give_up(tx, pending.endpoint_id).await?;
    let paused = email::PausedEndpoint {
        id: pending.endpoint_id,
        shop: pending.shop_id,
        name: &endpoint.name,
        url: &pending.url,
        is_gone,
    };
    email::endpoint_paused(tx, context, &paused).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_go_on_for_more_than_a_day_and_end() {
        let (first, late) = (WebhookDeliveryId::new(100), WebhookDeliveryId::new(99));
        let waits: Vec<Duration> = (1..).map_while(|tries| retry_delay(tries, first)).collect();
        assert_eq!(waits, RETRY_DELAYS);
        let day = Duration::from_secs(24 * 3600);
        assert!(waits.iter().sum::<Duration>() > day);
        assert_eq!(retry_delay(8, first), None);
        let jitter = retry_delay(2, late).unwrap();
        assert!(jitter > RETRY_DELAYS[1] && jitter < RETRY_DELAYS[1] * 11 / 10);
    }

    #[test]
    fn of_an_answer_that_is_no_text_the_database_takes_what_can_be_read() {
        assert_eq!(readable(b"ok\0\xff!"), "ok\u{fffd}\u{fffd}!");
    }
}
