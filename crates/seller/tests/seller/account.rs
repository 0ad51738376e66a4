//! Where a shop's money goes.

use secrecy::SecretString;
use seller::Error;
use seller::account::{self, Changed, Destination};
use types::Email;

use crate::support::Fair;

fn paypal(email: &str) -> Destination {
    Destination::PayPal(Email::parse(email).unwrap())
}

#[tokio::test]
async fn another_account_holds_payouts_and_the_owner_is_told() {
    let fair = Fair::open().await;
    let clay = fair.seller("clay").await;
    assert_eq!(account::find(&fair.context, &clay).await.unwrap(), None);
    let first = fair.set_account(&clay, &paypal("clay@paypal.test")).await;
    let first = first.unwrap();
    assert_eq!(
        (first.shown.as_str(), first.held_until),
        ("c•••@paypal.test", None)
    );
    // the same once more is no change
    let same = fair.set_account(&clay, &paypal("clay@paypal.test")).await;
    assert_eq!(same.unwrap().held_until, None);
    let other = fair.set_account(&clay, &paypal("eve@paypal.test")).await;
    assert!(other.unwrap().held_until.is_some());
    let told = "select count(*) from jobs where kind = 'letter about a payout account'";
    assert_eq!(fair.number(told).await, 2);
    let user = clay.user().id();
    let payload = format!("{{\"user\": {user}, \"shown\": \"e\"}}");
    let changed: Changed = serde_json::from_str(&payload).unwrap();
    account::tell(&fair.context, changed).await.unwrap();
    assert_eq!(fair.letters("Your payouts go to a new account").await, 1);
    let wool = fair.seller("wool").await;
    assert_eq!(account::find(&fair.context, &wool).await.unwrap(), None);
}

#[tokio::test]
async fn an_account_that_stood_for_a_day_is_told_that_it_was_replaced() {
    let fair = Fair::open().await;
    let clay = fair.seller("clay").await;
    let replace = async |email: &str| {
        fair.set_account(&clay, &paypal(email)).await.unwrap();
        let job = "select payload from jobs where kind = 'letter about a payout account' \
             order by id desc limit 1";
        let changed = serde_json::from_str(&fair.word(job).await).unwrap();
        account::tell(&fair.context, changed).await.unwrap();
    };
    let title = "Payouts no longer go to this account";
    replace("clay@paypal.test").await;
    replace("eve@paypal.test").await;
    assert_eq!(fair.letters(title).await, 0);
    fair.sql("update payout_accounts set changed_at = now() - interval '25 hours'")
        .await;
    replace("adam@paypal.test").await;
    assert_eq!(fair.letters(title).await, 1);
    let to = "select payload->>'to' from jobs where kind = 'mail' order by id desc limit 1";
    assert_eq!(fair.word(to).await, "eve@paypal.test");
}

#[tokio::test]
async fn without_the_password_nothing_changes() {
    let fair = Fair::open().await;
    let clay = fair.paid_seller("clay").await;
    let wrong = SecretString::from("not the password");
    let to = paypal("eve@paypal.test");
    let refused = account::set(&fair.context, &fair.keys, &clay, &wrong, &to).await;
    assert!(matches!(
        refused,
        Err(Error::Auth(auth::Error::WrongPassword))
    ));
    let kept = account::find(&fair.context, &clay).await.unwrap().unwrap();
    assert_eq!(kept.shown, "c•••@paypal.test");
}
