//! Recurring jobs. Each timer is one row in the queue that is never done: after each run it is due
//! again. However many workers there are, a timer runs once per round.

use std::time::Duration;

use chrono::{DateTime, Utc};
use db::{Error, Pool};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Double, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

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

/// A timer whose last round failed.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Failing {
    /// What it does.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The last error.
    #[diesel(sql_type = Text)]
    pub error: String,
    /// When it started to fail.
    #[diesel(sql_type = Timestamptz)]
    pub since: DateTime<Utc>,
}

/// The timers whose last round failed, the longest failing first.
pub async fn failing(conn: &mut AsyncPgConnection) -> Result<Vec<Failing>, Error> {
    let query = diesel::sql_query(
        "select substr(kind, length($1) + 1) as name, coalesce(last_error, '') as error, \
             failing_since as since from jobs \
         where done_at is null and parked_at is null and failing_since is not null \
         order by failing_since, id",
    )
    .bind::<Text, _>(TIMER_PREFIX);
    Ok(db::prepared(query).load(conn).await?)
}

impl Lease {
    /// The round is over, well or with an error: the next one begins after `every`. An error stays,
    /// with when rounds began to fail, until one goes well.
    pub(crate) async fn next_round(
        &self,
        pool: &Pool,
        every: Duration,
        error: Option<&str>,
    ) -> Result<bool, Error> {
        let statement = diesel::sql_query(
            "update jobs set run_at = now() + make_interval(secs => $3), last_error = $4::text, \
             failing_since = case when $4::text is not null then coalesce(failing_since, now()) end, \
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
