//! Reviews as everybody reads them.

use catalog::review::{self, Query, Sort, Stars};
use types::{PageRequest, Slug};

use crate::support::{Market, latest};

/// One product with a review of each kind: the older, the more helpful.
async fn reviewed() -> Market {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    market.simple(&clay, "Mug", 1000).await;
    market
        .sql(
            "insert into reviews (product_id, order_line_id, user_id, author, rating, text, \
                 helpful_count, images, hidden_at, created_at) \
             select p.id, n, u.id, 'Ada', stars, 'Review ' || n, n, images::jsonb, \
                 case when n > 4 then now() end, now() - n * interval '1 hour' \
             from products p, users u, (values \
                 (1, 5, '[]'), (2, 3, '[\"/media/a.jpg\", \"/media/b.jpg\"]'), \
                 (3, 5, '[{\"url\": \"/media/c.jpg\", \"alt\": \"A mug\", \"width\": 640}]'), \
                 (4, 1, '[]'), (5, 1, '[\"/media/hidden.jpg\"]')) as r (n, stars, images); \
             update products set rating_sum = 14, review_count = 4; \
             update shops set rating_sum = 14, review_count = 4",
        )
        .await;
    market
}

async fn found(market: &Market, query: &Query) -> (Vec<String>, i64) {
    let mug = Slug::parse("mug").unwrap();
    let mut conn = market.conn().await;
    let reviews = review::list(&mut conn, &mug, query).await.unwrap();
    let items = reviews.page.items.into_iter();
    (
        items.map(|review| review.text).collect(),
        reviews.page.total,
    )
}

fn numbered(numbers: &[i64]) -> (Vec<String>, i64) {
    let texts = numbers.iter().map(|n| format!("Review {n}")).collect();
    (texts, i64::try_from(numbers.len()).unwrap())
}

#[tokio::test]
async fn each_sort_puts_its_own_first_and_among_equals_the_latest() {
    let market = reviewed().await;
    for (sort, expected) in [
        (Sort::Newest, [1, 2, 3, 4]),
        (Sort::Helpful, [4, 3, 2, 1]),
        (Sort::Highest, [1, 3, 2, 4]),
        (Sort::Lowest, [4, 2, 1, 3]),
    ] {
        let query = Query { sort, ..latest() };
        assert_eq!(
            found(&market, &query).await,
            numbered(&expected),
            "{sort:?}"
        );
    }
}

#[tokio::test]
async fn stars_and_photos_narrow_the_list_and_its_total() {
    let market = reviewed().await;
    let rating = |stars| Some(Stars::parse(stars).unwrap());
    for (rating, photos, expected) in [
        (rating(5), false, vec![1, 3]),
        (rating(4), false, vec![]),
        (None, true, vec![2, 3]),
        (rating(5), true, vec![3]),
    ] {
        let query = Query {
            rating,
            photos,
            ..latest()
        };
        assert_eq!(found(&market, &query).await, numbered(&expected));
    }
    let second = PageRequest::parse(Some(2), Some(3)).unwrap();
    let query = Query {
        page: second,
        ..latest()
    };
    assert_eq!(
        found(&market, &query).await,
        (vec!["Review 4".to_owned()], 4)
    );
}

#[tokio::test]
async fn mean_histogram_and_photos_are_of_all_reviews_that_are_shown() {
    let market = reviewed().await;
    let mug = Slug::parse("mug").unwrap();
    let query = Query {
        rating: Some(Stars::parse(1).unwrap()),
        ..latest()
    };
    let mut conn = market.conn().await;
    let reviews = review::list(&mut conn, &mug, &query).await.unwrap();
    assert_eq!(reviews.histogram, [1, 0, 1, 0, 2]);
    assert_eq!(reviews.rating, Some(3.5));
    let photos: Vec<_> = reviews.photos.iter().map(|it| it.url.as_str()).collect();
    assert_eq!(photos, ["/media/a.jpg", "/media/b.jpg", "/media/c.jpg"]);
    let last = reviews.photos.last().unwrap();
    assert_eq!((last.alt.as_str(), last.width), ("A mug", Some(640)));
}

#[tokio::test]
async fn the_strip_holds_the_latest_twelve_photos() {
    let market = reviewed().await;
    market
        .sql(
            "update reviews set images = (select jsonb_agg('/media/' || order_line_id || n || '.jpg') \
             from generate_series(1, 5) n)",
        )
        .await;
    let mug = Slug::parse("mug").unwrap();
    let mut conn = market.conn().await;
    let reviews = review::list(&mut conn, &mug, &latest()).await.unwrap();
    let photos: Vec<_> = reviews.photos.iter().map(|it| it.url.as_str()).collect();
    assert_eq!(photos.len(), 12);
    assert_eq!((photos[0], photos[11]), ("/media/11.jpg", "/media/32.jpg"));
}

#[tokio::test]
async fn a_shop_shows_what_is_said_about_its_products_on_sale() {
    let market = reviewed().await;
    let wool = market.seller("wool").await;
    let scarf = market.simple(&wool, "Scarf", 1000).await;
    let (ada, clay) = (market.user("ada").await, Slug::parse("clay").unwrap());
    market.review(&ada, &scarf, 99, 2).await.unwrap();
    let mut conn = market.conn().await;
    let said = review::list_of_shop(&mut conn, &clay, &latest())
        .await
        .unwrap();
    assert_eq!((said.page.total, said.rating), (4, Some(3.5)));
    assert_eq!(said.histogram, [1, 0, 1, 0, 2]);
    assert!(
        said.page
            .items
            .iter()
            .all(|item| item.product.slug == "mug")
    );
    market
        .sql("update products set status = 'hidden' where slug = 'mug'")
        .await;
    let said = review::list_of_shop(&mut conn, &clay, &latest())
        .await
        .unwrap();
    assert_eq!((said.page.total, said.rating), (0, Some(3.5)));
    market.sql("update shops set status = 'suspended'").await;
    let gone = review::list_of_shop(&mut conn, &clay, &latest()).await;
    assert!(matches!(gone, Err(catalog::Error::NotFound)));
}
