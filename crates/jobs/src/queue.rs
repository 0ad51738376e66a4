//! Adding jobs to the queue, inside the transaction that causes them.

use std::time::Duration;

use chrono::{DateTime, Utc};
use db::{Error, Pool, Tx};
use diesel::sql_types::{Double, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::Serialize;
use serde_json::Value;

/// Work to be queued: what kind, with which data, from when on.
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
    /// A job of a kind that some handler knows, due at once.
    ///
    /// A payload that has no JSON form becomes `null`, which its handler refuses and parks.
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

    /// Queued once for this key, however often it is enqueued: name the event, such as
    /// `order-placed-letter:17`.
    pub fn unique(mut self, key: String) -> Self {
        self.unique_key = Some(key);
        self
    }

    /// Among others of this lane, of which a worker [in lanes](crate::worker::Settings::per_lane) does a few
    /// at a time: name what they wait for together, such as `webhook:17`.
    pub fn lane(mut self, lane: String) -> Self {
        self.lane = Some(lane);
        self
    }

    /// Not before this moment.
    pub fn at(mut self, at: DateTime<Utc>) -> Self {
        self.at = Some(at);
        self
    }

    /// Not before this long after now, by the database's clock.
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

/// Notes that the work of a job that was given up is done after all, without the queue: nobody
/// needs to look at it any more.
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

/// Forgets done jobs: after a day, and after 90 days those whose key must not come again.
/// Answers how many went.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    let mut conn = pool.get().await?;
    let gone = diesel::sql_query(
        "delete from jobs where done_at < now() - \
         case when unique_key is null then interval '1 day' else interval '90 days' end",
    )
    .execute(&mut conn)
    .await?;
    Ok(gone)
}
