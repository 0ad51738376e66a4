//! Listings follow the database: nothing is missed, nothing waits for what is slow, and an
//! index that cannot be relied on is filled anew.

use std::sync::{Arc, Mutex};

use catalog::feed::{self, Changed, Feed};
use catalog::listing::{self, Listings};
use catalog::suggestion;
use db::{Pool, Reads};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use search::{Filters, Index, SearchText, Sort};
use types::Language;

use crate::support::{Folder, Market};

/// The titles on the shelf, the cheapest first.
async fn titles(listings: &Listings) -> String {
    let found = listing::first(listings, Filters::default(), Sort::PriceAsc, 50).await;
    let titles: Vec<String> = found.unwrap().into_iter().map(|card| card.title).collect();
    titles.join(", ")
}

async fn mugs() -> Market {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    for (title, price) in [("Mug", 1000), ("Jug", 2000)] {
        market.simple(&clay, title, price).await;
    }
    assert_eq!(titles(market.listings().await).await, "Mug, Jug");
    market
}

async fn session(market: &Market, begin: &str) -> AsyncPgConnection {
    let mut conn = AsyncPgConnection::establish(market.url()).await.unwrap();
    conn.batch_execute(begin).await.unwrap();
    conn
}

#[tokio::test]
async fn what_began_earlier_and_is_committed_later_is_not_missed() {
    let market = mugs().await;
    let mut slow = session(
        &market,
        "begin; update products set title = 'Slow mug' where slug = 'mug'",
    )
    .await;
    let mut quick = session(
        &market,
        "begin; update products set title = 'Quick jug' where slug = 'jug'",
    )
    .await;
    quick.batch_execute("commit").await.unwrap();
    assert_eq!(titles(market.listings().await).await, "Mug, Quick jug");
    market
        .sql("update products set title = 'Quicker jug' where slug = 'jug'")
        .await;
    assert_eq!(titles(market.listings().await).await, "Mug, Quicker jug");
    slow.batch_execute("commit").await.unwrap();
    assert_eq!(
        titles(market.listings().await).await,
        "Slow mug, Quicker jug"
    );
}

#[tokio::test]
async fn a_long_open_transaction_holds_nothing_up() {
    let market = mugs().await;
    let mut long = session(&market, "begin; select pg_current_xact_id()").await;
    for number in 1..=3 {
        let rename = format!("update products set title = 'Mug {number}' where slug = 'mug'");
        market.sql(&rename).await;
        let expected = format!("Mug {number}, Jug");
        assert_eq!(titles(market.listings().await).await, expected);
    }
    long.batch_execute("rollback").await.unwrap();
    assert_eq!(titles(market.listings().await).await, "Mug 3, Jug");
}

#[tokio::test]
async fn what_is_rolled_back_is_never_shown() {
    let market = mugs().await;
    market
        .sql("begin; update products set title = 'Never'; rollback")
        .await;
    assert_eq!(titles(market.listings().await).await, "Mug, Jug");
}

#[tokio::test]
async fn products_come_and_go_with_their_shop_and_carry_its_name() {
    let market = mugs().await;
    market.sql("update shops set status = 'suspended'").await;
    assert_eq!(titles(market.listings().await).await, "");
    market
        .sql("update shops set status = 'approved', name = 'Fire'")
        .await;
    let found = listing::first(market.listings().await, Filters::default(), Sort::Newest, 9);
    let found = found.await.unwrap();
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(|card| card.shop.name == "Fire"));
}

/// What a subscriber was notified of.
fn subscribed(feed: &Feed) -> Arc<Mutex<Vec<Changed>>> {
    let received = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&received);
    feed.changes().subscribe(move |_, changed| {
        if !changed.is_nothing() {
            sink.lock().unwrap().push(changed.clone());
        }
    });
    received
}

#[tokio::test]
async fn subscribers_are_notified_of_what_changed_after_the_index_shows_it() {
    let market = mugs().await;
    let received = subscribed(market.feed());
    market.listings().await;
    assert!(received.lock().unwrap().is_empty());
    market
        .sql("update stock set on_hand = on_hand - 1, received = received - 1")
        .await;
    market.listings().await;
    let changed = std::mem::take(&mut *received.lock().unwrap());
    assert_eq!(changed.len(), 1);
    assert_eq!(changed[0].products.len(), 2);
    assert!(changed[0].shops.is_empty() && !changed[0].categories && !changed[0].everything);
    market
        .sql("update categories set position = 7 where slug = 'mugs'")
        .await;
    market.listings().await;
    assert!(received.lock().unwrap()[0].categories);
}

/// Another process on this database, with the index in this folder.
async fn reopened(market: &Market, folder: &Folder) -> (Feed, Listings) {
    let listings = Listings::new(Index::open(&folder.0).unwrap());
    let own = Pool::connect(market.url(), &feed::pool_settings())
        .await
        .unwrap();
    (
        Feed::new(
            (own.clone(), Reads::of(&own)),
            market.pool(),
            listings.clone(),
        ),
        listings,
    )
}

#[tokio::test]
async fn an_index_goes_on_where_it_was_and_starts_anew_when_it_cannot() {
    let market = mugs().await;
    let folder = Folder::new();
    let (feed, listings) = reopened(&market, &folder).await;
    assert!(
        listing::first(&listings, Filters::default(), Sort::Newest, 9)
            .await
            .is_err()
    );
    feed.catch_up().await.unwrap();
    assert_eq!(titles(&listings).await, "Mug, Jug");
    drop((feed, listings));

    market
        .sql("update products set title = 'Old mug' where slug = 'mug'")
        .await;
    let (feed, listings) = reopened(&market, &folder).await;
    let received = subscribed(&feed);
    feed.catch_up().await.unwrap();
    assert_eq!(titles(&listings).await, "Old mug, Jug");
    assert!(!received.lock().unwrap()[0].everything, "goes on");
    drop((feed, listings));

    let other = mugs().await;
    other.sql("update products set title = 'Elsewhere'").await;
    let (feed, listings) = reopened(&other, &folder).await;
    let received = subscribed(&feed);
    feed.catch_up().await.unwrap();
    assert_eq!(titles(&listings).await, "Elsewhere, Elsewhere");
    assert!(received.lock().unwrap()[0].everything, "another database");
}

#[tokio::test]
async fn what_changes_while_the_index_is_filled_is_not_missed() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    market.simple(&clay, "Mug", 1000).await;
    let mut open = session(&market, "begin; update products set title = 'Late mug'").await;
    // a later transaction is over before that one
    market.sql("update shops set logo = '/media/l.webp'").await;
    assert_eq!(titles(market.listings().await).await, "Mug");
    open.batch_execute("commit").await.unwrap();
    assert_eq!(titles(market.listings().await).await, "Late mug");
}

/// More shops than are read at a time; each of them is found in an index that is filled from nothing.
#[tokio::test]
async fn a_filled_index_has_every_shop_however_many_there_are() {
    let market = mugs().await;
    market
        .sql(
            "insert into users (email, username, password_hash) \
             select 'owner' || n || '@example.com', 'owner' || n, '' from generate_series(1, 4100) n; \
             insert into shops (owner_id, name, slug, status) \
             select id, username, username, 'approved' from users where username like 'owner%'",
        )
        .await;
    let folder = Folder::new();
    let (feed, listings) = reopened(&market, &folder).await;
    feed.catch_up().await.unwrap();
    for name in ["clay", "owner1", "owner1999", "owner2000", "owner4100"] {
        let words = SearchText::parse(Some(name)).unwrap().unwrap();
        let found = suggestion::suggest(&listings, words, Language::En).await;
        let shops = found.unwrap().shops;
        assert!(
            shops.iter().any(|shop| shop.slug == name),
            "{name}: {shops:?}"
        );
    }
}
