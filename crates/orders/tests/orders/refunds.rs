//! Refunds: asked for, on their way, done, or failed until an operator has them tried anew; and
//! never more than is left.

use diesel_async::SimpleAsyncConnection;
use orders::balance::{self, Balance, Terms};
use orders::refund::Grant;
use orders::{Error, Order, refund};
use payments::RefundStatus;
use types::{PageRequest, RefundId, ShopId};

use crate::support::{Next, TestMarket, cents, key_of, part_of};

pub const STATES: &str = "select string_agg(status || ' ' || round, ', ' order by id) from refunds";
const PAYMENT: &str = "select status from payments";

/// An order of two mugs, 39.98 with 3.20 of it the marketplace's, that its shop cannot send.
pub async fn refused(market: &TestMarket) -> Order {
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let order = market.paid(&ada, &[(mug, 2)], None).await;
    market
        .refuse(&clay, part_of(&order, &clay).id)
        .await
        .unwrap();
    order
}

#[tokio::test]
async fn a_refusal_is_final_until_an_operator_asks_anew_and_then_it_is_asked_under_another_id() {
    let market = TestMarket::open().await;
    let order = refused(&market).await;
    let olga = market.operator("olga").await;
    let id = market.open_refunds().await[0];
    market.paypal.next(&[Next::Refused, Next::Refused]);
    refund::pay_back(&market.context, id).await.unwrap();
    assert_eq!(market.word(STATES).await, "failed 1");
    // neither its job nor the sweep asks again
    market
        .sql("update refunds set try_at = now() - interval '1 hour'")
        .await;
    refund::pay_back(&market.context, id).await.unwrap();
    refund::sweep(&market.context).await.unwrap();
    assert_eq!(market.paypal.asked().len(), 1);
    let again = refund::retry(&market.context, &olga, id).await.unwrap();
    assert_eq!((again.status.as_str(), again.failure), ("requested", None));
    refund::pay_back(&market.context, id).await.unwrap();
    let failed = refund::list(
        &market.context,
        &olga,
        refund::Standing::Failed,
        PageRequest::FIRST,
    )
    .await;
    let failed = failed.unwrap();
    assert_eq!((failed.total, failed.items[0].id), (1, id));
    let why = failed.items[0].failure.as_deref().unwrap_or_default();
    assert!(why.contains("REFUND_AMOUNT_EXCEEDED"), "{why}");
    let emails = "select count(*) from jobs where unique_key like 'mail:refund-failed:%'";
    assert_eq!(market.number(emails).await, 2, "each refusal is news");
    refund::retry(&market.context, &olga, id).await.unwrap();
    refund::pay_back(&market.context, id).await.unwrap();
    assert_eq!(market.word(STATES).await, "done 3");
    assert_eq!(market.word(PAYMENT).await, "refunded");
    let mut asked = market.paypal.asked();
    asked.dedup();
    assert_eq!(asked.len(), 3, "the provider would repeat its refusal");
    // what is done is done, whoever asks
    refund::retry(&market.context, &olga, id).await.unwrap();
    assert_eq!(market.word(STATES).await, "done 3");
    let nobodys = refund::retry(&market.context, &olga, RefundId::new(0)).await;
    assert!(matches!(nobodys, Err(Error::NotFound)));
    assert_eq!(market.paypal.gone_back(&order), 3998);
    // and a webhook that tells of it tells nothing new
    market.hear(&order).await;
    assert_eq!(market.balance("provider").await, 0);
}

#[tokio::test]
async fn a_refund_on_its_way_is_booked_when_it_has_arrived_and_fails_when_it_is_given_up() {
    for (end, states, payment, held) in [
        (RefundStatus::Completed, "done 1", "refunded", 0),
        (RefundStatus::Failed, "failed 1", "paid", 3998),
    ] {
        let market = TestMarket::open().await;
        refused(&market).await;
        market.paypal.next(&[Next::Pending]);
        market.pay_back().await;
        market.pay_back().await;
        assert_eq!(market.word(STATES).await, "pending 1");
        assert_eq!(market.word(PAYMENT).await, "paid");
        assert_eq!(market.balance("provider").await, 3998);
        market.paypal.end_refund(end);
        market.sql("update refunds set try_at = now()").await;
        refund::sweep(&market.context).await.unwrap();
        assert_eq!(market.word(STATES).await, states);
        assert_eq!(market.word(PAYMENT).await, payment);
        assert_eq!(market.balance("provider").await, held);
        assert_eq!(market.paypal.asked().len(), 1, "nothing is asked for twice");
    }
}

/// What failed stays in the provider's books, beside what is tried instead.
#[tokio::test]
async fn an_earlier_failure_does_not_fail_what_is_tried_anew_and_it_is_paid_once() {
    let market = TestMarket::open().await;
    let order = refused(&market).await;
    let olga = market.operator("olga").await;
    let id = market.open_refunds().await[0];
    market.paypal.next(&[Next::Pending, Next::Pending]);
    refund::pay_back(&market.context, id).await.unwrap();
    market.paypal.end_refund(RefundStatus::Failed);
    market.hear(&order).await;
    assert_eq!(market.word(STATES).await, "failed 1");
    refund::retry(&market.context, &olga, id).await.unwrap();
    market.hear(&order).await;
    assert_eq!(market.word(STATES).await, "requested 2");
    refund::pay_back(&market.context, id).await.unwrap();
    market.hear(&order).await;
    assert_eq!(market.word(STATES).await, "pending 2");
    // whatever ours says, what the provider has is not asked for again
    market
        .sql("update refunds set status = 'failed', failure = 'Lost'")
        .await;
    refund::retry(&market.context, &olga, id).await.unwrap();
    refund::pay_back(&market.context, id).await.unwrap();
    assert_eq!(market.word(STATES).await, "pending 3");
    assert_eq!(market.paypal.asked().len(), 2);
    market.paypal.end_refund(RefundStatus::Completed);
    market.hear(&order).await;
    assert_eq!(market.word(STATES).await, "done 3");
    assert_eq!(market.paypal.gone_back(&order), 3998);
    assert_eq!(market.balance("provider").await, 0);
}

#[tokio::test]
async fn money_that_went_back_meanwhile_is_not_tried_anew() {
    let market = TestMarket::open().await;
    let order = refused(&market).await;
    let olga = market.operator("olga").await;
    let id = market.open_refunds().await[0];
    market.paypal.next(&[Next::Refused]);
    market.pay_back().await;
    market.paypal.give_back(&order, 3998);
    market.hear(&order).await;
    let again = refund::retry(&market.context, &olga, id).await;
    assert!(matches!(again, Err(Error::NothingLeft)), "{again:?}");
    assert_eq!(market.word(STATES).await, "failed 1, done 1");
    assert_eq!(market.balance("provider").await, 0);
}

/// Writes a refund as no code of ours would.
pub fn write(part: &str, amount: i64, commission: i64) -> String {
    format!(
        "insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
         select id, {part}, {amount}, {commission}, '' from payments"
    )
}

#[tokio::test]
async fn the_database_lets_no_cent_go_back_twice() {
    let market = TestMarket::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let bowl = market.product(&wood, "bowl", 3500, 5).await;
    let order = market.paid(&ada, &[(mug, 1), (bowl, 1)], None).await;
    let part = part_of(&order, &clay).id.to_string();
    let refusal = async |statement: &str| {
        let mut conn = market.conn().await;
        let refused = conn
            .batch_execute(statement)
            .await
            .err()
            .map(db::Error::from);
        refused.and_then(|error| db::constraint_of(&error).map(str::to_owned))
    };
    let covered = Some("refunds_covered".to_owned());
    let pair = |one: String, other: String| format!("{one}; {other}");
    for beyond in [
        write(&part, 2000, 0),
        write(&part, 1999, 161),
        write("null", 5500, 0),
        pair(write(&part, 1000, 80), write(&part, 1000, 80)),
        pair(write("null", 5000, 0), write(&part, 1000, 0)),
    ] {
        assert_eq!(refusal(&beyond).await, covered, "{beyond}");
    }
    assert_eq!(market.number("select count(*) from refunds").await, 0);
    // what failed has not gone back; but it cannot come back to life beside another one
    market.sql(&write(&part, 1999, 160)).await;
    market
        .sql("update refunds set status = 'failed', failure = 'No'")
        .await;
    market.sql(&write(&part, 1999, 160)).await;
    let revived = "update refunds set status = 'requested', failure = null where status = 'failed'";
    assert_eq!(refusal(revived).await, covered);
}

#[tokio::test]
async fn of_two_refunds_at_once_the_second_sees_the_first() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 5).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let half = write(&part_of(&order, &clay).id.to_string(), 1000, 80);
    let (mut one, mut other) = (market.conn().await, market.conn().await);
    one.batch_execute(&format!("begin; {half}")).await.unwrap();
    let late = tokio::spawn(async move { other.batch_execute(&half).await });
    let waiting = "select count(*) from pg_stat_activity \
        where datname = current_database() and wait_event_type = 'Lock'";
    market.until(waiting, 1).await;
    one.batch_execute("commit").await.unwrap();
    let late = db::Error::from(late.await.unwrap().unwrap_err());
    assert_eq!(db::constraint_of(&late), Some("refunds_covered"));
}

/// 1007 of 2900 has 80.56 of a commission of 232 in it: three such shares round to one too many.
#[tokio::test]
async fn what_failed_can_still_go_back_though_others_took_the_cent_of_its_commission() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1450, 5).await;
    let order = market.paid(&ada, &[(mug, 2)], None).await;
    let part = part_of(&order, &clay).id;
    let (context, sorry) = (&market.context, types::Text::parse("Sorry").unwrap());
    market.paypal.next(&[Next::Refused]);
    for (n, amount) in [1007, 1007, 886].into_iter().enumerate() {
        let key = key_of(clay.user(), "refund", &n.to_string());
        let grant = Grant::Amount(cents(amount));
        refund::by_seller(context, &clay, &key, part, &grant, &sorry)
            .await
            .unwrap();
        market.pay_back().await;
    }
    assert_eq!(market.word(STATES).await, "failed 1, done 1, done 1");
    let olga = market.operator("olga").await;
    let failed = RefundId::new(market.number("select min(id) from refunds").await);
    refund::retry(context, &olga, failed).await.unwrap();
    market.pay_back().await;
    let shares = "select string_agg(amount || ' ' || commission, ', ' order by id) from refunds";
    assert_eq!(market.word(shares).await, "1007 80, 1007 81, 886 71");
    for account in ["provider", "shop", "commission"] {
        assert_eq!(market.balance(account).await, 0, "{account}");
    }
}

/// What a shop is owed when nothing waits for the days after delivery.
pub async fn owed(market: &TestMarket, shop: ShopId) -> Balance {
    let terms = Terms {
        hold_days: 0,
        reserve_bps: 0,
    };
    let found = db::transaction(market.pool(), async |tx| {
        balance::of_shop(tx, shop, terms).await
    });
    found.await.unwrap()
}

#[tokio::test]
async fn a_refund_that_gave_way_holds_no_money_of_the_shop_and_what_is_left_of_it_is_asked_anew() {
    for (desk, states, held) in [
        // the buyer has more than we were to give
        (3500, "failed 1, done 1", 0),
        // 10.00 of 30.00 are still owed
        (2000, "failed 1, done 1, requested 1", 920),
    ] {
        let market = TestMarket::open().await;
        let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
        let olga = market.operator("olga").await;
        let mug = market.product(&clay, "mug", 1999, 5).await;
        let order = market.paid(&ada, &[(mug, 2)], None).await;
        let part = part_of(&order, &clay).id;
        market.sql(
            "update shop_orders set status = 'delivered', delivered_at = now() - interval '9 days'",
        )
        .await;
        market.sql(&write(&part.to_string(), 3000, 240)).await;
        assert_eq!(owed(&market, clay.shop()).await.held.minor(), 2760);
        market.paypal.give_back(&order, desk);
        market.hear(&order).await;
        assert_eq!(market.word(STATES).await, states);
        let now = owed(&market, clay.shop()).await;
        assert_eq!(now.held.minor(), held, "{desk} went back");
        assert_eq!(now.available, now.balance.minus(now.held).unwrap());
        // nobody has to look at it, and nobody pays it a second time
        let failed = refund::Standing::Failed;
        let list = refund::list(&market.context, &olga, failed, PageRequest::FIRST);
        assert_eq!(list.await.unwrap().total, 0);
        let gave_way = market
            .number("select id from refunds where overtaken")
            .await;
        let again = refund::retry(&market.context, &olga, RefundId::new(gave_way)).await;
        assert!(matches!(again, Err(Error::NothingLeft)), "{again:?}");
        market.pay_back().await;
        assert_eq!(market.paypal.gone_back(&order), desk.max(3000));
        assert_eq!(owed(&market, clay.shop()).await.held.minor(), 0);
    }
}

/// Two shops sold for 20.00 each, and 15.00 of the first one's part was asked for when PayPal's desk
/// gave back: that money is the first shop's before it is the second one's.
#[tokio::test]
async fn what_the_desk_gives_back_is_of_the_part_whose_refund_gave_way() {
    for (desk, shares) in [
        (
            3000,
            "1 failed 1500 ours, 1 done 1800 provider, 2 done 1200 provider",
        ),
        (
            2600,
            "1 failed 1500 ours, 1 done 1720 provider, 2 done 880 provider",
        ),
    ] {
        let market = TestMarket::open().await;
        let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
        let ada = market.shopper("ada").await;
        let mug = market.product(&clay, "mug", 2000, 5).await;
        let scarf = market.product(&wool, "scarf", 2000, 5).await;
        let order = market.paid(&ada, &[(mug, 1), (scarf, 1)], None).await;
        market.sql(
            "update shop_orders set status = 'delivered', delivered_at = now() - interval '9 days'",
        )
        .await;
        let part = part_of(&order, &clay).id;
        market.sql(&write(&part.to_string(), 1500, 120)).await;
        market.paypal.give_back(&order, desk);
        market.hear(&order).await;
        let found = "select string_agg(concat_ws(' ', s.shop_id, r.status, r.amount, r.origin), ', ' \
            order by r.id) from refunds r join shop_orders s on s.id = r.shop_order_id";
        assert_eq!(market.word(found).await, shares, "{desk} went back");
        market.pay_back().await;
        assert_eq!(
            market.paypal.gone_back(&order),
            desk,
            "nothing goes back twice"
        );
    }
}

/// Of 35.00 the buyer was to get 10.00 and 9.00 when PayPal's desk gave 20.00: the latter gave way.
#[tokio::test]
async fn a_refund_that_gave_way_and_is_paid_after_all_is_booked_and_nothing_is_owed_beyond_what_is_left()
 {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let olga = market.operator("olga").await;
    let mug = market.product(&clay, "mug", 3500, 5).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let part = part_of(&order, &clay).id.to_string();
    market
        .sql(
            "update shop_orders set status = 'delivered', delivered_at = now() - interval '9 days'",
        )
        .await;
    market.sql(&write(&part, 1000, 80)).await;
    market.sql(&write(&part, 900, 72)).await;
    market.paypal.next(&[Next::Pending, Next::Pending]);
    market.pay_back().await;
    market.paypal.give_back(&order, 2000);
    market.hear(&order).await;
    assert_eq!(market.word(STATES).await, "pending 1, failed 1, done 1");
    let overtaken = "select string_agg(id::text, ', ') from refunds where overtaken";
    assert_eq!(market.word(overtaken).await, "2");
    // the first that waits there is refused, the second one paid
    market.paypal.end_refund(RefundStatus::Failed);
    market.hear(&order).await;
    market.paypal.end_refund(RefundStatus::Completed);
    market.hear(&order).await;
    market.hear(&order).await;
    assert_eq!(market.word(STATES).await, "failed 1, done 1, done 1");
    let none = market.number("select count(*) from refunds where overtaken");
    assert_eq!(none.await, 0);
    assert_eq!(market.paypal.gone_back(&order), 2900);
    assert_eq!(market.number("select refunded from payments").await, 2900);
    assert_eq!(market.word(PAYMENT).await, "partially_refunded");
    // 6.00 are left, with 8 % of it the marketplace's
    for (account, left) in [("provider", 600), ("shop", -552), ("commission", -48)] {
        assert_eq!(market.balance(account).await, left, "{account}");
    }
    let account = owed(&market, clay.shop()).await;
    assert_eq!((account.balance.minor(), account.held.minor()), (552, 552));
    // of the first one 10.00 are more than what is left
    let first = RefundId::new(1);
    let again = refund::retry(&market.context, &olga, first).await;
    assert!(matches!(again, Err(Error::NothingLeft)), "{again:?}");
    market.pay_back().await;
    assert_eq!(market.paypal.asked().len(), 2);
    let (key, why) = (
        key_of(olga.user(), "settle", "1"),
        "PayPal's desk gave more",
    );
    let why = types::Text::parse(why).unwrap();
    let settled = (refund::Settled::NotOwed, &why);
    refund::settle(&market.context, &olga, &key, first, settled)
        .await
        .unwrap();
    assert_eq!(owed(&market, clay.shop()).await.available.minor(), 552);
}

#[tokio::test]
async fn refunds_that_did_not_get_through_are_paged_by_how_they_stand() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let olga = market.operator("olga").await;
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let mut orders = Vec::new();
    for _ in 0..8 {
        let order = market.paid(&ada, &[(mug, 1)], None).await;
        market
            .refuse(&clay, part_of(&order, &clay).id)
            .await
            .unwrap();
        orders.push(order);
    }
    let ids = market.open_refunds().await;
    let settled = "failure = 'No', settled_because = 'Paid in cash', settled_at = now(), \
         settled_by = (select min(id) from users), status = 'not_owed', settled_as = 'not_owed'";
    for (nth, change) in [
        (0, "status = 'failed', failure = 'No'"),
        // it gave way to another one
        (1, "status = 'failed', failure = 'No', overtaken = true"),
        (2, "waits = 2"),
        (3, settled),
        (4, "status = 'failed', failure = 'No'"),
        (5, settled),
        (6, "waits = 1"),
    ] {
        let id = ids[nth];
        market
            .sql(&format!("update refunds set {change} where id = {id}"))
            .await;
    }
    let standings: [(refund::Standing, &[usize]); 3] = [
        (refund::Standing::Failed, &[4, 0]),
        (refund::Standing::Waiting, &[6, 2]),
        (refund::Standing::Settled, &[5, 3]),
    ];
    for (standing, expected) in standings {
        for (number, nth) in (1..).zip(expected) {
            let page = PageRequest::parse(Some(number), Some(1)).unwrap();
            let found = refund::list(&market.context, &olga, standing, page).await;
            let found = found.unwrap();
            assert_eq!((found.total, found.items.len()), (2, 1), "{standing:?}");
            assert_eq!(found.items[0].id, ids[*nth], "{standing:?}");
            assert_eq!(found.items[0].order_number, orders[*nth].number);
        }
        let behind = PageRequest::parse(Some(3), Some(1)).unwrap();
        let found = refund::list(&market.context, &olga, standing, behind).await;
        let found = found.unwrap();
        assert_eq!((found.total, found.items.len()), (2, 0), "{standing:?}");
    }
}
