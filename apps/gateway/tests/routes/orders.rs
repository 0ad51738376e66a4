//! From chosen items to a parcel, and what may go wrong on the way.

mod adjustments;
mod bookkeeping;
mod breaks;
mod buy_again;
mod cancelling;
mod capture_attempts;
mod checkout;
mod delivery;
mod emails;
mod expected_delivery;
mod given_up_jobs;
mod health;
mod invoices;
mod late_payments;
mod ledger;
mod messages;
mod operator_orders;
mod overview;
mod own_shop;
mod payment;
mod payout_runs;
mod payout_terms;
mod provider;
mod reviews;
mod search;
mod seller_orders;
mod shipping;
mod shop_notes;
mod test_shop;

use serde_json::json;

use self::test_shop::TestShop;
use crate::support::TestApp;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_over_two_shops_is_paid_once_and_each_shop_sees_its_part() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("claypots").await, app.seller("woodworks").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let bowl = app.product(&wood, "Bowl", 3500, 5).await;
    let buyer = app.shopper("ada").await;
    let lines = [buyer.add(&mug, 2).await, buyer.add(&bowl, 1).await];
    let order = buyer.place("place", &lines).await.expect(201);
    assert_eq!(order["paymentStatus"], "pending");
    assert_eq!(order["total"], 2 * 1999 + 3500);
    app.approve(&order).await;
    let paid = buyer.capture("capture", &order).await.expect(200);
    assert_eq!(paid["paymentStatus"], "paid");
    assert_eq!(paid["shopOrders"].as_array().unwrap().len(), 2);
    let cart = buyer.get("/api/cart/findAll").await.expect(200);
    assert_eq!(cart, json!([]), "what was bought has left the cart");
    for (seller, title) in [(&clay, "Mug"), (&wood, "Bowl")] {
        let page = seller.get("/api/seller/orders").await.expect(200);
        assert_eq!(page["total"], 1);
        assert_eq!(page["items"][0]["lines"].as_array().unwrap().len(), 1);
        assert_eq!(page["items"][0]["lines"][0]["title"], title);
    }
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_is_followed_by_number_and_email_address_only_together() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.order(1).await;
    let app = &test_shop.app;
    let track = async |email: &str| {
        let body = json!({ "number": order["number"], "email": email });
        app.guest().post("/api/public/orders/track", body).await
    };
    let found = track("Ada@Example.com").await.expect(200);
    assert_eq!(found["number"], order["number"]);
    assert!(found["address"].is_null());
    assert_eq!(track("eve@example.com").await.status, 404);
    let nul = json!({ "number": "HS-\u{0}", "email": "ada@example.com" });
    let nul = app.guest().post("/api/public/orders/track", nul).await;
    assert_eq!(nul.status, 404, "{}", nul.text);
    let stranger = app.shopper("eve").await;
    let path = format!("/api/orders/{}", order["id"]);
    assert_eq!(stranger.get(&path).await.status, 404);
}
