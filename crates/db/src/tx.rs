//! Transactions: one per use case, opened by the use case, committed when it returns `Ok`.
//! What a seller does is opened with [`transaction_of_shop`], behind the shop wall: there
//! PostgreSQL itself shows the rows of one shop only.

use diesel_async::{AsyncPgConnection, TransactionManager};
use types::ShopId;

use crate::{Conn, Error, Pool};

type Manager = <AsyncPgConnection as diesel_async::AsyncConnection>::TransactionManager;

/// An open transaction. Only [`transaction`] and [`transaction_of_shop`] make one, so a
/// function that takes `&mut Tx` cannot be called outside one.
pub struct Tx {
    conn: Conn,
    told: Vec<(&'static str, String)>,
}

impl Tx {
    /// The connection, for diesel's `load`, `execute` and their like.
    pub fn conn(&mut self) -> &mut AsyncPgConnection {
        &mut self.conn
    }

    /// Tells a change to those in this process who hear the channel, as soon as the
    /// transaction is over and before its caller goes on. The other processes hear of it from
    /// a trigger that tells the same.
    pub fn tell(&mut self, channel: &'static str, payload: String) {
        self.told.push((channel, payload));
    }
}

/// Runs `work` in one transaction (READ COMMITTED): committed when it returns `Ok`, rolled
/// back when it returns `Err`. When the caller goes away in the middle, the connection is
/// thrown away and PostgreSQL rolls back. Never call anything outside the database in `work`.
pub async fn transaction<T, E, F>(pool: &Pool, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E>,
    E: From<Error>,
{
    run(pool, "begin", work).await
}

/// Like [`transaction`], for what a seller does, reads too: until the transaction ends the
/// connection acts as the role `helloshop_seller`, to which row-level security shows this
/// shop's rows and those of its orders. The migration of the shop wall says what it may do.
pub async fn transaction_of_shop<T, E, F>(pool: &Pool, shop: ShopId, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E>,
    E: From<Error>,
{
    // one message to the server; the id is a number and needs no escaping
    let begin = format!(
        "begin; select set_config('role', 'helloshop_seller', true), \
         set_config('helloshop.shop', '{shop}', true)"
    );
    run(pool, &begin, work).await
}

async fn run<T, E, F>(pool: &Pool, begin: &str, work: F) -> Result<T, E>
where
    F: AsyncFnOnce(&mut Tx) -> Result<T, E>,
    E: From<Error>,
{
    let mut tx = Tx {
        conn: pool.get().await?,
        told: Vec::new(),
    };
    Manager::begin_transaction_sql(tx.conn(), begin)
        .await
        .map_err(Error::from)?;
    match work(&mut tx).await {
        Ok(value) => {
            let committed = Manager::commit_transaction(tx.conn()).await;
            // After a failure too: a commit whose answer was lost may stand.
            for (channel, payload) in &tx.told {
                pool.feed().tell(channel, payload);
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
