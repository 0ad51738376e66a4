//! How many requests are processed at once. Each class has a number of places; a request that finds
//! none, and gets none within a moment, is told to come back.
//!
//! Reads also need a shared permit, of which there are fewer than the pool has connections: when the
//! database is slow, a crowd that browses waits for those, and the other connections stay free for
//! people who pay, for webhooks and for health checks. Searches have the fewest. Writes need none:
//! they are few, and one that holds a place while its body trickles in must not hold up a read.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::class::Class;

/// How long a request waits for a place. Told at once, those who ask again at once would take the
/// processor away from the answers; and within 100 ms of their asking they are to be told.
const PLACE_WAIT: Duration = Duration::from_millis(60);
/// How long a read waits for a shared permit. The places bound how many wait, so this only ends the
/// waiting for a database that stands still.
const SHARED_WAIT: Duration = Duration::from_secs(2);

/// The places of this gateway.
#[derive(Debug)]
pub struct ConcurrencyLimits {
    webhook: Arc<Semaphore>,
    checkout: Arc<Semaphore>,
    account: Arc<Semaphore>,
    write: Arc<Semaphore>,
    browse: Arc<Semaphore>,
    search: Arc<Semaphore>,
    reading: Arc<Semaphore>,
    searching: Arc<Semaphore>,
    /// Where those wait who have no place; beyond it they are told at once.
    waiting: Arc<Semaphore>,
}

/// A place that is taken; free again when dropped, also after a panic or a lost client.
#[derive(Debug, Default)]
pub struct Permits {
    #[expect(dead_code, reason = "held, never read")]
    permits: Vec<OwnedSemaphorePermit>,
}

impl ConcurrencyLimits {
    /// Limits for a pool of so many connections.
    pub fn new(connections: u32) -> Self {
        let pool = usize::try_from(connections).unwrap_or(1).max(1);
        let of = |places: usize| Arc::new(Semaphore::new(places.max(1)));
        Self {
            webhook: of(32 * pool),
            checkout: of(32 * pool),
            account: of(8 * pool),
            write: of(16 * pool),
            browse: of(8 * pool),
            search: of(2 * pool),
            reading: of(5 * pool / 8),
            searching: of(pool / 4),
            waiting: of(256 * pool),
        }
    }

    /// A place for a request of this class; `None` when there is none.
    pub async fn acquire(&self, class: Class) -> Option<Permits> {
        let (places, shared): (_, &[_]) = match class {
            Class::Free | Class::Report => return Some(Permits::default()),
            Class::Webhook => (&self.webhook, &[]),
            Class::Checkout => (&self.checkout, &[]),
            Class::Account => (&self.account, &[]),
            Class::Write => (&self.write, &[]),
            Class::Browse => (&self.browse, &[&self.reading]),
            // in this order everywhere, so that nobody waits in a circle
            Class::Search => (&self.search, &[&self.searching, &self.reading]),
        };
        let mut permits = vec![self.place(places).await?];
        for semaphore in shared {
            permits.push(within(SHARED_WAIT, semaphore).await?);
        }
        Some(Permits { permits })
    }

    async fn place(&self, places: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
        if let Ok(place) = places.clone().try_acquire_owned() {
            return Some(place);
        }
        let _waiting = self.waiting.try_acquire().ok()?;
        within(PLACE_WAIT, places).await
    }
}

async fn within(time: Duration, places: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
    let free = tokio::time::timeout(time, places.clone().acquire_owned()).await;
    free.ok()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    /// Who gets in at once, of so many who try.
    async fn admitted_at_once(
        limits: &ConcurrencyLimits,
        class: Class,
        tries: usize,
    ) -> Vec<Permits> {
        let acquired = (0..tries).filter_map(|_| limits.acquire(class).now_or_never().flatten());
        acquired.collect()
    }

    #[tokio::test]
    async fn readers_never_take_all_connections() {
        let limits = ConcurrencyLimits::new(16);
        let reading = admitted_at_once(&limits, Class::Browse, 500).await;
        assert_eq!(reading.len(), 10);
        assert!(limits.acquire(Class::Checkout).now_or_never().is_some());
        assert!(limits.acquire(Class::Webhook).now_or_never().is_some());
        assert!(limits.acquire(Class::Write).now_or_never().is_some());
        drop(reading);
        assert_eq!(
            admitted_at_once(&limits, Class::Browse, 500).await.len(),
            10
        );
    }

    #[tokio::test]
    async fn searches_leave_permits_to_those_who_browse() {
        let limits = ConcurrencyLimits::new(16);
        let searching = admitted_at_once(&limits, Class::Search, 500).await;
        assert_eq!(searching.len(), 4);
        assert_eq!(admitted_at_once(&limits, Class::Browse, 500).await.len(), 6);
    }

    /// All who browse that a pool of one has places for: one with the shared permit, seven who wait
    /// for it.
    async fn full(limits: &Arc<ConcurrencyLimits>) -> (Permits, tokio::task::JoinSet<bool>) {
        let first = limits.acquire(Class::Browse).await.unwrap();
        let mut others = tokio::task::JoinSet::new();
        for _ in 0..7 {
            let limits = limits.clone();
            others.spawn(async move { limits.acquire(Class::Browse).await.is_some() });
        }
        tokio::task::yield_now().await;
        (first, others)
    }

    #[tokio::test]
    async fn who_finds_no_place_is_told_after_a_moment() {
        let limits = Arc::new(ConcurrencyLimits::new(1));
        let (first, others) = full(&limits).await;
        let began = std::time::Instant::now();
        assert!(limits.acquire(Class::Browse).await.is_none());
        assert!(began.elapsed() >= PLACE_WAIT);
        drop(first);
        assert_eq!(others.join_all().await, [true; 7]);
    }

    #[tokio::test]
    async fn a_place_that_frees_itself_meanwhile_is_taken() {
        let limits = Arc::new(ConcurrencyLimits::new(1));
        let (first, others) = full(&limits).await;
        let ninth = limits.acquire(Class::Browse);
        let leave = async { drop(first) };
        assert!(futures_util::join!(ninth, leave).0.is_some());
        assert_eq!(others.join_all().await, [true; 7]);
    }

    #[tokio::test]
    async fn only_so_many_wait_for_a_place() {
        let limits = Arc::new(ConcurrencyLimits::new(1));
        let (_first, _others) = full(&limits).await;
        let mut waiting: Vec<_> = (0..256)
            .map(|_| Box::pin(limits.acquire(Class::Browse)))
            .collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        let beyond = limits.acquire(Class::Browse).now_or_never();
        assert!(beyond.is_some_and(|place| place.is_none()));
    }
}
