//! What changed, and when: a counter of changes, and for each tag the last change that named it.
//!
//! A response notes the counter before it is computed. A change raises the counter before it marks
//! its tags, so a response that was computed across a change has a lower number than its tag and is
//! not valid, however the threads are interleaved.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};

use catalog::feed::Changed;
use types::{ProductId, ShopId};

use super::tags::Tag;

/// How long the feed may be silent before nothing is answered from what is kept.
const SILENCE: Duration = Duration::from_secs(1);

/// Products and shops share this many marks by their ids: a change drops a few neighbors too,
/// and memory stays the same however large the catalog is.
const PRODUCTS: usize = 4096;
const SHOPS: usize = 1024;

/// The changes that this process heard of.
#[derive(Debug)]
pub struct Changes {
    count: AtomicU64,
    products: Vec<AtomicU64>,
    shops: Vec<AtomicU64>,
    categories: AtomicU64,
    home: AtomicU64,
    listings: AtomicU64,
    everything: AtomicU64,
    /// Until when nothing is missed, in milliseconds since `started`.
    good_until: AtomicU64,
    started: Instant,
}

impl Default for Changes {
    fn default() -> Self {
        let marks = |count| (0..count).map(|_| AtomicU64::new(0)).collect();
        Self {
            count: AtomicU64::new(0),
            products: marks(PRODUCTS),
            shops: marks(SHOPS),
            categories: AtomicU64::new(0),
            home: AtomicU64::new(0),
            listings: AtomicU64::new(0),
            everything: AtomicU64::new(0),
            good_until: AtomicU64::new(0),
            started: Instant::now(),
        }
    }
}

impl Changes {
    /// A round of the feed succeeded: it saw everything that was committed before it began.
    /// To be called once readers see what changed.
    pub fn record(&self, began: Instant, changed: &Changed) {
        if !changed.is_nothing() {
            self.mark(changed);
        }
        let until = (began + SILENCE).saturating_duration_since(self.started);
        self.good_until.fetch_max(millis(until), SeqCst);
    }

    /// Whatever answers say may be other from now on.
    pub fn everything_changed(&self) {
        self.mark(&Changed {
            everything: true,
            ..Changed::default()
        });
    }

    fn mark(&self, changed: &Changed) {
        let count = self.count.fetch_add(1, SeqCst) + 1;
        let products = changed.products.iter().map(|id| self.product(*id));
        let shops = changed.shops.iter().map(|id| self.shop(*id));
        let tree = changed.categories.then_some(&self.categories);
        let home = changed.home.then_some(&self.home);
        let listings = changed.affects_listings().then_some(&self.listings);
        let all = changed.everything.then_some(&self.everything);
        let marks = products.chain(shops).flatten();
        for mark in marks.chain([tree, home, listings, all].into_iter().flatten()) {
            mark.fetch_max(count, SeqCst);
        }
    }

    /// The count now, to be read before an answer is computed; `None` while the feed is silent.
    pub fn now(&self) -> Option<u64> {
        let hears = millis(self.started.elapsed()) < self.good_until.load(SeqCst);
        hears.then(|| self.count.load(SeqCst))
    }

    /// Whether nothing of these changed since the count was this.
    pub fn unchanged_since(&self, tags: &[Tag], since: u64) -> bool {
        let unchanged = |mark: &AtomicU64| mark.load(SeqCst) <= since;
        let holds = |tag: &Tag| match tag {
            Tag::Product(id) => self.product(*id).is_some_and(unchanged),
            Tag::Shop(id) => self.shop(*id).is_some_and(unchanged),
            Tag::Categories => unchanged(&self.categories),
            Tag::Home => unchanged(&self.home),
            Tag::Listings => unchanged(&self.listings),
        };
        unchanged(&self.everything) && tags.iter().all(holds)
    }

    fn product(&self, id: ProductId) -> Option<&AtomicU64> {
        mark(&self.products, id.get())
    }

    fn shop(&self, id: ShopId) -> Option<&AtomicU64> {
        mark(&self.shops, id.get())
    }
}

fn mark(marks: &[AtomicU64], id: i64) -> Option<&AtomicU64> {
    let place = usize::try_from(id.unsigned_abs()).unwrap_or_default() % marks.len();
    marks.get(place)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MUG: Tag = Tag::Product(ProductId::new(7));
    const CLAY: Tag = Tag::Shop(ShopId::new(3));

    fn with_working_feed() -> Changes {
        let changes = Changes::default();
        changes.record(Instant::now(), &Changed::default());
        changes
    }

    #[test]
    fn a_change_ends_what_shows_the_thing_and_listings_and_nothing_else() {
        let changes = with_working_feed();
        let since = changes.now().unwrap();
        let mug = Changed {
            products: vec![ProductId::new(7)],
            ..Changed::default()
        };
        changes.record(Instant::now(), &mug);
        let other = Tag::Product(ProductId::new(8));
        let ended = [MUG, Tag::Listings].map(|tag| !changes.unchanged_since(&[tag], since));
        assert_eq!(ended, [true, true]);
        assert!(changes.unchanged_since(&[other, CLAY, Tag::Categories], since));
        assert!(!changes.unchanged_since(&[other, MUG], since));
        assert!(changes.unchanged_since(&[MUG, Tag::Listings], changes.now().unwrap()));
    }

    #[test]
    fn shops_the_tree_the_home_page_and_everything_end_their_answers() {
        for (changed, held) in [
            (
                Changed {
                    shops: vec![ShopId::new(3)],
                    ..Changed::default()
                },
                [true, false, true, true, false],
            ),
            (
                Changed {
                    categories: true,
                    ..Changed::default()
                },
                [true, true, false, true, false],
            ),
            (
                Changed {
                    colors: true,
                    ..Changed::default()
                },
                [true, true, true, true, false],
            ),
            (
                Changed {
                    home: true,
                    ..Changed::default()
                },
                [true, true, true, false, true],
            ),
            (
                Changed {
                    everything: true,
                    ..Changed::default()
                },
                [false; 5],
            ),
            (Changed::default(), [true; 5]),
        ] {
            let changes = with_working_feed();
            let since = changes.now().unwrap();
            changes.record(Instant::now(), &changed);
            let found = [MUG, CLAY, Tag::Categories, Tag::Home, Tag::Listings];
            let found = found.map(|tag| changes.unchanged_since(&[tag], since));
            assert_eq!(found, held, "{changed:?}");
            assert_eq!(changes.unchanged_since(&[], since), !changed.everything);
        }
    }

    #[test]
    fn nothing_holds_before_the_first_round_and_a_second_after_the_last_began() {
        let changes = Changes::default();
        assert_eq!(changes.now(), None);
        let began = Instant::now().checked_sub(SILENCE);
        changes.record(began.unwrap(), &Changed::default());
        assert_eq!(changes.now(), None);
        changes.record(Instant::now(), &Changed::default());
        assert_eq!(changes.now(), Some(0));
    }
}
