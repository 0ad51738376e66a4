//! Throughput under overload, compared with the peak: each page is requested over a few connections
//! and over many in turn. None of them waits before its next request, which is worse than the same
//! number of people. Needs a marketplace with `RATE_LIMIT=off`, since all of them are one network,
//! and `ANSWER_CACHE_MB=0`: a cached answer is never refused.
//!
//! The load comes from the same machine and takes its share of it, so two references are measured
//! with it: what a bare actix-web keeps of its peak that sends the same bytes over as many
//! connections and refuses nobody, and the processor time of the marketplace for each answer with
//! all refusals beside it, which is what would limit it if the load came from elsewhere.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::task::JoinSet;

use crate::connection::Connection;
use crate::load_generator::{self, Tally};
use crate::options::Options;
use crate::pages::{self, Page};
use crate::{ROUNDS, bytes_server, cpu, say};

/// Measures and prints a line for each page.
pub async fn measure(options: &Options, shop: SocketAddr, connections: u32) -> anyhow::Result<()> {
    let pages = pages::computed(shop)
        .await
        .with_context(|| format!("reading the pages of the shop at {shop}"))?;
    say(&format!(
        "base: {} connections, load: {connections} connections; {ROUNDS} rounds of {:.1} s each",
        options.concurrency,
        (options.time / ROUNDS).as_secs_f64(),
    ))?;
    say(
        "page          | base op/s   p50 ms   p99 ms   CPU µs |  load op/s   p50 ms   p99 ms   CPU µs | op/s |  CPU | bare | refused op/s  p50 ms   p99 ms",
    )?;
    let bare = bytes_server::start(&pages)?;
    for page in &pages {
        say(&line(options, [shop, bare], connections, page).await?)?;
    }
    Ok(())
}

async fn line(
    options: &Options,
    [shop, bare]: [SocketAddr; 2],
    connections: u32,
    page: &Page,
) -> anyhow::Result<String> {
    let turn = options.time / ROUNDS;
    let [mut base, mut load, mut bare_base, mut bare_load] = [(); 4].map(|()| Side::default());
    for _ in 0..ROUNDS {
        for (server, base, load) in [
            (shop, &mut base, &mut load),
            (bare, &mut bare_base, &mut bare_load),
        ] {
            base.add(request_few(server, page, options.concurrency, turn))
                .await?;
            load.add(request_all(server, page, connections, turn))
                .await?;
        }
    }
    let kept = 100.0 * load.served.rate() / base.served.rate();
    let affordable = 100.0 * base.cost() / load.cost();
    let bare_kept = 100.0 * bare_load.served.rate() / bare_base.served.rate();
    let (base_cost, load_cost) = (base.cost(), load.cost());
    Ok(format!(
        "{:<14}|{} {base_cost:>8.0} |{} {load_cost:>8.0} | {kept:>3.0}% | {affordable:>3.0}% | {bare_kept:>3.0}% |{}",
        page.name,
        base.served.columns(),
        load.served.columns(),
        load.refused.columns(),
    ))
}

/// What was answered with so many connections, and what else that took.
#[derive(Default)]
struct Side {
    served: Tally,
    refused: Tally,
    cpu: Duration,
}

impl Side {
    /// Microseconds of the processors for each answer.
    fn cost(&self) -> f64 {
        let count = u32::try_from(self.served.count()).unwrap_or(u32::MAX);
        self.cpu.as_secs_f64() * 1e6 / f64::from(count)
    }

    /// Adds a round, and what others spent on it.
    async fn add(
        &mut self,
        round: impl Future<Output = anyhow::Result<Round>>,
    ) -> anyhow::Result<()> {
        let before = cpu::of_others()?;
        let Round { served, refused } = round.await?;
        self.cpu += cpu::of_others()?.saturating_sub(before);
        self.served.add(served);
        self.refused.add(refused);
        Ok(())
    }
}

/// Few connections, which are never refused.
async fn request_few(
    server: SocketAddr,
    page: &Page,
    connections: u32,
    turn: Duration,
) -> anyhow::Result<Round> {
    let until = Instant::now() + turn;
    let served = load_generator::run(server, page, connections, until).await?;
    let refused = Tally::default();
    Ok(Round { served, refused })
}

/// How the connections were answered.
struct Round {
    served: Tally,
    refused: Tally,
}

/// Every connection sends its next request at once until the time is over.
async fn request_all(
    shop: SocketAddr,
    page: &Page,
    connections: u32,
    turn: Duration,
) -> anyhow::Result<Round> {
    let started = Instant::now();
    let until = started + turn;
    let mut pushing = JoinSet::new();
    for _ in 0..connections {
        let paths = page.requests.iter().map(|request| request.path.as_str());
        pushing.spawn(request_until(
            Connection::open(shop, paths, &page.header).await?,
            until,
        ));
    }
    let (mut served, mut refused) = (Vec::new(), Vec::new());
    while let Some(answers) = pushing.join_next().await {
        let (these, those) = answers??;
        served.extend(these);
        refused.extend(those);
    }
    let elapsed = started.elapsed();
    Ok(Round {
        served: Tally::of(served, elapsed),
        refused: Tally::of(refused, elapsed),
    })
}

/// How long each answer took, and each refusal.
async fn request_until(
    mut connection: Connection,
    until: Instant,
) -> anyhow::Result<(Vec<Duration>, Vec<Duration>)> {
    let (mut served, mut refused) = (Vec::new(), Vec::new());
    while Instant::now() < until {
        let asked = Instant::now();
        match connection.status().await? {
            200 => served.push(asked.elapsed()),
            503 => refused.push(asked.elapsed()),
            status => bail!("the answer has status {status}"),
        }
    }
    Ok((served, refused))
}
