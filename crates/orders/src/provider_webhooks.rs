//! The provider's webhooks: stored as they came, acknowledged at once, processed by a job. A
//! webhook is only a hint: what counts is the provider's answer when asked.

use std::time::Duration;

use db::{Pool, prepared};
use diesel::sql_types::{BigInt, Bool, Jsonb, Nullable, Text};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;
use jobs::NewJob;
use payments::webhook::{Event, EventKind};

use crate::payment::Payment;
use crate::status::PaymentStatus;
use crate::{Error, OrdersContext, capture, dispute, payment, refund};

/// The kind of the job; its payload is the stored event's id.
pub const JOB: &str = "payment webhook";

/// The buyer approved.
const APPROVED: &str = "CHECKOUT.ORDER.APPROVED";

/// An event that says that money came.
const CAPTURED: &str = "PAYMENT.CAPTURE.COMPLETED";

/// An event that says that money was taken back.
const REVERSED: &str = "PAYMENT.CAPTURE.REVERSED";

/// How many events are tried again at once.
const AT_ONCE: usize = 8;

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Keeps an event whose signature was checked. The same event a second time is nothing new. An
/// approval waits for `browser_first`: as a rule the buyer's own browser asks for the capture.
pub async fn store(
    pool: &Pool,
    event: &Event,
    body: &serde_json::Value,
    browser_first: Duration,
) -> Result<(), Error> {
    let kind = body.get("event_type").and_then(serde_json::Value::as_str);
    // a refund carries the refund's reference, not the order's
    let reference = event
        .reference
        .as_ref()
        .filter(|_| event.refund_id.is_none());
    let stored = db::transaction(pool, async |tx| {
        let query = diesel::sql_query(include_str!("provider_webhooks/store.sql"))
            .bind::<Text, _>(&event.id)
            .bind::<Text, _>(kind.unwrap_or_default())
            .bind::<Jsonb, _>(body)
            .bind::<Nullable<Text>, _>(&event.order_id)
            .bind::<Nullable<Text>, _>(&event.capture_id)
            .bind::<Nullable<Text>, _>(&event.refund_id)
            .bind::<Nullable<Text>, _>(&event.dispute_id)
            .bind::<Nullable<Text>, _>(reference);
        let stored: Option<Id> = prepared(query).get_result(tx.conn()).await.optional()?;
        let Some(Id { id }) = stored else {
            return Ok(());
        };
        let job = NewJob::new(JOB, &id).unique(job_key(&event.id));
        let job = match event.kind {
            EventKind::OrderApproved => job.after(browser_first),
            _ => job,
        };
        Ok(jobs::enqueue(tx, job).await?)
    });
    let stored = stored.await;
    db::crash_point("webhook::stored");
    stored
}

fn job_key(event: &str) -> String {
    format!("webhook:paypal:{event}")
}

#[derive(QueryableByName)]
struct Stored {
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Nullable<Text>)]
    provider_order_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    capture_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    refund_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    dispute_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    reference: Option<String>,
    #[diesel(sql_type = Bool)]
    is_old: bool,
    #[diesel(sql_type = Bool)]
    is_processed: bool,
}

/// What came of an event.
enum Processed {
    Done,
    /// It is about nothing of ours.
    Ignored(&'static str),
}

/// The job: asks the provider about the payment that the event is about and brings ours to
/// there. An event that names an order which is not ours is put aside; one whose names we do not
/// know (yet) is tried again for a day.
pub async fn process(context: &OrdersContext, id: i64) -> Result<(), Error> {
    let query = diesel::sql_query(include_str!("provider_webhooks/stored.sql"));
    let stored: Stored = prepared(query.bind::<BigInt, _>(id))
        .get_result(&mut *context.pool.get().await?)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    if stored.is_processed {
        return Ok(());
    }
    let ignored = match act_on(context, &stored).await? {
        Processed::Done => None,
        Processed::Ignored(why) => Some(why),
    };
    db::crash_point("webhook::processed");
    let query = diesel::sql_query(
        "update webhook_events set processed_at = now(), ignored = $2 where id = $1",
    );
    prepared(
        query
            .bind::<BigInt, _>(id)
            .bind::<Nullable<Text>, _>(ignored),
    )
    .execute(&mut *context.pool.get().await?)
    .await?;
    Ok(())
}

async fn act_on(context: &OrdersContext, stored: &Stored) -> Result<Processed, Error> {
    if let Some(id) = &stored.dispute_id {
        return match dispute::refresh(context, id).await {
            Ok(()) => Ok(Processed::Done),
            Err(Error::NotFound) => unknown(stored),
            Err(error) => Err(error),
        };
    }
    let (order, capture) = (&stored.provider_order_id, &stored.capture_id);
    if order.is_none() && capture.is_none() && stored.reference.is_none() {
        return Ok(Processed::Ignored("It names no payment"));
    }
    let found = payment::find_by_provider(
        &context.pool,
        order.as_deref(),
        capture.as_deref(),
        stored.reference.as_deref(),
    );
    match found.await? {
        // the very money that is booked: as a rule the buyer's own request was faster
        Some(payment)
            if stored.kind == CAPTURED && capture.is_some() && payment.capture_id == *capture => {}
        Some(payment) if payment.capture_id.is_some() => after(context, stored, &payment).await?,
        Some(payment) => before(context, stored, &payment).await?,
        None => return unknown(stored),
    }
    Ok(Processed::Done)
}

/// An order is written down before the provider hears of it, so a number that is not here is
/// nobody's; names that the provider gave may become known a little later.
fn unknown(stored: &Stored) -> Result<Processed, Error> {
    match (&stored.reference, stored.is_old) {
        (Some(_), _) => Ok(Processed::Ignored("No order of ours has this number")),
        (None, true) => Ok(Processed::Ignored("No payment of ours has this name")),
        (None, false) => Err(Error::NotFound),
    }
}

/// The money has not come yet, as far as we know.
async fn before(context: &OrdersContext, stored: &Stored, payment: &Payment) -> Result<(), Error> {
    let Some(provider_order) = &payment.provider_order_id else {
        return Ok(());
    };
    if stored.kind == APPROVED && payment.status == PaymentStatus::Pending {
        return settled(capture::approved(context, payment.order_id).await);
    }
    let said = context.provider.get(provider_order).await;
    let said = said.map_err(|_| Error::ProviderUnavailable)?;
    if said.capture.is_none() && stored.kind == CAPTURED {
        // its own record lags behind its message
        return Err(Error::ProviderUnavailable);
    }
    settled(capture::settle(context, payment.order_id, &said).await)
}

/// Settled too: the buyer was not charged, or has the money back, or may try again.
fn settled(outcome: Result<(), Error>) -> Result<(), Error> {
    match outcome {
        Err(
            Error::Declined | Error::ProviderMismatch | Error::NotApproved | Error::PaymentState(_),
        ) => Ok(()),
        outcome => outcome,
    }
}

/// The money is here: did some of it go back?
async fn after(context: &OrdersContext, stored: &Stored, payment: &Payment) -> Result<(), Error> {
    let Some(provider_order) = &payment.provider_order_id else {
        return Ok(());
    };
    let said = context.provider.get(provider_order).await;
    let mut said = said.map_err(|_| Error::ProviderUnavailable)?;
    if let Some(id) = &stored.refund_id
        && !said.refunds.iter().any(|refund| refund.id == *id)
    {
        let refund = context.provider.get_refund(id).await;
        said.refunds
            .push(refund.map_err(|_| Error::ProviderUnavailable)?);
    }
    let reversal = stored
        .refund_id
        .as_deref()
        .filter(|_| stored.kind == REVERSED);
    refund::take_over(context, payment.order_id, &said, reversal).await
}

#[derive(QueryableByName)]
struct Waiting {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    event_id: String,
}

/// Tries again the events whose job was given up.
pub async fn sweep(context: &OrdersContext) -> Result<(), Error> {
    let waiting: Vec<Waiting> = diesel::sql_query(
        "select id, event_id from webhook_events where processed_at is null \
         and received_at < now() - interval '20 minutes' order by received_at limit 1000",
    )
    .load(&mut *context.pool.get().await?)
    .await?;
    let each = futures_util::stream::iter(waiting);
    let tried = each.map(
        async |Waiting { id, event_id }| match process(context, id).await {
            Ok(()) => Ok(jobs::settle(&context.pool, &job_key(&event_id)).await?),
            Err(error) => {
                tracing::warn!(%error, event = id, "a webhook still waits");
                Ok(())
            }
        },
    );
    let done: Vec<Result<(), Error>> = tried.buffer_unordered(AT_ONCE).collect().await;
    done.into_iter().collect()
}

/// Forgets what events said after 90 days, for they name buyers; that they came stays.
pub async fn forget(pool: &Pool) -> Result<usize, Error> {
    let forgotten = diesel::sql_query(
        "update webhook_events set body = '{}' where id in ( \
         select id from webhook_events where body <> '{}'::jsonb and processed_at is not null \
         and received_at < now() - interval '90 days' order by received_at limit 10000)",
    )
    .execute(&mut *pool.get().await?)
    .await?;
    Ok(forgotten)
}
