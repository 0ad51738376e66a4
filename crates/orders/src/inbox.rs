//! The provider's webhooks: stored as they came, answered at once, processed by a job. A
//! webhook is only a hint to look: what counts is what the provider says when asked.

use db::{Pool, Tx};
use diesel::sql_types::{BigInt, Jsonb, Text};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use payments::webhook::Event;
use serde::{Deserialize, Serialize};

use crate::{Desk, Error, capture, payment};

/// The kind of the job; its payload is a [`Hint`].
pub const JOB: &str = "payment webhook";

/// What a stored webhook points at.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Hint {
    /// The stored event.
    pub id: i64,
    /// The provider's name for the payment.
    pub provider_order_id: Option<String>,
    /// Our own reference.
    pub reference: Option<String>,
}

#[derive(QueryableByName)]
struct Stored {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Keeps an event whose signature was checked. The same event a second time is nothing new.
pub async fn store(pool: &Pool, event: &Event, body: &serde_json::Value) -> Result<(), Error> {
    let kind = body
        .get("event_type")
        .and_then(serde_json::Value::as_str)
        .unwrap_or_default();
    db::transaction(pool, async |tx| {
        let stored: Option<Stored> = diesel::sql_query(
            "insert into webhook_events (provider, event_id, kind, body) \
             values ('paypal', $1, $2, $3) on conflict do nothing returning id",
        )
        .bind::<Text, _>(&event.id)
        .bind::<Text, _>(kind)
        .bind::<Jsonb, _>(body)
        .get_result(tx.conn())
        .await
        .optional()?;
        match stored {
            Some(stored) => enqueue(tx, stored.id, event).await,
            None => Ok(()),
        }
    })
    .await
}

async fn enqueue(tx: &mut Tx, id: i64, event: &Event) -> Result<(), Error> {
    let hint = Hint {
        id,
        provider_order_id: event.order_id.clone(),
        reference: event.reference.clone(),
    };
    let job = NewJob::new(JOB, &hint).unique(format!("webhook:paypal:{}", event.id));
    Ok(jobs::enqueue(tx, job).await?)
}

/// The job: asks the provider about the payment that the event is about and settles it. An
/// event about a payment we do not know (yet) is tried again later.
pub async fn process(desk: &Desk, hint: Hint) -> Result<(), Error> {
    let (by_provider, by_reference) =
        (hint.provider_order_id.as_deref(), hint.reference.as_deref());
    let payment = payment::find_by_provider(&desk.pool, by_provider, by_reference)
        .await?
        .ok_or(Error::NotFound)?;
    if let (None, Some(provider_order)) = (&payment.capture_id, &payment.provider_order_id) {
        let said = desk.provider.get(provider_order).await;
        let said = said.map_err(|_| Error::ProviderUnavailable)?;
        match capture::settle(desk, payment.order_id, &said).await {
            // settled too: the buyer was not charged, or has the money back
            Ok(()) | Err(Error::Declined | Error::ProviderMismatch) => {}
            Err(error) => return Err(error),
        }
    }
    diesel::sql_query("update webhook_events set processed_at = now() where id = $1")
        .bind::<BigInt, _>(hint.id)
        .execute(&mut *desk.pool.get().await?)
        .await?;
    Ok(())
}
