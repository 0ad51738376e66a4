//! The marketplace's statements: every figure of them is a sum over the ledger.

use std::collections::BTreeMap;

use auth::actor::Operator;
use chrono::{DateTime, Months, TimeDelta, Utc};
use orders::adjustment;
use orders::ledger::Period;
use orders::ledger::browse::{ACCOUNTS, KINDS, Transaction};
use orders::ledger::commission::{self, Figures};
use orders::ledger::journal::Journal;
use orders::ledger::statement::{self, Named, Shop};
use types::{Money, PageRequest, ShopId, Text};

use crate::support::{TestMarket, key_of};

fn month(name: &str) -> Period {
    let from: DateTime<Utc> = format!("{name}-01T00:00:00Z").parse().unwrap();
    let until = from.checked_add_months(Months::new(1)).unwrap();
    Period { from, until }
}

/// Every transaction of a period.
async fn journal<P>(market: &TestMarket<P>, root: &Operator, period: Period) -> Vec<Transaction> {
    let (mut all, mut journal) = (Vec::new(), Journal::new(period, &KINDS));
    while let Some(part) = journal.next(market.pool(), root).await.unwrap() {
        all.extend(part.transactions);
    }
    all
}

/// What a shop began with and all that moved it.
fn parts(shop: &Shop) -> [Money; 7] {
    [
        shop.opening,
        shop.sales,
        shop.commission,
        shop.refunds,
        shop.commission_back,
        shop.adjustments,
        shop.payouts,
    ]
}

fn earnings(shop: &Shop) -> Figures {
    Figures {
        sales: shop.sales,
        commission: shop.commission,
        refunds: shop.refunds,
        commission_back: shop.commission_back,
    }
}

/// Every shop's statement of a month.
async fn shops_of<P>(market: &TestMarket<P>, root: &Operator, moment: DateTime<Utc>) -> Vec<Named> {
    let currency = &market.context.orders.currency;
    let both = statement::accounts_and_shops(market.pool(), root, moment, currency).await;
    both.unwrap().1
}

/// Adds the books up anew, month by month and line by line, and holds the statements against that.
pub async fn add_up<P>(market: &TestMarket<P>, root: &Operator) -> usize {
    let pool = market.pool();
    let mut months = statement::months(pool, root).await.unwrap();
    months.reverse();
    let mut accounts: BTreeMap<&str, i64> = ACCOUNTS.iter().map(|name| (*name, 0)).collect();
    let mut owed: BTreeMap<ShopId, i64> = BTreeMap::new();
    for known in &months {
        let (name, period) = (known.month.as_str(), month(&known.month));
        let booked = journal(market, root, period).await;
        assert_eq!(
            i64::try_from(booked.len()).unwrap(),
            known.transactions,
            "{name}"
        );
        let mut moved: BTreeMap<(&str, &str), i64> = BTreeMap::new();
        let in_dollars = booked.iter().filter(|booked| booked.currency == "USD");
        for transaction in in_dollars {
            for line in &transaction.lines {
                let place = (line.account.as_str(), transaction.kind.as_str());
                *moved.entry(place).or_default() += line.amount.minor();
            }
        }

        let currency = &market.context.orders.currency;
        let both = statement::accounts_and_shops(pool, root, period.from, currency).await;
        let (said, shops) = both.unwrap();
        let accounts_alone = statement::accounts(pool, root, period.from, currency).await;
        assert_eq!(said, accounts_alone.unwrap());
        let earned = commission::of_shops(pool, root, period).await.unwrap();
        let mut earned: BTreeMap<ShopId, Figures> =
            earned.iter().map(|of| (of.shop, of.figures)).collect();
        for Named { figures, .. } in &shops {
            let of = earned.remove(&figures.shop).unwrap_or_default();
            assert_eq!(earnings(figures), of, "{name} {figures:?}");
        }
        assert!(earned.is_empty(), "{name} has nothing of {earned:?}");
        assert_eq!(said.len(), ACCOUNTS.len());
        for account in &said {
            let total = accounts.get_mut(account.account).unwrap();
            assert_eq!(
                account.opening.minor(),
                *total,
                "{name} {}",
                account.account
            );
            let of_account = moved.iter().filter(|((of, _), _)| *of == account.account);
            let mut wanted: Vec<_> = of_account.map(|((_, kind), sum)| (*kind, *sum)).collect();
            let mut kinds: Vec<_> = account
                .moved
                .iter()
                .map(|(kind, sum)| (*kind, sum.minor()))
                .collect();
            wanted.sort_unstable();
            kinds.sort_unstable();
            assert_eq!(kinds, wanted, "{name} {}", account.account);
            *total += wanted.iter().map(|(_, sum)| sum).sum::<i64>();
            assert_eq!(
                account.closing.minor(),
                *total,
                "{name} {}",
                account.account
            );
        }
        let nothing = Money::sum(said.iter().map(|account| account.closing)).unwrap();
        assert_eq!(nothing, Money::ZERO, "{name}");

        let mut change: BTreeMap<ShopId, i64> = BTreeMap::new();
        for transaction in &booked {
            let of_shops = transaction
                .lines
                .iter()
                .filter(|line| line.account == "shop");
            for line in of_shops {
                *change.entry(line.shop.unwrap()).or_default() -= line.amount.minor();
            }
        }
        for Named { figures, .. } in &shops {
            let before = owed.get(&figures.shop).copied().unwrap_or_default();
            assert_eq!(figures.opening.minor(), before, "{name} {figures:?}");
            let sum = Money::sum(parts(figures)).unwrap();
            assert_eq!(figures.closing, sum, "{name} {figures:?}");
            let after = before + change.remove(&figures.shop).unwrap_or_default();
            assert_eq!(figures.closing.minor(), after, "{name} {figures:?}");
            owed.insert(figures.shop, after);
        }
        assert!(change.is_empty(), "{name} leaves out {change:?}");
        // what the marketplace took of the shops is what its own account of it got
        let of_shops = shops
            .iter()
            .flat_map(|shop| [shop.figures.commission, shop.figures.commission_back]);
        let earned = moved.iter().filter(|((of, _), _)| *of == "commission");
        let earned: i64 = earned.map(|(_, sum)| sum).sum();
        assert_eq!(Money::sum(of_shops).unwrap().minor(), earned, "{name}");
        let page = PageRequest::parse(Some(1), Some(1)).unwrap();
        let first = statement::shops(pool, root, period.from, page)
            .await
            .unwrap();
        assert_eq!(first.total, i64::try_from(shops.len()).unwrap());
        assert_eq!(first.items, shops[..first.items.len()]);
    }
    months.len()
}

#[tokio::test]
async fn months_follow_each_other_without_a_gap() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let wool = market.seller("wool").await;
    for (shop, total, days) in [(&clay, 10_000, 95), (&wool, 7000, 65), (&clay, 3000, 40)] {
        market.sold(shop.shop(), total, "completed", days).await;
    }
    let (key, reason) = (
        key_of(root.user(), "adjust", "a"),
        Text::parse("Photos").unwrap(),
    );
    let what = (wool.shop(), Money::new(-500));
    adjustment::make(&market.context.orders, &root, &key, what, &reason)
        .await
        .unwrap();
    market.run(&root, "one").await;
    // what was booked in another currency is in no sum of this one
    market
        .sql(
            "with booked as ( \
                 insert into ledger_transactions (kind, reference, currency) \
                 values ('payout_fee', 'payout-fee:999', 'JPY') returning id) \
             insert into ledger_entries (transaction_id, account, amount) \
             select id, account, amount from booked, \
                 (values ('fee', 30), ('provider', -30)) as e (account, amount)",
        )
        .await;
    assert!(add_up(&market, &root).await >= 3);
    orders::ledger::seal(market.pool()).await.unwrap();
    market.sold(wool.shop(), 100, "completed", 65).await;
    assert!(add_up(&market, &root).await >= 3, "most of it sealed");
    assert_eq!(
        market.breaches_of(|file| file == "i17_figures.sql").await,
        [""; 0]
    );

    let shops = shops_of(&market, &root, Utc::now()).await;
    let line = |Named { name, figures }: &Named| (name.clone(), parts(figures).map(Money::minor));
    let mut shops: Vec<_> = shops.iter().map(line).collect();
    shops.sort();
    assert_eq!(
        shops,
        [
            ("clay".to_owned(), [11_960, 0, 0, 0, 0, 0, -11_960]),
            ("wool".to_owned(), [6532, 0, 0, 0, 0, -500, 0])
        ]
    );
    let later = Utc::now().checked_add_months(Months::new(1)).unwrap();
    let shops = shops_of(&market, &root, later).await;
    assert_eq!(shops.len(), 1, "clay is owed nothing any more");
}

/// Whole months are added up as they were counted, and days at both ends as they are in the ledger.
#[tokio::test]
async fn a_period_is_what_its_parts_are_wherever_it_is_cut() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    for days in [2, 20, 45, 46, 75, 100] {
        market
            .sold(clay.shop(), 10_000 + days, "completed", days)
            .await;
        market
            .sold(wool.shop(), 7000 + days, "completed", days)
            .await;
    }
    let refund = async |id: i64, days: i64| {
        let shop = clay.shop();
        let booked = format!(
            "with booked as ( \
                 insert into ledger_transactions (kind, order_id, reference, currency, posted_at) \
                 select 'refund', min(id), 'refund:{id}', 'USD', now() - interval '{days} days' \
                 from orders returning id) \
             insert into ledger_entries (transaction_id, account, shop_id, amount) \
             select id, account, shop, amount from booked, (values \
                 ('provider', null, -500), ('shop', {shop}, 460), ('commission', null, 40) \
             ) as e (account, shop, amount)"
        );
        market.sql(&booked).await;
    };
    refund(901, 50).await;
    orders::ledger::seal(market.pool()).await.unwrap();
    market.sold(clay.shop(), 3000, "completed", 21).await;
    refund(902, 5).await;
    let of = async |from: i64, until: i64| {
        let before = |days| Utc::now() - TimeDelta::days(days);
        let period = Period {
            from: before(from),
            until: before(until),
        };
        let shops = commission::of_shops(market.pool(), &root, period).await;
        let shops = shops.unwrap().into_iter();
        shops
            .map(|of| (of.shop, of.figures))
            .collect::<BTreeMap<ShopId, Figures>>()
    };
    // the whole is one of several months, the parts lie in one, reach over one end, or over several
    let whole = of(120, -1).await;
    let sold = |shop: ShopId| whole.get(&shop).unwrap().sales.minor();
    assert_eq!(sold(clay.shop()), 6 * 10_000 + 288 + 3000);
    assert_eq!(sold(wool.shop()), 6 * 7000 + 288);
    let refunded = whole[&clay.shop()];
    let refunded = [refunded.refunds, refunded.commission_back].map(Money::minor);
    assert_eq!(refunded, [-1000, 80]);
    for cut in [110, 99, 76, 60, 47, 31, 20, 10, 1] {
        let (before, after) = (of(120, cut).await, of(cut, -1).await);
        for (shop, of_all) in &whole {
            let [before, after] =
                [&before, &after].map(|part| part.get(shop).copied().unwrap_or_default());
            let sum = |of: fn(&Figures) -> Money| of(&before).plus(of(&after)).unwrap();
            let sums = Figures {
                sales: sum(|part| part.sales),
                commission: sum(|part| part.commission),
                refunds: sum(|part| part.refunds),
                commission_back: sum(|part| part.commission_back),
            };
            assert_eq!(sums, *of_all, "{cut}");
        }
    }
}

/// More than are read at once, some of them booked in the same moment.
#[tokio::test]
async fn a_journal_has_every_booking_once_and_in_order() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    market.sql(
        "with booked as ( \
             insert into ledger_transactions (kind, reference, currency, posted_at) \
             select 'payout_fee', 'payout-fee:' || n, 'USD', '2026-01-01'::timestamptz + n / 700 * interval '1 s' \
             from generate_series(1, 2100) n returning id) \
         insert into ledger_entries (transaction_id, account, amount) \
         select id, account, amount from booked, (values ('fee', 25), ('provider', -25)) as e (account, amount)",
    )
    .await;
    let all = journal(&market, &root, month("2026-01")).await;
    assert_eq!(all.len(), 2100);
    let places: Vec<_> = all.iter().map(|one| (one.posted_at, one.id)).collect();
    assert!(places.is_sorted());
    let others = journal(&market, &root, month("2026-02")).await;
    assert_eq!(others.len(), 0);
    let mut fees = Journal::new(month("2026-01"), &["capture"]);
    assert_eq!(fees.next(market.pool(), &root).await.unwrap(), None);
}
