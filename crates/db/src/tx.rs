//! Transactions: one per use case, opened by the use case, committed when it returns `Ok`. A
//! seller's actions use [`transaction_of_shop`], behind the shop wall: PostgreSQL itself then shows
//! only the rows of one shop.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel_async::{AsyncPgConnection, TransactionManager};
use types::ShopId;

use crate::clock::Clock;
use crate::{Conn, Error, Pool};

type Manager = <AsyncPgConnection as diesel_async::AsyncConnection>::TransactionManager;

/// An open transaction. Only [`transaction`] and [`transaction_of_shop`] make one, so a
/// function that takes `&mut Tx` cannot be called outside one.
pub struct Tx {
    conn: Conn,
    clock: Clock,
    notifications: Vec<(&'static str, String)>,
}

impl Tx {
    fn on(pool: &Pool, conn: Conn) -> Self {
        Self {
            conn,
            clock: pool.clock().clone(),
            notifications: Vec::new(),
        }
    }

    /// The connection, for diesel's `load`, `execute` and their like.
    pub fn conn(&mut self) -> &mut AsyncPgConnection {
        &mut self.conn
    }

    /// The time, as [`Pool::now`] tells it.
    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Sends a notification to the channel's listeners in this process, as soon as the transaction
    /// is committed and before its caller goes on. Other processes get it from a trigger that sends
    /// the same.
    pub fn notify(&mut self, channel: &'static str, payload: String) {
        self.notifications.push((channel, payload));
    }
}

/// How often a transaction is tried that PostgreSQL gives up because of another one.
const TRIES: u32 = 3;
/// The longest pause before the second try; twice as long before the third.
const PAUSE: Duration = Duration::from_millis(40);

/// Runs `work` in one transaction (READ COMMITTED): committed when it returns `Ok`, rolled
/// back when it returns `Err`. When the caller goes away in the middle, the connection is
/// thrown away and PostgreSQL rolls back. Never call anything outside the database in `work`:
/// after a deadlock, a serialization failure or a migration that changed what was prepared all of
/// it is done again, three times at most, with a clone of what it holds. Through a handle for
/// reading ([`Reads`](crate::Reads)) it takes no changes, and what a replica did not do the primary
/// does.
pub async fn transaction<T, E, F>(pool: &Pool, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E> + Clone,
    E: From<Error>,
{
    let begin = match pool.only_reads() {
        true => "begin read only",
        false => "begin",
    };
    run(pool, begin, work).await
}

/// Like [`transaction`], but its commit does not wait for the disk, so that contended rows are not
/// held meanwhile. Only for a first step: it must not be acknowledged, and no money may move,
/// before a regular transaction of the same caller has committed, which flushes both. A crash in
/// between leaves nothing of it.
pub async fn transaction_unflushed<T, E, F>(pool: &Pool, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E> + Clone,
    E: From<Error>,
{
    // one message to the server
    run(pool, "begin; set local synchronous_commit = off", work).await
}

/// Like [`transaction`], for lists with optional filters (`$1 is null or …`): each of its statements
/// is planned for the values that it gets, where all others keep one plan for any values, which
/// could use an index for none of these filters. Planning takes longer than most statements do. They
/// may also keep more in memory than others: what an index finds in very many rows must be looked at
/// again in each row of a page if only the pages fit.
pub async fn transaction_with_custom_plans<T, E, F>(pool: &Pool, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E> + Clone,
    E: From<Error>,
{
    // one message to the server
    let begin = "begin read only; set local plan_cache_mode = force_custom_plan; \
                 set local work_mem = '64MB'";
    run(pool, begin, work).await
}

/// Like [`transaction_with_custom_plans`], for figures of several statements that are to agree: all of
/// them see what was committed when the first of them began.
pub async fn transaction_of_one_moment<T, E, F>(pool: &Pool, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E> + Clone,
    E: From<Error>,
{
    // one message to the server
    let begin = "begin isolation level repeatable read read only; \
                 set local plan_cache_mode = force_custom_plan";
    run(pool, begin, work).await
}

/// The wall of a shop, and whether transactions behind it may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wall {
    shop: ShopId,
    reads_only: bool,
}

impl Wall {
    /// A read-only wall: PostgreSQL itself refuses any change.
    pub const fn read_only(shop: ShopId) -> Self {
        Self {
            shop,
            reads_only: true,
        }
    }
}

impl From<ShopId> for Wall {
    fn from(shop: ShopId) -> Self {
        Self {
            shop,
            reads_only: false,
        }
    }
}

/// Like [`transaction`], for everything that a seller does, including reads: until the transaction
/// ends, the connection acts as the role `helloshop_seller`, which row-level security limits to
/// this shop's rows and those of its orders. The shop wall's migration grants its rights.
pub async fn transaction_of_shop<T, E, F>(
    pool: &Pool,
    wall: impl Into<Wall>,
    work: F,
) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E> + Clone,
    E: From<Error>,
{
    let Wall { shop, reads_only } = wall.into();
    let mode = match reads_only || pool.only_reads() {
        true => " read only",
        false => "",
    };
    // one message to the server; the id is a number and needs no escaping
    let begin = format!(
        "begin{mode}; select set_config('role', 'helloshop_seller', true), \
         set_config('helloshop.shop', '{shop}', true)"
    );
    run(pool, &begin, work).await
}

async fn run<T, E, F>(pool: &Pool, begin: &str, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E> + Clone,
    E: From<Error>,
{
    if let Some(conn) = pool.of_replica().await {
        let done = once(pool, &mut Tx::on(pool, conn), begin, work.clone()).await;
        if done.is_ok() {
            return done;
        }
        // It may be about to go, or holds up what it follows: that is no answer.
        tracing::debug!("a replica did not answer; asking the primary");
    }
    let mut tries = 1;
    loop {
        let mut tx = Tx::on(pool, pool.own().await?);
        let done = once(pool, &mut tx, begin, work.clone()).await;
        // In its way stood a transaction that went on instead, or a plan from before a migration:
        // nothing of this one is left.
        let in_the_way = tx.conn.health().take_retry();
        drop(tx);
        if done.is_ok() || !in_the_way || tries == TRIES {
            return done;
        }
        tracing::debug!(tries, "a transaction could not go on; trying again");
        tokio::time::sleep(PAUSE.mul_f64(f64::from(tries) * by_chance())).await;
        tries += 1;
    }
}

async fn once<T, E, F>(pool: &Pool, tx: &mut Tx, begin: &str, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E>,
    E: From<Error>,
{
    Manager::begin_transaction_sql(tx.conn(), begin)
        .await
        .map_err(Error::from)?;
    match work(tx).await {
        Ok(value) => {
            let committed = Manager::commit_transaction(tx.conn()).await;
            // After a failure too: a commit whose answer was lost may stand.
            for (channel, payload) in &tx.notifications {
                pool.notifier().notify(channel, payload);
            }
            committed.map_err(Error::from)?;
            Ok(value)
        }
        Err(error) => {
            // A failed rollback marks the connection as broken and the pool drops it.
            if let Err(rollback) = Manager::rollback_transaction(tx.conn()).await {
                tracing::warn!(%rollback, "a rollback failed; its connection is dropped");
            }
            Err(error)
        }
    }
}

/// Between 0.5 and 1, so that two who met do not meet again.
fn by_chance() -> f64 {
    let chance = RandomState::new().hash_one(()) >> 32;
    0.5 + f64::from(u32::try_from(chance).unwrap_or(0)) / f64::from(u32::MAX) / 2.0
}
