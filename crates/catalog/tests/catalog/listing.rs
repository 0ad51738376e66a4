//! Filters, sorts and pages of listings.

use search::{CategoryPath, Filters, MinRating, PriceRange, Query, Sort};
use types::{PageRequest, Slug};

use crate::support::shelf::{page, query, shelf, titles};
use crate::support::{Market, shirt};

async fn filtered(market: &Market, filters: Filters) -> Vec<String> {
    let mut found = titles(market, &Query { filters, ..query() }).await;
    found.sort();
    found
}

async fn sorted(market: &Market, sort: Sort) -> Vec<String> {
    titles(market, &Query { sort, ..query() }).await
}

#[tokio::test]
async fn each_filter_keeps_just_what_fits() {
    let market = shelf().await;
    let of = async |filters| filtered(&market, filters).await;
    let category = async |path| {
        let category = Some(CategoryPath::parse(path).unwrap());
        of(Filters {
            category,
            ..Filters::default()
        })
        .await
    };
    assert_eq!(category("kitchen").await, ["Salad bowl", "Stoneware mug"]);
    assert_eq!(category("kitchen/mugs").await, ["Stoneware mug"]);
    assert_eq!(category("garden/mugs").await, [""; 0]);
    assert_eq!(category("mugs").await, [""; 0]);
    let shops = vec![Slug::parse("clay").unwrap()];
    let of_shop = of(Filters {
        shops,
        ..Filters::default()
    })
    .await;
    assert_eq!(of_shop, ["Blue pot", "Stoneware mug"]);
    let on_sale = of(Filters {
        on_sale: true,
        ..Filters::default()
    })
    .await;
    assert_eq!(on_sale, ["Salad bowl"]);
    let in_stock = of(Filters {
        in_stock: true,
        ..Filters::default()
    })
    .await;
    assert_eq!(in_stock, ["Salad bowl", "Stoneware mug"]);
    let min_rating = MinRating::parse(4.5).unwrap();
    let rated = of(Filters {
        min_rating,
        ..Filters::default()
    })
    .await;
    assert_eq!(rated, ["Stoneware mug"]);
    assert_eq!(of(Filters::default()).await.len(), 3);
}

#[tokio::test]
async fn price_bounds_count_what_is_really_paid_and_are_included() {
    let market = shelf().await;
    let within = async |min, max| {
        let price = PriceRange::parse(min, max).unwrap();
        filtered(
            &market,
            Filters {
                price,
                ..Filters::default()
            },
        )
        .await
    };
    assert_eq!(
        within(Some(800), Some(1000)).await,
        ["Salad bowl", "Stoneware mug"]
    );
    assert_eq!(within(Some(801), Some(999)).await, [""; 0]);
    assert_eq!(within(Some(1001), None).await, ["Blue pot"]);
    assert_eq!(within(None, Some(800)).await, ["Salad bowl"]);
}

#[tokio::test]
async fn a_collection_shows_its_own_products_only() {
    let market = shelf().await;
    let category = Some(CategoryPath::parse("kitchen/mugs/blue-line").unwrap());
    let filters = Filters {
        category,
        ..Filters::default()
    };
    assert_eq!(filtered(&market, filters.clone()).await, [""; 0]);
    market
        .sql(
            "with line as (insert into collections (shop_id, category_id, name, slug) \
                 select s.id, c.id, 'Blue line', 'blue-line' from shops s, categories c \
                 where s.slug = 'clay' and c.slug = 'mugs' returning id) \
             update products set collection_id = line.id from line where title = 'Stoneware mug'",
        )
        .await;
    assert_eq!(filtered(&market, filters).await, ["Stoneware mug"]);
}

#[tokio::test]
async fn each_sort_has_its_order() {
    let market = shelf().await;
    // the pot is sold out, and so the last in each
    let (mug, bowl, pot) = ("Stoneware mug", "Salad bowl", "Blue pot");
    assert_eq!(sorted(&market, Sort::Relevance).await, [mug, bowl, pot]);
    assert_eq!(sorted(&market, Sort::BestSelling).await, [mug, bowl, pot]);
    assert_eq!(sorted(&market, Sort::Newest).await, [bowl, mug, pot]);
    assert_eq!(sorted(&market, Sort::Rating).await, [mug, bowl, pot]);
    assert_eq!(sorted(&market, Sort::PriceAsc).await, [bowl, mug, pot]);
    assert_eq!(sorted(&market, Sort::PriceDesc).await, [mug, bowl, pot]);
    assert_eq!(sorted(&market, Sort::Discount).await, [bowl, mug, pot]);
}

#[tokio::test]
async fn pages_cover_all_products_once_and_the_total_holds_beyond_the_last() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    for number in 0..5 {
        market.simple(&clay, &format!("Mug {number}"), 1000).await;
    }
    let mut seen = Vec::new();
    for number in 1..=3 {
        let wanted = PageRequest::parse(Some(number), Some(2)).unwrap();
        let page = page(
            &market,
            &Query {
                page: wanted,
                ..query()
            },
        )
        .await;
        assert_eq!(page.total, 5);
        seen.extend(page.items.into_iter().map(|card| card.id));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 5);
    let beyond = PageRequest::parse(Some(9), Some(2)).unwrap();
    let beyond = page(
        &market,
        &Query {
            page: beyond,
            ..query()
        },
    )
    .await;
    assert_eq!((beyond.items.len(), beyond.total), (0, 5));
}

#[tokio::test]
async fn a_card_shows_the_cheapest_variant_and_that_others_cost_more() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mut raw = shirt(market.sub_category("mugs").await);
    raw.variants[0].price_sale = Some(1500);
    market.create(&clay, &raw).await;
    let found = page(&market, &query()).await.items.remove(0);
    assert_eq!(found.price.minor(), 2000);
    assert_eq!(found.price_sale.unwrap().minor(), 1500);
    assert!(found.price_varies && found.in_stock);
    assert_eq!(found.shop.slug, "clay");
    assert_eq!(found.tile, catalog::Tile::Mint);
    assert_eq!(found.rating, None);
}
