//! How much is answered at once. Each class has so many places; whoever finds none is told at
//! once to come back, while that costs nothing yet.
//!
//! Reads also share desks, fewer than the pool has connections: when the database is slow, a
//! crowd of browsers waits for desks, and the other connections stay free for those who pay,
//! for webhooks and for health. Searchers have the fewest. Changes need no desk: they are
//! few, and one that holds a place while its body trickles in must not hold up a read.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::class::Class;

/// How long a read waits for a desk. Rooms bound how many wait, so this only ends the waiting
/// for a database that stands still.
const WAIT: Duration = Duration::from_secs(2);

/// The places of this gateway.
#[derive(Debug)]
pub struct Rooms {
    webhook: Arc<Semaphore>,
    checkout: Arc<Semaphore>,
    account: Arc<Semaphore>,
    write: Arc<Semaphore>,
    browse: Arc<Semaphore>,
    search: Arc<Semaphore>,
    reading: Arc<Semaphore>,
    searching: Arc<Semaphore>,
}

/// A place that is taken; free again when dropped, also after a panic or a lost client.
#[derive(Debug, Default)]
pub struct Permits {
    #[expect(dead_code, reason = "held, never read")]
    permits: Vec<OwnedSemaphorePermit>,
}

impl Rooms {
    /// Rooms for a pool of so many connections.
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
        }
    }

    /// A place for a request of this class; `None` when there is none.
    pub async fn enter(&self, class: Class) -> Option<Permits> {
        let (room, desks): (_, &[_]) = match class {
            Class::Free => return Some(Permits::default()),
            Class::Webhook => (&self.webhook, &[]),
            Class::Checkout => (&self.checkout, &[]),
            Class::Account => (&self.account, &[]),
            Class::Write => (&self.write, &[]),
            Class::Browse => (&self.browse, &[&self.reading]),
            // in this order everywhere, so that nobody waits in a circle
            Class::Search => (&self.search, &[&self.searching, &self.reading]),
        };
        let mut permits = vec![room.clone().try_acquire_owned().ok()?];
        for desk in desks {
            permits.push(sit_down(desk).await?);
        }
        Some(Permits { permits })
    }
}

async fn sit_down(desk: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
    let free = tokio::time::timeout(WAIT, desk.clone().acquire_owned()).await;
    free.ok()?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    /// Who gets in at once, of so many who try.
    async fn seated(rooms: &Rooms, class: Class, tries: usize) -> Vec<Permits> {
        let entered = (0..tries).filter_map(|_| rooms.enter(class).now_or_never().flatten());
        entered.collect()
    }

    #[tokio::test]
    async fn readers_never_take_all_connections() {
        let rooms = Rooms::new(16);
        let reading = seated(&rooms, Class::Browse, 500).await;
        assert_eq!(reading.len(), 10);
        assert!(rooms.enter(Class::Checkout).now_or_never().is_some());
        assert!(rooms.enter(Class::Webhook).now_or_never().is_some());
        assert!(rooms.enter(Class::Write).now_or_never().is_some());
        drop(reading);
        assert_eq!(seated(&rooms, Class::Browse, 500).await.len(), 10);
    }

    #[tokio::test]
    async fn searchers_leave_desks_to_those_who_browse() {
        let rooms = Rooms::new(16);
        let searching = seated(&rooms, Class::Search, 500).await;
        assert_eq!(searching.len(), 4);
        assert_eq!(seated(&rooms, Class::Browse, 500).await.len(), 6);
    }

    #[tokio::test]
    async fn a_full_room_is_said_at_once_and_a_desk_that_frees_itself_is_taken() {
        let rooms = Arc::new(Rooms::new(1));
        let first = rooms.enter(Class::Browse).await.unwrap();
        let mut waiting = tokio::task::JoinSet::new();
        for _ in 0..7 {
            let rooms = rooms.clone();
            waiting.spawn(async move { rooms.enter(Class::Browse).await.is_some() });
        }
        tokio::task::yield_now().await;
        let ninth = rooms.enter(Class::Browse).now_or_never();
        assert!(ninth.is_some_and(|place| place.is_none()));
        drop(first);
        assert_eq!(waiting.join_all().await, [true; 7]);
    }
}
