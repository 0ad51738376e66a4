//! A gateway as it runs in production: the release program beside this one, with its settings
//! in the environment.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use crate::connection::Connection;

/// Megabytes for answers, as the gateway has it when nothing is said.
pub const ANSWERS: u32 = 64;

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

impl Gateway {
    /// Starts one that keeps its files in this folder and so many megabytes of answers.
    pub async fn start(folder: &Path, database: &str, answers: u32) -> anyhow::Result<Self> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let log = folder.join(format!("gateway-{}.log", address.port()));
        let mut command = program()?;
        command
            .arg("serve")
            .env("PORT", address.port().to_string())
            .env("METRICS_PORT", free_port()?.to_string())
            .env("DATABASE_URL", database)
            .env("DATA_DIR", folder.join("data"))
            .env("ANSWER_CACHE_MB", answers.to_string())
            // all load comes from one address
            .env("RATE_LIMIT", "off")
            .env("JWT_SECRET", "only-for-measuring-0123456789abcdef")
            .env("SMTP_URL", "smtp://127.0.0.1:9")
            .env("MAIL_FROM", "Bench <bench@example.com>")
            .env("PAYPAL_ENV", "sandbox")
            .env("PAYPAL_CLIENT_ID", "bench")
            .env("PAYPAL_CLIENT_SECRET", "bench")
            .env("PAYPAL_WEBHOOK_ID", "bench")
            .stdout(std::fs::File::create(log)?)
            .kill_on_drop(true);
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
            && connection.ask().await.is_ok()
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
