//! Many lines at once, such as the cart of a guest who signs in.

use serde_json::json;

use crate::support::{Product, TestApp};

#[tokio::test]
async fn a_guests_cart_comes_in_and_what_did_not_is_counted() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let (cup, mug) = (
        app.product(&clay, "Cup", 1999, 3).await,
        app.product(&clay, "Mug", 999, 0).await,
    );
    let ada = app.shopper("ada").await;
    ada.add(&cup, 1).await;
    let nothing = Product {
        id: 999_999,
        ..mug.clone()
    };
    let batch = json!([cup.line(5000), mug.line(1), nothing.line(1)]);
    let answer = ada.post("/api/cart/add-multiple", batch).await;
    assert_eq!(answer.headers["cart-left-out"], "3");
    let cart = answer.expect(200);
    assert_eq!(cart[0]["cartDTOList"].as_array().unwrap().len(), 1);
    assert_eq!(cart[0]["cartDTOList"][0]["quantity"], 3);
}

#[tokio::test]
async fn a_batch_may_be_large_but_not_endless() {
    let app = TestApp::start().await;
    let cup = app
        .product(&app.seller("clay").await, "Cup", 1999, 900)
        .await;
    let ada = app.shopper("ada").await;
    let mut fat = cup.line(1);
    fat["productDTO"]["description"] = json!("x".repeat(1000));
    let large = ada
        .post("/api/cart/add-multiple", json!(vec![fat.clone(); 100]))
        .await;
    assert_eq!(large.headers["cart-left-out"], "0");
    assert_eq!(large.expect(200)[0]["cartDTOList"][0]["quantity"], 100);
    let many = ada
        .post("/api/cart/add-multiple", json!(vec![cup.line(1); 201]))
        .await;
    assert_eq!(
        (many.status, &many.body["errors"][0]["code"]),
        (422, &json!("too_many_lines"))
    );
    fat["productDTO"]["description"] = json!("x".repeat(300 * 1024));
    let huge = ada
        .post("/api/cart/add-multiple", json!([fat.clone()]))
        .await;
    assert_eq!(huge.status, 413);
    fat["productDTO"]["description"] = json!("x".repeat(40 * 1024));
    assert_eq!(ada.post("/api/cart/add", fat).await.status, 413);
    let zero = ada
        .post("/api/cart/add-multiple", json!([cup.line(1), cup.line(0)]))
        .await;
    assert_eq!(
        (zero.status, &zero.body["errors"][0]["pointer"]),
        (422, &json!("/1/quantity"))
    );
}
