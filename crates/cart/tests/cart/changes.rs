//! What a cart says of a line that is other than the shopper saw it.

use cart::change::Change;
use cart::view::{self, ShopGroup};
use cart::{line, quote};
use db::Pool;
use types::Money;

use crate::support::{pool, product, run, shop, shopper, wanted};

fn changes(cart: &[ShopGroup]) -> Vec<Change> {
    cart.iter()
        .flat_map(|group| &group.lines)
        .flat_map(|line| line.changes())
        .collect()
}

async fn of(pool: &Pool, user: &auth::actor::User) -> Vec<Change> {
    let mut conn = pool.get().await.unwrap();
    changes(&view::load(&mut conn, user).await.unwrap())
}

#[tokio::test]
async fn another_price_is_named_until_the_shopper_agrees() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    let cart = line::add(&pool, &ada, &wanted(cup, 1)).await.unwrap();
    assert_eq!(changes(&cart), []);
    let id = cart[0].lines[0].id;
    run(&pool, "update variants set price = 1300").await;
    let was = Money::new(1000);
    assert_eq!(of(&pool, &ada).await, [Change::PriceUp { was }]);
    let mut conn = pool.get().await.unwrap();
    let quoted = quote::preview(&mut conn, &ada, &[id], None).await.unwrap();
    assert_eq!(quoted.changes, [(id, Change::PriceUp { was })]);
    run(&pool, "update variants set price_sale = 800").await;
    assert_eq!(of(&pool, &ada).await, [Change::PriceDown { was }]);
    let agreed = line::accept_prices(&pool, &ada, &[(id, Money::new(800))]).await;
    assert_eq!(changes(&agreed.unwrap()), []);
}

#[tokio::test]
async fn who_agrees_to_a_price_that_is_old_already_is_told_again() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let (ada, eve) = (shopper(&pool, "ada").await, shopper(&pool, "eve").await);
    let cart = line::add(&pool, &ada, &wanted(cup, 1)).await.unwrap();
    let id = cart[0].lines[0].id;
    run(&pool, "update variants set price = 1500").await;
    let agreed = line::accept_prices(&pool, &ada, &[(id, Money::new(1300))])
        .await
        .unwrap();
    let was = Money::new(1300);
    assert_eq!(changes(&agreed), [Change::PriceUp { was }]);
    line::accept_prices(&pool, &eve, &[(id, Money::new(1500))])
        .await
        .unwrap();
    assert_eq!(of(&pool, &ada).await, [Change::PriceUp { was }]);
}

#[tokio::test]
async fn what_a_shopper_saw_before_they_came_is_held_against_today() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    let mut new = wanted(cup, 1);
    new.seen = Some(Money::new(900));
    let was = Money::new(900);
    let cart = line::add(&pool, &ada, &new).await.unwrap();
    assert_eq!(changes(&cart), [Change::PriceUp { was }]);
    let merged = line::add_many(&pool, &ada, None, &[wanted(cup, 1)])
        .await
        .unwrap();
    assert_eq!(changes(&merged.groups), [], "added again at today's price");
    let merged = line::add_many(&pool, &ada, None, &[new]).await.unwrap();
    assert_eq!(changes(&merged.groups), [Change::PriceUp { was }]);
}

#[tokio::test]
async fn less_stock_none_and_gone_are_told_apart() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(cup, 5)).await.unwrap();
    run(&pool, "update stock set received = 3, on_hand = 3").await;
    assert_eq!(of(&pool, &ada).await, [Change::LessStock { left: 3 }]);
    run(&pool, "update variants set price = 1300").await;
    let was = Money::new(1000);
    let both = [Change::PriceUp { was }, Change::LessStock { left: 3 }];
    assert_eq!(of(&pool, &ada).await, both);
    run(&pool, "update stock set received = 0, on_hand = 0").await;
    assert_eq!(of(&pool, &ada).await, [Change::SoldOut]);
    run(&pool, "update products set status = 'hidden'").await;
    assert_eq!(of(&pool, &ada).await, [Change::Gone]);
}

#[tokio::test]
async fn a_line_of_which_nobody_noted_the_price_has_not_changed() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(cup, 1)).await.unwrap();
    run(&pool, "update cart_lines set seen_price = null").await;
    run(&pool, "update variants set price = 1300").await;
    assert_eq!(of(&pool, &ada).await, []);
}
