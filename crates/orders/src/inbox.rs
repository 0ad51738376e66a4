//! The provider's webhooks: stored as they came, answered at once, processed by a job. A
//! webhook is only a hint to look: what counts is what the provider says when asked.

use db::Pool;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use payments::webhook::Event;

use crate::{Desk, Error, capture, payment};

/// The kind of the job; its payload is the stored event's id.
pub const JOB: &str = "payment webhook";

/// An event that says that money came.
const CAPTURED: &str = "PAYMENT.CAPTURE.COMPLETED";

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Keeps an event whose signature was checked. The same event a second time is nothing new.
pub async fn store(pool: &Pool, event: &Event, body: &serde_json::Value) -> Result<(), Error> {
    let kind = body.get("event_type").and_then(serde_json::Value::as_str);
    db::transaction(pool, async |tx| {
        let stored: Option<Id> = diesel::sql_query(
            "insert into webhook_events (provider, event_id, kind, body, provider_order_id, reference) \
             values ('paypal', $1, $2, $3, $4, $5) on conflict do nothing returning id",
        )
        .bind::<Text, _>(&event.id)
        .bind::<Text, _>(kind.unwrap_or_default())
        .bind::<Jsonb, _>(body)
        .bind::<Nullable<Text>, _>(&event.order_id)
        .bind::<Nullable<Text>, _>(&event.reference)
        .get_result(tx.conn())
        .await
        .optional()?;
        let Some(Id { id }) = stored else {
            return Ok(());
        };
        let job = NewJob::new(JOB, &id).unique(job_key(&event.id));
        Ok(jobs::enqueue(tx, job).await?)
    })
    .await
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
    reference: Option<String>,
}

/// The job: asks the provider about the payment that the event is about and settles it. An
/// event about a payment we do not know (yet) is tried again later; one that is about no
/// payment is done.
pub async fn process(desk: &Desk, id: i64) -> Result<(), Error> {
    let stored: Stored = diesel::sql_query(
        "select kind, provider_order_id, reference from webhook_events where id = $1",
    )
    .bind::<BigInt, _>(id)
    .get_result(&mut *desk.pool.get().await?)
    .await
    .optional()?
    .ok_or(Error::NotFound)?;
    if stored.provider_order_id.is_some() || stored.reference.is_some() {
        look(desk, &stored).await?;
    }
    diesel::sql_query("update webhook_events set processed_at = now() where id = $1")
        .bind::<BigInt, _>(id)
        .execute(&mut *desk.pool.get().await?)
        .await?;
    Ok(())
}

async fn look(desk: &Desk, stored: &Stored) -> Result<(), Error> {
    let (by_provider, by_reference) = (
        stored.provider_order_id.as_deref(),
        stored.reference.as_deref(),
    );
    let payment = payment::find_by_provider(&desk.pool, by_provider, by_reference)
        .await?
        .ok_or(Error::NotFound)?;
    let (None, Some(provider_order)) = (&payment.capture_id, &payment.provider_order_id) else {
        return Ok(());
    };
    let said = desk.provider.get(provider_order).await;
    let said = said.map_err(|_| Error::ProviderUnavailable)?;
    if said.capture.is_none() && stored.kind == CAPTURED {
        // its own record lags behind its message
        return Err(Error::ProviderUnavailable);
    }
    match capture::settle(desk, payment.order_id, &said).await {
        // settled too: the buyer was not charged, or has the money back
        Err(Error::Declined | Error::ProviderMismatch) => Ok(()),
        settled => settled,
    }
}

#[derive(QueryableByName)]
struct Waiting {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    event_id: String,
}

/// Tries again the events of the last day whose job was given up.
pub async fn sweep(desk: &Desk) -> Result<(), Error> {
    let waiting: Vec<Waiting> = diesel::sql_query(
        "select id, event_id from webhook_events where processed_at is null \
         and received_at between now() - interval '1 day' and now() - interval '20 minutes' \
         order by id",
    )
    .load(&mut *desk.pool.get().await?)
    .await?;
    for Waiting { id, event_id } in waiting {
        match process(desk, id).await {
            Ok(()) => jobs::settle(&desk.pool, &job_key(&event_id)).await?,
            Err(error) => tracing::warn!(%error, event = id, "a webhook still waits"),
        }
    }
    Ok(())
}
