//! Every cent of what goes back: by the piece, by what was offered, and out of goodwill.

use orders::refund::Grant;
use orders::returns::{Reason, ReturnStatus};
use orders::{Error, refund};
use types::RefundId;

use super::{Sale, quantity, text};
use crate::support::{Next, TestMarket, cents, key_of, part_of};

#[tokio::test]
async fn pieces_come_back_one_by_one_with_their_share_of_discount_and_commission() {
    let sale = Sale::delivered().await;
    assert_eq!(
        (sale.owed().await, sale.status().await.as_str()),
        (2668, "delivered")
    );
    let first = sale.ask(Reason::Damaged, 1).await;
    assert_eq!(sale.status().await, "return_requested");
    let agreed = sale.approve(first, true).await.unwrap();
    assert_eq!(agreed.status, ReturnStatus::Approved);
    assert_eq!(agreed.answer.as_deref(), Some("To us, Hafenstr. 3"));
    assert_eq!(sale.gone_back().await, 0, "not before it is back");
    sale.send_back(first).await.unwrap();
    let done = sale.received(first, true).await.unwrap();
    assert_eq!(
        (done.status, done.amount),
        (ReturnStatus::Refunded, Some(cents(966)))
    );
    assert_eq!(sale.gone_back().await, 966);
    assert_eq!(sale.status().await, "delivered", "two are still there");
    assert_eq!(sale.owed().await, 2668 - 966 + 77);
    let shelf = format!(
        "select on_hand * 10 + claimed from stock where variant_id = {}",
        sale.mug.variant
    );
    assert_eq!(
        sale.market.number(&shelf).await,
        32,
        "one is on the shelf again"
    );
    let rest = sale.ask(Reason::ChangedMind, 2).await;
    sale.approve(rest, true).await.unwrap();
    sale.send_back(rest).await.unwrap();
    sale.received(rest, false).await.unwrap();
    assert_eq!(
        sale.market.number(&shelf).await,
        32,
        "these cannot be sold again"
    );
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(sale.status().await, "returned");
    assert_eq!(
        (sale.owed().await, sale.market.balance("commission").await),
        (0, 0)
    );
    assert_eq!(
        sale.market.word("select status from payments").await,
        "refunded"
    );
}

#[tokio::test]
async fn without_a_return_parcel_the_money_goes_back_at_once() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::WrongItem, 3).await;
    let done = sale.approve(id, false).await.unwrap();
    assert_eq!(
        (done.status, done.amount),
        (ReturnStatus::Refunded, Some(cents(2900)))
    );
    let steps: Vec<&str> = done
        .events
        .iter()
        .map(|event| event.status.as_str())
        .collect();
    assert_eq!(steps, ["requested", "approved", "refunded"]);
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (2900, "returned")
    );
}

#[tokio::test]
async fn a_return_pays_back_once_and_its_email_says_why_in_the_readers_language() {
    let sale = Sale::delivered().await;
    sale.market.sql("update users set language = 'de'").await;
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.approve(id, false).await.unwrap();
    sale.gone_back().await;
    let email = "select payload ->> 'text' from jobs where unique_key like 'mail:refund-done:%'";
    let email = sale.market.word(email).await;
    assert!(email.contains("Grund: beschädigt angekommen"), "{email}");
    let mut conn = sale.market.conn().await;
    let again = diesel_async::SimpleAsyncConnection::batch_execute(
        &mut conn,
        "insert into refunds (payment_id, shop_order_id, amount, commission, reason, return_id) \
         select payment_id, shop_order_id, 1, 0, 'again', return_id from refunds",
    )
    .await;
    let refused = again.unwrap_err().to_string();
    assert!(refused.contains("refunds_return"), "{refused}");
}

#[tokio::test]
async fn an_accepted_offer_pays_a_part_and_a_later_return_only_what_is_left() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::NotAsDescribed, 1).await;
    let most = sale.offer(id, 967).await;
    assert!(
        matches!(most, Err(Error::TooMuch { most }) if most == cents(966)),
        "{most:?}"
    );
    sale.offer(id, 500).await.unwrap();
    let done = sale.accept(id).await.unwrap();
    assert_eq!(
        (done.status, done.amount),
        (ReturnStatus::Refunded, Some(cents(500)))
    );
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (500, "delivered")
    );
    assert_eq!(
        sale.owed().await,
        2668 - 460,
        "8 % of it is the marketplace's"
    );
    // the buyer kept the items, and sends all of them back later
    let all = sale.ask(Reason::ChangedMind, 3).await;
    sale.approve(all, false).await.unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(
        (sale.owed().await, sale.market.balance("commission").await),
        (0, 0)
    );
}

#[tokio::test]
async fn a_return_pays_what_it_was_worth_when_it_was_asked_for_though_more_is_left_since() {
    let sale = Sale::delivered().await;
    sale.market.paypal.next(&[Next::Refused]);
    sale.grant(Grant::Amount(cents(2500)), "free")
        .await
        .unwrap();
    let id = sale.ask(Reason::Damaged, 3).await;
    assert_eq!(sale.gone_back().await, 0, "the provider refuses the first");
    let done = sale.approve(id, false).await.unwrap();
    assert_eq!(done.amount, Some(cents(400)));
    // what is owed beside it can still be paid
    let (olga, failed) = (
        sale.market.operator("olga").await,
        RefundId::new(sale.market.number("select min(id) from refunds").await),
    );
    refund::retry(&sale.market.context, &olga, failed)
        .await
        .unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(
        (sale.owed().await, sale.market.balance("commission").await),
        (0, 0)
    );
}

#[tokio::test]
async fn a_shop_gives_back_pieces_and_free_amounts_and_never_more_than_was_paid() {
    let sale = Sale::delivered().await;
    let piece = Grant::Lines(vec![(sale.line(), quantity(1))]);
    let told = sale.grant(piece.clone(), "one").await.unwrap();
    assert_eq!(told.part.refunded(), cents(966));
    let again = sale.grant(piece, "one").await.unwrap();
    assert_eq!(
        again.part.refunded(),
        cents(966),
        "the same key, the same effect"
    );
    sale.grant(Grant::Amount(cents(1000)), "free")
        .await
        .unwrap();
    let most = sale.grant(Grant::Amount(cents(935)), "more").await;
    assert!(
        matches!(most, Err(Error::TooMuch { most }) if most == cents(934)),
        "{most:?}"
    );
    let pieces = Grant::Lines(vec![(sale.line(), quantity(3))]);
    let three = sale.grant(pieces, "three").await;
    assert!(matches!(three, Err(Error::NotReturnable(_))), "{three:?}");
    let two = Grant::Lines(vec![(sale.line(), quantity(2))]);
    sale.grant(two, "two").await.unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(
        (sale.owed().await, sale.market.balance("commission").await),
        (0, 0)
    );
    let nothing = sale.grant(Grant::Amount(cents(1)), "last").await;
    assert!(matches!(nothing, Err(Error::TooMuch { .. })), "{nothing:?}");
}

#[tokio::test]
async fn refunds_at_once_never_add_up_to_more_than_was_paid() {
    let sale = Sale::delivered().await;
    let grants = (0..12).map(|n| {
        let sale = &sale;
        async move {
            sale.grant(Grant::Amount(cents(700)), &format!("at-once-{n}"))
                .await
        }
    });
    let outcomes = futures_util::future::join_all(grants).await;
    let given = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    assert_eq!(given, 4, "{outcomes:?}");
    assert_eq!(sale.gone_back().await, 2800);
}

#[tokio::test]
async fn the_last_piece_takes_the_cent_that_rounding_left() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mut items = Vec::new();
    for name in ["mug", "cup", "jug"] {
        items.push((market.product(&clay, name, 1004, 5).await, 1));
    }
    let order = market.paid(&ada, &items, None).await;
    // as at 10 %: 101, 100 and 100 of the three
    market.sql("update shop_orders set commission = 301").await;
    let part = part_of(&order, &clay);
    let (context, key) = (&market.context, key_of(clay.user(), "shop", "free"));
    let (grant, reason) = (Grant::Amount(cents(1004)), text("Sorry"));
    refund::by_seller(context, &clay, &key, part.id, &grant, &reason)
        .await
        .unwrap();
    for line in [2, 1, 0] {
        let at = (part.id, part.lines[line].id);
        market.call_off(&ada, &order, at, 1).await.unwrap();
    }
    let gone = "select sum(amount) || ' ' || sum(commission) from refunds";
    assert_eq!(market.word(gone).await, "3012 301");
}
