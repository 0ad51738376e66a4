//! The cache of recent proofs. One lock around a small map is enough: it is held for nanoseconds,
//! compared with hundreds of microseconds for a read from the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use db::News;
use types::{SessionId, ShopId, UserId};

use super::change::Change;
use crate::Error;
use crate::key::Scope;

/// How long a proof is good for. It bounds what can go wrong when news are late, and keeps
/// rows that change without a trigger (a truncated table, a session that runs out) in check.
const GOOD: Duration = Duration::from_secs(1);
/// Most sessions that are kept. When it is full the memory starts anew, which costs each
/// session one read.
const MOST: usize = 16_384;

/// What the database says of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Proof {
    pub(super) user: UserId,
    pub(super) shop: Option<ShopId>,
    pub(super) is_admin: bool,
    pub(super) has_second_factor: bool,
    /// Of the session of a key.
    pub(super) key: Option<KeyProof>,
}

/// What the database says of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct KeyProof {
    pub(super) hash: Vec<u8>,
    /// None for the marketplace's.
    pub(super) shop: Option<ShopId>,
    pub(super) scopes: Arc<[Scope]>,
}

impl Proof {
    /// Whether it is good for what asks for this scope, in this shop or for the marketplace. A person
    /// needs no scope, and no key is let in without one.
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

/// Taken before a read: only what was read without a change in between is kept.
#[derive(Debug)]
pub(super) struct Ticket {
    changes: u64,
    at: Instant,
}

/// The memory. It remembers nothing while nobody listens for changes.
#[derive(Debug, Default)]
pub(super) struct Memory(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    listening: bool,
    /// How many changes were heard of.
    changes: u64,
    /// How many proofs were asked for in vain.
    misses: u64,
    proofs: HashMap<SessionId, (Proof, Instant)>,
}

impl Memory {
    /// The proof of a session, or a ticket to read it with.
    pub(super) fn recall(&self, session: SessionId) -> Result<Proof, Ticket> {
        let (mut state, now) = (self.state(), Instant::now());
        match state.proofs.get(&session) {
            Some((proof, at)) if state.listening && now.duration_since(*at) < GOOD => {
                Ok(proof.clone())
            }
            _ => {
                state.misses += 1;
                let changes = state.changes;
                Err(Ticket { changes, at: now })
            }
        }
    }

    /// Keeps what was read, if nothing changed since the ticket was taken: a proof that was
    /// read before a change but arrives after the news of it would outlive them.
    pub(super) fn keep(&self, ticket: &Ticket, session: SessionId, proof: Proof) {
        let mut state = self.state();
        if !state.listening || state.changes != ticket.changes {
            return;
        }
        if state.proofs.len() >= MOST {
            state.proofs.clear();
        }
        state.proofs.insert(session, (proof, ticket.at));
    }

    /// Forgets what the news say.
    pub(super) fn hear(&self, news: News<'_>) {
        let mut state = self.state();
        state.changes += 1;
        match news {
            News::Told(payload) => state.forget(Change::parse(payload)),
            News::Listening | News::Lost => {
                state.listening = news == News::Listening;
                state.proofs.clear();
            }
        }
    }

    /// Whether changes are heard of, so that proofs are remembered.
    pub(super) fn is_listening(&self) -> bool {
        self.state().listening
    }

    /// How many proofs had to be read.
    pub(super) fn misses(&self) -> u64 {
        self.state().misses
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn forget(&mut self, change: Option<Change>) {
        match change {
            Some(Change::Session(session)) => drop(self.proofs.remove(&session)),
            Some(Change::User(user)) => self.proofs.retain(|_, (proof, _)| proof.user != user),
            // not understood: better nothing than something wrong
            None => self.proofs.clear(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROOF: Proof = Proof {
        user: UserId::new(7),
        shop: None,
        is_admin: false,
        has_second_factor: false,
        key: None,
    };

    fn session(id: i64) -> SessionId {
        SessionId::new(id)
    }

    fn listening() -> Memory {
        let memory = Memory::default();
        memory.hear(News::Listening);
        memory
    }

    /// Reads a proof; `meanwhile` happens between the read and the keeping.
    fn read(memory: &Memory, id: i64, meanwhile: impl FnOnce()) {
        let ticket = memory.recall(session(id)).unwrap_err();
        meanwhile();
        memory.keep(&ticket, session(id), PROOF);
    }

    fn knows(memory: &Memory, id: i64) -> bool {
        memory.recall(session(id)) == Ok(PROOF)
    }

    impl PartialEq for Ticket {
        fn eq(&self, _: &Self) -> bool {
            false
        }
    }

    #[test]
    fn a_proof_is_known_until_its_session_or_its_person_changes() {
        let memory = listening();
        for news in ["session:1", "user:7", "something else"] {
            read(&memory, 1, || ());
            memory.hear(News::Told("session:2"));
            memory.hear(News::Told("user:8"));
            assert!(knows(&memory, 1));
            memory.hear(News::Told(news));
            assert!(!knows(&memory, 1), "{news}");
        }
    }

    #[test]
    fn a_proof_that_was_read_before_a_change_is_not_kept_after_the_news_of_it() {
        let memory = listening();
        for news in [
            News::Told("session:1"),
            News::Told("user:7"),
            News::Listening,
        ] {
            read(&memory, 1, || memory.hear(news));
            assert!(!knows(&memory, 1), "{news:?}");
        }
    }

    #[test]
    fn nothing_is_remembered_while_nobody_listens() {
        let memory = listening();
        read(&memory, 1, || ());
        memory.hear(News::Lost);
        assert!(!knows(&memory, 1));
        read(&memory, 1, || ());
        assert!(!knows(&memory, 1));
        memory.hear(News::Listening);
        assert!(!knows(&memory, 1));
    }

    #[test]
    fn a_proof_is_good_for_a_second_from_before_it_was_read() {
        let memory = listening();
        let before = |age| Ticket {
            changes: 1,
            at: Instant::now().checked_sub(age).unwrap(),
        };
        memory.keep(&before(GOOD - GOOD / 10), session(1), PROOF);
        assert!(knows(&memory, 1));
        memory.keep(&before(GOOD), session(1), PROOF);
        assert!(!knows(&memory, 1));
    }

    #[test]
    fn the_memory_is_bounded() {
        let memory = listening();
        for id in 0..=i64::try_from(MOST).unwrap() {
            read(&memory, id, || ());
        }
        assert_eq!(memory.state().proofs.len(), 1);
    }
}
