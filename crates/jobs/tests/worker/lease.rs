//! Whose job it is: one worker's at a time, and another's when that one is gone.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use db::testing::{TestDatabase, database};
use jobs::{JobError, NewJob, Worker};

use crate::support::{Shift, counting, put, quick, rows, seen, sql, until, until_leased};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_workers_never_run_one_job_at_the_same_time() {
    let TestDatabase { pool, .. } = database().await;
    for n in 0..60 {
        put(&pool, NewJob::new("greet", &n)).await;
    }
    let runs: Arc<Vec<AtomicUsize>> = Arc::new((0..60).map(|_| AtomicUsize::new(0)).collect());
    let mut workers = Vec::new();
    for _ in 0..6 {
        let runs = runs.clone();
        let worker = Worker::new(pool.clone()).handle("greet", move |n| {
            let runs = runs.clone();
            async move {
                let n: usize = serde_json::from_value(n)?;
                runs[n].fetch_add(1, Ordering::SeqCst);
                Ok(())
            }
        });
        workers.push(tokio::spawn(async move { worker.run_due().await }));
    }
    for worker in workers {
        worker.await.unwrap().unwrap();
    }
    let counts: Vec<usize> = runs.iter().map(seen).collect();
    assert_eq!(counts, [1; 60]);
}

#[tokio::test]
async fn a_long_job_keeps_its_lease_for_as_long_as_its_worker_lives() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let count = Arc::new(AtomicUsize::new(0));
    let shift = Shift::of((0..2).map(|_| {
        let count = count.clone();
        quick(&pool).handle("greet", move |_| {
            count.fetch_add(1, Ordering::SeqCst);
            async {
                tokio::time::sleep(Duration::from_secs(10)).await;
                Ok(())
            }
        })
    }));
    until("the job is done", async || {
        rows(&pool, "greet").await[0].done
    })
    .await;
    shift.end().await;
    assert_eq!(seen(&count), 1);
}

#[tokio::test]
async fn a_killed_workers_job_is_taken_over_when_its_lease_runs_out() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let dead = quick(&pool).handle("greet", |_| std::future::pending());
    let shift = Shift::of([dead]);
    until_leased(&pool).await;
    shift.kill();
    let (worker, count) = counting(&pool, || Ok(()));
    assert_eq!(worker.run_due().await.unwrap(), 0, "the lease still holds");
    until("the lease ran out", async || {
        worker.run_due().await.unwrap() == 1
    })
    .await;
    assert_eq!(seen(&count), 1);
    assert_eq!(rows(&pool, "greet").await[0].generation, 2);
}

#[tokio::test]
async fn a_worker_that_comes_late_is_not_heard() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let gate = Arc::new(tokio::sync::Notify::new());
    let opened = gate.clone();
    let late = Worker::new(pool.clone()).handle("greet", move |_| {
        let opened = opened.clone();
        async move {
            opened.notified().await;
            Err(JobError::park("too late"))
        }
    });
    let late = tokio::spawn(async move { late.run_due().await });
    until_leased(&pool).await;
    // Its lease runs out while it sleeps, and another worker does the job.
    sql(
        &pool,
        "update jobs set leased_until = now() - interval '1 second'",
    )
    .await;
    let (worker, _) = counting(&pool, || Err(JobError::retry("come again")));
    assert_eq!(worker.run_due().await.unwrap(), 1);
    gate.notify_one();
    late.await.unwrap().unwrap();
    let row = &rows(&pool, "greet").await[0];
    assert_eq!((row.parked, row.generation), (false, 2));
    assert_eq!(row.last_error.as_deref(), Some("come again"));
}

#[tokio::test]
async fn a_worker_that_loses_its_lease_stops_the_job() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let ended = Arc::new(AtomicUsize::new(0));
    let count = ended.clone();
    let slow = quick(&pool).handle("greet", move |_| {
        let count = count.clone();
        async move {
            tokio::time::sleep(Duration::from_secs(8)).await;
            count.fetch_add(1, Ordering::SeqCst);
            Ok(())
        }
    });
    let slow = tokio::spawn(async move { slow.run_due().await });
    until_leased(&pool).await;
    sql(&pool, "update jobs set generation = generation + 1").await;
    slow.await.unwrap().unwrap();
    tokio::time::sleep(Duration::from_millis(8200)).await;
    assert_eq!(seen(&ended), 0);
}

#[tokio::test]
async fn jobs_cut_off_by_a_shutdown_are_free_at_once_and_not_counted() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let endless = quick(&pool).handle("greet", |_| std::future::pending());
    let shift = Shift::of([endless]);
    until_leased(&pool).await;
    shift.end().await;
    let row = &rows(&pool, "greet").await[0];
    assert_eq!((row.leased, row.attempts), (false, 0));
}

#[tokio::test]
async fn a_job_whose_workers_die_ten_times_is_parked() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    sql(
        &pool,
        "update jobs set attempts = 10, leased_until = now() - interval '1 second'",
    )
    .await;
    let (worker, count) = counting(&pool, || Ok(()));
    let shift = Shift::of([worker]);
    until("it is parked", async || {
        rows(&pool, "greet").await[0].parked
    })
    .await;
    shift.end().await;
    assert_eq!(seen(&count), 0);
}
