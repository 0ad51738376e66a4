//! One replica: how late it is, and connections of it.

use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::SetOnce;
use tokio::time::{sleep, timeout};

use super::position::{Position, Track};
use super::server_of;
use crate::{Conn, Error, Pool, PoolSettings};

/// How often it is looked at.
const OFTEN: Duration = Duration::from_millis(250);
/// How long a look may take.
const SILENCE: Duration = Duration::from_secs(1);
/// How long a reader waits until it holds what they want, and the pause between two questions.
const PATIENCE: Duration = Duration::from_millis(250);
const STEP: Duration = Duration::from_millis(10);

/// A server that follows the primary.
#[derive(Debug)]
pub(super) struct Replica {
    name: String,
    pool: Pool,
    looking: Pool,
    seen: Mutex<Seen>,
    looked_at: SetOnce<()>,
}

#[derive(Debug, Default)]
struct Seen {
    /// It holds everything that was committed before this moment.
    held_until: Option<Instant>,
    /// Whether it answered well the last time.
    well: bool,
}

/// One connection that no reader can take.
pub(super) fn for_looks(settings: &PoolSettings) -> PoolSettings {
    PoolSettings {
        size: 1,
        wait: SILENCE,
        statement_timeout: SILENCE,
        ..settings.clone()
    }
}

impl Replica {
    pub async fn connect(url: &str, settings: &PoolSettings) -> Result<Self, Error> {
        let settings = PoolSettings {
            read_only: true,
            ..settings.clone()
        };
        let unnamed = || Error::Unavailable("the address of a replica names no server".to_owned());
        Ok(Self {
            name: server_of(url).ok_or_else(unnamed)?,
            pool: Pool::connect(url, &settings).await?,
            looking: Pool::connect(url, &for_looks(&settings)).await?,
            seen: Mutex::default(),
            looked_at: SetOnce::new(),
        })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// How late it is at most. It grows by itself while nobody can look.
    pub fn lag(&self) -> Option<Duration> {
        self.seen().held_until.map(|moment| moment.elapsed())
    }

    pub fn is_well(&self, max_lag: Duration) -> bool {
        let seen = self.seen();
        let in_time = |moment: Instant| moment.elapsed() <= max_lag;
        seen.well && seen.held_until.is_some_and(in_time)
    }

    /// A connection, once it holds what is wanted. Who waits in vain sends the others past it until
    /// the next look.
    pub async fn lend(&self, wanted: Option<&Position>) -> Option<Conn> {
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
            let here = Position::of_replica(&mut conn).await.ok()??;
            if wanted.is_held_by(&here) {
                return Some(conn);
            }
            if wanted.life != here.life {
                return None;
            }
            sleep(STEP).await;
        }
    }

    /// Waits for the first look.
    pub async fn looked_at(&self) {
        self.looked_at.wait().await;
    }

    /// Looks at it and at the primary for as long as it is polled.
    pub async fn follow(&self, primary: &Pool, max_lag: Duration) -> Infallible {
        let mut track = Track::default();
        let mut was_well = None;
        loop {
            let asked_at = Instant::now();
            // The primary first: what it says then, the replica may hold already.
            if let Some(position) = within_reason(look_at_primary(primary)).await {
                track.note(asked_at, position);
            }
            let here = within_reason(look_at_replica(&self.looking)).await;
            let held_until = here.flatten().and_then(|here| track.held_until(&here));
            self.note(held_until);
            // it may be known already
            self.looked_at.set(()).ok();
            let is_well = self.is_well(max_lag);
            if was_well.replace(is_well) != Some(is_well) {
                let (replica, lag) = (&self.name, self.lag());
                tracing::info!(replica, is_well, ?lag, "a replica");
            }
            sleep(OFTEN).await;
        }
    }

    fn note(&self, held_until: Option<Instant>) {
        let mut seen = self.seen();
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

async fn look_at_replica(pool: &Pool) -> Result<Option<Position>, Error> {
    Position::of_replica(&mut *pool.own().await?).await
}

/// What cannot be had soon counts as not to be had.
async fn within_reason<T>(look: impl Future<Output = Result<T, Error>>) -> Option<T> {
    timeout(SILENCE, look).await.ok()?.ok()
}
