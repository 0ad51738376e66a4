//! The reference set-up of docs/operations on loopback, with demo data: HAProxy, three gateways, a
//! primary with two replicas, PgBouncer, and emulators of PayPal and of an S3 bucket. `npx rust-just
//! cluster` builds and runs it. It begins anew each time; what the last one left behind, its logs say,
//! lies there until then.
//!
//! Each machine of the reference has a loopback address of its own, with the same last number:
//! 10.0.0.21 is 127.0.0.21.

mod banner;
mod databases;
mod gateways;
mod layout;
mod mail_server;
mod service;
mod tools;

use std::{io::Write, process::ExitCode, time::Duration};

use anyhow::Context;
use demo::{
    banner::say,
    market::{self, CLIENT_ID, WEBHOOK_ID},
    shutdown::Shutdown,
};
use embedded_postgres::home::Home;

use crate::{
    layout::{BUCKET, Layout},
    service::Service,
    tools::Tools,
};

/// How often it is looked whether something ended.
const CHECK_INTERVAL: Duration = Duration::from_millis(100);

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            writeln!(std::io::stderr(), "{error:#}").ok();
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let tools = Tools::find()?;
    // locked until the end, in a folder that PostgreSQL's user can reach
    let home = Home::open(&layout::data_dir()?)?;
    let layout = Layout::new(&home)?;
    layout.check_ports()?;
    layout.clear()?;
    let runtime = tokio::runtime::Runtime::new().context("starting the async runtime")?;
    let answer = runtime.block_on(serve(&layout, &tools));
    runtime.shutdown_timeout(Duration::from_secs(1));
    if answer.is_ok() {
        say("Stopped.");
    }
    answer
}

async fn serve(layout: &Layout, tools: &Tools) -> anyhow::Result<()> {
    let mut shutdown = Shutdown::listen().context("listening for signals")?;
    let mut cluster = tokio::select! {
        () = shutdown.asked() => return Ok(()),
        cluster = Cluster::open(layout, tools) => cluster?,
    };
    banner::show(layout);
    loop {
        tokio::select! {
            () = shutdown.asked() => break,
            () = tokio::time::sleep(CHECK_INTERVAL) => cluster.restart_if_ended()?,
        }
    }
    say("Stopping …");
    cluster.close().await;
    Ok(())
}

/// All that runs, in the order in which it is stopped.
struct Cluster {
    proxy: Service,
    gateways: Vec<Service>,
    pooler: Service,
    databases: Vec<Service>,
    bucket: s3_emulator::Running,
    emulator: paypal_emulator::Running,
}

impl Cluster {
    /// Children must be started by the thread that lives as long as they: call it there.
    async fn open(layout: &Layout, tools: &Tools) -> anyhow::Result<Self> {
        say("Starting a primary and two replicas …");
        let databases = databases::open(layout, tools)
            .await
            .context("starting the databases")?;
        let pooler = databases::pooler(layout, tools).context("starting PgBouncer")?;
        let emulator = emulator(layout)
            .await
            .context("starting the PayPal emulator")?;
        std::fs::write(layout.authority(), &emulator.ca_pem)?;
        let bucket = bucket(layout).context("starting the S3 emulator")?;
        tokio::spawn(mail_server::run(layout.mail_port(), layout.mail()));
        market::load(&layout.database()?, &bucket.objects, &emulator)
            .await
            .context("loading the demo data")?;
        say("Starting three gateways and HAProxy …");
        let gateways = gateways::open(layout, &bucket)
            .await
            .context("starting the gateways")?;
        let proxy = gateways::proxy(layout, tools)
            .await
            .context("starting HAProxy")?;
        Ok(Self {
            proxy,
            gateways,
            pooler,
            databases,
            bucket,
            emulator,
        })
    }

    /// As a service manager does: what ended is started again.
    fn restart_if_ended(&mut self) -> anyhow::Result<()> {
        let all = std::iter::once(&mut self.proxy)
            .chain(&mut self.gateways)
            .chain(std::iter::once(&mut self.pooler))
            .chain(&mut self.databases);
        for service in all {
            service.restart_if_ended()?;
        }
        Ok(())
    }

    async fn close(mut self) {
        service::stop(std::slice::from_mut(&mut self.proxy)).await;
        service::stop(&mut self.gateways).await;
        service::stop(std::slice::from_mut(&mut self.pooler)).await;
        service::stop(&mut self.databases).await;
        self.bucket.stop().await;
        self.emulator.stop().await;
    }
}

async fn emulator(layout: &Layout) -> anyhow::Result<paypal_emulator::Running> {
    let webhook = format!("{}/api/webhooks/paypal", layout.shop());
    paypal_emulator::start(paypal_emulator::Settings {
        port: layout.paypal_port(),
        data_dir: Some(layout.path("paypal")),
        client_id: CLIENT_ID.to_owned(),
        client_secret: layout.secret("paypal")?,
        webhook_url: Some(webhook),
        webhook_id: WEBHOOK_ID.to_owned(),
        ..paypal_emulator::Settings::default()
    })
    .await
}

/// One bucket for the pictures of all gateways.
fn bucket(layout: &Layout) -> anyhow::Result<s3_emulator::Running> {
    s3_emulator::start(s3_emulator::Settings {
        port: layout.bucket_port(),
        data_dir: layout.path("bucket"),
        bucket: BUCKET.to_owned(),
        access_key_id: layout.secret("bucket")?,
    })
}
