//! How much hashing is going on, for the metrics.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

static MADE: AtomicU64 = AtomicU64::new(0);
static RUNNING: AtomicU32 = AtomicU32::new(0);
static MOST: AtomicU32 = AtomicU32::new(0);

/// The hashing of this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Load {
    /// Hashes begun since the start.
    pub made: u64,
    /// Hashes running now.
    pub running: u32,
    /// Most hashes that ever ran at once.
    pub most: u32,
}

/// The hashing of this process so far.
pub fn load() -> Load {
    Load {
        made: MADE.load(Relaxed),
        running: RUNNING.load(Relaxed),
        most: MOST.load(Relaxed),
    }
}

/// A hash that is being made, until it is dropped.
pub(super) struct Hashing(());

impl Hashing {
    pub(super) fn begin() -> Self {
        MADE.fetch_add(1, Relaxed);
        let running = RUNNING.fetch_add(1, Relaxed).saturating_add(1);
        MOST.fetch_max(running, Relaxed);
        Self(())
    }
}

impl Drop for Hashing {
    fn drop(&mut self) {
        RUNNING.fetch_sub(1, Relaxed);
    }
}
