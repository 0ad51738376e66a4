//! The coupons of the demo seller's shop: one that works, one to come, one that is over.

use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use super::rows::Rows;
use super::tree::Open;

/// The slug of the collection that one of them is for.
const COLLECTION: &str = "tea-corner";

/// Writes them behind the marketplace's own, whose id is `after`.
pub fn write(rows: &mut Rows, shop: &Open, after: i64, now: DateTime<Utc>) {
    let day = |ahead: i64| {
        let day = now + Duration::days(ahead);
        day.date_naive().and_hms_opt(0, 0, 0).map(|at| at.and_utc())
    };
    let tea = shop.collections.get(COLLECTION);
    let first = after + 1;
    let mut add =
        |id: i64, code: &str, off: (Option<i64>, Option<i64>), minimum: i64, days: [i64; 2]| {
            let [from, to] = days.map(day);
            let is_for_tea = id == first && tea.is_some();
            rows.add_plain(
            "coupons",
            json!({
                "id": id, "shop_id": shop.id, "code": code, "percent_bps": off.0, "amount": off.1,
                "minimum_spend": minimum, "starts_at": from, "ends_at": to, "created_at": from,
                "customer_limit": 1, "used": 0,
                "applies_to": if is_for_tea { "collections" } else { "everything" },
            }),
        );
        };
    add(first, "TEATIME", (Some(1500), None), 0, [-20, 21]);
    add(first + 1, "GIFT5", (None, Some(500)), 5000, [7, 35]);
    add(first + 2, "AUTUMN10", (Some(1000), None), 0, [-70, -40]);
    if let Some(collection) = tea {
        let goods = json!({ "coupon_id": first, "collection_id": collection });
        rows.add_plain("coupon_collections", goods);
    }
}
