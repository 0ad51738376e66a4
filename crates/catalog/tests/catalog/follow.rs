//! The shops that people follow.

use catalog::{Error, follow};
use diesel_async::SimpleAsyncConnection;
use types::{PageRequest, ShopId};

use crate::support::{Market, WAITING};

#[tokio::test]
async fn who_follows_a_shop_sees_what_is_new_there_and_nobody_else_does() {
    let market = Market::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    for title in ["Mug", "Bowl", "Pot", "Jug", "Plate"] {
        market.simple(&clay, title, 1000).await;
    }
    market
        .sql("update products set published_at = now() - (100 - id) * interval '1 hour'")
        .await;
    for shop in [clay.shop(), wood.shop(), clay.shop()] {
        follow::add(market.pool(), &ada, shop).await.unwrap();
    }
    let listings = market.listings().await;
    let mut conn = market.conn().await;
    let page = follow::list(&mut conn, listings, &ada, PageRequest::FIRST)
        .await
        .unwrap();
    let names: Vec<_> = page.items.iter().map(|it| it.shop.name.as_str()).collect();
    assert_eq!((names, page.total), (vec!["wood", "clay"], 2));
    let newest = page.items[1].newest.iter().map(|card| card.title.as_str());
    assert_eq!(newest.collect::<Vec<_>>(), ["Plate", "Jug", "Pot", "Bowl"]);
    assert!(page.items[0].newest.is_empty());
    let second = PageRequest::parse(Some(2), Some(1)).unwrap();
    let second = follow::list(&mut conn, listings, &ada, second)
        .await
        .unwrap();
    assert_eq!((second.items.len(), second.total), (1, 2));
    assert_eq!(second.items[0].shop.name, "clay");
    assert!(follow::ids(&mut conn, &bob).await.unwrap().is_empty());
    follow::remove(market.pool(), &bob, clay.shop())
        .await
        .unwrap();
    for _ in 0..2 {
        follow::remove(market.pool(), &ada, wood.shop())
            .await
            .unwrap();
    }
    assert_eq!(follow::ids(&mut conn, &ada).await.unwrap(), [clay.shop()]);
}

#[tokio::test]
async fn a_shop_that_is_not_open_cannot_be_followed_and_is_not_shown() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let ada = market.user("ada").await;
    follow::add(market.pool(), &ada, clay.shop()).await.unwrap();
    market.sql("update shops set status = 'pending'").await;
    let mut conn = market.conn().await;
    assert!(follow::ids(&mut conn, &ada).await.unwrap().is_empty());
    let kept = follow::items(&mut conn, &ada).await.unwrap();
    assert_eq!(kept.len(), 1, "it is followed all the same");
    for shop in [clay.shop(), ShopId::new(999)] {
        let refused = follow::add(market.pool(), &ada, shop).await;
        assert!(matches!(refused, Err(Error::NotFound)));
    }
    market.sql("update shops set status = 'approved'").await;
    assert_eq!(follow::ids(&mut conn, &ada).await.unwrap(), [clay.shop()]);
    follow::remove(market.pool(), &ada, clay.shop())
        .await
        .unwrap();
    assert!(follow::items(&mut conn, &ada).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_last_shop_that_somebody_can_follow_is_followed_once() {
    let market = Market::open().await;
    let ada = market.user("ada").await;
    let mut shops = Vec::new();
    for name in ["clay", "wood"] {
        shops.push(market.seller(name).await.shop());
    }
    market
        .sql(
            "insert into users (email, username, password_hash) \
             select 'owner' || n || '@example.com', 'owner' || n, '' from generate_series(1, 499) n; \
             insert into shops (owner_id, name, slug, status) \
             select id, username, username, 'approved' from users where username like 'owner%'; \
             insert into shop_follows (user_id, shop_id) \
             select u.id, s.id from users u, shops s where u.username = 'ada' and s.slug like 'owner%'",
        )
        .await;
    // both of them stand in line for her account before the first goes on
    let mut keeper = market.conn().await;
    let hers = "begin; select 1 from users where username = 'ada' for no key update";
    keeper.batch_execute(hers).await.unwrap();
    let add = async |shop| follow::add(market.pool(), &ada, shop).await;
    let release = async {
        market.until(WAITING, 2).await;
        keeper.batch_execute("rollback").await.unwrap();
    };
    let (a, b, ()) = tokio::join!(add(shops[0]), add(shops[1]), release);
    let all = [a, b];
    let full = |it: &&Result<(), Error>| matches!(it, Err(Error::FollowsFull { limit: 500 }));
    assert_eq!(all.iter().filter(full).count(), 1, "{all:?}");
    assert_eq!(
        market.number("select count(*) from shop_follows").await,
        500
    );
}
