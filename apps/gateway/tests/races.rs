//! What must hold when many do the same thing at once.

mod locks;

use serde_json::Value;
use tokio::task::JoinSet;

use crate::support::{Client, TestApp};

/// One buyer's whole purchase; whether it was paid.
async fn buy(app: &TestApp, buyer: Client, line: i64, number: usize) -> Result<Value, String> {
    let placed = loop {
        let placed = buyer.place(&format!("place-{number}"), &[line]).await;
        if placed.status != 503 {
            break placed;
        }
    };
    if placed.status != 201 {
        return Err(format!("{} {}", placed.status, placed.code()));
    }
    app.approve(&placed.body).await;
    let paid = buyer
        .capture(&format!("capture-{number}"), &placed.body)
        .await;
    match paid.status {
        200 => Ok(paid.body),
        _ => Err(format!("capture {} {}", paid.status, paid.code())),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_buyers_at_once_get_ten_units_and_the_rest_are_told_before_paying() {
    const BUYERS: usize = 200;
    const UNITS: i64 = 10;
    let app = std::sync::Arc::new(TestApp::start().await);
    let seller = app.seller("claypots").await;
    let product = app.product(&seller, "The last mugs", 1999, UNITS).await;
    let buyers = app.shoppers(BUYERS).await;
    let mut carts = Vec::new();
    for buyer in buyers {
        let line = buyer.add(&product, 1).await;
        carts.push((buyer, line));
    }
    let mut purchases = JoinSet::new();
    for (number, (buyer, line)) in carts.into_iter().enumerate() {
        let app = app.clone();
        purchases.spawn(async move { buy(&app, buyer, line, number).await });
    }
    let outcomes = purchases.join_all().await;
    let paid = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Ok(order) if order["paymentStatus"] == "paid"));
    assert_eq!(paid.count(), 10, "{outcomes:?}");
    let told = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Err(words) if words == "409 out_of_stock"));
    assert_eq!(told.count(), BUYERS - 10, "{outcomes:?}");
    let sold = format!(
        "select claimed from stock where variant_id = {}",
        product.variant
    );
    assert_eq!(app.count(&sold).await, UNITS);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_key_sent_fifty_times_in_parallel_is_one_order() {
    let app = TestApp::start().await;
    let seller = app.seller("claypots").await;
    let product = app.product(&seller, "Mug", 1999, 100).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&product, 1).await;
    let mut copies = JoinSet::new();
    for _ in 0..50 {
        let buyer = buyer.clone();
        copies.spawn(async move { buyer.place("the-one-key", &[line]).await });
    }
    let answers = copies.join_all().await;
    let first = answers.first().expect("fifty answers").body.clone();
    for answer in answers {
        assert_eq!(answer.expect(201), first);
    }
    assert_eq!(app.count("select count(*) from orders").await, 1);
    let again = buyer.place("the-one-key", &[line]).await.expect(201);
    assert_eq!(again, first);
    let announced = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(announced["captured"], serde_json::json!([]), "{announced}");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_payment_captured_twenty_times_in_parallel_is_taken_once() {
    let app = TestApp::start().await;
    let seller = app.seller("claypots").await;
    let product = app.product(&seller, "Mug", 1999, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&product, 1).await;
    let order = buyer.place("place", &[line]).await.expect(201);
    app.approve(&order).await;
    let mut copies = JoinSet::new();
    for number in 0..20 {
        let (buyer, order) = (buyer.clone(), order.clone());
        copies.spawn(async move { buyer.capture(&format!("capture-{number}"), &order).await });
    }
    for answer in copies.join_all().await {
        assert!(
            answer.status == 200 || answer.code() == "capture_in_flight",
            "{}",
            answer.text
        );
    }
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["captured"].as_array().unwrap().len(), 1, "{books}");
    assert_eq!(
        app.count("select count(*) from ledger_transactions where kind = 'capture'")
            .await,
        1
    );
    app.assert_invariants().await;
}
