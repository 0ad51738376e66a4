//! Reads that replicas may answer: figures, reports, tables to save, maps. Nothing is decided by
//! them.
//!
//! Who reads asks for a handle first, which is used like the pool: [`Reads::up_to_date`] for what
//! must show everything that happened until now, [`Reads::recent`] for what may be some seconds
//! old. It lends a connection of a replica that is known to hold that much, else one of the
//! primary. What a replica fails to answer is read from the primary
//! ([`transaction`](crate::transaction)), so a replica that goes costs time and no answer.

mod position;
mod replica;

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use futures_util::future::join_all;
use tokio::sync::watch;
use tokio_postgres::config::Host;

use self::position::Position;
use self::replica::Replica;
use crate::{Conn, Error, Pool, PoolSettings};

/// Where to read; a cheap handle.
#[derive(Debug, Clone)]
pub struct Reads {
    primary: Pool,
    /// To look at the primary when all other connections are taken.
    monitor_pool: Pool,
    replicas: Arc<[Arc<Replica>]>,
    turn: Arc<AtomicUsize>,
    lent: Arc<Lent>,
}

/// How often connections were lent to readers.
#[derive(Debug, Default)]
struct Lent {
    by_primary: AtomicU64,
    by_replicas: AtomicU64,
}

/// A replica as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplicaStatus<'a> {
    /// Its host and port.
    pub name: &'a str,
    /// Whether it is read from.
    pub in_use: bool,
    /// How late it is at most; nothing of one that was never seen well.
    pub lag: Option<Duration>,
}

impl Reads {
    /// Reads from these servers beside `primary`, which is at `url`. None later than `max_lag` is
    /// read from, and none before it was looked at ([`Reads::monitor`]). The primary may be among
    /// them: it is passed over for as long as it is the primary.
    pub async fn connect(
        primary: &Pool,
        (url, settings): (&str, &PoolSettings),
        replicas: &[String],
        max_lag: Duration,
    ) -> Result<Self, Error> {
        let mut all = Vec::new();
        for url in replicas {
            all.push(Arc::new(Replica::connect(url, settings, max_lag).await?));
        }
        Ok(Self {
            monitor_pool: Pool::connect(url, &replica::monitor_settings(settings)).await?,
            replicas: all.into(),
            ..Self::of(primary)
        })
    }

    /// Looks a few times a second how well the replicas are, until `stopped` turns true.
    pub async fn monitor(self, mut stopped: watch::Receiver<bool>) {
        self.while_monitored(stopped.wait_for(|stopped| *stopped))
            .await
            .ok();
    }

    /// The same while something is done that reads, which begins when is known how each replica is.
    pub async fn while_monitored<T>(&self, work: impl Future<Output = T>) -> T {
        let all = || self.replicas.iter();
        let looks = async {
            join_all(all().map(|replica| replica.monitor(&self.monitor_pool))).await;
            // there is none
            std::future::pending::<Infallible>().await
        };
        let work = async {
            join_all(all().map(|replica| replica.looked_at())).await;
            work.await
        };
        tokio::select! {
            never = looks => match never {},
            done = work => done,
        }
    }

    /// Reads from a primary alone.
    pub fn of(primary: &Pool) -> Self {
        Self {
            primary: primary.clone(),
            monitor_pool: primary.clone(),
            replicas: Arc::default(),
            turn: Arc::default(),
            lent: Arc::default(),
        }
    }

    /// A handle for reading what shows everything that anybody was told of before this was asked.
    /// Transactions through it take no changes.
    pub async fn up_to_date(&self) -> Pool {
        let replica = match self.choose(Replica::is_near) {
            Some(replica) => self.now().await.map(|now| (replica, Some(now))),
            None => None,
        };
        self.handle(replica)
    }

    /// A handle for reading what may be as old as a replica may be late. Transactions through it
    /// take no changes.
    pub fn recent(&self) -> Pool {
        self.handle(self.choose(Replica::is_well).map(|replica| (replica, None)))
    }

    /// All replicas; the primary is none.
    pub fn statuses(&self) -> impl Iterator<Item = ReplicaStatus<'_>> {
        let replicas = self.replicas.iter().filter(|server| !server.leads());
        replicas.map(|replica| ReplicaStatus {
            name: replica.name(),
            in_use: replica.is_well(),
            lag: replica.lag(),
        })
    }

    /// How often readers were lent a connection of the primary, and one of a replica.
    pub fn lent(&self) -> (u64, u64) {
        let Lent {
            by_primary,
            by_replicas,
        } = &*self.lent;
        (by_primary.load(Relaxed), by_replicas.load(Relaxed))
    }

    /// In turn, one that is good enough.
    fn choose(&self, is_good: impl Fn(&Replica) -> bool) -> Option<Arc<Replica>> {
        let well = || self.replicas.iter().filter(|one| is_good(one));
        let turn = self.turn.fetch_add(1, Relaxed);
        let place = turn.checked_rem(well().count())?;
        well().nth(place).cloned()
    }

    async fn now(&self) -> Option<Position> {
        let mut conn = self.primary.own().await.ok()?;
        Position::of_primary(&mut conn).await.ok()
    }

    fn handle(&self, replica: Option<(Arc<Replica>, Option<Position>)>) -> Pool {
        self.primary.reading(Reading {
            replica,
            lent: Arc::clone(&self.lent),
        })
    }
}

/// What a handle for reading alone knows.
#[derive(Clone)]
pub(crate) struct Reading {
    /// The one that was chosen, and what it must hold.
    replica: Option<(Arc<Replica>, Option<Position>)>,
    lent: Arc<Lent>,
}

impl Reading {
    /// A connection of the replica, if that holds what it must or soon does.
    pub(crate) async fn of_replica(&self) -> Option<Conn> {
        let (replica, wanted) = self.replica.as_ref()?;
        let conn = replica.lend(wanted.as_ref()).await?;
        self.lent.by_replicas.fetch_add(1, Relaxed);
        Some(conn)
    }

    /// Counts a connection of the primary.
    pub(crate) fn count_own(&self) {
        self.lent.by_primary.fetch_add(1, Relaxed);
    }
}

/// The host and port of an address that leads to one server; none of any other text.
pub fn server_of(url: &str) -> Option<String> {
    let config: tokio_postgres::Config = url.parse().ok()?;
    let port = config.get_ports().first().copied().unwrap_or(5432);
    match config.get_hosts() {
        [Host::Tcp(host)] => Some(format!("{host}:{port}")),
        #[cfg(unix)]
        [Host::Unix(folder)] => Some(format!("{}:{port}", folder.display())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::server_of;

    #[test]
    fn an_address_leads_to_one_server() {
        let known = |url| server_of(url).unwrap_or_default();
        assert_eq!(known("postgres://helloshop:secret@db2/shop"), "db2:5432");
        assert_eq!(known("host=db3 port=6432 dbname=shop"), "db3:6432");
        for none in ["", "postgres://a,b/shop", "postgres:///shop", "db2:5432"] {
            assert_eq!(server_of(none), None, "{none}");
        }
    }
}
