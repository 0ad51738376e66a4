//! Nobody buys or reviews in a shop of their own.

use serde_json::json;

use super::stall::Stall;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_buys_from_others_and_not_from_themselves() {
    let stall = Stall::open(5).await;
    let wood = stall.app.seller("woodworks").await;
    let bowl = stall.app.product(&wood, "Bowl", 3500, 5).await;
    let (own, other) = (
        stall.clay.add(&stall.mug, 1).await,
        stall.clay.add(&bowl, 1).await,
    );
    let body = json!({ "cartItemIds": [own, other] });
    let quote = stall.clay.post("/api/orders/quote", body).await.expect(200);
    let problems = quote["problems"].as_array().unwrap();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!(
        (&problems[0]["cartItemId"], &problems[0]["code"]),
        (&json!(own), &json!("own_shop"))
    );
    let both = stall.clay.place("both", &[own, other]).await;
    assert_eq!((both.status, both.code()), (409, "own_shop"));
    stall.clay.place("other", &[other]).await.expect(201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_bought_in_a_shop_that_is_ones_own_by_now_is_not_reviewed() {
    let stall = Stall::open(5).await;
    let order = stall
        .app
        .delivered(&stall.clay, &stall.buyer, &stall.mug)
        .await;
    let ada = stall.app.user(&stall.buyer).await.id();
    stall
        .app
        .sql(&format!(
            "update shops set owner_id = {ada}; \
             update user_roles set user_id = {ada} where shop_id is not null"
        ))
        .await;
    let refused = stall.buyer.review(&order, "5", "Great shop").await;
    assert_eq!((refused.status, refused.code()), (409, "own_shop"));
    assert_eq!(stall.app.count("select count(*) from reviews").await, 0);
}
