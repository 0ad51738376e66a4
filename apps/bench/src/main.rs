//! How fast the pages are, as a ratio: `bench [--url U] [--seconds S] [--concurrency C]` loads
//! pages of a running marketplace and, in turn, a bare actix-web that answers the very same bytes
//! from memory. Figures of one machine and hour say little; the ratio of two servers that took
//! turns on it says how much of the possible is reached. With `--flood N` it says what those who
//! look at the home page notice of N who sign in. Only loopback is ever loaded.

mod connection;
mod flood;
mod load;
mod options;
mod pages;
mod reference;

use std::{io::Write, net::SocketAddr, time::Instant};

use anyhow::Context;

use crate::{load::Tally, options::Options, pages::Page};

/// Both sides take turns this often, so that a slow moment of the machine hits both.
const ROUNDS: u32 = 5;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let options = Options::parse(std::env::args().skip(1))?;
    let pages = pages::find(options.shop)
        .await
        .with_context(|| format!("looking at the shop on {}", options.shop))?;
    if cfg!(debug_assertions) {
        say(
            "Careful: a debug build, whose figures say nothing. `just bench` makes the right one.",
        )?;
    }
    if let (1.., Some(home)) = (options.flood, pages.first()) {
        return flood::measure(&options, home).await;
    }
    let memory = reference::start(&pages)?;
    say(&format!(
        "{} connections, {ROUNDS} rounds of {:.1} s for each side in turn; memory = the same bytes from a bare actix-web",
        options.concurrency,
        (options.time / ROUNDS).as_secs_f64(),
    ))?;
    say(
        "page             bytes |   ours op/s   p50 ms   p99 ms | memory op/s   p50 ms   p99 ms | ratio",
    )?;
    for page in &pages {
        say(&measure(&options, memory, page).await?)?;
    }
    Ok(())
}

/// One line of the table.
async fn measure(options: &Options, memory: SocketAddr, page: &Page) -> anyhow::Result<String> {
    let turn = options.time / ROUNDS;
    let (mut ours, mut bytes) = (Tally::default(), Tally::default());
    for round in 0..=ROUNDS {
        for (side, tally) in [(options.shop, &mut ours), (memory, &mut bytes)] {
            // the first round only warms up
            let until = Instant::now() + if round == 0 { turn / 4 } else { turn };
            let done = load::run(side, page, options.concurrency, until)
                .await
                .with_context(|| format!("{} on {side}", page.path))?;
            if round > 0 {
                tally.add(done);
            }
        }
    }
    let percent = 100.0 * ours.rate() / bytes.rate();
    let (name, size) = (page.name, page.body.len());
    let (ours, bytes) = (ours.columns(), bytes.columns());
    Ok(format!(
        "{name:<14}{size:>8} | {ours} | {bytes} | {percent:.1} %"
    ))
}

/// Prints one line at once, because the next may take a while.
fn say(line: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush())
}
