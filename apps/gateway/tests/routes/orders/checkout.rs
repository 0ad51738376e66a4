//! The way to an order: the stock it holds, and coupons.

use serde_json::json;

use super::test_shop::TestShop;
use crate::support::{TestApp, address};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_checkout_takes_over_the_stock_of_the_one_before() {
    let test_shop = TestShop::open(1).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let line = buyer.add(&test_shop.mug, 1).await;
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
    let test_shop = TestShop::open(1).await;
    let TestShop {
        app, buyer, mug, ..
    } = &test_shop;
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
    let test_shop = TestShop::open(5).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let order = async |key: &str| {
        let line = buyer.add(&test_shop.mug, 1).await;
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_checkout_holds_does_not_count_against_its_own_buyer() {
    let test_shop = TestShop::open(2).await;
    let TestShop { app, buyer, .. } = &test_shop;
    test_shop.order(2).await;
    let cart = buyer.get("/api/cart/findAll").await.expect(200);
    let item = &cart[0]["cartDTOList"][0];
    assert_eq!(
        (&item["available"], &item["productDTO"]["stock"]),
        (&json!(true), &json!(2)),
        "{cart}"
    );
    let path = format!("/api/cart/items/{}", item["id"]);
    let less = buyer.patch(&path, json!({ "quantity": 1 })).await;
    less.expect(200);
    let stranger = app.shopper("eve").await;
    let sold_out = stranger.post("/api/cart/add", test_shop.mug.line(1)).await;
    assert_eq!((sold_out.status, sold_out.code()), (409, "out_of_stock"));
    let line = item["id"].as_i64().unwrap();
    buyer.place("again", &[line]).await.expect(201);
    stranger
        .post("/api/cart/add", test_shop.mug.line(1))
        .await
        .expect(200);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_being_paid_cannot_be_ordered_again() {
    let test_shop = TestShop::open(5).await;
    let TestShop { app, buyer, .. } = &test_shop;
    app.stop_timer("%").await;
    let order = test_shop.approved(2).await;
    app.faults(json!({ "captureUnavailable": 0, "captureFails": 1, "dropWebhooks": 9 }))
        .await;
    let confirming = buyer.capture("capture", &order).await.expect(200);
    assert_eq!(confirming["paymentStatus"], "confirming");
    let cart = buyer.get("/api/cart/findAll").await.expect(200);
    let item = &cart[0]["cartDTOList"][0];
    let paying = json!({ "orderId": order["id"], "orderNumber": order["number"] });
    assert_eq!(item["inPayment"], paying, "{cart}");
    let path = format!("/api/cart/items/{}", item["id"]);
    let more = buyer.patch(&path, json!({ "quantity": 1 })).await;
    assert_eq!(more.expect(200)[0]["cartDTOList"][0]["inPayment"], paying);
    assert_eq!(item["available"], false);
    let line = item["id"].as_i64().unwrap();
    let quote = json!({ "cartItemIds": [line] });
    let quote = buyer.post("/api/orders/quote", quote).await.expect(200);
    assert_eq!(quote["problems"][0]["code"], "payment_in_progress");
    let again = buyer.place("again", &[line]).await;
    assert_eq!((again.status, again.code()), (409, "payment_in_progress"));
    assert_eq!(again.body["orderId"], order["id"]);
    assert_eq!(again.body["orderNumber"], order["number"]);
    // something else may be bought meanwhile
    let cup = app.product(&test_shop.clay, "Cup", 999, 5).await;
    let cup = buyer.add(&cup, 1).await;
    buyer.place("cup", &[cup]).await.expect(201);
    assert_eq!(app.count("select count(*) from orders").await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_total_than_the_buyer_saw_is_not_ordered() {
    let test_shop = TestShop::open(5).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let line = buyer.add(&test_shop.mug, 2).await;
    let place = async |key: &str, total: i64| {
        let body = json!({
            "cartItemIds": [line], "address": address(), "expectedTotal": total,
        });
        buyer.post_once("/api/orders", key, body).await
    };
    let other = place("one", 3000).await;
    assert_eq!((other.status, other.code()), (409, "price_changed"));
    let quote = json!({ "cartItemIds": [line] });
    let quote = buyer.post("/api/orders/quote", quote).await.expect(200);
    assert_eq!(other.body["quote"], quote);
    assert_eq!(app.count("select count(*) from orders").await, 0);
    assert_eq!(app.count("select sum(reserved) from stock").await, 0);
    place("two", 3998).await.expect(201);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_buyers_checkouts_at_the_same_time_leave_one_to_be_paid() {
    let test_shop = TestShop::open(3).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let line = buyer.add(&test_shop.mug, 2).await;
    let mut places = tokio::task::JoinSet::new();
    for number in 0..8 {
        let buyer = buyer.clone();
        places.spawn(async move { buyer.place(&format!("place-{number}"), &[line]).await });
    }
    for answer in places.join_all().await {
        assert!(
            answer.status == 201 || answer.code() == "invalid_transition",
            "{}",
            answer.text
        );
    }
    let pending = "select count(*) from payments where status = 'pending'";
    assert_eq!(app.count(pending).await, 1);
    assert_eq!(app.count("select sum(reserved) from stock").await, 2);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_email_about_a_paid_order_adds_up() {
    let test_shop = TestShop::open(5).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let line = buyer.add(&test_shop.mug, 2).await;
    let body = json!({
        "cartItemIds": [line], "address": address(), "couponCode": "HELLOSHOP",
    });
    let order = buyer
        .post_once("/api/orders", "one", body)
        .await
        .expect(201);
    app.approve(&order).await;
    buyer.capture("capture", &order).await.expect(200);
    let email = app.email("ada@example.com", "Your order").await.text;
    for words in [
        "From claypots",
        "2 × Mug: $39.98",
        "Subtotal: $39.98",
        "Discount: -$4.00",
        "Shipping: Free",
        "Total: $35.98",
        "12 Market Hall Lane",
        "\nUnited States",
        "What's next",
    ] {
        assert!(email.contains(words), "no “{words}” in\n{email}");
    }
    let to_ship = app.email("claypots@example.com", "To ship").await.text;
    assert!(to_ship.contains("Total: $35.98"), "{to_ship}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_stands_for_one_order_however_its_body_is_written() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let line = ada.add(&mug, 1).await;
    let order = ada.place("one", &[line]).await.expect(201);
    let again = json!({ "address": address(), "cartItemIds": [line], "note": null });
    let again = ada.post_once("/api/orders", "one", again).await.expect(201);
    assert_eq!(again["id"], order["id"]);
    let other = json!({ "cartItemIds": [line], "address": address(), "note": "Ring twice" });
    let refused = ada.post_once("/api/orders", "one", other).await;
    assert_eq!(
        (refused.status, refused.code()),
        (422, "idempotency_key_reused")
    );
    assert_eq!(app.count("select count(*) from orders").await, 1);
}
