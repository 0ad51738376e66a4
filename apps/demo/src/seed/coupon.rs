//! The coupons of the demo seller's shop: one that works, one to come, one that is over.

use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};

use super::rows::Rows;
use super::tree::Open;

/// Writes them behind the marketplace's own, whose id is `after`.
pub fn write(rows: &mut Rows, shop: &Open, after: i64, now: DateTime<Utc>) {
    let day = |ahead: i64| {
        let day = now + Duration::days(ahead);
        day.date_naive().and_hms_opt(0, 0, 0).map(|at| at.and_utc())
    };
    let coupons = [
        json!({ "code": "TEATIME", "percent_bps": 1500, "starts_at": day(-20), "ends_at": day(21),
            "customer_limit": 1, "applies_to": "collections" }),
        json!({ "code": "GIFT5", "amount": 500, "minimum_spend": 5000, "starts_at": day(7),
            "ends_at": day(35) }),
        json!({ "code": "AUTUMN10", "percent_bps": 1000, "starts_at": day(-70),
            "ends_at": day(-40) }),
    ];
    let whole = json!({ "percent_bps": null, "amount": null, "minimum_spend": 0,
        "total_limit": null, "customer_limit": null, "applies_to": "everything", "used": 0 });
    for (id, terms) in (after + 1..).zip(coupons) {
        let mut row = whole.clone();
        for (name, value) in terms.as_object().into_iter().flatten() {
            row[name] = value.clone();
        }
        row["id"] = id.into();
        row["shop_id"] = shop.id.into();
        row["created_at"] = row["starts_at"].clone();
        let of_tea = row["applies_to"] == Value::from("collections");
        rows.add_plain("coupons", row);
        if let Some(collection) = shop.collections.get("tea-corner").filter(|_| of_tea) {
            let goods = json!({ "coupon_id": id, "collection_id": collection });
            rows.add_plain("coupon_collections", goods);
        }
    }
}
