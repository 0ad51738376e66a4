//! Work that comes round. Each timer is one row of the queue that is never done: after each
//! run it is due again. However many workers there are, a timer runs once a round.

use std::time::Duration;

use db::{Error, Pool};
use diesel::sql_types::{BigInt, Double, Nullable, Text};
use diesel_async::RunQueryDsl;

use crate::lease::{Lease, TIMER_PREFIX};

/// The kind of job under which a timer stands in the queue.
pub(crate) fn kind(name: &str) -> String {
    format!("{TIMER_PREFIX}{name}")
}

/// Puts the timer's row there, due at once; a row that waits longer than a round comes earlier.
pub(crate) async fn ensure(pool: &Pool, kind: &str, every: Duration) -> Result<(), Error> {
    let mut conn = pool.get().await?;
    diesel::sql_query(
        "insert into jobs (kind, payload, unique_key) values ($1, 'null', $1) \
         on conflict (unique_key) do update \
         set run_at = least(jobs.run_at, now() + make_interval(secs => $2))",
    )
    .bind::<Text, _>(kind)
    .bind::<Double, _>(every.as_secs_f64())
    .execute(&mut conn)
    .await?;
    Ok(())
}

impl Lease {
    /// The round is over, well or with an error: the next one begins after `every`.
    pub(crate) async fn next_round(
        &self,
        pool: &Pool,
        every: Duration,
        error: Option<&str>,
    ) -> Result<bool, Error> {
        let statement = diesel::sql_query(
            "update jobs set run_at = now() + make_interval(secs => $3), last_error = $4, \
             attempts = 0, leased_until = null where id = $1 and generation = $2",
        );
        let statement = statement
            .bind::<BigInt, _>(self.id)
            .bind::<BigInt, _>(self.generation)
            .bind::<Double, _>(every.as_secs_f64())
            .bind::<Nullable<Text>, _>(error);
        Ok(statement.execute(&mut pool.get().await?).await? == 1)
    }
}
