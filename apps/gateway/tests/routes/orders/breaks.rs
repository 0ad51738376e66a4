//! What the daily comparison with PayPal's books finds, as operators read and explain it.

use chrono::{TimeDelta, Utc};
use orders::reconciliation::run;
use seller::payout::record::Records;
use serde_json::{Value, json};

use super::test_shop::TestShop;
use crate::support::TestApp;

const PATH: &str = "/api/admin/reconciliation/breaks";

/// The comparison that reaches this moment.
async fn compare(app: &TestApp) {
    let (_, payouts) = app.provider();
    let pool = &app.database.pool;
    let records = Records { pool, payouts };
    let later = Utc::now() + TimeDelta::hours(4);
    let compared = run::run_at(app.orders(), &records, later).await;
    compared.unwrap();
}

/// What a restored backup does not know of.
async fn lose(app: &TestApp, order: &Value) {
    let id = &order["id"];
    app.sql(&format!(
        "set session_replication_role = replica; \
         delete from ledger_entries where transaction_id in \
             (select id from ledger_transactions where order_id = {id}); \
         delete from ledger_unsealed where transaction_id in \
             (select id from ledger_transactions where order_id = {id}); \
         delete from ledger_seals where transaction_id in \
             (select id from ledger_transactions where order_id = {id}); \
         delete from ledger_transactions where order_id = {id}; \
         delete from payments where order_id = {id}; \
         delete from shop_orders where order_id = {id}; \
         delete from orders where id = {id}; \
         set session_replication_role = origin"
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn money_for_an_order_that_a_restored_backup_lost_is_found_and_explained() {
    let test_shop = TestShop::open(9).await;
    let (app, operator) = (&test_shop.app, test_shop.app.operator("olga").await);
    // nothing is booked yet, so the first round finds nothing to compare; the next comes in an hour
    app.run_timer("compare books with PayPal").await;
    let before = operator.get(PATH).await.expect(200);
    assert_eq!(
        (&before["total"], &before["comparison"]),
        (&json!(0), &json!(null))
    );
    test_shop.paid(1).await;
    let line = test_shop.buyer.add(&test_shop.mug, 2).await;
    let lost = test_shop.buyer.place("lost", &[line]).await.expect(201);
    app.approve(&lost).await;
    test_shop.buyer.capture("lost", &lost).await.expect(200);
    let of_lost = format!(
        "select capture_id from payments where order_id = {}",
        lost["id"]
    );
    let capture = app.word(&of_lost).await;
    lose(app, &lost).await;
    compare(app).await;

    let found = operator.get(PATH).await.expect(200);
    assert_eq!(found["total"], 1, "{found}");
    let row = &found["items"][0];
    let number = lost["number"].as_str().unwrap();
    let wanted = format!(
        "capture {capture} (order {number}): a buyer paid $39.98, and there is no such order in \
         our books"
    );
    assert_eq!(row["summary"], wanted);
    assert_eq!(row["mismatch"], "no_order");
    assert_eq!(
        row["providerAmount"],
        json!({ "amount": 3998, "currency": "USD" })
    );
    assert!(row["ledgerAmount"].is_null() && row["goneAt"].is_null());
    let until = found["comparison"]["until"].as_str().unwrap();
    assert!(until > row["movedAt"].as_str().unwrap());

    let path = format!("{PATH}/{}/explain", row["id"]);
    let said = json!({ "note": "Given back at PayPal" });
    let explain =
        async |key: &str, body: &Value| operator.post_once(&path, key, body.clone()).await;
    assert_eq!(
        operator.post(&path, said.clone()).await.status,
        400,
        "no key"
    );
    assert_eq!(explain("a", &json!({ "note": " " })).await.status, 422);
    let done = explain("b", &said).await.expect(200);
    assert_eq!(done["explanation"]["note"], "Given back at PayPal");
    assert_eq!(explain("b", &said).await.expect(200), done);
    let again = explain("c", &said).await;
    assert_eq!((again.status, again.code()), (409, "break_settled"));
    assert_eq!(operator.get(PATH).await.expect(200)["total"], 0);
    let explained = format!("{PATH}?status=explained&sort=largest");
    assert_eq!(operator.get(&explained).await.expect(200)["items"][0], done);
    let nobodys = format!("{PATH}/0/explain");
    let nobodys = operator.post_once(&nobodys, "d", said).await;
    assert_eq!(nobodys.status, 404);
}
