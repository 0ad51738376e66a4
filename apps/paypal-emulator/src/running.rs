//! Starting and stopping the emulator. It runs as tasks of the caller's runtime plus one worker
//! thread, installs no signal handlers, and can therefore run in a process with others.

use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::{App, HttpServer, web};
use anyhow::Context;
use chrono::Utc;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::task::JoinHandle;

use crate::books::Books;
use crate::certificate::Certificates;
use crate::delivery::Delivery;
use crate::event::Notice;
use crate::journal::PastCapture;
use crate::signer::Signer;
use crate::state::State;
use crate::{Settings, routes};

/// How often the books look at the clock.
const TICK: Duration = Duration::from_millis(100);

/// An emulator at work. Dropping it does not stop it; call [`Running::stop`].
pub struct Running {
    /// Where it is reached, such as `http://127.0.0.1:8081`.
    pub base_url: String,
    /// The certificate authority behind its webhooks' signatures.
    pub ca_pem: String,
    state: Arc<State>,
    server: ServerHandle,
    serving: JoinHandle<std::io::Result<()>>,
    delivering: Option<JoinHandle<()>>,
    ticking: JoinHandle<()>,
}

/// Starts an emulator; it answers when this returns.
pub async fn start(settings: Settings) -> anyhow::Result<Running> {
    // Building an HTTP client takes a crypto provider; a second one is no harm.
    rustls::crypto::ring::default_provider()
        .install_default()
        .ok();
    let listener = TcpListener::bind((settings.host.as_str(), settings.port))
        .with_context(|| format!("cannot listen on {}:{}", settings.host, settings.port))?;
    let base_url = format!("http://{}:{}", settings.host, listener.local_addr()?.port());

    let folder = settings.key_dir.clone().or(settings.data_dir.clone());
    let load = move || Certificates::load(folder.as_deref());
    let certificates = tokio::task::spawn_blocking(load).await??;

    let (outbox, inbox) = mpsc::unbounded_channel();
    let books = Books::open(
        settings.data_dir.as_deref(),
        base_url.clone(),
        settings.webhook_url.is_some().then_some(outbox),
    )?;
    let state = Arc::new(State::new(settings, base_url.clone(), certificates, books));
    let delivering = deliver(Arc::clone(&state), inbox)?;
    let (server, serving) = serve(listener, Arc::clone(&state))?;
    let ticking = tokio::spawn(tick(Arc::clone(&state)));
    Ok(Running {
        base_url,
        ca_pem: state.certificates.authority.clone(),
        state,
        server,
        serving,
        delivering,
        ticking,
    })
}

/// Sends webhooks, if there is anywhere to send them.
fn deliver(
    state: Arc<State>,
    inbox: UnboundedReceiver<Notice>,
) -> anyhow::Result<Option<JoinHandle<()>>> {
    let Some(url) = state.settings.webhook_url.clone() else {
        return Ok(None);
    };
    let webhook_id = &state.settings.webhook_id;
    let signer = Signer::new(&state.certificates, &state.base_url, webhook_id)?;
    let delivery = Delivery::new(state, url, signer)?;
    Ok(Some(tokio::spawn(delivery.run(inbox))))
}

/// Lets time pass in the books: what waits for its moment gets it.
async fn tick(state: Arc<State>) {
    let mut clock = tokio::time::interval(TICK);
    loop {
        clock.tick().await;
        let (now, mut books) = (Utc::now(), state.books());
        let processed = books.process_due(now).and_then(|()| books.expire_due(now));
        if let Err(problem) = processed {
            tracing::error!(%problem, "what is due cannot be processed");
        }
    }
}

fn serve(
    listener: TcpListener,
    state: Arc<State>,
) -> anyhow::Result<(ServerHandle, JoinHandle<std::io::Result<()>>)> {
    let data = web::Data::from(state);
    let app = move || {
        App::new()
            .app_data(data.clone())
            .app_data(web::PayloadConfig::new(256 * 1024))
            .configure(routes::mount)
    };
    let server = HttpServer::new(app)
        .workers(1)
        .disable_signals()
        .shutdown_timeout(1)
        .listen(listener)?
        .run();
    Ok((server.handle(), tokio::spawn(server)))
}

impl Running {
    /// Books payments of the past, as if they had been captured then. Repeating is harmless.
    pub fn import(&self, captures: &[PastCapture]) -> anyhow::Result<()> {
        let orders: anyhow::Result<Vec<_>> = captures.iter().map(PastCapture::order).collect();
        self.state
            .books()
            .import(orders?)
            .map_err(|problem| anyhow::anyhow!("{problem}"))
    }

    /// Stops within about a second. Webhooks that have not arrived go out at the next start,
    /// if there is a data folder.
    pub async fn stop(self) {
        self.ticking.abort();
        let _ = self.ticking.await;
        if let Some(delivering) = self.delivering {
            delivering.abort();
            let _ = delivering.await;
        }
        self.server.stop(true).await;
        let _ = self.serving.await;
        self.state.books().close();
    }
}
