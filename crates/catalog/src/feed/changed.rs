//! Subscribers to changes that shoppers can see.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Instant;

use types::{ProductId, ShopId};

/// What is no longer as it was. Told after the index shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changed {
    /// Products, and what lists or shows them.
    pub products: Vec<ProductId>,
    /// Shops: what their own pages say.
    pub shops: Vec<ShopId>,
    /// Whether the tree changed, collections included.
    pub categories: bool,
    /// Whether operators put colors into other families: listings count anew.
    pub colors: bool,
    /// Whether another edition of the home page is shown.
    pub home: bool,
    /// Whether anything may have changed: the index was filled anew.
    pub everything: bool,
}

impl Changed {
    /// Whether nothing changed.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Whether listings changed: any product, shop, category or family of colors did.
    pub fn affects_listings(&self) -> bool {
        !self.products.is_empty() || !self.shops.is_empty() || self.categories || self.colors
    }
}

type Subscriber = Box<dyn Fn(Instant, &Changed) + Send + Sync>;

/// Notifies those in this process who keep copies; a cheap handle.
#[derive(Clone, Default)]
pub struct Changes(Arc<RwLock<Vec<Subscriber>>>);

impl Changes {
    /// Calls `subscriber` after each look with when it began and what changed since the look
    /// before, also if nothing did: all that was committed before it began is known then. It must
    /// not wait for anything.
    pub fn subscribe(&self, subscriber: impl Fn(Instant, &Changed) + Send + Sync + 'static) {
        let mut subscribers = self.0.write().unwrap_or_else(PoisonError::into_inner);
        subscribers.push(Box::new(subscriber));
    }

    pub(super) fn notify(&self, began: Instant, changed: &Changed) {
        let subscribers = self.0.read().unwrap_or_else(PoisonError::into_inner);
        for subscriber in subscribers.iter() {
            subscriber(began, changed);
        }
    }
}

impl std::fmt::Debug for Changes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let subscribers = self.0.read().unwrap_or_else(PoisonError::into_inner);
        f.debug_tuple("Changes").field(&subscribers.len()).finish()
    }
}
