//! Saved for later, over HTTP.

use serde_json::{Value, json};

use crate::support::{TestApp, line_of};

#[tokio::test]
async fn an_item_goes_to_the_list_and_back_and_each_answer_tells_both() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let cup = app.product(&clay, "Cup", 1999, 5).await;
    let bowl = app.product(&clay, "Bowl", 4500, 5).await;
    let ada = app.shopper("ada").await;
    ada.add(&bowl, 1).await;
    let line = ada.add(&cup, 2).await;
    let save = json!({ "cartItemId": line });
    let moved = ada.post("/api/cart/saved", save.clone()).await.expect(200);
    assert_eq!(moved["quantity"], 2);
    assert_eq!(moved["cart"][0]["cartDTOList"].as_array().unwrap().len(), 1);
    let list = ada.get("/api/cart/saved").await.expect(200);
    assert_eq!(list, moved["saved"]);
    assert_eq!(list[0]["productDTO"]["title"], "Cup");
    assert_eq!(
        (&list[0]["available"], &list[0]["changes"]),
        (&json!(true), &json!([]))
    );
    let twice = ada.post("/api/cart/saved", save).await;
    assert_eq!((twice.status, twice.code()), (404, "not_found"));
    let path = format!("/api/cart/saved/{}", list[0]["id"]);
    let back = ada
        .post(&format!("{path}/move-to-cart"), json!({}))
        .await
        .expect(200);
    assert_eq!((&back["saved"], &back["quantity"]), (&json!([]), &json!(2)));
    let cart = ada.get("/api/cart/findAll").await.expect(200);
    assert_eq!(cart, back["cart"]);
    line_of(&cart, &cup);
    let gone = ada.delete(&path).await;
    assert_eq!((gone.status, gone.code()), (404, "not_found"));
}

#[tokio::test]
async fn a_saved_item_shows_todays_price_and_whether_it_can_go_back() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let cup = app.product(&clay, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    let line = ada.add(&cup, 1).await;
    ada.post("/api/cart/saved", json!({ "cartItemId": line }))
        .await
        .expect(200);
    app.sql("update variants set price = 2499").await;
    let list = ada.get("/api/cart/saved").await.expect(200);
    let dearer = json!([{ "code": "price_up", "priceWas": 1999, "left": null }]);
    assert_eq!(
        (&list[0]["productDTO"]["price"], &list[0]["changes"]),
        (&json!(2499), &dearer)
    );
    app.sql("update stock set received = 0, on_hand = 0").await;
    let list = ada.get("/api/cart/saved").await.expect(200);
    assert_eq!(list[0]["available"], false);
    let path = format!("/api/cart/saved/{}/move-to-cart", list[0]["id"]);
    let refused = ada.post(&path, json!({})).await;
    assert_eq!((refused.status, refused.code()), (409, "out_of_stock"));
    app.sql("update products set status = 'hidden'").await;
    let refused = ada.post(&path, json!({})).await;
    assert_eq!((refused.status, refused.code()), (409, "unavailable"));
    assert_eq!(ada.get("/api/cart/findAll").await.expect(200), json!([]));
}

#[tokio::test]
async fn what_a_guest_saved_is_handed_over_and_what_is_gone_is_named() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let cup = app.product(&clay, "Cup", 1999, 5).await;
    let ada = app.shopper("ada").await;
    let gone = json!({ "productDTO": { "id": 999_999 }, "quantity": 1, "optionIds": [] });
    let batch = json!([gone, cup.line(2)]);
    let answer = ada.post("/api/cart/saved/add-multiple", batch).await;
    assert_eq!(answer.headers["cart-left-out"], "0;reason=unavailable");
    let list = answer.expect(200);
    assert_eq!(
        (list.as_array().unwrap().len(), &list[0]["quantity"]),
        (1, &json!(2))
    );
    let many: Vec<Value> = (0..201).map(|_| cup.line(1)).collect();
    let refused = ada.post("/api/cart/saved/add-multiple", json!(many)).await;
    assert_eq!(
        (refused.status, &refused.body["errors"][0]["code"]),
        (422, &json!("too_many_lines"))
    );
    let path = format!("/api/cart/saved/{}", list[0]["id"]);
    assert_eq!(ada.delete(&path).await.expect(200), json!([]));
}
