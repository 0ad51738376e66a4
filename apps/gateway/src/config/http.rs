//! Where to listen, and the public address.

use std::net::IpAddr;
use std::time::Duration;

use url::Url;

use super::Env;

/// The longest that a request may take.
pub const DEADLINE: Duration = Duration::from_secs(30);
/// The longest that a gateway may go on taking requests once it is told to stop, in seconds.
const LONGEST_DRAIN: u64 = 60;

/// HOST, PORT, PUBLIC_URL, METRICS_PORT, TRUSTED_PROXIES, HTTP_WORKERS, RATE_LIMIT, ANSWER_CACHE_MB,
/// DRAIN_SECONDS.
#[derive(Debug, Clone)]
pub struct Http {
    /// Address to listen on.
    pub host: String,
    /// Port to listen on; 0 takes a free one.
    pub port: u16,
    /// The address shoppers type; links in emails start with it.
    pub public_url: Url,
    /// Port of `/metrics`, on loopback; `None` for none.
    pub metrics_port: Option<u16>,
    /// Proxies whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// Threads that answer requests; 0 takes one per core.
    pub workers: usize,
    /// Whether it is counted how often each network asks.
    pub rate_limit: bool,
    /// Megabytes for public answers that are ready to send; with 0 each is computed anew.
    pub answer_cache: u64,
    /// The longest that a request may take, [`DEADLINE`] but in tests. Uploads may take longer.
    pub deadline: Duration,
    /// How long requests are still taken after the word to stop, each answer the last of its
    /// connection: so that proxies learn of it in time.
    pub drain: Duration,
}

impl Http {
    /// The marketplace's address without a slash at its end: every path of it can follow.
    pub fn site(&self) -> &str {
        self.public_url.as_str().trim_end_matches('/')
    }

    pub(super) fn from_env(env: &mut Env) -> Self {
        let port = env.parsed("PORT", 8080);
        let public_url = env.or("PUBLIC_URL", &format!("http://localhost:{port}"));
        Self {
            host: env.or("HOST", "127.0.0.1"),
            port,
            public_url: Url::parse(&public_url).unwrap_or_else(|_| {
                env.refuse(format!("PUBLIC_URL: {public_url:?} is no URL"));
                localhost()
            }),
            metrics_port: Some(env.parsed("METRICS_PORT", 9464)),
            trusted_proxies: proxies(env),
            workers: env.parsed("HTTP_WORKERS", 0),
            rate_limit: rate_limit(env),
            answer_cache: env.parsed("ANSWER_CACHE_MB", 16),
            deadline: DEADLINE,
            drain: drain(env),
        }
    }
}

/// `TRUSTED_PROXIES`: addresses with commas between them.
fn proxies(env: &mut Env) -> Vec<IpAddr> {
    let list = env.or("TRUSTED_PROXIES", "");
    let mut proxies = Vec::new();
    for word in list
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
    {
        match word.parse::<IpAddr>() {
            Ok(address) => proxies.push(address.to_canonical()),
            Err(_) => env.refuse(format!("TRUSTED_PROXIES: {word:?} is no IP address")),
        }
    }
    proxies
}

/// `DRAIN_SECONDS`.
fn drain(env: &mut Env) -> Duration {
    let seconds = env.parsed("DRAIN_SECONDS", 5);
    if seconds > LONGEST_DRAIN {
        env.refuse(format!("DRAIN_SECONDS is above {LONGEST_DRAIN}"));
    }
    Duration::from_secs(seconds)
}

/// `RATE_LIMIT`: `on` or `off`.
fn rate_limit(env: &mut Env) -> bool {
    match env.or("RATE_LIMIT", "on").as_str() {
        "on" => true,
        "off" => false,
        other => {
            env.refuse(format!("RATE_LIMIT: {other:?} is neither on nor off"));
            true
        }
    }
}

#[expect(clippy::expect_used, reason = "a constant")]
fn localhost() -> Url {
    Url::parse("http://localhost:8080").expect("a well-formed URL")
}
