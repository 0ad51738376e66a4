//! Three products that differ in all a listing goes by, and what is found of them.

use catalog::listing::{self, Card};
use catalog::product::Product;
use search::{Filters, Query, Sort};
use types::{Page, PageRequest};

use super::{Market, submission};

/// A query for everything.
pub fn query() -> Query {
    Query {
        text: None,
        filters: Filters::default(),
        sort: Sort::Relevance,
        page: PageRequest::FIRST,
    }
}

/// What is found.
pub async fn page(market: &Market, query: &Query) -> Page<Card> {
    let found = listing::list(market.listings().await, query.clone());
    found.await.unwrap().page
}

/// The titles found, in order.
pub async fn titles(market: &Market, query: &Query) -> Vec<String> {
    let page = page(market, query).await;
    assert_eq!(page.total, i64::try_from(page.items.len()).unwrap());
    page.items.into_iter().map(|card| card.title).collect()
}

async fn set(market: &Market, product: &Product, columns: &str) {
    let id = product.id;
    market
        .sql(&format!("update products set {columns} where id = {id}"))
        .await;
}

/// Mug 10.00 (rated 4.5, most sold), Bowl 20.00 reduced to 8.00, Pot 30.00 sold out (rated 3).
pub async fn shelf() -> Market {
    let market = Market::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let mugs = market.sub_category("mugs").await;
    let bowls = market.sub_category("bowls").await;
    let pots = market.sub_category("pots").await;
    let mut mug = submission(mugs, "Stoneware mug", 1000);
    mug.description = "Thrown by hand, glazed in blue".to_owned();
    let mug = market.create(&clay, &mug).await;
    let mut bowl = submission(bowls, "Salad bowl", 2000);
    bowl.variants[0].price_sale = Some(800);
    let bowl = market.create(&wood, &bowl).await;
    let mut pot = submission(pots, "Blue pot", 3000);
    pot.variants[0].stock = 0;
    let pot = market.create(&clay, &pot).await;
    set(
        &market,
        &mug,
        "rating_sum = 9, review_count = 2, sold_count = 50, \
        published_at = now() - interval '3 days'",
    )
    .await;
    set(
        &market,
        &bowl,
        "published_at = now() - interval '2 days', sold_count = 5",
    )
    .await;
    set(
        &market,
        &pot,
        "rating_sum = 3, review_count = 1, \
        published_at = now() - interval '1 day'",
    )
    .await;
    market
}
