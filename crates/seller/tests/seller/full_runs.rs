//! Runs of more payouts than the provider takes at once.

use auth::actor::{Operator, Seller};
use payments::payouts::ItemStatus;
use seller::payout::{plan, run, send};
use types::{PageRequest, PayoutRunId};

use crate::support::{Fate, TestMarket, key_of};

const RUNS: &str = "select count(*) from payout_runs";

/// Five shops that are owed 92.00 each, and a provider that takes two payments at once.
async fn crowded() -> (TestMarket, Operator, Vec<Seller>) {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    market.paypal.takes(2);
    let mut sellers = Vec::new();
    for name in ["ash", "bay", "elm", "fir", "oak"] {
        let seller = market.paid_seller(name).await;
        market.sold(seller.shop(), 10_000, "completed", 8).await;
        sellers.push(seller);
    }
    (market, root, sellers)
}

/// Goes on with every run at once.
async fn go_on(market: &TestMarket) {
    market
        .sql("update payout_runs set ask_at = now() where ask_at is not null")
        .await;
    send::sweep(&market.context).await.unwrap();
}

#[tokio::test]
async fn a_run_that_is_full_is_continued_and_every_batch_is_repeated_as_it_was() {
    let (market, root, _) = crowded().await;
    market.paypal.will(Fate::DoneUnheard);
    market.run(&root, "one").await;
    assert_eq!(
        (market.number(RUNS).await, market.paypal.batches()),
        (2, vec![2])
    );
    for _ in 0..3 {
        go_on(&market).await;
    }
    assert_eq!(market.payouts("pending").await, 5);
    market.paypal.will(Fate::Each(ItemStatus::Paid));
    go_on(&market).await;
    assert_eq!(market.payouts("paid").await, 5);
    assert_eq!(market.paypal.batches(), [2, 2, 1]);
    assert_eq!(market.paypal.sent(), 5 * 9200);
    assert_eq!(market.number(RUNS).await, 3);
}

#[tokio::test]
async fn a_run_of_the_clock_is_continued_for_the_same_day() {
    let (market, root, _) = crowded().await;
    run::on_schedule(&market.context).await.unwrap();
    for _ in 0..3 {
        go_on(&market).await;
    }
    run::on_schedule(&market.context).await.unwrap();
    assert_eq!(market.payouts("paid").await, 5);
    let runs = run::list(&market.context, &root, PageRequest::FIRST).await;
    let runs = runs.unwrap().items;
    let days: Vec<_> = runs.iter().map(|run| run.scheduled_for).collect();
    assert!(days[0].is_some());
    assert_eq!(days, [days[0]; 3]);
    let payouts: Vec<_> = runs.iter().map(|run| run.payouts).collect();
    assert_eq!(payouts, [1, 2, 2], "the latest first");
}

#[tokio::test]
async fn the_rest_of_a_plan_is_paid_as_it_was_seen_too() {
    let (market, root, sellers) = crowded().await;
    let seen = plan::look(&market.context, &root).await.unwrap().version;
    let key = key_of(root.user(), "startPayoutRun", "one");
    let begun = run::start(&market.context, &root, &key, Some(&seen));
    let begun = begun.await.unwrap().id;
    // before the runs come to it, the fourth is owed more
    market.sold(sellers[3].shop(), 1000, "completed", 8).await;
    send::carry_out(&market.context, begun).await.unwrap();
    go_on(&market).await;
    assert_eq!(market.paypal.batches(), [2, 2]);
    assert_eq!(market.paypal.sent(), 4 * 9200);
    assert_eq!(market.number(RUNS).await, 2);
    let left_out = async |run: PayoutRunId| {
        let shown = run::show(&market.context, &root, run, PageRequest::FIRST).await;
        let left_out = shown.unwrap().left_out.into_iter();
        left_out.map(|(_, name)| name).collect::<Vec<_>>()
    };
    assert_eq!(left_out(begun).await, Vec::<String>::new());
    let last = PayoutRunId::new(market.number("select max(id) from payout_runs").await);
    assert_eq!(left_out(last).await, ["fir"]);
}

#[tokio::test]
async fn a_run_that_is_refused_is_not_paid_again_by_the_one_that_continues_it() {
    let (market, root, _) = crowded().await;
    market.paypal.will(Fate::Rejected);
    market.run(&root, "one").await;
    for _ in 0..4 {
        go_on(&market).await;
    }
    assert_eq!(market.payouts("failed").await, 5);
    assert_eq!((market.number(RUNS).await, market.paypal.calls()), (3, 3));
}
