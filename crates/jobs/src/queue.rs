//! Adding jobs to the queue, inside the transaction that causes them.

use std::time::Duration;

use chrono::{DateTime, Utc};
use db::{Error, Pool, Tx, delete_in_steps};
use diesel::sql_types::{Double, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::Serialize;
use serde_json::Value;

/// A job to enqueue: its kind, payload and due time.
#[derive(Debug, Clone)]
pub struct NewJob<'a> {
    kind: &'a str,
    payload: Value,
    unique_key: Option<String>,
    at: Option<DateTime<Utc>>,
    delay: Duration,
    lane: Option<String>,
}

impl<'a> NewJob<'a> {
    /// A job of a kind that has a handler, due at once. A payload that cannot be serialized becomes
    /// `null`, which its handler refuses and parks.
    pub fn new(kind: &'a str, payload: &impl Serialize) -> Self {
        let payload = serde_json::to_value(payload).unwrap_or_else(|error| {
            tracing::error!(kind, %error, "a job's payload has no JSON form");
            Value::Null
        });
        Self {
            kind,
            payload,
            unique_key: None,
            at: None,
            delay: Duration::ZERO,
            lane: None,
        }
    }

    /// Enqueued only once for this key, which names the event, such as `order-placed-email:17`.
    pub fn unique(mut self, key: String) -> Self {
        self.unique_key = Some(key);
        self
    }

    /// Puts the job into a lane, of which a worker [in lanes](crate::worker::Settings::per_lane)
    /// runs a few jobs at a time; the name says what they have in common, such as `webhook:17`. No
    /// other worker takes it.
    pub fn lane(mut self, lane: String) -> Self {
        self.lane = Some(lane);
        self
    }

    /// Due at this time.
    pub fn at(mut self, at: DateTime<Utc>) -> Self {
        self.at = Some(at);
        self
    }

    /// Due after this delay, by the database's clock.
    pub fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }
}

/// Queues a job as part of the transaction: it runs if and only if the transaction commits.
pub async fn enqueue(tx: &mut Tx, job: NewJob<'_>) -> Result<(), Error> {
    let query = diesel::sql_query(
        "insert into jobs (kind, payload, unique_key, run_at, lane) \
         values ($1, $2, $3, coalesce($4, now()) + make_interval(secs => $5), $6) \
         on conflict (unique_key) do nothing",
    )
    .bind::<Text, _>(job.kind)
    .bind::<Jsonb, _>(&job.payload)
    .bind::<Nullable<Text>, _>(&job.unique_key)
    .bind::<Nullable<Timestamptz>, _>(job.at)
    .bind::<Double, _>(job.delay.as_secs_f64())
    .bind::<Nullable<Text>, _>(&job.lane);
    db::prepared(query).execute(tx.conn()).await?;
    Ok(())
}

/// Marks a parked job as done, because its work was done without the queue.
pub async fn settle(pool: &Pool, unique_key: &str) -> Result<(), Error> {
    diesel::sql_query(
        "update jobs set done_at = now(), payload = 'null', last_error = null \
         where unique_key = $1 and parked_at is not null and done_at is null",
    )
    .bind::<Text, _>(unique_key)
    .execute(&mut pool.get().await?)
    .await?;
    Ok(())
}

/// Deletes done jobs: after a day, and those with a unique key after 90 days. Returns how many.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    let without_key = delete_in_steps(
        pool,
        1_000,
        "delete from jobs where id = any(array( \
             select id from jobs where unique_key is null and done_at < now() - interval '1 day' \
             order by done_at limit $1 for update skip locked))",
    );
    let with_key = delete_in_steps(
        pool,
        1_000,
        "delete from jobs where id = any(array( \
             select id from jobs where done_at < now() - interval '90 days' \
             order by done_at limit $1 for update skip locked))",
    );
    Ok(without_key.await? + with_key.await?)
}
