//! A complete marketplace in one process, for trying it out: database, demo data, PayPal emulator,
//! API, storefront and mail page. `npx rust-just start` builds and runs it.
//!
//! Database, emulator and marketplace start in this order, and stop in the opposite one.

use std::{io::Write, process::ExitCode, time::Duration};

use anyhow::{Context, bail};

use demo::{
    banner::{self, say},
    database::Database,
    market::Market,
    settings::Settings,
    shutdown::Shutdown,
};

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
    let settings = Settings::from_env()?;
    settings.check_ports()?;
    let data = &settings.data_dir;
    std::fs::create_dir_all(data).with_context(|| format!("making {}", data.display()))?;
    log();
    let database = Database::open(&settings)?;
    let runtime = tokio::runtime::Runtime::new().context("starting the async runtime")?;
    let answer = runtime.block_on(serve(&settings, &database));
    runtime.shutdown_timeout(Duration::from_secs(1));
    drop(database);
    if answer.is_ok() {
        say("Stopped.");
    }
    answer
}

/// Warnings and errors go to the terminal; RUST_LOG shows more.
fn log() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env();
    tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| "warn".into()))
        .with_writer(std::io::stderr)
        .init();
}

async fn serve(settings: &Settings, database: &Database) -> anyhow::Result<()> {
    let mut shutdown = Shutdown::listen().context("listening for signals")?;
    let url = database.url();
    let market = tokio::select! {
        () = shutdown.asked() => return Ok(()),
        market = Market::open(settings, &url) => market?,
    };
    banner::welcome(
        settings,
        market.emulator_url(),
        database.folder().as_deref(),
    );
    let lost = tokio::select! {
        () = shutdown.asked() => false,
        () = database.lost() => true,
    };
    say("Stopping …");
    market.close().await;
    if lost {
        bail!(
            "the database server ended unexpectedly; its log is in {}",
            settings.data_dir.join("postgres").display()
        );
    }
    Ok(())
}
