//! Settings, one struct per concern. `Config::from_env` is for production: a missing setting is
//! reported and the server does not start. The demo creates its own.

pub mod auth;
pub mod db;
pub mod http;
pub mod mail;
pub mod market;
pub mod payments;

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use media::Location;
pub use outbound::AddressPolicy;
use secrecy::{ExposeSecret, SecretString};
pub use seller::encryption::Keys as PayoutKeys;
use settings::Settings;
use types::Currency;

/// No setting: of a running marketplace such addresses never lead further than this.
pub const PICTURES: AddressPolicy = AddressPolicy::Public;

/// No setting: of a running marketplace webhooks never lead further than this.
pub const WEBHOOKS: AddressPolicy = AddressPolicy::Public;

/// No setting: of a running marketplace operators always need a second factor.
pub const SECOND_FACTOR_REQUIRED: bool = true;

/// Everything the gateway must know to run.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen and how the world sees us.
    pub http: http::Http,
    /// The database.
    pub db: db::Db,
    /// Signing of tokens.
    pub auth: auth::Auth,
    /// The payment provider.
    pub payments: payments::Payments,
    /// What payout accounts and second factors are encrypted with.
    pub payout_keys: PayoutKeys,
    /// Whether operators need a second factor: [`SECOND_FACTOR_REQUIRED`], but in the demo.
    pub second_factor_required: bool,
    /// How emails leave.
    pub mail: mail::Mail,
    /// Where this machine keeps what it needs again after a restart, such as the search index.
    pub data: PathBuf,
    /// Where pictures lie.
    pub media: Location,
    /// How far the addresses may lead that sellers give for pictures: [`PICTURES`], but in tests.
    pub pictures: AddressPolicy,
    /// How far the addresses of webhooks may lead: [`WEBHOOKS`], but in tests and in the demo.
    pub webhooks: AddressPolicy,
    /// The one currency of the marketplace.
    pub currency: Currency,
    /// What operators may change later.
    pub settings: Settings,
}

impl Config {
    /// Reads the environment; every missing or bad setting is one line of the error.
    pub fn from_env() -> Result<Self, Problems> {
        let mut env = Env::default();
        let config = Self {
            http: http::Http::from_env(&mut env),
            db: db::Db::from_env(&mut env),
            auth: auth::Auth::from_env(&mut env),
            payments: payments::Payments::from_env(&mut env)
                .map_err(|error| Problems(vec![error.to_string()]))?,
            payout_keys: env.payout_keys(),
            second_factor_required: SECOND_FACTOR_REQUIRED,
            mail: mail::Mail::from_env(&mut env),
            data: env.data(),
            media: env.media(),
            pictures: PICTURES,
            webhooks: WEBHOOKS,
            currency: market::currency(&mut env),
            settings: market::settings(&mut env),
        };
        env.finish(config)
    }
}

impl Config {
    /// What the environment alone says, in the order in which one sets a marketplace up. What is
    /// or may hold a secret has no value, nor what tells of the machine's folders.
    pub fn fixed(&self) -> Vec<(&'static str, Option<String>)> {
        let (http, payments) = (&self.http, &self.payments);
        let paypal = &payments.paypal.credentials;
        let proxies = http.trusted_proxies.iter().map(ToString::to_string);
        let from = match &self.mail {
            mail::Mail::Smtp { from, .. } => Some(from),
            mail::Mail::Folder(_) => None,
        };
        vec![
            ("CURRENCY", Some(self.currency.as_str().to_owned())),
            ("PUBLIC_URL", Some(http.site().to_owned())),
            ("HOST", Some(http.host.clone())),
            ("PORT", Some(http.port.to_string())),
            ("HTTP_WORKERS", Some(http.workers.to_string())),
            ("METRICS_PORT", Some(text(http.metrics_port))),
            (
                "TRUSTED_PROXIES",
                Some(proxies.collect::<Vec<_>>().join(",")),
            ),
            ("RATE_LIMIT", Some(on(http.rate_limit))),
            ("ANSWER_CACHE_MB", Some(http.answer_cache.to_string())),
            ("DRAIN_SECONDS", Some(http.drain.as_secs().to_string())),
            ("DATABASE_URL", None),
            ("DATABASE_POOL", Some(self.db.pool.size.to_string())),
            ("DATABASE_REPLICA_URL", None),
            (
                "REPLICA_MAX_LAG_SECONDS",
                Some(self.db.replica_max_lag.as_secs().to_string()),
            ),
            ("SCHEMA_UP_TO", Some(text(self.db.schema_up_to.as_ref()))),
            ("DATA_DIR", None),
            ("MEDIA_URL", None),
            ("JWT_SECRET", None),
            ("PAYOUT_KEYS", None),
            ("SMTP_URL", None),
            ("MAIL_FROM", Some(text(from))),
            ("PAYPAL_ENV", Some(payments.environment.clone())),
            ("PAYPAL_CLIENT_ID", Some(paypal.client_id.clone())),
            ("PAYPAL_CLIENT_SECRET", None),
            ("PAYPAL_WEBHOOK_ID", Some(paypal.webhook_id.clone())),
            (
                "PAYPAL_MERCHANT_ID",
                Some(text(paypal.merchant_id.as_ref())),
            ),
            (
                "BROWSER_FIRST_SECONDS",
                Some(payments.browser_first.as_secs().to_string()),
            ),
        ]
    }
}

/// What is not set is empty.
fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn on(is_on: bool) -> String {
    let word = if is_on { "on" } else { "off" };
    word.to_owned()
}

/// What is wrong with the settings, a line each.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct Problems(Vec<String>);

/// Reads variables and collects what is wrong with them.
#[derive(Debug, Default)]
pub struct Env {
    problems: Vec<String>,
}

impl Env {
    /// A setting that must be there.
    pub fn required(&mut self, name: &str, what: &str) -> String {
        match std::env::var(name) {
            Ok(value) if !value.is_empty() => value,
            _ => {
                self.problems.push(format!("{name} is not set: {what}"));
                String::new()
            }
        }
    }

    /// A setting with a default.
    pub fn or(&mut self, name: &str, default: &str) -> String {
        match std::env::var(name) {
            Ok(value) if !value.is_empty() => value,
            _ => default.to_owned(),
        }
    }

    /// A setting of another type, with a default.
    pub fn parsed<T: FromStr<Err: Display>>(&mut self, name: &str, default: T) -> T {
        match std::env::var(name) {
            Ok(value) if !value.is_empty() => match value.parse() {
                Ok(value) => value,
                Err(error) => {
                    self.refuse(format!("{name}: cannot read {value:?}: {error}"));
                    default
                }
            },
            _ => default,
        }
    }

    /// Notes a problem.
    pub fn refuse(&mut self, problem: String) {
        self.problems.push(problem);
    }

    /// DATA_DIR.
    pub fn data(&mut self) -> PathBuf {
        PathBuf::from(self.or("DATA_DIR", ".data"))
    }

    fn media(&mut self) -> Location {
        let data = self.or("DATA_DIR", ".data");
        let url = self.or("MEDIA_URL", &format!("file://{data}/media"));
        let variables = std::env::vars_os().filter_map(|(name, value)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        });
        Location::parse(&url, variables).unwrap_or_else(|problem| {
            self.refuse(format!("MEDIA_URL: {problem}"));
            Location::Folder(PathBuf::new())
        })
    }

    fn payout_keys(&mut self) -> PayoutKeys {
        let what = "64 random hexadecimal digits, such as openssl rand -hex 32 prints";
        let raw = SecretString::from(self.required("PAYOUT_KEYS", what));
        PayoutKeys::parse(&raw).unwrap_or_else(|invalid| {
            if !raw.expose_secret().is_empty() {
                self.refuse(format!("PAYOUT_KEYS: {invalid}"));
            }
            PayoutKeys::none()
        })
    }

    fn finish<T>(self, config: T) -> Result<T, Problems> {
        if self.problems.is_empty() {
            Ok(config)
        } else {
            Err(Problems(self.problems))
        }
    }
}
