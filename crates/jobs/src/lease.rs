//! Leases on jobs. A lease is taken with SKIP LOCKED, so two workers never take the same job; it
//! has a generation number that grows with each lease. A worker that was stalled too long finds
//! that the generation has changed, and what it reports about the job is ignored.

use std::time::Duration;

use db::{Error, Pool};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Double, Integer, Jsonb, Text};
use diesel_async::RunQueryDsl;
use serde_json::Value;

/// How often a job is tried before it is parked.
pub const TRIES: i32 = 10;

/// What every timer's kind begins with.
pub(crate) const TIMER_PREFIX: &str = "timer:";

/// A job that this worker owns until the lease runs out.
#[derive(Debug, Clone, QueryableByName)]
pub(crate) struct Lease {
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    #[diesel(sql_type = Text)]
    pub kind: String,
    #[diesel(sql_type = Jsonb)]
    pub payload: Value,
    #[diesel(sql_type = Integer)]
    pub attempts: i32,
    #[diesel(sql_type = BigInt)]
    pub generation: i64,
}

/// Takes up to `limit` due jobs of these kinds that have no lane, the longest due first. However much
/// waits in lanes, it is not looked at.
pub(crate) async fn take(
    pool: &Pool,
    kinds: &[String],
    limit: i64,
    lease: Duration,
) -> Result<Vec<Lease>, Error> {
    let mut conn = pool.get().await?;
    let query = diesel::sql_query(include_str!("take.sql"))
        .bind::<Array<Text>, _>(kinds)
        .bind::<BigInt, _>(limit)
        .bind::<Double, _>(lease.as_secs_f64());
    Ok(db::prepared(query).load(&mut conn).await?)
}

/// Takes up to `limit` due jobs of these kinds that have a lane: of each lane's jobs those that are
/// due longest, `per_lane` of them with those that somebody works on. However much waits in a lane,
/// the others are reached without looking at it.
pub(crate) async fn take_in_lanes(
    pool: &Pool,
    kinds: &[String],
    (limit, per_lane): (i64, i64),
    lease: Duration,
) -> Result<Vec<Lease>, Error> {
    let mut conn = pool.get().await?;
    let query = diesel::sql_query(include_str!("take_in_lanes.sql"))
        .bind::<Array<Text>, _>(kinds)
        .bind::<BigInt, _>(limit)
        .bind::<Double, _>(lease.as_secs_f64())
        .bind::<BigInt, _>(per_lane);
    Ok(db::prepared(query).load(&mut conn).await?)
}

impl Lease {
    /// Extends the lease; `false` if it was lost.
    pub async fn renew(&self, pool: &Pool, lease: Duration) -> Result<bool, Error> {
        let statement = diesel::sql_query(
            "update jobs set leased_until = now() + make_interval(secs => $3) \
             where id = $1 and generation = $2 and leased_until is not null",
        );
        let statement = statement
            .bind::<BigInt, _>(self.id)
            .bind::<BigInt, _>(self.generation)
            .bind::<Double, _>(lease.as_secs_f64());
        Ok(statement.execute(&mut pool.get().await?).await? == 1)
    }

    /// Marks the job as done and deletes its payload, which may contain personal data.
    pub async fn finish(&self, pool: &Pool) -> Result<bool, Error> {
        self.settle(
            pool,
            "update jobs set done_at = now(), payload = 'null', last_error = null, \
             leased_until = null where id = $1 and generation = $2 and done_at is null",
        )
        .await
    }

    /// Releases the job, as if it had not been tried.
    pub async fn release(&self, pool: &Pool) -> Result<bool, Error> {
        self.settle(
            pool,
            "update jobs set attempts = attempts - 1, leased_until = null \
             where id = $1 and generation = $2 and done_at is null",
        )
        .await
    }

    /// Parks the job for a person to look at.
    pub async fn park(&self, pool: &Pool, error: &str) -> Result<bool, Error> {
        let statement = diesel::sql_query(
            "update jobs set parked_at = now(), last_error = $3, leased_until = null \
             where id = $1 and generation = $2 and done_at is null",
        );
        let statement = statement
            .bind::<BigInt, _>(self.id)
            .bind::<BigInt, _>(self.generation)
            .bind::<Text, _>(error);
        Ok(statement.execute(&mut pool.get().await?).await? == 1)
    }

    /// Retries the job after `delay`.
    pub async fn retry(&self, pool: &Pool, error: &str, delay: Duration) -> Result<bool, Error> {
        let statement = diesel::sql_query(
            "update jobs set run_at = now() + make_interval(secs => $4), last_error = $3, \
             leased_until = null where id = $1 and generation = $2 and done_at is null",
        );
        let statement = statement
            .bind::<BigInt, _>(self.id)
            .bind::<BigInt, _>(self.generation)
            .bind::<Text, _>(error)
            .bind::<Double, _>(delay.as_secs_f64());
        let mut conn = pool.get().await?;
        Ok(db::prepared(statement).execute(&mut conn).await? == 1)
    }

    async fn settle(&self, pool: &Pool, change: &'static str) -> Result<bool, Error> {
        let statement = diesel::sql_query(change)
            .bind::<BigInt, _>(self.id)
            .bind::<BigInt, _>(self.generation);
        let mut conn = pool.get().await?;
        Ok(db::prepared(statement).execute(&mut conn).await? == 1)
    }
}

/// How long to wait after the n-th failure: 2, 4, 8 … seconds, an hour at most, and up to a
/// tenth more by the job's number, so that jobs that failed together do not come together.
pub(crate) fn backoff(attempts: i32, job: i64) -> Duration {
    let exponent = attempts.clamp(1, 12).unsigned_abs();
    let millis = 1000u64.saturating_mul(1 << exponent).min(3_600_000);
    let spread = millis / 1000 * (job.unsigned_abs() % 100);
    Duration::from_millis(millis + spread)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_grows_and_ends_at_about_an_hour() {
        assert_eq!(backoff(1, 0), Duration::from_secs(2));
        assert_eq!(backoff(2, 0), Duration::from_secs(4));
        assert!(backoff(3, 99) > backoff(3, 1));
        assert_eq!(backoff(i32::MAX, 0), Duration::from_secs(3600));
        assert!(backoff(12, 99) < Duration::from_secs(4000));
    }
}
