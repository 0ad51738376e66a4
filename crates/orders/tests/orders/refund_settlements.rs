//! Refunds that the provider refused and that an operator settles: paid without the provider, or owed
//! by nobody. Whatever is said afterwards, nothing is paid or booked twice.

use std::time::{Duration, Instant};

use auth::actor::Operator;
use diesel_async::SimpleAsyncConnection;
use orders::refund::{self, Grant, OutstandingRefund, Settled, Standing};
use orders::{Error, Order};
use payments::{RefundStatus, Transaction, TransactionKind};
use types::{PageRequest, RefundId};

use crate::reconciliation::{Records, differences, moved};
use crate::refunds::{STATES, owed, refused, write};
use crate::support::{Next, TestMarket, cents, key_of, request};

use Settled::{NotOwed, PaidElsewhere};

/// 39.98 of a cancelled part, which PayPal worked on and then refused, as the only refund.
struct Failed {
    market: TestMarket,
    order: Order,
    olga: Operator,
    id: RefundId,
}

impl Failed {
    async fn new() -> Self {
        let market = TestMarket::open().await;
        let order = refused(&market).await;
        let olga = market.operator("olga").await;
        let id = market.open_refunds().await[0];
        market.paypal.next(&[Next::Pending]);
        market.pay_back().await;
        market.paypal.end_refund(RefundStatus::Failed);
        market.hear(&order).await;
        assert_eq!(market.word(STATES).await, "failed 1");
        Self {
            market,
            order,
            olga,
            id,
        }
    }

    async fn settle(&self, key: &str, settled: Settled) -> Result<OutstandingRefund, Error> {
        settle(&self.market, &self.olga, key, (self.id, settled)).await
    }

    /// What provider, bank, shop and commission hold.
    async fn books(&self) -> [i64; 4] {
        [
            self.market.balance("provider").await,
            self.market.balance("bank").await,
            self.market.balance("shop").await,
            self.market.balance("commission").await,
        ]
    }

    /// What the provider's list says, where it holds the refund too or not.
    async fn differences(&self, refunded: bool) -> Vec<String> {
        let capture = self.market.word("select capture_id from payments").await;
        let mut listed = vec![moved(&capture, TransactionKind::Payment, 3998)];
        if refunded {
            listed.push(Transaction {
                capture_id: Some(capture),
                ..moved(&self.name(), TransactionKind::Refund, 3998)
            });
        }
        differences(&self.market, &Records::default(), &listed).await
    }

    /// The provider's name of the refund.
    fn name(&self) -> String {
        self.market.paypal.record(&self.order).refunds[0].id.clone()
    }

    async fn total(&self, standing: Standing) -> i64 {
        let list = refund::list(
            &self.market.context,
            &self.olga,
            standing,
            PageRequest::FIRST,
        );
        list.await.unwrap().total
    }

    /// The seller's part as everybody reads it.
    async fn part(&self) -> orders::order::ShopOrder {
        let conn = &mut self.market.conn().await;
        let orders = orders::order::load_many(conn, &[self.order.id]).await;
        orders.unwrap().remove(0).shop_orders.remove(0)
    }
}

async fn settle(
    market: &TestMarket,
    olga: &Operator,
    key: &str,
    (id, settled): (RefundId, Settled),
) -> Result<OutstandingRefund, Error> {
    let key = key_of(olga.user(), "settleRefund", key);
    let why = types::Text::parse("Their account is closed").unwrap();
    refund::settle(&market.context, olga, &key, id, (settled, &why)).await
}

#[tokio::test]
async fn what_was_paid_without_paypal_is_a_refund_from_the_bank_that_nobody_tries_again() {
    let failed = Failed::new().await;
    let market = &failed.market;
    let shop = failed.order.shop_orders[0].shop.id;
    assert_eq!(owed(market, shop).await.held.minor(), 3678);
    let said = failed.settle("one", PaidElsewhere).await.unwrap();
    assert_eq!(
        (said.status.as_str(), said.settled_as),
        ("done", Some(PaidElsewhere))
    );
    assert_eq!(
        said.settled_because.as_deref(),
        Some("Their account is closed")
    );
    assert_eq!(said.settled_by, Some(failed.olga.user().id()));
    assert!(said.settled_at.is_some());
    assert_eq!(failed.books().await, [3998, -3998, 0, 0]);
    assert_eq!(market.word("select status from payments").await, "refunded");
    assert_eq!(owed(market, shop).await.held.minor(), 0);
    let part = failed.part().await;
    assert_eq!(
        (part.refunded().minor(), part.refunds[0].paid_elsewhere),
        (3998, true)
    );
    let email = "select payload::text from jobs where unique_key like 'mail:refund-done:%'";
    assert!(
        market
            .word(email)
            .await
            .contains("another way, because the PayPal refund didn't")
    );
    // it ended
    market
        .sql("update refunds set try_at = now() - interval '1 hour'")
        .await;
    refund::sweep(&market.context).await.unwrap();
    refund::pay_back(&market.context, failed.id).await.unwrap();
    let again = refund::retry(&market.context, &failed.olga, failed.id)
        .await
        .unwrap();
    assert_eq!(again.status, "done");
    assert_eq!(market.paypal.asked().len(), 1);
    assert_eq!(failed.total(Standing::Failed).await, 0);
    assert_eq!(failed.total(Standing::Settled).await, 1);
    // told again it is the same, and it cannot be told otherwise
    assert_eq!(failed.settle("one", PaidElsewhere).await.unwrap(), said);
    let other = failed.settle("two", NotOwed).await;
    assert!(matches!(other, Err(Error::RefundNotFailed)), "{other:?}");
    assert_eq!(failed.books().await, [3998, -3998, 0, 0]);
    assert_eq!(failed.differences(false).await, [""; 0]);
}

#[tokio::test]
async fn what_nobody_owes_is_the_shops_again_and_can_still_be_given_back() {
    let failed = Failed::new().await;
    let (market, shop) = (&failed.market, failed.order.shop_orders[0].shop.id);
    let said = failed.settle("one", NotOwed).await.unwrap();
    assert_eq!(
        (said.status.as_str(), said.settled_as),
        ("not_owed", Some(NotOwed))
    );
    assert_eq!(failed.books().await, [3998, 0, -3678, -320]);
    assert_eq!(market.word("select status from payments").await, "paid");
    assert_eq!(owed(market, shop).await.available.minor(), 3678);
    let part = failed.part().await;
    assert_eq!(
        (part.refunded().minor(), part.refunds[0].status.as_str()),
        (0, "not_owed")
    );
    let again = refund::retry(&market.context, &failed.olga, failed.id)
        .await
        .unwrap();
    assert_eq!(again.status, "not_owed");
    market
        .sql("update refunds set try_at = now() - interval '1 hour'")
        .await;
    refund::sweep(&market.context).await.unwrap();
    assert_eq!(market.paypal.asked().len(), 1);
    let other = failed.settle("two", PaidElsewhere).await;
    assert!(matches!(other, Err(Error::RefundNotFailed)), "{other:?}");
    // what PayPal's desk gives of it later leaves nothing owing
    market.paypal.give_back(&failed.order, 1000);
    market.hear(&failed.order).await;
    assert_eq!(market.word(STATES).await, "not_owed 1, done 1");
    // and an operator may give the rest
    give(&failed, 2998).await.unwrap();
    market.pay_back().await;
    assert_eq!(market.word(STATES).await, "not_owed 1, done 1, done 1");
    assert_eq!(failed.books().await, [0, 0, 0, 0]);
}

async fn give(failed: &Failed, amount: i64) -> Result<(), Error> {
    let Failed {
        market,
        olga,
        order,
        ..
    } = failed;
    let (key, sorry) = (
        key_of(olga.user(), "give", ""),
        types::Text::parse("Sorry").unwrap(),
    );
    let (part, grant) = (order.shop_orders[0].id, Grant::Amount(cents(amount)));
    let given = refund::by_operator(&market.context, olga, &key, part, &grant, &sorry).await;
    given.map(drop)
}

#[tokio::test]
async fn what_went_back_by_another_refund_is_not_paid_elsewhere_as_well() {
    let failed = Failed::new().await;
    let Failed { market, order, .. } = &failed;
    market.paypal.give_back(order, 1000);
    market.hear(order).await;
    // the rest is asked for anew, and refused
    market.paypal.next(&[Next::Refused]);
    market.pay_back().await;
    assert_eq!(market.word(STATES).await, "failed 1, done 1, failed 1");
    let beyond = failed.settle("one", PaidElsewhere).await;
    assert!(matches!(beyond, Err(Error::NothingLeft)), "{beyond:?}");
    failed.settle("two", NotOwed).await.unwrap();
    // it gave way to those two, so it takes nothing off what the second one is still to give
    market.paypal.give_back(order, 500);
    market.hear(order).await;
    let states = "select string_agg(status || ' ' || amount, ', ' order by id) from refunds";
    let wanted = "not_owed 3998, done 1000, failed 2998, done 500, requested 2498";
    assert_eq!(market.word(states).await, wanted);
}

#[tokio::test]
async fn what_paypal_pays_after_all_though_nobody_owed_it_is_booked_if_it_can_be() {
    let failed = Failed::new().await;
    let market = &failed.market;
    failed.settle("one", NotOwed).await.unwrap();
    market.paypal.pay_after_all(&failed.order);
    market.hear(&failed.order).await;
    market.hear(&failed.order).await;
    assert_eq!(market.word(STATES).await, "done 1");
    assert_eq!(failed.books().await, [0, 0, 0, 0]);
    assert_eq!(failed.differences(true).await, [""; 0]);

    let failed = Failed::new().await;
    let market = &failed.market;
    failed.settle("one", NotOwed).await.unwrap();
    give(&failed, 3998).await.unwrap();
    market.pay_back().await;
    market.paypal.pay_after_all(&failed.order);
    market.hear(&failed.order).await;
    assert_eq!(market.word(STATES).await, "not_owed 1, done 1");
    assert_eq!(failed.books().await, [0, 0, 0, 0]);
    assert_eq!(failed.differences(true).await, [failed.unknown().await]);
}

#[tokio::test]
async fn what_paypal_pays_after_all_though_it_was_paid_elsewhere_is_a_break_and_not_booked_again() {
    let failed = Failed::new().await;
    let market = &failed.market;
    failed.settle("one", PaidElsewhere).await.unwrap();
    market.paypal.pay_after_all(&failed.order);
    market.hear(&failed.order).await;
    assert_eq!(market.word(STATES).await, "done 1");
    assert_eq!(failed.books().await, [3998, -3998, 0, 0]);
    assert_eq!(failed.differences(true).await, [failed.unknown().await]);
}

#[tokio::test]
async fn what_goes_back_at_paypal_beyond_what_was_paid_elsewhere_is_booked_as_far_as_there_is_any()
{
    let failed = Failed::new().await;
    let Failed { market, order, .. } = &failed;
    failed.settle("one", NotOwed).await.unwrap();
    market.paypal.next(&[Next::Refused]);
    give(&failed, 1500).await.unwrap();
    market.pay_back().await;
    let id = refund_of(market, 1500).await;
    settle(market, &failed.olga, "two", (id, PaidElsewhere))
        .await
        .unwrap();
    // a bank takes back more than is left, and then some more
    market.paypal.give_back(order, 3000);
    market.hear(order).await;
    market.paypal.give_back(order, 200);
    market.hear(order).await;
    market.hear(order).await;
    let states = "select string_agg(status || ' ' || amount, ', ' order by id) from refunds";
    let wanted = "not_owed 3998, done 1500, done 2498";
    assert_eq!(market.word(states).await, wanted);
    assert_eq!(failed.books().await, [1500, -1500, 0, 0]);
    let capture = market.word("select capture_id from payments").await;
    let name = &market.paypal.record(order).refunds[1].id;
    let listed = [
        moved(&capture, TransactionKind::Payment, 3998),
        Transaction {
            capture_id: Some(capture.clone()),
            ..moved(name, TransactionKind::Refund, 3000)
        },
    ];
    let number = &order.number;
    let wanted = format!(
        "refund {name} of capture {capture} (order {number}): $30.00 in the provider's books, \
         $24.98 in ours"
    );
    assert_eq!(
        differences(market, &Records::default(), &listed).await,
        [wanted]
    );
}

async fn refund_of(market: &TestMarket, amount: i64) -> RefundId {
    let query = format!("select id from refunds where amount = {amount}");
    RefundId::new(market.number(&query).await)
}

impl Failed {
    /// The break that the refund is when only PayPal knows that it is done.
    async fn unknown(&self) -> String {
        let capture = self.market.word("select capture_id from payments").await;
        format!(
            "refund {} of capture {capture} (order {}): $39.98 stands in the provider's books and \
             not in ours",
            self.name(),
            self.order.number
        )
    }
}

/// Somebody holds the payment until both wait for it, less long than they are willing to.
async fn at_once<A, B>(
    market: &TestMarket,
    one: impl Future<Output = A>,
    other: impl Future<Output = B>,
) -> (A, B) {
    let mut holder = market.conn().await;
    holder
        .batch_execute("begin; select from payments for update")
        .await
        .unwrap();
    let waiting = "select count(*) from pg_stat_activity \
        where datname = current_database() and wait_event_type = 'Lock'";
    let let_go = async {
        let begun = Instant::now();
        while market.number(waiting).await < 2 && begun.elapsed() < Duration::from_millis(700) {}
        holder.batch_execute("commit").await.unwrap();
    };
    let (one, other, ()) = tokio::join!(one, other, let_go);
    (one, other)
}

#[tokio::test]
async fn of_two_who_settle_at_once_one_is_heard_and_beside_a_new_try_the_money_goes_back_once() {
    let failed = Failed::new().await;
    let (elsewhere, not) = (
        failed.settle("one", PaidElsewhere),
        failed.settle("two", NotOwed),
    );
    let (elsewhere, not) = at_once(&failed.market, elsewhere, not).await;
    let refused = match (&elsewhere, &not) {
        (Ok(_), Err(refused)) | (Err(refused), Ok(_)) => refused,
        both => panic!("{both:?}"),
    };
    assert!(matches!(refused, Error::RefundNotFailed), "{refused:?}");

    let failed = Failed::new().await;
    let market = &failed.market;
    let again = refund::retry(&market.context, &failed.olga, failed.id);
    let (settled, again) = at_once(market, failed.settle("one", PaidElsewhere), again).await;
    again.unwrap();
    if let Err(refused) = settled {
        assert!(matches!(refused, Error::RefundNotFailed), "{refused:?}");
    }
    market.pay_back().await;
    assert_eq!(market.word("select status from refunds").await, "done");
    let [provider, bank, shop, commission] = failed.books().await;
    assert_eq!((provider + bank, shop, commission), (0, 0, 0));
    assert_eq!(provider, 3998 - market.paypal.gone_back(&failed.order));
}

#[tokio::test]
async fn a_try_that_began_before_the_refund_was_settled_asks_for_nothing() {
    let market = TestMarket::open().await;
    let order = refused(&market).await;
    let (olga, id) = (
        market.operator("olga").await,
        market.open_refunds().await[0],
    );
    // the first try had no answer, so the next one looks before it asks
    market.paypal.set_away(true);
    market.pay_back().await;
    market.paypal.set_away(false);
    market.paypal.let_look(false);
    let context = market.context.clone();
    let slow = tokio::spawn(async move { refund::pay_back(&context, id).await });
    market.paypal.until_looked_at().await;
    market
        .sql("update refunds set status = 'failed', failure = 'No'")
        .await;
    settle(&market, &olga, "one", (id, PaidElsewhere))
        .await
        .unwrap();
    market.paypal.let_look(true);
    slow.await.unwrap().unwrap();
    assert_eq!(market.paypal.gone_back(&order), 0);
    assert_eq!(market.balance("provider").await, 3998);
}

#[tokio::test]
async fn money_that_pays_for_nothing_is_paid_elsewhere_too_and_stays_the_buyers_if_nobody_asks() {
    for (settled, provider, bank, buyer) in
        [(PaidElsewhere, 4100, -4100, 0), (NotOwed, 4100, 0, -4100)]
    {
        let market = TestMarket::open().await;
        let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
        let olga = market.operator("olga").await;
        let mug = market.product(&clay, "mug", 1999, 9).await;
        let line = market.put(&ada, mug, 2).await;
        let order = market.place(&ada, "one", &request(&[line])).await.unwrap();
        market.paypal.will_take(&order, 4100);
        market.pay(&ada, &order).await.unwrap_err();
        let id = market.open_refunds().await[0];
        market.paypal.next(&[Next::Refused]);
        market.pay_back().await;
        settle(&market, &olga, "one", (id, settled)).await.unwrap();
        for (account, holds) in [("provider", provider), ("bank", bank), ("buyer", buyer)] {
            assert_eq!(
                market.balance(account).await,
                holds,
                "{account} {settled:?}"
            );
        }
        // and what PayPal's desk gives later is all that goes back
        if settled == NotOwed {
            market.paypal.give_back(&order, 1000);
            market.hear(&order).await;
            assert_eq!(market.open_refunds().await, []);
        }
    }
}

#[tokio::test]
async fn only_what_failed_is_settled_and_the_database_keeps_what_was_said() {
    let market = TestMarket::open().await;
    let order = refused(&market).await;
    let olga = market.operator("olga").await;
    let id = market.open_refunds().await[0];
    for settled in [PaidElsewhere, NotOwed] {
        let early = settle(&market, &olga, settled.as_str(), (id, settled)).await;
        assert!(matches!(early, Err(Error::RefundNotFailed)), "{early:?}");
    }
    let nobodys = settle(&market, &olga, "nobody", (RefundId::new(0), NotOwed)).await;
    assert!(matches!(nobodys, Err(Error::NotFound)), "{nobodys:?}");
    // one that gave way is settled already
    market.paypal.give_back(&order, 3998);
    market.hear(&order).await;
    let gave_way = settle(&market, &olga, "late", (id, NotOwed)).await;
    assert!(matches!(gave_way, Err(Error::NothingLeft)), "{gave_way:?}");

    let failed = Failed::new().await;
    failed.settle("one", NotOwed).await.unwrap();
    let mut conn = failed.market.conn().await;
    for never in [
        "settled_because = 'Something else'",
        "settled_as = 'paid_elsewhere'",
        "settled_as = null, settled_because = null, settled_by = null, settled_at = null",
        "status = 'requested', failure = null",
        "status = 'failed'",
    ] {
        let changed = conn
            .batch_execute(&format!("update refunds set {never}"))
            .await;
        assert!(changed.is_err(), "{never}");
    }
    // what nobody owes takes nothing from what can go back
    let part = failed.order.shop_orders[0].id.to_string();
    conn.batch_execute(&write(&part, 3998, 320)).await.unwrap();
    conn.batch_execute(&write(&part, 1, 0)).await.unwrap_err();
}
