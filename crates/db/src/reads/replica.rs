//! One replica: how late it is, and connections of it.

use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::position::{Position, Server, Track};
use super::server_of;
use crate::{Conn, Error, Pool, PoolSettings};

/// How often it is looked at.
const OFTEN: Duration = Duration::from_millis(250);
/// How long a look may take.
const SILENCE: Duration = Duration::from_secs(1);
/// How long a reader waits until it holds what they want, and the pause between two questions.
const PATIENCE: Duration = Duration::from_millis(250);
const STEP: Duration = Duration::from_millis(10);
/// One that is later than this is not waited for by whoever wants everything until now.
const NEAR: Duration = Duration::from_secs(1);
/// After so many looks is known how it is: what the primary says at the first, a replica that is
/// well holds at the second.
const LOOKS: usize = 2;

/// A server that follows the primary, as a rule. After a failover it may be the primary.
#[derive(Debug)]
pub(super) struct Replica {
    name: String,
    pool: Pool,
    monitor_pool: Pool,
    max_lag: Duration,
    seen: Mutex<Seen>,
    /// Tells of each look.
    looked_at: watch::Sender<()>,
}

#[derive(Debug, Default)]
struct Seen {
    /// It holds everything that was committed before this moment.
    held_until: Option<Instant>,
    /// Whether it answered well the last time.
    well: bool,
    /// Whether it is the primary itself.
    leads: bool,
}

/// One connection that no reader can take.
pub(super) fn monitor_settings(settings: &PoolSettings) -> PoolSettings {
    PoolSettings {
        size: 1,
        wait: SILENCE,
        statement_timeout: SILENCE,
        ..settings.clone()
    }
}

impl Replica {
    /// It is not read from while it is later than `max_lag`.
    pub async fn connect(
        url: &str,
        settings: &PoolSettings,
        max_lag: Duration,
    ) -> Result<Self, Error> {
        let settings = PoolSettings {
            read_only: true,
            ..settings.clone()
        };
        let unnamed = || Error::Unavailable("the address of a replica names no server".to_owned());
        Ok(Self {
            name: server_of(url).ok_or_else(unnamed)?,
            pool: Pool::connect(url, &settings).await?,
            monitor_pool: Pool::connect(url, &monitor_settings(&settings)).await?,
            max_lag,
            seen: Mutex::default(),
            looked_at: watch::Sender::new(()),
        })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// How late it is at most. It grows by itself while nobody can look.
    pub fn lag(&self) -> Option<Duration> {
        self.seen().held_until.map(|moment| moment.elapsed())
    }

    /// Whether it is the primary, as of late.
    pub fn leads(&self) -> bool {
        self.seen().leads
    }

    pub fn is_well(&self) -> bool {
        self.is_within(self.max_lag)
    }

    /// Whether it soon holds everything until now.
    pub fn is_near(&self) -> bool {
        self.is_within(NEAR.min(self.max_lag))
    }

    fn is_within(&self, max_lag: Duration) -> bool {
        let seen = self.seen();
        let in_time = |moment: Instant| moment.elapsed() <= max_lag;
        seen.well && seen.held_until.is_some_and(in_time)
    }

    /// A connection, once it holds what is wanted. Who waits in vain sends the others past it until
    /// the next look, and nobody waits for one that is known not to be well.
    pub async fn lend(&self, wanted: Option<&Position>) -> Option<Conn> {
        if !self.is_well() {
            return None;
        }
        let lent = timeout(PATIENCE, self.once_it_holds(wanted)).await;
        let lent = lent.ok().flatten();
        if lent.is_none() {
            self.seen().well = false;
        }
        lent
    }

    async fn once_it_holds(&self, wanted: Option<&Position>) -> Option<Conn> {
        let mut conn = self.pool.own().await.ok()?;
        let Some(wanted) = wanted else {
            return Some(conn);
        };
        loop {
            let Server::Follows(here) = Server::ask(&mut conn).await.ok()? else {
                return None;
            };
            if wanted.is_held_by(&here) {
                return Some(conn);
            }
            if wanted.timeline != here.timeline {
                return None;
            }
            sleep(STEP).await;
        }
    }

    /// Waits until is known how it is from now on.
    pub async fn looked_at(&self) {
        let mut looks = self.looked_at.subscribe();
        for _ in 0..LOOKS {
            // never an error, since the sender is ours
            looks.changed().await.ok();
            if self.is_well() || self.leads() {
                return;
            }
        }
    }

    /// Looks at it and at the primary for as long as it is polled.
    pub async fn monitor(&self, primary: &Pool) -> Infallible {
        let mut track = Track::default();
        // the timeline in which it says that it is the primary
        let mut led = None;
        let mut was_well = None;
        loop {
            let asked_at = Instant::now();
            // The primary first: what it says then, the replica may hold already.
            if let Some(position) = within_reason(look_at_primary(primary)).await {
                track.note(asked_at, position);
            }
            let mut held_until = None;
            match within_reason(look_at_replica(&self.monitor_pool)).await {
                Some(Server::Follows(here)) => {
                    held_until = track.held_until(&here);
                    led = None;
                }
                Some(Server::Leads(timeline)) => led = Some(timeline),
                // Until another one leads, the primary that is silent is the primary.
                None => {}
            }
            let leads = led.is_some() && led.as_deref() == track.timeline();
            self.note(held_until, leads);
            self.looked_at.send_replace(());
            let is_well = self.is_well();
            if leads {
                was_well = None;
            } else if was_well.replace(is_well) != Some(is_well) {
                let (replica, lag) = (&self.name, self.lag());
                tracing::info!(replica, is_well, ?lag, "a replica");
            }
            sleep(OFTEN).await;
        }
    }

    fn note(&self, held_until: Option<Instant>, leads: bool) {
        let mut seen = self.seen();
        seen.leads = leads;
        seen.well = held_until.is_some();
        seen.held_until = held_until.or(seen.held_until);
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn look_at_primary(pool: &Pool) -> Result<Position, Error> {
    Position::of_primary(&mut *pool.own().await?).await
}

async fn look_at_replica(pool: &Pool) -> Result<Server, Error> {
    Server::ask(&mut *pool.own().await?).await
}

/// What cannot be had soon counts as not to be had.
async fn within_reason<T>(look: impl Future<Output = Result<T, Error>>) -> Option<T> {
    timeout(SILENCE, look).await.ok()?.ok()
}
