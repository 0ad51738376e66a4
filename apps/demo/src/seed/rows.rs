//! Rows to be inserted, table by table, with IDs assigned here so that rows can refer to each other
//! before they are written.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// The tables in the order in which they can be filled.
pub const TABLES: [&str; 46] = [
    "users",
    "addresses",
    "categories",
    "shops",
    "user_roles",
    "seller_registrations",
    "collections",
    "products",
    "product_images",
    "product_options",
    "option_values",
    "variants",
    "stock",
    "orders",
    "shop_orders",
    "order_lines",
    "order_events",
    "shipments",
    "shipment_lines",
    "cancellations",
    "cancellation_lines",
    "payments",
    "payment_events",
    "refunds",
    "returns",
    "return_lines",
    "return_events",
    "returned_lines",
    "ledger_transactions",
    "ledger_entries",
    "disputes",
    "dispute_evidence",
    "payout_accounts",
    "payout_runs",
    "payouts",
    "payout_lines",
    "stock_holds",
    "coupons",
    "coupon_collections",
    "coupon_redemptions",
    "reviews",
    "review_votes",
    "wishlist_items",
    "shop_follows",
    "product_views",
    "shop_views",
];

/// All rows of the demo marketplace.
#[derive(Default, PartialEq, Debug)]
pub struct Rows {
    tables: BTreeMap<&'static str, Vec<Map<String, Value>>>,
}

impl Rows {
    /// Adds a row and gives it the next id of its table.
    pub fn add(&mut self, table: &'static str, row: Value) -> i64 {
        let rows = self.tables.entry(table).or_default();
        let id = i64::try_from(rows.len()).unwrap_or(i64::MAX - 1) + 1;
        let mut columns = columns(row);
        columns.insert("id".to_owned(), id.into());
        rows.push(columns);
        id
    }

    /// Adds a row of a table that has no ids of its own.
    pub fn add_plain(&mut self, table: &'static str, row: Value) {
        self.tables.entry(table).or_default().push(columns(row));
    }

    /// The rows of a table.
    pub fn of(&self, table: &str) -> &[Map<String, Value>] {
        self.tables.get(table).map_or(&[], Vec::as_slice)
    }
}

fn columns(row: Value) -> Map<String, Value> {
    match row {
        Value::Object(columns) => columns,
        other => Map::from_iter([("value".to_owned(), other)]),
    }
}
