//! Statements without any condition, kind by kind.

use diesel_async::SimpleAsyncConnection;

use super::kinds::{DELETABLE, DELETABLE_UNSOLD, DELETABLE_UNUSED, KINDS};
use super::{execute, number, two_shops, words, words_of_shop};

#[tokio::test]
async fn a_select_without_a_condition_sees_the_own_shops_rows_of_every_kind() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    for kind in &KINDS {
        let (table, shops) = (kind.table, kind.shops);
        // where a row lies names it in any table; of these a seller reads some columns only
        let row = match table {
            "users" | "adjustments" | "disputes" | "payouts" => "t.id",
            "payout_accounts" | "payout_terms" => "t.shop_id",
            _ => "t.ctid",
        };
        for shop in [1, 2] {
            let own = format!(
                "select {row}::text as word from {table} t where {shop} in ({shops}) order by 1"
            );
            let own = words(&mut owner, &own).await;
            assert!(!own.is_empty(), "the fixture has no {table} of shop {shop}");
            let all = format!("select {row}::text as word from {table} t order by 1");
            assert_eq!(words_of_shop(&database, shop, &all).await, own, "{table}");
        }
    }
}

#[tokio::test]
async fn an_update_without_a_condition_touches_the_own_shops_rows_or_none() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    for kind in &KINDS {
        let (table, shops) = (kind.table, kind.shops);
        let Some(column) = kind.writable else {
            let last = format!(
                "select attname::text as word from pg_attribute \
                 where attrelid = '{table}'::regclass order by attnum desc limit 1"
            );
            let last = words(&mut owner, &last).await.concat();
            let update = format!("update {table} set {last} = {last}");
            let refused = execute(&database, 1, &update).await.unwrap_err();
            assert!(refused.to_string().contains("permission denied"), "{table}");
            continue;
        };
        let own = format!("select count(*) from {table} t where 1 in ({shops})");
        let own = number(&mut owner, &own).await;
        let update = format!("update {table} set {column} = {column}");
        let touched = execute(&database, 1, &update).await.unwrap();
        assert_eq!(i64::try_from(touched).unwrap(), own, "{table}");
    }
}

#[tokio::test]
async fn a_delete_is_refused_for_every_kind_but_a_few() {
    let database = two_shops().await;
    for kind in KINDS.iter().filter(|kind| !DELETABLE.contains(&kind.table)) {
        let delete = format!("delete from {}", kind.table);
        let refused = execute(&database, 1, &delete).await.unwrap_err();
        assert!(
            refused.to_string().contains("permission denied"),
            "{}",
            kind.table
        );
    }
}

#[tokio::test]
async fn a_delete_without_a_condition_takes_the_own_shops_rows() {
    let in_part = [DELETABLE_UNSOLD, DELETABLE_UNUSED];
    let whole = |table| DELETABLE.contains(&table) && !in_part.contains(&table);
    for kind in KINDS.iter().filter(|kind| whole(kind.table)) {
        // a database for each: deleting a collection also takes it out of a coupon's products
        let database = two_shops().await;
        let mut owner = database.pool.get().await.unwrap();
        let (table, shops) = (kind.table, kind.shops);
        let count = |shop: i64| format!("select count(*) from {table} t where {shop} in ({shops})");
        let (own, foreign) = (number(&mut owner, &count(1)).await, count(2));
        let others = number(&mut owner, &foreign).await;
        let gone = execute(&database, 1, &format!("delete from {table}")).await;
        assert_eq!(i64::try_from(gone.unwrap()).unwrap(), own, "{table}");
        assert_eq!(number(&mut owner, &foreign).await, others, "{table}");
        assert!(own > 0 && others > 0, "{table}");
    }
}

#[tokio::test]
async fn a_delete_of_products_takes_the_own_that_nobody_ever_set_aside() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    let more = "insert into products (shop_id, category_id, slug, title) \
         select n, 1, 'new-' || n, 'New' from generate_series(1, 2) n";
    owner.batch_execute(more).await.unwrap();
    let gone = execute(&database, 1, "delete from products").await;
    assert_eq!(gone.unwrap(), 1);
    let left = words(&mut owner, "select slug as word from products order by 1").await;
    assert_eq!(left, ["mug-1", "mug-2", "new-2"]);
}

#[tokio::test]
async fn a_coupon_that_an_order_used_is_not_deleted_and_another_shops_neither() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    let refused = execute(&database, 1, "delete from coupons").await;
    let refused = refused.unwrap_err().to_string();
    assert!(
        refused.contains("coupon_redemptions_coupon_id_fkey"),
        "{refused}"
    );
    let unused = "delete from coupons where code like 'SPARE%'";
    assert_eq!(execute(&database, 1, unused).await.unwrap(), 1);
    let left = "select code as word from coupons where code like 'SPARE%'";
    assert_eq!(words(&mut owner, left).await, ["SPARE2"]);
}

/// What a seller may insert, as a row of shop `$`, whose ids begin with that number.
const INSERTS: [&str; 28] = [
    "collections (shop_id, category_id, name, slug) values ($, 1, 'New', 'new-$')",
    "products (shop_id, category_id, slug, title) values ($, 1, 'new', 'New')",
    "product_images (product_id, position, url, thumbnail) values ($0, 1, '', '')",
    "product_options (product_id, position, name) values ($0, 1, 'Size')",
    "option_values (option_id, position, value) values ($0, 1, 'XL')",
    "variants (product_id, position, option_value_ids, price) values ($0, 2, '{9}', 5)",
    "coupons (code, shop_id, amount) values ('NEW$', $, 100)",
    "coupon_products (coupon_id, product_id) values ($1, $0)",
    "coupon_collections (coupon_id, collection_id) values ($1, $0)",
    "stock (variant_id, received, on_hand) values ($1, 1, 1)",
    "order_events (shop_order_id, from_status, to_status, actor) \
     values ($0, 'confirmed', 'in_delivery', 'seller')",
    "shipments (shop_order_id, carrier, tracking_number) values ($0, 'UPS', '2Z')",
    "shipments (shop_order_id, carrier, tracking_number) values ($1, 'UPS', '3Z')",
    "shipment_lines (shipment_id, order_line_id, quantity) select max(id), $0, 1 from shipments",
    "cancellations (shop_order_id, actor, reason, amount, commission) values ($0, 'seller', '', 5, 0)",
    "cancellation_lines (cancellation_id, order_line_id, quantity) select min(id), $0, 1 from cancellations",
    "refunds (payment_id, shop_order_id, amount, commission, reason) values (30, $1, 5, 0, '')",
    "dispute_evidence (dispute_id, shop_id, note, sent_by) select min(id), $, '', 12 from disputes",
    "messages (shop_order_id, author, author_id, text) values ($0, 'seller', $1, 'Hello')",
    "conversations (shop_order_id, shop_id, buyer_id, last_message_id, buyer_unread, shop_unread) \
     values ($1, $, $2, $1, 0, 0)",
    "message_reports (message_id, reporter_id, reason) values ($1, $1, 'spam')",
    "webhook_endpoints (shop_id, name, url, events, secret) \
     values ($, 'Till', 'https://example.com', '{order.paid}', '\\x00')",
    "webhook_deliveries (endpoint_id, message_id, event, body, next_try_at) \
     values ($0, 'msg_new', 'order.paid', '{}', now())",
    "notification_choices (shop_id, kind, by_mail) values ($, 'review', false)",
    "payout_accounts (shop_id, method, destination, shown, changed_by) \
     values ($, 'paypal', '\\x0000000001', '', 12) \
     on conflict (shop_id) do update set destination = '\\x0000000001'",
    "invoices (shop_order_id, shop_id, document) values ($1, $, '{}')",
    "idempotency_keys (actor, route, key, body_hash) values ('user:$1', '', 'new', sha256(''))",
    "jobs (kind, payload, unique_key, run_at) values ('mail', '{}', 'k$', now()) \
     on conflict (unique_key) do nothing",
];

#[tokio::test]
async fn an_insert_for_another_shop_is_refused_and_one_for_the_own_shop_is_not() {
    let database = two_shops().await;
    let wanted =
        |insert: &str, shop: i64| format!("insert into {}", insert.replace('$', &shop.to_string()));
    for insert in INSERTS.iter().filter(|insert| !insert.starts_with("jobs")) {
        let foreign = execute(&database, 1, &wanted(insert, 2)).await.unwrap_err();
        let message = foreign.to_string();
        assert!(
            message.contains("row-level security"),
            "{insert}: {message}"
        );
    }
    // the parcel of shop order 11 may hold no line of shop order 10
    for insert in INSERTS
        .iter()
        .filter(|insert| !insert.starts_with("shipment_lines"))
    {
        let own = execute(&database, 1, &wanted(insert, 1)).await;
        assert_eq!(own.unwrap(), 1, "{insert}");
    }
}

#[tokio::test]
async fn a_row_of_the_own_shop_cannot_be_tied_to_what_is_another_ones() {
    let database = two_shops().await;
    let crossed = [
        // a parcel of the own order with a line of another one
        "insert into shipment_lines values (10, 20, 1)",
        // a cancellation of the own order with a line of another one
        "insert into cancellation_lines values (10, 20, 1)",
        // a cancellation for another shop's lost parcel, or in the buyer's name
        "insert into cancellations (shop_order_id, shipment_id, actor, reason, amount, commission) \
         values (10, 20, 'seller', '', 5, 0)",
        "insert into cancellations (shop_order_id, actor, reason, amount, commission) \
         values (10, 'buyer', '', 5, 0)",
        // money of another order's payment
        "insert into refunds (payment_id, shop_order_id, amount, commission, reason) values (10, 11, 5, 0, '')",
        // a coupon for what another shop sells, or for its collection
        "insert into coupon_products values (10, 20)",
        "insert into coupon_collections values (10, 20)",
        // words in the buyer's mouth, and a complaint about what the shop itself wrote
        "insert into messages (shop_order_id, author, author_id, text) values (10, 'buyer', 12, 'Hello')",
        "insert into message_reports (message_id, reporter_id, reason) values (12, 11, 'spam')",
        // the buyer of another shop's order
        "insert into conversations (shop_order_id, shop_id, buyer_id, last_message_id, buyer_unread, shop_unread) \
         values (20, 1, 22, 11, 0, 0)",
        // a step that only the system takes
        "insert into order_events (shop_order_id, from_status, to_status, actor) \
         values (10, 'pending_payment', 'confirmed', 'system')",
    ];
    for statement in crossed {
        let refused = execute(&database, 1, statement).await.unwrap_err();
        let message = refused.to_string();
        assert!(
            message.contains("row-level security"),
            "{statement}: {message}"
        );
    }
}

#[tokio::test]
async fn a_seller_cannot_write_what_is_not_theirs_to_decide() {
    let database = two_shops().await;
    let forbidden = [
        "update products set shop_id = 2",
        "update products set rating_sum = 5, review_count = 1",
        "update products set sold_count = 1000",
        "update variants set product_id = 20",
        "update product_images set url = '/media/another.webp'",
        "select * from loose_pictures",
        "update shops set status = 'approved'",
        "update shop_orders set total = 1, subtotal = 1, commission = 0",
        "update shop_orders set delivered_by = now()",
        "update order_lines set cancelled = 1",
        "insert into cancel_requests (shop_order_id, reason) values (10, '')",
        "update payments set status = 'paid', capture_id = 'mine'",
        "update refunds set status = 'done'",
        "insert into ledger_entries (transaction_id, account, shop_id, amount) \
         values (10, 'shop', 1, -5)",
        "update payout_accounts set held_until = null",
        "select destination from payouts",
        "update payouts set status = 'failed'",
        "update payout_terms set reserve_bps = 0",
        "insert into adjustments (shop_id, amount, reason, operator_id) values (1, 5, '', 12)",
        "select * from payout_runs",
        "update shop_balances set amount = -1000000",
        "update ledger_shop_months set amount = 1000000",
        "select * from ledger_account_months",
        "update shop_figures set revenue = 1000000",
        "update product_figures set items = 5",
        "insert into shop_views (shop_id, day, views) values (1, '2026-11-02', 5)",
        "select * from ledger_unsealed",
        "select * from shop_turnover(array[20])",
        "select * from shop_bookings(array[20])",
        "select * from book_breaks",
        "update dispute_evidence set status = 'sent'",
        "select accept_note from disputes",
        "select password_hash from users",
        "select payload from jobs",
        "select * from sessions",
        "select * from addresses",
        "select * from cart_lines",
        "update reviews set rating = 5",
        "update reviews set hidden_at = now()",
        "update reviews set helpful_count = 100",
        "insert into reviews (product_id, order_line_id, user_id, author, rating) \
         values (10, 99, 12, 'Ann', 5)",
        "select * from review_votes",
        "select * from review_reports",
        "select * from review_moderations",
        "select * from wishlist_items",
        "select * from wishlist_shares",
        "select * from shop_follows",
        "select * from stock_requests",
    ];
    for statement in forbidden {
        let refused = execute(&database, 1, statement).await.unwrap_err();
        assert!(
            refused.to_string().contains("permission denied"),
            "{statement}: {refused}"
        );
    }
}

#[tokio::test]
async fn how_many_products_share_a_slug_is_known_behind_the_wall() {
    let database = two_shops().await;
    let count = words_of_shop(
        &database,
        1,
        "select products_with_slug('mug')::text as word",
    );
    assert_eq!(count.await, ["2"]);
}

#[tokio::test]
async fn what_a_shop_is_owed_is_told_to_that_shop_alone() {
    let database = two_shops().await;
    let mut owed = Vec::new();
    for shop in 1..=2 {
        let query = format!("select balance::text as word from shop_owed({shop})");
        owed.extend(words_of_shop(&database, 1, &query).await);
    }
    assert_ne!(owed[0], "0");
    assert_eq!(owed[1], "0");
}

#[tokio::test]
async fn what_comes_back_is_taken_off_the_own_shops_sales_only() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    owner
        .batch_execute("update products set sold_count = 2")
        .await
        .unwrap();
    let back = "select goods_unsold(array[10, 20], array[1, 1])";
    execute(&database, 1, back).await.unwrap();
    let sold = "select sold_count::text as word from products where id in (10, 20) order by id";
    assert_eq!(words(&mut owner, sold).await, ["1", "2"]);
}

#[tokio::test]
async fn nothing_was_sold_fewer_than_no_times() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    let back = "select goods_unsold(array[10], array[7])";
    execute(&database, 1, back).await.unwrap();
    let sold = "select sold_count::text as word from products where id = 10";
    assert_eq!(words(&mut owner, sold).await, ["0"]);
    let below = "update products set sold_count = -1 where id = 10";
    assert!(owner.batch_execute(below).await.is_err());
}
