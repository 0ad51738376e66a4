//! `check-invariants` says nothing of a marketplace in order, and finds each kind of breach
//! that is planted into it.

use db::testing::{TestDatabase, database};
use diesel_async::SimpleAsyncConnection;
use gateway::check;

const STORY: &str = include_str!("invariants/story.sql");

async fn marketplace() -> TestDatabase {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute(STORY).await.unwrap();
    orders::ledger::seal(&database.pool).await.unwrap();
    database
}

/// Does what no code path and no constraint allows.
async fn sabotage(database: &TestDatabase, sql: &str) {
    let mut conn = database.pool.get().await.unwrap();
    let unguarded = format!(
        "set session_replication_role = replica; {sql}; set session_replication_role = origin"
    );
    conn.batch_execute(&unguarded).await.unwrap();
}

/// What the command says of a database: its exit code and its lines.
async fn command(database: &TestDatabase) -> (Option<i32>, Vec<String>) {
    let output = tokio::process::Command::new(env!("CARGO_BIN_EXE_gateway"))
        .arg("check-invariants")
        .env("DATABASE_URL", &database.url)
        .output()
        .await
        .unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    (
        output.status.code(),
        lines.lines().map(str::to_owned).collect(),
    )
}

/// Plants each breach into a marketplace of its own and wants to read of it.
async fn each_is_reported(invariant: &str, planted: &[(&str, &str)]) {
    for (sql, expected) in planted {
        let database = marketplace().await;
        sabotage(&database, sql).await;
        let breaches = check::run(&database.url).await.unwrap();
        let found = breaches
            .iter()
            .any(|breach| breach.invariant == invariant && breach.found.contains(expected));
        assert!(
            found,
            "{sql}\nwanted {invariant}: {expected}\nfound {breaches:#?}"
        );
    }
}

#[tokio::test]
async fn a_marketplace_in_order_has_no_breach() {
    let database = marketplace().await;
    assert_eq!(check::run(&database.url).await.unwrap(), []);
}

#[tokio::test]
async fn the_command_prints_a_line_per_breach_and_fails_if_there_is_one() {
    let database = marketplace().await;
    assert_eq!(command(&database).await, (Some(0), Vec::new()));
    let breaches =
        "update coupons set used = 2 where id = 1; delete from stock where variant_id = 4";
    sabotage(&database, breaches).await;
    let (code, lines) = command(&database).await;
    let expected = [
        "I1 stock: variant 4 has no shelf",
        "I6 coupon: coupon HELLOSHOP: counted 2 uses, there are 1",
    ];
    assert_eq!(
        (code, lines.as_slice()),
        (Some(1), expected.map(str::to_owned).as_slice())
    );
}

#[tokio::test]
async fn stock_that_appears_vanishes_or_is_set_aside_for_nobody_is_reported() {
    let planted = [
        (
            "alter table stock drop constraint stock_is_conserved; \
             update stock set on_hand = 9 where variant_id = 1",
            "variant 1: 9 on hand + 2 sold is not 10 received",
        ),
        (
            "alter table stock drop constraint stock_reserved_within_on_hand; \
             update stock set reserved = 8 where variant_id = 3",
            "variant 3: 8 set aside of 7 on hand",
        ),
        (
            "update stock set reserved = 2 where variant_id = 3",
            "its holds add up to 1",
        ),
        (
            "delete from stock_holds where order_id = 2",
            "its holds add up to 0",
        ),
        (
            "delete from stock where variant_id = 4",
            "variant 4 has no shelf",
        ),
    ];
    each_is_reported("I1 stock", &planted).await;
}

#[tokio::test]
async fn payments_that_are_not_one_to_one_or_not_to_the_cent_are_reported() {
    let planted = [
        (
            "alter table payments drop constraint payments_capture; \
             update payments set capture_id = 'CAP-1', status = 'paid' where id = 2",
            "capture CAP-1 of paypal belongs to 2 payments",
        ),
        (
            "delete from payments where id = 2",
            "order H-2 has 0 payments",
        ),
        (
            "alter table shop_orders drop constraint shop_orders_one_per_shop; \
             update shop_orders set shop_id = 1 where id = 2",
            "order H-1 has 2 parts of shop 1",
        ),
        (
            "update payments set amount = 3601 where id = 1",
            "order H-1: payment 3601 USD",
        ),
        (
            "update shop_orders set subtotal = 2001, total = 1801 where id = 1",
            "order H-1: total 3600, its parts add up to 3601",
        ),
        (
            "update order_lines set quantity = 1 where id = 1",
            "shop order 1: subtotal 2000",
        ),
    ];
    each_is_reported("I2 payment", &planted).await;
}

#[tokio::test]
async fn captured_money_without_goods_or_refund_is_reported() {
    let planted = [
        (
            "update shop_orders set status = 'pending_payment' where id = 1",
            "order H-1 was paid, but shop order 1 is pending_payment",
        ),
        (
            "delete from refunds",
            "shop order 2 is cancelled and 0 of 1800 goes back",
        ),
        (
            "update payments set refunded = 1000 where id = 1",
            "1000 was given back",
        ),
        (
            "update shop_orders set status = 'confirmed' where id = 2",
            "shop order 2 goes back (refund 1), but is confirmed",
        ),
    ];
    each_is_reported("I3 paid or refunded", &planted).await;
}

#[tokio::test]
async fn an_answer_about_something_that_is_not_there_is_reported() {
    let planted = [
        (
            "update orders set number = 'H-9' where id = 2",
            "user:2 was told by placeOrder of order H-2",
        ),
        (
            "update payments set capture_id = null, status = 'pending' where id = 1",
            "user:1 was told that order H-1 is paid, but there is no capture",
        ),
        (
            "delete from shipments",
            "user:3 was told of parcel 1 of order H-1",
        ),
    ];
    each_is_reported("I4 answered", &planted).await;
}

#[tokio::test]
async fn a_ledger_that_is_off_incomplete_or_rewritten_is_reported() {
    let planted = [
        (
            "update ledger_entries set amount = 1801 where id = 1",
            "ledger transaction 1 with 6 entries is off by 1",
        ),
        (
            "delete from ledger_entries where transaction_id = 2",
            "ledger transaction 2 with 0 entries is off by 0",
        ),
        (
            "delete from ledger_entries where transaction_id = 1; \
             delete from ledger_transactions where id = 1",
            "capture CAP-1 of 3600 is booked as 0",
        ),
        (
            "update ledger_transactions set reference = 'refund:7' where id = 2",
            "refund 1 of 1800 is booked as 0",
        ),
        (
            "update ledger_entries set shop_id = 2 where id = 2; \
             update ledger_entries set shop_id = 1 where id = 5",
            "seal 1 of ledger transaction 1 does not fit",
        ),
        (
            "delete from ledger_seals where position = 1",
            "seal 2 of ledger transaction 2 does not fit",
        ),
    ];
    each_is_reported("I5 ledger", &planted).await;
}

#[tokio::test]
async fn a_coupon_used_too_often_or_miscounted_is_reported() {
    let planted = [
        (
            "update coupons set used = 2 where id = 1",
            "coupon HELLOSHOP: counted 2 uses, there are 1",
        ),
        (
            "alter table coupons drop constraint coupons_within_limit; \
             update coupons set total_limit = 0 where id = 1",
            "coupon HELLOSHOP was used 1 times of 0",
        ),
        (
            "insert into coupon_redemptions (coupon_id, user_id, order_id, use_number) values (1, 1, 7, 2); \
             update coupons set used = 2 where id = 1",
            "coupon HELLOSHOP was used 2 times of 1 by user 1",
        ),
        (
            "update coupon_redemptions set order_id = 2; update payments set status = 'expired' where id = 2",
            "order H-2 was never paid but still uses coupon HELLOSHOP",
        ),
        (
            "delete from coupon_redemptions",
            "order H-1 has a discount of 400 without a coupon",
        ),
    ];
    each_is_reported("I6 coupon", &planted).await;
}

#[tokio::test]
async fn a_history_that_leaves_the_allowed_paths_is_reported() {
    let planted = [
        (
            "insert into order_events (shop_order_id, from_status, to_status, actor) \
             values (1, 'in_delivery', 'completed', 'seller'); \
             update shop_orders set status = 'completed' where id = 1",
            "shop order 1 went in_delivery → completed by seller after in_delivery",
        ),
        (
            "delete from order_events where shop_order_id = 1 and to_status = 'confirmed'",
            "shop order 1 went confirmed → in_delivery by seller after pending_payment",
        ),
        (
            "update shop_orders set status = 'delivered' where id = 1",
            "shop order 1 is delivered, its history ends at in_delivery",
        ),
        (
            "insert into payment_events (payment_id, from_status, to_status) values (2, 'pending', 'paid')",
            "payment 2 went pending → paid after pending",
        ),
        (
            "update payments set status = 'failed' where id = 2",
            "payment 2 is failed, its history ends at pending",
        ),
        (
            "update shop_orders set status = 'confirmed' where id = 3",
            "shop order 3 is confirmed, but its payment is pending",
        ),
    ];
    each_is_reported("I7 history", &planted).await;
}

#[tokio::test]
async fn doubled_cart_lines_and_variants_are_reported() {
    let planted = [
        (
            "alter table cart_lines drop constraint cart_lines_one_per_variant; \
             insert into cart_lines (user_id, variant_id, quantity) values (1, 2, 1)",
            "user 1 has 2 lines of variant 2",
        ),
        (
            "alter table cart_lines drop constraint cart_lines_quantity; update cart_lines set quantity = 1000",
            "wants 1000",
        ),
        (
            "alter table variants drop constraint variants_options; \
             update variants set option_value_ids = '{1}' where id = 2",
            "variants 1, 2 of product 1 have the same options",
        ),
    ];
    each_is_reported("I8 cart", &planted).await;
}

#[tokio::test]
async fn a_key_with_two_effects_or_a_foreign_answer_is_reported() {
    let planted = [
        (
            "alter table idempotency_keys drop constraint idempotency_keys_pkey; \
             insert into idempotency_keys select * from idempotency_keys where key = 'k1'",
            "key k1 of user:1 for placeOrder stands 2 times",
        ),
        (
            "update idempotency_keys set resource_id = 1 where key = 'k4'",
            "order 1 was placed under 2 keys",
        ),
        (
            "update idempotency_keys set answer = answer || '{\"id\": 2}' where key = 'k1'",
            "key k1 of user:1 made order 1 and was answered with 2",
        ),
    ];
    each_is_reported("I9 idempotency", &planted).await;
}

#[tokio::test]
async fn what_belongs_to_two_shops_is_reported() {
    let planted = [
        (
            "update products set shop_id = 2, collection_id = null where id = 1",
            "order line 1 of shop 1 sells variant 1",
        ),
        (
            "update collections set shop_id = 2",
            "product 1 of shop 1 lies in collection 1 of shop 2",
        ),
        (
            "update variants set option_value_ids = '{4}' where id = 2",
            "variant 2 of product 1 has option value 4 of product 2",
        ),
        (
            "update user_roles set shop_id = 2 where user_id = 3",
            "user 3 manages shop 2 of user 4",
        ),
        (
            "update shipment_lines set order_line_id = 2",
            "parcel 1 of shop order 1 holds line 2 of shop order 2",
        ),
        (
            "update refunds set payment_id = 2",
            "refund 1 pays shop order 2 from another order's payment",
        ),
        (
            "update ledger_transactions set order_id = 2 where id = 1",
            "ledger transaction 1 of order 2 owes shop 1, which has no part in it",
        ),
        (
            "update reviews set product_id = 2",
            "review 1 is about product 2, but its line sold product 1",
        ),
    ];
    each_is_reported("I11 one shop", &planted).await;
}

#[tokio::test]
async fn whatever_is_stuck_is_reported() {
    let planted = [
        (
            "update stock_holds set expires_at = now() - interval '2 minutes' where order_id = 2",
            "of order 2 ran out at",
        ),
        (
            "update stock_holds set status = 'pinned' where order_id = 2",
            "is pinned, but its payment is pending",
        ),
        (
            "update payments set status = 'failed' where id = 2",
            "of order 2 is held, but its payment is failed",
        ),
        (
            "update payments set status = 'confirming' where id = 2",
            "payment 2 has been confirming since",
        ),
        (
            "update refunds set status = 'pending', completed_at = null, provider_refund_id = null, \
             created_at = now() - interval '2 hours'",
            "refund 1 of shop order 2 waits since",
        ),
        (
            "insert into jobs (kind, payload, attempts, parked_at, last_error) values ('mail', '{}', 10, now(), 'no')",
            "(mail) was given up after 10 tries: no",
        ),
        (
            "insert into jobs (kind, payload, run_at) values ('mail', '{}', now() - interval '6 minutes')",
            "(mail) has been due since",
        ),
        (
            "insert into webhook_events (provider, event_id, kind, body, received_at) \
             values ('paypal', 'WH-1', 'X', '{}', now() - interval '2 hours')",
            "webhook WH-1 (X) waits since",
        ),
    ];
    each_is_reported("I12 stuck", &planted).await;
}

#[tokio::test]
async fn a_transaction_left_open_is_reported_after_five_seconds() {
    let database = marketplace().await;
    let mut idle = database.pool.get().await.unwrap();
    idle.batch_execute("set idle_in_transaction_session_timeout = 0; begin; select 1")
        .await
        .unwrap();
    tokio::time::sleep(std::time::Duration::from_secs(6)).await;
    let breaches = check::run(&database.url).await.unwrap();
    assert_eq!(breaches.len(), 1);
    assert!(breaches[0].to_string().starts_with("I12 stuck: process "));
}
