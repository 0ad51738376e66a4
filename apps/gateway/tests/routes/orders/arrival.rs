//! What is on its way when nobody says anything.

use serde_json::{Value, json};

use super::stall::Stall;

const ASKED: &str = "select count(*) from jobs where unique_key like 'mail:arrived:%'";
const STATUS: &str = "select status from shop_orders";

async fn on_its_way(stall: &Stall) -> Value {
    let order = stall.paid(1).await;
    let path = format!("/api/seller/orders/{}/ship", order["shopOrders"][0]["id"]);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    stall
        .clay
        .post_once(&path, "ship", parcel)
        .await
        .expect(200);
    order
}

/// The last step was so many days ago.
async fn age(stall: &Stall, days: i32) {
    let age = format!(
        "set session_replication_role = replica; \
         update shop_orders set updated_at = now() - interval '{days} days'; \
         set session_replication_role = origin"
    );
    stall.app.sql(&age).await;
}

async fn tick(stall: &Stall) {
    stall.app.round("ask whether parcels arrived").await;
    stall.app.round("deliver what is long on its way").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_buyer_is_asked_before_the_clock_says_that_it_arrived() {
    let stall = Stall::open(5).await;
    let order = on_its_way(&stall).await;
    age(&stall, 15).await;
    tick(&stall).await;
    assert_eq!(stall.app.count(ASKED).await, 0);
    // long overdue, as after a pause of the marketplace: there still are days to answer
    age(&stall, 40).await;
    tick(&stall).await;
    assert_eq!(stall.app.count(ASKED).await, 1);
    assert_eq!(stall.app.word(STATUS).await, "in_delivery");
    let days = "select round(extract(epoch from delivered_by - now()) / 86400) from shop_orders";
    assert_eq!(stall.app.count(days).await, 5);
    tick(&stall).await;
    assert_eq!(stall.app.count(ASKED).await, 1, "nobody is asked twice");
    stall
        .app
        .sql("update shop_orders set delivered_by = now() - interval '1 second'")
        .await;
    tick(&stall).await;
    let path = format!("/api/orders/{}", order["id"]);
    let seen = stall.buyer.get(&path).await.expect(200);
    let part = &seen["shopOrders"][0];
    assert_eq!(part["status"], "delivered");
    let last = part["events"].as_array().unwrap().last().unwrap();
    assert_eq!(last["actor"], "system");
    stall.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_delivered_long_ago_is_completed() {
    let stall = Stall::open(5).await;
    let order = on_its_way(&stall).await;
    let path = format!(
        "/api/seller/orders/{}/deliver",
        order["shopOrders"][0]["id"]
    );
    stall
        .clay
        .post_once(&path, "deliver", json!({}))
        .await
        .expect(200);
    age(&stall, 13).await;
    stall.app.round("complete delivered orders").await;
    assert_eq!(stall.app.word(STATUS).await, "delivered");
    age(&stall, 14).await;
    stall.app.round("complete delivered orders").await;
    assert_eq!(stall.app.word(STATUS).await, "completed");
    stall.app.assert_invariants().await;
}
