//! Breaches about what was written down: answers, histories, keys.

use super::each_is_reported;

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
async fn a_history_that_leaves_the_allowed_paths_is_reported() {
    let planted = [
        (
            "insert into order_events (shop_order_id, from_status, to_status, actor) \
             values (1, 'in_delivery', 'completed', 'seller'); \
             update shop_orders set status = 'completed' where id = 1",
            "shop order 1 went in_delivery → completed by seller after delivered",
        ),
        (
            "delete from order_events where shop_order_id = 1 and to_status = 'confirmed'",
            "shop order 1 went confirmed → in_delivery by seller after pending_payment",
        ),
        (
            "update shop_orders set status = 'completed' where id = 1",
            "shop order 1 is completed, its history ends at delivered",
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
            "update shop_orders set status = 'confirmed', paid_at = now() where id = 3",
            "shop order 3 is confirmed, but its payment is pending",
        ),
    ];
    each_is_reported("I7 history", &planted).await;
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
async fn figures_that_are_not_what_the_orders_say_are_reported() {
    let planted = [
        (
            "update shop_figures set revenue = revenue + 1",
            "its figures say",
        ),
        ("delete from product_figures", "its figures say 0 items"),
        ("delete from product_months", "its months say"),
        ("delete from shop_days", "its days say"),
        ("delete from product_quarters", "its quarters say"),
        (
            "update shop_balances set amount = amount - 1 where account = 'shop'",
            "its balances say",
        ),
        (
            "update market_days set commission = commission + 1",
            "the marketplace: its days say",
        ),
        (
            "update ledger_months set transactions = transactions + 1",
            "the ledger in",
        ),
        (
            "update ledger_account_months set amount = amount + 1 where account = 'provider'",
            "account provider in",
        ),
        (
            "update ledger_shop_months set amount = amount + 1",
            "its months say",
        ),
        (
            "update ledger_shop_months set first_entry = first_entry + 1",
            "its months say",
        ),
        (
            "update ledger_shop_months set commission = commission + 1",
            "their months say a commission",
        ),
    ];
    each_is_reported("I17 figures", &planted).await;
}

#[tokio::test]
async fn an_audit_log_that_somebody_had_a_hand_in_is_reported() {
    let entry = |action: &str| {
        format!(
            "insert into audit_entries (actor_id, actor_name, session_id, action, target_kind, \
             target_id, target_label) values (1, 'Root', 1, '{action}', 'shop', '1', 'Clay')"
        )
    };
    let chain = format!(
        "set session_replication_role = origin; {}; {}; {}; set session_replication_role = replica",
        entry("shop_approved"),
        entry("shop_balance_adjusted"),
        entry("shop_rejected"),
    );
    let planted = [
        (
            format!(
                "{chain}; update audit_entries set action = 'shop_approved' where position = 2"
            ),
            "entry 2 does not fit what stands before it",
        ),
        (
            format!("{chain}; delete from audit_entries where position = 2"),
            "entry 3 does not fit what stands before it",
        ),
        (
            format!(
                "{chain}; update audit_entries set at = at - interval '1 day' where position = 3"
            ),
            "entry 3 does not fit what stands before it",
        ),
    ];
    let planted: Vec<(&str, &str)> = planted
        .iter()
        .map(|(sql, found)| (sql.as_str(), *found))
        .collect();
    each_is_reported("I18 audit", &planted).await;
}
