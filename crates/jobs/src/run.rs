//! Running one job: the handler while its lease is extended, then recording how it ended.

use std::time::{Duration, Instant};

use db::{Error, Pool};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::JobError;
use crate::lease::{Lease, TRIES, backoff};
use crate::worker::Handler;

/// A leased job with all that is needed to run it.
pub(crate) struct Run {
    pub pool: Pool,
    pub lease: Duration,
    /// Set for timers.
    pub every: Option<Duration>,
    pub handler: Handler,
    pub job: Lease,
    /// Turns true when the worker can wait no longer.
    pub cut: watch::Receiver<bool>,
}

/// Runs the job to its end and records how it ended. Stops the handler when the lease is lost,
/// because another worker may have the job by then, and when the worker goes.
pub(crate) async fn run(run: Run) {
    if run.every.is_none() && run.job.attempts > TRIES {
        let lost = Err(JobError::park("its worker was lost each time"));
        return end(&run, &lost).await;
    }
    let mut work = HandlerTask(tokio::spawn((run.handler)(run.job.payload.clone())));
    let mut held_since = Instant::now();
    let mut cut = run.cut.clone();
    let outcome = loop {
        tokio::select! {
            ended = &mut work.0 => break ended.unwrap_or_else(|fault| Err(JobError::retry(fault))),
            () = tokio::time::sleep(run.lease / 3) => {
                if !renew(&run, &mut held_since).await {
                    tracing::warn!(job = run.job.id, kind = run.job.kind, "lost the lease of a job");
                    return;
                }
            }
            () = until_cut(&mut cut) => {
                drop(work);
                return give_back(&run).await;
            }
        }
    };
    end(&run, &outcome).await;
}

async fn end(run: &Run, outcome: &Result<(), JobError>) {
    match record(run, outcome).await {
        Ok(true) => count(run, outcome),
        Ok(false) => tracing::warn!(job = run.job.id, "a job ended after its lease was gone"),
        Err(error) => tracing::warn!(job = run.job.id, %error, "a job's end was not noted"),
    }
}

/// Waits until the worker stops its jobs.
async fn until_cut(cut: &mut watch::Receiver<bool>) {
    while !*cut.borrow() {
        if cut.changed().await.is_err() {
            return;
        }
    }
}

/// A handler that stops when nobody waits for it any more.
struct HandlerTask(JoinHandle<Result<(), JobError>>);

impl Drop for HandlerTask {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Renews the lease; `false` when it is lost. Without a database the job goes on for as long
/// as no other worker can have taken it.
async fn renew(run: &Run, held_since: &mut Instant) -> bool {
    let asked = Instant::now();
    match run.job.renew(&run.pool, run.lease).await {
        Ok(ours) => {
            *held_since = asked;
            ours
        }
        Err(error) => {
            tracing::warn!(job = run.job.id, %error, "the lease of a job was not renewed");
            held_since.elapsed() + run.lease / 3 < run.lease
        }
    }
}

async fn give_back(run: &Run) {
    tracing::warn!(
        job = run.job.id,
        kind = run.job.kind,
        "a job was cut off by the shutdown"
    );
    if let Err(error) = run.job.release(&run.pool).await {
        tracing::warn!(job = run.job.id, %error, "its lease must run out by itself");
    }
}

async fn record(run: &Run, outcome: &Result<(), JobError>) -> Result<bool, Error> {
    let (pool, job) = (&run.pool, &run.job);
    let error = outcome.as_ref().err().map(JobError::to_string);
    match (run.every, outcome) {
        (Some(every), _) => job.next_round(pool, every, error.as_deref()).await,
        (None, Ok(())) => job.finish(pool).await,
        (None, Err(JobError::Retry(error))) if job.attempts < TRIES => {
            job.retry(pool, error, backoff(job.attempts, job.id)).await
        }
        (None, Err(error)) => job.park(pool, &error.to_string()).await,
    }
}

fn count(run: &Run, outcome: &Result<(), JobError>) {
    let (kind, attempts) = (run.job.kind.clone(), run.job.attempts);
    let result = if outcome.is_ok() { "done" } else { "failed" };
    metrics::counter!("jobs_total", "kind" => kind.clone(), "result" => result).increment(1);
    if let Err(error) = outcome {
        tracing::warn!(job = run.job.id, kind, attempts, %error, "a job failed");
    }
}
