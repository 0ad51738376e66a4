//! Shops: opening, changing, listing.

use catalog::Error;
use catalog::shop::{self, Change, NewShop, Search, Sort};
use types::{Name, PageRequest, Slug, Text};

use crate::support::Market;

fn named(name: &str) -> NewShop {
    NewShop {
        name: Name::parse(name).unwrap(),
        description: Text::parse("A shop").unwrap(),
        approve: false,
    }
}

#[tokio::test]
async fn a_person_has_one_shop_and_a_name_is_given_once() {
    let market = Market::open().await;
    let (ada, bob) = (market.user("ada").await, market.user("bob").await);
    let open = async |user, name| {
        db::transaction(market.pool(), async |tx| {
            shop::apply(tx, user, &named(name)).await
        })
        .await
    };
    open(&ada, "Clay & Co").await.unwrap();
    assert!(matches!(open(&ada, "Other").await, Err(Error::HasShop)));
    assert!(matches!(
        open(&bob, "Clay & Co").await,
        Err(Error::ShopNameTaken)
    ));
    open(&bob, "Clay Co").await.unwrap();
    let numbered = "select count(*) from shops where slug in ('clay-co', 'clay-co-2')";
    assert_eq!(market.number(numbered).await, 2);
    let pending = "select count(*) from shops where status = 'pending'";
    assert_eq!(market.number(pending).await, 2);
}

#[tokio::test]
async fn a_seller_changes_the_own_shop_and_no_other() {
    let market = Market::open().await;
    let (clay, _wood) = (market.seller("clay").await, market.seller("wood").await);
    let change = Change {
        name: Some(Name::parse("Fine clay").unwrap()),
        description: Some(None),
        shipping_policy: Some(Some(Text::parse("Sent on Mondays").unwrap())),
        ..Change::default()
    };
    let after = shop::update(market.pool(), &clay, &change).await.unwrap();
    assert_eq!(
        (after.name.as_str(), after.slug.as_str()),
        ("Fine clay", "clay")
    );
    assert_eq!(
        (after.description.as_str(), after.shipping_policy.as_str()),
        ("", "Sent on Mondays")
    );
    assert_eq!(
        market
            .number("select count(*) from shops where name = 'wood'")
            .await,
        1
    );
    let taken = Change {
        name: Some(Name::parse("wood").unwrap()),
        description: None,
        ..Change::default()
    };
    let taken = shop::update(market.pool(), &clay, &taken).await;
    assert!(matches!(taken, Err(Error::ShopNameTaken)));
    let same = shop::update(market.pool(), &clay, &Change::default())
        .await
        .unwrap();
    assert_eq!(same, after);
}

#[tokio::test]
async fn the_directory_counts_products_on_sale_and_shows_the_most_reviewed_first() {
    let market = Market::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    market.simple(&clay, "Mug", 1000).await;
    let board = market.simple(&wood, "Board", 1000).await;
    market.simple(&wood, "Spoon", 1000).await;
    let id = board.id;
    market
        .sql(&format!(
            "update products set status = 'hidden' where id = {id}"
        ))
        .await;
    market
        .sql("update shops set rating_sum = 9, review_count = 2 where slug = 'wood'")
        .await;
    market
        .sql("update products set thumbnail = '/media/x.jpg' where title = 'Spoon'")
        .await;
    let page = PageRequest::parse(None, Some(1)).unwrap();
    let mut conn = market.conn().await;
    let by_reviews = search(None, Sort::Reviews, page);
    let found = shop::list(&mut conn, &by_reviews).await.unwrap();
    assert_eq!((found.items.len(), found.total), (1, 2));
    let first = &found.items[0];
    assert_eq!((first.slug.as_str(), first.product_count), ("wood", 1));
    assert_eq!(first.rating, Some(4.5));
    assert_eq!(first.thumbnails, ["/media/x.jpg"]);
    let detail = shop::find(&mut conn, &Slug::parse("wood").unwrap())
        .await
        .unwrap();
    assert_eq!(&detail.card, first);
    assert!(detail.collections.is_empty());
}

fn search(words: Option<&str>, sort: Sort, page: PageRequest) -> Search {
    let words = Text::parse_optional(words).unwrap();
    Search {
        words,
        sort,
        page,
        ..Search::default()
    }
}

#[tokio::test]
async fn the_directory_is_searched_by_a_part_of_the_name_and_sorted() {
    let market = Market::open().await;
    for (seller, name) in [
        ("clay", "Clay & Co"),
        ("wood", "Woodclay"),
        ("birch", "Birch_%"),
    ] {
        market.seller(seller).await;
        let rename =
            format!("update shops set name = '{name}' where id = (select max(id) from shops)");
        market.sql(&rename).await;
    }
    market
        .sql(
            "update shops set created_at = now() - interval '1 day' * id; \
             update shops set rating_sum = 5, review_count = 1 where name = 'Woodclay'; \
             update shops set rating_sum = 30, review_count = 10 where name = 'Clay & Co'; \
             update shops set created_at = now() where name = 'Birch_%'",
        )
        .await;
    let names = async |words, sort| {
        let page = PageRequest::parse(None, None).unwrap();
        let mut conn = market.conn().await;
        let found = shop::list(&mut conn, &search(words, sort, page))
            .await
            .unwrap();
        assert_eq!(found.total, i64::try_from(found.items.len()).unwrap());
        let names: Vec<String> = found.items.into_iter().map(|shop| shop.name).collect();
        names.join(", ")
    };
    assert_eq!(
        names(None, Sort::Reviews).await,
        "Clay & Co, Woodclay, Birch_%"
    );
    assert_eq!(
        names(None, Sort::Rating).await,
        "Woodclay, Clay & Co, Birch_%"
    );
    assert_eq!(
        names(None, Sort::Newest).await,
        "Birch_%, Clay & Co, Woodclay"
    );
    assert_eq!(
        names(None, Sort::Name).await,
        "Birch_%, Clay & Co, Woodclay"
    );
    assert_eq!(names(Some("CLAY"), Sort::Name).await, "Clay & Co, Woodclay");
    assert_eq!(names(Some("_%"), Sort::Name).await, "Birch_%");
}
