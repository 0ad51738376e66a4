//! Money that came for an order that was closed before anybody knew of it.

use db::idempotency::Key;
use orders::{Error, capture};
use serde_json::{Value, json};
use types::OrderId;

use super::test_shop::TestShop;
use crate::support::{CaptureOutcome, Client, TestApp};

const STATUS: &str = "select status from payments";
const LOOKS: &str = "select count(*) from payments where check_at > now() + interval '5 minutes'";

/// An order whose money PayPal took, although all that was heard of it is a no.
async fn charged_unheard() -> (TestApp, Client, Value) {
    let test_shop = TestShop::open(5).await;
    test_shop.app.faults(json!({ "dropWebhooks": 99 })).await;
    let order = test_shop.approved(2).await;
    let TestShop { app, buyer, .. } = test_shop;
    let context = app.orders_with(&app.provider_capturing_at_once(CaptureOutcome::TakenUnheard));
    let (user, id) = (app.user(&buyer).await, order["id"].as_i64().unwrap());
    let key = Key::new(
        format!("user:{}", user.id()),
        "captureOrder",
        "capture",
        &id,
    );
    let heard = capture::run(&context, &user, &key, OrderId::new(id)).await;
    assert!(
        matches!(heard, Err(Error::ProviderUnavailable)),
        "{heard:?}"
    );
    assert_eq!(app.word(STATUS).await, "pending");
    (app, buyer, order)
}

async fn expire(app: &TestApp) {
    app.sql("update orders set expires_at = now() - interval '1 second'")
        .await;
    app.run_timer("expire unpaid orders").await;
    assert_eq!(app.word(STATUS).await, "expired");
}

/// The late look's time has come.
async fn look(app: &TestApp) {
    app.sql(
        "update payments set check_at = now() - interval '1 second' where check_at is not null",
    )
    .await;
    app.run_timer("settle open payments").await;
}

async fn assert_given_back(app: &TestApp) {
    app.until("select count(*) from payments where status = 'refunded'", 1)
        .await;
    let books = app.paypal().get("/emulator/books").await.expect(200);
    for side in ["captured", "refunded"] {
        assert_eq!(books[side].as_array().unwrap().len(), 1, "{books}");
    }
    let shelf = "select on_hand * 10 + reserved from stock";
    assert_eq!(app.count(shelf).await, 50, "nothing was sold");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn money_that_came_after_all_for_an_expired_order_goes_back() {
    let (app, ..) = charged_unheard().await;
    expire(&app).await;
    assert_eq!(
        app.count(LOOKS).await,
        1,
        "PayPal is asked once more, later"
    );
    look(&app).await;
    assert_given_back(&app).await;
    assert_eq!(app.word("select status from shop_orders").await, "expired");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn money_that_came_after_all_for_a_cancelled_order_goes_back() {
    let (app, buyer, order) = charged_unheard().await;
    let path = format!("/api/orders/{}/cancel", order["id"]);
    let cancelled = buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(cancelled["paymentStatus"], "failed");
    look(&app).await;
    assert_given_back(&app).await;
    assert_eq!(
        app.word("select status from shop_orders").await,
        "cancelled"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_look_that_paypal_did_not_answer_is_taken_again() {
    let (app, ..) = charged_unheard().await;
    expire(&app).await;
    app.faults(json!({ "rateLimited": 1, "dropWebhooks": 99 }))
        .await;
    look(&app).await;
    assert_eq!(app.word(STATUS).await, "expired");
    assert_eq!(
        app.count(LOOKS).await,
        1,
        "no answer is no proof of anything"
    );
    look(&app).await;
    assert_given_back(&app).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_order_that_paypal_took_nothing_for_is_not_looked_at_again() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.approved(2).await;
    let TestShop { app, buyer, .. } = test_shop;
    app.faults(json!({ "declineNext": 1 })).await;
    let declined = buyer.capture("capture", &order).await;
    assert_eq!(declined.code(), "payment_declined");
    expire(&app).await;
    assert_eq!(app.count(LOOKS).await, 1);
    look(&app).await;
    let looks = "select count(check_at) from payments";
    assert_eq!(app.count(looks).await, 0);
    assert_eq!(app.word(STATUS).await, "expired");
    app.assert_invariants().await;
}
