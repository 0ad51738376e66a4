//! Wishlists.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use super::dice::Dice;
use super::goods::Shelf;
use super::people::Crowd;
use super::rows::Rows;

/// Products on the demo shopper's list, and at most on others'.
const MANY: i64 = 9;

/// Fills wishlists; the demo shopper's, who comes first, is the longest.
pub fn write(rows: &mut Rows, shelf: &Shelf, crowd: &Crowd, now: DateTime<Utc>) {
    let mut dice = Dice::new(7);
    for (number, customer) in crowd.customers.iter().enumerate() {
        let wanted = if number == 0 {
            MANY
        } else {
            dice.between(0, MANY)
        };
        let picked = (0..wanted).filter_map(|_| dice.pick(&shelf.items));
        let picked = picked.filter(|item| item.appeal > 0);
        let picked: BTreeSet<i64> = picked.map(|item| item.id).collect();
        for product in picked {
            let at = now - Duration::minutes(dice.between(60, 40 * 24 * 60));
            let row = json!({ "user_id": customer.id, "product_id": product, "created_at": at });
            rows.add_plain("wishlist_items", row);
        }
    }
}
