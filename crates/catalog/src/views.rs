//! Counts of how often product pages are opened. Visitors are not identified: a view is a product
//! and a day.
//!
//! Each gateway counts in memory and saves its counts every few seconds, in one statement; a crash
//! loses what was not saved yet.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};

use auth::actor::Seller;
use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Date, Text};
use diesel_async::RunQueryDsl;
use types::{ProductId, Slug};

use crate::Error;
use db::{Pool, Tx, prepared};

/// So many products are counted between two writings; those beyond are not. Names that no product
/// has are found out only then.
const MOST: usize = 20_000;

/// Views that were not written yet.
#[derive(Debug, Default)]
pub struct Views(Mutex<HashMap<Slug, i64>>);

impl Views {
    /// Somebody opened the page of the product with this slug.
    pub fn count(&self, product: Slug) {
        self.add(product, 1);
    }

    fn add(&self, product: Slug, views: i64) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = seen.len() >= MOST;
        match seen.entry(product) {
            Entry::Occupied(mut counted) => *counted.get_mut() += views,
            Entry::Vacant(place) if !is_full => {
                place.insert(views);
            }
            Entry::Vacant(_) => {}
        }
    }

    /// Writes what was counted; what cannot be written is kept for the next time.
    pub async fn write(&self, pool: &Pool) -> Result<(), Error> {
        let seen = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if seen.is_empty() {
            return Ok(());
        }
        let written = write(pool, &seen).await;
        if written.is_err() {
            for (product, views) in seen {
                self.add(product, views);
            }
        }
        written
    }
}

async fn write(pool: &Pool, seen: &HashMap<Slug, i64>) -> Result<(), Error> {
    let (slugs, counts): (Vec<&str>, Vec<i64>) = seen
        .iter()
        .map(|(slug, views)| (slug.as_str(), *views))
        .unzip();
    diesel::sql_query(include_str!("views/write.sql"))
        .bind::<Array<Text>, _>(slugs)
        .bind::<Array<BigInt>, _>(counts)
        .execute(&mut *pool.get().await?)
        .await?;
    Ok(())
}

/// How often the pages of a shop's products were opened on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Day {
    /// The day, in the zone that the shop had then.
    #[diesel(sql_type = Date)]
    pub day: NaiveDate,
    /// How often.
    #[diesel(sql_type = BigInt)]
    pub views: i64,
}

/// Views of all the shop's products by day, without the days that had none.
pub async fn by_day(
    tx: &mut Tx,
    seller: &Seller,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Vec<Day>, Error> {
    let query = diesel::sql_query(
        "select day, views from shop_views where shop_id = $1 and day between $2 and $3 order by day",
    )
    .bind::<BigInt, _>(seller.shop())
    .bind::<Date, _>(days.start())
    .bind::<Date, _>(days.end());
    Ok(prepared(query).load(tx.conn()).await?)
}

#[derive(QueryableByName)]
struct OfProduct {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
    #[diesel(sql_type = BigInt)]
    views: i64,
}

/// Views of these products within these days; of one that nobody looked at there is none.
pub async fn of_products(
    tx: &mut Tx,
    products: &[ProductId],
    days: &RangeInclusive<NaiveDate>,
) -> Result<HashMap<ProductId, i64>, Error> {
    let query = diesel::sql_query(
        "select product_id, sum(views)::bigint as views from product_views \
         where product_id = any($1) and day between $2 and $3 group by product_id",
    )
    .bind::<Array<BigInt>, _>(products)
    .bind::<Date, _>(days.start())
    .bind::<Date, _>(days.end());
    let rows: Vec<OfProduct> = prepared(query).load(tx.conn()).await?;
    Ok(rows
        .into_iter()
        .map(|row| (row.product_id, row.views))
        .collect())
}

#[cfg(test)]
mod tests {
    use types::Slug;

    use super::{MOST, Views};

    #[test]
    fn what_does_not_fit_is_not_counted_and_what_is_known_still_is() {
        let views = Views::default();
        for number in 0..MOST + 5 {
            views.count(Slug::parse(&format!("mug-{number}")).unwrap());
        }
        let mug = Slug::parse("mug-0").unwrap();
        views.count(mug.clone());
        let seen = views.0.lock().unwrap();
        assert_eq!((seen.len(), seen[&mug]), (MOST, 2));
    }
}
