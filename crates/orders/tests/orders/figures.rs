//! A shop's figures, held up against the rows of its orders.

use std::ops::RangeInclusive;

use auth::actor::Seller;
use chrono::NaiveDate;
use orders::figures::{self, Day, Sold};
use orders::ledger::seal;
use orders::{Error, Order};

use crate::support::{Fair, Next, cents, part_of};

fn always() -> RangeInclusive<NaiveDate> {
    "2000-01-01".parse().unwrap()..="2999-12-31".parse().unwrap()
}

async fn days(fair: &Fair, seller: &Seller) -> Vec<Day> {
    let zone = format!("select time_zone from shops where id = {}", seller.shop());
    let zone = fair.word(&zone).await;
    let days = db::transaction_of_shop(fair.pool(), seller.shop(), async |tx| {
        figures::by_day(tx, seller, &always(), &zone).await
    });
    days.await.unwrap()
}

async fn best(fair: &Fair, seller: &Seller) -> Vec<Sold> {
    let best = db::transaction_of_shop(fair.pool(), seller.shop(), async |tx| {
        figures::best(tx, seller, &always(), "UTC", 5).await
    });
    best.await.unwrap()
}

/// The figures as one reads them from orders and refunds alone, a line a day.
async fn recomputed(fair: &Fair, seller: &Seller) -> String {
    let shop = seller.shop();
    fair.word(&format!(
        "select coalesce(string_agg(concat_ws(' ', day, orders, items, revenue, refunded), ', ' order by day), '') \
         from (select day, sum(orders) as orders, sum(items) as items, sum(revenue) as revenue, \
             sum(refunded) as refunded from ( \
             select (p.captured_at at time zone h.time_zone)::date as day, 1 as orders, \
                 (select sum(quantity) from order_lines l where l.shop_order_id = s.id) as items, \
                 s.total as revenue, 0 as refunded \
             from shop_orders s join payments p on p.order_id = s.order_id join shops h on h.id = s.shop_id \
             where s.shop_id = {shop} and s.status not in ('pending_payment', 'expired') \
                 and p.status in ('paid', 'partially_refunded', 'refunded') and p.unearned is null \
             union all \
             select (r.completed_at at time zone h.time_zone)::date, 0, 0, 0, r.amount \
             from refunds r join shop_orders s on s.id = r.shop_order_id join shops h on h.id = s.shop_id \
             where s.shop_id = {shop} and r.status = 'done') parts group by day) days"
    ))
    .await
}

async fn shown(fair: &Fair, seller: &Seller) -> String {
    let days = days(fair, seller).await.into_iter().map(|day| {
        let (revenue, refunded) = (day.revenue.minor(), day.refunded.minor());
        format!(
            "{} {} {} {revenue} {refunded}",
            day.day, day.orders, day.items
        )
    });
    days.collect::<Vec<_>>().join(", ")
}

/// The money of an order came, and went back, at this time.
async fn happened(fair: &Fair, order: &Order, at: &str) {
    fair.sql(&format!(
        "set session_replication_role = replica; \
         update ledger_transactions set posted_at = '{at}' where order_id = {id}; \
         update payments set captured_at = '{at}' where order_id = {id}; \
         update refunds r set completed_at = '{at}' from payments p \
             where p.id = r.payment_id and p.order_id = {id} and r.status = 'done'; \
         set session_replication_role = origin",
        id = order.id
    ))
    .await;
}

#[tokio::test]
async fn they_are_what_the_orders_rows_add_up_to_sealed_or_not_and_in_any_zone() {
    let fair = Fair::open().await;
    let (clay, wood) = (fair.seller("clay").await, fair.seller("wood").await);
    let ada = fair.shopper("ada").await;
    let mug = fair.good(&clay, "mug", 1799, 40).await;
    let jug = fair.good(&clay, "jug", 4200, 40).await;
    let bowl = fair.good(&wood, "bowl", 3182, 40).await;
    assert_eq!(shown(&fair, &clay).await, "", "nothing was sold");

    // long ago, just after midnight in UTC; one over both shops with a coupon, one called off in part
    let first = fair
        .paid(&ada, &[(mug, 3), (bowl, 1)], Some("HELLOSHOP"))
        .await;
    let second = fair.paid(&ada, &[(mug, 2), (jug, 1)], None).await;
    let part = part_of(&second, &clay);
    fair.call_off(&ada, &second, (part.id, part.lines[0].id), 1)
        .await
        .unwrap();
    fair.pay_back().await;
    happened(&fair, &first, "2026-03-01T00:10:00Z").await;
    happened(&fair, &second, "2026-03-01T23:50:00Z").await;
    let expected = recomputed(&fair, &clay).await;
    assert!(expected.starts_with("2026-03-01 2 6 "), "{expected}");
    assert_eq!(shown(&fair, &clay).await, expected, "nothing is sealed");
    seal(fair.pool()).await.unwrap();
    assert_eq!(shown(&fair, &clay).await, expected, "all is sealed");

    // today: one that goes back whole, one whose refund fails, one begun at the provider, one unpaid
    let third = fair.paid(&ada, &[(jug, 2)], None).await;
    fair.refuse(&clay, part_of(&third, &clay).id).await.unwrap();
    fair.pay_back().await;
    let fourth = fair.paid(&ada, &[(mug, 1)], None).await;
    fair.refuse(&clay, part_of(&fourth, &clay).id)
        .await
        .unwrap();
    fair.paypal.next(&[Next::Refused]);
    fair.pay_back().await;
    let fifth = fair.paid(&ada, &[(jug, 1), (bowl, 2)], None).await;
    fair.paypal.give_back(&fifth, 777);
    fair.hear(&fifth).await;
    fair.put(&ada, mug, 1).await;
    for seller in [&clay, &wood] {
        let expected = recomputed(&fair, seller).await;
        assert_eq!(shown(&fair, seller).await, expected, "half is sealed");
        assert_eq!(expected.split(", ").count(), 2, "{expected}");
    }
    let goods = best(&fair, &clay).await;
    seal(fair.pool()).await.unwrap();
    seal(fair.pool()).await.unwrap();
    for seller in [&clay, &wood] {
        assert_eq!(shown(&fair, seller).await, recomputed(&fair, seller).await);
    }
    assert_eq!(best(&fair, &clay).await, goods);
    let [jugs, mugs] = goods.as_slice() else {
        panic!("{goods:?}");
    };
    assert_eq!(
        (jugs.product_id, jugs.items, jugs.revenue),
        (jug.product, 4, cents(16_800))
    );
    assert_eq!((mugs.product_id, mugs.items), (mug.product, 6));

    // half an hour beside whole hours, and on both sides of UTC
    for (zone, day) in [
        ("America/St_Johns", "2026-02-28 1 3 "),
        ("Asia/Kathmandu", "2026-03-01 1 3 "),
        ("UTC", "2026-03-01 2 6 "),
    ] {
        fair.sql(&format!(
            "update shops set time_zone = '{zone}' where id = {}",
            clay.shop()
        ))
        .await;
        let expected = recomputed(&fair, &clay).await;
        assert!(expected.starts_with(day), "{zone}: {expected}");
        assert_eq!(shown(&fair, &clay).await, expected, "{zone}");
        assert_eq!(shown(&fair, &wood).await, recomputed(&fair, &wood).await);
    }
}

#[tokio::test]
async fn a_shop_sees_nothing_of_what_another_one_sold() -> Result<(), Error> {
    let fair = Fair::open().await;
    let (clay, wood) = (fair.seller("clay").await, fair.seller("wood").await);
    let ada = fair.shopper("ada").await;
    let mug = fair.good(&clay, "mug", 1799, 40).await;
    fair.paid(&ada, &[(mug, 1)], None).await;
    assert_eq!(
        (days(&fair, &wood).await, best(&fair, &wood).await),
        (vec![], vec![])
    );
    seal(fair.pool()).await?;
    assert_eq!(
        (days(&fair, &wood).await, best(&fair, &wood).await),
        (vec![], vec![])
    );
    assert_eq!(days(&fair, &clay).await.len(), 1);
    Ok(())
}
