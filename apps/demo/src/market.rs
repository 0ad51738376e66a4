//! The marketplace and the PayPal emulator, both in this process, but they communicate only over
//! HTTP, as in production.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use gateway::config::db::{Db, REPLICA_MAX_LAG};
use gateway::config::http::{DEADLINE, Http};
use gateway::config::{Config, PayoutKeys, auth::Auth, mail::Mail, market, payments};

use crate::{banner, paths::secret, seed, settings::Settings};

/// What the emulator knows the shop by.
pub const CLIENT_ID: &str = "helloshop-demo";

/// The webhook registration that both sides know.
pub const WEBHOOK_ID: &str = "HELLOSHOPDEMO01";

/// Where pictures lie in the data folder.
const MEDIA: &str = "media";

/// An open marketplace.
pub struct Market {
    emulator: paypal_emulator::Running,
    gateway: gateway::Running,
}

impl Market {
    /// Starts the emulator, loads the demo data once and opens the shop.
    pub async fn open(settings: &Settings, database_url: &str) -> anyhow::Result<Self> {
        let emulator = emulator(settings)
            .await
            .context("starting the PayPal emulator")?;
        let config = config(settings, database_url, &emulator)?;
        load(&config.db, &settings.data_dir.join(MEDIA), &emulator)
            .await
            .context("loading the demo data")?;
        let gateway = gateway::start(config).await.context("starting the shop")?;
        let listings = gateway.state.feed.catch_up().await;
        listings.context("filling the search index")?;
        if let Some(port) = settings.metrics_port {
            gateway::routes::metrics::listen(port, gateway.state.clone())?;
        }
        Ok(Self { emulator, gateway })
    }

    /// Where the emulator answers.
    pub fn emulator_url(&self) -> &str {
        &self.emulator.base_url
    }

    /// Finishes what runs, the shop first: it may still need its PayPal.
    pub async fn close(self) {
        self.gateway.stop().await;
        self.emulator.stop().await;
    }
}

/// Fills an empty marketplace; a pool of its own, because the shop has none yet.
pub async fn load(
    database: &Db,
    media: &Path,
    emulator: &paypal_emulator::Running,
) -> anyhow::Result<()> {
    db::migrate::run(&database.url, None).await?;
    let pool = db::Pool::connect(&database.url, &database.pool).await?;
    let progress = banner::progress()?;
    let book = |captures: &[_]| emulator.import(captures);
    seed::load(&pool, media, book, &progress).await?;
    // as every night, so that the console has a result to show
    let breaches = gateway::check::run(&database.url).await?;
    gateway::check::note(&database.url, &breaches).await?;
    progress.finish_and_clear();
    Ok(())
}

async fn emulator(settings: &Settings) -> anyhow::Result<paypal_emulator::Running> {
    paypal_emulator::start(paypal_emulator::Settings {
        port: settings.emulator_port,
        data_dir: Some(settings.data_dir.join("paypal")),
        client_id: CLIENT_ID.to_owned(),
        client_secret: secret(&settings.data_dir, "paypal")?,
        webhook_url: Some(format!(
            "http://127.0.0.1:{}/api/webhooks/paypal",
            settings.port
        )),
        webhook_id: WEBHOOK_ID.to_owned(),
        ..paypal_emulator::Settings::default()
    })
    .await
}

fn config(
    settings: &Settings,
    database_url: &str,
    paypal: &paypal_emulator::Running,
) -> anyhow::Result<Config> {
    let data = &settings.data_dir;
    let mut market = ::settings::Settings {
        shop_approval: settings.shop_approval,
        ..::settings::Settings::standard()
    };
    if let Some(days) = settings.payout_hold_days {
        market.payouts.hold_days = days;
    }
    let credentials = payments::Credentials {
        client_id: CLIENT_ID.to_owned(),
        client_secret: secret(data, "paypal")?.into(),
        webhook_id: WEBHOOK_ID.to_owned(),
        merchant_id: Some(paypal_emulator::MERCHANT_ID.to_owned()),
    };
    Ok(Config {
        http: Http {
            host: settings.host.clone(),
            port: settings.port,
            public_url: settings.public_url.parse().context("reading PUBLIC_URL")?,
            metrics_port: settings.metrics_port,
            // Only this machine reaches the demo, and whoever tries it may play several machines.
            trusted_proxies: vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()],
            workers: 0,
            // everybody here comes from the same address
            rate_limit: false,
            answer_cache: settings.answer_cache,
            deadline: DEADLINE,
            // nothing stands in front of the demo
            drain: Duration::ZERO,
        },
        db: Db {
            url: database_url.to_owned(),
            pool: db::PoolSettings::default(),
            replicas: Vec::new(),
            replica_max_lag: REPLICA_MAX_LAG,
            schema_up_to: None,
        },
        auth: Auth {
            jwt_secret: secret(data, "jwt")?.into(),
        },
        payments: payments::Payments {
            paypal: payments::Settings::local(
                &paypal.base_url,
                paypal.ca_pem.clone(),
                credentials,
            )?,
            sdk_url: Some(format!("{}/sdk/js", paypal.base_url)),
            environment: "sandbox".to_owned(),
            browser_first: settings.browser_first,
        },
        // a visitor runs the marketplace with the password alone
        second_factor_required: false,
        payout_keys: PayoutKeys::parse(&secret(data, "payout")?.into())?,
        mail: Mail::Folder(data.join("mail")),
        data: data.clone(),
        media: media::Location::Folder(data.join(MEDIA)),
        pictures: gateway::config::PICTURES,
        // visitors try webhooks with a program on this machine, which alone reaches the demo
        webhooks: gateway::config::AddressPolicy::Anywhere,
        currency: market::standard_currency(),
        settings: market,
    })
}
