//! Connections that request the same page at the same time, each waiting for its response before
//! the next request.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use actix_web::web::Bytes;
use anyhow::{Context, ensure};
use tokio::task::JoinSet;

use crate::ROUNDS;
use crate::connection::Connection;
use crate::options::Options;
use crate::pages::Page;

/// Most answers that a connection asks for in one round: a bound beside the one in time.
const MOST: usize = 100_000;

/// What was measured so far.
#[derive(Default)]
pub struct Tally {
    latencies: Vec<Duration>,
    elapsed: Duration,
}

impl Tally {
    /// A round of so many answers.
    pub fn of(latencies: Vec<Duration>, elapsed: Duration) -> Self {
        Self { latencies, elapsed }
    }

    /// Adds a round.
    pub fn add(&mut self, round: Self) {
        self.latencies.extend(round.latencies);
        self.elapsed += round.elapsed;
    }

    /// How long 50 and 99 of a hundred answers took at most, in milliseconds.
    pub fn percentiles(&mut self) -> [f64; 2] {
        self.latencies.sort_unstable();
        let last = self.latencies.len().saturating_sub(1);
        [50, 99].map(|percent: usize| {
            let latency = self.latencies.get(last.saturating_mul(percent) / 100);
            latency.map_or(f64::NAN, |latency| latency.as_secs_f64() * 1000.0)
        })
    }

    /// Answers a second.
    pub fn rate(&self) -> f64 {
        let count = u32::try_from(self.latencies.len()).unwrap_or(u32::MAX);
        f64::from(count) / self.elapsed.as_secs_f64()
    }

    /// How many answers there were.
    pub fn count(&self) -> usize {
        self.latencies.len()
    }

    /// The rate, and the milliseconds that 50 and 99 of a hundred answers did not exceed.
    pub fn columns(mut self) -> String {
        let [half, most] = self.percentiles();
        format!("{:>11.0} {half:>8.2} {most:>8.2}", self.rate())
    }
}

/// What the sides did that took turns, in their order.
pub async fn in_turn<const SIDES: usize>(
    options: &Options,
    sides: [(SocketAddr, &Page); SIDES],
) -> anyhow::Result<[Tally; SIDES]> {
    let turn = options.time / ROUNDS;
    let mut tallies = [(); SIDES].map(|()| Tally::default());
    for round in 0..=ROUNDS {
        for ((side, page), tally) in sides.iter().zip(&mut tallies) {
            // the first round only warms up
            let until = Instant::now() + if round == 0 { turn / 2 } else { turn };
            let done = run(*side, page, options.concurrency, until)
                .await
                .with_context(|| format!("{} on {side}", page.name))?;
            if round > 0 {
                tally.add(done);
            }
        }
    }
    Ok(tallies)
}

/// Asks until the time is over, whatever the answers say; how many there were.
pub async fn visit(
    address: SocketAddr,
    page: &Page,
    concurrency: u32,
    until: Instant,
) -> anyhow::Result<usize> {
    let mut asking = JoinSet::new();
    for _ in 0..concurrency {
        let paths = page.requests.iter().map(|request| request.path.as_str());
        let mut connection = Connection::open(address, paths, &page.header).await?;
        asking.spawn(async move {
            let mut count = 0;
            while Instant::now() < until {
                connection.fetch().await?;
                count += 1;
            }
            anyhow::Ok(count)
        });
    }
    let mut all = 0;
    while let Some(count) = asking.join_next().await {
        all += count??;
    }
    Ok(all)
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
        let paths = page.requests.iter().map(|request| request.path.as_str());
        let connection = Connection::open(address, paths, &page.header).await?;
        let expected = page
            .requests
            .iter()
            .map(|request| request.body.clone())
            .collect();
        asking.spawn(request_until(connection, expected, until));
    }
    let mut tally = Tally::default();
    while let Some(latencies) = asking.join_next().await {
        tally.latencies.extend(latencies??);
    }
    tally.elapsed = started.elapsed();
    Ok(tally)
}

async fn request_until(
    mut connection: Connection,
    expected: Vec<Bytes>,
    until: Instant,
) -> anyhow::Result<Vec<Duration>> {
    let mut latencies = Vec::new();
    let mut asked = Instant::now();
    for expected in expected.iter().cycle() {
        if asked >= until || latencies.len() >= MOST {
            break;
        }
        let answer = connection.fetch().await?;
        ensure!(
            answer == expected,
            "a different answer: {} bytes, expected {}",
            answer.len(),
            expected.len()
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
