//! What is known of a connection from the statements that ran on it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

use diesel::connection::{Instrumentation, InstrumentationEvent};

use crate::error::State;

/// Follows a connection's statements; a cheap handle.
#[derive(Debug, Clone, Default)]
pub(crate) struct Watch(Arc<Seen>);

#[derive(Debug, Default)]
struct Seen {
    /// Statements whose answer did not come yet.
    running: AtomicU32,
    conflict: AtomicBool,
    read_only: AtomicBool,
}

impl Watch {
    /// Whether whoever had it went away in the middle of a statement, or its server has become
    /// one that takes no changes.
    pub(crate) fn of_no_more_use(&self) -> bool {
        self.0.running.load(Relaxed) > 0 || self.0.read_only.load(Relaxed)
    }

    /// Whether, since this was last asked, PostgreSQL gave up a transaction so that another
    /// could go on.
    pub(crate) fn take_conflict(&self) -> bool {
        self.0.conflict.swap(false, Relaxed)
    }
}

impl Instrumentation for Watch {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartQuery { .. } => {
                self.0.running.fetch_add(1, Relaxed);
            }
            InstrumentationEvent::FinishQuery { error, .. } => {
                self.0.running.fetch_sub(1, Relaxed);
                match error.map(State::of) {
                    Some(State::Conflict) => self.0.conflict.store(true, Relaxed),
                    Some(State::ReadOnly) => self.0.read_only.store(true, Relaxed),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}
