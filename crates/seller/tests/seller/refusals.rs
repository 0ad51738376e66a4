//! Runs that the provider refuses, for sure or after an outcome that nobody heard.

use orders::reconciliation::PayoutRecords;
use seller::Error;
use seller::payout::record::Records;
use seller::payout::{Payout, bank_transfers, send};
use types::{Money, PayoutId, Text};

use crate::support::{Fate, TestMarket, key_of};

/// Asks the provider again at once.
async fn look_again(market: &TestMarket) {
    market
        .sql("update payout_runs set ask_at = now() where ask_at is not null")
        .await;
    send::sweep(&market.context).await.unwrap();
}

/// A run that the provider took, unheard, and refuses when it is sent again.
async fn doubtful() -> (TestMarket, auth::actor::Seller, auth::actor::Operator) {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::DoneUnheard);
    market.run(&root, "one").await;
    market.paypal.will(Fate::Rejected);
    (market, clay, root)
}

async fn end(
    market: &TestMarket,
    root: &auth::actor::Operator,
    key: &str,
    why: Option<&str>,
) -> Result<Payout, Error> {
    let id = PayoutId::new(market.number("select max(id) from payouts").await);
    let why = why.map(|why| Text::parse(why).unwrap());
    let key = key_of(root.user(), "endPayout", key);
    bank_transfers::end(&market.context, root, &key, id, why.as_ref()).await
}

/// The daily comparison books a fee.
async fn book_fee(market: &TestMarket, id: PayoutId) -> bool {
    let records = Records {
        pool: market.pool(),
        payouts: &*market.context.payouts,
    };
    records.book_fee(id, Money::new(25)).await.unwrap()
}

#[tokio::test]
async fn a_refused_run_that_breaks_off_midway_gives_back_the_rest_and_is_never_sent_again() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (clay, wool) = (
        market.paid_seller("clay").await,
        market.paid_seller("wool").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.sold(wool.shop(), 5000, "completed", 8).await;
    market
        .sql(&format!(
            "create function break_off() returns trigger language plpgsql as \
             $$ begin raise exception 'the process ends here'; end $$; \
         create trigger break_off before update on payouts for each row \
             when (new.status = 'failed' and new.shop_id = {}) execute function break_off()",
            wool.shop()
        ))
        .await;
    market.paypal.will(Fate::Rejected);
    let begun = market.begin(&root, "one").await;
    assert!(send::carry_out(&market.context, begun.id).await.is_err());
    assert_eq!(
        (
            market.owed(clay.shop()).await,
            market.owed(wool.shop()).await
        ),
        (9200, 0)
    );
    market.sql("drop trigger break_off on payouts").await;
    // by now it would take the run
    market.paypal.will(Fate::DoneUnheard);
    look_again(&market).await;
    assert_eq!((market.paypal.calls(), market.paypal.sent()), (1, 0));
    assert_eq!(market.payouts("failed").await, 2);
    assert_eq!(
        (
            market.owed(clay.shop()).await,
            market.owed(wool.shop()).await
        ),
        (9200, 4600)
    );
    let asked = "select count(*) from payout_runs where ask_at is not null";
    assert_eq!(market.number(asked).await, 0, "nothing is left to ask");
}

#[tokio::test]
async fn a_refusal_after_an_unknown_outcome_gives_nothing_back() {
    let (market, clay, _) = doubtful().await;
    look_again(&market).await;
    assert_eq!(market.payouts("pending").await, 1, "it may have been paid");
    assert_eq!(market.owed(clay.shop()).await, 0);
    look_again(&market).await;
    assert_eq!(market.paypal.calls(), 2, "and nobody asks again");
}

#[tokio::test]
async fn what_the_operator_finds_at_the_provider_ends_a_resting_run() {
    let (market, clay, root) = doubtful().await;
    let early = end(&market, &root, "early", None).await;
    assert!(matches!(early, Err(Error::NotByHand)), "it is still asked");
    look_again(&market).await;
    let paid = end(&market, &root, "paid", None).await.unwrap();
    assert_eq!(paid.status, "paid");
    assert_eq!(end(&market, &root, "paid", None).await.unwrap(), paid);
    let late = end(&market, &root, "late", Some("Not there")).await;
    assert!(matches!(late, Err(Error::NotByHand)), "it has ended");
    assert_eq!(market.payouts("paid").await, 1);
    assert_eq!(market.owed(clay.shop()).await, 0);
    assert_eq!(market.account("payout").await, 0);
    assert_eq!(market.account("provider").await, 10_000 - 9200);
    // what was kept of it, the provider's books say
    assert!(book_fee(&market, paid.id).await);
    assert!(!book_fee(&market, paid.id).await, "once");
    assert_eq!(market.account("provider").await, 10_000 - 9200 - 25);
    let fee = market.number("select fee from payouts").await;
    assert_eq!(fee, 25);
}

#[tokio::test]
async fn what_the_operator_does_not_find_there_is_the_shops_again() {
    let (market, clay, root) = doubtful().await;
    look_again(&market).await;
    end(&market, &root, "failed", Some("Not there"))
        .await
        .unwrap();
    assert_eq!(market.payouts("failed").await, 1);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    let id = PayoutId::new(market.number("select id from payouts").await);
    assert!(!book_fee(&market, id).await);
    assert_eq!(market.account("provider").await, 10_000);
}
