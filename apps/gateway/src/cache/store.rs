//! A map of values that are kept while they are valid. Bounded by size, with one computation for a
//! key at a time: the others wait for it.

use std::sync::Arc;
use std::time::Duration;

use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult, PlaceholderGuard};
use quick_cache::{DefaultHashBuilder, Weighter};

use super::changes::Changes;
use super::tags::Tags;

/// How long one waits for another's computation before one computes for oneself.
const PATIENCE: Duration = Duration::from_secs(1);
/// What an entry weighs beside its value and key.
const OVERHEAD: u64 = 256;
/// About what an entry weighs.
const TYPICAL: u64 = 8 * 1024;
/// Longer keys are somebody's game.
const LONGEST_KEY: usize = 1024;

/// A cached value.
#[derive(Debug)]
struct CachedValue<V> {
    since: u64,
    tags: Tags,
    weight: u64,
    value: Arc<V>,
}

type Entry<V> = Arc<CachedValue<V>>;
type Guard<'a, V> = PlaceholderGuard<
    'a,
    String,
    Entry<V>,
    Weight,
    DefaultHashBuilder,
    DefaultLifecycle<String, Entry<V>>,
>;

#[derive(Debug, Clone)]
struct Weight;

impl<V> Weighter<String, Entry<V>> for Weight {
    fn weight(&self, key: &String, kept: &Entry<V>) -> u64 {
        let key = u64::try_from(key.len()).unwrap_or(u64::MAX);
        kept.weight.saturating_add(key).saturating_add(OVERHEAD)
    }
}

/// What is kept under keys.
#[derive(Debug)]
pub struct Store<V> {
    changes: Arc<Changes>,
    kept: Option<Cache<String, Entry<V>, Weight>>,
}

/// What there is under a key.
#[derive(Debug)]
pub enum Lookup<'a, V> {
    /// A value that holds.
    Value(Arc<V>),
    /// Nothing, and whoever asked is to compute it; others wait for that.
    Vacant(Slot<'a, V>),
    /// Caching is not possible now.
    Uncached,
}

/// The right to say what stands under a key. Dropped, it passes to the next who waits.
#[derive(Debug)]
pub struct Slot<'a, V> {
    guard: Guard<'a, V>,
    since: u64,
}

impl<V> Store<V> {
    /// Keeps values of so much weight altogether; none with 0.
    pub fn new(changes: Arc<Changes>, weight: u64) -> Self {
        let items = usize::try_from(weight / TYPICAL).unwrap_or(usize::MAX);
        let kept = (weight > 0).then(|| Cache::with_weighter(items, weight, Weight));
        Self { changes, kept }
    }

    /// The value under this key, or the slot for it.
    pub async fn find(&self, key: &str) -> Lookup<'_, V> {
        let (Some(kept), Some(since)) = (&self.kept, self.changes.now()) else {
            return Lookup::Uncached;
        };
        if let Some(found) = kept.get(key).filter(|found| self.holds(found)) {
            return Lookup::Value(found.value.clone());
        }
        if key.len() > LONGEST_KEY {
            return Lookup::Uncached;
        }
        let entry = kept.entry_async(key, |_, found| match self.holds(found) {
            true => EntryAction::Retain(found.value.clone()),
            false => EntryAction::ReplaceWithGuard,
        });
        match tokio::time::timeout(PATIENCE, entry).await {
            Ok(EntryResult::Retained(value)) => Lookup::Value(value),
            Ok(EntryResult::Vacant(guard) | EntryResult::Replaced(guard, _)) => {
                let since = self.changes.now().unwrap_or(since);
                Lookup::Vacant(Slot { guard, since })
            }
            Ok(EntryResult::Removed(..) | EntryResult::Timeout) | Err(_) => Lookup::Uncached,
        }
    }

    /// How many values are kept, good or not.
    pub fn count(&self) -> usize {
        self.kept.as_ref().map_or(0, Cache::len)
    }

    /// About how many bytes they take.
    pub fn weight(&self) -> u64 {
        self.kept.as_ref().map_or(0, Cache::weight)
    }

    fn holds(&self, kept: &CachedValue<V>) -> bool {
        let tags = kept.tags.known();
        tags.is_some_and(|tags| self.changes.unchanged_since(tags, kept.since))
    }
}

impl<V> Slot<'_, V> {
    /// Keeps the value, if it is known what it shows.
    pub fn fill(self, value: Arc<V>, tags: Tags, weight: usize) {
        if tags.known().is_some() {
            let kept = CachedValue {
                since: self.since,
                tags,
                weight: u64::try_from(weight).unwrap_or(u64::MAX),
                value,
            };
            // refused only where the key was removed meanwhile
            let _ = self.guard.insert(Arc::new(kept));
        }
    }
}

#[cfg(test)]
mod tests;
