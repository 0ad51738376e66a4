//! How the marketplace does, on the wire.

use chrono::{Days, Utc};
use serde_json::{Value, json};

use crate::support::TestApp;

const OVERVIEW: &str = "/api/admin/overview";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_sold_earned_and_given_back_stands_beside_the_days_before() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let (root, ada) = (app.operator("root").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 2000, 9).await;
    let bowl = app.product(&wood, "Bowl", 3000, 9).await;
    let lines = [ada.add(&mug, 1).await, ada.add(&bowl, 1).await];
    let order = ada.place("both", &lines).await.expect(201);
    app.approve(&order).await;
    let order = ada.capture("both", &order).await.expect(200);
    app.sql(
        "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
         currency, opened_at, respond_by) select id, 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 1999, \
         'USD', now(), now() + interval '3 days' from payments; \
         update shops set created_at = now() - interval '40 days' where name = 'wood'",
    )
    .await;
    let seen = root.get(OVERVIEW).await.expect(200);
    let figures = |of: &Value| {
        [
            "sales",
            "commission",
            "refunded",
            "orders",
            "newShops",
            "disputes",
        ]
        .map(|name| of[name].as_i64().unwrap())
    };
    // one order of two shops, 8 % of each part
    assert_eq!(figures(&seen["figures"]), [5000, 400, 0, 1, 1, 1]);
    assert_eq!(seen["figures"]["newBuyers"], 1);
    assert_eq!(figures(&seen["figuresBefore"]), [0, 0, 0, 0, 1, 0]);
    assert_eq!(seen["steps"].as_array().unwrap().len(), 30);
    assert_eq!(figures(&seen["steps"][29]["now"]), [5000, 400, 0, 1, 1, 1]);
    assert_eq!(
        (&seen["unit"], &seen["currency"]),
        (&json!("day"), &json!("USD"))
    );

    let part = &order["shopOrders"][0];
    let path = format!(
        "/api/orders/{}/shop-orders/{}/cancel",
        order["id"], part["id"]
    );
    ada.post_once(&path, "cancel", json!({})).await.expect(200);
    app.until("select count(*) from refunds where status = 'done'", 1)
        .await;
    let seen = root.get(OVERVIEW).await.expect(200);
    let back = part["total"].as_i64().unwrap();
    assert_eq!(
        figures(&seen["figures"]),
        [5000, 400 - back * 8 / 100, back, 1, 1, 1]
    );
    app.assert_invariants().await;

    // as much once all of it is sealed
    let sealed = "select count(*) from ledger_unsealed";
    if app.count(sealed).await > 0 {
        orders::ledger::seal(&app.orders().pool).await.unwrap();
    }
    assert_eq!(app.count(sealed).await, 0);
    let again = root.get(OVERVIEW).await.expect(200);
    assert_eq!(again["figures"], seen["figures"]);
    app.assert_invariants().await;

    let (today, tomorrow) = (
        Utc::now().date_naive(),
        Utc::now().date_naive() + Days::new(1),
    );
    let later = format!("{OVERVIEW}?from={tomorrow}&to={tomorrow}");
    let later = root.get(&later).await.expect(200);
    assert_eq!(figures(&later["figures"]), [0; 6]);
    assert_eq!(later["figuresBefore"], seen["figures"]);
    assert_eq!(later["before"], json!({ "from": today, "to": today }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_counted_until_it_is_done() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let ada = app.shopper("ada").await;
    let mug = app.product(&clay, "Mug", 2000, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    ada.review(&order, "1", "Bad").await.expect(201);
    let waits = async || root.get(OVERVIEW).await.expect(200)["toDo"].clone();
    let count = |of: &Value| {
        let counts = of
            .as_object()
            .unwrap()
            .iter()
            .filter(|(_, count)| count.is_number());
        let counts = counts.filter(|(_, count)| **count != json!(0));
        counts
            .map(|(name, count)| format!("{name} {count}"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(count(&waits().await), "");
    app.sql(
        "insert into review_reports (review_id, user_id, reason) \
             select r.id, u.id, 'spam' from reviews r, users u where u.username in ('root', 'clay'); \
         insert into messages (shop_order_id, author, author_id, text) \
             select s.id, 'buyer', o.user_id, 'Hello' from shop_orders s join orders o on o.id = s.order_id; \
         insert into message_reports (message_id, reporter_id, reason) \
             select m.id, u.id, 'spam' from messages m, users u where u.username = 'clay'; \
         insert into returns (shop_order_id, came_from, reason, words, worth, status) \
             select id, 'delivered', 'damaged', 'Broken', total, 'escalated' from shop_orders; \
         insert into jobs (kind, payload, parked_at) values ('nothing', 'null', now()); \
         insert into adjustment_requests (shop_id, amount, reason, requested_by) \
             select s.id, 50000, 'Photos', u.id from shops s, users u where u.username = 'root'; \
         insert into shops (owner_id, name, slug, status, applied_at) \
             select id, 'wool', 'wool', 'pending', '2026-11-01T12:00:00Z' from users where username = 'ada'",
    )
    .await;
    let to_do = waits().await;
    assert_eq!(
        count(&to_do),
        "shops 1, reportedReviews 1, reportedMessages 1, returns 1, adjustments 1, parkedJobs 1"
    );
    assert_eq!(to_do["shopsSince"], "2026-11-01T12:00:00Z");
    app.sql(
        "update review_reports set settled_at = now(); update message_reports set settled_at = now(); \
         update jobs set done_at = now() where parked_at is not null; \
         update adjustment_requests set status = 'withdrawn', decided_by = requested_by, decided_at = now(); \
         update returns set status = 'closed'; update shops set status = 'approved'",
    )
    .await;
    assert_eq!(count(&waits().await), "");
}

#[tokio::test]
async fn days_that_are_none_are_refused() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    for (days, pointer) in [
        ("from=2026-11-02", "/to"),
        ("from=2026-11-02&to=2026-11-01", "/to"),
        ("from=2024-01-01&to=2025-01-01", "/to"),
        ("from=yesterday&to=2026-11-01", "/from"),
    ] {
        let refused = root.get(&format!("{OVERVIEW}?{days}")).await.expect(422);
        assert_eq!(refused["errors"][0]["pointer"], pointer, "{days}");
    }
}
