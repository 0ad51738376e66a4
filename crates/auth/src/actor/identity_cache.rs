//! The cache of who sessions and keys belong to. One lock around a small map is enough: it is held
//! for nanoseconds, compared with hundreds of microseconds for a read from the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use db::ListenEvent;
use types::{SessionId, ShopId, UserId};

use super::invalidation::Invalidation;
use crate::Error;
use crate::key::Scope;

/// How long an identity is good for. This bounds what can go wrong when a notification is late, or
/// when rows change without a trigger (a truncated table, a session that runs out).
const LIFETIME: Duration = Duration::from_secs(1);
/// Most sessions that are kept. When it is full the cache starts anew, which costs each
/// session one read.
const CAPACITY: usize = 16_384;

/// What the database says of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Identity {
    pub(super) user: UserId,
    pub(super) shop: Option<ShopId>,
    pub(super) is_admin: bool,
    pub(super) has_second_factor: bool,
    /// Of the session of a key.
    pub(super) key: Option<KeyIdentity>,
}

/// What the database says of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct KeyIdentity {
    pub(super) hash: Vec<u8>,
    /// None for the marketplace's.
    pub(super) shop: Option<ShopId>,
    pub(super) scopes: Arc<[Scope]>,
}

impl Identity {
    /// Whether it is good for what asks for this scope, in this shop or for the marketplace. A
    /// person needs no scope, and no key is let in without one.
    pub(super) fn permit(&self, shop: Option<ShopId>, scope: Option<Scope>) -> Result<(), Error> {
        let Some(key) = &self.key else {
            return Ok(());
        };
        if key.shop != shop {
            return Err(Error::RoleMissing);
        }
        let scope = scope.ok_or(Error::NotForKeys)?;
        match key.scopes.iter().any(|has| has.covers(scope)) {
            true => Ok(()),
            false => Err(Error::ScopeMissing { scope }),
        }
    }
}

/// A miss, from before the row is read: what is read is cached only if nothing changed since then.
#[derive(Debug)]
pub(super) struct CacheMiss {
    changes: u64,
    at: Instant,
}

/// The cache. It is empty while nobody listens for changes.
#[derive(Debug, Default)]
pub(super) struct IdentityCache(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    listening: bool,
    /// How many notifications came.
    changes: u64,
    /// How often an identity was not in the cache.
    misses: u64,
    identities: HashMap<SessionId, (Identity, Instant)>,
}

impl IdentityCache {
    /// The identity of a session, or what is needed to read and insert it.
    pub(super) fn get(&self, session: SessionId) -> Result<Identity, CacheMiss> {
        let (mut state, now) = (self.state(), Instant::now());
        match state.identities.get(&session) {
            Some((identity, at)) if state.listening && now.duration_since(*at) < LIFETIME => {
                Ok(identity.clone())
            }
            _ => {
                state.misses += 1;
                let changes = state.changes;
                Err(CacheMiss { changes, at: now })
            }
        }
    }

    /// Caches what was read, if nothing changed since the miss: an identity that was read before a
    /// change and inserted after its notification would stay.
    pub(super) fn insert(&self, miss: &CacheMiss, session: SessionId, identity: Identity) {
        let mut state = self.state();
        if !state.listening || state.changes != miss.changes {
            return;
        }
        if state.identities.len() >= CAPACITY {
            state.identities.clear();
        }
        state.identities.insert(session, (identity, miss.at));
    }

    /// Removes what a notification invalidates.
    pub(super) fn apply(&self, event: ListenEvent<'_>) {
        let mut state = self.state();
        state.changes += 1;
        match event {
            ListenEvent::Received(payload) => state.forget(Invalidation::parse(payload)),
            ListenEvent::Listening | ListenEvent::Lost => {
                state.listening = event == ListenEvent::Listening;
                state.identities.clear();
            }
        }
    }

    /// Whether notifications arrive, so that identities are cached.
    pub(super) fn is_listening(&self) -> bool {
        self.state().listening
    }

    /// How many identities had to be read.
    pub(super) fn misses(&self) -> u64 {
        self.state().misses
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn forget(&mut self, change: Option<Invalidation>) {
        match change {
            Some(Invalidation::Session(session)) => drop(self.identities.remove(&session)),
            Some(Invalidation::User(user)) => self
                .identities
                .retain(|_, (identity, _)| identity.user != user),
            // not understood: better nothing than something wrong
            None => self.identities.clear(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDENTITY: Identity = Identity {
        user: UserId::new(7),
        shop: None,
        is_admin: false,
        has_second_factor: false,
        key: None,
    };

    fn session(id: i64) -> SessionId {
        SessionId::new(id)
    }

    fn listening() -> IdentityCache {
        let cache = IdentityCache::default();
        cache.apply(ListenEvent::Listening);
        cache
    }

    /// Reads an identity; `meanwhile` happens between the miss and the insert.
    fn read(cache: &IdentityCache, id: i64, meanwhile: impl FnOnce()) {
        let miss = cache.get(session(id)).unwrap_err();
        meanwhile();
        cache.insert(&miss, session(id), IDENTITY);
    }

    fn knows(cache: &IdentityCache, id: i64) -> bool {
        cache.get(session(id)) == Ok(IDENTITY)
    }

    impl PartialEq for CacheMiss {
        fn eq(&self, _: &Self) -> bool {
            false
        }
    }

    #[test]
    fn an_identity_is_known_until_its_session_or_its_person_changes() {
        let cache = listening();
        for event in ["session:1", "user:7", "something else"] {
            read(&cache, 1, || ());
            cache.apply(ListenEvent::Received("session:2"));
            cache.apply(ListenEvent::Received("user:8"));
            assert!(knows(&cache, 1));
            cache.apply(ListenEvent::Received(event));
            assert!(!knows(&cache, 1), "{event}");
        }
    }

    #[test]
    fn an_identity_that_was_read_before_a_change_is_not_cached_after_its_notification() {
        let cache = listening();
        for event in [
            ListenEvent::Received("session:1"),
            ListenEvent::Received("user:7"),
            ListenEvent::Listening,
        ] {
            read(&cache, 1, || cache.apply(event));
            assert!(!knows(&cache, 1), "{event:?}");
        }
    }

    #[test]
    fn nothing_is_cached_while_nobody_listens() {
        let cache = listening();
        read(&cache, 1, || ());
        cache.apply(ListenEvent::Lost);
        assert!(!knows(&cache, 1));
        read(&cache, 1, || ());
        assert!(!knows(&cache, 1));
        cache.apply(ListenEvent::Listening);
        assert!(!knows(&cache, 1));
    }

    #[test]
    fn an_identity_is_good_for_a_second_from_before_it_was_read() {
        let cache = listening();
        let before = |age| CacheMiss {
            changes: 1,
            at: Instant::now().checked_sub(age).unwrap(),
        };
        cache.insert(&before(LIFETIME - LIFETIME / 10), session(1), IDENTITY);
        assert!(knows(&cache, 1));
        cache.insert(&before(LIFETIME), session(1), IDENTITY);
        assert!(!knows(&cache, 1));
    }

    #[test]
    fn the_cache_is_bounded() {
        let cache = listening();
        for id in 0..=i64::try_from(CAPACITY).unwrap() {
            read(&cache, id, || ());
        }
        assert_eq!(cache.state().identities.len(), 1);
    }
}
