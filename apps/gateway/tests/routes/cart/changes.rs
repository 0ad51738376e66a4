//! What the server says of lines that are other than the shopper saw them.

use serde_json::json;

use crate::support::{Client, TestApp, address};

async fn changes(client: &Client) -> serde_json::Value {
    let cart = client.get("/api/cart/findAll").await.expect(200);
    cart[0]["cartDTOList"][0]["changes"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_price_is_named_in_cart_and_quote_until_it_is_agreed_to() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    let id = ada.add(&cup, 2).await;
    assert_eq!(changes(&ada).await, json!([]));
    app.sql("update variants set price = 2499").await;
    let dearer = json!([{ "code": "price_up", "priceWas": 1999, "left": null }]);
    assert_eq!(changes(&ada).await, dearer);
    let quote = json!({ "cartItemIds": [id] });
    let quoted = ada.post("/api/orders/quote", quote).await.expect(200);
    let named = json!([{ "cartItemId": id, "code": "price_up", "priceWas": 1999, "left": null }]);
    assert_eq!(
        (&quoted["changes"], &quoted["problems"]),
        (&named, &json!([]))
    );
    let order = json!({ "cartItemIds": [id], "address": address(), "expectedTotal": 3998 });
    let refused = ada.post_once("/api/orders", "one", order).await;
    assert_eq!((refused.status, refused.code()), (409, "price_changed"));
    assert_eq!(refused.body["quote"]["changes"], named);
    let agreed = json!({ "items": [{ "cartItemId": id, "price": 2499 }] });
    let cart = ada
        .post("/api/cart/agreed-prices", agreed)
        .await
        .expect(200);
    assert_eq!(cart[0]["cartDTOList"][0]["changes"], json!([]));
    assert_eq!(changes(&ada).await, json!([]));
}

#[tokio::test]
async fn what_was_seen_or_agreed_to_never_counts_as_the_price() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    let mut line = cup.line(1);
    line["seenPrice"] = json!(1);
    let cart = ada.post("/api/cart/add", line).await.expect(200);
    let item = &cart[0]["cartDTOList"][0];
    assert_eq!(item["productDTO"]["price"], 1999);
    assert_eq!(item["changes"][0]["priceWas"], 1);
    let agreed = json!({ "items": [{ "cartItemId": item["id"], "price": 2 }] });
    ada.post("/api/cart/agreed-prices", agreed)
        .await
        .expect(200);
    let quote = json!({ "cartItemIds": [item["id"]] });
    let quoted = ada.post("/api/orders/quote", quote).await.expect(200);
    assert_eq!(quoted["total"], 1999);
    for price in [-1, i64::MIN] {
        let agreed = json!({ "items": [{ "cartItemId": item["id"], "price": price }] });
        let refused = ada.post("/api/cart/agreed-prices", agreed).await;
        let pointer = &refused.body["errors"][0]["pointer"];
        assert_eq!((refused.status, pointer), (422, &json!("/items/0/price")));
        let mut line = cup.line(1);
        line["seenPrice"] = json!(price);
        let refused = ada.post("/api/cart/add", line).await;
        let pointer = &refused.body["errors"][0]["pointer"];
        assert_eq!((refused.status, pointer), (422, &json!("/seenPrice")));
    }
}

#[tokio::test]
async fn less_stock_and_none_are_named() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    ada.add(&cup, 4).await;
    app.sql("update stock set received = 3, on_hand = 3").await;
    let fewer = json!([{ "code": "less_stock", "priceWas": null, "left": 3 }]);
    assert_eq!(changes(&ada).await, fewer);
    app.sql("update stock set received = 0, on_hand = 0").await;
    let none = json!([{ "code": "sold_out", "priceWas": null, "left": 0 }]);
    assert_eq!(changes(&ada).await, none);
    app.sql("update products set status = 'archived'").await;
    let gone = json!([{ "code": "gone", "priceWas": null, "left": null }]);
    assert_eq!(changes(&ada).await, gone);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sale_that_ended_is_told_before_anybody_pays_and_one_that_lasts_is_kept() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    app.sql("update variants set price_sale = 999, sale_until = now() + interval '1 hour'")
        .await;
    let ada = app.shopper("ada").await;
    let id = ada.add(&cup, 1).await;
    let order = json!({ "cartItemIds": [id], "address": address(), "expectedTotal": 999 });
    // nobody has touched the product since
    app.sql("update variants set sale_until = now()").await;
    let refused = ada.post_once("/api/orders", "late", order.clone()).await;
    assert_eq!((refused.status, refused.code()), (409, "price_changed"));
    assert_eq!(refused.body["quote"]["total"], 1999);
    app.sql("update variants set sale_until = now() + interval '1 hour'")
        .await;
    let placed = ada.post_once("/api/orders", "early", order).await;
    assert_eq!(placed.expect(201)["total"], 999);
}
