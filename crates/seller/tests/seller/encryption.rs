//! Payout accounts at rest.

use diesel_async::SimpleAsyncConnection;
use seller::account::{self, Destination};
use seller::payout::bank_transfers;
use seller::{Error, encryption};
use types::EmailAddress;

use crate::support::{KEY, TestMarket, encryption_keys as keys};

const NEXT: &str = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeffe0e1e2e3e4e5e6e7e8e9eaebecedeeef";
const IBAN: &str = "DE89370400440532013000";

fn bank() -> Destination {
    Destination::Bank {
        holder: "Clay Potter".parse().unwrap(),
        iban: IBAN.parse().unwrap(),
    }
}

/// In how many rows of both tables this is found.
async fn found(market: &TestMarket, condition: &str) -> i64 {
    let all = "select destination from payout_accounts union all select destination from payouts";
    let query = format!("select count(*) from ({all}) them where {condition}");
    market.number(&query).await
}

#[tokio::test]
async fn the_database_alone_tells_nobody_where_money_goes() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    market.set_account(&clay, &bank()).await.unwrap();
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    let run = market.run(&root, "one").await;
    assert_eq!(found(&market, "true").await, 2);
    for word in [IBAN, "Potter", "holder"] {
        let clear = format!("position(convert_to('{word}', 'UTF8') in destination) > 0");
        assert_eq!(found(&market, &clear).await, 0, "{word}");
    }
    // who may use it reads it
    let transfers = bank_transfers::transfers(&market.context, &root, run.id).await;
    assert_eq!(transfers.unwrap()[0].iban, IBAN);
    // another shop's is of no use
    let wool = market.seller("wool").await;
    market.set_account(&wool, &bank()).await.unwrap();
    let shop = clay.shop();
    market.sql(&format!(
        "alter table payouts disable trigger payouts_stay; \
         update payouts set destination = (select destination from payout_accounts where shop_id <> {shop})"
    ))
    .await;
    let stolen = bank_transfers::transfers(&market.context, &root, run.id).await;
    assert!(matches!(stolen, Err(Error::Encryption(_))), "{stolen:?}");
}

#[tokio::test]
async fn another_key_takes_over_and_nobody_waits_for_it() {
    let mut market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let before = market.set_account(&clay, &bank()).await.unwrap();
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    let run = market.run(&root, "one").await;
    let wool = market.paid_seller("wool").await;
    // as before accounts were encrypted
    market
        .sql(&format!(
            "update payout_accounts set destination = '\\x00000000'::bytea \
         || convert_to('{{\"method\": \"paypal\", \"email\": \"wool@paypal.test\"}}', 'UTF8') \
         where shop_id = {}",
            wool.shop()
        ))
        .await;
    market.context.keys = keys(&format!("{NEXT},{KEY}"));
    encryption::reencrypt(&market.context).await.unwrap();
    market.context.keys = keys(NEXT);
    let transfers = bank_transfers::transfers(&market.context, &root, run.id).await;
    assert_eq!(transfers.unwrap()[0].holder, "Clay Potter");
    let clear = "position(convert_to('wool', 'UTF8') in destination) > 0";
    assert_eq!(found(&market, clear).await, 0);
    let after = account::find(&market.context, &clay)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(after, before);
    // the same account under another key is still the same
    let again = market.set_account(&clay, &bank()).await.unwrap();
    assert_eq!(again, before);
    let paypal = Destination::PayPal(EmailAddress::parse("wool@paypal.test").unwrap());
    let again = market.set_account(&wool, &paypal).await.unwrap();
    assert_eq!(again.held_until, None);
}

#[tokio::test]
async fn what_no_key_decrypts_stays_and_can_be_named_anew() {
    let mut market = TestMarket::open().await;
    let clay = market.paid_seller("clay").await;
    market.context.keys = keys(NEXT);
    encryption::reencrypt(&market.context).await.unwrap();
    let encrypted = "select encode(destination, 'hex') from payout_accounts";
    let kept = market.word(encrypted).await;
    encryption::reencrypt(&market.context).await.unwrap();
    assert_eq!(market.word(encrypted).await, kept);
    let named = market.set_account(&clay, &bank()).await.unwrap();
    assert!(named.held_until.is_some());
}

#[tokio::test]
async fn where_a_payout_goes_cannot_be_changed_under_the_same_key() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    market.set_account(&clay, &bank()).await.unwrap();
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.run(&root, "one").await;
    let changed = "update payouts set destination = destination || '\\x00'";
    let refused = market.conn().await.batch_execute(changed).await;
    let refused = refused.unwrap_err().to_string();
    assert!(refused.contains("cannot be changed"), "{refused}");
}
