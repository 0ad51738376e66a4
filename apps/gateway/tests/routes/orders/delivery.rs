//! What is on its way when nobody says anything.

use serde_json::{Value, json};

use super::test_shop::TestShop;

const ASKED: &str = "select count(*) from jobs where unique_key like 'mail:arrived:%'";
const STATUS: &str = "select status from shop_orders";

async fn on_its_way(test_shop: &TestShop) -> Value {
    let order = test_shop.paid(1).await;
    let path = format!("/api/seller/orders/{}/ship", order["shopOrders"][0]["id"]);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    test_shop
        .clay
        .post_once(&path, "ship", parcel)
        .await
        .expect(200);
    order
}

/// The last step was so many days ago.
async fn age(test_shop: &TestShop, days: i32) {
    let age = format!(
        "set session_replication_role = replica; \
         update shop_orders set updated_at = now() - interval '{days} days'; \
         set session_replication_role = origin"
    );
    test_shop.app.sql(&age).await;
}

async fn tick(test_shop: &TestShop) {
    test_shop.app.run_timer("ask whether parcels arrived").await;
    test_shop
        .app
        .run_timer("deliver what is long on its way")
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_buyer_is_asked_before_the_clock_says_that_it_arrived() {
    let test_shop = TestShop::open(5).await;
    let order = on_its_way(&test_shop).await;
    age(&test_shop, 15).await;
    tick(&test_shop).await;
    assert_eq!(test_shop.app.count(ASKED).await, 0);
    // long overdue, as after a pause of the marketplace: there still are days to answer
    age(&test_shop, 40).await;
    tick(&test_shop).await;
    assert_eq!(test_shop.app.count(ASKED).await, 1);
    assert_eq!(test_shop.app.word(STATUS).await, "in_delivery");
    let days = "select round(extract(epoch from delivered_by - now()) / 86400) from shop_orders";
    assert_eq!(test_shop.app.count(days).await, 5);
    tick(&test_shop).await;
    assert_eq!(test_shop.app.count(ASKED).await, 1, "nobody is asked twice");
    test_shop
        .app
        .sql("update shop_orders set delivered_by = now() - interval '1 second'")
        .await;
    tick(&test_shop).await;
    let path = format!("/api/orders/{}", order["id"]);
    let seen = test_shop.buyer.get(&path).await.expect(200);
    let part = &seen["shopOrders"][0];
    assert_eq!(part["status"], "delivered");
    let last = part["events"].as_array().unwrap().last().unwrap();
    assert_eq!(last["actor"], "system");
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_delivered_long_ago_is_completed() {
    let test_shop = TestShop::open(5).await;
    let order = on_its_way(&test_shop).await;
    let path = format!(
        "/api/seller/orders/{}/deliver",
        order["shopOrders"][0]["id"]
    );
    test_shop
        .clay
        .post_once(&path, "deliver", json!({}))
        .await
        .expect(200);
    age(&test_shop, 13).await;
    test_shop.app.run_timer("complete delivered orders").await;
    assert_eq!(test_shop.app.word(STATUS).await, "delivered");
    age(&test_shop, 14).await;
    test_shop.app.run_timer("complete delivered orders").await;
    assert_eq!(test_shop.app.word(STATUS).await, "completed");
    test_shop.app.assert_invariants().await;
}
