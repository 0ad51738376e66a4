//! What must hold when many do the same thing at once.

mod crowd;
mod gateways;
mod invoices;
mod locks;
mod overload;
mod restarts;
mod sale;

use tokio::task::JoinSet;

use crate::support::TestApp;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_payment_captured_twenty_times_in_parallel_is_taken_once() {
    let app = TestApp::on_two_threads().await;
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
