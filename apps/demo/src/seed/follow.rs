//! The shops that people follow.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use super::dice::Dice;
use super::goods::Shelf;
use super::people::Crowd;
use super::rows::Rows;

/// Tries at a shop for the demo shopper, and at most for others; some meet the same one again.
const MANY: i64 = 6;

/// Has people follow shops; the demo shopper comes first and follows most.
pub fn write(rows: &mut Rows, shelf: &Shelf, crowd: &Crowd, now: DateTime<Utc>) {
    let mut dice = Dice::new(11);
    for (number, customer) in crowd.customers.iter().enumerate() {
        let wanted = if number == 0 {
            MANY
        } else {
            dice.between(0, MANY)
        };
        let picked = (0..wanted).filter_map(|_| dice.pick(&shelf.items));
        let picked: BTreeSet<i64> = picked.map(|item| item.shop.id).collect();
        for shop in picked {
            let at = now - Duration::minutes(dice.between(60, 40 * 24 * 60));
            let row = json!({ "user_id": customer.id, "shop_id": shop, "created_at": at });
            rows.add_plain("shop_follows", row);
        }
    }
}
