//! What is bought: variants of different shops, with more stock than anybody can buy.

use anyhow::{Context, ensure};
use tokio_postgres::Client;

use crate::generated_catalog::SeededRng;

/// How many variants are bought of.
const ITEMS: i64 = 512;
/// Pieces of each.
const PIECES: i64 = 100_000_000;

/// A variant, as the cart is asked for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    pub variant: i64,
    pub product: i64,
    pub options: Vec<i64>,
    shop: i64,
}

/// Variants of many shops.
pub struct Items {
    items: Vec<Item>,
    /// The one that everybody wants.
    pub hot: Item,
}

impl Items {
    /// Stocks one variant of many products.
    pub async fn stock(database: &Client) -> anyhow::Result<Self> {
        let chosen = "with chosen as ( \
                select v.id, v.product_id, v.option_value_ids, p.shop_id from variants v \
                join products p on p.id = v.product_id \
                where v.position = 0 order by hashint8(v.product_id) limit $1 \
            ), stocked as ( \
                update stock s set received = s.received + $2, on_hand = s.on_hand + $2 \
                from chosen c where s.variant_id = c.id \
            ) select id, product_id, option_value_ids, shop_id from chosen order by id";
        let rows = database.query(chosen, &[&ITEMS, &PIECES]).await?;
        let items = rows.iter().map(|row| Item {
            variant: row.get(0),
            product: row.get(1),
            options: row.get(2),
            shop: row.get(3),
        });
        let items: Vec<Item> = items.collect();
        let hot = items.first().context("nothing is for sale")?.clone();
        ensure!(
            items.iter().any(|item| item.shop != hot.shop),
            "only one shop"
        );
        Ok(Self { items, hot })
    }

    /// Any of them.
    pub fn one(&self, rng: &mut SeededRng) -> &Item {
        let count = u64::try_from(self.items.len()).unwrap_or(u64::MAX);
        let place = usize::try_from(rng.below(count)).unwrap_or_default();
        self.items.get(place).unwrap_or(&self.hot)
    }

    /// Two of different shops.
    pub fn two(&self, rng: &mut SeededRng) -> [&Item; 2] {
        let one = self.one(rng);
        loop {
            let other = self.one(rng);
            if other.shop != one.shop {
                return [one, other];
            }
        }
    }
}

/// Nothing is left of a variant.
pub async fn sell_out(database: &Client, item: &Item) -> anyhow::Result<()> {
    let gone = "update stock set received = received - (on_hand - reserved), on_hand = reserved \
        where variant_id = $1";
    ensure!(
        database.execute(gone, &[&item.variant]).await? == 1,
        "no such variant"
    );
    Ok(())
}
