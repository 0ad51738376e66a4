//! What is asked for on the command line.

use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;

use anyhow::{Context, bail, ensure};

const USAGE: &str =
    "usage: bench [--url http://127.0.0.1:8080] [--seconds 5] [--concurrency 16] [--flood 200]";

/// A checked command line.
pub struct Options {
    /// Where the marketplace answers; on this machine.
    pub shop: SocketAddr,
    /// Measured time for each page and side.
    pub time: Duration,
    /// Connections that ask at the same time.
    pub concurrency: u32,
    /// How many sign in meanwhile; the pages are measured alone when it is 0.
    pub flood: u32,
}

impl Options {
    /// Reads the words behind the program's name.
    pub fn parse(mut words: impl Iterator<Item = String>) -> anyhow::Result<Self> {
        let (mut url, mut seconds, mut concurrency) = ("http://127.0.0.1:8080".to_owned(), 5, 16);
        let mut flood = 0;
        while let Some(word) = words.next() {
            let value = words.next().context(USAGE)?;
            match word.as_str() {
                "--url" => url = value,
                "--seconds" => seconds = value.parse().context(USAGE)?,
                "--flood" => flood = value.parse().context(USAGE)?,
                "--concurrency" => concurrency = value.parse().context(USAGE)?,
                _ => bail!(USAGE),
            }
        }
        ensure!((1..=60).contains(&seconds), "--seconds is 1 to 60");
        ensure!(
            (1..=256).contains(&concurrency),
            "--concurrency is 1 to 256"
        );
        ensure!(flood <= 1000, "--flood is at most 1000");
        Ok(Self {
            shop: loopback(&url)?,
            time: Duration::from_secs(seconds),
            concurrency,
            flood,
        })
    }
}

/// Load on somebody else's machine would be an attack.
fn loopback(url: &str) -> anyhow::Result<SocketAddr> {
    let place = url.strip_prefix("http://").context(USAGE)?;
    let mut found = place
        .trim_end_matches('/')
        .to_socket_addrs()
        .context(USAGE)?;
    found
        .find(|address| address.ip().is_loopback())
        .with_context(|| format!("{url} is not on this machine"))
}

#[cfg(test)]
mod tests {
    use super::Options;

    #[test]
    fn other_machines_and_endless_runs_are_refused() {
        let parse = |line: &str| Options::parse(line.split_whitespace().map(str::to_owned));
        assert!(parse("--url http://127.0.0.2:99/ --seconds 2 --concurrency 3").is_ok());
        for line in [
            "--url http://192.0.2.1:80",
            "--seconds 3600",
            "--concurrency 9999",
            "--flood 100000",
            "--fast",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
