//! The emulator as a separate program, for a marketplace that runs in another process. All settings
//! come from the environment; the defaults fit a marketplace on port 8080.

use std::env;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use paypal_emulator::{Settings, start};
use tracing_subscriber::EnvFilter;

#[actix_web::main]
async fn main() -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).init();
    let running = start(settings()?).await?;
    let mut out = std::io::stdout();
    writeln!(out, "PayPal emulator: {}", running.base_url)?;
    wait_for_the_end().await?;
    running.stop().await;
    Ok(())
}

async fn wait_for_the_end() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

fn settings() -> anyhow::Result<Settings> {
    let defaults = Settings::default();
    let text = |name: &str, default: String| env::var(name).unwrap_or(default);
    let port = text("PAYPAL_EMULATOR_PORT", "8081".to_owned());
    let webhook_url = "http://127.0.0.1:8080/api/webhooks/paypal".to_owned();
    Ok(Settings {
        host: text("PAYPAL_EMULATOR_HOST", defaults.host),
        port: port
            .parse()
            .with_context(|| format!("PAYPAL_EMULATOR_PORT={port} is not a port"))?,
        data_dir: env::var_os("PAYPAL_EMULATOR_DATA_DIR").map(PathBuf::from),
        key_dir: None,
        client_id: text("PAYPAL_CLIENT_ID", defaults.client_id),
        client_secret: text("PAYPAL_CLIENT_SECRET", defaults.client_secret),
        webhook_url: Some(text("PAYPAL_WEBHOOK_URL", webhook_url)).filter(|url| !url.is_empty()),
        webhook_id: text("PAYPAL_WEBHOOK_ID", defaults.webhook_id),
        shop_name: text("SHOP_NAME", defaults.shop_name),
    })
}
