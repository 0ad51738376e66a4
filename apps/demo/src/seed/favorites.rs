//! What people like: the products on their wishlists, and the shops that they follow.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use super::people::Accounts;
use super::products::{Item, Products};
use super::rng::SeededRng;
use super::rows::Rows;

/// Tries at a product for the demo shopper's wishlist, and at most for others'.
const WISHES: i64 = 9;
/// Tries at a shop for the demo shopper to follow, and at most for others; some meet the same one again.
const FOLLOWS: i64 = 6;

/// Fills wishlists and has people follow shops; the demo shopper, who comes first, does most of both.
pub fn write(rows: &mut Rows, products: &Products, accounts: &Accounts, now: DateTime<Utc>) {
    let (mut wishing, mut following) = (SeededRng::new(7), SeededRng::new(11));
    for (number, customer) in accounts.customers.iter().enumerate() {
        let is_first = number == 0;
        let sold = |item: &Item| (item.popularity > 0).then_some(item.id);
        for product in picked(&mut wishing, products, WISHES, is_first, sold) {
            let at = lately(&mut wishing, now);
            let row = json!({ "user_id": customer.id, "product_id": product, "created_at": at });
            rows.add_plain("wishlist_items", row);
        }
        let its_shop = |item: &Item| Some(item.shop.id);
        for shop in picked(&mut following, products, FOLLOWS, is_first, its_shop) {
            let at = lately(&mut following, now);
            let row = json!({ "user_id": customer.id, "shop_id": shop, "created_at": at });
            rows.add_plain("shop_follows", row);
        }
    }
}

/// What so many tries find, or fewer tries where it is not the demo shopper's.
fn picked(
    rng: &mut SeededRng,
    products: &Products,
    most: i64,
    is_first: bool,
    id: impl Fn(&Item) -> Option<i64>,
) -> BTreeSet<i64> {
    let tries = if is_first { most } else { rng.between(0, most) };
    let found = (0..tries).filter_map(|_| rng.pick(&products.items).and_then(&id));
    found.collect()
}

fn lately(rng: &mut SeededRng, now: DateTime<Utc>) -> DateTime<Utc> {
    now - Duration::minutes(rng.between(60, 40 * 24 * 60))
}
