//! What is agreed with one shop about being paid.

use orders::balance::Withheld;
use seller::payout::{Due, Obstacle, plan, run, send};
use seller::terms::{Change, Hold};
use seller::{Error, balance, terms};
use types::{Money, PageRequest, ShopId, Text};

use crate::support::{TestMarket, key_of};

fn days(days: Option<u16>) -> Change {
    Change {
        hold_days: Some(days),
        ..Change::default()
    }
}

fn held(reason: Option<&str>) -> Change {
    Change {
        hold: Some(reason.map(|reason| Text::parse(reason).unwrap())),
        ..Change::default()
    }
}

async fn paid(market: &TestMarket, shop: ShopId) -> i64 {
    let sum = "select coalesce(sum(amount), 0)::bigint from payouts where status = 'paid'";
    market.number(&format!("{sum} and shop_id = {shop}")).await
}

async fn planned(market: &TestMarket, operator: &auth::actor::Operator, shop: ShopId) -> Due {
    let plan = plan::look(&market.context, operator).await.unwrap();
    plan.shops.into_iter().find(|due| due.shop == shop).unwrap()
}

#[tokio::test]
async fn a_shop_that_waits_no_days_is_paid_at_once_and_one_that_waits_90_is_not() {
    let mut market = TestMarket::open().await;
    let root = market.operator("root").await;
    let clay = market.paid_seller("clay").await;
    let wool = market.paid_seller("wool").await;
    let tin = market.paid_seller("tin").await;
    let agreed = market.agree(&root, clay.shop(), days(Some(0))).await;
    assert_eq!((agreed.hold_days, agreed.hold_days_are_agreed), (0, true));
    market.agree(&root, wool.shop(), days(Some(90))).await;
    market.sold(clay.shop(), 10_000, "delivered", 0).await;
    market.sold(wool.shop(), 20_000, "completed", 60).await;
    market.sold(tin.shop(), 30_000, "completed", 8).await;

    let waits = balance::own(&market.context, &wool).await.unwrap();
    assert_eq!((waits.hold_days, waits.hold_days_are_agreed), (90, true));
    assert_eq!(waits.balance.pending, Money::new(18_400));
    assert_eq!(waits.balance.available, Money::ZERO);
    let lines = balance::withheld(&market.context, &wool, PageRequest::FIRST).await;
    let lines: Vec<Withheld> = lines.unwrap().items;
    assert_eq!(lines[0].reason, "hold_days");
    let left = lines[0].free_at.unwrap() - chrono::Utc::now();
    assert_eq!((left.num_hours() + 12) / 24, 30, "{left}");

    market.run(&root, "one").await;
    let mut got = Vec::new();
    for seller in [&clay, &wool, &tin] {
        got.push(paid(&market, seller.shop()).await);
    }
    assert_eq!(got, [9200, 0, 27_600]);
    // its lines are of the shop's own days, too
    let lines = "select coalesce(sum(l.amount), 0)::bigint from payout_lines l \
                 join payouts p on p.id = l.payout_id where p.shop_id = ";
    assert_eq!(
        market.number(&format!("{lines}{}", clay.shop())).await,
        9200
    );

    // what the marketplace sets is for those alone with whom nothing was agreed
    market.set(|settings| settings.payouts.hold_days = 10);
    for seller in [&clay, &tin] {
        market.sold(seller.shop(), 1000, "completed", 9).await;
    }
    let pending = async |seller: &auth::actor::Seller| {
        let account = balance::own(&market.context, seller).await.unwrap();
        account.balance.pending.minor()
    };
    assert_eq!((pending(&clay).await, pending(&tin).await), (0, 28_520));
    let back = market.agree(&root, clay.shop(), days(None)).await;
    assert_eq!((back.hold_days, back.hold_days_are_agreed), (10, false));
    // the first sale is no older than it was, and was paid
    assert_eq!(pending(&clay).await, 10_120);
}

#[tokio::test]
async fn a_held_shop_is_left_out_of_a_run_and_paid_once_it_is_released() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let shop = clay.shop();
    market.sold(shop, 10_000, "completed", 8).await;
    let seen = plan::look(&market.context, &root).await.unwrap().version;
    let key = key_of(root.user(), "startPayoutRun", "seen");
    let begun = run::start(&market.context, &root, &key, Some(&seen)).await;
    let begun = begun.unwrap();

    let account = market.agree(&root, shop, held(Some("We check"))).await;
    let hold = account.hold.unwrap();
    assert_eq!(hold.reason, "We check");
    // what is available stays so; it is not paid
    assert_eq!(account.balance.available, Money::new(9200));
    let again = market
        .agree(&root, shop, held(Some("We still check")))
        .await;
    let hold = Hold {
        reason: "We still check".to_owned(),
        ..hold
    };
    assert_eq!(again.hold.as_ref(), Some(&hold));
    let own = balance::own(&market.context, &clay).await.unwrap();
    assert_eq!(own.hold.as_ref(), Some(&hold));
    let due = planned(&market, &root, shop).await;
    assert_eq!(due.obstacle, Some(Obstacle::PayoutsHeld(hold)));

    // the run that was begun before has not come to it yet
    send::carry_out(&market.context, begun.id).await.unwrap();
    let shown = run::show(&market.context, &root, begun.id, PageRequest::FIRST).await;
    let left_out = shown.unwrap().left_out;
    let left_out: Vec<_> = (left_out.iter())
        .map(|(shop, name)| (name.as_str(), shop.amount.minor()))
        .collect();
    assert_eq!(left_out, [("clay", 9200)]);
    market.run(&root, "held").await;
    assert_eq!(paid(&market, shop).await, 0);

    let released = market.agree(&root, shop, held(None)).await;
    assert_eq!(released.hold, None);
    assert_eq!(planned(&market, &root, shop).await.obstacle, None);
    market.run(&root, "released").await;
    assert_eq!(paid(&market, shop).await, 9200);
}

#[tokio::test]
async fn what_is_left_out_stays_as_it_is_and_the_audit_log_says_what_changed_and_no_reason() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let shop = clay.shop();
    market.reserve(&root, shop, 1000).await;
    market.agree(&root, shop, days(Some(14))).await;
    market.agree(&root, shop, held(Some("Secret"))).await;
    let nothing = market.agree(&root, shop, Change::default()).await;
    assert_eq!((nothing.reserve_bps, nothing.hold_days), (1000, 14));
    assert!(nothing.hold.is_some());
    market.agree(&root, shop, held(None)).await;
    let entries = "select string_agg(concat(before, ' > ', after), ', ' order by position) \
                   from audit_entries where action = 'payout_terms_changed'";
    assert_eq!(
        market.word(entries).await.replace("\": ", "\":"),
        "{\"reserveBps\":0} > {\"reserveBps\":1000}, \
         {\"holdDays\":null} > {\"holdDays\":14}, \
         {\"payoutsHeld\":false} > {\"payoutsHeld\":true}, \
         {\"payoutsHeld\":true} > {\"payoutsHeld\":false}"
    );
    let nobody = terms::agree(&market.context, &root, ShopId::new(404), &days(Some(1))).await;
    assert!(matches!(
        nobody,
        Err(Error::Catalog(catalog::Error::NotFound))
    ));
}
