//! A hot sale at one gateway, at full size, with the pool and the time limits of production.

use std::time::Duration;

use db::testing::{done, scale};

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
async fn buyers_at_once_get_each_piece_once_and_the_rest_are_told_before_paying() {
    let (count, pieces) = (
        scale("VERIFY_BUYERS", 200_usize),
        scale("VERIFY_PIECES", 5_usize),
    );
    let (app, _, mug) = market(i64::try_from(pieces).unwrap()).await;
    let buyers = crowd(&app, count, &mug).await;
    sell_out(app, buyers, pieces).await;
    done(count, "buyers");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buyers_at_once_use_a_coupon_as_often_as_it_says() {
    let (count, uses) = (
        scale("VERIFY_BUYERS", 100_usize),
        scale("VERIFY_USES", 3_usize),
    );
    let (app, _, mug) = market(500).await;
    let buyers = crowd(&app, count, &mug).await;
    use_coupon(app, buyers, uses).await;
    done(count, "checkouts with a coupon");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keys_sent_a_hundred_times_at_once_are_one_order_each() {
    let count = scale("VERIFY_KEYS", 20_usize);
    let (app, _, mug) = market(500).await;
    let mut buyers = crowd(&app, count, &mug).await;
    while !buyers.is_empty() {
        let four = buyers.drain(..buyers.len().min(4));
        all(four.map(|buyer| send_copies(vec![buyer; 100]))).await;
    }
    let orders = i64::try_from(count).unwrap();
    assert_eq!(app.count("select count(*) from orders").await, orders);
    assert_eq!(app.count("select sum(reserved) from stock").await, orders);
    let announced = "select count(distinct provider_order_id) from payments";
    assert_eq!(app.count(announced).await, orders);
    app.assert_invariants().await;
    done(count, "keys, each sent a hundred times");
}
