//! A hot sale at one gateway, at full size, with the pool and the time limits of production.

use std::time::Duration;

use super::crowd::{all, market, sell_out, send_copies, use_coupon};
use crate::support::{Buyer, Product, TestApp};

/// Buyers each of whom wants every answer within fifteen seconds.
async fn crowd(app: &TestApp, count: usize, product: &Product) -> Vec<Buyer> {
    let hurry = |buyer: Buyer| Buyer {
        client: buyer.client.within(Duration::from_secs(15)),
        ..buyer
    };
    let crowd = app.crowd(count, product).await;
    crowd.into_iter().map(hurry).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_buyers_at_once_get_five_pieces_and_the_rest_are_told_before_paying() {
    let (app, _, mug) = market(5).await;
    let buyers = crowd(&app, 200, &mug).await;
    sell_out(app, buyers, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_buyers_at_once_use_a_coupon_three_times() {
    let (app, _, mug) = market(500).await;
    let buyers = crowd(&app, 100, &mug).await;
    use_coupon(app, buyers, 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_keys_sent_a_hundred_times_at_once_are_twenty_orders() {
    let (app, _, mug) = market(500).await;
    let mut buyers = crowd(&app, 20, &mug).await;
    while !buyers.is_empty() {
        let four = buyers.drain(..4);
        all(four.map(|buyer| send_copies(vec![buyer; 100]))).await;
    }
    assert_eq!(app.count("select count(*) from orders").await, 20);
    assert_eq!(app.count("select sum(reserved) from stock").await, 20);
    let announced = "select count(distinct provider_order_id) from payments";
    assert_eq!(app.count(announced).await, 20);
    app.assert_invariants().await;
}
