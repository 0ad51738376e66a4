//! The way to an order: the stock it holds, and coupons.

use serde_json::json;

use super::stall::Stall;
use crate::support::address;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_checkout_takes_over_the_stock_of_the_one_before() {
    let stall = Stall::open(1).await;
    let Stall { app, buyer, .. } = &stall;
    let line = buyer.add(&stall.mug, 1).await;
    let first = buyer.place("one", &[line]).await.expect(201);
    let second = buyer.place("two", &[line]).await.expect(201);
    assert_ne!(first["id"], second["id"]);
    app.approve(&first).await;
    let late = buyer.capture("late", &first).await;
    assert_eq!((late.status, late.code()), (409, "invalid_transition"));
    app.approve(&second).await;
    buyer.capture("capture", &second).await.expect(200);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unfinished_checkout_does_not_stand_in_its_buyers_own_way() {
    let stall = Stall::open(1).await;
    let Stall {
        app, buyer, mug, ..
    } = &stall;
    let line = buyer.add(mug, 1).await;
    let quote = json!({ "cartItemIds": [line], "couponCode": "HELLOSHOP" });
    let place = json!({
        "cartItemIds": [line], "address": address(), "couponCode": "HELLOSHOP",
    });
    let first = buyer
        .post_once("/api/orders", "one", place)
        .await
        .expect(201);
    let again = buyer
        .post("/api/orders/quote", quote.clone())
        .await
        .expect(200);
    assert_eq!(again["problems"], json!([]), "{again}");
    assert_eq!(again["total"], first["total"]);
    let path = format!("/api/orders/{}", first["id"]);
    let kept = buyer.get(&path).await.expect(200);
    assert_eq!(
        kept["paymentStatus"], "pending",
        "a preview changes nothing"
    );
    let stranger = app.shopper("eve").await;
    let sold_out = stranger.post("/api/cart/add", mug.line(1)).await;
    assert_eq!((sold_out.status, sold_out.code()), (409, "out_of_stock"));
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn helloshop_takes_ten_percent_off_once_per_customer() {
    let stall = Stall::open(5).await;
    let Stall { app, buyer, .. } = &stall;
    let order = async |key: &str| {
        let line = buyer.add(&stall.mug, 1).await;
        let body = json!({
            "cartItemIds": [line], "address": address(), "couponCode": "helloshop",
        });
        buyer.post_once("/api/orders", key, body).await
    };
    let first = order("one").await.expect(201);
    assert_eq!(
        (first["discount"].as_i64(), first["total"].as_i64()),
        (Some(200), Some(1799))
    );
    app.approve(&first).await;
    buyer.capture("capture", &first).await.expect(200);
    let second = order("two").await;
    assert_eq!((second.status, second.code()), (409, "coupon_used"));
    app.assert_invariants().await;
}
