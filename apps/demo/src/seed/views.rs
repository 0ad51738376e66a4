//! Views of product pages, day by day, for the shops' dashboards.

use std::collections::BTreeMap;

use chrono::{DateTime, Duration, NaiveDate, Utc};
use serde_json::json;

use super::products::Products;
use super::rng::SeededRng;
use super::rows::Rows;
use super::shopping::{DAYS, YEAR};
use super::shops_and_categories::FIRST_SHOP;

/// Views of every product on every day that its shop was open, more of what is bought more; their
/// days are those of UTC, as the demo's shops count them.
pub fn write(rows: &mut Rows, products: &Products, now: DateTime<Utc>) {
    let mut rng = SeededRng::new(8);
    let mut of_shops: BTreeMap<(i64, NaiveDate), i64> = BTreeMap::new();
    for item in &products.items {
        let days = match item.shop.slug.as_str() {
            FIRST_SHOP => YEAR,
            _ => DAYS,
        };
        for ago in 0..days {
            let day = (now - Duration::days(ago)).date_naive();
            let views = rng.between(0, 2 + item.popularity / 60);
            if views > 0 && item.popularity > 0 && item.published_at.date_naive() <= day {
                let row = json!({ "product_id": item.id, "day": day, "views": views });
                rows.add_plain("product_views", row);
                *of_shops.entry((item.shop.id, day)).or_default() += views;
            }
        }
    }
    for ((shop, day), views) in of_shops {
        let row = json!({ "shop_id": shop, "day": day, "views": views });
        rows.add_plain("shop_views", row);
    }
}
