//! What becomes of a job: done, tried again, parked or settled.

use std::time::Duration;

use db::testing::{TestDatabase, database};
use db::{Error, transaction};
use jobs::{JobError, NewJob, Worker, enqueue, settle};
use serde_json::{Value, json};

use crate::support::{Shift, counting, put, rows, seen, sql, until};

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
async fn a_running_worker_picks_up_what_is_queued_and_stops_when_told() {
    let TestDatabase { pool, .. } = database().await;
    let (worker, count) = counting(&pool, || Ok(()));
    let shift = Shift::of([worker]);
    for n in 0..10 {
        put(&pool, NewJob::new("greet", &n)).await;
    }
    until("all are done", async || seen(&count) == 10).await;
    shift.end().await;
    put(&pool, NewJob::new("greet", &1)).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(seen(&count), 10);
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
