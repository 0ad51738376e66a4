//! Idempotency keys: a request sent twice takes effect once and is answered twice the same.
//!
//! [`claim`] is called inside the transaction that takes the effect. Two equal requests at
//! the same time meet at the primary key: the second waits for the first to commit and then
//! reads its answer. Keys live for 48 hours.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Bool, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Error, Pool, Tx};

/// Longest key a client may send.
pub const KEY_MAX: usize = 255;

/// Who asks for what, under which key.
#[derive(Debug, Clone)]
pub struct Key {
    actor: String,
    route: &'static str,
    key: String,
    body_hash: Vec<u8>,
}

impl Key {
    /// A key of one actor (`user:7`) on one route (an operation id). `body` is everything
    /// the request says, path included.
    pub fn new(actor: String, route: &'static str, key: &str, body: &impl Serialize) -> Self {
        let body = serde_json::to_vec(body).unwrap_or_default();
        let hash = ring::digest::digest(&ring::digest::SHA256, &body);
        Self {
            actor,
            route,
            key: key.to_owned(),
            body_hash: hash.as_ref().to_vec(),
        }
    }
}

/// What [`claim`] found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim<A> {
    /// Nobody used the key: do the work.
    New,
    /// The work was done: this was the answer.
    Done(A),
    /// The work was begun on this resource and has no answer yet.
    Begun {
        /// What the first request made.
        resource_id: i64,
        /// Whether the first request may still be running.
        fresh: bool,
    },
}

/// Why a key cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The key was used with another body.
    #[error("this Idempotency-Key was used for another request")]
    OtherBody,
    /// The first request with this key is still being worked on.
    #[error("a request with this Idempotency-Key is still being worked on")]
    InFlight,
    /// The stored answer cannot be read.
    #[error("the stored answer of an Idempotency-Key cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] Error),
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Bool)]
    same_body: bool,
    #[diesel(sql_type = Nullable<BigInt>)]
    resource_id: Option<i64>,
    #[diesel(sql_type = Nullable<Jsonb>)]
    answer: Option<serde_json::Value>,
    #[diesel(sql_type = Bool)]
    fresh: bool,
}

/// Takes the key, or tells what became of its first use.
pub async fn claim<A: DeserializeOwned>(tx: &mut Tx, key: &Key) -> Result<Claim<A>, Refused> {
    let inserted = diesel::sql_query(
        "insert into idempotency_keys (actor, route, key, body_hash) values ($1, $2, $3, $4) \
         on conflict do nothing",
    )
    .bind::<Text, _>(&key.actor)
    .bind::<Text, _>(key.route)
    .bind::<Text, _>(&key.key)
    .bind::<Binary, _>(&key.body_hash)
    .execute(tx.conn())
    .await
    .map_err(Error::from)?;
    if inserted == 1 {
        return Ok(Claim::New);
    }
    let row: Option<Row> = diesel::sql_query(
        "select body_hash = $4 as same_body, resource_id, answer, \
         started_at > now() - interval '30 seconds' as fresh \
         from idempotency_keys where actor = $1 and route = $2 and key = $3 for update",
    )
    .bind::<Text, _>(&key.actor)
    .bind::<Text, _>(key.route)
    .bind::<Text, _>(&key.key)
    .bind::<Binary, _>(&key.body_hash)
    .get_result(tx.conn())
    .await
    .optional()
    .map_err(Error::from)?;
    // freed in between by the request that had it: the next try will find it free
    found(row.ok_or(Refused::InFlight)?)
}

fn found<A: DeserializeOwned>(row: Row) -> Result<Claim<A>, Refused> {
    if !row.same_body {
        return Err(Refused::OtherBody);
    }
    match (row.answer, row.resource_id) {
        (Some(answer), _) => Ok(Claim::Done(serde_json::from_value(answer)?)),
        (None, Some(resource_id)) => Ok(Claim::Begun {
            resource_id,
            fresh: row.fresh,
        }),
        (None, None) => Err(Refused::InFlight),
    }
}

/// Notes what the request made, when its answer comes in a later transaction.
pub async fn begin(tx: &mut Tx, key: &Key, resource_id: i64) -> Result<(), Error> {
    diesel::sql_query(
        "update idempotency_keys set resource_id = $4, started_at = now() \
         where actor = $1 and route = $2 and key = $3",
    )
    .bind::<Text, _>(&key.actor)
    .bind::<Text, _>(key.route)
    .bind::<Text, _>(&key.key)
    .bind::<BigInt, _>(resource_id)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Stores the answer, in the transaction of the effect.
pub async fn finish(tx: &mut Tx, key: &Key, answer: &impl Serialize) -> Result<(), Refused> {
    diesel::sql_query(
        "update idempotency_keys set answer = $4 where actor = $1 and route = $2 and key = $3",
    )
    .bind::<Text, _>(&key.actor)
    .bind::<Text, _>(key.route)
    .bind::<Text, _>(&key.key)
    .bind::<Jsonb, _>(serde_json::to_value(answer)?)
    .execute(tx.conn())
    .await
    .map_err(Error::from)?;
    Ok(())
}

/// Forgets keys past their 48 hours; answers how many.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    let mut conn = pool.get().await?;
    let gone = diesel::sql_query("delete from idempotency_keys where expires_at < now()")
        .execute(&mut conn)
        .await?;
    Ok(gone)
}

/// Forgets all keys of an actor, with the answers they hold.
pub async fn forget_actor(tx: &mut Tx, actor: &str) -> Result<(), Error> {
    diesel::sql_query("delete from idempotency_keys where actor = $1")
        .bind::<Text, _>(actor)
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Lays `other` over every kept answer, whoever got it, whose `field` is one of these texts: what
/// it told of a person is not to be told again.
pub async fn amend(
    tx: &mut Tx,
    field: &str,
    texts: &[String],
    other: &serde_json::Value,
) -> Result<(), Error> {
    diesel::sql_query(
        "update idempotency_keys set answer = answer || $3 where answer ->> $1 = any ($2)",
    )
    .bind::<Text, _>(field)
    .bind::<Array<Text>, _>(texts)
    .bind::<Jsonb, _>(other)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Frees the key: its request came to nothing, and a new try may use it again.
pub async fn forget(tx: &mut Tx, key: &Key) -> Result<(), Error> {
    diesel::sql_query("delete from idempotency_keys where actor = $1 and route = $2 and key = $3")
        .bind::<Text, _>(&key.actor)
        .bind::<Text, _>(key.route)
        .bind::<Text, _>(&key.key)
        .execute(tx.conn())
        .await?;
    Ok(())
}
