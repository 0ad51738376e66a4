//! Webhooks from both sides: those who set them up, and the programs that are told.

mod endpoints;
mod receiver;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use webhooks::Event;
use webhooks::event::TEST;

use self::receiver::WebhookReceiver;
use crate::support::{Client, TestApp, until_shown};

const SHOP: &str = "/api/seller/webhooks";
const MARKET: &str = "/api/admin/webhooks";

fn wanted(url: &str, events: &[&str]) -> Value {
    json!({ "name": "Warehouse", "url": url, "events": events })
}

/// Its address and its secret.
async fn made(owner: &Client, base: &str, url: &str, events: &[&str]) -> (String, String) {
    let made = owner.post(base, wanted(url, events)).await.expect(201);
    let secret = made["secret"].as_str().unwrap().to_owned();
    (format!("{base}/{}", made["webhook"]["id"]), secret)
}

/// The latest delivery once it stands so and was tried so often.
async fn until_tried(owner: &Client, at: &str, status: &str, attempts: i64) -> Value {
    let latest = std::cell::RefCell::new(Value::Null);
    until_shown(status, async || {
        let page = owner.get(&format!("{at}/deliveries")).await.expect(200);
        let found = page["items"][0].clone();
        let is_there = found["status"] == status && found["attempts"] == attempts;
        latest.replace(found);
        is_there
    })
    .await;
    latest.into_inner()
}

/// Nothing is tried again by itself before the test says so.
const LATER: &str = "update jobs set run_at = now() + interval '1 hour' \
     where kind = 'webhook delivery' and done_at is null";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paid_order_is_told_signed_to_those_who_want_to_hear_of_it() {
    let app = TestApp::start().await;
    let (clay, wool, ada) = (
        app.seller("clay").await,
        app.seller("wool").await,
        app.shopper("ada").await,
    );
    let (root, receiver) = (app.operator("root").await, WebhookReceiver::open().await);
    let at = |path: &str| format!("{}{path}", receiver.url);
    let (hook, secret) = made(&clay, SHOP, &at("/ok"), &["order.paid"]).await;
    let (_, of_market) = made(&root, MARKET, &at("/ok?market"), &["order.paid"]).await;
    made(&wool, SHOP, &at("/wool"), &["order.paid", "shipment.sent"]).await;
    made(&clay, SHOP, &at("/other"), &["shop.changed"]).await;
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;

    let received = receiver.until_received(2).await;
    let of_shop = received
        .iter()
        .find(|received| received.path == "/ok")
        .unwrap();
    let of_all = received
        .iter()
        .find(|received| received.path == "/ok?market")
        .unwrap();
    assert!(of_shop.is_signed_with(&secret) && !of_shop.is_signed_with(&of_market));
    assert!(of_all.is_signed_with(&of_market));
    assert_eq!((of_shop.id(), &of_shop.body), (of_all.id(), &of_all.body));
    let body = of_shop.json();
    assert_eq!(body["type"], "order.paid");
    assert_eq!(
        body["data"],
        json!({
            "shopId": order["shopOrders"][0]["shop"]["id"], "shopOrderId": order["shopOrders"][0]["id"],
            "orderId": order["id"], "number": order["number"], "status": "confirmed",
            "total": 1999, "currency": "USD",
        })
    );
    assert!(!of_shop.body.contains("ada"), "{}", of_shop.body);

    let delivery = until_tried(&clay, &hook, "delivered", 1).await;
    assert_eq!(delivery["body"], of_shop.body.as_str());
    assert_eq!(delivery["messageId"], of_shop.id());
    assert_eq!(
        (&delivery["responseStatus"], &delivery["nextTryAt"]),
        (&json!(204), &Value::Null)
    );
    assert_eq!(receiver.received().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_event_comes_as_the_document_describes_it() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let (root, receiver) = (app.operator("root").await, WebhookReceiver::open().await);
    let all: Vec<&str> = Event::ALL.iter().map(|event| event.as_str()).collect();
    let (hook, _) = made(&root, MARKET, &format!("{}/ok", receiver.url), &all).await;
    root.post(&format!("{hook}/test"), json!({}))
        .await
        .expect(202);

    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let bowl = app.product(&clay, "Bowl", 999, 9).await;
    app.delivered(&clay, &ada, &mug).await;
    // a return that comes to nothing leads back to it, and that is told no second time
    for status in ["completed", "return_requested", "completed"] {
        app.sql(&format!("update shop_orders set status = '{status}'"))
            .await;
    }
    let line = ada.add(&mug, 1).await;
    let order = ada.place("second", &[line]).await.expect(201);
    app.approve(&order).await;
    let order = ada.capture("second", &order).await.expect(200);
    let cancel = format!("/api/seller/orders/{}/cancel", order["shopOrders"][0]["id"]);
    let because = json!({ "reason": "Broken in the kiln" });
    clay.post_once(&cancel, "cancel", because).await.expect(200);
    for (product, change) in [
        (&mug, json!({ "title": "Big mug" })),
        (&mug, json!({ "status": "hidden" })),
    ] {
        let path = format!("/api/seller/products/{}", product.id);
        clay.patch(&path, change).await.expect(200);
    }
    let path = format!("/api/seller/products/{}", bowl.id);
    clay.delete(&path).await.expect(204);
    app.sql(
        "insert into returns (shop_order_id, came_from, reason, words, worth, status) \
             select min(id), 'delivered', 'damaged', 'Broken', 1999, 'requested' from shop_orders; \
         insert into return_events (return_id, to_status, actor) values (1, 'requested', 'buyer'); \
         insert into return_events (return_id, from_status, to_status, actor) \
             values (1, 'requested', 'declined', 'seller'); \
         insert into notifications (shop_id, kind, once, about) select id, 'low_stock', 'low_stock:7', \
             '{\"kind\": \"low_stock\", \"product\": 1, \"variant\": 1, \"title\": \"Mug\", \"left\": 2}' \
             from shops; \
         update shops set status = 'pending'; \
         update shops set status = 'rejected', status_reason = 'No'; \
         update shops set status = 'pending', status_reason = null; \
         update shops set status = 'approved'; \
         update shops set status = 'suspended'; \
         update shops set status = 'approved'; \
         update shops set description = 'Mugs and bowls'; \
         insert into payout_runs (scheduled_for, currency, status) \
             select date '2026-11-01' + n, 'USD', 'sent' from generate_series(0, 2) n; \
         set session_replication_role = replica; \
         insert into payouts (run_id, shop_id, amount, currency, method, destination, shown, status, ended_at) \
             select r.id, s.id, 500, 'USD', 'bank', '\\x0000000000', 'DE', 'paid', now() from shops s, payout_runs r; \
         set session_replication_role = replica; \
         update payouts set status = 'pending', ended_at = null where id = 1; \
         set session_replication_role = origin; \
         update payouts set status = 'paid', ended_at = now() where id = 1; \
         set session_replication_role = replica; \
         update payouts set status = 'pending', ended_at = null where id = 2; \
         set session_replication_role = origin; \
         update payouts set status = 'failed', ended_at = now(), failure = 'closed' where id = 2; \
         set session_replication_role = replica; \
         update payouts set status = 'pending', ended_at = null where id = 3; \
         set session_replication_role = origin; \
         update payouts set status = 'returned', ended_at = now(), failure = 'closed' where id = 3",
    )
    .await;

    let came = || -> BTreeMap<String, Value> {
        let received = receiver.received();
        let named = received.iter().map(|received| received.json());
        named
            .map(|received| {
                (
                    received["type"].as_str().unwrap().to_owned(),
                    received["data"].clone(),
                )
            })
            .collect()
    };
    until_shown("every event", async || {
        all.iter()
            .chain([&TEST])
            .all(|event| came().contains_key(*event))
    })
    .await;
    app.until(
        "select count(*) from jobs where kind like 'webhook %' and done_at is null",
        0,
    )
    .await;
    let received = receiver.received();
    let completed = received
        .iter()
        .filter(|received| received.json()["type"] == "order.completed");
    assert_eq!(completed.count(), 1);
    let document = gateway::openapi::document();
    assert_eq!(document["openapi"], "3.1.0");
    for (event, data) in came() {
        let described =
            &document["webhooks"][&event]["post"]["requestBody"]["content"]["application/json"];
        let fields = described["schema"]["properties"]["data"]["properties"].as_object();
        let fields = fields.unwrap_or_else(|| panic!("{event} is not described"));
        let said: BTreeSet<&String> = data.as_object().unwrap().keys().collect();
        assert_eq!(said, fields.keys().collect(), "{event}");
        for (name, field) in fields {
            let is = match &data[name] {
                Value::String(_) => "string",
                Value::Null => "null",
                _ => "integer",
            };
            let may = field["type"].to_string();
            assert!(may.contains(is), "{event}: {name} is {is}, not {may}");
        }
        let shown: BTreeSet<&String> = described["example"]["data"]
            .as_object()
            .unwrap()
            .keys()
            .collect();
        assert_eq!(shown, said, "{event}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_taken_comes_again_the_same_and_can_be_sent_by_hand() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    let url = format!("{}/broken", receiver.url);
    let (hook, _) = made(&clay, SHOP, &url, &["shop.changed"]).await;
    let sent = clay
        .post(&format!("{hook}/test"), json!({}))
        .await
        .expect(202);
    let failed = until_tried(&clay, &hook, "waiting", 1).await;
    assert_eq!(failed["id"], sent["id"]);
    assert_eq!(
        (&failed["failure"], &failed["responseStatus"]),
        (&json!("answer"), &json!(500))
    );
    assert_eq!(failed["responseBody"], "Not \u{fffd} now");
    let at = format!("{hook}/deliveries/{}", sent["id"]);
    assert!(failed["nextTryAt"].is_string(), "{failed}");
    app.sql(LATER).await;
    assert!(clay.get(&hook).await.expect(200)["failingSince"].is_string());

    // it is sent again at once, and the try that was planned finds nothing to do
    clay.post(&format!("{at}/resend"), json!({}))
        .await
        .expect(202);
    until_tried(&clay, &hook, "waiting", 2).await;
    let due = "select count(*) from jobs where kind = 'webhook delivery' and done_at is null";
    app.until(due, 2).await;
    app.sql(LATER).await;
    let ok = json!({ "url": format!("{}/ok", receiver.url) });
    clay.patch(&hook, ok).await.expect(200);
    app.sql("update jobs set run_at = now() where kind = 'webhook delivery'")
        .await;
    let taken = until_tried(&clay, &hook, "delivered", 3).await;
    app.until(due, 0).await;
    let earlier = taken["earlier"].as_array().unwrap();
    assert_eq!(earlier.len(), 2);
    for before in earlier {
        assert_eq!(before["responseStatus"], 500);
        assert_eq!(before["responseBody"], "Not \u{fffd} now");
    }
    let received = receiver.received();
    assert_eq!(received.len(), 3);
    assert!(
        received
            .iter()
            .all(|it| (it.id(), &it.body) == (received[0].id(), &received[0].body))
    );
    assert_eq!(
        clay.get(&hook).await.expect(200)["failingSince"],
        Value::Null
    );

    // and no more after the last try
    let broken = json!({ "url": url });
    clay.patch(&hook, broken).await.expect(200);
    app.sql("update webhook_deliveries set attempts = 8").await;
    clay.post(&format!("{at}/resend"), json!({}))
        .await
        .expect(202);
    until_tried(&clay, &hook, "failed", 9).await;
    app.until(due, 0).await;

    // a history that cannot be read is a fault of ours, and not an empty one
    app.sql("update webhook_deliveries set earlier = '[\"torn\"]'")
        .await;
    assert_eq!(clay.get(&at).await.status, 500);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_endpoint_that_is_gone_or_fails_for_days_is_paused_and_its_shop_told() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    let (gone, _) = made(
        &clay,
        SHOP,
        &format!("{}/gone", receiver.url),
        &["stock.low"],
    )
    .await;
    clay.post(&format!("{gone}/test"), json!({}))
        .await
        .expect(202);
    until_tried(&clay, &gone, "failed", 1).await;
    let paused = clay.get(&gone).await.expect(200);
    assert_eq!(
        (&paused["status"], &paused["pauseReason"]),
        (&json!("paused"), &json!("gone"))
    );
    let email = app.email("clay@example.com", "Warehouse").await;
    assert!(email.text.contains("410 Gone"), "{}", email.text);
    for path in [
        format!("{gone}/test"),
        format!("{gone}/deliveries/1/resend"),
    ] {
        let refused = clay.post(&path, json!({})).await;
        assert_eq!((refused.status, refused.code()), (409, "webhook_paused"));
    }

    let (bad, _) = made(
        &clay,
        SHOP,
        &format!("{}/elsewhere", receiver.url),
        &["stock.low"],
    )
    .await;
    clay.post(&format!("{bad}/test"), json!({}))
        .await
        .expect(202);
    let till = json!({ "name": "Till" });
    clay.patch(&bad, till).await.expect(200);
    // a redirect is not followed
    let failed = until_tried(&clay, &bad, "waiting", 1).await;
    app.sql(LATER).await;
    assert_eq!(failed["responseStatus"], 307);
    assert_eq!(clay.get(&bad).await.expect(200)["status"], "active");
    // days after an outage one failed try says nothing: there may have been none between them
    app.sql(
        "update webhook_endpoints set failing_since = now() - interval '6 days' where failing_since is not null; \
         update jobs set run_at = now() where kind = 'webhook delivery'",
    )
    .await;
    until_tried(&clay, &bad, "waiting", 2).await;
    assert_eq!(clay.get(&bad).await.expect(200)["status"], "active");
    // a message that was tried to the last does
    app.sql(
        "update webhook_deliveries set attempts = 7 where status = 'waiting'; \
         update jobs set run_at = now(), payload = jsonb_set(payload, '{before}', '7') \
         where kind = 'webhook delivery' and done_at is null",
    )
    .await;
    let failed = until_tried(&clay, &bad, "failed", 8).await;
    assert_eq!(failed["failure"], "answer");
    assert_eq!(clay.get(&bad).await.expect(200)["pauseReason"], "failing");
    let email = app.email("clay@example.com", "Till").await;
    assert!(email.text.contains("five days"), "{}", email.text);
    assert!(
        receiver
            .received()
            .iter()
            .all(|received| received.path != "/ok")
    );

    let on = json!({ "status": "active" });
    let on = clay.patch(&bad, on).await.expect(200);
    assert_eq!(
        (&on["pauseReason"], &on["failingSince"]),
        (&Value::Null, &Value::Null)
    );
    // of what happens to a paused one it is never told
    let off = json!({ "status": "paused" });
    clay.patch(&bad, off).await.expect(200);
    app.sql("update shops set description = 'New'").await;
    assert_eq!(
        app.count("select count(*) from jobs where kind = 'webhook event'")
            .await,
        0
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn for_a_day_after_a_rotation_both_secrets_sign() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    let url = format!("{}/ok", receiver.url);
    let (hook, before) = made(&clay, SHOP, &url, &["stock.low"]).await;
    let rotated = clay
        .post(&format!("{hook}/rotate-secret"), json!({}))
        .await
        .expect(200);
    assert!(rotated["webhook"]["previousSecretUntil"].is_string());
    let after = rotated["secret"].as_str().unwrap();
    assert_ne!(after, before);
    clay.post(&format!("{hook}/test"), json!({}))
        .await
        .expect(202);
    let received = receiver.until_received(1).await;
    assert!(received[0].is_signed_with(&before) && received[0].is_signed_with(after));
    app.sql("update webhook_endpoints set previous_until = now() - interval '1 second'")
        .await;
    clay.post(&format!("{hook}/test"), json!({}))
        .await
        .expect(202);
    let received = receiver.until_received(2).await;
    assert!(!received[1].is_signed_with(&before) && received[1].is_signed_with(after));
    let seen = clay.get(&hook).await.expect(200);
    assert_eq!(seen["previousSecretUntil"], Value::Null);
    assert!(!seen.to_string().contains("whsec"), "{seen}");
    // encrypted: nobody reads it in the database, and the key's name stands before it
    let open = app
        .count("select count(*) from webhook_endpoints where secret = sha256('')")
        .await;
    assert_eq!(open, 0);
    app.run_timer("seal secrets of webhooks").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_rolled_back_is_told_to_nobody() {
    let app = TestApp::start().await;
    let (clay, receiver) = (app.seller("clay").await, WebhookReceiver::open().await);
    made(
        &clay,
        SHOP,
        &format!("{}/ok", receiver.url),
        &["shop.changed"],
    )
    .await;
    app.sql("begin; update shops set description = 'Undone'; rollback")
        .await;
    assert_eq!(
        app.count("select count(*) from jobs where kind = 'webhook event'")
            .await,
        0
    );
    app.sql("update shops set description = 'Done'").await;
    assert_eq!(receiver.until_received(1).await.len(), 1);
}
