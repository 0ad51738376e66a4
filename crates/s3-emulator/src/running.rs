//! Starting and stopping the emulator. It runs as a task of the caller's runtime plus one worker
//! thread, installs no signal handlers, and can therefore run in a process with others.

use std::net::TcpListener;
use std::path::PathBuf;

use actix_web::dev::ServerHandle;
use actix_web::middleware::from_fn;
use actix_web::{App, HttpServer, web};
use anyhow::Context;
use tokio::task::JoinHandle;

use crate::access::{self, AccessKey};
use crate::objects::Objects;
use crate::routes;

/// The only address it listens on.
const HOST: &str = "127.0.0.1";

/// The largest object that it takes.
const LARGEST: usize = 16 * 1024 * 1024;

/// The bucket, and whom it answers.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The port to listen on; 0 takes a free one.
    pub port: u16,
    /// Where objects are kept across restarts.
    pub data_dir: PathBuf,
    /// The bucket's name.
    pub bucket: String,
    /// The access key that requests must be signed with.
    pub access_key_id: String,
}

/// An emulator at work. Dropping it does not stop it; call [`Running::stop`].
pub struct Running {
    /// Where it is reached, such as `http://127.0.0.1:9000`.
    pub endpoint: String,
    /// The folder of the objects: each is a file there, named by its key.
    pub objects: PathBuf,
    settings: Settings,
    server: ServerHandle,
    serving: JoinHandle<std::io::Result<()>>,
}

/// Starts an emulator within a tokio runtime; it answers when this returns.
pub fn start(settings: Settings) -> anyhow::Result<Running> {
    let listener = TcpListener::bind((HOST, settings.port))
        .with_context(|| format!("cannot listen on {HOST}:{}", settings.port))?;
    let endpoint = format!("http://{}", listener.local_addr()?);
    let objects = Objects::open(&settings.data_dir)
        .with_context(|| format!("making {}", settings.data_dir.display()))?;
    let folder = objects.folder().to_owned();
    let objects = web::Data::new(objects);
    let key = web::Data::new(AccessKey(settings.access_key_id.clone()));
    let bucket = settings.bucket.clone();
    let app = move || {
        App::new()
            .app_data(objects.clone())
            .app_data(key.clone())
            .app_data(web::PayloadConfig::new(LARGEST))
            .wrap(from_fn(access::check))
            .service(routes::bucket(&bucket))
            .default_service(web::to(routes::no_such_bucket))
    };
    let server = HttpServer::new(app)
        .workers(1)
        .disable_signals()
        .shutdown_timeout(1)
        .listen(listener)?
        .run();
    Ok(Running {
        endpoint,
        objects: folder,
        settings,
        server: server.handle(),
        serving: tokio::spawn(server),
    })
}

impl Running {
    /// The bucket's address for clients.
    pub fn url(&self) -> String {
        format!("s3://{}", self.settings.bucket)
    }

    /// The variables that tell a client how to reach the bucket. Any secret key will do.
    pub fn variables(&self) -> [(&'static str, String); 5] {
        [
            ("AWS_ENDPOINT_URL", self.endpoint.clone()),
            ("AWS_ALLOW_HTTP", "true".to_owned()),
            ("AWS_REGION", "us-east-1".to_owned()),
            ("AWS_ACCESS_KEY_ID", self.settings.access_key_id.clone()),
            ("AWS_SECRET_ACCESS_KEY", "not-verified".to_owned()),
        ]
    }

    /// Stops within about a second.
    pub async fn stop(self) {
        self.server.stop(true).await;
        let _ = self.serving.await;
    }
}
