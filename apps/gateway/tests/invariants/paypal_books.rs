//! I13: PayPal's own books against ours, as `compare-books` holds them against each other.

use chrono::{TimeDelta, Utc};
use gateway::check;
use payments::{NewPayment, PayPal, SetupGap};
use serde_json::{Value, json};
use types::{Currency, Money};

use super::sabotage;
use crate::support::TestApp;

/// Three paid orders of 19.99, one of them given back by us, one in part by PayPal.
async fn trade() -> TestApp {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let mut orders = Vec::new();
    for name in ["ada", "bob", "cleo"] {
        let buyer = app.shopper(name).await;
        let line = buyer.add(&mug, 1).await;
        let order = buyer.place("place", &[line]).await.expect(201);
        app.approve(&order).await;
        orders.push((buyer.capture("capture", &order).await.expect(200), buyer));
    }
    let (order, buyer) = &orders[0];
    let path = format!("/api/orders/{}/cancel", order["id"]);
    buyer.post(&path, json!({})).await.expect(200);
    let part = json!({ "amount": { "currency_code": "USD", "value": "5.00" } });
    refund_in_dashboard(&app, &orders[1].0, part).await;
    let done = "select count(*) from refunds where status = 'done'";
    app.until(done, 2).await;
    app
}

async fn refund_in_dashboard(app: &TestApp, order: &Value, body: Value) {
    let capture = app.word(&capture_of(order)).await;
    let path = format!("/emulator/captures/{capture}/refund");
    app.paypal().post(&path, body).await.expect(201);
}

fn capture_of(order: &Value) -> String {
    format!(
        "select capture_id from payments where order_id = {}",
        order["id"]
    )
}

/// The differences of the last two days.
async fn differences(app: &TestApp) -> Vec<String> {
    let (from, to) = (Utc::now() - TimeDelta::days(2), Utc::now());
    let found = check::books(&app.database.url, app.provider(), from, to).await;
    found.unwrap().iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_emulators_app_lacks_nothing() {
    let app = TestApp::start().await;
    let settings = &app.config().payments.paypal;
    let paypal = PayPal::new(settings).unwrap();
    let webhook = &settings.credentials.webhook_id;
    let here = format!("{}/api/webhooks/paypal", app.url);
    assert_eq!(paypal.setup_gaps(webhook, &here).await.unwrap(), []);
    let other = paypal.setup_gaps("OTHER", &here).await.unwrap();
    assert_eq!(other, [SetupGap::Webhook("OTHER".to_owned())]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_difference_between_the_books_is_a_line() {
    let app = trade().await;
    assert_eq!(differences(&app).await, [""; 0]);

    // taken there, without an order of ours
    let strange = NewPayment {
        request_id: "create:nobody".to_owned(),
        reference: "HS-NOBODY".to_owned(),
        amount: Money::new(700),
        currency: Currency::parse("USD").unwrap(),
        description: "Somebody else's".to_owned(),
        items: Vec::new(),
        discount: Money::ZERO,
        brand: "Helloshop".to_owned(),
    };
    let provider = &app.orders().provider;
    let announced = provider.create(strange).await.unwrap();
    let path = format!("/emulator/orders/{}/approve", announced.id);
    app.paypal().post(&path, json!({})).await.expect(200);
    let taken = provider.capture(&announced.id, "capture:nobody").await;
    let taken = taken.unwrap().capture.unwrap().id;
    let wanted = format!(
        "I13 books: capture {taken} (order HS-NOBODY): a buyer paid $7.00, and there is no such \
         order in our books"
    );
    assert_eq!(differences(&app).await, [wanted.as_str()]);

    // given back there, and nobody told us
    app.faults(json!({ "dropWebhooks": 99 })).await;
    let order = app.count("select max(order_id) from payments").await;
    refund_in_dashboard(&app, &json!({ "id": order }), json!({})).await;
    let found = differences(&app).await;
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(
        found.iter().any(|line| line.contains("I13 books: refund ")
            && line.ends_with("$19.99 stands in the provider's books and not in ours")),
        "{found:#?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_our_ledger_has_wrong_by_a_cent_is_a_difference_too() {
    let app = trade().await;
    let entry = |kind: &str| {
        format!(
            "(select min(e.id) from ledger_entries e join ledger_transactions t \
             on t.id = e.transaction_id where e.account = 'provider' and t.kind = '{kind}')"
        )
    };
    for (sql, expected) in [
        (
            format!(
                "update ledger_entries set amount = amount + 1 where id = {}",
                entry("capture")
            ),
            "$19.99 in the provider's books, $20.00 in ours",
        ),
        (
            format!(
                "update ledger_entries set amount = amount - 1 where id = {}",
                entry("fee")
            ),
            "the provider kept $1.18, our books say $1.19",
        ),
        (
            "update refunds set provider_refund_id = 'NOWHERE' where origin = 'ours'".to_owned(),
            "refund NOWHERE",
        ),
        (
            "update ledger_transactions set currency = 'EUR' where kind = 'refund'".to_owned(),
            "$5.00 in the provider's books, €5.00 in ours",
        ),
    ] {
        assert!(
            !differences(&app)
                .await
                .iter()
                .any(|line| line.contains(expected))
        );
        sabotage(&app.database, &sql).await;
        let found = differences(&app).await;
        assert!(
            found.iter().any(|line| line.contains(expected)),
            "{found:#?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_two_date_differently_is_no_difference() {
    let app = trade().await;
    // we learned of it weeks later, or the period ends between the two dates
    sabotage(
        &app.database,
        "update payments set captured_at = captured_at - interval '40 days'; \
         update refunds set completed_at = completed_at - interval '40 days'",
    )
    .await;
    assert_eq!(
        differences(&app).await,
        [""; 0],
        "theirs are found here by name"
    );
    let (from, to) = (
        Utc::now() - TimeDelta::days(80),
        Utc::now() - TimeDelta::days(20),
    );
    let found = check::books(&app.database.url, app.provider(), from, to).await;
    assert_eq!(found.unwrap(), [], "ours are found there by name");
    sabotage(&app.database, "update payments set capture_id = 'C' || id").await;
    let found = check::books(&app.database.url, app.provider(), from, to)
        .await
        .unwrap();
    let missing = found.iter().filter(|breach| {
        breach
            .found
            .ends_with("stands in our books and not in the provider's")
    });
    assert_eq!(missing.count(), 3, "{found:#?}");
}
