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
    assert_eq!(
        answer.headers["cart-left-out"],
        "0;reason=reduced;added=2, 1;reason=out_of_stock, 2;reason=unavailable"
    );
    let cart = answer.expect(200);
    assert_eq!(cart[0]["cartDTOList"].as_array().unwrap().len(), 1);
    assert_eq!(cart[0]["cartDTOList"][0]["quantity"], 3);
}

#[tokio::test]
async fn a_batch_that_comes_twice_under_its_key_comes_in_once() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let cup = app.product(&clay, "Cup", 1999, 9).await;
    let mug = app.product(&clay, "Mug", 999, 0).await;
    let ada = app.shopper("ada").await;
    let batch = json!([cup.line(2), mug.line(1)]);
    let merge = async |key: &str, batch: &serde_json::Value| {
        let path = "/api/cart/add-multiple";
        ada.post_once(path, key, batch.clone()).await
    };
    let first = merge("merge", &batch).await;
    let again = merge("merge", &batch).await;
    assert_eq!(
        again.headers["cart-left-out"],
        first.headers["cart-left-out"]
    );
    let (first, again) = (first.expect(200), again.expect(200));
    assert_eq!(first[0]["cartDTOList"][0]["quantity"], 2);
    assert_eq!(again, first);
    let other = merge("merge", &json!([cup.line(1)])).await;
    assert_eq!(
        (other.status, other.code()),
        (422, "idempotency_key_reused")
    );
    let unusable = merge(&"k".repeat(300), &batch).await;
    assert_eq!(
        (unusable.status, unusable.code()),
        (400, "idempotency_key_unusable")
    );
    let more = merge("another", &batch).await.expect(200);
    assert_eq!(more[0]["cartDTOList"][0]["quantity"], 4);
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
    assert!(!large.headers.contains_key("cart-left-out"));
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
