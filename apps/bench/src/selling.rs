//! What a seller with two years of sales looks at: as many orders as the marketplace has products,
//! a tenth of which are theirs. A single seller requests each page repeatedly, then imports a table
//! of products. What counts is how the times grow with the number of orders.

mod import;

use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use tokio_postgres::Client;

use self::import::ImportTimes;
use crate::connection::Connection;
use crate::gateway::{DEFAULT_ANSWER_CACHE, Gateway, Setup};
use crate::measurement::Measurement;
use crate::options::Options;
use crate::pages::Page;
use crate::{account, generated_catalog, load_generator, say};

const SHOP: i64 = 1;
const OWNER: &str = "owner-1@example.com";

/// What a seller waits for.
pub struct Selling {
    pages: Vec<(&'static str, Measurement)>,
    import: ImportTimes,
}

/// Lets years go by in the market in this folder, opens a gateway for it and measures.
pub async fn measure(
    options: &Options,
    folder: &Path,
    url: &str,
    orders: u64,
) -> anyhow::Result<Selling> {
    let database = generated_catalog::connect(url).await?;
    let year = generate_orders(&database, orders)
        .await
        .context("generating orders")?;
    let gateway = Gateway::start(&Setup {
        folder,
        database: url,
        answer_cache: DEFAULT_ANSWER_CACHE,
        paypal: None,
        port: None,
        replicas: &[],
    })
    .await?;
    let mut connection = Connection::to(gateway.address).await?;
    let token = account::sign_in(&mut connection, OWNER).await?;
    let header = format!("Authorization: Bearer {token}\r\n");
    let mut pages = Vec::new();
    for (name, path) in [
        ("dashboard, 30 days", "/api/seller/dashboard".to_owned()),
        ("dashboard, a year", format!("/api/seller/dashboard?{year}")),
        ("balance", "/api/seller/balance".to_owned()),
        ("orders", "/api/seller/orders?pageSize=25".to_owned()),
        (
            "orders, search",
            "/api/seller/orders?pageSize=25&q=regular%2077".to_owned(),
        ),
        ("products", "/api/seller/products?pageSize=25".to_owned()),
        (
            "products, search",
            "/api/seller/products?pageSize=25&q=oak".to_owned(),
        ),
        (
            "products, low stock",
            "/api/seller/products?pageSize=25&stock=low".to_owned(),
        ),
    ] {
        let page = Page::open(gateway.address, name, vec![path], header.clone()).await?;
        let warm =
            load_generator::run(gateway.address, &page, 1, Instant::now() + options.time / 5);
        warm.await.context(name)?;
        let measured =
            load_generator::run(gateway.address, &page, 1, Instant::now() + options.time);
        let side = Measurement::from(measured.await.context(name)?);
        say(&format!("{name}: {}", side.cell()))?;
        pages.push((name, side));
    }
    let import = import::measure(&mut connection, &header)
        .await
        .context("an import")?;
    gateway.stop().await?;
    Ok(Selling { pages, import })
}

/// So many orders, and somebody who can sign in as their shop; its last year, as a query.
async fn generate_orders(database: &Client, orders: u64) -> anyhow::Result<String> {
    let [shop, products] = [SHOP.to_string(), (orders / 10).to_string()];
    let sql = include_str!("selling/two_years_of_orders.sql")
        .replace("{shop}", &shop)
        .replace("{products}", &products)
        .replace("{orders}", &orders.to_string());
    database.batch_execute(&sql).await?;
    database.batch_execute("vacuum (analyze)").await?;
    let opened = "update users set password_hash = $1, activated_at = now() where email = $2";
    database.execute(opened, &[&account::HASH, &OWNER]).await?;
    let year = "select 'from=' || (current_date - 364) || '&to=' || current_date";
    Ok(database.query_one(year, &[]).await?.get(0))
}

impl Selling {
    /// As Markdown.
    pub fn table(&self) -> String {
        let mut text = String::from(
            "\n**A seller's pages; as many orders as products, a tenth of them the seller's** \
             (op/s of a single client; p50 and p99 in ms in parentheses)\n\n| Page | ours |\n|---|---|\n",
        );
        for (name, side) in &self.pages {
            // writing to a string does not fail
            let _ = writeln!(text, "| {name} | {} |", side.cell());
        }
        text.push_str(&self.import.line());
        text
    }

    /// What became of the rates since a smaller market.
    pub fn growth(&self, before: &Self) -> String {
        let mut text = String::from("\n| Selling | ours |\n|---|---|\n");
        for ((name, after), (_, before)) in self.pages.iter().zip(&before.pages) {
            let _ = writeln!(text, "| {name} | {} |", after.share(before));
        }
        text
    }
}
