//! One try of a delivery: signed, sent, and recorded with its result. A message that is not
//! accepted is retried for more than a day; an endpoint that responds with 410, or accepts nothing
//! for days, is paused.

use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use db::{Tx, transaction};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Integer, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use outbound::{Answer, Refused, Sender};
use serde::{Deserialize, Serialize};
use types::{ShopId, WebhookDeliveryId, WebhookEndpointId};

use crate::endpoint::give_up;
use crate::secret::Secret;
use crate::spread::queue;
use crate::{Context, Error, letter};

/// How long after each try the next one comes: more than a day in all.
const SCHEDULE: [Duration; 7] = [
    Duration::from_secs(5),
    Duration::from_secs(5 * 60),
    Duration::from_secs(30 * 60),
    Duration::from_secs(2 * 3600),
    Duration::from_secs(5 * 3600),
    Duration::from_secs(10 * 3600),
    Duration::from_secs(10 * 3600),
];
/// Bytes of an answer that are kept.
const KEPT: usize = 1024;
/// The answer of who wants nothing any more.
const GONE: u16 = 410;

/// How many deliveries are tried at once by a gateway.
pub const AT_ONCE: usize = 32;
/// How many of them to one endpoint, by all gateways: who is slow holds up nobody else.
pub const PER_ENDPOINT: usize = 2;

/// A try to come. Of two for the same one, as when it was sent again by hand meanwhile, one is done.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct Try {
    /// Of which delivery.
    pub delivery: WebhookDeliveryId,
    /// How many there were before.
    pub before: i32,
}

/// What is sent, and where.
#[derive(QueryableByName)]
struct Parcel {
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
}

/// Tries a delivery once, unless it was taken, given up or tried meanwhile.
pub async fn deliver(context: &Context, sender: &Sender, planned: Try) -> Result<(), Error> {
    let parcel: Option<Parcel> = diesel::sql_query(
        "select d.endpoint_id, e.shop_id, e.url, e.secret, d.message_id, d.body, \
             case when e.previous_until > now() then e.previous_secret end as previous_secret \
         from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id \
         where d.id = $1 and d.attempts = $2 and d.status = 'waiting'",
    )
    .bind::<BigInt, _>(planned.delivery)
    .bind::<Integer, _>(planned.before)
    .get_result(&mut context.pool.get().await?)
    .await
    .optional()?;
    let Some(parcel) = parcel else {
        return Ok(());
    };
    let began = Instant::now();
    let answer = send(context, sender, &parcel).await?;
    let took = began.elapsed();
    let result = if is_taken(&answer) {
        "delivered"
    } else {
        "failed"
    };
    metrics::counter!("webhook_deliveries_total", "result" => result).increment(1);
    metrics::histogram!("webhook_delivery_seconds").record(took.as_secs_f64());
    transaction(&context.pool, async |tx| {
        note(tx, context, planned, &parcel, &answer, took).await
    })
    .await
}

async fn send(
    context: &Context,
    sender: &Sender,
    parcel: &Parcel,
) -> Result<Result<Answer, Refused>, Error> {
    let seconds = Utc::now().timestamp();
    let sign = |sealed: &[u8]| {
        let secret = Secret::open(&context.keys, parcel.shop_id, sealed)?;
        Ok::<_, Error>(secret.sign(&parcel.message_id, seconds, &parcel.body))
    };
    let mut signatures = sign(&parcel.secret)?;
    if let Some(previous) = &parcel.previous_secret {
        signatures = format!("{signatures} {}", sign(previous)?);
    }
    let time = seconds.to_string();
    let headers = [
        ("webhook-id", parcel.message_id.as_str()),
        ("webhook-timestamp", time.as_str()),
        ("webhook-signature", signatures.as_str()),
    ];
    let body = parcel.body.clone();
    Ok(sender.post(&parcel.url, &headers, body, KEPT).await)
}

fn is_taken(answer: &Result<Answer, Refused>) -> bool {
    let status = answer.as_ref().map_or(0, |answer| answer.status);
    (200..300).contains(&status)
}

/// Why a try came to nothing, as the log says it.
fn failure(answer: &Result<Answer, Refused>) -> Option<&'static str> {
    match answer {
        Ok(_) if is_taken(answer) => None,
        Ok(_) => Some("answer"),
        Err(Refused::NotAllowed | Refused::NoAddress) => Some("not_allowed"),
        Err(_) => Some("no_answer"),
    }
}

/// What the text column takes of an answer, whatever bytes it has.
fn readable(beginning: &[u8]) -> String {
    String::from_utf8_lossy(beginning).replace('\0', "\u{fffd}")
}

#[derive(QueryableByName)]
struct Standing {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    fails_for_days: Option<DateTime<Utc>>,
}

async fn note(
    tx: &mut Tx,
    context: &Context,
    planned: Try,
    parcel: &Parcel,
    answer: &Result<Answer, Refused>,
    took: Duration,
) -> Result<(), Error> {
    let tries = planned.before + 1;
    let wait = match is_taken(answer) {
        true => None,
        false => pause_after(tries, planned.delivery),
    };
    let status = match (is_taken(answer), wait) {
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
    .bind::<BigInt, _>(planned.delivery)
    .bind::<Integer, _>(planned.before)
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
        let next = Try {
            before: tries,
            ..planned
        };
        queue(tx, parcel.endpoint_id, next, |job| job.after(wait)).await?;
    }
    judge(tx, context, parcel, answer, wait.is_none()).await
}

/// How long after so many tries the next one comes, if it does; a little more by the delivery's number,
/// so that those that failed together do not come together.
fn pause_after(tries: i32, delivery: WebhookDeliveryId) -> Option<Duration> {
    let place = usize::try_from(tries - 1).ok()?;
    let wait = SCHEDULE.get(place)?;
    let spread = u32::try_from(delivery.get().rem_euclid(100)).unwrap_or(0);
    Some(*wait + *wait * spread / 1000)
}

/// Whether the endpoint goes on: it is paused where it is gone, or where a message was tried to the last while
/// nothing has been taken for days. A first try says nothing: the endpoint may have been well since, unasked.
async fn judge(
    tx: &mut Tx,
    context: &Context,
    parcel: &Parcel,
    answer: &Result<Answer, Refused>,
    was_last: bool,
) -> Result<(), Error> {
    let since = match is_taken(answer) {
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
    let standing: Option<Standing> = diesel::sql_query(since)
        .bind::<BigInt, _>(parcel.endpoint_id)
        .get_result(tx.conn())
        .await
        .optional()?;
    let is_gone = answer.as_ref().is_ok_and(|answer| answer.status == GONE);
    let (Some(standing), false) = (standing, is_taken(answer)) else {
        return Ok(());
    };
    let reason = match (is_gone, standing.fails_for_days) {
        (true, _) => "gone",
        (false, Some(_)) if was_last => "failing",
        (false, _) => return Ok(()),
    };
    diesel::sql_query(
        "update webhook_endpoints set paused_at = now(), pause_reason = $2 where id = $1",
    )
    .bind::<BigInt, _>(parcel.endpoint_id)
    .bind::<Text, _>(reason)
    .execute(tx.conn())
    .await?;
    give_up(tx, parcel.endpoint_id).await?;
    let paused = letter::Paused {
        id: parcel.endpoint_id,
        shop: parcel.shop_id,
        name: &standing.name,
        url: &parcel.url,
        is_gone,
    };
    letter::tell(tx, context, &paused).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_go_on_for_more_than_a_day_and_end() {
        let (first, late) = (WebhookDeliveryId::new(100), WebhookDeliveryId::new(99));
        let waits: Vec<Duration> = (1..).map_while(|tries| pause_after(tries, first)).collect();
        assert_eq!(waits, SCHEDULE);
        let day = Duration::from_secs(24 * 3600);
        assert!(waits.iter().sum::<Duration>() > day);
        assert_eq!(pause_after(8, first), None);
        let spread = pause_after(2, late).unwrap();
        assert!(spread > SCHEDULE[1] && spread < SCHEDULE[1] * 11 / 10);
    }

    #[test]
    fn of_an_answer_that_is_no_text_the_database_takes_what_can_be_read() {
        assert_eq!(readable(b"ok\0\xff!"), "ok\u{fffd}\u{fffd}!");
    }
}
