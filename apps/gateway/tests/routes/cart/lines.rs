//! Lines of the cart: the shapes of the wire, and what is refused how.

use serde_json::{Value, json};

use crate::support::{Client, TestApp};

async fn cart(client: &Client) -> Value {
    client.get("/api/cart/findAll").await.expect(200)
}

#[tokio::test]
async fn a_cart_is_grouped_by_shop_and_speaks_the_words_of_the_wire() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let cup = app.product(&clay, "Cup", 1999, 5).await;
    let scarf = app.product(&wool, "Scarf", 4500, 5).await;
    let ada = app.shopper("ada").await;
    ada.add(&scarf, 1).await;
    ada.add(&cup, 2).await;
    let cart = cart(&ada).await;
    assert_eq!(cart[0]["shopName"], "wool");
    let group = &cart[1];
    assert_eq!(group["shopName"], "clay");
    assert_eq!(group["shopIdDistrict"], 0);
    let item = &group["cartDTOList"][0];
    assert_eq!(item["shop"]["handlingDays"], 3);
    assert_eq!(
        (&item["quantity"], &item["isReview"]),
        (&json!(2), &json!(false))
    );
    assert_eq!(
        (&item["variantValues"], &item["available"]),
        (&json!({}), &json!(true))
    );
    assert_eq!(item["shop"]["name"], "clay");
    let product = &item["productDTO"];
    assert_eq!(
        (&product["price"], &product["priceSale"]),
        (&json!(1999), &Value::Null)
    );
    assert_eq!(
        (&product["slug"], &product["stock"]),
        (&json!(cup.slug), &json!(5))
    );
}

#[tokio::test]
async fn options_are_mapped_by_name_and_taken_back_by_id() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let body = json!({
        "title": "Cup", "description": "A cup.", "categoryId": app.category().await, "status": "active",
        "options": [{ "name": "Colour", "values": ["Sand", "Sky"] }],
        "variants": [
            { "values": ["Sand"], "price": 1000, "stock": 1 },
            { "values": ["Sky"], "price": 1200, "priceSale": 900, "stock": 3 },
        ],
    });
    let product = clay.post("/api/seller/products", body).await.expect(201);
    let variants = product["variants"].as_array().unwrap();
    let sky = variants
        .iter()
        .find(|variant| variant["price"] == 1200)
        .unwrap();
    let ada = app.shopper("ada").await;
    let new = json!({ "productDTO": { "id": product["id"] }, "quantity": 1, "optionIds": sky["optionIds"] });
    let cart = ada.post("/api/cart/add", new).await.expect(200);
    let item = &cart[0]["cartDTOList"][0];
    assert_eq!(
        item["variantValues"],
        json!({ "Colour": sky["optionIds"][0] })
    );
    assert_eq!(item["optionIds"], sky["optionIds"]);
    assert_eq!(
        item["options"],
        json!([{ "name": "Colour", "value": "Sky" }])
    );
    assert_eq!(item["productDTO"]["priceSale"], 900);
    let incomplete =
        json!({ "productDTO": { "id": product["id"] }, "quantity": 1, "optionIds": [] });
    let refused = ada.post("/api/cart/add", incomplete).await;
    let code = &refused.body["errors"][0]["code"];
    assert_eq!((refused.status, code), (422, &json!("no_such_variant")));
}

#[tokio::test]
async fn a_client_may_send_more_about_a_product_and_its_price_is_never_read() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    let body = json!({
        "id": 1_700_000_000_000_i64, "isReview": false, "variantValues": {}, "quantity": 1,
        "productDTO": { "id": cup.id, "price": 1, "priceSale": 1, "title": "Cheap" },
    });
    let cart = ada.post("/api/cart/add", body).await.expect(200);
    assert_eq!(cart[0]["cartDTOList"][0]["productDTO"]["price"], 1999);
}

#[tokio::test]
async fn the_same_product_from_twenty_requests_at_once_is_one_line_with_the_sum() {
    let app = TestApp::start().await;
    let cup = app
        .product(&app.seller("clay").await, "Cup", 1999, 100)
        .await;
    let ada = app.shopper("ada").await;
    let mut adds = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let (ada, body) = (ada.clone(), cup.line(2));
        adds.spawn(async move { ada.post("/api/cart/add", body).await.status });
    }
    assert_eq!(adds.join_all().await, [200; 20]);
    let cart = cart(&ada).await;
    assert_eq!(cart.as_array().unwrap().len(), 1);
    let items = cart[0]["cartDTOList"].as_array().unwrap();
    assert_eq!((items.len(), &items[0]["quantity"]), (1, &json!(40)));
    app.assert_invariants().await;
}

#[tokio::test]
async fn a_quantity_is_set_by_both_ways_and_never_beyond_the_shelf() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    let id = ada.add(&cup, 1).await;
    let changed = ada.get(&format!("/api/cart/changeQuantity/{id}/4")).await;
    assert_eq!(changed.headers["cache-control"], "no-store");
    assert_eq!(changed.expect(200)[0]["cartDTOList"][0]["quantity"], 4);
    let patch = format!("/api/cart/items/{id}");
    let changed = ada
        .patch(&patch, json!({ "quantity": 2 }))
        .await
        .expect(200);
    assert_eq!(changed[0]["cartDTOList"][0]["quantity"], 2);
    let beyond = ada.patch(&patch, json!({ "quantity": 6 })).await;
    assert_eq!((beyond.status, beyond.code()), (409, "out_of_stock"));
    assert_eq!(beyond.body["message"], "Only 5 left in stock");
    for quantity in ["0", "-1", "1000", "9223372036854775807"] {
        let refused = ada
            .get(&format!("/api/cart/changeQuantity/{id}/{quantity}"))
            .await;
        assert_eq!(
            (refused.status, &refused.body["errors"][0]["pointer"]),
            (422, &json!("/quantity"))
        );
    }
    let words = ada
        .get(&format!("/api/cart/changeQuantity/{id}/many"))
        .await;
    assert_eq!(words.status, 404);
    assert_eq!(cart(&ada).await[0]["cartDTOList"][0]["quantity"], 2);
}

#[tokio::test]
async fn more_than_a_line_holds_is_refused_and_changes_nothing() {
    let app = TestApp::start().await;
    let cup = app
        .product(&app.seller("clay").await, "Cup", 1999, 2000)
        .await;
    let ada = app.shopper("ada").await;
    ada.add(&cup, 998).await;
    let beyond = ada.post("/api/cart/add", cup.line(2)).await;
    assert_eq!((beyond.status, beyond.code()), (409, "line_full"));
    let said = "Your cart can hold up to 999 of one item and already has 998 of this one";
    assert_eq!(beyond.body["message"], said);
    assert_eq!(cart(&ada).await[0]["cartDTOList"][0]["quantity"], 998);
    let full = ada.post("/api/cart/add", cup.line(1)).await.expect(200);
    assert_eq!(full[0]["cartDTOList"][0]["quantity"], 999);
}

#[tokio::test]
async fn another_users_line_is_not_found_by_any_way() {
    let app = TestApp::start().await;
    let cup = app.product(&app.seller("clay").await, "Cup", 1999, 5).await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let id = ada.add(&cup, 1).await;
    let tries = [
        eve.get(&format!("/api/cart/changeQuantity/{id}/2")).await,
        eve.patch(&format!("/api/cart/items/{id}"), json!({ "quantity": 2 }))
            .await,
        eve.delete(&format!("/api/cart/remove/{id}")).await,
        eve.delete("/api/cart/remove/999999999").await,
    ];
    for answer in tries {
        assert_eq!((answer.status, answer.code()), (404, "not_found"));
    }
    assert_eq!(cart(&ada).await[0]["cartDTOList"][0]["quantity"], 1);
    let gone = ada
        .delete(&format!("/api/cart/remove/{id}"))
        .await
        .expect(200);
    assert_eq!(gone, json!([]));
}

#[tokio::test]
async fn a_guest_has_no_server_cart() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let answers = [
        guest.get("/api/cart/findAll").await,
        guest.get("/api/cart/changeQuantity/1/2").await,
        guest
            .post(
                "/api/cart/add",
                json!({ "productDTO": { "id": 1 }, "quantity": 1 }),
            )
            .await,
        guest.post("/api/cart/add-multiple", json!([])).await,
    ];
    for answer in answers {
        assert_eq!(answer.status, 401);
        assert_eq!(answer.headers["content-type"], "application/problem+json");
    }
}
