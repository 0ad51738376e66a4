//! A queue to look into, and workers to run it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use db::{Pool, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Integer, Jsonb, Nullable, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jobs::worker::Settings;
use jobs::{JobError, NewJob, Worker, enqueue};
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// A job as it lies in the queue.
#[derive(QueryableByName, Debug)]
pub struct Row {
    #[diesel(sql_type = Bool)]
    pub done: bool,
    #[diesel(sql_type = Bool)]
    pub parked: bool,
    #[diesel(sql_type = Bool)]
    pub leased: bool,
    #[diesel(sql_type = Integer)]
    pub attempts: i32,
    #[diesel(sql_type = BigInt)]
    pub generation: i64,
    #[diesel(sql_type = Jsonb)]
    pub payload: Value,
    #[diesel(sql_type = Nullable<Text>)]
    pub last_error: Option<String>,
}

/// The jobs of a kind, oldest first.
pub async fn rows(pool: &Pool, kind: &str) -> Vec<Row> {
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

/// Puts a job into the queue.
pub async fn put(pool: &Pool, job: NewJob<'_>) {
    transaction(pool, async |tx| enqueue(tx, job.clone()).await)
        .await
        .unwrap();
}

/// Runs statements.
pub async fn sql(pool: &Pool, statement: &str) {
    let mut conn = pool.get().await.unwrap();
    conn.batch_execute(statement).await.unwrap();
}

/// The count; `load` itself is taken by diesel.
pub fn seen(count: &AtomicUsize) -> usize {
    AtomicUsize::load(count, Ordering::SeqCst)
}

/// A worker that counts its calls and answers each the same.
pub fn counting(pool: &Pool, answer: fn() -> Result<(), JobError>) -> (Worker, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counter = count.clone();
    let worker = Worker::new(pool.clone()).handle("greet", move |_| {
        counter.fetch_add(1, Ordering::SeqCst);
        async move { answer() }
    });
    (worker, count)
}

/// A worker whose leases run out after four seconds and that does not wait at the end.
pub fn quick(pool: &Pool) -> Worker {
    Worker::new(pool.clone()).settings(Settings {
        lease: Duration::from_secs(4),
        poll: Duration::from_millis(50),
        drain: Duration::ZERO,
        ..Settings::default()
    })
}

/// Waits until it holds, a minute at most.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..2400 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("never: {what}");
}

/// Waits until a worker has the job `greet`.
pub async fn until_leased(pool: &Pool) {
    until("it is leased", async || rows(pool, "greet").await[0].leased).await;
}

/// Workers at their work.
pub struct Shift {
    workers: JoinSet<()>,
    stop: watch::Sender<bool>,
}

impl Shift {
    /// Puts them to work.
    pub fn of(workers: impl IntoIterator<Item = Worker>) -> Self {
        let (stop, stopped) = watch::channel(false);
        let workers = workers.into_iter();
        let workers = workers.map(|worker| worker.run(stopped.clone())).collect();
        Self { workers, stop }
    }

    /// Tells them to stop and waits until they have.
    pub async fn end(self) {
        self.stop.send(true).unwrap();
        self.workers.join_all().await;
    }

    /// Gone without a word, as by kill -9: nothing is given back.
    pub fn kill(mut self) {
        self.workers.abort_all();
    }
}
