//! Connections that ask for the same page at the same time, each waiting for its answer before it
//! asks again.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::ensure;
use tokio::task::JoinSet;

use crate::{connection::Connection, pages::Page};

/// Most answers that a connection asks for in one round: a bound beside the one in time.
const MOST: usize = 100_000;

/// What was measured so far.
#[derive(Default)]
pub struct Tally {
    latencies: Vec<Duration>,
    elapsed: Duration,
}

impl Tally {
    /// Adds a round.
    pub fn add(&mut self, round: Self) {
        self.latencies.extend(round.latencies);
        self.elapsed += round.elapsed;
    }

    /// Answers a second.
    pub fn rate(&self) -> f64 {
        let count = u32::try_from(self.latencies.len()).unwrap_or(u32::MAX);
        f64::from(count) / self.elapsed.as_secs_f64()
    }

    /// The rate, and the milliseconds that 50 and 99 of a hundred answers did not exceed.
    pub fn columns(mut self) -> String {
        self.latencies.sort_unstable();
        let last = self.latencies.len().saturating_sub(1);
        let at = |percent: usize| {
            let latency = self.latencies.get(last.saturating_mul(percent) / 100);
            latency.map_or(f64::NAN, |latency| latency.as_secs_f64() * 1000.0)
        };
        format!("{:>11.0} {:>8.2} {:>8.2}", self.rate(), at(50), at(99))
    }
}

/// One round: every connection asks until the time is over. One wrong answer ends it all.
pub async fn run(
    address: SocketAddr,
    page: &Page,
    concurrency: u32,
    until: Instant,
) -> anyhow::Result<Tally> {
    let started = Instant::now();
    let mut asking = JoinSet::new();
    for _ in 0..concurrency {
        let connection = Connection::open(address, &page.path, &page.header).await?;
        asking.spawn(ask(connection, page.body.len(), until));
    }
    let mut tally = Tally::default();
    while let Some(latencies) = asking.join_next().await {
        tally.latencies.extend(latencies??);
    }
    tally.elapsed = started.elapsed();
    Ok(tally)
}

async fn ask(
    mut connection: Connection,
    expected: usize,
    until: Instant,
) -> anyhow::Result<Vec<Duration>> {
    let mut latencies = Vec::new();
    let mut asked = Instant::now();
    while asked < until && latencies.len() < MOST {
        let length = connection.ask().await?.len();
        ensure!(
            length == expected,
            "{length} bytes came instead of {expected}"
        );
        let answered = Instant::now();
        latencies.push(answered - asked);
        asked = answered;
    }
    Ok(latencies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_add_up_to_a_rate_and_percentiles() {
        let mut tally = Tally::default();
        for half in [1..=50, 51..=100] {
            tally.add(Tally {
                latencies: half.rev().map(Duration::from_millis).collect(),
                elapsed: Duration::from_secs(2),
            });
        }
        assert_eq!(tally.columns(), "         25    50.00    99.00");
    }
}
