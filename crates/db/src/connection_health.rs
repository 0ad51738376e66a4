//! The state of a connection, derived from the statements that ran on it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

use diesel::connection::{Instrumentation, InstrumentationEvent};

use crate::error::State;

/// Follows a connection's statements; a cheap handle.
#[derive(Debug, Clone)]
pub(crate) struct ConnectionHealth {
    seen: Arc<Seen>,
    /// Grows each time that all connections so far are given up.
    generation: Arc<AtomicU64>,
}

#[derive(Debug, Default)]
struct Seen {
    /// Statements whose answer did not come yet.
    running: AtomicU32,
    worth_retry: AtomicBool,
    read_only: AtomicBool,
}

impl ConnectionHealth {
    /// One that begins a new generation when the schema changed under the connection.
    pub(crate) fn new(generation: Arc<AtomicU64>) -> Self {
        Self {
            seen: Arc::default(),
            generation,
        }
    }

    /// Whether whoever had it went away in the middle of a statement, or its server has become
    /// one that takes no changes.
    pub(crate) fn is_unusable(&self) -> bool {
        self.seen.running.load(Relaxed) > 0 || self.seen.read_only.load(Relaxed)
    }

    /// Whether, since this was last asked, PostgreSQL gave up a transaction so that another
    /// could go on, or because the connection did not know of a migration.
    pub(crate) fn take_retry(&self) -> bool {
        self.seen.worth_retry.swap(false, Relaxed)
    }
}

impl Instrumentation for ConnectionHealth {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartQuery { .. } => {
                self.seen.running.fetch_add(1, Relaxed);
            }
            InstrumentationEvent::FinishQuery { error, .. } => {
                self.seen.running.fetch_sub(1, Relaxed);
                match error.map(State::of) {
                    Some(State::Conflict) => self.seen.worth_retry.store(true, Relaxed),
                    Some(State::ReadOnly) => self.seen.read_only.store(true, Relaxed),
                    Some(State::Stale) => {
                        self.seen.worth_retry.store(true, Relaxed);
                        self.generation.fetch_add(1, Relaxed);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
}
