//! Work that comes round.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use db::testing::{TestDatabase, database};
use jobs::JobError;

use crate::support::{Shift, quick, rows, seen, until};

#[tokio::test]
async fn a_timer_comes_round_on_one_worker_at_a_time_and_outlives_its_failures() {
    let TestDatabase { pool, .. } = database().await;
    let count = Arc::new(AtomicUsize::new(0));
    let started = Instant::now();
    let shift = Shift::of((0..3).map(|_| {
        let count = count.clone();
        quick(&pool).timer("tick", Duration::from_millis(200), move || {
            count.fetch_add(1, Ordering::SeqCst);
            async { Err(JobError::retry("out of order")) }
        })
    }));
    until("it came round four times", async || seen(&count) >= 4).await;
    let rounds = started.elapsed().as_millis() / 200 + 1;
    shift.end().await;
    assert!(seen(&count) <= usize::try_from(rounds).unwrap());
    let timers = rows(&pool, "timer:tick").await;
    assert_eq!(timers.len(), 1);
    assert!(!timers[0].parked && !timers[0].done);
}
