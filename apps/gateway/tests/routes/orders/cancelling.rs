//! Calling off, piece by piece, by whom and until when.

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::test_shop::TestShop;
use crate::support::{Answer, Client, TestApp, address};

/// A paid order of so many mugs with the coupon that everybody has.
async fn paid_with_coupon(test_shop: &TestShop, quantity: i64) -> Value {
    let line = test_shop.buyer.add(&test_shop.mug, quantity).await;
    let body = json!({ "cartItemIds": [line], "address": address(), "couponCode": "HELLOSHOP" });
    let placed = test_shop
        .buyer
        .post_once("/api/orders", "place", body)
        .await;
    let order = placed.expect(201);
    test_shop.app.approve(&order).await;
    test_shop.buyer.capture("capture", &order).await.expect(200)
}

/// A path below the buyer's first part.
fn of_buyer(order: &Value) -> String {
    let part = &order["shopOrders"][0]["id"];
    format!("/api/orders/{}/shop-orders/{part}/cancel", order["id"])
}

/// A path below the seller's side of it.
fn of_seller(order: &Value, step: &str) -> String {
    format!("/api/seller/orders/{}/{step}", order["shopOrders"][0]["id"])
}

fn pieces(order: &Value, quantity: i64) -> Value {
    let line = &order["shopOrders"][0]["lines"][0]["id"];
    json!([{ "lineId": line, "quantity": quantity }])
}

/// The shop sends so many.
async fn ship(test_shop: &TestShop, order: &Value, quantity: i64) -> Value {
    let body = json!({
        "carrier": "UPS", "trackingNumber": "1Z", "lines": pieces(order, quantity),
    });
    let sent = format!(
        "select count(*) from shipments where shop_order_id = {}",
        order["shopOrders"][0]["id"]
    );
    let key = format!("ship-{}", test_shop.app.count(&sent).await);
    let path = of_seller(order, "ship");
    test_shop
        .clay
        .post_once(&path, &key, body)
        .await
        .expect(200)
}

async fn ask(test_shop: &TestShop, order: &Value, key: &str, quantity: i64) -> Answer {
    let body = json!({ "lines": pieces(order, quantity), "reason": "Too many" });
    test_shop.buyer.post_once(&of_buyer(order), key, body).await
}

/// Waits until PayPal has given so much back.
async fn given_back(app: &TestApp, amount: i64) {
    app.until("select refunded from payments", amount).await;
    app.assert_invariants().await;
}

const USES: &str = "select count(*) from coupon_redemptions where released_at is null";
const SOLD: &str = "select sold_count from products";
const SHELF: &str = "select on_hand from stock";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn some_pieces_are_cancelled_with_their_share_and_the_rest_goes_on() {
    let test_shop = TestShop::open(5).await;
    // 3 × 19.99 less 6.00
    let order = paid_with_coupon(&test_shop, 3).await;
    let body = json!({ "lines": pieces(&order, 1) });
    let path = of_buyer(&order);
    let first = test_shop.buyer.post_once(&path, "one", body.clone()).await;
    let first = first.expect(200);
    let part = &first["shopOrders"][0];
    assert_eq!(part["status"], "confirmed");
    let line = &part["lines"][0];
    assert_eq!(
        (&line["cancelled"], &line["refunded"]),
        (&json!(1), &json!(1799))
    );
    let again = test_shop
        .buyer
        .post_once(&path, "one", body)
        .await
        .expect(200);
    assert_eq!(again, first, "the same key cancels once");
    assert_eq!(test_shop.app.count(SHELF).await, 3);
    assert_eq!(test_shop.app.count(SOLD).await, 2);
    let seller = of_seller(&order, "cancel");
    let too_many = json!({ "lines": pieces(&order, 3), "reason": "Broken" });
    let too_many = test_shop.clay.post_once(&seller, "three", too_many).await;
    assert_eq!((too_many.status, too_many.code()), (422, "not_cancellable"));
    let sent = ship(&test_shop, &order, 2).await;
    assert_eq!(sent["status"], "in_delivery");
    assert_eq!(
        (&sent["refunded"], &sent["total"]),
        (&json!(1799), &json!(5397))
    );
    assert_eq!(
        sent["payout"].as_i64().unwrap(),
        5397 - 1799 - sent["commission"].as_i64().unwrap()
    );
    given_back(&test_shop.app, 1799).await;
    assert_eq!(
        test_shop.app.word("select status from payments").await,
        "partially_refunded"
    );
    assert_eq!(
        test_shop.app.count(USES).await,
        1,
        "the coupon served for the rest"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_shops_parcel_keeps_no_buyer_from_cancelling_at_another() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("claypots").await, app.seller("woodworks").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let bowl = app.product(&wood, "Bowl", 3500, 5).await;
    let buyer = app.shopper("ada").await;
    let lines = [buyer.add(&mug, 1).await, buyer.add(&bowl, 1).await];
    let order = buyer.place("place", &lines).await.expect(201);
    app.approve(&order).await;
    let order = buyer.capture("capture", &order).await.expect(200);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    clay.post_once(&of_seller(&order, "ship"), "ship", parcel)
        .await
        .expect(200);
    let path = format!("/api/orders/{}/cancel", order["id"]);
    let cancelled = buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(cancelled["shopOrders"][0]["status"], "in_delivery");
    assert_eq!(cancelled["shopOrders"][1]["status"], "cancelled");
    assert_eq!(cancelled["shopOrders"][1]["refunded"], 3500);
    let nothing_left = buyer.post(&path, json!({})).await;
    assert_eq!(
        (nothing_left.status, nothing_left.code()),
        (409, "invalid_transition")
    );
    given_back(&app, 3500).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn once_something_is_sent_the_buyer_asks_and_the_shop_decides() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(3).await;
    ship(&test_shop, &order, 1).await;
    let asked = ask(&test_shop, &order, "ask", 1).await.expect(200);
    let part = &asked["shopOrders"][0];
    assert_eq!(part["status"], "partially_shipped");
    assert_eq!(part["lines"][0]["cancelled"], 0);
    let request = &part["cancelRequests"][0];
    assert_eq!(
        (&request["status"], &request["reason"]),
        (&json!("open"), &json!("Too many"))
    );
    let twice = ask(&test_shop, &order, "ask-2", 1).await;
    assert_eq!((twice.status, twice.code()), (409, "cancel_requested"));
    let answer =
        |id: &Value, word: &str| of_seller(&order, &format!("cancel-requests/{id}/{word}"));
    let decline = answer(&request["id"], "decline");
    let words = json!({ "reason": "It is packed" });
    let wood = test_shop.app.seller("woodworks").await;
    let foreign = wood.post_once(&decline, "no", words.clone()).await;
    assert_eq!(foreign.status, 404);
    let declined = test_shop
        .clay
        .post_once(&decline, "no", words)
        .await
        .expect(200);
    let request = &declined["cancelRequests"][0];
    assert_eq!(
        (&request["status"], &request["answer"]),
        (&json!("declined"), &json!("It is packed"))
    );
    // the whole order: what is left of it is asked for
    let path = format!("/api/orders/{}/cancel", order["id"]);
    let asked = test_shop.buyer.post(&path, json!({})).await.expect(200);
    let request = &asked["shopOrders"][0]["cancelRequests"][1];
    assert_eq!(request["lines"][0]["quantity"], 2);
    let accept = answer(&request["id"], "accept");
    let accepted = test_shop
        .clay
        .post_once(&accept, "yes", json!({}))
        .await
        .expect(200);
    assert_eq!(accepted["status"], "in_delivery");
    assert_eq!(accepted["lines"][0]["cancelled"], 2);
    assert_eq!(accepted["cancelRequests"][1]["status"], "accepted");
    let late = test_shop
        .clay
        .post_once(&accept, "yes again", json!({}))
        .await;
    assert_eq!((late.status, late.code()), (409, "request_answered"));
    assert_eq!(test_shop.app.count(SHELF).await, 4);
    let emails = "select count(*) from jobs where unique_key like 'mail:cancel-asked:%' \
        or unique_key like 'mail:cancel-declined:%'";
    assert_eq!(test_shop.app.count(emails).await, 3);
    given_back(&test_shop.app, 2 * 1999).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shop_that_does_not_answer_is_reminded_once() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(2).await;
    ship(&test_shop, &order, 1).await;
    ask(&test_shop, &order, "ask", 1).await.expect(200);
    let timer = "remind shops of requests";
    let reminders = "select count(*) from jobs where unique_key like 'mail:cancel-still-asked:%'";
    test_shop.app.run_timer(timer).await;
    assert_eq!(test_shop.app.count(reminders).await, 0, "there is time");
    let age = "update cancel_requests set created_at = now() - interval '2 days'";
    test_shop.app.sql(age).await;
    test_shop.app.run_timer(timer).await;
    let email = test_shop
        .app
        .email("claypots@example.com", "still waiting")
        .await;
    assert!(email.text.contains("Too many"), "{}", email.text);
    test_shop
        .app
        .sql("update jobs set unique_key = null where unique_key like 'mail:cancel-still%'")
        .await;
    test_shop.app.run_timer(timer).await;
    assert_eq!(
        test_shop.app.count(reminders).await,
        0,
        "nobody is reminded twice"
    );
    let open = "select count(*) from cancel_requests where status = 'open'";
    assert_eq!(
        test_shop.app.count(open).await,
        1,
        "silence decides nothing"
    );
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_overtaken_by_the_parcel_that_leaves() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(3).await;
    ship(&test_shop, &order, 1).await;
    let asked = ask(&test_shop, &order, "ask", 2).await.expect(200);
    let request = &asked["shopOrders"][0]["cancelRequests"][0]["id"];
    let sent = ship(&test_shop, &order, 1).await;
    assert_eq!(sent["cancelRequests"][0]["status"], "overtaken");
    let accept = of_seller(&order, &format!("cancel-requests/{request}/accept"));
    let late = test_shop.clay.post_once(&accept, "yes", json!({})).await;
    assert_eq!((late.status, late.code()), (409, "request_answered"));
    ship(&test_shop, &order, 1).await;
    let all_sent = ask(&test_shop, &order, "ask again", 1).await;
    assert_eq!(
        (all_sent.status, all_sent.code()),
        (409, "invalid_transition")
    );
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_cancels_the_rest_of_what_is_partly_sent() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(3).await;
    ship(&test_shop, &order, 2).await;
    let path = of_seller(&order, "cancel");
    let reason = json!({ "reason": "The last one broke" });
    let rest = test_shop
        .clay
        .post_once(&path, "rest", reason.clone())
        .await
        .expect(200);
    assert_eq!(rest["status"], "in_delivery");
    assert_eq!(rest["refunded"], 1999);
    let again = test_shop.clay.post_once(&path, "more", reason).await;
    assert_eq!((again.status, again.code()), (409, "invalid_transition"));
    let path = of_seller(&order, "deliver");
    let arrived = test_shop
        .clay
        .post_once(&path, "deliver", json!({}))
        .await
        .expect(200);
    assert_eq!(arrived["status"], "delivered");
    given_back(&test_shop.app, 1999).await;
}

async fn lose(clay: &Client, order: &Value, parcel: &Value, key: &str) -> Answer {
    let body = json!({ "shipmentId": parcel, "reason": "The carrier cannot find it" });
    clay.post_once(&of_seller(order, "lost"), key, body).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_parcel_is_paid_back_and_what_else_was_sent_goes_on() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(2).await;
    ship(&test_shop, &order, 1).await;
    let sent = ship(&test_shop, &order, 1).await;
    let [first, second] = [0, 1].map(|at| sent["shipments"][at]["id"].clone());
    let wood = test_shop.app.seller("woodworks").await;
    assert_eq!(lose(&wood, &order, &first, "lost").await.status, 404);
    assert_eq!(
        lose(&test_shop.clay, &order, &json!(0), "none")
            .await
            .status,
        404
    );
    let lost = lose(&test_shop.clay, &order, &first, "lost")
        .await
        .expect(200);
    assert_eq!(lost["status"], "in_delivery");
    assert!(lost["shipments"][0]["lostAt"].is_string() && lost["shipments"][1]["lostAt"].is_null());
    assert_eq!(
        (&lost["lines"][0]["lost"], &lost["refunded"]),
        (&json!(1), &json!(1999))
    );
    let event = lost["events"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&event["lost"], &event["cancelled"], &event["refunded"]),
        (&json!(1), &json!(0), &json!(1999))
    );
    let email = test_shop
        .app
        .email("ada@example.com", "Lost in transit")
        .await;
    for words in [
        "1Z",
        "The carrier cannot find it",
        "refunding $19.99",
        "The rest",
    ] {
        assert!(email.text.contains(words), "{words}: {}", email.text);
    }
    let twice = lose(&test_shop.clay, &order, &first, "lost again").await;
    assert_eq!((twice.status, twice.code()), (409, "already_lost"));
    let all = lose(&test_shop.clay, &order, &second, "second")
        .await
        .expect(200);
    assert_eq!(
        (&all["status"], &all["payout"]),
        (&json!("cancelled"), &json!(0))
    );
    assert_eq!(
        test_shop.app.count(SHELF).await,
        3,
        "what is lost is on no shelf"
    );
    given_back(&test_shop.app, 2 * 1999).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_order_gives_its_coupon_back_and_counts_as_no_sale() {
    let test_shop = TestShop::open(5).await;
    let order = paid_with_coupon(&test_shop, 2).await;
    assert_eq!(
        (
            test_shop.app.count(SOLD).await,
            test_shop.app.count(USES).await
        ),
        (2, 1)
    );
    let path = of_seller(&order, "cancel");
    let reason = json!({ "reason": "Broken in the kiln" });
    test_shop
        .clay
        .post_once(&path, "cancel", reason)
        .await
        .expect(200);
    assert_eq!(test_shop.app.count(SOLD).await, 0);
    test_shop.app.until(USES, 0).await;
    let line = test_shop.buyer.add(&test_shop.mug, 1).await;
    let body = json!({ "cartItemIds": [line], "couponCode": "HELLOSHOP" });
    let quote = test_shop
        .buyer
        .post("/api/orders/quote", body)
        .await
        .expect(200);
    assert_eq!(
        (&quote["problems"], &quote["discount"]),
        (&json!([]), &json!(200))
    );
    let body = json!({ "cartItemIds": [line], "address": address(), "couponCode": "HELLOSHOP" });
    let order = test_shop
        .buyer
        .post_once("/api/orders", "second", body)
        .await
        .expect(201);
    test_shop.app.approve(&order).await;
    test_shop.buyer.capture("second", &order).await.expect(200);
    let path = format!("/api/orders/{}/cancel", order["id"]);
    test_shop.buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(
        (
            test_shop.app.count(SOLD).await,
            test_shop.app.count(USES).await
        ),
        (0, 0)
    );
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pieces_that_are_cancelled_and_sent_at_once_go_one_way_only() {
    let test_shop = TestShop::open(8).await;
    let order = test_shop.paid(8).await;
    let mut steps = JoinSet::new();
    for number in 0..10 {
        let (buyer, path) = (test_shop.buyer.clone(), of_buyer(&order));
        let body = json!({ "lines": pieces(&order, 1) });
        let key = format!("cancel-{number}");
        steps.spawn(async move { buyer.post_once(&path, &key, body).await.status });
        let (clay, path) = (test_shop.clay.clone(), of_seller(&order, "ship"));
        let body = json!({ "carrier": "UPS", "trackingNumber": "1Z", "lines": pieces(&order, 1) });
        let key = format!("ship-{number}");
        steps.spawn(async move { clay.post_once(&path, &key, body).await.status });
    }
    for status in steps.join_all().await {
        assert!([200, 409, 422].contains(&status), "{status}");
    }
    let counted = "select shipped + cancelled from order_lines";
    assert!(test_shop.app.count(counted).await <= 8);
    test_shop.app.assert_invariants().await;
}
