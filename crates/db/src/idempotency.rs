//! Idempotency keys: a request that is sent twice takes effect once and gets the same response both
//! times.
//!
//! [`claim`] is called inside the transaction that takes the effect. Two equal requests at the same
//! time meet at the primary key: the second waits for the first to commit and then reads its
//! response. Keys are kept for 48 hours.

use diesel::prelude::*;
use diesel::sql_types::{Array, Jsonb, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::schema::idempotency_keys;
use crate::{Error, Pool, Tx, delete_in_steps, prepared};

/// Longest key a client may send.
pub const KEY_MAX: usize = 255;

/// An idempotency key with its actor, route and request.
#[derive(Debug, Clone)]
pub struct Key {
    actor: String,
    route: &'static str,
    key: String,
    body_hash: Vec<u8>,
}

impl Key {
    /// A key of one actor (`user:7`) on one route (an operation ID). `body` is the whole content of
    /// the request, including the path.
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
    /// The work was begun on this resource and has no answer yet: the first request is at it,
    /// or died. Whoever comes next may go on with it, if going on twice does no harm.
    Begun {
        /// What the first request made.
        resource_id: i64,
    },
}

/// Why a key cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The key was used with another body.
    #[error("This Idempotency-Key was used for another request")]
    OtherBody,
    /// The first request with this key is still being worked on.
    #[error("A request with this Idempotency-Key is still in progress")]
    InFlight,
    /// The stored answer cannot be read.
    #[error("the stored answer of an Idempotency-Key cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] Error),
}

#[derive(Queryable)]
struct Row {
    body_hash: Vec<u8>,
    resource_id: Option<i64>,
    answer: Option<Value>,
}

/// The row of a key.
macro_rules! row {
    ($key:expr) => {
        idempotency_keys::table.find((&$key.actor, $key.route, &$key.key))
    };
}

/// Claims the key, or returns the result of its first use.
pub async fn claim<A: DeserializeOwned>(tx: &mut Tx, key: &Key) -> Result<Claim<A>, Refused> {
    use idempotency_keys::{actor, answer, body_hash, key as name, resource_id, route};
    let inserted = diesel::insert_into(idempotency_keys::table)
        .values((
            actor.eq(&key.actor),
            route.eq(key.route),
            name.eq(&key.key),
            body_hash.eq(&key.body_hash),
        ))
        .on_conflict_do_nothing()
        .execute(tx.conn())
        .await
        .map_err(Error::from)?;
    if inserted == 1 {
        return Ok(Claim::New);
    }
    let row: Option<Row> = row!(key)
        .select((body_hash, resource_id, answer))
        .for_update()
        .first(tx.conn())
        .await
        .optional()
        .map_err(Error::from)?;
    // freed in between by the request that had it: the next try will find it free
    found(key, row.ok_or(Refused::InFlight)?)
}

/// Whether the key is unused so far. This is only a hint: the work itself must claim it.
pub async fn is_new(mut conn: &AsyncPgConnection, key: &Key) -> Result<bool, Error> {
    let used = diesel::select(diesel::dsl::exists(row!(key)));
    let used: bool = used.get_result(&mut conn).await?;
    Ok(!used)
}

fn found<A: DeserializeOwned>(key: &Key, row: Row) -> Result<Claim<A>, Refused> {
    if row.body_hash != key.body_hash {
        return Err(Refused::OtherBody);
    }
    match (row.answer, row.resource_id) {
        (Some(answer), _) => Ok(Claim::Done(serde_json::from_value(answer)?)),
        (None, Some(resource_id)) => Ok(Claim::Begun { resource_id }),
        (None, None) => Err(Refused::InFlight),
    }
}

/// Records what the request created, if its response follows in a later transaction.
pub async fn begin(tx: &mut Tx, key: &Key, resource_id: i64) -> Result<(), Error> {
    let noted = diesel::update(row!(key)).set((
        idempotency_keys::resource_id.eq(resource_id),
        idempotency_keys::started_at.eq(crate::now()),
    ));
    prepared(noted).execute(tx.conn()).await?;
    Ok(())
}

/// Stores the response, in the transaction of the effect.
pub async fn finish(tx: &mut Tx, key: &Key, answer: &impl Serialize) -> Result<(), Refused> {
    let answer = serde_json::to_value(answer)?;
    prepared(diesel::update(row!(key)).set(idempotency_keys::answer.eq(answer)))
        .execute(tx.conn())
        .await
        .map_err(Error::from)?;
    Ok(())
}

/// Like [`finish`], for work that two requests may have continued at the same time: the response of
/// the first counts, and both get it.
pub async fn settle<A>(tx: &mut Tx, key: &Key, answer: A) -> Result<A, Refused>
where
    A: Serialize + DeserializeOwned,
{
    let value = serde_json::to_value(&answer)?;
    let open = diesel::update(row!(key)).filter(idempotency_keys::answer.is_null());
    let stored = prepared(open.set(idempotency_keys::answer.eq(value)))
        .execute(tx.conn())
        .await
        .map_err(Error::from)?;
    if stored == 1 {
        return Ok(answer);
    }
    let first: Option<Option<Value>> = row!(key)
        .select(idempotency_keys::answer)
        .first(tx.conn())
        .await
        .optional()
        .map_err(Error::from)?;
    match first.flatten() {
        Some(first) => Ok(serde_json::from_value(first)?),
        None => Ok(answer),
    }
}

/// Deletes keys older than 48 hours; returns how many.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    delete_in_steps(
        pool,
        1_000,
        "delete from idempotency_keys where ctid = any(array( \
             select ctid from idempotency_keys where expires_at < now() \
             order by expires_at limit $1 for update skip locked))",
    )
    .await
}

/// Deletes all keys of an actor, with their stored responses.
pub async fn forget_actor(tx: &mut Tx, actor: &str) -> Result<(), Error> {
    diesel::sql_query("delete from idempotency_keys where actor = $1")
        .bind::<Text, _>(actor)
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct StoredResponse {
    #[diesel(sql_type = Text)]
    actor: String,
    #[diesel(sql_type = Text)]
    route: String,
    #[diesel(sql_type = Text)]
    key: String,
    #[diesel(sql_type = Jsonb)]
    answer: Value,
}

/// Changes every stored response, of any actor, whose `field` is one of these texts, to remove a
/// person's data from it.
pub async fn amend(
    tx: &mut Tx,
    field: &str,
    texts: &[String],
    change: impl Fn(Value) -> Result<Value, serde_json::Error>,
) -> Result<(), Refused> {
    let stored: Vec<StoredResponse> = diesel::sql_query(
        "select actor, route, key, answer from idempotency_keys where answer ->> $1 = any ($2) \
         order by actor, route, key for update",
    )
    .bind::<Text, _>(field)
    .bind::<Array<Text>, _>(texts)
    .load(tx.conn())
    .await
    .map_err(Error::from)?;
    for StoredResponse {
        actor,
        route,
        key,
        answer,
    } in stored
    {
        diesel::update(idempotency_keys::table.find((actor, route, key)))
            .set(idempotency_keys::answer.eq(change(answer)?))
            .execute(tx.conn())
            .await
            .map_err(Error::from)?;
    }
    Ok(())
}

/// [`forget`], unless the key stands for another thing than this by now.
pub async fn forget_begun(tx: &mut Tx, key: &Key, resource_id: i64) -> Result<(), Error> {
    diesel::delete(row!(key))
        .filter(idempotency_keys::answer.is_null())
        .filter(idempotency_keys::resource_id.eq(resource_id))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Releases the key: its request had no effect, so a retry may use it again. A response that was
/// stored meanwhile stays.
pub async fn forget(tx: &mut Tx, key: &Key) -> Result<(), Error> {
    diesel::delete(row!(key))
        .filter(idempotency_keys::answer.is_null())
        .execute(tx.conn())
        .await?;
    Ok(())
}
