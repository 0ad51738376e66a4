//! The change feed: carries changes of the catalog to the search index and the caches.
//!
//! Triggers record in `product_changes` what each transaction changed. Each gateway asks a few
//! times a second what was committed since it last asked, updates its index, and then notifies the
//! caches. With every commit the index stores the position up to which it is current, so that a
//! gateway that restarts, or was killed, continues from there.

mod changed;
mod fill;
mod position;
mod recorded;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use diesel_async::AsyncPgConnection;
use search::Change;
use tokio::sync::{Notify, watch};

use crate::listing::Listings;
use crate::{Error, color_family, document};
use db::{Pool, Reads, Tx, delete_in_steps};

pub use changed::{Changed, Changes};
pub use fill::{Progress, fill};
use position::{KEPT_DAYS, Position};
use recorded::RecordedChanges;

/// How often it is asked what other processes changed.
const POLL: Duration = Duration::from_millis(200);
/// The pause between two looks, so that many small changes make one commit.
const PAUSE: Duration = Duration::from_millis(20);
/// The index is filled from no replica that is later.
pub const MAX_LAG: Duration = Duration::from_secs(1);
/// The longest pause after a fault.
const LONGEST: Duration = Duration::from_secs(5);
/// Products that are read in one statement.
const BATCH: usize = 2000;
/// On which this process tells itself to look at once. No trigger notifies it.
const CHANNEL: &str = "product_changes";

/// Follows the catalog; a cheap handle.
#[derive(Debug, Clone)]
pub struct Feed(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    pool: Pool,
    reads: Reads,
    listings: Listings,
    changes: Changes,
    position: tokio::sync::Mutex<Option<Position>>,
    home: Mutex<String>,
    caught_up: Mutex<Instant>,
    wake: Arc<Notify>,
}

/// Settings of a pool for the feed: a connection that no visitor can take, and some patience. It
/// reads in batches, so that a database which fell silent is noticed in eleven seconds.
pub fn pool_settings() -> db::PoolSettings {
    db::PoolSettings {
        size: 1,
        wait: Duration::from_secs(5),
        statement_timeout: Duration::from_secs(10),
        ..db::PoolSettings::default()
    }
}

/// What was changed in this transaction is looked at as soon as it is committed, not only at
/// the next look.
pub(crate) fn notify(tx: &mut Tx) {
    tx.notify(CHANNEL, String::new());
}

impl Feed {
    /// Keeps these listings as the database is. `pool` is for the feed alone, and `reads` of it for
    /// filling the index, see [`pool_settings`]; `own` is the pool through which this process changes
    /// the catalog.
    pub fn new((pool, reads): (Pool, Reads), own: &Pool, listings: Listings) -> Self {
        let wake = Arc::new(Notify::new());
        let woken = Arc::clone(&wake);
        own.notifier()
            .subscribe(CHANNEL, move |_| woken.notify_one());
        let position = listings.index().position();
        Self(Arc::new(Inner {
            pool,
            reads,
            changes: Changes::default(),
            position: position.as_deref().and_then(Position::parse).into(),
            home: Mutex::default(),
            caught_up: Instant::now().into(),
            listings,
            wake,
        }))
    }

    /// Where to subscribe to changes.
    pub fn changes(&self) -> &Changes {
        &self.0.changes
    }

    /// How long ago the index was last known to be as the database is.
    pub fn behind(&self) -> Duration {
        let caught_up = self.0.caught_up.lock();
        caught_up.unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Follows until `stopped` turns true. Faults are said once and tried again; meanwhile the
    /// listings answer what they last knew.
    pub async fn run(self, mut stopped: watch::Receiver<bool>) {
        tokio::select! {
            () = self.follow() => {}
            _ = stopped.wait_for(|stopped| *stopped) => {}
        }
    }

    async fn follow(&self) {
        let mut failing = None;
        loop {
            match (self.catch_up().await, failing) {
                (Ok(()), None) => {}
                (Ok(()), Some(_)) => {
                    tracing::info!("the listings follow the database again");
                    failing = None;
                }
                (Err(error), None) => {
                    tracing::warn!(%error, "the listings do not follow the database; trying again");
                    failing = Some(POLL);
                }
                (Err(_), Some(pause)) => failing = Some((pause * 2).min(LONGEST)),
            }
            tokio::time::sleep(failing.unwrap_or(PAUSE)).await;
            let _ = tokio::time::timeout(POLL - PAUSE, self.0.wake.notified()).await;
        }
    }

    /// Once this is done, listings show everything that was committed before it began.
    pub async fn catch_up(&self) -> Result<(), Error> {
        let mut position = self.0.position.lock().await;
        let began = Instant::now();
        let recorded = recorded::read(&mut *self.0.pool.get().await?, position.as_ref()).await?;
        let gap = match position.as_ref() {
            Some(position) => position.gap(&recorded.position),
            None => Some("there is none"),
        };
        let (mut changed, reached) = match (gap, position.as_ref()) {
            (None, Some(position)) => (
                self.update_index(position, &recorded).await?,
                recorded.position,
            ),
            (reason, _) => self.rebuild(reason.unwrap_or_default()).await?,
        };
        changed.home = self.home_changed(recorded.home);
        *position = Some(reached);
        self.0.listings.mark_ready();
        *self
            .0
            .caught_up
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.0.changes.notify(began, &changed);
        Ok(())
    }

    /// Whether another edition of the home page is shown than when this was asked before.
    fn home_changed(&self, home: String) -> bool {
        let mut shown = self.0.home.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = *shown != home;
        *shown = home;
        changed
    }

    async fn rebuild(&self, reason: &str) -> Result<(Changed, Position), Error> {
        let (inner, started) = (&self.0, Instant::now());
        tracing::info!("the search index is filled from the database: {reason}");
        let index = inner.listings.index();
        let reached = fill::from_nothing(&inner.pool, &inner.reads, index, fill::log).await?;
        let mut conn = inner.pool.get().await?;
        inner.listings.load_names(&mut conn).await?;
        self.load_families(&mut conn).await?;
        let (documents, seconds) = (index.documents(), started.elapsed().as_secs());
        tracing::info!(documents, seconds, "the search index is filled");
        let everything = Changed {
            everything: true,
            ..Changed::default()
        };
        Ok((everything, reached))
    }

    /// Updates the index. Until all of it is done, the index keeps the old position.
    async fn update_index(
        &self,
        from: &Position,
        recorded: &RecordedChanges,
    ) -> Result<Changed, Error> {
        let noted = &recorded.noted;
        let mut conn = self.0.pool.get().await?;
        let categories = !noted.category.is_empty();
        if categories || !self.0.listings.is_ready() {
            self.0.listings.load_names(&mut conn).await?;
        }
        let words = self.0.listings.words();
        let products = recorded::products(&mut conn, noted).await?;
        let mut changes = Vec::new();
        for ids in products.chunks(BATCH) {
            if !changes.is_empty() {
                self.apply(std::mem::take(&mut changes), from).await?;
            }
            changes = document::products(&mut conn, &words, ids).await?;
        }
        if !noted.shop.is_empty() {
            changes.extend(document::shops(&mut conn, &noted.shop).await?);
        }
        if categories {
            changes.extend(document::categories(&mut conn, &noted.category).await?);
        }
        let colors = !noted.color_family.is_empty();
        if colors || !self.0.listings.is_ready() {
            self.load_families(&mut conn).await?;
        }
        self.apply(changes, &recorded.position).await?;
        Ok(Changed {
            products,
            shops: noted.shop.clone(),
            categories,
            colors,
            ..Changed::default()
        })
    }

    /// The index does not keep them.
    async fn load_families(&self, conn: &mut AsyncPgConnection) -> Result<(), Error> {
        let families = color_family::load(conn).await?;
        let index = self.0.listings.index().clone();
        tokio::task::spawn_blocking(move || index.set_families(families)).await??;
        Ok(())
    }

    async fn apply(&self, changes: Vec<Change>, position: &Position) -> Result<(), Error> {
        let (index, position) = (self.0.listings.index().clone(), position.text());
        tokio::task::spawn_blocking(move || index.apply(changes, &position)).await??;
        Ok(())
    }
}

/// Forgets what was noted long ago; answers how much.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    // numbers of transactions grow with time, so the oldest come first
    let query = format!(
        "delete from product_changes where (tx, kind, thing) in ( \
             select tx, kind, thing from product_changes order by tx limit $1) \
         and changed_at < now() - interval '{KEPT_DAYS} days'"
    );
    let gone = delete_in_steps(pool, 10_000, &query);
    Ok(gone.await?)
}
