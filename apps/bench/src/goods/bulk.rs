//! Fills an empty database by COPY. Triggers and foreign keys rest meanwhile, which only a
//! superuser may ask for; the rows are made to fit, and a test looks that they do.

use actix_web::web::Bytes;
use anyhow::{Context, ensure};
use futures_util::SinkExt;
use futures_util::future::try_join_all;
use indicatif::{ProgressBar, ProgressStyle};
use tokio_postgres::{Client, NoTls};

use super::product::Product;
use super::tables::{TABLES, Table};
use super::tree;

/// About how many bytes are sent at once.
const CHUNK: usize = 256 * 1024;

/// Loads so many products, with what they stand in.
pub async fn load(url: &str, count: u64) -> anyhow::Result<()> {
    let client = connect(url).await?;
    let found = client.query_one("select count(*) from products", &[]).await;
    let found: i64 = found.context("the database has no schema yet")?.get(0);
    ensure!(found == 0, "the database has products already");
    let (categories, leaves) = tree::categories()?;
    let shops = tree::shop_count(count);
    for (columns, rows) in [
        (tree::OWNER_COLUMNS, tree::owners(shops)),
        (tree::CATEGORY_COLUMNS, categories),
        (tree::SHOP_COLUMNS, tree::shops(shops)),
    ] {
        copy(&client, columns, [rows]).await?;
    }
    let bar = bar(count);
    let goods = |id| Product::new(id, shops, leaves);
    let filling = TABLES.map(|tables| fill(url, tables, count, &goods, &bar));
    try_join_all(filling).await?;
    bar.finish();
    finish(&client).await
}

/// Writes the products' rows into these tables, one table after the other.
async fn fill(
    url: &str,
    tables: &[Table],
    count: u64,
    goods: &impl Fn(u64) -> Product,
    bar: &ProgressBar,
) -> anyhow::Result<()> {
    let client = connect(url).await?;
    for table in tables {
        let mut made = 0;
        let chunks = std::iter::from_fn(|| {
            let mut rows = String::with_capacity(CHUNK + 4096);
            let before = made;
            while rows.len() < CHUNK && made < count {
                made += 1;
                (table.rows)(&goods(made), &mut rows);
            }
            bar.inc(made - before);
            Some(rows).filter(|rows| !rows.is_empty())
        });
        copy(&client, table.columns, chunks).await?;
    }
    Ok(())
}

async fn copy(
    client: &Client,
    columns: &str,
    chunks: impl IntoIterator<Item = String>,
) -> anyhow::Result<()> {
    let sink = client
        .copy_in(&format!("copy {columns} from stdin"))
        .await?;
    let mut sink = std::pin::pin!(sink);
    for chunk in chunks {
        sink.send(Bytes::from(chunk))
            .await
            .context(columns.to_owned())?;
    }
    sink.finish().await.with_context(|| columns.to_owned())?;
    Ok(())
}

/// Ids go on after those that were written, and the planner learns what is there.
async fn finish(client: &Client) -> anyhow::Result<()> {
    for table in [
        "users",
        "categories",
        "shops",
        "products",
        "product_images",
        "product_options",
        "option_values",
        "variants",
    ] {
        let next = format!(
            "select setval(pg_get_serial_sequence('{table}', 'id'), (select max(id) from {table}))"
        );
        client.execute(&next, &[]).await?;
    }
    client.batch_execute("vacuum (analyze)").await?;
    Ok(())
}

async fn connect(url: &str) -> anyhow::Result<Client> {
    let (client, connection) = tokio_postgres::connect(url, NoTls)
        .await
        .context("reaching the database")?;
    tokio::spawn(connection);
    client
        .batch_execute("set session_replication_role = replica")
        .await
        .context("loading needs a superuser")?;
    Ok(client)
}

/// Each product is written into every table.
fn bar(count: u64) -> ProgressBar {
    let tables: usize = TABLES.iter().map(|tables| tables.len()).sum();
    let bar = ProgressBar::new(count * u64::try_from(tables).unwrap_or(1));
    let style = ProgressStyle::with_template("Loading  {bar:30} {percent:>3} %  {elapsed}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
