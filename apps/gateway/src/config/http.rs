//! Where to listen and how the world sees us.

use url::Url;

use super::Env;

/// HOST, PORT, PUBLIC_URL, METRICS_PORT.
#[derive(Debug, Clone)]
pub struct Http {
    /// Address to listen on.
    pub host: String,
    /// Port to listen on; 0 takes a free one.
    pub port: u16,
    /// The address shoppers type; links in mails start with it.
    pub public_url: Url,
    /// Port of `/metrics`, on loopback; `None` for none.
    pub metrics_port: Option<u16>,
    /// Threads that answer requests; 0 takes one per core.
    pub workers: usize,
}

impl Http {
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
            workers: env.parsed("HTTP_WORKERS", 0),
        }
    }
}

#[expect(clippy::expect_used, reason = "a constant")]
fn localhost() -> Url {
    Url::parse("http://localhost:8080").expect("a well-formed URL")
}
