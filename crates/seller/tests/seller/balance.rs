//! What a shop is owed, and what of it waits.

use chrono::{DateTime, TimeDelta, Utc};
use db::testing::travel;
use orders::statement::{self, Filter, Kind};
use orders::{adjustment, balance::Balance};
use seller::balance;
use types::{Money, PageRequest, Text};

use crate::support::{TestMarket, key_of};

/// The balance; whoever asks for it is told order by order why it waits, to the cent.
async fn of(market: &TestMarket, seller: &auth::actor::Seller) -> Balance {
    let said = balance::own(&market.context, seller).await.unwrap().balance;
    let mut lines = Vec::new();
    for page in 1.. {
        let page = PageRequest::parse(Some(page), Some(2)).unwrap();
        let holds = balance::withheld(&market.context, seller, page)
            .await
            .unwrap();
        lines.extend(holds.items);
        if i64::try_from(lines.len()).unwrap() >= holds.total {
            break;
        }
    }
    let sum = |part: &str| {
        let of_part = lines.iter().filter(|line| line.part == part);
        Money::sum(of_part.map(|line| line.amount)).unwrap()
    };
    let sums = [sum("pending"), sum("held"), sum("reserved")];
    assert_eq!(sums, [said.pending, said.held, said.reserved], "{lines:?}");
    said
}

/// Why money waits: order, reason, amount, and in how many days it is available.
async fn reasons(
    market: &TestMarket,
    seller: &auth::actor::Seller,
) -> Vec<(i64, String, i64, Option<i64>)> {
    let holds = balance::withheld(&market.context, seller, PageRequest::FIRST).await;
    let line = |hold: orders::balance::Withheld| {
        let number: i64 = hold.order_number.trim_start_matches("HS-").parse().unwrap();
        let days = hold
            .free_at
            .map(|at| (at - Utc::now()).num_hours() / 24 + 1);
        (number, hold.reason, hold.amount.minor(), days)
    };
    holds.unwrap().items.into_iter().map(line).collect()
}

fn reason(
    number: i64,
    why: &str,
    amount: i64,
    days: Option<i64>,
) -> (i64, String, i64, Option<i64>) {
    (number, why.to_owned(), amount, days)
}

/// Said to have got lost, taken back, and in the end nothing of it was owed.
#[tokio::test]
async fn what_was_taken_back_without_having_arrived_waits_for_nothing() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "returned", 1).await;
    assert_eq!(of(&market, &clay).await.pending, Money::new(9200));
    market
        .sql("update shop_orders set delivered_at = null")
        .await;
    let now = of(&market, &clay).await;
    assert_eq!(
        (now.pending, now.available),
        (Money::ZERO, Money::new(9200))
    );
    market.run(&root, "one").await;
    let line = market.number("select sum(amount) from payout_lines").await;
    assert_eq!(line, 9200);
}

#[tokio::test]
async fn each_order_that_keeps_money_back_says_why_and_until_when() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let shop = clay.shop();
    market.sold(shop, 1000, "confirmed", 2).await;
    market.sold(shop, 2000, "delivered", 3).await;
    market.sold(shop, 3000, "return_requested", 20).await;
    let disputed = market.sold(shop, 4000, "return_requested", 20).await;
    let going_back = market.sold(shop, 10_000, "completed", 30).await;
    market.sold(shop, 5000, "completed", 95).await;
    market
        .sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
         currency, opened_at) select id, 'D', 'X', 'OPEN', 'INQUIRY', 4000, 'USD', now() \
         from payments where order_id = {disputed}; \
         insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
         select p.id, s.id, 5000, 400, 'Broken' from payments p \
         join shop_orders s on s.order_id = p.order_id where p.order_id = {going_back}"
        ))
        .await;
    market.reserve(&root, shop, 1000).await;
    assert_eq!(
        reasons(&market, &clay).await,
        [
            reason(1, "hold_days", 1840, Some(4)),
            reason(4, "reserve", 460, Some(60)),
            reason(4, "refund_under_way", 4600, None),
            reason(3, "dispute", 3680, None),
            reason(2, "open_return", 2760, None),
            reason(0, "not_delivered", 920, None),
        ]
    );
    assert_eq!(
        amounts(of(&market, &clay).await),
        [23_000, 2760, 11_040, 460, 0, 8740]
    );
    let wool = market.seller("wool").await;
    assert_eq!(reasons(&market, &wool).await, []);
}

fn amounts(balance: Balance) -> [i64; 6] {
    [
        balance.balance,
        balance.pending,
        balance.held,
        balance.reserved,
        balance.on_its_way,
        balance.available,
    ]
    .map(Money::minor)
}

#[tokio::test]
async fn seven_days_after_its_delivery_the_money_for_an_order_is_available() {
    let market = TestMarket::open().await;
    let clay = market.seller("clay").await;
    market.sold(clay.shop(), 10_000, "delivered", 0).await;
    let minute = TimeDelta::minutes(1);
    travel(market.pool(), TimeDelta::days(7) - minute).await;
    assert_eq!(amounts(of(&market, &clay).await), [9200, 9200, 0, 0, 0, 0]);
    travel(market.pool(), minute).await;
    assert_eq!(amounts(of(&market, &clay).await), [9200, 0, 0, 0, 0, 9200]);
}

#[tokio::test]
async fn what_is_young_disputed_or_sent_back_waits() {
    let market = TestMarket::open().await;
    let clay = market.seller("clay").await;
    let shop = clay.shop();
    market.sold(shop, 10_000, "completed", 8).await;
    assert_eq!(amounts(of(&market, &clay).await), [9200, 0, 0, 0, 0, 9200]);
    market.sold(shop, 1000, "delivered", 6).await;
    market.sold(shop, 1000, "confirmed", 90).await;
    assert_eq!(
        amounts(of(&market, &clay).await),
        [11_040, 1840, 0, 0, 0, 9200]
    );
    market.sold(shop, 2000, "return_requested", 20).await;
    let disputed = market.sold(shop, 3000, "completed", 20).await;
    market
        .sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
         currency, opened_at) select id, 'D', 'X', 'OPEN', 'CHARGEBACK', 3000, 'USD', now() \
         from payments where order_id = {disputed}"
        ))
        .await;
    assert_eq!(
        amounts(of(&market, &clay).await),
        [15_640, 1840, 4600, 0, 0, 9200]
    );
    market
        .sql("update disputes set status = 'RESOLVED', resolved_at = now()")
        .await;
    assert_eq!(
        amounts(of(&market, &clay).await),
        [15_640, 1840, 1840, 0, 0, 11_960]
    );
}

#[tokio::test]
async fn what_goes_back_to_a_buyer_waits_until_it_is_booked() {
    let market = TestMarket::open().await;
    let clay = market.seller("clay").await;
    let order = market.sold(clay.shop(), 10_000, "completed", 8).await;
    market
        .sql(&format!(
            "insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
         select p.id, s.id, 5000, 400, 'Broken' from payments p \
         join shop_orders s on s.order_id = p.order_id where p.order_id = {order}"
        ))
        .await;
    assert_eq!(
        amounts(of(&market, &clay).await),
        [9200, 0, 4600, 0, 0, 4600]
    );
}

#[tokio::test]
async fn a_reserve_keeps_its_part_of_the_last_90_days() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.sold(clay.shop(), 10_000, "completed", 91).await;
    market.sold(clay.shop(), 10_000, "confirmed", 1).await;
    market.reserve(&root, clay.shop(), 1000).await;
    assert_eq!(
        amounts(of(&market, &clay).await),
        [27_600, 9200, 0, 920, 0, 17_480]
    );
}

#[tokio::test]
async fn a_shop_that_owes_is_shown_what_it_owes_and_later_sales_make_up_for_it() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let reason = Text::parse("Photos").unwrap();
    let take = |key: &'static str| {
        let key = key_of(root.user(), "adjust", key);
        let what = (clay.shop(), Money::new(-5000));
        let (context, root, reason) = (&market.context.orders, &root, &reason);
        async move { adjustment::make(context, root, &key, what, reason).await }
    };
    let first = take("a").await.unwrap();
    assert_eq!(take("a").await.unwrap(), first);
    assert_eq!(amounts(of(&market, &clay).await), [-5000, 0, 0, 0, 0, 0]);
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    assert_eq!(amounts(of(&market, &clay).await), [4200, 0, 0, 0, 0, 4200]);
    let wool = market.seller("wool").await;
    assert_eq!(amounts(of(&market, &wool).await), [0; 6]);
}

#[tokio::test]
async fn every_line_of_the_account_says_what_it_is_for_and_adds_up() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let wool = market.seller("wool").await;
    market.sold(clay.shop(), 10_000, "completed", 40).await;
    market.sold(wool.shop(), 7000, "completed", 40).await;
    let what = (clay.shop(), Money::new(500));
    let (key, reason) = (
        key_of(root.user(), "adjust", "a"),
        Text::parse("=Thanks").unwrap(),
    );
    adjustment::make(&market.context.orders, &root, &key, what, &reason)
        .await
        .unwrap();
    market.run(&root, "one").await;
    let all = Filter::default();
    let page = PageRequest::FIRST;
    let listed = statement::entries(market.pool(), &clay, &all, page)
        .await
        .unwrap();
    let lines: Vec<_> = listed
        .items
        .iter()
        .map(|line| {
            (
                line.kind.as_str(),
                line.amount.minor(),
                line.balance.minor(),
            )
        })
        .collect();
    assert_eq!(
        lines,
        [
            ("payout", -9700, 0),
            ("adjustment", 500, 9700),
            ("capture", 9200, 9200)
        ]
    );
    assert!(listed.items[0].payout_id.is_some());
    assert_eq!(listed.items[1].reason.as_deref(), Some("=Thanks"));
    assert_eq!(listed.items[2].commission, Some(Money::new(800)));
    let filter = Filter {
        kind: Some(Kind::Adjustment),
        ..all
    };
    let some = statement::entries(market.pool(), &clay, &filter, page)
        .await
        .unwrap();
    assert_eq!((some.total, some.items[0].balance.minor()), (1, 9700));
    // the months follow each other without a gap, and each adds up
    let months = statement::months(market.pool(), &clay).await.unwrap();
    assert_eq!(months.len(), 2);
    assert_eq!(months[0].opening, months[1].closing);
    for month in months {
        let first: DateTime<Utc> = format!("{}-01T00:00:00Z", month.month).parse().unwrap();
        let next = first.checked_add_months(chrono::Months::new(1)).unwrap();
        let name = month.month.clone();
        let said = statement::of_month(market.pool(), &clay, (name, first, next))
            .await
            .unwrap();
        assert_eq!((said.opening, said.closing), (month.opening, month.closing));
        let totals = Money::sum(said.totals.iter().map(|total| total.amount)).unwrap();
        assert_eq!(said.opening.plus(totals), Ok(said.closing));
        assert_eq!(i64::try_from(said.lines.len()).unwrap(), month.entries);
    }
}

/// A page reads the months that it lies in; what it shows is what the whole account shows there.
#[tokio::test]
async fn a_page_of_the_account_has_the_lines_and_the_balances_that_all_of_it_has() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let wool = market.seller("wool").await;
    // not in the order of their days, and some of them in the same moment
    for (number, days) in [70, 3, 40, 40, 100, 70, 0, 95, 35, 3]
        .into_iter()
        .enumerate()
    {
        let total = 1000 + i64::try_from(number).unwrap();
        market.sold(clay.shop(), total, "completed", days).await;
        market.sold(wool.shop(), 500, "completed", days).await;
        if number % 3 == 0 {
            let what = (clay.shop(), Money::new(-10 - total));
            let key = key_of(root.user(), "adjust", &number.to_string());
            let reason = Text::parse("Photos").unwrap();
            adjustment::make(&market.context.orders, &root, &key, what, &reason)
                .await
                .unwrap();
        }
        if number == 4 {
            orders::ledger::seal(market.pool()).await.unwrap();
        }
    }
    let listed = async |filter: &Filter, page, size| {
        let page = PageRequest::parse(Some(page), Some(size)).unwrap();
        statement::entries(market.pool(), &clay, filter, page)
            .await
            .unwrap()
    };
    // every month has a day after this one
    let ever = Filter {
        from: Some(DateTime::UNIX_EPOCH),
        ..Filter::default()
    };
    for sealed in ["partly", "all"] {
        let all = listed(&ever, 1, 50).await;
        let mut balance = Money::ZERO;
        for line in all.items.iter().rev() {
            balance = balance.plus(line.amount).unwrap();
            assert_eq!(line.balance, balance, "{sealed} {line:?}");
        }
        assert!(
            all.items
                .is_sorted_by_key(|line| std::cmp::Reverse(line.at))
        );
        let owed = market.owed(clay.shop()).await;
        assert_eq!((all.total, balance.minor()), (14, owed), "{sealed}");
        for kind in [
            None,
            Some(Kind::Capture),
            Some(Kind::Adjustment),
            Some(Kind::Payout),
        ] {
            let of_kind = all
                .items
                .iter()
                .filter(|line| kind.is_none_or(|kind| line.kind == kind.as_str()));
            let wanted: Vec<_> = of_kind.cloned().collect();
            let filter = Filter {
                kind,
                ..Filter::default()
            };
            for size in [1, 3, 4, 50] {
                let mut found = Vec::new();
                while found.len() < wanted.len() {
                    let number = 1 + i64::try_from(found.len()).unwrap() / size;
                    let page = listed(&filter, number, size).await;
                    assert_eq!(page.total, i64::try_from(wanted.len()).unwrap());
                    found.extend(page.items);
                }
                assert_eq!(found, wanted, "{sealed} {kind:?} by {size}");
            }
            assert_eq!(listed(&filter, 40, 50).await.items, []);
            for (from, to) in [(90, 36), (39, 2), (1, 0)] {
                let before = |days| Utc::now() - TimeDelta::days(days);
                let days = Filter {
                    from: Some(before(from)),
                    to: Some(before(to)),
                    kind,
                };
                let within = wanted
                    .iter()
                    .filter(|line| Some(line.at) >= days.from && Some(line.at) < days.to);
                let within: Vec<_> = within.cloned().collect();
                let page = listed(&days, 1, 50).await;
                assert_eq!(page.items, within, "{sealed} {kind:?} from {from} to {to}");
            }
        }
        orders::ledger::seal(market.pool()).await.unwrap();
    }
}
