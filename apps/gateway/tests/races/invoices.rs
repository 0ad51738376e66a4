//! Numbers of invoices, when many are issued at once.

use std::collections::BTreeSet;

use serde_json::Value;
use tokio::task::JoinSet;

use crate::support::{Client, TestApp};

/// So many paid orders of one shop.
async fn paid(app: &TestApp, count: usize) -> (Client, Client, Vec<Value>) {
    let seller = app.seller("claypots").await;
    let mug = app.product(&seller, "Mug", 1999, 99).await;
    let buyer = app.shopper("ada").await;
    let mut orders = Vec::new();
    for number in 0..count {
        let line = buyer.add(&mug, 1).await;
        let placed = buyer.place(&format!("place-{number}"), &[line]).await;
        let order = placed.expect(201);
        app.approve(&order).await;
        let taken = buyer.capture(&format!("capture-{number}"), &order).await;
        orders.push(taken.expect(200));
    }
    (seller, buyer, orders)
}

fn of_buyer(order: &Value) -> String {
    format!("/api/orders/{}/invoice", order["id"])
}

fn of_seller(order: &Value) -> String {
    format!(
        "/api/seller/orders/{}/invoice",
        order["shopOrders"][0]["id"]
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_invoices_asked_for_at_once_are_numbered_without_gap_or_twin() {
    let app = TestApp::on_two_threads().await;
    let (_, buyer, orders) = paid(&app, 20).await;
    let mut asked = JoinSet::new();
    for order in orders {
        let buyer = buyer.clone();
        asked.spawn(async move { buyer.get(&of_buyer(&order)).await.expect(200) });
    }
    let invoices = asked.join_all().await;
    let number = |invoice: &Value| {
        let number = invoice[0]["number"].as_str().unwrap();
        let (_, counted) = number.rsplit_once('-').unwrap();
        counted.parse::<u32>().unwrap()
    };
    let numbers: BTreeSet<u32> = invoices.iter().map(number).collect();
    assert_eq!(numbers, (1..=20).collect());
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_invoice_asked_for_twenty_times_at_once_by_both_sides_is_one() {
    let app = TestApp::on_two_threads().await;
    let (seller, buyer, orders) = paid(&app, 1).await;
    // whoever comes second looks before the first has written
    app.sql(
        "create function take_time() returns trigger language plpgsql as \
         'begin perform pg_sleep(0.3); return new; end'; \
         create trigger take_time before insert on invoices \
         for each row execute function take_time()",
    )
    .await;
    let mut asked = JoinSet::new();
    for number in 0..20 {
        let (seller, buyer, order) = (seller.clone(), buyer.clone(), orders[0].clone());
        asked.spawn(async move {
            match number % 2 {
                0 => buyer.get(&of_buyer(&order)).await.expect(200)[0].clone(),
                _ => seller.get(&of_seller(&order)).await.expect(200),
            }
        });
    }
    let answers = asked.join_all().await;
    assert!(answers.iter().all(|invoice| *invoice == answers[0]));
    assert_eq!(app.count("select count(*) from invoices").await, 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_whose_invoice_was_not_kept_is_given_again() {
    let app = TestApp::on_two_threads().await;
    let (seller, _, orders) = paid(&app, 1).await;
    app.sql(
        "begin; insert into invoices (shop_order_id, shop_id, document) \
         select id, shop_id, '{}' from shop_orders; rollback",
    )
    .await;
    let invoice = seller.get(&of_seller(&orders[0])).await.expect(200);
    let number = invoice["number"].as_str().unwrap();
    assert!(number.ends_with("-00001"), "{number}");
    app.assert_invariants().await;
}
