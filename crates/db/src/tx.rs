//! Transactions: one per use case, opened by the use case, committed when it returns `Ok`.

use diesel_async::{AsyncPgConnection, TransactionManager};

use crate::{Conn, Error, Pool};

type Manager = <AsyncPgConnection as diesel_async::AsyncConnection>::TransactionManager;

/// An open transaction. Only [`transaction`] makes one, so a function that takes
/// `&mut Tx` cannot be called outside one.
pub struct Tx {
    conn: Conn,
}

impl Tx {
    /// The connection, for diesel's `load`, `execute` and their like.
    pub fn conn(&mut self) -> &mut AsyncPgConnection {
        &mut self.conn
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
    };
    Manager::begin_transaction(tx.conn())
        .await
        .map_err(Error::from)?;
    match work(&mut tx).await {
        Ok(value) => {
            Manager::commit_transaction(tx.conn())
                .await
                .map_err(Error::from)?;
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
