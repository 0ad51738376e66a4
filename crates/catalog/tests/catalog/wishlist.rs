//! What people mean to remember.

use std::time::Duration;

use catalog::{Error, wishlist};
use types::{PageRequest, ProductId};

use crate::support::Market;

#[tokio::test]
async fn a_wishlist_shows_each_product_once_the_latest_first_and_only_to_its_owner() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    let mug = market.simple(&clay, "Mug", 1000).await;
    let bowl = market.simple(&clay, "Bowl", 1000).await;
    for product in [mug.id, bowl.id, mug.id] {
        wishlist::add(market.pool(), &ada, product).await.unwrap();
    }
    let mut conn = market.conn().await;
    let page = PageRequest::FIRST;
    let listed = wishlist::list(&mut conn, &ada, page).await.unwrap();
    let titles: Vec<_> = listed
        .items
        .iter()
        .map(|card| card.title.as_str())
        .collect();
    assert_eq!((titles, listed.total), (vec!["Bowl", "Mug"], 2));
    assert!(wishlist::items(&mut conn, &bob).await.unwrap().is_empty());
    wishlist::remove(market.pool(), &bob, mug.id).await.unwrap();
    for _ in 0..2 {
        wishlist::remove(market.pool(), &ada, bowl.id)
            .await
            .unwrap();
    }
    let left = wishlist::items(&mut conn, &ada).await.unwrap();
    assert_eq!(
        left.iter().map(|it| it.product_id).collect::<Vec<_>>(),
        [mug.id]
    );
}

#[tokio::test]
async fn what_is_not_on_sale_cannot_be_added_and_is_not_shown() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let ada = market.user("ada").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    wishlist::add(market.pool(), &ada, mug.id).await.unwrap();
    market.sql("update products set status = 'hidden'").await;
    let mut conn = market.conn().await;
    let page = PageRequest::FIRST;
    assert_eq!(
        wishlist::list(&mut conn, &ada, page).await.unwrap().total,
        0
    );
    for product in [mug.id, ProductId::new(999)] {
        let refused = wishlist::add(market.pool(), &ada, product).await;
        assert!(matches!(refused, Err(Error::NotFound)));
    }
    market.sql("update products set status = 'active'").await;
    assert_eq!(
        wishlist::list(&mut conn, &ada, page).await.unwrap().total,
        1
    );
}

#[tokio::test]
async fn the_last_place_of_a_wishlist_is_taken_once() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let ada = market.user("ada").await;
    let mut mugs = Vec::new();
    for number in 0..6 {
        let mug = market.simple(&clay, &format!("Mug {number}"), 1000).await;
        mugs.push(mug.id);
    }
    market
        .sql(
            "insert into products (shop_id, category_id, slug, title) \
             select shop_id, category_id, 'other-' || n, 'Other' from products, generate_series(1, 499) n \
             where slug = 'mug-0'; \
             insert into wishlist_items (user_id, product_id) \
             select u.id, p.id from users u, products p where u.username = 'ada' and p.slug like 'other-%'",
        )
        .await;
    // connections that are open already: opening them would put one after the other
    let mut open = Vec::new();
    for _ in 0..4 {
        open.push(market.conn().await);
    }
    drop(open);
    let add = async |product| wishlist::add(market.pool(), &ada, product).await;
    let (a, b, c) = (add(mugs[0]), add(mugs[1]), add(mugs[2]));
    let (d, e, f) = (add(mugs[3]), add(mugs[4]), add(mugs[5]));
    let (a, b, c, d, e, f) = tokio::join!(a, b, c, d, e, f);
    let all = [a, b, c, d, e, f];
    let full = |it: &&Result<(), Error>| matches!(it, Err(Error::WishlistFull { limit: 500 }));
    assert_eq!(all.iter().filter(full).count(), 5, "{all:?}");
    let count = "select count(*) from wishlist_items";
    assert_eq!(market.number(count).await, 500);
    let there = all.iter().position(Result::is_ok).unwrap();
    add(mugs[there]).await.unwrap();
}

#[tokio::test]
async fn an_addition_waits_for_what_else_its_owner_writes() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let ada = market.user("ada").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let waited = db::transaction(market.pool(), async |tx| {
        auth::presence::hold(tx, &ada).await?;
        let add = wishlist::add(market.pool(), &ada, mug.id);
        let at_once = tokio::time::timeout(Duration::from_millis(700), add).await;
        Ok::<_, Error>(at_once.is_err())
    });
    assert!(waited.await.unwrap());
    wishlist::add(market.pool(), &ada, mug.id).await.unwrap();
}
