//! The demo's few settings, read from the environment; all have defaults.

use std::{
    fmt::Display,
    net::TcpListener,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use anyhow::{Context, bail};
use gateway::config::payments::BROWSER_FIRST;
use settings::ShopApproval;

use crate::paths;

/// What can be chosen about a demo marketplace.
#[derive(Debug)]
pub struct Settings {
    /// HOST: the address to listen on. The demo's passwords are public, so it stays on loopback
    /// unless told otherwise.
    pub host: String,
    /// PORT of the shop.
    pub port: u16,
    /// PUBLIC_URL: the address that shoppers type; links in emails start with it.
    pub public_url: String,
    /// PAYPAL_EMULATOR_PORT.
    pub emulator_port: u16,
    /// METRICS_PORT; none if it was not chosen and the usual one is taken.
    pub metrics_port: Option<u16>,
    /// DATABASE_URL: a PostgreSQL server of one's own; none starts one in the data folder.
    pub database_url: Option<String>,
    /// BROWSER_FIRST_SECONDS: how long an approved payment waits for the buyer's own browser.
    pub browser_first: Duration,
    /// SHOP_APPROVAL: what becomes of a new shop.
    pub shop_approval: ShopApproval,
    /// PAYOUT_HOLD_DAYS: how long after delivery a sale is held back; none for the usual ones.
    pub payout_hold_days: Option<u16>,
    /// ANSWER_CACHE_MB: memory for cached answers.
    pub answer_cache: u64,
    /// DATA_DIR: database, pictures, emails, keys.
    pub data_dir: PathBuf,
    /// The project's folder.
    pub checkout: PathBuf,
}

impl Settings {
    /// Reads the environment.
    pub fn from_env() -> anyhow::Result<Self> {
        let host = text("HOST").unwrap_or_else(|| "127.0.0.1".to_owned());
        let port = parsed("PORT")?.unwrap_or(8080);
        let checkout = paths::checkout()?;
        let metrics_port = match parsed("METRICS_PORT")? {
            Some(chosen) => Some(chosen),
            None => Some(9464).filter(|usual| free("127.0.0.1", *usual)),
        };
        Ok(Self {
            public_url: text("PUBLIC_URL").unwrap_or_else(|| format!("http://localhost:{port}")),
            emulator_port: parsed("PAYPAL_EMULATOR_PORT")?.unwrap_or(8081),
            database_url: text("DATABASE_URL"),
            browser_first: parsed("BROWSER_FIRST_SECONDS")?
                .map_or(BROWSER_FIRST, Duration::from_secs),
            shop_approval: parsed("SHOP_APPROVAL")?.unwrap_or(ShopApproval::Auto),
            payout_hold_days: parsed("PAYOUT_HOLD_DAYS")?,
            answer_cache: parsed("ANSWER_CACHE_MB")?.unwrap_or(64),
            data_dir: data_dir(&checkout)?,
            host,
            port,
            metrics_port,
            checkout,
        })
    }

    /// Says at once, before anything is started, that somebody else listens on a port.
    pub fn check_ports(&self) -> anyhow::Result<()> {
        if !free(&self.host, self.port) {
            let other = self.port.saturating_add(10);
            bail!(
                "port {} is taken: stop the other program, or choose another port: PORT={other} npx rust-just start",
                self.port
            );
        }
        if !free("127.0.0.1", self.emulator_port) {
            let other = self.emulator_port.saturating_add(10);
            bail!(
                "port {} (PayPal emulator) is taken: choose another: PAYPAL_EMULATOR_PORT={other} npx rust-just start",
                self.emulator_port
            );
        }
        Ok(())
    }

    /// Whether other machines can reach the demo.
    pub fn is_open(&self) -> bool {
        !matches!(self.host.as_str(), "localhost" | "::1") && !self.host.starts_with("127.")
    }
}

fn data_dir(checkout: &Path) -> anyhow::Result<PathBuf> {
    let chosen = text("DATA_DIR").map_or_else(|| checkout.join(".data"), PathBuf::from);
    std::path::absolute(&chosen).with_context(|| format!("DATA_DIR {}", chosen.display()))
}

fn text(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn parsed<T: FromStr<Err: Display>>(name: &str) -> anyhow::Result<Option<T>> {
    let read = |value: String| {
        value
            .parse()
            .map_err(|error| anyhow::anyhow!("{name}: cannot read {value:?}: {error}"))
    };
    text(name).map(read).transpose()
}

/// Port 0 means "any free one" and is always free.
fn free(host: &str, port: u16) -> bool {
    match TcpListener::bind((host, port)) {
        Ok(_) => true,
        Err(error) => error.kind() != std::io::ErrorKind::AddrInUse,
    }
}
