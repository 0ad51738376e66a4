//! Nobody buys or reviews in a shop of their own.

use serde_json::json;

use super::test_shop::TestShop;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_buys_from_others_and_not_from_themselves() {
    let test_shop = TestShop::open(5).await;
    let wood = test_shop.app.seller("woodworks").await;
    let bowl = test_shop.app.product(&wood, "Bowl", 3500, 5).await;
    let (own, other) = (
        test_shop.clay.add(&test_shop.mug, 1).await,
        test_shop.clay.add(&bowl, 1).await,
    );
    let body = json!({ "cartItemIds": [own, other] });
    let quote = test_shop
        .clay
        .post("/api/orders/quote", body)
        .await
        .expect(200);
    let problems = quote["problems"].as_array().unwrap();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!(
        (&problems[0]["cartItemId"], &problems[0]["code"]),
        (&json!(own), &json!("own_shop"))
    );
    let both = test_shop.clay.place("both", &[own, other]).await;
    assert_eq!((both.status, both.code()), (409, "own_shop"));
    test_shop.clay.place("other", &[other]).await.expect(201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_bought_in_a_shop_that_is_ones_own_by_now_is_not_reviewed() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop
        .app
        .delivered(&test_shop.clay, &test_shop.buyer, &test_shop.mug)
        .await;
    let ada = test_shop.app.user(&test_shop.buyer).await.id();
    test_shop
        .app
        .sql(&format!(
            "update shops set owner_id = {ada}; \
             update user_roles set user_id = {ada} where shop_id is not null"
        ))
        .await;
    let refused = test_shop.buyer.review(&order, "5", "Great shop").await;
    assert_eq!((refused.status, refused.code()), (409, "own_shop"));
    assert_eq!(test_shop.app.count("select count(*) from reviews").await, 0);
}
