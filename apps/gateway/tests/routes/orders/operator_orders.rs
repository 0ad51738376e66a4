//! Everybody's orders, as operators see them.

use serde_json::json;

use super::test_shop::TestShop;

const ORDERS: &str = "/api/admin/orders";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_find_every_order_by_number_buyer_or_shop() {
    let test_shop = TestShop::open(9).await;
    let app = &test_shop.app;
    let order = app
        .delivered(&test_shop.clay, &test_shop.buyer, &test_shop.mug)
        .await;
    let wood = app.seller("woodworks").await;
    let bowl = app.product(&wood, "Bowl", 3500, 5).await;
    let eve = app.shopper("eve").await;
    app.delivered(&wood, &eve, &bowl).await;
    let root = app.operator("root").await;
    let found = async |query: &str| {
        let page = root.get(&format!("{ORDERS}{query}")).await.expect(200);
        page["total"].clone()
    };
    let number = order["number"].as_str().unwrap().to_lowercase();
    let of_ada = format!("{ORDERS}/{}", order["id"]);
    let ada = root.get(&of_ada).await.expect(200)["buyer"]["id"].clone();
    for (query, total) in [
        (String::new(), 2),
        (format!("?q={number}"), 1),
        ("?q=EVE%40example.com".to_owned(), 1),
        ("?q=woodw".to_owned(), 1),
        ("?q=nobody".to_owned(), 0),
        ("?tab=delivered".to_owned(), 2),
        ("?tab=to_ship".to_owned(), 0),
        ("?page=2&pageSize=1".to_owned(), 2),
        (format!("?buyerId={ada}"), 1),
        ("?buyerId=987654".to_owned(), 0),
    ] {
        assert_eq!(found(&query).await, total, "{query}");
    }
    root.get(&format!("{ORDERS}?tab=lost")).await.expect(400);
    root.get(&format!("{ORDERS}?buyerId=ada")).await.expect(400);
    root.get(&format!("{ORDERS}/987654")).await.expect(404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_says_what_its_parts_bring_before_and_after_a_refund() {
    let test_shop = TestShop::open(9).await;
    let app = &test_shop.app;
    let order = app
        .delivered(&test_shop.clay, &test_shop.buyer, &test_shop.mug)
        .await;
    let root = app.operator("root").await;
    let path = format!("{ORDERS}/{}", order["id"]);
    let seen = root.get(&path).await.expect(200);
    assert_eq!(seen["order"]["number"], order["number"]);
    let part = &seen["order"]["shopOrders"][0];
    let (total, shares) = (part["total"].as_i64().unwrap(), &seen["shares"][0]);
    assert_eq!(shares["shopOrderId"], part["id"]);
    let sum = |shares: &serde_json::Value| {
        shares["commission"].as_i64().unwrap() + shares["payout"].as_i64().unwrap()
    };
    assert_eq!(sum(shares), total);
    assert!(shares["commission"].as_i64().unwrap() > 0, "{shares}");

    let refund = format!("/api/admin/shop-orders/{}/refunds", part["id"]);
    let line = json!({ "lineId": part["lines"][0]["id"], "quantity": 1 });
    let request = root.request(reqwest::Method::POST, &refund);
    let body = json!({ "lines": [line], "reason": "It broke" });
    let request = request.header("idempotency-key", "one").json(&body);
    let given = root.send(request).await.expect(200);
    let after = root.get(&path).await.expect(200);
    let part = &after["order"]["shopOrders"][0];
    assert_eq!(part["refunded"], given["amount"]);
    assert_eq!(part["refunds"][0]["reason"], "It broke");
    let left = total - given["amount"].as_i64().unwrap();
    assert_eq!(sum(&after["shares"][0]), left);
}
