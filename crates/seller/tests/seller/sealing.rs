//! Payout accounts at rest.

use diesel_async::SimpleAsyncConnection;
use seller::account::{self, Destination};
use seller::payout::by_hand;
use seller::{Error, sealing};
use types::Email;

use crate::support::{Fair, KEY, sealing as keys};

const NEXT: &str = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeffe0e1e2e3e4e5e6e7e8e9eaebecedeeef";
const IBAN: &str = "DE89370400440532013000";

fn bank() -> Destination {
    Destination::Bank {
        holder: "Clay Potter".parse().unwrap(),
        iban: IBAN.parse().unwrap(),
    }
}

/// In how many rows of both tables this is found.
async fn found(fair: &Fair, condition: &str) -> i64 {
    let all = "select destination from payout_accounts union all select destination from payouts";
    let query = format!("select count(*) from ({all}) them where {condition}");
    fair.number(&query).await
}

#[tokio::test]
async fn the_database_alone_tells_nobody_where_money_goes() {
    let fair = Fair::open().await;
    let (clay, root) = (fair.seller("clay").await, fair.operator("root").await);
    fair.set_account(&clay, &bank()).await.unwrap();
    fair.sold(clay.shop(), 10_000, "completed", 8).await;
    let run = fair.run(&root, "one").await;
    assert_eq!(found(&fair, "true").await, 2);
    for word in [IBAN, "Potter", "holder"] {
        let clear = format!("position(convert_to('{word}', 'UTF8') in destination) > 0");
        assert_eq!(found(&fair, &clear).await, 0, "{word}");
    }
    // who may use it reads it
    let transfers = by_hand::transfers(&fair.context, &root, run.id).await;
    assert_eq!(transfers.unwrap()[0].iban, IBAN);
    // another shop's is of no use
    let wool = fair.seller("wool").await;
    fair.set_account(&wool, &bank()).await.unwrap();
    let shop = clay.shop();
    fair.sql(&format!(
        "alter table payouts disable trigger payouts_stay; \
         update payouts set destination = (select destination from payout_accounts where shop_id <> {shop})"
    ))
    .await;
    let stolen = by_hand::transfers(&fair.context, &root, run.id).await;
    assert!(matches!(stolen, Err(Error::Sealing(_))), "{stolen:?}");
}

#[tokio::test]
async fn another_key_takes_over_and_nobody_waits_for_it() {
    let mut fair = Fair::open().await;
    let (clay, root) = (fair.seller("clay").await, fair.operator("root").await);
    let before = fair.set_account(&clay, &bank()).await.unwrap();
    fair.sold(clay.shop(), 10_000, "completed", 8).await;
    let run = fair.run(&root, "one").await;
    let wool = fair.paid_seller("wool").await;
    // as before accounts were sealed
    fair.sql(&format!(
        "update payout_accounts set destination = '\\x00000000'::bytea \
         || convert_to('{{\"method\": \"paypal\", \"email\": \"wool@paypal.test\"}}', 'UTF8') \
         where shop_id = {}",
        wool.shop()
    ))
    .await;
    fair.context.keys = keys(&format!("{NEXT},{KEY}"));
    sealing::renew(&fair.context).await.unwrap();
    fair.context.keys = keys(NEXT);
    let transfers = by_hand::transfers(&fair.context, &root, run.id).await;
    assert_eq!(transfers.unwrap()[0].holder, "Clay Potter");
    let clear = "position(convert_to('wool', 'UTF8') in destination) > 0";
    assert_eq!(found(&fair, clear).await, 0);
    let after = account::find(&fair.context, &clay).await.unwrap().unwrap();
    assert_eq!(after, before);
    // the same account under another key is still the same
    let again = fair.set_account(&clay, &bank()).await.unwrap();
    assert_eq!(again, before);
    let paypal = Destination::PayPal(Email::parse("wool@paypal.test").unwrap());
    let again = fair.set_account(&wool, &paypal).await.unwrap();
    assert_eq!(again.held_until, None);
}

#[tokio::test]
async fn what_no_key_opens_stays_and_can_be_named_anew() {
    let mut fair = Fair::open().await;
    let clay = fair.paid_seller("clay").await;
    fair.context.keys = keys(NEXT);
    sealing::renew(&fair.context).await.unwrap();
    let sealed = "select encode(destination, 'hex') from payout_accounts";
    let kept = fair.word(sealed).await;
    sealing::renew(&fair.context).await.unwrap();
    assert_eq!(fair.word(sealed).await, kept);
    let named = fair.set_account(&clay, &bank()).await.unwrap();
    assert!(named.held_until.is_some());
}

#[tokio::test]
async fn where_a_payout_goes_cannot_be_changed_under_the_same_key() {
    let fair = Fair::open().await;
    let (clay, root) = (fair.seller("clay").await, fair.operator("root").await);
    fair.set_account(&clay, &bank()).await.unwrap();
    fair.sold(clay.shop(), 10_000, "completed", 8).await;
    fair.run(&root, "one").await;
    let changed = "update payouts set destination = destination || '\\x00'";
    let refused = fair.conn().await.batch_execute(changed).await;
    let refused = refused.unwrap_err().to_string();
    assert!(refused.contains("cannot be changed"), "{refused}");
}
