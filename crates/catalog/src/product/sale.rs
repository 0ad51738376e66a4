//! Sale prices that begin and end automatically. `sale_price` in the database determines the
//! current price wherever a price is read; this module updates the copies: the card on the
//! product's row and, through the feed, the listings.

use std::collections::BTreeSet;

use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use types::ProductId;

use super::refresh_card;
use crate::Error;
use db::Pool;

/// Variants in one transaction.
const BATCH: i64 = 200;

#[derive(QueryableByName)]
struct ChangedSale {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
}

/// Shows the price of the hour of all products of which a reduced price began or ended. Answers of
/// how many. A variant that somebody is changing is left to the next time.
pub async fn start_and_end(pool: &Pool) -> Result<usize, Error> {
    let mut count = 0;
    loop {
        let products = process_batch(pool).await?;
        if products.is_empty() {
            return Ok(count);
        }
        count += products.len();
    }
}

async fn process_batch(pool: &Pool) -> Result<BTreeSet<ProductId>, Error> {
    db::transaction(pool, async |tx| {
        // a trigger says when the next one is
        let changed: Vec<ChangedSale> = diesel::sql_query(
            "update variants set sale_turns = null where id in ( \
                 select id from variants where sale_turns <= statement_timestamp() \
                 order by id limit $1 for no key update skip locked) \
             returning product_id",
        )
        .bind::<BigInt, _>(BATCH)
        .load(tx.conn())
        .await?;
        let products: BTreeSet<ProductId> = changed.iter().map(|it| it.product_id).collect();
        for product in &products {
            refresh_card(tx, *product).await?;
        }
        Ok(products)
    })
    .await
}
