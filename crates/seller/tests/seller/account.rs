//! Where a shop's money goes.

use chrono::TimeDelta;
use db::testing::travel;
use secrecy::SecretString;
use seller::Error;
use seller::account::{self, Changed, Destination};
use types::EmailAddress;

use crate::support::TestMarket;

fn paypal(email: &str) -> Destination {
    Destination::PayPal(EmailAddress::parse(email).unwrap())
}

#[tokio::test]
async fn another_account_holds_payouts_and_the_owner_is_told() {
    let market = TestMarket::open().await;
    let clay = market.seller("clay").await;
    assert_eq!(account::find(&market.context, &clay).await.unwrap(), None);
    let first = market.set_account(&clay, &paypal("clay@paypal.test")).await;
    let first = first.unwrap();
    assert_eq!(
        (first.shown.as_str(), first.held_until),
        ("c•••@paypal.test", None)
    );
    // the same once more is no change
    let same = market.set_account(&clay, &paypal("clay@paypal.test")).await;
    assert_eq!(same.unwrap().held_until, None);
    let other = market.set_account(&clay, &paypal("eve@paypal.test")).await;
    assert!(other.unwrap().held_until.is_some());
    let told = "select count(*) from jobs where kind = 'letter about a payout account'";
    assert_eq!(market.number(told).await, 2);
    let user = clay.user().id();
    let payload = format!("{{\"user\": {user}, \"shown\": \"e\"}}");
    let changed: Changed = serde_json::from_str(&payload).unwrap();
    account::tell(&market.context, changed).await.unwrap();
    assert_eq!(market.emails("Your payouts go to a new account").await, 1);
    let wool = market.seller("wool").await;
    assert_eq!(account::find(&market.context, &wool).await.unwrap(), None);
}

#[tokio::test]
async fn an_account_that_stood_for_a_day_is_told_that_it_was_replaced() {
    let market = TestMarket::open().await;
    let clay = market.seller("clay").await;
    let replace = async |email: &str| {
        market.set_account(&clay, &paypal(email)).await.unwrap();
        let job = "select payload from jobs where kind = 'letter about a payout account' \
             order by id desc limit 1";
        let changed = serde_json::from_str(&market.word(job).await).unwrap();
        account::tell(&market.context, changed).await.unwrap();
    };
    let title = "Payouts no longer go to this account";
    replace("clay@paypal.test").await;
    replace("eve@paypal.test").await;
    assert_eq!(market.emails(title).await, 0);
    travel(market.pool(), TimeDelta::hours(25)).await;
    replace("adam@paypal.test").await;
    assert_eq!(market.emails(title).await, 1);
    let to = "select payload->>'to' from jobs where kind = 'mail' order by id desc limit 1";
    assert_eq!(market.word(to).await, "eve@paypal.test");
}

#[tokio::test]
async fn without_the_password_nothing_changes() {
    let market = TestMarket::open().await;
    let clay = market.paid_seller("clay").await;
    let wrong = SecretString::from("not the password");
    let to = paypal("eve@paypal.test");
    let refused = account::set(&market.context, &market.keys, &clay, &wrong, &to).await;
    assert!(matches!(
        refused,
        Err(Error::Auth(auth::Error::WrongPassword))
    ));
    let kept = account::find(&market.context, &clay)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(kept.shown, "c•••@paypal.test");
}
