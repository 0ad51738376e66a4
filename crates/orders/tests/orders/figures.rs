//! A shop's figures, held up against the rows of its orders.

use std::ops::RangeInclusive;

use auth::actor::Seller;
use chrono::{Days, NaiveDate, Utc};
use orders::figures::{self, Sold, Turnover};
use orders::ledger::seal;
use orders::{Error, Order};

use crate::support::{Next, TestMarket, cents, part_of};

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn days_from(first: NaiveDate, last: NaiveDate) -> impl Iterator<Item = NaiveDate> {
    first.iter_days().take_while(move |day| *day <= last)
}

async fn zone(market: &TestMarket, seller: &Seller) -> String {
    let zone = format!("select time_zone from shops where id = {}", seller.shop());
    market.word(&zone).await
}

async fn by_step(
    market: &TestMarket,
    seller: &Seller,
    steps: &[RangeInclusive<NaiveDate>],
) -> Vec<Turnover> {
    let zone = zone(market, seller).await;
    let sold = db::transaction_of_shop(market.pool(), seller.shop(), async |tx| {
        figures::by_step(tx, seller, steps, &zone).await
    });
    sold.await.unwrap()
}

/// The days around those of which these tests tell, without the ones on which nothing happened.
async fn days(market: &TestMarket, seller: &Seller) -> Vec<(NaiveDate, Turnover)> {
    let today = Utc::now().date_naive();
    let around_today = days_from(today - Days::new(2), today + Days::new(2));
    let days: Vec<NaiveDate> = days_from(date("2026-02-20"), date("2026-03-10"))
        .chain(around_today)
        .collect();
    let steps: Vec<_> = days.iter().map(|day| *day..=*day).collect();
    let sold = by_step(market, seller, &steps).await;
    let sold = days.into_iter().zip(sold);
    sold.filter(|(_, sold)| *sold != Turnover::default())
        .collect()
}

async fn best(market: &TestMarket, seller: &Seller, first: &str, last: &str) -> Vec<Sold> {
    let days = date(first)..=date(last);
    let zone = zone(market, seller).await;
    let best = db::transaction_of_shop(market.pool(), seller.shop(), async |tx| {
        figures::best(tx, seller, &days, &zone, 5).await
    });
    best.await.unwrap()
}

async fn best_ever(market: &TestMarket, seller: &Seller) -> Vec<Sold> {
    best(market, seller, "2000-01-01", "2999-12-31").await
}

/// The figures as one reads them from orders and refunds alone, a line a day.
async fn recomputed(market: &TestMarket, seller: &Seller) -> String {
    let shop = seller.shop();
    market.word(&format!(
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

async fn shown(market: &TestMarket, seller: &Seller) -> String {
    let days = days(market, seller).await.into_iter().map(|(day, sold)| {
        let (revenue, refunded) = (sold.revenue.minor(), sold.refunded.minor());
        format!("{day} {} {} {revenue} {refunded}", sold.orders, sold.items)
    });
    days.collect::<Vec<_>>().join(", ")
}

/// The money of an order came, and went back, at this time.
async fn happened(market: &TestMarket, order: &Order, at: &str) {
    market
        .sql(&format!(
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
    let market = TestMarket::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1799, 40).await;
    let jug = market.product(&clay, "jug", 4200, 40).await;
    let bowl = market.product(&wood, "bowl", 3182, 40).await;
    assert_eq!(shown(&market, &clay).await, "", "nothing was sold");

    // long ago, just after midnight in UTC; one over both shops with a coupon, one called off in part
    let first = market
        .paid(&ada, &[(mug, 3), (bowl, 1)], Some("HELLOSHOP"))
        .await;
    let second = market.paid(&ada, &[(mug, 2), (jug, 1)], None).await;
    let part = part_of(&second, &clay);
    market
        .call_off(&ada, &second, (part.id, part.lines[0].id), 1)
        .await
        .unwrap();
    market.pay_back().await;
    happened(&market, &first, "2026-03-01T00:10:00Z").await;
    happened(&market, &second, "2026-03-01T23:50:00Z").await;
    let expected = recomputed(&market, &clay).await;
    assert!(expected.starts_with("2026-03-01 2 6 "), "{expected}");
    assert_eq!(shown(&market, &clay).await, expected, "nothing is sealed");
    seal(market.pool()).await.unwrap();
    assert_eq!(shown(&market, &clay).await, expected, "all is sealed");

    // today: one that goes back whole, one whose refund fails, one begun at the provider, one unpaid
    let third = market.paid(&ada, &[(jug, 2)], None).await;
    market
        .refuse(&clay, part_of(&third, &clay).id)
        .await
        .unwrap();
    market.pay_back().await;
    let fourth = market.paid(&ada, &[(mug, 1)], None).await;
    market
        .refuse(&clay, part_of(&fourth, &clay).id)
        .await
        .unwrap();
    market.paypal.next(&[Next::Refused]);
    market.pay_back().await;
    let fifth = market.paid(&ada, &[(jug, 1), (bowl, 2)], None).await;
    market.paypal.give_back(&fifth, 777);
    market.hear(&fifth).await;
    market.put(&ada, mug, 1).await;
    for seller in [&clay, &wood] {
        let expected = recomputed(&market, seller).await;
        assert_eq!(shown(&market, seller).await, expected, "half is sealed");
        assert_eq!(expected.split(", ").count(), 2, "{expected}");
    }
    let products = best_ever(&market, &clay).await;
    seal(market.pool()).await.unwrap();
    seal(market.pool()).await.unwrap();
    for seller in [&clay, &wood] {
        assert_eq!(
            shown(&market, seller).await,
            recomputed(&market, seller).await
        );
    }
    assert_eq!(best_ever(&market, &clay).await, products);
    let [jugs, mugs] = products.as_slice() else {
        panic!("{products:?}");
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
        market
            .sql(&format!(
                "update shops set time_zone = '{zone}' where id = {}",
                clay.shop()
            ))
            .await;
        let expected = recomputed(&market, &clay).await;
        assert!(expected.starts_with(day), "{zone}: {expected}");
        assert_eq!(shown(&market, &clay).await, expected, "{zone}");
        assert_eq!(
            shown(&market, &wood).await,
            recomputed(&market, &wood).await
        );

        // long steps, of whole days of UTC and what is left at their ends, wherever they are cut
        let (first, last) = (date("2026-02-20"), date("2026-03-10"));
        let [whole] = by_step(&market, &clay, &[first..=last]).await[..] else {
            panic!("a step has figures");
        };
        assert_eq!((whole.orders, whole.items), (2, 6), "{zone}");
        for cut in days_from(first, last - Days::new(1)) {
            let parts = [first..=cut, cut + Days::new(1)..=last];
            let parts = by_step(&market, &clay, &parts).await;
            let sum = |of: fn(&Turnover) -> i64| parts.iter().map(of).sum::<i64>();
            assert_eq!(sum(|part| part.orders), whole.orders, "{zone}, {cut}");
            assert_eq!(sum(|part| part.items), whole.items, "{zone}, {cut}");
            assert_eq!(
                sum(|part| part.revenue.minor()),
                whole.revenue.minor(),
                "{zone}, {cut}"
            );
            assert_eq!(
                sum(|part| part.refunded.minor()),
                whole.refunded.minor(),
                "{zone}, {cut}"
            );
        }

        // the same, by quarter hours alone, with a whole month, and with whole quarters beside months
        let products = best(&market, &clay, "2026-02-28", "2026-03-02").await;
        assert_eq!((products[0].items, products[1].items), (5, 1), "{zone}");
        for (first, last) in [
            ("2026-02-15", "2026-04-15"),
            ("2025-12-15", "2026-05-15"),
            ("2025-11-15", "2026-04-01"),
            ("2025-10-01", "2026-06-30"),
        ] {
            let same = best(&market, &clay, first, last).await;
            assert_eq!(same, products, "{zone}, {first} to {last}");
        }
        assert_eq!(best(&market, &clay, "2025-01-01", "2026-02-27").await, []);
        assert_eq!(best(&market, &clay, "2026-03-03", "2026-09-30").await, []);
    }
}

#[tokio::test]
async fn a_shop_sees_nothing_of_what_another_one_sold() -> Result<(), Error> {
    let market = TestMarket::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1799, 40).await;
    market.paid(&ada, &[(mug, 1)], None).await;
    assert_eq!(
        (days(&market, &wood).await, best_ever(&market, &wood).await),
        (vec![], vec![])
    );
    seal(market.pool()).await?;
    assert_eq!(
        (days(&market, &wood).await, best_ever(&market, &wood).await),
        (vec![], vec![])
    );
    assert_eq!(days(&market, &clay).await.len(), 1);
    Ok(())
}
