//! What is owed is done even after the queue has given it up.

use std::time::Duration;

use chrono::Utc;
use orders::provider_webhooks;
use payments::webhook::{Event, EventKind};
use serde_json::{Value, json};

use super::test_shop::TestShop;
use crate::support::{Client, TestApp};

const STATUS: &str = "select status from payments";

/// An approved order; PayPal's webhooks stay away.
async fn approved() -> (TestApp, Client, Value) {
    let test_shop = TestShop::open(5).await;
    test_shop.app.faults(json!({ "dropWebhooks": 99 })).await;
    let order = test_shop.approved(1).await;
    (test_shop.app, test_shop.buyer, order)
}

/// Refunds that nothing can pay, older than any other: they must not stand in the way.
const HOPELESS_REFUNDS: &str = "set session_replication_role = replica; \
    insert into refunds (payment_id, shop_order_id, amount, commission, reason, try_at) \
    select 0, -n, 1, 0, 'Hopeless', now() - interval '1 minute' from generate_series(1, 50) n; \
    set session_replication_role = origin";

/// The time of every refund has come.
const DUE: &str = "update refunds set try_at = now()";

/// Webhooks about nothing of ours, older than any other: they must not stand in the way.
const FOREIGN_WEBHOOKS: &str = "insert into webhook_events \
    (provider, event_id, kind, body, reference, received_at) \
    select 'paypal', 'WH-0' || n, 'X', '{}', 'not ours', now() - interval '21 minutes' \
    from generate_series(1, 50) n";

async fn given_up(app: &TestApp, kind: &str) {
    let parked = format!("select count(parked_at) from jobs where kind = '{kind}'");
    app.until(&parked, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_whose_job_was_given_up_is_paid_once_all_the_same() {
    let (app, buyer, order) = approved().await;
    buyer.capture("capture", &order).await.expect(200);
    app.sql(HOPELESS_REFUNDS).await;
    app.one_try_each(orders::refund::JOB).await;
    app.faults(json!({ "refundFails": 1, "dropWebhooks": 99 }))
        .await;
    let path = format!("/api/orders/{}/cancel", order["id"]);
    buyer.post(&path, json!({})).await.expect(200);
    given_up(&app, orders::refund::JOB).await;
    app.run_timer("try refunds again").await;
    assert_eq!(
        app.word(STATUS).await,
        "paid",
        "a young refund is its job's"
    );
    app.sql(DUE).await;
    app.run_timer("try refunds again").await;
    assert_eq!(app.word(STATUS).await, "refunded");
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["refunded"].as_array().unwrap().len(), 1, "{books}");
    app.sql("delete from refunds where reason = 'Hopeless'")
        .await;
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_that_does_not_get_through_is_asked_for_after_longer_and_longer_waits() {
    let (app, buyer, order) = approved().await;
    let operator = app.operator("olga").await;
    buyer.capture("capture", &order).await.expect(200);
    app.one_try_each(orders::refund::JOB).await;
    let unreachable = json!({ "rateLimited": 99, "dropWebhooks": 99 });
    app.faults(unreachable).await;
    let path = format!("/api/orders/{}/cancel", order["id"]);
    buyer.post(&path, json!({})).await.expect(200);
    given_up(&app, orders::refund::JOB).await;
    let list = "/api/admin/refunds?status=waiting";
    assert_eq!(operator.get(list).await.expect(200)["total"], 0);
    let minutes = "select round(extract(epoch from try_at - now()) / 60) from refunds";
    for wait in [5, 10, 20] {
        app.sql(DUE).await;
        app.run_timer("try refunds again").await;
        assert_eq!(app.count(minutes).await, wait);
        app.run_timer("try refunds again").await;
        assert_eq!(app.count(minutes).await, wait, "its time has not come");
    }
    app.sql(&format!("{DUE}, waits = 1000")).await;
    app.run_timer("try refunds again").await;
    assert_eq!(app.count(minutes).await, 24 * 60);
    let waiting = operator.get(list).await.expect(200);
    let refund = &waiting["items"][0];
    assert_eq!(
        (&waiting["total"], &refund["status"]),
        (&json!(1), &json!("requested"))
    );
    assert!(refund["nextTryAt"].is_string() && refund["failure"].is_null());
    assert!(
        refund["lastError"].as_str().unwrap().contains("slow down"),
        "{refund}"
    );
    let failed = operator.get("/api/admin/refunds").await.expect(200);
    assert_eq!(failed["total"], 0);
    app.faults(json!({ "rateLimited": 0, "dropWebhooks": 99 }))
        .await;
    let retry = format!("/api/admin/refunds/{}/retry", refund["id"]);
    operator.post(&retry, json!({})).await.expect(200);
    app.run_timer("try refunds again").await;
    assert_eq!(app.word(STATUS).await, "refunded");
    assert_eq!(operator.get(list).await.expect(200)["total"], 0);
    app.assert_invariants().await;
}

/// What PayPal would send when the order's money came.
fn captured(order: &Value) -> (Event, Value) {
    let text = |value: &Value| Some(value.as_str().unwrap().to_owned());
    let event = Event {
        id: "WH-1".to_owned(),
        kind: EventKind::CaptureCompleted,
        created_at: Utc::now(),
        order_id: text(&order["payment"]["providerOrderId"]),
        capture_id: None,
        refund_id: None,
        dispute_id: None,
        payout_batch_id: None,
        payout_item_id: None,
        reference: text(&order["number"]),
    };
    (
        event,
        json!({ "id": "WH-1", "event_type": "PAYMENT.CAPTURE.COMPLETED" }),
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_whose_job_was_given_up_is_heeded_all_the_same() {
    let (app, buyer, order) = approved().await;
    app.stop_timer("settle open payments").await;
    app.faults(json!({ "captureFails": 1, "dropWebhooks": 99 }))
        .await;
    let unknown = buyer.capture("capture", &order).await.expect(200);
    assert_eq!(unknown["paymentStatus"], "confirming");
    app.sql(FOREIGN_WEBHOOKS).await;
    app.one_try_each(provider_webhooks::JOB).await;
    app.faults(json!({ "rateLimited": 1, "dropWebhooks": 99 }))
        .await;
    let (event, body) = captured(&order);
    provider_webhooks::store(&app.orders().pool, &event, &body, Duration::ZERO)
        .await
        .unwrap();
    given_up(&app, provider_webhooks::JOB).await;
    app.run_timer("try webhooks again").await;
    assert_eq!(
        app.word(STATUS).await,
        "confirming",
        "a young webhook is its job's"
    );
    app.sql("update webhook_events set received_at = now() - interval '21 minutes'")
        .await;
    app.run_timer("try webhooks again").await;
    assert_eq!(app.word(STATUS).await, "paid");
    let heeded = "select count(processed_at) from webhook_events where event_id = 'WH-1'";
    assert_eq!(app.count(heeded).await, 1);
    app.assert_invariants().await;
}
