//! What a buyer writes to one shop of an order.

use serde_json::{Value, json};

use crate::support::{Client, TestApp, address};

/// The shop of the caller.
async fn shop(seller: &Client) -> Value {
    seller.get("/api/seller/shop").await.expect(200)["id"].clone()
}

async fn place(buyer: &Client, key: &str, lines: &[i64], notes: Value) -> crate::support::Answer {
    let body = json!({
        "cartItemIds": lines, "address": address(), "note": "For all of you", "notes": notes,
    });
    buyer.post_once("/api/orders", key, body).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_note_is_read_by_its_shop_and_the_buyer_and_nobody_else() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("claypots").await, app.seller("woodworks").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let bowl = app.product(&wood, "Bowl", 3500, 5).await;
    let buyer = app.shopper("ada").await;
    let lines = [buyer.add(&mug, 1).await, buyer.add(&bowl, 1).await];
    let notes = json!([{ "shopId": shop(&wood).await, "text": " No varnish, please " }]);
    let order = place(&buyer, "place", &lines, notes).await.expect(201);
    app.approve(&order).await;
    let order = buyer.capture("capture", &order).await.expect(200);
    let parts = order["shopOrders"].as_array().unwrap();
    let told: Vec<_> = parts.iter().map(|part| &part["note"]).collect();
    assert_eq!(told, [&Value::Null, &json!("No varnish, please")]);
    let seen = async |seller: &Client| {
        let page = seller.get("/api/seller/orders").await.expect(200);
        (
            page["items"][0]["note"].clone(),
            page["items"][0]["shopNote"].clone(),
        )
    };
    let all = json!("For all of you");
    assert_eq!(seen(&clay).await, (all.clone(), Value::Null));
    assert_eq!(seen(&wood).await, (all, json!("No varnish, please")));
    let who = json!({ "number": order["number"], "email": "ada@example.com" });
    let tracked = app
        .guest()
        .post("/api/public/orders/track", who)
        .await
        .expect(200);
    assert!(!tracked.to_string().contains("varnish"), "{tracked}");
}

#[tokio::test]
async fn a_note_to_a_shop_that_is_not_part_of_the_order_is_refused_where_it_stands() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("claypots").await, app.seller("woodworks").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    app.product(&wood, "Bowl", 3500, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    let (mine, other) = (shop(&clay).await, shop(&wood).await);
    let note = |shop: &Value| json!({ "shopId": shop, "text": "Hello" });
    for (notes, pointer) in [
        (json!([note(&mine), note(&other)]), "/notes/1/shopId"),
        (json!([note(&mine), note(&mine)]), "/notes/1/shopId"),
        (json!([note(&json!(999_999))]), "/notes/0/shopId"),
        (json!([{ "shopId": mine, "text": " " }]), "/notes/0/text"),
        (
            json!([{ "shopId": mine, "text": "x".repeat(501) }]),
            "/notes/0/text",
        ),
    ] {
        let refused = place(&buyer, pointer, &[line], notes).await;
        let found = &refused.body["errors"][0]["pointer"];
        assert_eq!((refused.status, found), (422, &json!(pointer)));
    }
    assert_eq!(app.count("select count(*) from orders").await, 0);
    place(&buyer, "good", &[line], json!([note(&mine)]))
        .await
        .expect(201);
}
