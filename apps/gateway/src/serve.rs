//! Starting and stopping: migrations, pool, provider, HTTP, background jobs; and on shutdown
//! readiness off, proxies notified, connections drained, captures finished, leases released.

use std::net::TcpListener;
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::{HttpServer, web};
use anyhow::Context;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::config::db::Db;
use crate::middleware::limits;
use crate::state::State;
use crate::{app, background_jobs, counters, openapi, routes, search_index};

/// How long requests may still run once the server is told to stop.
const DRAIN: Duration = Duration::from_secs(25);

/// A server that is up.
pub struct Running {
    /// Where it listens.
    pub address: std::net::SocketAddr,
    /// What its handlers share.
    pub state: web::Data<State>,
    server: ServerHandle,
    finished: JoinHandle<std::io::Result<()>>,
    worker: JoinHandle<()>,
    notifications_task: JoinHandle<()>,
    feed_task: JoinHandle<()>,
    settings_task: JoinHandle<()>,
    counters_task: JoinHandle<()>,
    replicas_task: JoinHandle<()>,
    shutdown: watch::Sender<bool>,
}

/// Starts everything on the configured port; returns once it answers.
pub async fn start(config: Config) -> anyhow::Result<Running> {
    let listener = TcpListener::bind((config.http.host.as_str(), config.http.port))
        .with_context(|| format!("port {} cannot be listened on", config.http.port))?;
    start_on(listener, config).await
}

/// Starts everything on a port that is held already; returns once it answers.
pub async fn start_on(listener: TcpListener, config: Config) -> anyhow::Result<Running> {
    rustls::crypto::ring::default_provider()
        .install_default()
        .ok();
    db::migrate::run(&config.db.url, config.db.schema_up_to.as_deref())
        .await
        .context("migrating the database")?;
    let pool = db::Pool::connect(&config.db.url, &config.db.pool).await?;
    let reads = replicas(&config.db, &pool).await?;
    let (paypal, verifier) = background_jobs::provider(&config).context("setting up PayPal")?;
    let address = listener.local_addr()?;
    let search_index = search_index::open(&config, &pool).await?;
    let settings = settings::Live::new(config.http.site(), config.settings.clone());
    let state = State::new(
        config,
        settings,
        (pool, reads),
        (paypal.clone(), paypal),
        verifier,
        search_index,
    );
    let state = web::Data::new(state);
    let (shutdown, stopped) = watch::channel(false);
    let (url, notifier) = (state.config.db.url.clone(), state.pool.notifier().clone());
    let settings_task = tokio::spawn(state.settings.follow(&state.pool, stopped.clone()));
    let notifications_task = tokio::spawn(db::listen::run(url, notifier, stopped.clone()));
    state
        .settings
        .refresh(&state.pool)
        .await
        .context("reading the settings")?;
    let feed_task = tokio::spawn(state.feed.clone().run(stopped.clone()));
    tokio::spawn(limits::tidy(state.clone(), stopped.clone()));
    let replicas_task = tokio::spawn(state.reads.clone().monitor(stopped.clone()));
    let counters_task = tokio::spawn(counters::write_periodically(state.clone(), stopped.clone()));
    let worker = tokio::spawn(background_jobs::run(state.clone(), stopped)?);
    let server = http_server(&state, listener)?;
    Ok(Running {
        address,
        server: server.handle(),
        finished: tokio::spawn(server),
        state,
        worker,
        notifications_task,
        feed_task,
        settings_task,
        counters_task,
        replicas_task,
        shutdown,
    })
}

async fn replicas(database: &Db, pool: &db::Pool) -> anyhow::Result<db::Reads> {
    let Db { url, replicas, .. } = database;
    let primary = (url.as_str(), &database.pool);
    let reads = db::Reads::connect(pool, primary, replicas, database.replica_max_lag).await;
    reads.context("reading from replicas")
}

fn http_server(
    state: &web::Data<State>,
    listener: TcpListener,
) -> anyhow::Result<actix_web::dev::Server> {
    let shared = state.clone();
    let workers = match state.config.http.workers {
        0 => std::thread::available_parallelism().map_or(2, usize::from),
        workers => workers,
    };
    let server = HttpServer::new(move || app::build(shared.clone()))
        .workers(workers)
        .client_request_timeout(Duration::from_secs(5))
        .keep_alive(Duration::from_secs(75))
        .shutdown_timeout(DRAIN.as_secs())
        .disable_signals()
        .listen(listener)?;
    Ok(server.run())
}

impl Running {
    /// Stops in order: no longer ready, each answer the last of its connection, no new
    /// connections, running requests finished, captures finished, background work down.
    pub async fn stop(self) {
        self.state
            .ready
            .store(false, std::sync::atomic::Ordering::Relaxed);
        // they would last until the last moment
        self.state.live.close();
        tokio::time::sleep(self.state.config.http.drain).await;
        self.server.stop(true).await;
        let _ = self.finished.await;
        if tokio::time::timeout(DRAIN, self.state.tasks.drain())
            .await
            .is_err()
        {
            tracing::warn!("some work was still running; reconciliation will settle it");
        }
        let _ = self.shutdown.send(true);
        let _ = self.worker.await;
        let _ = self.notifications_task.await;
        let _ = self.feed_task.await;
        let _ = self.settings_task.await;
        let _ = self.counters_task.await;
        let _ = self.replicas_task.await;
    }
}

/// Serves until SIGTERM or Ctrl-C, on a database that keeps what it acknowledged.
pub async fn run(config: Config) -> anyhow::Result<()> {
    must_keep(&config.db).await?;
    let metrics_port = config.http.metrics_port;
    let running = start(config).await?;
    if let Some(port) = metrics_port {
        routes::metrics::listen(port, running.state.clone())?;
    }
    // so that nobody waits for it to be printed
    tokio::task::spawn_blocking(openapi::text);
    tracing::info!(address = %running.address, "serving");
    until_told_to_stop().await?;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

async fn must_keep(database: &Db) -> anyhow::Result<()> {
    let pool = db::Pool::connect(&database.url, &database.pool).await?;
    let losing = db::server::lossy_settings(&mut *pool.get().await?).await?;
    anyhow::ensure!(
        losing.is_empty(),
        "the database would lose orders and payments that it acknowledged: {}. Turn that on for \
         this user and database, in postgresql.conf or in DATABASE_URL, wherever it was turned off",
        losing.join(", ")
    );
    Ok(())
}

/// Waits for SIGTERM or Ctrl-C.
pub async fn until_told_to_stop() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        Ok(())
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
