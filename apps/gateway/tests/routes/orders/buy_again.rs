//! Buying what an order contains once more.

use serde_json::{Value, json};

use super::test_shop::TestShop;

fn path(order: &Value) -> String {
    format!("/api/orders/{}/buy-again", order["id"])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_can_be_had_comes_into_the_cart_and_what_cannot_is_told() {
    let test_shop = TestShop::open(9).await;
    let TestShop {
        app,
        clay,
        buyer,
        mug,
    } = &test_shop;
    let (bowl, jug) = (
        app.product(clay, "Bowl", 3500, 3).await,
        app.product(clay, "Jug", 2500, 5).await,
    );
    let lines = [
        buyer.add(mug, 2).await,
        buyer.add(&bowl, 3).await,
        buyer.add(&jug, 4).await,
    ];
    let order = buyer.place("place", &lines).await.expect(201);
    app.approve(&order).await;
    let order = buyer.capture("capture", &order).await.expect(200);
    app.sql(&format!(
        "update products set status = 'archived' where id = {}",
        mug.id
    ))
    .await;
    // bowls are sold out, of the jugs one is left
    let again = buyer.post(&path(&order), json!({})).await.expect(200);
    let became = |title: &str| {
        let lines = again["lines"].as_array().unwrap();
        let line = lines.iter().find(|line| line["title"] == title).unwrap();
        (line["added"].as_i64().unwrap(), line["reason"].clone())
    };
    assert_eq!(became("Mug"), (0, json!("unavailable")));
    assert_eq!(became("Bowl"), (0, json!("out_of_stock")));
    assert_eq!(became("Jug"), (1, json!("reduced")));
    assert_eq!(again["added"], 1);
    let cart = buyer.get("/api/cart/findAll").await.expect(200);
    assert_eq!(again["cart"], cart);
    assert_eq!(cart[0]["cartDTOList"][0]["quantity"], 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_line_comes_in_alone_and_the_same_key_puts_it_in_once() {
    let test_shop = TestShop::open(9).await;
    let TestShop {
        app,
        clay,
        buyer,
        mug,
    } = &test_shop;
    let bowl = app.product(clay, "Bowl", 3500, 9).await;
    let lines = [buyer.add(mug, 2).await, buyer.add(&bowl, 1).await];
    let order = buyer.place("place", &lines).await.expect(201);
    app.approve(&order).await;
    let order = buyer.capture("capture", &order).await.expect(200);
    let line = order["shopOrders"][0]["lines"][0]["id"].clone();
    let body = json!({ "lineIds": [line] });
    for _ in 0..2 {
        let again = buyer.post_once(&path(&order), "again", body.clone()).await;
        let again = again.expect(200);
        assert_eq!(
            (&again["added"], &again["lines"][0]["reason"]),
            (&json!(2), &Value::Null)
        );
        assert_eq!(again["cart"][0]["cartDTOList"].as_array().unwrap().len(), 1);
        assert_eq!(again["cart"][0]["cartDTOList"][0]["quantity"], 2);
    }
    let foreign = buyer
        .post(&path(&order), json!({ "lineIds": [line, 9999] }))
        .await;
    assert_eq!(foreign.status, 404);
    let none = buyer.post(&path(&order), json!({ "lineIds": [] })).await;
    assert_eq!(none.status, 422);
    let stranger = app.shopper("eve").await;
    assert_eq!(stranger.post(&path(&order), json!({})).await.status, 404);
    let cart = stranger.get("/api/cart/findAll").await.expect(200);
    assert_eq!(cart, json!([]));
}
