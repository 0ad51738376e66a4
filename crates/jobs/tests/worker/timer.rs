//! Work that comes round.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use db::testing::{TestDatabase, database};
use jobs::{JobError, timer};

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

#[tokio::test]
async fn a_timer_says_what_goes_wrong_until_a_round_goes_well() {
    let TestDatabase { pool, .. } = database().await;
    let count = Arc::new(AtomicUsize::new(0));
    let broken = Arc::new(AtomicBool::new(true));
    let (counter, is_broken) = (count.clone(), broken.clone());
    let worker = quick(&pool).timer("tick", Duration::from_millis(100), move || {
        counter.fetch_add(1, Ordering::SeqCst);
        let broken = is_broken.load(Ordering::SeqCst);
        async move {
            match broken {
                true => Err(JobError::retry("out of order")),
                false => Ok(()),
            }
        }
    });
    let shift = Shift::of([worker]);
    let failing = async || {
        let mut conn = pool.get().await.unwrap();
        timer::failing(&mut conn).await.unwrap()
    };
    until("a round failed", async || !failing().await.is_empty()).await;
    let first = failing().await;
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].name, "tick");
    assert!(first[0].error.contains("out of order"), "{first:?}");
    let rounds = seen(&count);
    until("others failed", async || seen(&count) >= rounds + 3).await;
    assert_eq!(failing().await, first);
    broken.store(false, Ordering::SeqCst);
    until("one went well", async || failing().await.is_empty()).await;
    shift.end().await;
}
