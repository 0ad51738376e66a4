//! Money on its way: declined, lost sight of, given back.

use serde_json::json;

use super::test_shop::TestShop;
use crate::support::address;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_declined_payment_charges_nothing_and_can_be_tried_again() {
    let test_shop = TestShop::open(1).await;
    let order = test_shop.order(1).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let unapproved = buyer.capture("too early", &order).await;
    assert_eq!(
        (unapproved.status, unapproved.code()),
        (409, "payment_not_approved")
    );
    app.approve(&order).await;
    app.faults(json!({ "declineNext": 1 })).await;
    let declined = buyer.capture("first", &order).await;
    assert_eq!(
        (declined.status, declined.code()),
        (409, "payment_declined")
    );
    app.approve(&order).await;
    let paid = buyer.capture("second", &order).await.expect(200);
    assert_eq!(paid["paymentStatus"], "paid");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_that_paypal_refuses_for_good_leaves_nothing_behind() {
    let test_shop = TestShop::open(1).await;
    let TestShop {
        app, buyer, mug, ..
    } = &test_shop;
    let line = buyer.add(mug, 1).await;
    let body = json!({
        "cartItemIds": [line], "address": address(), "couponCode": "HELLOSHOP",
    });
    let place = async || buyer.post_once("/api/orders", "one", body.clone()).await;
    app.faults(json!({ "createRefused": 1 })).await;
    let refused = place().await;
    assert_eq!((refused.status, refused.code()), (409, "payment_declined"));
    let states = "select concat_ws(' ', p.status, s.status) from payments p \
        join shop_orders s on s.order_id = p.order_id";
    assert_eq!(app.word(states).await, "failed cancelled");
    let uses = "select count(*) from coupon_redemptions where released_at is null";
    assert_eq!(app.count(uses).await, 0);
    let reserved = format!(
        "select reserved from stock where variant_id = {}",
        mug.variant
    );
    assert_eq!(app.count(&reserved).await, 0);
    app.assert_invariants().await;
    let placed = place().await.expect(201);
    app.approve(&placed).await;
    buyer.capture("capture", &placed).await.expect(200);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_capture_whose_answer_is_lost_settles_by_itself() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.approved(1).await;
    let TestShop { app, buyer, .. } = &test_shop;
    app.faults(json!({ "captureFails": 1 })).await;
    let answered = buyer.capture("capture", &order).await.expect(200);
    assert!(["paid", "confirming"].contains(&answered["paymentStatus"].as_str().unwrap()));
    app.until("select count(*) from payments where status = 'paid'", 1)
        .await;
    let path = format!("/api/orders/{}", order["id"]);
    assert_eq!(buyer.get(&path).await.expect(200)["paymentStatus"], "paid");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_order_goes_back_on_the_shelf_and_the_money_to_the_buyer() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(2).await;
    let TestShop {
        app, buyer, mug, ..
    } = &test_shop;
    let path = format!("/api/orders/{}/cancel", order["id"]);
    let cancelled = buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(cancelled["shopOrders"][0]["status"], "cancelled");
    let on_hand = format!(
        "select on_hand from stock where variant_id = {}",
        mug.variant
    );
    assert_eq!(app.count(&on_hand).await, 5);
    app.until("select count(*) from payments where status = 'refunded'", 1)
        .await;
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["refunded"].as_array().unwrap().len(), 1, "{books}");
    app.assert_invariants().await;
}
