//! How fast the pages are, as a ratio.
//!
//! `bench [--products 1000,100000]` opens a marketplace for each size, on fresh folders and with
//! a made-up catalog, and measures what shoppers ask for most: kept ready, computed anew, as
//! the very same bytes from a bare actix-web, and as bare SQL; then what buyers do, beside bare SQL
//! that writes the same rows, and what a seller of many years waits for (`--only pages`, `buying` or
//! `selling` for one of them; `bombs` for its memory under hostile requests), and with `--soak 10` what ten minutes of everything do to
//! its memory. `bench --url U` measures the pages
//! of a marketplace that runs; with `--flood N`, what those who look at the home page notice of
//! N who sign in, and with `--crowd N`, what an overload of N connections leaves of its peak. `bench load --products N` fills an empty database.
//!
//! Figures of one machine and hour say little; the ratio of sides that took turns on it says how
//! much of the possible is reached. Only loopback is ever loaded.

mod account;
mod bare;
mod bombs;
mod buying;
mod catalogue;
mod connection;
mod crowd;
mod figure;
mod flood;
mod gateway;
mod goods;
mod load;
mod options;
mod pages;
mod reference;
mod selling;
mod shop;
mod soak;

use std::io::Write;

use anyhow::Context;

use crate::options::{Options, Work};

/// All sides take turns this often, so that a slow moment of the machine hits each of them.
const ROUNDS: u32 = 5;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let options = Options::parse(std::env::args().skip(1))?;
    if cfg!(debug_assertions) {
        say(
            "Careful: a debug build, whose figures say nothing. `just bench` makes the right one.",
        )?;
    }
    match &options.work {
        Work::Catalogues(sizes) => catalogue::measure(&options, sizes).await,
        Work::Shop(address) => shop::measure(&options, *address).await,
        Work::Flood(address, count) => flood::measure(&options, *address, *count).await,
        Work::Crowd(address, count) => crowd::measure(&options, *address, *count).await,
        Work::Load(count) => {
            let url = std::env::var("DATABASE_URL").context("DATABASE_URL is not set")?;
            goods::load(&url, *count).await
        }
    }
}

/// Prints one line at once, because the next may take a while.
fn say(line: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush())
}
