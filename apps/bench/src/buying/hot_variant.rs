//! One variant that all buyers want, in the database alone: the statements with which the gateway
//! holds, pins and claims stock, in its transactions, without the order's other rows. A sale counts
//! only once it is on disk.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::ensure;
use bb8::Pool;
use tokio::task::JoinSet;

use super::items::Item;
use crate::prepared_pool::{self, Connection, Connections};

const STATEMENTS: [&str; 5] = [
    include_str!("../../../../crates/catalog/src/stock/holds/hold.sql"),
    "update stock_holds set status = 'pinned' where order_id = $1 and status = 'held'",
    include_str!("../../../../crates/catalog/src/stock/holds/claim.sql"),
    include_str!("../../../../crates/catalog/src/stock/holds/count_sold.sql"),
    // what takes the sale to the disk, as the answer to the buyer's key does
    "insert into idempotency_keys (actor, route, key, body_hash) \
     values ('bench', 'hot', $1, sha256(convert_to($1, 'UTF8')))",
];

const BEGIN: &str = "begin; set local synchronous_commit = off";

/// IDs of orders that exist only in the stock holds.
static ORDERS: AtomicI64 = AtomicI64::new(1 << 40);

/// Sales a second of one variant, wanted by so many at once.
pub async fn measure(
    url: &str,
    buyers: u32,
    buyer: i64,
    item: &Item,
    time: Duration,
) -> anyhow::Result<f64> {
    let pool = Arc::new(prepared_pool::pool(url, STATEMENTS).await?);
    let began = Instant::now();
    let mut buying = JoinSet::new();
    for _ in 0..buyers {
        let (pool, item) = (Arc::clone(&pool), item.clone());
        buying.spawn(async move {
            let mut sold = 0_u32;
            while began.elapsed() < time {
                sell(&pool, buyer, &item).await?;
                sold += 1;
            }
            anyhow::Ok(sold)
        });
    }
    let mut sold = 0;
    while let Some(done) = buying.join_next().await {
        sold += done??;
    }
    Ok(f64::from(sold) / began.elapsed().as_secs_f64())
}

async fn sell(pool: &Pool<Connections<5>>, buyer: i64, item: &Item) -> anyhow::Result<()> {
    let order = ORDERS.fetch_add(1, Relaxed);
    {
        let Connection { client, statements } = &*pool.get().await?;
        let [hold, ..] = statements;
        let soon = std::time::SystemTime::now() + Duration::from_secs(900);
        client.batch_execute(BEGIN).await?;
        let (variants, pieces) = (vec![item.variant], vec![1_i32]);
        let held = client
            .query(hold, &[&order, &buyer, &soon, &variants, &pieces])
            .await?;
        ensure!(held.len() == 1, "nothing was held");
        client.batch_execute("commit").await?;
    }
    // here the provider is asked
    let Connection { client, statements } = &*pool.get().await?;
    let [_, pin, claim, count, note] = statements;
    client.execute(pin, &[&order]).await?;
    client.batch_execute(BEGIN).await?;
    let claimed = client.query(claim, &[&order]).await?;
    ensure!(claimed.len() == 1, "nothing was sold");
    let (products, pieces) = (vec![item.product], vec![1_i64]);
    client.execute(count, &[&products, &pieces]).await?;
    client.batch_execute("commit").await?;
    client.execute(note, &[&order.to_string()]).await?;
    Ok(())
}
