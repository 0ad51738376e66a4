//! A gateway as it runs in production: the release binary next to this one, with its settings in
//! the environment.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use paypal_emulator::Running;

use crate::connection::Connection;

/// Megabytes of the cache for answers, as the gateway has it by default.
pub const DEFAULT_ANSWER_CACHE: u32 = 16;

/// How long an index may take.
const PATIENCE: Duration = Duration::from_secs(3600);
/// What must be answered before a gateway counts as started: it needs database and index.
const FIRST: &str = "/api/public/products?page=1&pageSize=24";

/// A gateway that answers; killed when dropped.
pub struct Gateway {
    /// Where it answers.
    pub address: SocketAddr,
    /// How long it took until its first answer.
    pub started: Duration,
    child: Child,
}

/// What a gateway is told.
pub struct Setup<'a> {
    /// Where it keeps its files.
    pub folder: &'a Path,
    /// Its database.
    pub database: &'a str,
    /// Megabytes of the cache for answers.
    pub answer_cache: u32,
    /// Who takes the money, where any is taken.
    pub paypal: Option<&'a PayPal>,
    /// Its port, where it matters.
    pub port: Option<u16>,
    /// Replicas of its database.
    pub replicas: &'a [String],
}

/// The PayPal emulator, in this process.
pub struct PayPal {
    running: Running,
    /// A file with what its webhooks' certificates are checked against.
    authority: PathBuf,
    /// The port of the gateway that its webhooks go to.
    pub port: u16,
}

impl PayPal {
    /// Starts one that keeps its books in memory and sends its webhooks to a gateway, or none.
    pub async fn start(folder: &Path, webhooks: bool) -> anyhow::Result<Self> {
        let port = free_port()?;
        let url = format!("http://127.0.0.1:{port}/api/webhooks/paypal");
        let settings = paypal_emulator::Settings {
            webhook_url: webhooks.then_some(url),
            ..paypal_emulator::Settings::default()
        };
        let running = paypal_emulator::start(settings).await?;
        let authority = folder.join("paypal-ca.pem");
        std::fs::write(&authority, &running.ca_pem)?;
        Ok(Self {
            running,
            authority,
            port,
        })
    }

    /// Where payments are approved.
    pub fn address(&self) -> anyhow::Result<SocketAddr> {
        let address = self.running.base_url.strip_prefix("http://");
        Ok(address.context("no address")?.parse()?)
    }

    /// Closes it.
    pub async fn stop(self) {
        self.running.stop().await;
    }
}

impl Gateway {
    /// Starts one.
    pub async fn start(setup: &Setup<'_>) -> anyhow::Result<Self> {
        let Setup {
            folder,
            database,
            answer_cache,
            paypal,
            port,
            replicas,
        } = *setup;
        let port = match port {
            Some(port) => port,
            None => free_port()?,
        };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let log = folder.join(format!("gateway-{port}.log"));
        let known = paypal_emulator::Settings::default();
        let mut command = program()?;
        command
            .arg("serve")
            .env("PORT", address.port().to_string())
            .env("METRICS_PORT", free_port()?.to_string())
            .env("DATABASE_URL", database)
            .env("DATABASE_REPLICA_URL", replicas.join(","))
            .env("DATA_DIR", folder.join("data"))
            .env("ANSWER_CACHE_MB", answer_cache.to_string())
            // all load comes from one address
            .env("RATE_LIMIT", "off")
            .env("JWT_SECRET", "only-for-measuring-0123456789abcdef")
            .env("PAYOUT_KEYS", "5e".repeat(32))
            .env("SMTP_URL", "smtp://127.0.0.1:9")
            .env("MAIL_FROM", "Bench <bench@example.com>")
            .env("PAYPAL_ENV", "sandbox")
            .env("PAYPAL_CLIENT_ID", known.client_id)
            .env("PAYPAL_CLIENT_SECRET", known.client_secret)
            .env("PAYPAL_WEBHOOK_ID", known.webhook_id)
            .stdout(std::fs::File::create(log)?)
            .kill_on_drop(true);
        if let Some(paypal) = paypal {
            command
                .env("PAYPAL_ENV", "emulator")
                .env("PAYPAL_EMULATOR_URL", &paypal.running.base_url)
                .env("PAYPAL_EMULATOR_CA", &paypal.authority);
        }
        embedded_postgres::die_with_parent(command.as_std_mut(), libc::SIGTERM);
        let began = Instant::now();
        let mut child = command.spawn().context("starting the gateway")?;
        timeout(PATIENCE, first_answer(address, &mut child))
            .await
            .context("waiting for the gateway")??;
        Ok(Self {
            address,
            started: began.elapsed(),
            child,
        })
    }

    /// Its process.
    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Megabytes of memory it holds now, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes / 1024)
    }

    /// Stops it as a service manager does.
    pub async fn stop(mut self) -> anyhow::Result<()> {
        let id = self.child.id().and_then(|id| i32::try_from(id).ok());
        if let Some(id) = id {
            #[expect(unsafe_code, reason = "kill has no safe wrapper in std")]
            // SAFETY: plain numbers; the child is not reaped yet, so the id is still its own.
            unsafe {
                libc::kill(id, libc::SIGTERM);
            }
        }
        self.child.wait().await?;
        Ok(())
    }
}

/// Makes the schema.
pub async fn migrate(database: &str) -> anyhow::Result<()> {
    let mut command = program()?;
    command.arg("migrate").env("DATABASE_URL", database);
    let done = command.stdout(Stdio::null()).status().await?;
    ensure!(done.success(), "the migrations failed");
    Ok(())
}

/// Checks the whole database; the violations that were found.
pub async fn check_invariants(database: &str) -> anyhow::Result<String> {
    let mut command = program()?;
    command
        .arg("check-invariants")
        .env("DATABASE_URL", database);
    let said = command.output().await?;
    let found = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    let complaint = String::from_utf8_lossy(&said.stderr);
    ensure!(
        said.status.success() || !found.is_empty(),
        "the check failed: {complaint}"
    );
    Ok(found)
}

/// The gateway that was built together with this program.
fn program() -> anyhow::Result<Command> {
    let own = std::env::current_exe()?;
    let program = own.with_file_name("gateway");
    ensure!(program.exists(), "{} is not built", program.display());
    Ok(Command::new(program))
}

async fn first_answer(address: SocketAddr, child: &mut Child) -> anyhow::Result<()> {
    loop {
        if let Ok(mut connection) = Connection::open(address, [FIRST], "").await
            && connection.fetch().await.is_ok()
        {
            return Ok(());
        }
        if let Some(status) = child.try_wait()? {
            bail!("the gateway ended: {status}");
        }
        sleep(Duration::from_millis(5)).await;
    }
}

fn free_port() -> anyhow::Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}
