//! No table is forgotten.

use super::kinds::{DELETABLE, KINDS};
use super::{database, words};

/// What sellers reach without a wall, because it is nobody's: the words of the trade, and the
/// queue, of which they see keys only.
const OPEN: [&str; 6] = [
    "categories",
    "jobs",
    "return_statuses",
    "return_transitions",
    "shop_order_statuses",
    "shop_order_transitions",
];

/// What is told of shops and not to them, the marketplace's coupons for them and who follows them
/// among it, and what belongs to accounts as sessions do: sellers have no right there at all, so
/// that no wall is needed.
const CLOSED: [&str; 6] = [
    "adjustment_requests",
    "api_keys",
    "coupon_shops",
    "payout_run_plans",
    "shop_follows",
    "shop_notes",
];

const WALLED: &str = "select c.relname::text as word from pg_class c \
     join pg_policy p on p.polrelid = c.oid \
     join pg_roles r on r.oid = any(p.polroles) and r.rolname = 'helloshop_seller' \
     where c.relrowsecurity and p.polname = 'shop_wall' order by 1";

const WITH_A_SHOP: &str = "select table_name::text as word from information_schema.columns \
     where table_schema = 'public' and column_name = 'shop_id' order by 1";

const WITHIN_REACH: &str = "select c.relname::text as word from pg_class c \
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') \
     and has_any_column_privilege('helloshop_seller', c.oid, 'select, insert, update') \
     order by 1";

const FOR_DELETION: &str = "select c.relname::text as word from pg_class c \
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') \
     and has_table_privilege('helloshop_seller', c.oid, 'delete, truncate, references, trigger') \
     order by 1";

#[tokio::test]
async fn every_table_that_names_a_shop_stands_behind_the_wall_or_is_closed_to_sellers() {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    let walled = words(&mut conn, WALLED).await;
    for table in words(&mut conn, WITH_A_SHOP).await {
        assert!(
            walled.contains(&table) || CLOSED.contains(&table.as_str()),
            "{table} has a shop_id: enable row level security and create policy shop_wall, \
             as the migration shop_wall does"
        );
    }
}

#[tokio::test]
async fn a_seller_reaches_no_table_that_is_neither_walled_nor_open() {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    let walled = words(&mut conn, WALLED).await;
    for table in words(&mut conn, WITHIN_REACH).await {
        assert!(
            walled.contains(&table) || OPEN.contains(&table.as_str()),
            "helloshop_seller has rights on {table}, which has no policy shop_wall"
        );
    }
    let mut deletable = DELETABLE;
    deletable.sort_unstable();
    assert_eq!(words(&mut conn, FOR_DELETION).await, deletable);
}

#[tokio::test]
async fn every_walled_table_is_among_the_kinds_that_are_tested() {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    let mut kinds: Vec<_> = KINDS.iter().map(|kind| kind.table.to_owned()).collect();
    kinds.sort_unstable();
    assert_eq!(words(&mut conn, WALLED).await, kinds);
}
