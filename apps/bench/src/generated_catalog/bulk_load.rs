//! Fills an empty database by COPY. Triggers and foreign keys are disabled meanwhile, which
//! requires a superuser; the rows are generated to be consistent, and a test checks it.

use actix_web::web::Bytes;
use anyhow::{Context, ensure};
use futures_util::SinkExt;
use futures_util::future::try_join_all;
use indicatif::{ProgressBar, ProgressStyle};
use tokio_postgres::{Client, NoTls};

use super::product::Product;
use super::shops_and_categories;
use super::tables::{TABLES, Table};

/// About how many bytes are sent at once.
const CHUNK: usize = 256 * 1024;

/// Loads so many products, with their categories and as many shops as a market of that size has.
pub async fn load(url: &str, count: u64) -> anyhow::Result<()> {
    load_in_shops(url, count, shops_and_categories::shop_count(count)).await
}

/// Loads so many products of so many shops.
pub async fn load_in_shops(url: &str, count: u64, shops: u64) -> anyhow::Result<()> {
    let client = connect(url).await?;
    let found = client.query_one("select count(*) from products", &[]).await;
    let found: i64 = found.context("the database has no schema yet")?.get(0);
    ensure!(found == 0, "the database has products already");
    let (categories, leaves) = shops_and_categories::categories()?;
    for (columns, rows) in [
        (
            shops_and_categories::OWNER_COLUMNS,
            shops_and_categories::owners(shops),
        ),
        (shops_and_categories::CATEGORY_COLUMNS, categories),
        (
            shops_and_categories::SHOP_COLUMNS,
            shops_and_categories::shops(shops),
        ),
    ] {
        copy(&client, columns, [rows]).await?;
    }
    let bar = bar(count);
    let make_product = |id| Product::new(id, shops, leaves);
    let filling = TABLES.map(|tables| fill(url, tables, count, &make_product, &bar));
    try_join_all(filling).await?;
    bar.finish();
    finish(&client).await
}

/// Writes the products' rows into these tables, one table after the other.
async fn fill(
    url: &str,
    tables: &[Table],
    count: u64,
    make_product: &impl Fn(u64) -> Product,
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
                (table.rows)(&make_product(made), &mut rows);
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

/// A connection over which triggers and foreign keys rest.
pub async fn connect(url: &str) -> anyhow::Result<Client> {
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

/// Fails on any row that points to nothing.
#[cfg(test)]
pub const EVERY_FOREIGN_KEY: &str = "do $$ declare k record; begin \
    for k in select conrelid::regclass as t, conname as n, pg_get_constraintdef(oid) as d \
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace \
    loop execute format('alter table %s drop constraint %I, add constraint %I %s', k.t, k.n, k.n, k.d); \
    end loop; end $$";

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: &str = "select row_to_json(p)::jsonb::text from \
        (select price, price_sale, price_varies, in_stock, runs_low, thumbnail from products where id = $1) p";
    const REFRESH: &str = include_str!("../../../../crates/catalog/src/product/refresh_card.sql");

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_is_loaded_fits_together_and_shows_what_it_has() {
        let database = db::testing::database().await;
        load(&database.url, 1000).await.unwrap();
        assert!(load(&database.url, 1000).await.is_err(), "loaded twice");
        let client = connect(&database.url).await.unwrap();
        client.batch_execute(EVERY_FOREIGN_KEY).await.unwrap();
        for id in 1_i64..=100 {
            let card = |row: tokio_postgres::Row| row.get::<_, String>(0);
            let loaded = card(client.query_one(CARD, &[&id]).await.unwrap());
            client.execute(REFRESH, &[&id]).await.unwrap();
            assert_eq!(loaded, card(client.query_one(CARD, &[&id]).await.unwrap()));
        }
        let made = "insert into products (shop_id, category_id, slug, title) values (1, 100, 'new', 'New')";
        client.execute(made, &[]).await.unwrap();
    }
}
