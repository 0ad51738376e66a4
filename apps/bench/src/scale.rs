//! A marketplace of years: millions of orders, which pages and statements take long, and how large
//! its tables are. What counts is what grows with the number of orders.

mod history;
mod pages;
mod sizes;
mod statements;
mod visits;

use std::path::Path;
use std::time::Instant;

use anyhow::ensure;
use tokio_postgres::{Client, NoTls};

use crate::buying::Shoppers;
use crate::database::{self, Folder};
use crate::gateway::{self, Gateway, PayPal, Setup};
use crate::options::{Options, Scale};
use crate::{generated_catalog, say};

/// Notes that all was loaded, and tells whether it was.
const LOADED: &str = "comment on schema public is 'loaded'";
const STATE: &str = "select coalesce(obj_description('public'::regnamespace) = 'loaded', false) as is_loaded, \
    not exists (select from products) as is_empty";

/// Who buys while statements are counted.
const BUYERS: usize = 8;

/// Fills a marketplace, or opens the one that was left in the folder, and measures it.
pub async fn measure(options: &Options, scale: &Scale) -> anyhow::Result<()> {
    let folder = match &options.folder {
        Some(path) => Folder::kept(path)?,
        None => Folder::new("scale")?,
    };
    let cluster = database::start(&folder).await?;
    let database = connect(&cluster.url("postgres")).await?;
    statements::set_up(&database).await?;
    // the settings take effect with the next start
    drop(database);
    database::stop(cluster).await?;
    let cluster = database::start(&folder).await?;
    let url = cluster.url("postgres");
    gateway::migrate(&url).await?;
    let database = connect(&url).await?;
    load_if_empty(&url, scale).await?;
    say(&sizes::table(&database).await?)?;
    run(options, folder.path(), &url, &database).await?;
    say(&invariants(&url).await?)?;
    database::stop(cluster).await
}

async fn connect(url: &str) -> anyhow::Result<Client> {
    let (client, wire) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(wire);
    Ok(client)
}

/// Fills a database, unless that was done before.
pub async fn load_if_empty(url: &str, scale: &Scale) -> anyhow::Result<()> {
    let state = connect(url).await?.query_one(STATE, &[]).await?;
    if state.get::<_, bool>("is_loaded") {
        return Ok(());
    }
    ensure!(
        state.get::<_, bool>("is_empty"),
        "the marketplace in this folder was not loaded to its end: delete the folder"
    );
    let began = Instant::now();
    generated_catalog::load_in_shops(url, scale.products, scale.shops).await?;
    history::load(url, scale).await?;
    connect(url).await?.batch_execute(LOADED).await?;
    Ok(say(&format!(
        "{} orders, {} products, {} shops and {} carts loaded in {:.0} s.",
        scale.orders,
        scale.products,
        scale.shops,
        scale.carts,
        began.elapsed().as_secs_f64()
    ))?)
}

/// Opens the marketplace, lets every role look at their pages and people buy, and prints what it took.
async fn run(options: &Options, folder: &Path, url: &str, database: &Client) -> anyhow::Result<()> {
    let paypal = PayPal::start(folder, true).await?;
    let setup = Setup {
        folder,
        database: url,
        answer_cache: 0,
        paypal: Some(&paypal),
        port: Some(paypal.port),
        replicas: &[],
    };
    // the first one builds the index, unless it was left in the folder; the second one opens it
    let first = Gateway::start(&setup).await?;
    let (indexed, built) = (first.started, first.memory());
    first.stop().await?;
    let gateway = Gateway::start(&setup).await?;
    say(&format!(
        "First response {:.1} s after the start with the index built ({} MB resident), {:.1} s with it opened.",
        indexed.as_secs_f64(),
        built.unwrap_or_default(),
        gateway.started.as_secs_f64()
    ))?;
    let shoppers = Shoppers::open(url, &gateway, &paypal, BUYERS).await?;
    statements::reset(database).await?;
    say(&visits::table(&gateway, database).await?)?;
    let bought = shoppers.buy(Instant::now() + options.time).await?;
    say(&format!(
        "\n{BUYERS} buyers made {bought} orders in {:.0} s. Gateway: {} MB resident.",
        options.time.as_secs_f64(),
        gateway.memory().unwrap_or_default()
    ))?;
    say(&statements::tables(database).await?)?;
    say(&sizes::sequential_scans(database).await?)?;
    gateway.stop().await?;
    paypal.stop().await;
    Ok(say(&sizes::vacuum(database).await?)?)
}

/// What the nightly check takes.
async fn invariants(url: &str) -> anyhow::Result<String> {
    let began = Instant::now();
    let found = gateway::check_invariants(url).await?;
    let found = if found.is_empty() {
        "they hold"
    } else {
        &found
    };
    Ok(format!(
        "\nAll invariants were checked in {:.0} s: {found}",
        began.elapsed().as_secs_f64()
    ))
}
