//! Two at once: the card must be right whoever comes last.

use catalog::product::{self, Draft};
use catalog::shop::{self, calendar::LowStock};
use catalog::stock::{self, StockItem};
use chrono::{TimeDelta, Utc};
use types::{OrderId, Quantity, UserId, VariantId};

use crate::support::{Market, WAITING, shirt, submission};

async fn hold(market: &Market, order: i64, variant: VariantId, quantity: i64) {
    let quantity = Quantity::parse(quantity).unwrap();
    let until = Utc::now() + TimeDelta::minutes(15);
    db::transaction(market.pool(), async |tx| {
        let wanted = [StockItem { variant, quantity }];
        stock::hold(tx, OrderId::new(order), UserId::new(1), &wanted, until).await?;
        // Both transactions have taken their stock before either ends.
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        Ok::<_, catalog::Error>(())
    })
    .await
    .unwrap();
}

#[tokio::test]
async fn the_last_two_variants_held_at_once_leave_the_product_sold_out() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mut raw = shirt(market.sub_category("mugs").await);
    raw.variants[2].stock = 0;
    let shirt = market.create(&clay, &raw).await;
    let (first, second) = (shirt.variants[0].id, shirt.variants[1].id);
    tokio::join!(hold(&market, 1, first, 10), hold(&market, 2, second, 10));
    let in_stock = "select count(*) from products where in_stock";
    assert_eq!(market.number(in_stock).await, 0);
    db::transaction(market.pool(), async |tx| {
        stock::release(tx, OrderId::new(2)).await
    })
    .await
    .unwrap();
    assert_eq!(market.number(in_stock).await, 1);
}

#[tokio::test]
async fn who_waits_for_a_shelf_may_take_what_comes_back_to_it_meanwhile() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let shirt = shirt(market.sub_category("mugs").await);
    let shirt = market.create(&clay, &shirt).await;
    let variant = shirt.variants[0].id;
    hold(&market, 1, variant, 10).await;
    let none = "select on_hand - reserved from stock order by variant_id limit 1";
    assert_eq!(market.number(none).await, 0);
    let takes = async { hold(&market, 2, variant, 1).await };
    let gives_back = db::transaction(market.pool(), async |tx| {
        stock::release(tx, OrderId::new(1)).await?;
        market.until(WAITING, 1).await;
        Ok::<_, catalog::Error>(())
    });
    let (given, ()) = tokio::join!(gives_back, takes);
    given.unwrap();
    assert_eq!(market.number(none).await, 9);
}

#[tokio::test]
async fn products_of_one_title_made_at_once_all_get_an_address() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let raw = submission(market.sub_category("mugs").await, "Mug", 1000);
    let draft = Draft::parse(&raw).unwrap();
    let make = || product::create(market.pool(), &clay, None, &draft);
    let made = tokio::join!(make(), make(), make(), make());
    let mut slugs = [made.0, made.1, made.2, made.3].map(|product| product.unwrap().slug);
    slugs.sort();
    let unique: std::collections::BTreeSet<_> = slugs.iter().collect();
    assert_eq!(unique.len(), 4, "{slugs:?}");
}

#[tokio::test]
async fn what_was_not_set_aside_cannot_be_sold() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let shirt = shirt(market.sub_category("mugs").await);
    let shirt = market.create(&clay, &shirt).await;
    hold(&market, 1, shirt.variants[0].id, 1).await;
    let claim = async |order| {
        db::transaction(market.pool(), async |tx| {
            stock::claim(tx, OrderId::new(order)).await
        })
        .await
    };
    let nothing = catalog::Error::NothingHeld;
    for (order, why) in [(1, "held, but not pinned"), (2, "nothing held")] {
        let refused = claim(order).await.unwrap_err();
        assert_eq!(refused.to_string(), nothing.to_string(), "{why}");
    }
    db::transaction(market.pool(), async |tx| {
        stock::pin(tx, OrderId::new(1)).await
    })
    .await
    .unwrap();
    claim(1).await.unwrap();
    assert!(claim(1).await.is_err(), "sold once");
    let sold = "select sum(sold_count)::bigint from products";
    assert_eq!(market.number(sold).await, 1);
}

#[tokio::test]
async fn few_are_left_once_they_are_sold_and_until_more_are_put_on_the_shelf() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let shirt = shirt(market.sub_category("mugs").await);
    let shirt = market.create(&clay, &shirt).await;
    let variant = shirt.variants[0].id;
    let few = "select count(*) from products where runs_low";
    hold(&market, 1, variant, 5).await;
    assert_eq!(market.number(few).await, 0, "5 of 10 are only set aside");
    db::transaction(market.pool(), async |tx| {
        stock::pin(tx, OrderId::new(1)).await?;
        stock::claim(tx, OrderId::new(1)).await
    })
    .await
    .unwrap();
    assert_eq!(market.number(few).await, 1, "5 are left");
    let back = StockItem {
        variant,
        quantity: Quantity::parse(1).unwrap(),
    };
    db::transaction(market.pool(), async |tx| stock::restock(tx, &[back]).await)
        .await
        .unwrap();
    assert_eq!(market.number(few).await, 0, "one of them came back");
    for (at, expected) in [(6, 1), (5, 0)] {
        let change = shop::Change {
            low_stock_at: Some(LowStock::try_from(at).unwrap()),
            ..shop::Change::default()
        };
        shop::update(market.pool(), &clay, &change).await.unwrap();
        assert_eq!(market.number(few).await, expected, "few are {at}");
    }
}
