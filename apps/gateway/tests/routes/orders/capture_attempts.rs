//! Several attempts at the money of one payment: each counts for itself only.

use std::sync::Arc;

use db::idempotency::Key;
use orders::{Error, Order, capture, payment_polling, provider_webhooks};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use types::OrderId;

use super::test_shop::TestShop;
use crate::support::{CaptureOutcome, Client, ControlledProvider, TestApp};

const STATUS: &str = "select status from payments";

/// A marketplace without timers, and an order in it that is not approved.
async fn ordered() -> (TestApp, Client, Value) {
    let test_shop = TestShop::open(5).await;
    test_shop.app.stop_timer("%").await;
    let order = test_shop.order(2).await;
    (test_shop.app, test_shop.buyer, order)
}

/// Begins a capture with a controlled provider, and waits until the money is asked for.
async fn begin(
    app: &TestApp,
    buyer: &Client,
    order: &Value,
    provider: &Arc<ControlledProvider>,
) -> JoinHandle<Result<Order, Error>> {
    let (context, user) = (app.orders_with(provider), app.user(buyer).await);
    let id = order["id"].as_i64().unwrap();
    let key = format!("{:p}", Arc::as_ptr(provider));
    let key = Key::new(format!("user:{}", user.id()), "captureOrder", &key, &id);
    let attempt =
        tokio::spawn(async move { capture::run(&context, &user, &key, OrderId::new(id)).await });
    for _ in 0..6000 {
        if !provider.asked().is_empty() {
            return attempt;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the provider was not asked for the money");
}

/// The time of the next look has come.
async fn look_is_due(app: &TestApp) {
    let due =
        "update payments set check_at = now() - interval '1 second' where check_at is not null";
    app.sql(due).await;
}

async fn assert_open(app: &TestApp) {
    assert_eq!(app.word(STATUS).await, "confirming");
    assert_eq!(app.word("select status from stock_holds").await, "pinned");
    let looks = "select count(*) from payments where check_at > now()";
    assert_eq!(
        app.count(looks).await,
        1,
        "the provider will be asked again"
    );
}

async fn assert_paid_once(app: &TestApp) {
    assert_eq!(app.word(STATUS).await, "paid");
    assert_eq!(
        app.word("select status from shop_orders").await,
        "confirmed"
    );
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["captured"].as_array().unwrap().len(), 1, "{books}");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_that_was_overtaken_gives_nothing_back_of_the_one_after_it() {
    let (app, buyer, order) = ordered().await;
    let lost = app.provider_holding_captures(CaptureOutcome::Unreachable);
    let first = begin(&app, &buyer, &order, &lost).await;
    look_is_due(&app).await;
    payment_polling::run(app.orders()).await.unwrap();
    assert_eq!(app.word(STATUS).await, "pending", "nobody approved it");
    app.approve(&order).await;
    let slow = app.provider_holding_captures(CaptureOutcome::Taken);
    let second = begin(&app, &buyer, &order, &slow).await;
    lost.release_capture();
    let told = first.await.unwrap();
    assert!(matches!(told, Err(Error::ProviderUnavailable)), "{told:?}");
    assert_open(&app).await;
    slow.release_capture();
    second.await.unwrap().unwrap();
    assert_paid_once(&app).await;
    let number = order["number"].as_str().unwrap();
    let asked = [lost.asked(), slow.asked()].concat();
    let expected = [1, 2].map(|attempt| format!("capture:{number}:{attempt}"));
    assert_eq!(asked, expected, "each attempt has an id of its own");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_heard_of_late_gives_nothing_back_of_the_attempt_after_it() {
    let (app, buyer, order) = ordered().await;
    app.approve(&order).await;
    app.faults(json!({ "declineNext": 1 })).await;
    let declined = buyer.capture("first", &order).await;
    assert_eq!(declined.code(), "payment_declined");
    let heard = "from webhook_events where kind = 'PAYMENT.CAPTURE.DECLINED'";
    app.until(&format!("select count(processed_at) {heard}"), 1)
        .await;
    app.approve(&order).await;
    let slow = app.provider_holding_captures(CaptureOutcome::Taken);
    let second = begin(&app, &buyer, &order, &slow).await;
    let webhook = app.count(&format!("select id {heard}")).await;
    provider_webhooks::process(app.orders(), webhook)
        .await
        .unwrap();
    assert_open(&app).await;
    slow.release_capture();
    second.await.unwrap().unwrap();
    assert_paid_once(&app).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_stays_open_when_its_capture_is_asked_for_again_in_vain() {
    let (app, buyer, order) = ordered().await;
    app.approve(&order).await;
    app.faults(json!({ "captureUnavailable": 1, "dropWebhooks": 99 }))
        .await;
    let unknown = buyer.capture("capture", &order).await.expect(200);
    assert_eq!(unknown["paymentStatus"], "confirming");
    let away = app.provider_capturing_at_once(CaptureOutcome::Unreachable);
    look_is_due(&app).await;
    payment_polling::run(&app.orders_with(&away)).await.unwrap();
    assert_open(&app).await;
    let back = app.provider_capturing_at_once(CaptureOutcome::Taken);
    look_is_due(&app).await;
    payment_polling::run(&app.orders_with(&back)).await.unwrap();
    assert_paid_once(&app).await;
    let id = format!("capture:{}:1", order["number"].as_str().unwrap());
    assert_eq!(
        [away.asked(), back.asked()],
        [[id.clone()], [id]],
        "asked again under the same id"
    );
}
