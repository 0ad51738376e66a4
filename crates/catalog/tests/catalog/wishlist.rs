//! What people mean to remember.

use catalog::{Error, wishlist};
use diesel_async::SimpleAsyncConnection;
use types::{PageRequest, ProductId};

use crate::support::{Market, WAITING};

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
    assert!(wishlist::ids(&mut conn, &ada).await.unwrap().is_empty());
    let own = wishlist::items(&mut conn, &ada).await.unwrap();
    assert_eq!(own.len(), 1, "it is remembered all the same");
    for product in [mug.id, ProductId::new(999)] {
        let refused = wishlist::add(market.pool(), &ada, product).await;
        assert!(matches!(refused, Err(Error::NotFound)));
    }
    market.sql("update products set status = 'active'").await;
    assert_eq!(wishlist::ids(&mut conn, &ada).await.unwrap(), [mug.id]);
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
    for number in 0..3 {
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
    // all of them stand in line for her account before the first goes on
    let mut keeper = market.conn().await;
    let hers = "begin; select 1 from users where username = 'ada' for no key update";
    keeper.batch_execute(hers).await.unwrap();
    let add = async |product| wishlist::add(market.pool(), &ada, product).await;
    let release = async {
        market.until(WAITING, 3).await;
        keeper.batch_execute("rollback").await.unwrap();
    };
    let (a, b, c, ()) = tokio::join!(add(mugs[0]), add(mugs[1]), add(mugs[2]), release);
    let all = [a, b, c];
    let full = |it: &&Result<(), Error>| matches!(it, Err(Error::WishlistFull { limit: 500 }));
    assert_eq!(all.iter().filter(full).count(), 2, "{all:?}");
    let count = "select count(*) from wishlist_items";
    assert_eq!(market.number(count).await, 500);
    let there = all.iter().position(Result::is_ok).unwrap();
    add(mugs[there]).await.unwrap();
}
