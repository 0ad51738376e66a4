//! Transactions: one per use case, opened by the use case, committed when it returns `Ok`.

use diesel_async::{AsyncPgConnection, TransactionManager};

use crate::{Conn, Error, Pool};

type Manager = <AsyncPgConnection as diesel_async::AsyncConnection>::TransactionManager;

/// An open transaction. Only [`transaction`] makes one, so a function that takes
/// `&mut Tx` cannot be called outside one.
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
    let mut tx = Tx {
        conn: pool.get().await?,
        told: Vec::new(),
    };
    Manager::begin_transaction(tx.conn())
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
