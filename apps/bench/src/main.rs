//! How fast the pages are, as a ratio.
//!
//! `bench [--products 1000,100000]` opens a marketplace for each size, on fresh folders and with
//! a made-up catalog, and measures what shoppers ask for most: from the cache, computed, as
//! the very same bytes from a bare actix-web, and as bare SQL; then what buyers do, beside bare SQL
//! that writes the same rows, and what a seller of many years waits for (`--only pages`, `buying`
//! or `selling` for one of them; `bombs` for its memory under hostile requests), and with `--soak
//! 10` what ten minutes of everything do to its memory. `bench --url U` measures the pages of a
//! marketplace that runs; with `--sign-ins N`, how much N concurrent sign-ins slow down its home
//! page, and with `--overload N`, its throughput with N connections. `bench load --products N`
//! fills an empty database.
//!
//! Figures of one machine and hour say little; the ratio of sides that took turns on it says how
//! much of the possible is reached. Only loopback is ever loaded.

mod account;
mod bombs;
mod buying;
mod bytes_server;
mod catalog;
mod connection;
mod cpu;
mod database;
mod gateway;
mod generated_catalog;
mod load_generator;
mod measurement;
mod options;
mod overload;
mod pages;
mod prepared_pool;
mod running_shop;
mod scale;
mod selling;
mod several_gateways;
mod sign_ins;
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
        say("Warning: this is a debug build, so its figures mean nothing. Use `just bench`.")?;
    }
    match &options.work {
        Work::Catalogs(sizes) => catalog::measure(&options, sizes).await,
        Work::SeveralGateways(scale) => several_gateways::measure(&options, scale).await,
        Work::Scale(scale) => scale::measure(&options, scale).await,
        Work::RunningShop(address) => running_shop::measure(&options, *address).await,
        Work::SignIns(address, count) => sign_ins::measure(&options, *address, *count).await,
        Work::Overload(address, count) => overload::measure(&options, *address, *count).await,
        Work::Load(count) => {
            let url = std::env::var("DATABASE_URL").context("DATABASE_URL is not set")?;
            generated_catalog::load(&url, *count).await
        }
    }
}

/// Prints one line at once, because the next may take a while.
fn say(line: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush())
}
