//! From chosen items to a parcel, and what may go wrong on the way.

mod attempt;
mod closed;
mod reviews;
mod sweep;

use serde_json::json;

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
async fn a_seller_ships_only_their_own_part_and_the_buyer_sees_the_number() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("claypots").await, app.seller("woodworks").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 2).await;
    let order = buyer.place("place", &[line]).await.expect(201);
    app.approve(&order).await;
    buyer.capture("capture", &order).await.expect(200);
    let part = order["shopOrders"][0]["id"].as_i64().unwrap();
    let path = format!("/api/seller/orders/{part}/ship");
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z999AA10123456784" });
    let foreign = wood.post_once(&path, "ship", parcel.clone()).await;
    assert_eq!(foreign.status, 404);
    let shipped = clay
        .post_once(&path, "ship", parcel.clone())
        .await
        .expect(200);
    assert_eq!(shipped["status"], "in_delivery");
    let again = clay
        .post_once(&path, "ship", parcel.clone())
        .await
        .expect(200);
    assert_eq!(again, shipped, "the same key gets the same answer");
    let twice = clay.post_once(&path, "ship-2", parcel).await;
    assert_eq!((twice.status, twice.code()), (409, "invalid_transition"));
    let seen = buyer
        .get(&format!("/api/orders/{}", order["id"]))
        .await
        .expect(200);
    let shipment = &seen["shopOrders"][0]["shipments"][0];
    assert_eq!(shipment["trackingNumber"], "1Z999AA10123456784");
    assert!(
        shipment["trackingUrl"]
            .as_str()
            .unwrap()
            .starts_with("https://www.ups.com/")
    );
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_part_can_go_in_two_parcels_and_never_more_than_was_bought() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 3).await;
    let order = buyer.place("place", &[line]).await.expect(201);
    app.approve(&order).await;
    buyer.capture("capture", &order).await.expect(200);
    let part = &order["shopOrders"][0];
    let path = format!("/api/seller/orders/{}/ship", part["id"]);
    let parcel = |quantity| {
        json!({
            "carrier": "DHL", "trackingNumber": "00340434161094042557",
            "lines": [{ "lineId": part["lines"][0]["id"], "quantity": quantity }],
        })
    };
    let nothing = json!({ "carrier": "DHL", "trackingNumber": "1", "lines": [] });
    let nothing = clay.post_once(&path, "zero", nothing).await;
    assert_eq!(nothing.status, 422, "{}", nothing.text);
    let first = clay.post_once(&path, "one", parcel(2)).await.expect(200);
    assert_eq!(first["status"], "partially_shipped");
    let too_many = clay.post_once(&path, "two", parcel(2)).await;
    assert_eq!((too_many.status, too_many.code()), (422, "not_shippable"));
    let second = clay.post_once(&path, "three", parcel(1)).await.expect(200);
    assert_eq!(second["status"], "in_delivery");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_order_goes_back_on_the_shelf_and_the_money_to_the_buyer() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 2).await;
    let order = buyer.place("place", &[line]).await.expect(201);
    app.approve(&order).await;
    buyer.capture("capture", &order).await.expect(200);
    let path = format!("/api/orders/{}/cancel", order["id"]);
    let cancelled = buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(cancelled["shopOrders"][0]["status"], "cancelled");
    let on_hand = format!(
        "select on_hand from stock where variant_id = {}",
        mug.variant
    );
    assert_eq!(app.count(&on_hand).await, 5);
    let refunded = async || {
        app.count("select count(*) from payments where status = 'refunded'")
            .await
            == 1
    };
    for _ in 0..100 {
        if refunded().await {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(refunded().await, "the refund follows by itself");
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["refunded"].as_array().unwrap().len(), 1, "{books}");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_capture_whose_answer_is_lost_settles_by_itself() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    let order = buyer.place("place", &[line]).await.expect(201);
    app.approve(&order).await;
    app.faults(json!({ "captureFails": 1 })).await;
    let answered = buyer.capture("capture", &order).await.expect(200);
    assert!(["paid", "confirming"].contains(&answered["paymentStatus"].as_str().unwrap()));
    let path = format!("/api/orders/{}", order["id"]);
    for _ in 0..100 {
        if buyer.get(&path).await.expect(200)["paymentStatus"] == "paid" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(buyer.get(&path).await.expect(200)["paymentStatus"], "paid");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_declined_payment_charges_nothing_and_can_be_tried_again() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 1).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    let order = buyer.place("place", &[line]).await.expect(201);
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
async fn a_new_checkout_takes_over_the_stock_of_the_one_before() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "The last mug", 1999, 1).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
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
async fn an_order_is_followed_by_number_and_mail_address_only_together() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    let order = buyer.place("place", &[line]).await.expect(201);
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn helloshop_takes_ten_percent_off_once_per_customer() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let order = async |key: &str| {
        let line = buyer.add(&mug, 1).await;
        let body = json!({
            "cartItemIds": [line], "address": crate::support::address(), "couponCode": "helloshop",
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
async fn an_unfinished_checkout_does_not_stand_in_its_buyers_own_way() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "The last mug", 1999, 1).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    let quote = json!({ "cartItemIds": [line], "couponCode": "HELLOSHOP" });
    let place = json!({
        "cartItemIds": [line], "address": crate::support::address(), "couponCode": "HELLOSHOP",
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
    let theirs = json!({
        "productDTO": { "id": mug.id }, "quantity": 1, "optionIds": [],
    });
    let sold_out = stranger.post("/api/cart/add", theirs).await;
    assert_eq!((sold_out.status, sold_out.code()), (409, "out_of_stock"));
    app.assert_invariants().await;
}
