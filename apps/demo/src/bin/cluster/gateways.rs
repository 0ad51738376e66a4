//! Three gateways as they run in production, and the proxy in front of them.

use std::{
    net::SocketAddr,
    path::PathBuf,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use demo::market::{CLIENT_ID, WEBHOOK_ID};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{
    layout::{GATEWAYS, Layout},
    service::Service,
    tools::Tools,
};

/// A gateway fills its search index before it is ready, on a machine that may be busy.
const PATIENCE: Duration = Duration::from_secs(180);
/// On such a machine it may find no connection at first: so long it is started again if it ends.
const RETRIES: Duration = Duration::from_secs(20);

/// Starts them; returns once all are ready.
pub async fn open(layout: &Layout, bucket: &s3_emulator::Running) -> anyhow::Result<Vec<Service>> {
    let program = program(layout)?;
    let mut all = Vec::new();
    for ((name, host), metrics) in GATEWAYS.into_iter().zip(layout.metrics_ports()) {
        let env = environment(layout, bucket, name, host, metrics)?;
        let program = program.clone();
        all.push(Service::start(layout, name, libc::SIGTERM, move || {
            let mut command = Command::new(&program);
            command.arg("serve").envs(env.iter().cloned());
            command
        })?);
    }
    for (service, (_, host)) in all.iter_mut().zip(GATEWAYS) {
        let address = format!("{host}:{}", layout.gateway_port());
        ready(layout, service, &address).await?;
    }
    Ok(all)
}

/// A link, as in production: an upgrade points it at the new program and restarts one gateway
/// after the other.
fn program(layout: &Layout) -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe()?.with_file_name("gateway");
    let program = std::env::var_os("GATEWAY").map_or(own, PathBuf::from);
    ensure!(program.exists(), "{} is not built", program.display());
    let link = layout.path("gateway");
    std::os::unix::fs::symlink(std::path::absolute(&program)?, &link)?;
    Ok(link)
}

/// gateway.env, and what differs on this machine.
fn environment(
    layout: &Layout,
    bucket: &s3_emulator::Running,
    name: &str,
    host: &str,
    metrics: u16,
) -> anyhow::Result<Vec<(String, String)>> {
    let replacements = [
        (
            ":CHANGE-ME@10.",
            format!(":{}@10.", layout.secret("owner")?),
        ),
        (":5432", format!(":{}", layout.database_port())),
    ];
    let text = layout.reference("gateway.env", &replacements)?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut env: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let data = layout.path(name);
    let own = [
        ("HOST", host.to_owned()),
        ("PORT", layout.gateway_port().to_string()),
        ("METRICS_PORT", metrics.to_string()),
        ("PUBLIC_URL", layout.shop()),
        ("TRUSTED_PROXIES", "127.0.0.1".to_owned()),
        // everybody here comes from the same address
        ("RATE_LIMIT", "off".to_owned()),
        ("DATA_DIR", Layout::shown(&data)),
        ("MEDIA_URL", bucket.url()),
        ("JWT_SECRET", layout.secret("jwt")?),
        ("PAYOUT_KEYS", layout.secret("payout")?),
        (
            "SMTP_URL",
            format!("smtp://127.0.0.1:{}", layout.mail_port()),
        ),
        ("PAYPAL_ENV", "emulator".to_owned()),
        (
            "PAYPAL_EMULATOR_URL",
            format!("http://127.0.0.1:{}", layout.paypal_port()),
        ),
        ("PAYPAL_EMULATOR_CA", Layout::shown(&layout.authority())),
        ("PAYPAL_CLIENT_ID", CLIENT_ID.to_owned()),
        ("PAYPAL_CLIENT_SECRET", layout.secret("paypal")?),
        ("PAYPAL_WEBHOOK_ID", WEBHOOK_ID.to_owned()),
        (
            "PAYPAL_MERCHANT_ID",
            paypal_emulator::MERCHANT_ID.to_owned(),
        ),
    ];
    // what comes later counts
    let own = own.into_iter().chain(bucket.variables());
    env.extend(own.map(|(name, value)| (name.to_owned(), value)));
    Ok(env)
}

/// HAProxy; returns once it passes requests on.
pub async fn proxy(layout: &Layout, tools: &Tools) -> anyhow::Result<Service> {
    let replacements = [
        (":8080", format!(":{}", layout.gateway_port())),
        ("bind :80\n", format!("bind 127.0.0.1:{}\n", layout.port())),
        (
            "127.0.0.1:8404",
            format!("127.0.0.1:{}", layout.status_port()),
        ),
    ];
    let text = layout.reference("haproxy.cfg", &replacements)?;
    let config = layout.write("haproxy.cfg", &text)?;
    let (program, os_user) = (tools.haproxy.clone(), layout.os_user());
    let mut proxy = Service::start(layout, "haproxy", libc::SIGTERM, move || {
        let mut command = Command::new(&program);
        os_user.apply(&mut command);
        command.arg("-f").arg(&config).current_dir("/");
        command
    })?;
    let address = format!("127.0.0.1:{}", layout.port());
    ready(layout, &mut proxy, &address).await?;
    Ok(proxy)
}

async fn ready(layout: &Layout, service: &mut Service, address: &str) -> anyhow::Result<()> {
    let address: SocketAddr = address.parse()?;
    let begun = Instant::now();
    while !is_ready(address).await {
        if begun.elapsed() < RETRIES {
            service.restart_if_ended()?;
        } else if !service.runs()? || begun.elapsed() > PATIENCE {
            bail!("{address} does not answer: see {}", layout.logs().display());
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}

async fn is_ready(address: SocketAddr) -> bool {
    let asked = async {
        let mut stream = TcpStream::connect(address).await?;
        stream
            .write_all(b"GET /health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n")
            .await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        anyhow::Ok(answer)
    };
    let answer = tokio::time::timeout(Duration::from_secs(3), asked).await;
    let answer = answer.context("in time").and_then(|answer| answer);
    answer.is_ok_and(|answer| answer.split(' ').nth(1) == Some("200"))
}
