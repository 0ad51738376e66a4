//! The worker: takes due jobs, runs a few at a time, extends their leases, and records how they
//! ended. It looks for jobs four times a second, and immediately again while there are more.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use db::{Error, Pool};
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::lease::{self, Lease};
use crate::run::{Run, run};
use crate::{JobError, queue, timer};

/// A future on the heap, as handlers give it back.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

pub(crate) type Handler = Arc<dyn Fn(Value) -> BoxFuture<Result<(), JobError>> + Send + Sync>;

/// How a worker works.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    /// Most jobs at the same time.
    pub at_once: usize,
    /// Most jobs of one lane at the same time, whoever works on them. A worker with this setting
    /// does jobs with a lane alone, one without it does those that have none.
    pub per_lane: Option<usize>,
    /// How long a job is owned before the lease must be renewed.
    pub lease: Duration,
    /// How long to wait before looking for work again.
    pub poll: Duration,
    /// How long jobs may go on after the worker was told to stop.
    pub drain: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            at_once: 4,
            per_lane: None,
            lease: Duration::from_secs(30),
            poll: Duration::from_millis(250),
            drain: Duration::from_secs(20),
        }
    }
}

/// Runs the jobs whose kinds it was told how to handle.
#[derive(Clone)]
pub struct Worker {
    pool: Pool,
    settings: Settings,
    handlers: HashMap<String, Handler>,
    timers: HashMap<String, Duration>,
    cut: Arc<watch::Sender<bool>>,
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.handlers.keys()).finish()
    }
}

impl Worker {
    /// A worker without handlers, which only cleans up the queue.
    pub fn new(pool: Pool) -> Self {
        let worker = Self {
            pool: pool.clone(),
            settings: Settings::default(),
            handlers: HashMap::new(),
            timers: HashMap::new(),
            cut: Arc::new(watch::Sender::new(false)),
        };
        worker.timer("purge-jobs", Duration::from_secs(3600), move || {
            let pool = pool.clone();
            async move { Ok(queue::purge(&pool).await.map(|_| ())?) }
        })
    }

    /// Other settings than the default.
    pub fn settings(mut self, settings: Settings) -> Self {
        self.settings = settings;
        self
    }

    /// Adds a handler for jobs of a kind. The handler must be idempotent.
    pub fn handle<H, F>(mut self, kind: &str, handler: H) -> Self
    where
        H: Fn(Value) -> F + Send + Sync + 'static,
        F: Future<Output = Result<(), JobError>> + Send + 'static,
    {
        let handler: Handler = Arc::new(move |payload| Box::pin(handler(payload)));
        self.handlers.insert(kind.to_owned(), handler);
        self
    }

    /// Runs something each `every`, on one worker at a time.
    pub fn timer<H, F>(mut self, name: &str, every: Duration, work: H) -> Self
    where
        H: Fn() -> F + Send + Sync + 'static,
        F: Future<Output = Result<(), JobError>> + Send + 'static,
    {
        let kind = timer::kind(name);
        self.timers.insert(kind.clone(), every);
        self.handle(&kind, move |_| work())
    }

    /// Runs until `shutdown` turns true, then waits for running jobs and releases the rest.
    pub async fn run(self, mut shutdown: watch::Receiver<bool>) {
        let mut running = JoinSet::new();
        let mut timers_ensured = false;
        while !*shutdown.borrow() {
            if !timers_ensured {
                timers_ensured = self.ensure_timers().await.is_ok();
            }
            let more = self.fill(&mut running).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "no look at the job queue");
                false
            });
            tokio::select! {
                changed = shutdown.changed() => if changed.is_err() { break },
                Some(_) = running.join_next() => {}
                () = tokio::time::sleep(self.settings.poll), if !more => {}
            }
        }
        self.drain(running).await;
    }

    /// Runs all due jobs, and those that they enqueue, one after the other, without timers. Returns
    /// how many ran. For tests and one-off commands.
    pub async fn run_due(&self) -> Result<usize, Error> {
        let kinds = self.kinds(|kind| !self.timers.contains_key(kind));
        let mut count = 0;
        loop {
            let jobs = self.take(&kinds, 1).await?;
            let Some(job) = jobs.into_iter().next() else {
                return Ok(count);
            };
            if let Some(work) = self.run_of(job) {
                run(work).await;
                count += 1;
            }
        }
    }

    async fn take(&self, kinds: &[String], limit: i64) -> Result<Vec<Lease>, Error> {
        let (pool, lease) = (&self.pool, self.settings.lease);
        match self.settings.per_lane {
            None => lease::take(pool, kinds, limit, lease).await,
            Some(per_lane) => {
                let per_lane = i64::try_from(per_lane).unwrap_or(1);
                lease::take_in_lanes(pool, kinds, (limit, per_lane), lease).await
            }
        }
    }

    async fn ensure_timers(&self) -> Result<(), Error> {
        for (kind, every) in &self.timers {
            timer::ensure(&self.pool, kind, *every).await?;
        }
        Ok(())
    }

    /// Starts as many due jobs as there is room for; says whether all of that room was used.
    async fn fill(&self, running: &mut JoinSet<()>) -> Result<bool, Error> {
        let room = self.settings.at_once.saturating_sub(running.len());
        if room == 0 {
            return Ok(true);
        }
        let limit = i64::try_from(room).unwrap_or(1);
        let kinds = self.kinds(|_| true);
        let jobs = self.take(&kinds, limit).await?;
        let full = jobs.len() == room;
        for job in jobs {
            if let Some(work) = self.run_of(job) {
                running.spawn(run(work));
            }
        }
        Ok(full)
    }

    fn kinds(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let kinds = self.handlers.keys().filter(|kind| wanted(kind));
        kinds.cloned().collect()
    }

    fn run_of(&self, job: Lease) -> Option<Run> {
        let handler = self.handlers.get(&job.kind)?.clone();
        Some(Run {
            pool: self.pool.clone(),
            lease: self.settings.lease,
            every: self.timers.get(&job.kind).copied(),
            handler,
            job,
            cut: self.cut.subscribe(),
        })
    }

    /// Waits for running jobs, then cuts the rest off and gives their leases back.
    async fn drain(&self, mut running: JoinSet<()>) {
        let limit = self.settings.drain;
        if tokio::time::timeout(limit, all(&mut running))
            .await
            .is_err()
        {
            self.cut.send_replace(true);
            all(&mut running).await;
        }
    }
}

async fn all(running: &mut JoinSet<()>) {
    while running.join_next().await.is_some() {}
}
