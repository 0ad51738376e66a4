//! Work in the queue: done once, tried again, parked, and never done by two at a time.
#![cfg(test)]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use db::testing::{TestDatabase, database};
use db::{Error, Pool, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Integer, Jsonb, Nullable, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jobs::worker::Settings;
use jobs::{JobError, NewJob, Worker, enqueue, settle};
use serde_json::{Value, json};
use tokio::sync::watch;

#[derive(QueryableByName, Debug)]
struct Row {
    #[diesel(sql_type = Bool)]
    done: bool,
    #[diesel(sql_type = Bool)]
    parked: bool,
    #[diesel(sql_type = Bool)]
    leased: bool,
    #[diesel(sql_type = Integer)]
    attempts: i32,
    #[diesel(sql_type = BigInt)]
    generation: i64,
    #[diesel(sql_type = Jsonb)]
    payload: Value,
    #[diesel(sql_type = Nullable<Text>)]
    last_error: Option<String>,
}

async fn rows(pool: &Pool, kind: &str) -> Vec<Row> {
    diesel::sql_query(
        "select done_at is not null as done, parked_at is not null as parked, \
         leased_until is not null as leased, attempts, generation, payload, last_error \
         from jobs where kind = $1 order by id",
    )
    .bind::<Text, _>(kind)
    .load(&mut pool.get().await.unwrap())
    .await
    .unwrap()
}

async fn put(pool: &Pool, job: NewJob<'_>) {
    transaction(pool, async |tx| enqueue(tx, job.clone()).await)
        .await
        .unwrap();
}

async fn sql(pool: &Pool, statement: &str) {
    let mut conn = pool.get().await.unwrap();
    conn.batch_execute(statement).await.unwrap();
}

/// The count; `load` itself is taken by diesel.
fn seen(count: &AtomicUsize) -> usize {
    AtomicUsize::load(count, Ordering::SeqCst)
}

/// A worker that counts its calls and answers each the same.
fn counting(pool: &Pool, answer: fn() -> Result<(), JobError>) -> (Worker, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counter = count.clone();
    let worker = Worker::new(pool.clone()).handle("greet", move |_| {
        counter.fetch_add(1, Ordering::SeqCst);
        async move { answer() }
    });
    (worker, count)
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..400 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("never: {what}");
}

#[tokio::test]
async fn a_job_of_a_transaction_that_fails_never_runs() {
    let TestDatabase { pool, .. } = database().await;
    let failed = transaction(&pool, async |tx| {
        enqueue(tx, NewJob::new("greet", &1)).await?;
        Err::<(), _>(Error::Busy("something else failed".into()))
    });
    assert!(failed.await.is_err());
    let (worker, count) = counting(&pool, || Ok(()));
    assert_eq!(worker.run_due().await.unwrap(), 0);
    assert_eq!(seen(&count), 0);
}

#[tokio::test]
async fn a_job_runs_once_and_leaves_nothing_of_its_payload() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &json!({"to": "ada"}))).await;
    let (worker, count) = counting(&pool, || Ok(()));
    assert_eq!(worker.run_due().await.unwrap(), 1);
    assert_eq!(worker.run_due().await.unwrap(), 0);
    assert_eq!(seen(&count), 1);
    let row = &rows(&pool, "greet").await[0];
    assert!(row.done && !row.leased);
    assert_eq!(row.payload, Value::Null);
}

#[tokio::test]
async fn an_event_is_queued_once_even_after_it_was_done() {
    let TestDatabase { pool, .. } = database().await;
    let (worker, count) = counting(&pool, || Ok(()));
    for _ in 0..3 {
        put(&pool, NewJob::new("greet", &1).unique("order-1".into())).await;
        worker.run_due().await.unwrap();
    }
    assert_eq!(seen(&count), 1);
}

#[tokio::test]
async fn a_job_for_later_waits() {
    let TestDatabase { pool, .. } = database().await;
    put(
        &pool,
        NewJob::new("greet", &1).after(Duration::from_secs(60)),
    )
    .await;
    let at = chrono::Utc::now() + chrono::TimeDelta::minutes(1);
    put(&pool, NewJob::new("greet", &2).at(at)).await;
    let (worker, _) = counting(&pool, || Ok(()));
    assert_eq!(worker.run_due().await.unwrap(), 0);
    sql(&pool, "update jobs set run_at = now()").await;
    assert_eq!(worker.run_due().await.unwrap(), 2);
}

#[tokio::test]
async fn a_failing_job_is_tried_ten_times_and_then_parked() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let (worker, count) = counting(&pool, || Err(JobError::retry("no answer")));
    for tries in 1..=10 {
        assert_eq!(worker.run_due().await.unwrap(), 1);
        let row = &rows(&pool, "greet").await[0];
        assert_eq!((row.attempts, row.parked), (tries, tries == 10));
        assert_eq!(row.last_error.as_deref(), Some("no answer"));
        sql(
            &pool,
            "update jobs set run_at = now() where parked_at is null",
        )
        .await;
    }
    assert_eq!(worker.run_due().await.unwrap(), 0);
    assert_eq!(seen(&count), 10);
}

#[tokio::test]
async fn a_hopeless_job_is_parked_at_once_and_a_panic_counts_as_a_failure() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let (worker, _) = counting(&pool, || Err(JobError::park("no such address")));
    worker.run_due().await.unwrap();
    assert!(rows(&pool, "greet").await[0].parked);

    put(&pool, NewJob::new("stumble", &1)).await;
    let worker = Worker::new(pool.clone()).handle("stumble", |_| async { panic!("stumbled") });
    worker.run_due().await.unwrap();
    let row = &rows(&pool, "stumble").await[0];
    assert!(!row.parked && !row.done && !row.leased);
    assert!(row.last_error.is_some());
}

#[tokio::test]
async fn a_job_done_without_the_queue_is_settled_only_if_it_was_given_up() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &"ada").unique("ada".to_owned())).await;
    let (worker, count) = counting(&pool, || Err(JobError::park("no such person")));
    settle(&pool, "ada").await.unwrap();
    assert_eq!(
        worker.run_due().await.unwrap(),
        1,
        "its own tries come first"
    );
    settle(&pool, "eve").await.unwrap();
    assert!(!rows(&pool, "greet").await[0].done, "another's key");
    settle(&pool, "ada").await.unwrap();
    let row = &rows(&pool, "greet").await[0];
    assert!(row.done && row.payload == Value::Null);
    assert_eq!(worker.run_due().await.unwrap(), 0);
    assert_eq!(seen(&count), 1);
}

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
async fn a_running_worker_picks_up_what_is_queued_and_stops_when_told() {
    let TestDatabase { pool, .. } = database().await;
    let (worker, count) = counting(&pool, || Ok(()));
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(worker.run(stopped));
    for n in 0..10 {
        put(&pool, NewJob::new("greet", &n)).await;
    }
    until("all are done", async || seen(&count) == 10).await;
    stop.send(true).unwrap();
    worker.await.unwrap();
    put(&pool, NewJob::new("greet", &1)).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(seen(&count), 10);
}

#[tokio::test]
async fn a_long_job_keeps_its_lease_for_as_long_as_its_worker_lives() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let count = Arc::new(AtomicUsize::new(0));
    let (stop, stopped) = watch::channel(false);
    let mut workers = Vec::new();
    for _ in 0..2 {
        let count = count.clone();
        let worker = quick(&pool).handle("greet", move |_| {
            count.fetch_add(1, Ordering::SeqCst);
            async {
                tokio::time::sleep(Duration::from_millis(2500)).await;
                Ok(())
            }
        });
        workers.push(tokio::spawn(worker.run(stopped.clone())));
    }
    until("the job is done", async || {
        rows(&pool, "greet").await[0].done
    })
    .await;
    stop.send(true).unwrap();
    for worker in workers {
        worker.await.unwrap();
    }
    assert_eq!(seen(&count), 1);
}

/// A worker whose leases run out after a second and that does not wait at the end.
fn quick(pool: &Pool) -> Worker {
    Worker::new(pool.clone()).settings(Settings {
        lease: Duration::from_secs(1),
        poll: Duration::from_millis(50),
        drain: Duration::ZERO,
        ..Settings::default()
    })
}

#[tokio::test]
async fn a_killed_workers_job_is_taken_over_when_its_lease_runs_out() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let dead = quick(&pool).handle("greet", |_| std::future::pending());
    let (_stop, stopped) = watch::channel(false);
    let dying = tokio::spawn(dead.run(stopped));
    until("it is leased", async || {
        rows(&pool, "greet").await[0].leased
    })
    .await;
    // Gone without a word, as by kill -9: nothing is given back.
    dying.abort();
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
    until("it is leased", async || {
        rows(&pool, "greet").await[0].leased
    })
    .await;
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
            tokio::time::sleep(Duration::from_secs(2)).await;
            count.fetch_add(1, Ordering::SeqCst);
            Ok(())
        }
    });
    let slow = tokio::spawn(async move { slow.run_due().await });
    until("it is leased", async || {
        rows(&pool, "greet").await[0].leased
    })
    .await;
    sql(&pool, "update jobs set generation = generation + 1").await;
    slow.await.unwrap().unwrap();
    tokio::time::sleep(Duration::from_millis(2200)).await;
    assert_eq!(seen(&ended), 0);
}

#[tokio::test]
async fn jobs_cut_off_by_a_shutdown_are_free_at_once_and_not_counted() {
    let TestDatabase { pool, .. } = database().await;
    put(&pool, NewJob::new("greet", &1)).await;
    let endless = quick(&pool).handle("greet", |_| std::future::pending());
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(endless.run(stopped));
    until("it is leased", async || {
        rows(&pool, "greet").await[0].leased
    })
    .await;
    stop.send(true).unwrap();
    worker.await.unwrap();
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
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(worker.run(stopped));
    until("it is parked", async || {
        rows(&pool, "greet").await[0].parked
    })
    .await;
    stop.send(true).unwrap();
    worker.await.unwrap();
    assert_eq!(seen(&count), 0);
}

#[tokio::test]
async fn a_timer_comes_round_on_one_worker_at_a_time_and_outlives_its_failures() {
    let TestDatabase { pool, .. } = database().await;
    let count = Arc::new(AtomicUsize::new(0));
    let (stop, stopped) = watch::channel(false);
    let started = std::time::Instant::now();
    let mut workers = Vec::new();
    for _ in 0..3 {
        let count = count.clone();
        let worker = quick(&pool).timer("tick", Duration::from_millis(200), move || {
            count.fetch_add(1, Ordering::SeqCst);
            async { Err(JobError::retry("out of order")) }
        });
        workers.push(tokio::spawn(worker.run(stopped.clone())));
    }
    until("it came round four times", async || seen(&count) >= 4).await;
    let rounds = started.elapsed().as_millis() / 200 + 1;
    stop.send(true).unwrap();
    for worker in workers {
        worker.await.unwrap();
    }
    assert!(seen(&count) <= usize::try_from(rounds).unwrap());
    let timers = rows(&pool, "timer:tick").await;
    assert_eq!(timers.len(), 1);
    assert!(!timers[0].parked && !timers[0].done);
}
