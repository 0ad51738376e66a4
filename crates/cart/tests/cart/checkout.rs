//! What a checkout asks of the cart: quotes, locks, and the bought lines gone.

use std::time::Duration;

use cart::coupon::Code;
use cart::{Error, line, quote, view};
use types::{CartLineId, Money};

use crate::support::{contents, pool, product, quantity_of, run, shop, shopper, wanted};

#[tokio::test]
async fn a_quote_counts_the_chosen_lines_only_and_takes_the_coupon_off() {
    let pool = pool().await;
    let (one, two) = (shop(&pool, "a").await, shop(&pool, "b").await);
    let ada = shopper(&pool, "ada").await;
    let batch = [
        wanted(product(&pool, one, "cup", 9).await, 2),
        wanted(product(&pool, two, "hat", 9).await, 1),
        wanted(product(&pool, two, "bag", 9).await, 5),
    ];
    let cart = line::add_many(&pool, &ada, None, &batch)
        .await
        .unwrap()
        .groups;
    let ids = [cart[0].lines[0].id, cart[1].lines[0].id];
    let code = Code::parse("HELLOSHOP").unwrap();
    let mut conn = pool.get().await.unwrap();
    let quote = quote::preview(&mut conn, &ada, &ids, Some(&code))
        .await
        .unwrap();
    assert_eq!(quote.subtotal, Money::new(3000));
    assert_eq!(quote.discount, Money::new(300));
    assert_eq!(quote.total, Money::new(2700));
    assert!(quote.problems.is_empty());
    assert_eq!(
        quote.coupon.map(|coupon| coupon.code).as_deref(),
        Some("HELLOSHOP")
    );
}

#[tokio::test]
async fn a_line_that_is_not_mine_is_a_problem_of_the_quote_and_refused_by_the_checkout() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let (ada, eve) = (shopper(&pool, "ada").await, shopper(&pool, "eve").await);
    let cart = line::add(&pool, &ada, &wanted(cup, 2)).await.unwrap();
    let ids = [cart[0].lines[0].id];
    let mut conn = pool.get().await.unwrap();
    let quote = quote::preview(&mut conn, &eve, &ids, None).await.unwrap();
    assert!(quote.groups.is_empty());
    assert_eq!(quote.problems[0].obstacle.code(), "unavailable");
    let locked = db::transaction(&pool, async |tx| {
        quote::locked(tx, &eve, &ids, None, &[]).await
    });
    assert!(matches!(locked.await, Err(Error::LineNotFound)));
}

#[tokio::test]
async fn locked_lines_cannot_change_until_the_checkout_is_through() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    let cart = line::add(&pool, &ada, &wanted(cup, 2)).await.unwrap();
    let id = cart[0].lines[0].id;
    let twice = [id, id];
    db::transaction(&pool, async |tx| {
        let locked = line::lock(tx, &ada, &twice).await?;
        assert_eq!(locked.len(), 1);
        let change = line::change_quantity(&pool, &ada, id, quantity_of(5));
        assert!(
            tokio::time::timeout(Duration::from_millis(300), change)
                .await
                .is_err()
        );
        Ok::<_, Error>(())
    })
    .await
    .unwrap();
    let cart = line::change_quantity(&pool, &ada, id, quantity_of(5))
        .await
        .unwrap();
    assert_eq!(contents(&cart), [(cup.variant, 5)]);
}

#[tokio::test]
async fn bought_products_leave_the_cart_and_what_was_added_since_stays() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let (cup, mug) = (
        product(&pool, shop, "cup", 50).await,
        product(&pool, shop, "mug", 50).await,
    );
    let (ada, eve) = (shopper(&pool, "ada").await, shopper(&pool, "eve").await);
    for user in [&ada, &eve] {
        let batch = [wanted(cup, 3), wanted(mug, 2)];
        line::add_many(&pool, user, None, &batch).await.unwrap();
    }
    let bought = [(cup.variant, quantity_of(2)), (mug.variant, quantity_of(2))];
    db::transaction(&pool, async |tx| {
        line::remove_bought(tx, ada.id(), &bought).await
    })
    .await
    .unwrap();
    let mut conn = pool.get().await.unwrap();
    let mine = view::load(&mut conn, &ada).await.unwrap();
    assert_eq!(contents(&mine), [(cup.variant, 1)]);
    let hers = view::load(&mut conn, &eve).await.unwrap();
    assert_eq!(contents(&hers), [(cup.variant, 3), (mug.variant, 2)]);
}

#[tokio::test]
async fn a_quote_over_products_that_sold_out_meanwhile_says_so() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    let cart = line::add(&pool, &ada, &wanted(cup, 4)).await.unwrap();
    run(&pool, "update stock set reserved = 7").await;
    let ids: Vec<CartLineId> = cart[0].lines.iter().map(|line| line.id).collect();
    let mut conn = pool.get().await.unwrap();
    let quote = quote::preview(&mut conn, &ada, &ids, None).await.unwrap();
    assert_eq!(
        quote.problems[0].obstacle.to_string(),
        "Only 2 left in stock"
    );
}
