//! The state of the queue: how many jobs wait, and which were given up and can be retried. Job
//! payloads are not exposed: an email contains words and links that are only for its recipient.

use chrono::{DateTime, Utc};
use db::{Error, Tx};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest};

/// A job that was given up.
#[derive(Debug, Clone, QueryableByName)]
pub struct Parked {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// What is to be done.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// How often it was tried.
    #[diesel(sql_type = Integer)]
    pub attempts: i32,
    /// The last error.
    #[diesel(sql_type = Nullable<Text>)]
    pub last_error: Option<String>,
    /// When it was queued.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// When it was given up.
    #[diesel(sql_type = Timestamptz)]
    pub parked_at: DateTime<Utc>,
}

/// The number of waiting jobs of one kind.
#[derive(Debug, Clone, QueryableByName)]
pub struct Waiting {
    /// What is to be done.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// Jobs that are due or will be.
    #[diesel(sql_type = BigInt)]
    pub waiting: i64,
    /// Since when the longest-waiting due job has been due.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub due_since: Option<DateTime<Utc>>,
    /// Jobs that were given up.
    #[diesel(sql_type = BigInt)]
    pub parked: i64,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    jobs: i64,
}

#[derive(QueryableByName)]
struct Kind {
    #[diesel(sql_type = Text)]
    kind: String,
}

/// The number of parked jobs.
pub async fn parked(tx: &mut Tx) -> Result<i64, Error> {
    let query = diesel::sql_query(
        "select count(*) as jobs from jobs where parked_at is not null and done_at is null",
    );
    let Count { jobs } = db::prepared(query).get_result(tx.conn()).await?;
    Ok(jobs)
}

/// Unfinished jobs, by kind.
pub async fn by_kind(conn: &mut AsyncPgConnection) -> Result<Vec<Waiting>, Error> {
    let query = diesel::sql_query(include_str!("queue.sql"));
    Ok(db::prepared(query).load(conn).await?)
}

/// How many jobs of these kinds were done in the last 24 hours, for which done jobs are kept.
pub async fn done_lately(conn: &mut AsyncPgConnection, kinds: &[&str]) -> Result<i64, Error> {
    let query = diesel::sql_query(
        "select count(*) as jobs from jobs \
         where done_at > now() - interval '24 hours' and kind = any ($1)",
    )
    .bind::<Array<Text>, _>(kinds);
    let Count { jobs } = db::prepared(query).get_result(conn).await?;
    Ok(jobs)
}

/// Jobs that were given up, the latest first.
pub async fn list_parked(tx: &mut Tx, page: PageRequest) -> Result<Page<Parked>, Error> {
    let total = parked(tx).await?;
    let items = diesel::sql_query(
        "select id, kind, attempts, last_error, created_at, parked_at from jobs \
         where parked_at is not null and done_at is null \
         order by parked_at desc, id desc limit $1 offset $2",
    )
    .bind::<BigInt, _>(page.limit())
    .bind::<BigInt, _>(page.offset())
    .load(tx.conn())
    .await?;
    Ok(Page::new(page, items, total))
}

/// Retries a parked job, with as many tries as a new one. Returns its kind, or `None` if it was not
/// parked.
pub async fn retry(tx: &mut Tx, id: i64) -> Result<Option<String>, Error> {
    let tried: Option<Kind> = diesel::sql_query(
        "update jobs set parked_at = null, attempts = 0, run_at = now(), leased_until = null \
         where id = $1 and parked_at is not null and done_at is null returning kind",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(tried.map(|tried| tried.kind))
}

/// Retries all parked jobs of a kind, each with as many tries as a new one. Returns how many.
pub async fn retry_all(tx: &mut Tx, kind: &str) -> Result<usize, Error> {
    let tried = diesel::sql_query(
        "update jobs set parked_at = null, attempts = 0, run_at = now(), leased_until = null \
         where kind = $1 and parked_at is not null and done_at is null",
    )
    .bind::<Text, _>(kind)
    .execute(tx.conn())
    .await?;
    Ok(tried)
}
