//! What an overload leaves of the peak: each page asked for by few connections and by a crowd in turn.
//! Nobody in the crowd waits before asking again, which is worse than any crowd of people. Needs a
//! marketplace with `RATE_LIMIT=off`, since all of them are one network, and `ANSWER_CACHE_MB=0`: an
//! answer that is kept is never refused.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::task::JoinSet;

use crate::connection::Connection;
use crate::load::{self, Tally};
use crate::options::Options;
use crate::pages::{self, Page};
use crate::{ROUNDS, say};

/// Measures and prints a line for each page.
pub async fn measure(options: &Options, shop: SocketAddr, crowd: u32) -> anyhow::Result<()> {
    let pages = pages::computed(shop)
        .await
        .with_context(|| format!("looking at the shop on {shop}"))?;
    say(&format!(
        "{} connections and {crowd} in turn, {ROUNDS} rounds of {:.1} s each",
        options.concurrency,
        (options.time / ROUNDS).as_secs_f64(),
    ))?;
    say(
        "page          |  few op/s   p50 ms   p99 ms | crowd op/s   p50 ms   p99 ms | kept | refused op/s  p50 ms   p99 ms",
    )?;
    for page in &pages {
        say(&line(options, shop, crowd, page).await?)?;
    }
    Ok(())
}

async fn line(
    options: &Options,
    shop: SocketAddr,
    crowd: u32,
    page: &Page,
) -> anyhow::Result<String> {
    let turn = options.time / ROUNDS;
    let [mut few, mut served, mut refused] = [(); 3].map(|()| Tally::default());
    for _ in 0..ROUNDS {
        few.add(load::run(shop, page, options.concurrency, Instant::now() + turn).await?);
        let round = push(shop, page, crowd, turn).await?;
        served.add(round.served);
        refused.add(round.refused);
    }
    let kept = 100.0 * served.rate() / few.rate();
    Ok(format!(
        "{:<14}|{} |{} | {kept:>3.0}% |{}",
        page.name,
        few.columns(),
        served.columns(),
        refused.columns(),
    ))
}

/// What the crowd was told.
struct Round {
    served: Tally,
    refused: Tally,
}

/// Everybody asks again at once until the time is over.
async fn push(shop: SocketAddr, page: &Page, crowd: u32, turn: Duration) -> anyhow::Result<Round> {
    let started = Instant::now();
    let until = started + turn;
    let mut pushing = JoinSet::new();
    for _ in 0..crowd {
        let paths = page.asks.iter().map(|ask| ask.path.as_str());
        pushing.spawn(ask(
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
async fn ask(
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
