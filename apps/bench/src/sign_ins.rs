//! How much concurrent sign-ins slow down browsing: one page, in turn with and without them.
//! Each attempt uses a different account and a different address in 127.0.0.0/8, because the limits
//! on attempts would end it otherwise; only Linux allows binding to all of these addresses.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Instant;

use tokio::task::JoinSet;

use crate::connection::Connection;
use crate::load_generator::{self, Tally};
use crate::options::Options;
use crate::{ROUNDS, pages, say};

const PATH: &str = "/api/auth/signin";

/// Measures and prints both sides.
pub async fn measure(options: &Options, shop: SocketAddr, signing_in: u32) -> anyhow::Result<()> {
    let page = pages::home(shop).await?;
    let page = &page;
    let (mut quiet, mut flooded) = (Tally::default(), Tally::default());
    let mut answers = BTreeMap::new();
    for round in 0..ROUNDS {
        let until = Instant::now() + options.time / ROUNDS;
        quiet.add(load_generator::run(shop, page, options.concurrency, until).await?);
        let until = Instant::now() + options.time / ROUNDS;
        let sign_ins = begin(shop, signing_in, round, until);
        flooded.add(load_generator::run(shop, page, options.concurrency, until).await?);
        // also waits for the last answers, which would disturb the next quiet turn
        for (status, count) in sign_ins.join_all().await.into_iter().flatten().flatten() {
            *answers.entry(status).or_insert(0) += count;
        }
    }
    say(&format!("{:<14}|       op/s   p50 ms   p99 ms", page.name))?;
    say(&format!("{:<14}|{}", "normal", quiet.columns()))?;
    say(&format!("{:<14}|{}", "sign-ins", flooded.columns()))?;
    say(&format!(
        "responses to {signing_in} concurrent sign-ins, by status: {answers:?}"
    ))?;
    Ok(())
}

type Answers = BTreeMap<u16, u32>;

fn begin(
    shop: SocketAddr,
    signing_in: u32,
    round: u32,
    until: Instant,
) -> JoinSet<anyhow::Result<Answers>> {
    let mut attempting = JoinSet::new();
    for number in 0..signing_in {
        attempting.spawn(attempt_sign_ins(shop, round, number, until));
    }
    attempting
}

async fn attempt_sign_ins(
    shop: SocketAddr,
    round: u32,
    number: u32,
    until: Instant,
) -> anyhow::Result<Answers> {
    let mut answers = Answers::new();
    let mut attempt = 0_u32;
    while Instant::now() < until {
        let body = format!(
            r#"{{"email":"nobody-{round}-{number}-{attempt}@example.com","password":"not the password"}}"#
        );
        let connection = Connection::post(shop, PATH, Some(address(round, number, attempt)), &body);
        let mut connection = connection.await?;
        *answers.entry(connection.status().await?).or_insert(0) += 1;
        attempt = attempt.saturating_add(1);
    }
    Ok(answers)
}

/// An address that had no other attempt lately.
fn address(round: u32, number: u32, attempt: u32) -> Ipv4Addr {
    let byte = |part: u32| u8::try_from(part % 200 + 1).unwrap_or(1);
    Ipv4Addr::new(
        127,
        byte(round * 40 + attempt / 200),
        byte(number),
        byte(attempt),
    )
}
