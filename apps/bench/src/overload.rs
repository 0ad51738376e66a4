//! Throughput under overload, compared with the peak: each page is requested over a few connections
//! and over many in turn. None of them waits before its next request, which is worse than the same
//! number of people. Needs a marketplace with `RATE_LIMIT=off`, since all of them are one network,
//! and `ANSWER_CACHE_MB=0`: a cached answer is never refused.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::task::JoinSet;

use crate::connection::Connection;
use crate::load_generator::{self, Tally};
use crate::options::Options;
use crate::pages::{self, Page};
use crate::{ROUNDS, say};

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
        "page          | base op/s   p50 ms   p99 ms |  load op/s   p50 ms   p99 ms |ratio | refused op/s  p50 ms   p99 ms",
    )?;
    for page in &pages {
        say(&line(options, shop, connections, page).await?)?;
    }
    Ok(())
}

async fn line(
    options: &Options,
    shop: SocketAddr,
    connections: u32,
    page: &Page,
) -> anyhow::Result<String> {
    let turn = options.time / ROUNDS;
    let [mut few, mut served, mut refused] = [(); 3].map(|()| Tally::default());
    for _ in 0..ROUNDS {
        few.add(load_generator::run(shop, page, options.concurrency, Instant::now() + turn).await?);
        let round = request_all(shop, page, connections, turn).await?;
        served.add(round.served);
        refused.add(round.refused);
    }
    let ratio = 100.0 * served.rate() / few.rate();
    Ok(format!(
        "{:<14}|{} |{} | {ratio:>3.0}% |{}",
        page.name,
        few.columns(),
        served.columns(),
        refused.columns(),
    ))
}

/// How the many connections were answered.
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
