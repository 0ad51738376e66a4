//! The ledger as operators read it.

use auth::actor::Operator;
use orders::Error;
use orders::adjustment;
use orders::ledger::browse::{self, ACCOUNTS, Filter, KINDS, Transaction};
use seller::payout::list;
use types::{Money, PayoutId, Text};

use crate::support::{TestMarket, key_of};

/// All that is wanted, read so many at a time.
async fn all(market: &TestMarket, root: &Operator, filter: &Filter, most: i64) -> Vec<Transaction> {
    let (mut items, mut behind) = (Vec::new(), None);
    loop {
        let part = browse::browse(market.pool(), root, filter, behind, most)
            .await
            .unwrap();
        items.extend(part.items);
        behind = part.next;
        if behind.is_none() {
            return items;
        }
    }
}

fn kinds(items: &[Transaction]) -> Vec<&str> {
    items.iter().map(|item| item.kind.as_str()).collect()
}

#[tokio::test]
async fn bookings_are_found_by_account_kind_shop_order_and_days() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let wool = market.seller("wool").await;
    market.sold(clay.shop(), 10_000, "completed", 40).await;
    market.sold(wool.shop(), 7000, "completed", 20).await;
    let (key, reason) = (
        key_of(root.user(), "adjust", "a"),
        Text::parse("Photos").unwrap(),
    );
    let what = (clay.shop(), Money::new(500));
    adjustment::make(&market.context.orders, &root, &key, what, &reason)
        .await
        .unwrap();
    market.run(&root, "one").await;

    let any = Filter::default();
    let found = async |filter: Filter| all(&market, &root, &filter, 50).await;
    let everything = found(any.clone()).await;
    assert_eq!(
        kinds(&everything),
        [
            "payout_fee",
            "payout_paid",
            "payout",
            "adjustment",
            "capture",
            "capture"
        ]
    );
    for item in &everything {
        let sum = Money::sum(item.lines.iter().map(|line| line.amount)).unwrap();
        assert_eq!(sum, Money::ZERO, "{item:?}");
    }
    // one at a time it is the same, also where two were booked in the same moment
    market
        .sql(
            "insert into ledger_transactions (kind, reference, currency, posted_at) \
         select 'adjustment', 'none:' || n, 'USD', '2020-01-01' from generate_series(1, 3) n",
        )
        .await;
    let everything = found(any.clone()).await.len();
    assert_eq!(everything, 9);
    let singly = all(&market, &root, &any, 1).await;
    let mut ids: Vec<i64> = singly.iter().map(|item| item.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!((singly.len(), ids.len()), (9, 9));

    let of_clay = Filter {
        shop: Some(clay.shop()),
        ..any.clone()
    };
    let mine = found(of_clay.clone()).await;
    assert_eq!(
        kinds(&mine),
        ["payout_paid", "payout", "adjustment", "capture"]
    );
    assert_eq!(mine[2].reason.as_deref(), Some("Photos"));
    let payout = mine[1].payout.unwrap();
    let payouts = [payout, PayoutId::new(999)];
    let runs = list::runs_of(&market.context, &root, &payouts).await;
    assert_eq!(runs.unwrap().len(), 1);
    let on_its_way = Filter {
        account: Some("payout"),
        ..of_clay.clone()
    };
    assert_eq!(kinds(&found(on_its_way).await), ["payout_paid", "payout"]);
    let of_wool = Filter {
        account: Some("payout"),
        shop: Some(wool.shop()),
        ..any.clone()
    };
    assert_eq!(found(of_wool).await, []);

    let number = mine[3].order.clone().unwrap().1;
    let of_order = Filter {
        order: Some(number),
        ..any.clone()
    };
    assert_eq!(found(of_order).await, [mine[3].clone()]);
    let of_nobody = Filter {
        order: Some("HS-NONE".to_owned()),
        ..any.clone()
    };
    assert_eq!(found(of_nobody).await, []);
    let lately = chrono::Utc::now() - chrono::Duration::days(30);
    let since = Filter {
        from: Some(lately),
        kind: Some("capture"),
        ..any.clone()
    };
    assert_eq!(kinds(&found(since).await), ["capture"]);
    let before = Filter {
        until: Some(lately),
        kind: Some("capture"),
        ..any.clone()
    };
    assert_eq!(kinds(&found(before).await), ["capture"]);
    let nowhere = browse::browse(market.pool(), &root, &any, Some(999), 5).await;
    assert!(matches!(nowhere, Err(Error::NotFound)), "{nowhere:?}");
}

#[tokio::test]
async fn how_far_the_seals_go_is_said() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let look = async || {
        let all = Filter::default();
        let browsed = browse::browse(market.pool(), &root, &all, None, 5).await;
        let browsed = browsed.unwrap();
        let seals: Vec<_> = browsed.items.iter().map(|item| item.seal).collect();
        let sealed = browsed.sealed;
        (
            seals,
            sealed.transactions,
            sealed.through.is_some(),
            sealed.waiting,
        )
    };
    assert_eq!(look().await, (vec![], 0, false, 0));
    for amount in [500, -700] {
        let key = key_of(root.user(), "adjust", &amount.to_string());
        let (what, reason) = (
            (clay.shop(), Money::new(amount)),
            Text::parse("Photos").unwrap(),
        );
        adjustment::make(&market.context.orders, &root, &key, what, &reason)
            .await
            .unwrap();
    }
    assert_eq!(look().await, (vec![None, None], 0, false, 2));
    orders::ledger::seal(market.pool()).await.unwrap();
    assert_eq!(look().await, (vec![Some(2), Some(1)], 2, true, 0));
}

/// The words that operators choose from are those that the database knows.
#[tokio::test]
async fn every_account_and_kind_of_the_ledger_can_be_asked_for() {
    let market = TestMarket::open().await;
    for (constraint, words) in [
        ("ledger_entries_account_known", ACCOUNTS.as_slice()),
        ("ledger_transactions_kind_known", KINDS.as_slice()),
    ] {
        let definition = market
            .word(&format!(
                "select pg_get_constraintdef(oid) from pg_constraint where conname = '{constraint}'"
            ))
            .await;
        let mut known: Vec<&str> = definition.split('\'').skip(1).step_by(2).collect();
        let mut words = words.to_vec();
        known.sort_unstable();
        words.sort_unstable();
        assert_eq!(known, words);
    }
}
