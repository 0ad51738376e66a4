//! Checkouts that nobody paid in time.

use std::ops::Range;

use auth::actor::Seller;
use chrono::TimeDelta;
use db::testing::travel;
use diesel_async::SimpleAsyncConnection;
use orders::{Order, expiry};

use crate::support::{TestMarket, request};

/// As long as a checkout has, and a little more.
const TOO_LONG: TimeDelta = TimeDelta::seconds(15 * 60 + 1);
const STATES: &str = "select string_agg(status, ' ' order by order_id) from payments";
const RESERVED: &str = "select string_agg(reserved::text, ' ' order by variant_id) from stock";

/// So many buyers, each with a checkout over a product of their own.
async fn begun(market: &TestMarket, count: usize) -> Vec<Order> {
    let clay = market.seller("clay").await;
    begun_with(market, &clay, 0..count).await
}

async fn begun_with(market: &TestMarket, clay: &Seller, numbers: Range<usize>) -> Vec<Order> {
    let mut begun = Vec::new();
    for number in numbers {
        let buyer = market.shopper(&format!("buyer{number}")).await;
        let item = market
            .product(clay, &format!("good{number}"), 1000, 2)
            .await;
        let line = market.put(&buyer, item, 2).await;
        begun.push(
            market
                .place(&buyer, "one", &request(&[line]))
                .await
                .unwrap(),
        );
    }
    begun
}

/// The beginning of a capture of these payments.
fn confirming(which: &str) -> String {
    format!(
        "update payments set status = 'confirming', attempts = 1 where {which}; \
         insert into payment_events (payment_id, from_status, to_status) \
         select id, 'pending', 'confirming' from payments where {which}; \
         update stock_holds set status = 'pinned' where {which}"
    )
}

#[tokio::test]
async fn what_is_overdue_goes_back_on_the_shelf_and_what_is_being_paid_stays() {
    let market = TestMarket::open().await;
    let clay = market.seller("clay").await;
    let orders = begun_with(&market, &clay, 0..2).await;
    // the second one's money is being taken
    let second = format!("order_id = {}", orders[1].id);
    market.sql(&confirming(&second)).await;
    travel(&market.context.pool, TimeDelta::minutes(14)).await;
    begun_with(&market, &clay, 2..3).await;
    expiry::run(&market.context).await.unwrap();
    assert_eq!(market.word(STATES).await, "pending confirming pending");
    travel(&market.context.pool, TimeDelta::seconds(61)).await;
    expiry::run(&market.context).await.unwrap();
    assert_eq!(market.word(STATES).await, "expired confirming pending");
    assert_eq!(market.word(RESERVED).await, "0 2 2");
    let parts = "select string_agg(status, ' ' order by order_id) from shop_orders";
    assert_eq!(
        market.word(parts).await,
        "expired pending_payment pending_payment"
    );
    expiry::run(&market.context).await.unwrap();
    assert_eq!(
        market.word(RESERVED).await,
        "0 2 2",
        "nothing goes back twice"
    );
}

#[tokio::test]
async fn a_checkout_that_cannot_be_closed_now_keeps_no_other_open() {
    let market = TestMarket::open().await;
    let orders = begun(&market, 3).await;
    travel(&market.context.pool, TOO_LONG).await;
    let mut keeper = market.conn().await;
    let keep = format!(
        "begin; select 1 from payments where order_id = {} for update",
        orders[0].id
    );
    keeper.batch_execute(&keep).await.unwrap();
    expiry::run(&market.context).await.unwrap();
    assert_eq!(market.word(STATES).await, "pending expired expired");
    keeper.batch_execute("rollback").await.unwrap();
    expiry::run(&market.context).await.unwrap();
    assert_eq!(market.word(STATES).await, "expired expired expired");
    assert_eq!(market.word(RESERVED).await, "0 0 0");
}

#[tokio::test]
async fn a_checkout_whose_capture_begins_just_then_is_left_alone() {
    let market = TestMarket::open().await;
    begun(&market, 1).await;
    travel(&market.context.pool, TOO_LONG).await;
    let mut paying = market.conn().await;
    let begin = "begin; select 1 from payments for update";
    paying.batch_execute(begin).await.unwrap();
    let context = market.context.clone();
    let expiring = tokio::spawn(async move { expiry::run(&context).await });
    let waiting = "select count(*) from pg_stat_activity \
        where datname = current_database() and wait_event_type = 'Lock'";
    market.until(waiting, 1).await;
    paying
        .batch_execute(&format!("{}; commit", confirming("true")))
        .await
        .unwrap();
    expiring.await.unwrap().unwrap();
    assert_eq!(market.word(STATES).await, "confirming");
    assert_eq!(market.word(RESERVED).await, "2");
    let parts = "select status from shop_orders";
    assert_eq!(market.word(parts).await, "pending_payment");
}
