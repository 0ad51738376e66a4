//! The pool of connections, each with the time limits of the house. No broken, silent or
//! half-asked connection is lent twice.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bb8::{ManageConnection, PooledConnection};
use chrono::{DateTime, Utc};
use diesel_async::pooled_connection::PoolableConnection;
use diesel_async::{AsyncPgConnection, SimpleAsyncConnection};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::clock::Clock;
use crate::connection_health::ConnectionHealth;
use crate::reads::Reading;
use crate::{Error, Notifier, connection};

/// How much longer than a statement may take the server may say nothing.
const MARGIN: Duration = Duration::from_secs(1);
/// How long the database has for a sign of life.
const PING: Duration = Duration::from_secs(2);

/// How many connections, and how long anything may take.
#[derive(Debug, Clone)]
pub struct PoolSettings {
    /// Most connections at once. 8 to 16 is fastest; more slow a hot row down.
    pub size: u32,
    /// How long to wait for a free one.
    pub wait: Duration,
    /// PostgreSQL's `statement_timeout`. A server that says nothing for a second longer is
    /// given up.
    pub statement_timeout: Duration,
    /// PostgreSQL's `lock_timeout`: longer than its `deadlock_timeout` of a second, or a
    /// deadlock would be taken for a long wait and not be tried again.
    pub lock_timeout: Duration,
    /// PostgreSQL's `idle_in_transaction_session_timeout`.
    pub idle_in_transaction: Duration,
    /// PostgreSQL's `default_transaction_read_only`, for replicas: one that was promoted takes no
    /// changes through connections of before.
    pub read_only: bool,
}

impl Default for PoolSettings {
    fn default() -> Self {
        Self {
            size: 16,
            wait: Duration::from_secs(1),
            statement_timeout: Duration::from_secs(3),
            lock_timeout: Duration::from_millis(1500),
            idle_in_transaction: Duration::from_secs(5),
            read_only: false,
        }
    }
}

/// A cheap handle to the connections; clone it freely.
#[derive(Clone)]
pub struct Pool {
    inner: bb8::Pool<Manager>,
    wait: Duration,
    /// Where this handle takes only a part of the connections: its part.
    part: Option<Arc<Semaphore>>,
    /// Where through this handle is only read.
    reading: Option<Reading>,
    notifier: Notifier,
    clock: Clock,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pool").field(&self.inner.state()).finish()
    }
}

impl Pool {
    /// Makes the pool; connections are opened as they are needed.
    pub async fn connect(url: &str, settings: &PoolSettings) -> Result<Self, Error> {
        let manager = Manager {
            url: url.to_owned(),
            setup: setup_sql(settings),
            patience: settings.statement_timeout + MARGIN,
            // A connection lives on the runtime that opened it. The web server's threads have
            // runtimes of their own, which end before the work that drains at shutdown.
            home: Handle::current(),
            generation: Arc::default(),
        };
        let inner = bb8::Pool::builder()
            .max_size(settings.size)
            .connection_timeout(settings.wait)
            .test_on_check_out(true)
            .build(manager)
            .await?;
        Ok(Self {
            inner,
            wait: settings.wait,
            part: None,
            reading: None,
            notifier: Notifier::default(),
            clock: Clock::of(url),
        })
    }

    /// A handle to the same connections that takes at most so many of them at once: what works
    /// through it can fill up, or wait for one row, and the rest stays free for others.
    #[must_use]
    pub fn part(&self, connections: u32) -> Self {
        let places = usize::try_from(connections).unwrap_or(1).max(1);
        Self {
            part: Some(Arc::new(Semaphore::new(places))),
            ..self.clone()
        }
    }

    /// A handle to the same connections through which is only read, and rather from a replica.
    pub(crate) fn reading(&self, reading: Reading) -> Self {
        Self {
            reading: Some(reading),
            ..self.clone()
        }
    }

    pub(crate) fn only_reads(&self) -> bool {
        self.reading.is_some()
    }

    /// A connection for reads and single statements.
    pub async fn get(&self) -> Result<Conn, Error> {
        match self.of_replica().await {
            Some(conn) => Ok(conn),
            None => self.own().await,
        }
    }

    /// One of the replica that this handle prefers, if it is good enough.
    pub(crate) async fn of_replica(&self) -> Option<Conn> {
        self.reading.as_ref()?.of_replica().await
    }

    /// One of this pool.
    pub(crate) async fn own(&self) -> Result<Conn, Error> {
        if let Some(reading) = &self.reading {
            reading.count_own();
        }
        let place = match self.part.clone() {
            Some(part) => Some(place(self.wait, part).await?),
            None => None,
        };
        let lent = self.inner.get_owned().await.map_err(|error| match error {
            bb8::RunError::User(error) => error,
            bb8::RunError::TimedOut => Error::Unavailable("no connection came free".to_owned()),
        })?;
        Ok(Conn {
            lent,
            _place: place,
        })
    }

    /// Asks the database for a sign of life.
    pub async fn ping(&self) -> Result<(), Error> {
        let alive = async { Ok(self.get().await?.batch_execute("select 1").await?) };
        let silent = || Error::Unavailable("no sign of life".to_owned());
        timeout(PING, alive).await.map_err(|_| silent())?
    }

    /// Notifications of changes to what is stored here.
    pub fn notifier(&self) -> &Notifier {
        &self.notifier
    }

    /// The time, for what is compared with times in the database: a test may have set both ahead.
    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Connections open, and of these, free.
    pub fn usage(&self) -> (u32, u32) {
        let state = self.inner.state();
        (state.connections, state.idle_connections)
    }
}

async fn place(wait: Duration, part: Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Error> {
    let place = timeout(wait, part.acquire_owned()).await;
    let full = || Error::Unavailable("no connection of this part came free".to_owned());
    place.ok().and_then(Result::ok).ok_or_else(full)
}

/// A connection lent by the pool; goes back when dropped, unless it is of no more use.
pub struct Conn {
    lent: PooledConnection<'static, Manager>,
    _place: Option<OwnedSemaphorePermit>,
}

impl Conn {
    pub(crate) fn health(&self) -> &ConnectionHealth {
        &self.lent.health
    }
}

impl Deref for Conn {
    type Target = AsyncPgConnection;

    fn deref(&self) -> &AsyncPgConnection {
        &self.lent.conn
    }
}

impl DerefMut for Conn {
    fn deref_mut(&mut self) -> &mut AsyncPgConnection {
        &mut self.lent.conn
    }
}

struct Manager {
    url: String,
    setup: String,
    patience: Duration,
    home: Handle,
    /// How often a server fell silent, or a migration changed what was prepared. A connection
    /// from before the last time is not trusted: as a rule it went the same way with all of them.
    generation: Arc<AtomicU64>,
}

/// A connection with what is known of it.
struct Link {
    conn: AsyncPgConnection,
    health: ConnectionHealth,
    /// The generation in which it was opened.
    opened_in: u64,
}

impl ManageConnection for Manager {
    type Connection = Link;
    type Error = Error;

    async fn connect(&self) -> Result<Link, Error> {
        let (url, setup) = (self.url.clone(), self.setup.clone());
        let (patience, generation) = (self.patience, Arc::clone(&self.generation));
        let opened = self.home.spawn(open(url, setup, patience, generation));
        opened.await.map_err(connection::unavailable)?
    }

    /// Asks nothing of the database: what broke or fell silent is known.
    async fn is_valid(&self, link: &mut Link) -> Result<(), Error> {
        let trusted = link.opened_in == self.generation.load(Ordering::Relaxed);
        match trusted && !self.has_broken(link) {
            true => Ok(()),
            false => Err(Error::Unavailable("the connection is lost".to_owned())),
        }
    }

    fn has_broken(&self, link: &mut Link) -> bool {
        std::thread::panicking() || link.conn.is_broken() || link.health.is_unusable()
    }
}

async fn open(
    url: String,
    setup: String,
    patience: Duration,
    generation: Arc<AtomicU64>,
) -> Result<Link, Error> {
    let opened_in = generation.load(Ordering::Relaxed);
    let health = ConnectionHealth::new(Arc::clone(&generation));
    let (client, session) = connection::open(&url, Some(patience)).await?;
    tokio::spawn(async move {
        if let Err(error) = session.await {
            if is_silence(&error) {
                generation.fetch_add(1, Ordering::Relaxed);
            }
            tracing::warn!(error = %connection::unavailable(error), "a connection ended");
        }
    });
    let ready = async {
        let mut conn = AsyncPgConnection::try_from(client).await?;
        let set_up = conn.batch_execute(&setup).await;
        set_up.map_err(diesel::ConnectionError::CouldntSetupConfiguration)?;
        Ok::<_, diesel::ConnectionError>(conn)
    };
    let mut conn = ready.await.map_err(connection::unavailable)?;
    diesel_async::AsyncConnection::set_instrumentation(&mut conn, health.clone());
    Ok(Link {
        conn,
        health,
        opened_in,
    })
}

/// Whether nobody answered any more, as the watched stream or the kernel saw it.
fn is_silence(error: &tokio_postgres::Error) -> bool {
    let cause = std::error::Error::source(error);
    let cause = cause.and_then(|cause| cause.downcast_ref::<std::io::Error>());
    cause.is_some_and(|cause| cause.kind() == std::io::ErrorKind::TimedOut)
}

/// A prepared statement has one plan. Left alone, PostgreSQL plans those that take a list anew each
/// time, since it takes an unknown list for ten long and a known shorter one for cheaper: planning
/// what a cart's lines cost took five times as long as reading it. Nor is anything compiled: a
/// shop's balance over 100,000 orders took a second of which nine tenths were spent on that.
fn setup_sql(settings: &PoolSettings) -> String {
    format!(
        "set statement_timeout = {}; set lock_timeout = {}; \
         set idle_in_transaction_session_timeout = {}; set time zone 'UTC'; \
         set plan_cache_mode = force_generic_plan; set jit = off{}",
        settings.statement_timeout.as_millis(),
        settings.lock_timeout.as_millis(),
        settings.idle_in_transaction.as_millis(),
        match settings.read_only {
            true => "; set default_transaction_read_only = on",
            false => "",
        },
    )
}
