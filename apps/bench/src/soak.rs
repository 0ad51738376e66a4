//! A gateway's memory under mixed load: pages, searches with changing words, and orders, minute
//! after minute.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::buying::Shoppers;
use crate::catalog::requests;
use crate::connection::Connection;
use crate::gateway::{DEFAULT_ANSWER_CACHE, Gateway, PayPal, Setup};
use crate::generated_catalog::SeededRng;
use crate::options::Options;
use crate::{load_generator, say};

/// How often a line is printed.
const MINUTE: Duration = Duration::from_secs(60);
/// How often memory is sampled in between.
const SAMPLE_INTERVAL: Duration = Duration::from_millis(100);
/// Who searches for other words each time.
const SEARCHERS: u64 = 2;
/// Browsers ask for compressed answers.
const COMPRESSED: &str = "Accept-Encoding: gzip, deflate, br\r\n";
/// Who buys.
const BUYERS: usize = 4;

/// Loads the market in this folder for so many minutes and prints a line for each.
pub async fn measure(
    options: &Options,
    minutes: u32,
    folder: &Path,
    url: &str,
) -> anyhow::Result<()> {
    let paypal = PayPal::start(folder, true).await?;
    let setup = Setup {
        folder,
        database: url,
        answer_cache: DEFAULT_ANSWER_CACHE,
        paypal: Some(&paypal),
        port: Some(paypal.port),
        replicas: &[],
    };
    let gateway = Gateway::start(&setup).await?;
    let shoppers = Shoppers::open(url, &gateway, &paypal, BUYERS).await?;
    let mut pages = requests::find(gateway.address).await?;
    for page in &mut pages {
        page.header = COMPRESSED.to_owned();
    }
    say(
        "\n| Minute | Pages | Searches | Orders | MB resident during it: median, maximum | At its end |\n|---|---|---|---|---|---|",
    )?;
    for minute in 1..=minutes {
        let until = Instant::now() + MINUTE;
        let (browsed, searched, bought, (median, most)) = tokio::try_join!(
            browse(options, &gateway, &pages, until),
            search(&gateway, minute, until),
            shoppers.buy(until),
            watch(&gateway, until),
        )?;
        let after = memory(&gateway)?;
        say(&format!(
            "| {minute} | {browsed} | {searched} | {bought} | {median}, {most} | {after} |"
        ))?;
    }
    gateway.stop().await?;
    paypal.stop().await;
    Ok(())
}

fn memory(gateway: &Gateway) -> anyhow::Result<u64> {
    gateway
        .memory()
        .context("the system does not report memory")
}

/// The median and the most of what it holds while it works.
async fn watch(gateway: &Gateway, until: Instant) -> anyhow::Result<(u64, u64)> {
    let mut seen = Vec::new();
    while Instant::now() < until {
        seen.push(memory(gateway)?);
        sleep(SAMPLE_INTERVAL).await;
    }
    seen.sort_unstable();
    let median = seen.get(seen.len() / 2).copied().unwrap_or_default();
    Ok((median, seen.last().copied().unwrap_or_default()))
}

/// Pages in turns, whose answers change while products are bought.
async fn browse(
    options: &Options,
    gateway: &Gateway,
    pages: &[crate::pages::Page],
    until: Instant,
) -> anyhow::Result<usize> {
    let mut browsed = 0;
    while Instant::now() < until {
        for page in pages {
            let until = until.min(Instant::now() + Duration::from_secs(2));
            browsed +=
                load_generator::visit(gateway.address, page, options.concurrency, until).await?;
        }
    }
    Ok(browsed)
}

/// Words that nobody asked for before.
async fn search(gateway: &Gateway, minute: u32, until: Instant) -> anyhow::Result<u64> {
    let mut searching = JoinSet::new();
    for searcher in 0..SEARCHERS {
        let address = gateway.address;
        searching.spawn(async move {
            let mut rng = SeededRng::new(u64::from(minute) * SEARCHERS + searcher);
            let mut connection = Connection::to(address).await?;
            let mut searched = 0;
            while Instant::now() < until {
                let word = crate::generated_catalog::word(&mut rng).replace(' ', "+");
                let price = rng.below(100_000);
                let request = format!(
                    "GET /api/public/products?q={word}&maxPrice={price}&pageSize=24 HTTP/1.1\r\n\
                     Host: localhost\r\n{COMPRESSED}\r\n"
                );
                connection.call(request.as_bytes()).await?;
                searched += 1;
            }
            anyhow::Ok(searched)
        });
    }
    let mut all = 0;
    while let Some(searched) = searching.join_next().await {
        all += searched??;
    }
    Ok(all)
}
