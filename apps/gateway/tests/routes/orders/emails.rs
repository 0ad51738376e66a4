//! Emails that tell a buyer how it went on, each once and in their language.

use serde_json::{Value, json};

use super::test_shop::TestShop;

async fn in_german(test_shop: &TestShop) {
    test_shop.app.sql("update users set language = 'de'").await;
}

async fn shipped(test_shop: &TestShop) -> Value {
    let order = test_shop.paid(1).await;
    let path = format!("/api/seller/orders/{}/ship", order["shopOrders"][0]["id"]);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    let shipped = test_shop.clay.post_once(&path, "ship", parcel).await;
    shipped.expect(200);
    order
}

async fn emails(test_shop: &TestShop, kind: &str) -> i64 {
    let query = format!("select count(*) from jobs where unique_key like 'mail:{kind}:%'");
    test_shop.app.count(&query).await
}

async fn expire(test_shop: &TestShop) {
    test_shop
        .app
        .sql("update orders set expires_at = now() - interval '1 second'")
        .await;
    test_shop.app.run_timer("expire unpaid orders").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_told_that_it_arrived_is_asked_whether_all_is_good() {
    let test_shop = TestShop::open(5).await;
    let order = shipped(&test_shop).await;
    let path = format!(
        "/api/seller/orders/{}/deliver",
        order["shopOrders"][0]["id"]
    );
    for _ in 0..2 {
        let delivered = test_shop.clay.post_once(&path, "deliver", json!({})).await;
        delivered.expect(200);
    }
    let email = test_shop.app.email("ada@example.com", "Delivered").await;
    assert!(email.text.contains("All good?"), "{}", email.text);
    let link = format!("/account/orders/{}", order["id"]);
    assert!(email.text.contains(&link), "{}", email.text);
    assert_eq!(emails(&test_shop, "delivered").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_clock_says_that_it_arrived_the_buyer_is_told_in_their_language() {
    let test_shop = TestShop::open(5).await;
    in_german(&test_shop).await;
    shipped(&test_shop).await;
    test_shop
        .app
        .sql("update shop_orders set delivered_by = now() - interval '1 second'")
        .await;
    test_shop
        .app
        .run_timer("deliver what is long on its way")
        .await;
    test_shop
        .app
        .run_timer("deliver what is long on its way")
        .await;
    let email = test_shop.app.email("ada@example.com", "Zugestellt").await;
    assert!(email.text.contains("Alles gut?"), "{}", email.text);
    assert_eq!(emails(&test_shop, "delivered").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_that_it_arrived_is_not_told_so() {
    let test_shop = TestShop::open(5).await;
    let order = shipped(&test_shop).await;
    let part = &order["shopOrders"][0]["id"];
    let path = format!("/api/orders/{}/shop-orders/{part}/received", order["id"]);
    test_shop.buyer.post(&path, json!({})).await.expect(200);
    assert_eq!(emails(&test_shop, "delivered").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refund_that_is_done_is_told_with_its_amount_and_what_it_is_for() {
    for (language, word, words) in [
        (
            "en",
            "Refunded",
            ["was refunded to", "claypots", "Cancelled by the buyer"],
        ),
        (
            "de",
            "Erstattet",
            ["auf das Konto erstattet", "claypots", "von dir storniert"],
        ),
    ] {
        let test_shop = TestShop::open(5).await;
        if language == "de" {
            in_german(&test_shop).await;
        }
        let order = test_shop.paid(2).await;
        let path = format!("/api/orders/{}/cancel", order["id"]);
        test_shop.buyer.post(&path, json!({})).await.expect(200);
        let email = test_shop.app.email("ada@example.com", word).await;
        let amount = if language == "de" { "39,98" } else { "39.98" };
        for part in words.into_iter().chain([amount]) {
            assert!(email.text.contains(part), "{part}: {}", email.text);
        }
        // the webhook tells the same again; that of the approval waits a minute for the browser
        let came = "select count(distinct kind) from webhook_events \
                    where kind in ('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.REFUNDED')";
        test_shop.app.until(came, 2).await;
        test_shop
            .app
            .sql("update jobs set run_at = now() where done_at is null")
            .await;
        let open = "select count(*) from jobs where done_at is null and kind = 'payment webhook'";
        test_shop.app.until(open, 0).await;
        assert_eq!(emails(&test_shop, "refund-done").await, 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_did_not_pay_in_time_is_told_that_nothing_is_lost() {
    for (word, words) in [
        (
            "Expired, not charged",
            ["weren't charged", "still in your cart", "/cart"],
        ),
        (
            "Abgelaufen",
            ["Abgebucht wurde nichts", "in deinem Warenkorb", "/cart"],
        ),
    ] {
        let test_shop = TestShop::open(5).await;
        if word.starts_with("Abgelaufen") {
            in_german(&test_shop).await;
        }
        test_shop.order(1).await;
        expire(&test_shop).await;
        expire(&test_shop).await;
        let email = test_shop.app.email("ada@example.com", word).await;
        for part in words {
            assert!(email.text.contains(part), "{part}: {}", email.text);
        }
        assert_eq!(emails(&test_shop, "expired").await, 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waited_for_a_payment_that_never_came_is_told() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.order(1).await;
    test_shop
        .app
        .sql("update payments set status = 'confirming', pending_since = now(), check_at = null")
        .await;
    let context = test_shop.app.orders();
    let voided = payments::ProviderOrder {
        status: payments::OrderStatus::Voided,
        capture: None,
        ..context
            .provider
            .get(order["payment"]["providerOrderId"].as_str().unwrap())
            .await
            .unwrap()
    };
    let id = types::OrderId::new(order["id"].as_i64().unwrap());
    for _ in 0..2 {
        orders::capture::settle(context, id, &voided).await.unwrap();
    }
    let email = test_shop
        .app
        .email("ada@example.com", "Payment failed")
        .await;
    assert!(email.text.contains("weren't charged"), "{}", email.text);
    assert_eq!(emails(&test_shop, "payment-failed").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_that_came_late_is_thanked_for_like_any_other() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.approved(1).await;
    test_shop.app.faults(json!({ "captureFails": 1 })).await;
    test_shop.buyer.capture("capture", &order).await.expect(200);
    let paid = "select count(*) from payments where status = 'paid'";
    test_shop.app.until(paid, 1).await;
    let email = test_shop.app.email("ada@example.com", "Your order").await;
    assert!(
        email.text.contains("We've received your payment"),
        "{}",
        email.text
    );
    assert_eq!(emails(&test_shop, "paid").await, 1);
}
