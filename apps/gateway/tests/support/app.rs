//! The server as `gateway serve` starts it, on a free port, with a database and a PayPal
//! emulator of its own.

use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::time::Duration;

use db::testing::{self, TestDatabase};
use gateway::Running;
use gateway::config::{self, Config};
use payments::{Credentials, Settings};

use super::Client;

/// A running marketplace.
pub struct TestApp {
    /// Where it answers.
    pub url: String,
    /// Its database.
    pub database: TestDatabase,
    /// The provider.
    pub emulator: paypal_emulator::Running,
    /// Emails and pictures.
    pub folder: PathBuf,
    http: reqwest::Client,
    pub(super) running: Running,
}

impl TestApp {
    /// Starts one with the standard settings.
    pub async fn start() -> Self {
        Self::start_with(|_| ()).await
    }

    /// Starts one behind a proxy, which says of each request where it comes from.
    pub async fn behind_proxy() -> Self {
        let proxy = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Self::start_with(|config| config.http.trusted_proxies.push(proxy)).await
    }

    /// Starts one that answers on two threads, for what must hold among them.
    pub async fn on_two_threads() -> Self {
        Self::start_with(|config| config.http.workers = 2).await
    }

    /// Starts one whose settings differ a little.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> Self {
        Self::start_on(testing::database().await, change).await
    }

    /// The same on a database that is there already.
    pub async fn start_on(database: TestDatabase, change: impl FnOnce(&mut Config)) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let emulator = emulator(port).await;
        let folder = folder(&database);
        let mut config = config(&database, &emulator, folder.clone(), port);
        change(&mut config);
        let running = gateway::start_on(listener, config).await.unwrap();
        running.state.feed.catch_up().await.unwrap();
        Self {
            url: format!("http://{}", running.address),
            database,
            emulator,
            folder,
            http: plain_http(),
            running,
        }
    }

    /// Waits until listings show all that is committed by now.
    pub async fn catch_up(&self) {
        self.running.state.feed.catch_up().await.unwrap();
    }

    /// Writes what was counted of product pages and keys, which is done every few seconds.
    pub async fn write_views(&self) {
        let state = &self.running.state;
        state.views.write(&state.pool).await.unwrap();
        state.authenticator.save_key_usage().await.unwrap();
    }

    /// What it was started with.
    pub fn config(&self) -> &Config {
        &self.running.state.config
    }

    /// What checkout and capture work with.
    pub fn orders(&self) -> &orders::OrdersContext {
        &self.running.state.orders
    }

    /// Who keeps the other books.
    pub fn provider(&self) -> (&dyn payments::Provider, &dyn payments::Payouts) {
        let seller = &self.running.state.seller;
        (&*seller.orders.provider, &*seller.payouts)
    }

    /// The person behind a client's token, as handlers get them.
    pub async fn user(&self, client: &Client) -> auth::actor::User {
        let token = client.token.as_deref().unwrap();
        self.running.state.authenticator.user(token).await.unwrap()
    }

    /// How long ago listings were last known to show what the database holds.
    pub fn behind(&self) -> Duration {
        self.running.state.feed.behind()
    }

    /// Where it reads what decides nothing.
    pub fn reads(&self) -> &db::Reads {
        &self.running.state.reads
    }

    /// How many answers are kept ready to send.
    pub fn kept(&self) -> usize {
        self.running.state.response_cache.count()
    }

    /// Somebody who is not signed in.
    pub fn guest(&self) -> Client {
        Client::new(self.http.clone(), self.url.clone())
    }

    /// Somebody who is not signed in, with connections of their own, such as from another address.
    pub fn guest_through(&self, http: reqwest::Client) -> Client {
        Client::new(http, self.url.clone())
    }

    /// The emulator's own side, as its buyer and its operator.
    pub fn paypal(&self) -> Client {
        Client::new(self.http.clone(), self.emulator.base_url.clone())
    }
}

/// Without TLS there is no need to read all authorities of the machine.
fn plain_http() -> reqwest::Client {
    let none = std::iter::empty::<reqwest::Certificate>();
    let client = reqwest::Client::builder().tls_certs_only(none);
    client.build().unwrap()
}

async fn emulator(port: u16) -> paypal_emulator::Running {
    paypal_emulator::start(paypal_emulator::Settings {
        webhook_url: Some(format!("http://127.0.0.1:{port}/api/webhooks/paypal")),
        key_dir: Some(env!("CARGO_TARGET_TMPDIR").into()),
        ..paypal_emulator::Settings::default()
    })
    .await
    .unwrap()
}

pub(super) fn config(
    database: &TestDatabase,
    emulator: &paypal_emulator::Running,
    folder: PathBuf,
    port: u16,
) -> Config {
    let standard = paypal_emulator::Settings::default();
    let credentials = Credentials {
        client_id: standard.client_id,
        client_secret: standard.client_secret.into(),
        webhook_id: standard.webhook_id,
        merchant_id: Some(paypal_emulator::MERCHANT_ID.to_owned()),
    };
    Config {
        http: config::http::Http {
            host: "127.0.0.1".to_owned(),
            port,
            public_url: format!("http://127.0.0.1:{port}").parse().unwrap(),
            metrics_port: None,
            trusted_proxies: Vec::new(),
            workers: 1,
            rate_limit: false,
            answer_cache: 64,
            deadline: config::http::DEADLINE,
            drain: Duration::ZERO,
        },
        db: config::db::Db {
            url: database.url.clone(),
            pool: db::PoolSettings {
                size: 12,
                wait: Duration::from_secs(10),
                statement_timeout: Duration::from_secs(10),
                lock_timeout: Duration::from_secs(10),
                ..db::PoolSettings::default()
            },
            replicas: Vec::new(),
            replica_max_lag: config::db::REPLICA_MAX_LAG,
            schema_up_to: None,
        },
        auth: config::auth::Auth {
            jwt_secret: "only-for-tests-0123456789abcdefghij".to_owned().into(),
        },
        payments: config::payments::Payments {
            paypal: Settings::local(&emulator.base_url, emulator.ca_pem.clone(), credentials)
                .unwrap(),
            sdk_url: Some(format!("{}/sdk/js", emulator.base_url)),
            environment: "sandbox".to_owned(),
            browser_first: config::payments::BROWSER_FIRST,
        },
        second_factor_required: true,
        payout_keys: seller::encryption::Keys::parse(&"5e".repeat(32).into()).unwrap(),
        mail: config::mail::Mail::Folder(folder.join("mail")),
        data: folder.clone(),
        media: media::Location::Folder(folder.join("media")),
        pictures: outbound::AddressPolicy::Anywhere,
        webhooks: outbound::AddressPolicy::Anywhere,
        currency: config::market::standard_currency(),
        settings: settings::Settings::standard(),
    }
}

fn folder(database: &TestDatabase) -> PathBuf {
    let name = database.url.rsplit('/').next().unwrap();
    std::env::temp_dir().join("helloshop-tests").join(name)
}

impl Drop for TestApp {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
