//! Who owns which table.

use std::collections::BTreeSet;

use super::root;
use super::sources;

/// The owner of each table: the only crate whose sources name it.
const OWNERS: [(&str, &[&str]); 11] = [
    ("gateway", &["invariant_checks"]),
    ("db", &["idempotency_keys"]),
    ("jobs", &["jobs"]),
    (
        "auth",
        &[
            "users",
            "user_roles",
            "sessions",
            "refresh_tokens",
            "account_links",
            "addresses",
            "throttles",
            "audit_entries",
            "second_factors",
            "recovery_codes",
            "api_keys",
        ],
    ),
    (
        "catalog",
        &[
            "categories",
            "category_slugs",
            "color_families",
            "home_editions",
            "collections",
            "shops",
            "shop_slugs",
            "shop_notes",
            "shop_follows",
            "products",
            "product_changes",
            "product_images",
            "product_imports",
            "product_import_items",
            "product_import_pictures",
            "loose_pictures",
            "product_options",
            "option_values",
            "variants",
            "stock",
            "stock_holds",
            "stock_requests",
            "reviews",
            "review_votes",
            "review_reports",
            "review_moderations",
            "wishlist_items",
            "wishlist_shares",
            "product_views",
            "shop_views",
        ],
    ),
    (
        "cart",
        &[
            "cart_lines",
            "saved_lines",
            "coupons",
            "coupon_products",
            "coupon_collections",
            "coupon_categories",
            "coupon_shops",
            "coupon_redemptions",
        ],
    ),
    (
        "orders",
        &[
            "orders",
            "shop_orders",
            "shop_order_statuses",
            "shop_order_transitions",
            "order_lines",
            "order_events",
            "shipments",
            "shipment_lines",
            "cancellations",
            "cancellation_lines",
            "cancel_requests",
            "cancel_request_lines",
            "returns",
            "return_statuses",
            "return_transitions",
            "return_lines",
            "return_events",
            "returned_lines",
            "payments",
            "payment_statuses",
            "payment_transitions",
            "payment_events",
            "refunds",
            "invoices",
            "invoice_series",
            "ledger_transactions",
            "ledger_entries",
            "ledger_seals",
            "ledger_unsealed",
            "ledger_months",
            "ledger_account_months",
            "ledger_shop_months",
            "shop_balances",
            "shop_figures",
            "shop_days",
            "product_figures",
            "product_months",
            "product_quarters",
            "market_days",
            "adjustments",
            "adjustment_requests",
            "book_comparisons",
            "book_breaks",
            "disputes",
            "dispute_evidence",
            "dispute_shops",
            "webhook_events",
            "messages",
            "conversations",
            "message_reports",
            "message_moderations",
            "notifications",
            "notification_choices",
        ],
    ),
    ("settings", &["setting_changes"]),
    (
        "seller",
        &[
            "seller_registrations",
            "payout_accounts",
            "payout_terms",
            "payout_runs",
            "payout_run_plans",
            "payouts",
            "payout_lines",
        ],
    ),
    (
        "content",
        &[
            "content_pages",
            "content_page_edits",
            "contact_messages",
            "contact_answers",
        ],
    ),
    ("webhooks", &["webhook_endpoints", "webhook_deliveries"]),
];

/// Files that name another's table, with the reason. One that no longer does must go from here.
const EXCEPTIONS: [(&str, &str, &str); 0] = [];

fn owner_of(table: &str) -> Option<&'static str> {
    let owner = OWNERS.iter().find(|(_, tables)| tables.contains(&table));
    owner.map(|(owner, _)| *owner)
}

/// The tables of the schema, as it is printed from the migrations.
fn tables() -> BTreeSet<String> {
    let schema = std::fs::read_to_string(root().join("crates/db/src/schema.rs")).unwrap();
    let mut lines = schema.lines();
    let mut tables = BTreeSet::new();
    while let Some(line) = lines.next() {
        if line.starts_with("diesel::table!") {
            let name = lines.next().and_then(|line| line.split_whitespace().next());
            tables.extend(name.map(str::to_owned));
        }
    }
    tables
}

/// Every naming of a table outside its owner's sources, as (file, table).
fn namings() -> Vec<(String, String)> {
    let tables = tables();
    let root = root();
    let mut found = Vec::new();
    // demo data is written in bulk; the invariants are questions to the whole database
    let folders = ["crates", "apps/gateway/src", "apps/paypal-emulator/src"];
    for path in folders
        .iter()
        .flat_map(|folder| sources::files(&root.join(folder)))
    {
        let file = path
            .strip_prefix(&root)
            .unwrap()
            .to_string_lossy()
            .into_owned();
        if file == "crates/db/src/schema.rs" || file.starts_with("apps/gateway/src/check") {
            continue;
        }
        let owner = file
            .strip_prefix("crates/")
            .and_then(|rest| rest.split('/').next());
        let text = std::fs::read_to_string(&path).unwrap();
        let named = sources::named(&text, |word| tables.contains(word));
        let foreign = named.into_iter().filter(|table| owner_of(table) != owner);
        found.extend(foreign.map(|table| (file.clone(), table)));
    }
    found
}

#[test]
fn every_table_has_an_owner() {
    let owned = OWNERS.iter().flat_map(|(_, tables)| tables.iter().copied());
    let owned: BTreeSet<String> = owned.map(str::to_owned).collect();
    assert_eq!(owned, tables());
}

#[test]
fn a_table_is_named_by_its_owner_alone() {
    let excepted = |file: &str, table: &str| {
        EXCEPTIONS
            .iter()
            .any(|(at, name, _)| *at == file && *name == table)
    };
    let mut foreign = namings();
    foreign.retain(|(file, table)| !excepted(file, table));
    assert!(
        foreign.is_empty(),
        "ask the owner's functions instead: {foreign:#?}"
    );
}

#[test]
fn every_exception_is_still_needed() {
    let namings = namings();
    for (file, table, _) in EXCEPTIONS {
        let used = namings.iter().any(|(at, name)| at == file && name == table);
        assert!(used, "{file} names {table} no longer");
    }
}
