//! The pool of connections, each with the time limits of the house.

use std::time::Duration;

use diesel_async::pooled_connection::bb8::{self, PooledConnection};
use diesel_async::pooled_connection::{AsyncDieselConnectionManager, ManagerConfig};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};

use crate::{Error, Feed};

/// A connection lent by the pool; goes back when dropped.
pub type Conn = PooledConnection<'static, AsyncPgConnection>;

/// How many connections, and how long anything may take.
#[derive(Debug, Clone)]
pub struct PoolSettings {
    /// Most connections at once. 8 to 16 is fastest; more slow a hot row down.
    pub size: u32,
    /// How long to wait for a free one.
    pub wait: Duration,
    /// PostgreSQL's `statement_timeout`.
    pub statement_timeout: Duration,
    /// PostgreSQL's `lock_timeout`.
    pub lock_timeout: Duration,
    /// PostgreSQL's `idle_in_transaction_session_timeout`.
    pub idle_in_transaction: Duration,
}

impl Default for PoolSettings {
    fn default() -> Self {
        Self {
            size: 16,
            wait: Duration::from_secs(1),
            statement_timeout: Duration::from_secs(3),
            lock_timeout: Duration::from_secs(1),
            idle_in_transaction: Duration::from_secs(5),
        }
    }
}

/// A cheap handle to the connections; clone it freely.
#[derive(Clone)]
pub struct Pool {
    inner: bb8::Pool<AsyncPgConnection>,
    feed: Feed,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pool").field(&self.inner.state()).finish()
    }
}

impl Pool {
    /// Makes the pool; connections are opened as they are needed.
    pub async fn connect(url: &str, settings: &PoolSettings) -> Result<Self, Error> {
        let mut config = ManagerConfig::default();
        let setup = setup_sql(settings);
        // A connection lives on the runtime that opened it. The web server's threads have
        // runtimes of their own, which end before the work that drains at shutdown.
        let home = tokio::runtime::Handle::current();
        config.custom_setup = Box::new(move |url| {
            let opened = home.spawn(open(url.to_owned(), setup.clone()));
            Box::pin(async move {
                opened.await.unwrap_or_else(|error| {
                    Err(diesel::ConnectionError::BadConnection(error.to_string()))
                })
            })
        });
        let manager = AsyncDieselConnectionManager::new_with_config(url, config);
        let inner = bb8::Pool::builder()
            .max_size(settings.size)
            .connection_timeout(settings.wait)
            .test_on_check_out(false)
            .build(manager)
            .await
            .map_err(|error| Error::Unavailable(error.to_string()))?;
        Ok(Self {
            inner,
            feed: Feed::default(),
        })
    }

    /// A connection for reads and single statements.
    pub async fn get(&self) -> Result<Conn, Error> {
        self.inner
            .get_owned()
            .await
            .map_err(|error| Error::Unavailable(error.to_string()))
    }

    /// Asks the database for a sign of life.
    pub async fn ping(&self) -> Result<(), Error> {
        Ok(self.get().await?.batch_execute("select 1").await?)
    }

    /// News of changes to what is stored here.
    pub fn feed(&self) -> &Feed {
        &self.feed
    }

    /// Connections open, and of these, free.
    pub fn usage(&self) -> (u32, u32) {
        let state = self.inner.state();
        (state.connections, state.idle_connections)
    }
}

async fn open(url: String, setup: String) -> diesel::ConnectionResult<AsyncPgConnection> {
    let mut conn = AsyncPgConnection::establish(&url).await?;
    conn.batch_execute(&setup)
        .await
        .map_err(diesel::ConnectionError::CouldntSetupConfiguration)?;
    Ok(conn)
}

fn setup_sql(settings: &PoolSettings) -> String {
    format!(
        "set statement_timeout = {}; set lock_timeout = {}; \
         set idle_in_transaction_session_timeout = {}; set time zone 'UTC'",
        settings.statement_timeout.as_millis(),
        settings.lock_timeout.as_millis(),
        settings.idle_in_transaction.as_millis(),
    )
}
