//! When a parcel is expected: what the buyer was told when they ordered, counted from the payment.

use chrono::{Days, NaiveDate};
use serde_json::{Value, json};
use types::Language;

use super::test_shop::TestShop;

/// There it is a day later than in Greenwich for most of the day.
const ZONE: &str = "Pacific/Kiritimati";

const NOTHING: Value = Value::Null;

/// A shop that ships within four days, and an order of it that is paid.
async fn paid(test_shop: &TestShop) -> (Value, [NaiveDate; 2]) {
    let shop = json!({ "timeZone": ZONE, "handlingDays": 4 });
    test_shop
        .clay
        .patch("/api/seller/shop", shop)
        .await
        .expect(200);
    let order = test_shop.approved(1).await;
    let unpaid = &order["shopOrders"][0]["expectedDelivery"];
    assert_eq!(unpaid, &NOTHING);
    carriers_slow_down(test_shop).await;
    let order = test_shop.buyer.capture("capture", &order).await.expect(200);
    let day = format!("select (paid_at at time zone '{ZONE}')::date from shop_orders");
    let day: NaiveDate = test_shop.app.word(&day).await.parse().unwrap();
    // on the next day and two more, or on the fourth and five more
    (order, [day + Days::new(3), day + Days::new(9)])
}

/// What is told from now on is for others.
async fn carriers_slow_down(test_shop: &TestShop) {
    let root = test_shop.app.operator("root").await;
    let mut settings = root.get("/api/admin/settings").await.expect(200);
    settings["values"]["carrierDays"] = json!({ "min": 20, "max": 30 });
    let wanted = json!({ "version": settings["version"], "values": settings["values"] });
    root.put("/api/admin/settings", wanted).await.expect(200);
}

/// What buyer, guest and shop see.
async fn seen(test_shop: &TestShop, order: &Value) -> [Value; 3] {
    let path = format!("/api/orders/{}", order["id"]);
    let own = test_shop.buyer.get(&path).await.expect(200);
    let who = json!({ "number": order["number"], "email": "ada@example.com" });
    let guest = test_shop.app.guest();
    let tracked = guest.post("/api/public/orders/track", who).await;
    let tracked = tracked.expect(200);
    let path = format!("/api/seller/orders/{}", order["shopOrders"][0]["id"]);
    let sold = test_shop.clay.get(&path).await.expect(200);
    [&own["shopOrders"][0], &tracked["shopOrders"][0], &sold]
        .map(|part| part["expectedDelivery"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paid_order_says_when_it_is_expected_until_it_is_there_or_late() {
    let test_shop = TestShop::open(5).await;
    let (order, [from, to]) = paid(&test_shop).await;
    let expected = json!({ "from": from, "to": to });
    assert_eq!(order["shopOrders"][0]["expectedDelivery"], expected);
    let by_all = [expected.clone(), expected.clone(), expected];
    assert_eq!(seen(&test_shop, &order).await, by_all);

    let part = &order["shopOrders"][0]["id"];
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    let path = format!("/api/seller/orders/{part}/ship");
    let shipped = test_shop.clay.post_once(&path, "ship", parcel).await;
    shipped.expect(200);
    assert_eq!(seen(&test_shop, &order).await, by_all);

    let moved = |days: i32| {
        format!(
            "update shop_orders set expected_from = expected_from + {days}, expected_to = expected_to + {days}"
        )
    };
    test_shop.app.sql(&moved(-30)).await;
    assert_eq!(seen(&test_shop, &order).await, [NOTHING; 3]);
    test_shop.app.sql(&moved(30)).await;
    assert_eq!(seen(&test_shop, &order).await, by_all);

    let path = format!("/api/orders/{}/shop-orders/{part}/received", order["id"]);
    test_shop.buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(seen(&test_shop, &order).await, [NOTHING; 3]);
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_thanks_for_an_order_say_when_each_parcel_is_expected() {
    for (language, word, says) in [
        (Language::En, "Your order", "Expected"),
        (Language::De, "Deine Bestellung", "Voraussichtlich"),
    ] {
        let test_shop = TestShop::open(5).await;
        let speaks = format!("update users set language = '{}'", language.as_str());
        test_shop.app.sql(&speaks).await;
        let (_, [from, to]) = paid(&test_shop).await;
        let email = test_shop.app.email("ada@example.com", word).await;
        let line = format!("claypots\n{says} {}\n", language.days(from, to));
        assert!(email.text.contains(&line), "{line}: {}", email.text);
    }
}
