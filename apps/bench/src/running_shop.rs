//! The pages of a running marketplace, compared with their bytes from memory.

use std::net::SocketAddr;

use anyhow::Context;

use crate::load_generator;
use crate::options::Options;
use crate::pages::{self, Page};
use crate::{ROUNDS, bytes_server, say};

/// Measures and prints.
pub async fn measure(options: &Options, shop: SocketAddr) -> anyhow::Result<()> {
    let pages = pages::find(shop)
        .await
        .with_context(|| format!("reading the pages of the shop at {shop}"))?;
    let memory = bytes_server::start(&pages)?;
    say(&format!(
        "{} connections, {ROUNDS} rounds of {:.1} s for each side in turn; memory = the same bytes served from memory by a bare actix-web",
        options.concurrency,
        (options.time / ROUNDS).as_secs_f64(),
    ))?;
    say(
        "page             bytes |   ours op/s   p50 ms   p99 ms | memory op/s   p50 ms   p99 ms | ratio",
    )?;
    for page in &pages {
        say(&line(options, [shop, memory], page).await?)?;
    }
    Ok(())
}

/// One line of the table.
async fn line(options: &Options, sides: [SocketAddr; 2], page: &Page) -> anyhow::Result<String> {
    let [ours, bytes] = load_generator::in_turn(options, sides.map(|side| (side, page))).await?;
    let percent = 100.0 * ours.rate() / bytes.rate();
    let (name, size) = (page.name, page.size());
    let (ours, bytes) = (ours.columns(), bytes.columns());
    Ok(format!(
        "{name:<14}{size:>8} | {ours} | {bytes} | {percent:.1} %"
    ))
}
