//! Runs that the provider refuses, for sure or after an outcome that nobody heard.

use seller::Error;
use seller::payout::{Payout, by_hand, send};
use types::{PayoutId, Text};

use crate::support::{Fair, Fate, key_of};

/// Asks the provider again at once.
async fn look_again(fair: &Fair) {
    fair.sql("update payout_runs set ask_at = now() where ask_at is not null")
        .await;
    send::sweep(&fair.context).await.unwrap();
}

/// A run that the provider took, unheard, and refuses when it is sent again.
async fn doubtful() -> (Fair, auth::actor::Seller, auth::actor::Operator) {
    let fair = Fair::open().await;
    let (clay, root) = (fair.paid_seller("clay").await, fair.operator("root").await);
    fair.sold(clay.shop(), 10_000, "completed", 8).await;
    fair.paypal.will(Fate::DoneUnheard);
    fair.run(&root, "one").await;
    fair.paypal.will(Fate::Rejected);
    (fair, clay, root)
}

async fn end(
    fair: &Fair,
    root: &auth::actor::Operator,
    key: &str,
    why: Option<&str>,
) -> Result<Payout, Error> {
    let id = PayoutId::new(fair.number("select max(id) from payouts").await);
    let why = why.map(|why| Text::parse(why).unwrap());
    let key = key_of(root.user(), "endPayout", key);
    by_hand::end(&fair.context, root, &key, id, why.as_ref()).await
}

#[tokio::test]
async fn a_refused_run_that_breaks_off_midway_gives_back_the_rest_and_is_never_sent_again() {
    let fair = Fair::open().await;
    let root = fair.operator("root").await;
    let (clay, wool) = (
        fair.paid_seller("clay").await,
        fair.paid_seller("wool").await,
    );
    fair.sold(clay.shop(), 10_000, "completed", 8).await;
    fair.sold(wool.shop(), 5000, "completed", 8).await;
    fair.sql(&format!(
        "create function break_off() returns trigger language plpgsql as \
             $$ begin raise exception 'the process ends here'; end $$; \
         create trigger break_off before update on payouts for each row \
             when (new.status = 'failed' and new.shop_id = {}) execute function break_off()",
        wool.shop()
    ))
    .await;
    fair.paypal.will(Fate::Rejected);
    let begun = fair.begin(&root, "one").await;
    assert!(send::carry_out(&fair.context, begun.id).await.is_err());
    assert_eq!(
        (fair.owed(clay.shop()).await, fair.owed(wool.shop()).await),
        (9200, 0)
    );
    fair.sql("drop trigger break_off on payouts").await;
    // by now it would take the run
    fair.paypal.will(Fate::DoneUnheard);
    look_again(&fair).await;
    assert_eq!((fair.paypal.calls(), fair.paypal.sent()), (1, 0));
    assert_eq!(fair.payouts("failed").await, 2);
    assert_eq!(
        (fair.owed(clay.shop()).await, fair.owed(wool.shop()).await),
        (9200, 4600)
    );
    let asked = "select count(*) from payout_runs where ask_at is not null";
    assert_eq!(fair.number(asked).await, 0, "nothing is left to ask");
}

#[tokio::test]
async fn a_refusal_after_an_unknown_outcome_gives_nothing_back() {
    let (fair, clay, _) = doubtful().await;
    look_again(&fair).await;
    assert_eq!(fair.payouts("pending").await, 1, "it may have been paid");
    assert_eq!(fair.owed(clay.shop()).await, 0);
    look_again(&fair).await;
    assert_eq!(fair.paypal.calls(), 2, "and nobody asks again");
}

#[tokio::test]
async fn what_the_operator_finds_at_the_provider_ends_a_resting_run() {
    let (fair, clay, root) = doubtful().await;
    let early = end(&fair, &root, "early", None).await;
    assert!(matches!(early, Err(Error::NotByHand)), "it is still asked");
    look_again(&fair).await;
    let paid = end(&fair, &root, "paid", None).await.unwrap();
    assert_eq!(paid.status, "paid");
    assert_eq!(end(&fair, &root, "paid", None).await.unwrap(), paid);
    let late = end(&fair, &root, "late", Some("Not there")).await;
    assert!(matches!(late, Err(Error::NotByHand)), "it has ended");
    assert_eq!(fair.payouts("paid").await, 1);
    assert_eq!(fair.owed(clay.shop()).await, 0);
    assert_eq!(fair.account("payout").await, 0);
    assert_eq!(fair.account("provider").await, 10_000 - 9200);
}

#[tokio::test]
async fn what_the_operator_does_not_find_there_is_the_shops_again() {
    let (fair, clay, root) = doubtful().await;
    look_again(&fair).await;
    end(&fair, &root, "failed", Some("Not there"))
        .await
        .unwrap();
    assert_eq!(fair.payouts("failed").await, 1);
    assert_eq!(fair.owed(clay.shop()).await, 9200);
    assert_eq!(fair.account("provider").await, 10_000);
}
