//! What is not on sale is not there, on any path that a shopper can take.

use catalog::{Error, home, listing, product, review, variant};
use search::{Filters, Sort};
use types::Slug;

use crate::support::{Market, latest};

/// Whether each public path shows the one product there is.
async fn paths(market: &Market, product: &product::Product) -> Vec<bool> {
    let mut conn = market.conn().await;
    let slug = Slug::parse(&product.slug).unwrap();
    let listings = market.listings().await;
    let listed = listing::first(listings, Filters::default(), Sort::Newest, 9)
        .await
        .unwrap();
    let home = home::load(&mut conn, listings).await.unwrap();
    let found = product::find(&mut conn, &slug).await;
    let reviews = review::list(&mut conn, &slug, &latest()).await;
    let resolved = variant::resolve(&conn, product.id, &[]).await;
    let offer = variant::offers(&conn, None, &[product.variants[0].id])
        .await
        .unwrap();
    let counted = market
        .number(
            "select count(*) from products p join shops s on s.id = p.shop_id \
                 where p.status = 'active' and s.status = 'approved'",
        )
        .await;
    let gone = |error: Option<Error>| matches!(error, Some(Error::NotFound));
    vec![
        !listed.is_empty(),
        !home.shelves.is_empty(),
        !gone(found.err()),
        !gone(reviews.err()),
        !gone(resolved.err()),
        offer[0].on_sale,
        counted == 1,
    ]
}

#[tokio::test]
async fn only_an_active_product_is_seen() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    assert_eq!(paths(&market, &mug).await, [true; 7]);
    for status in ["draft", "hidden", "archived"] {
        market
            .sql(&format!("update products set status = '{status}'"))
            .await;
        assert_eq!(paths(&market, &mug).await, [false; 7], "{status}");
    }
}

#[tokio::test]
async fn only_an_approved_shop_and_its_products_are_seen() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let slug = Slug::parse("clay").unwrap();
    catalog::shop::find(&mut *market.conn().await, &slug)
        .await
        .unwrap();
    for status in ["pending", "rejected", "suspended"] {
        market
            .sql(&format!(
                "update shops set status = '{status}', \
                 status_reason = case when '{status}' = 'rejected' then 'No' end"
            ))
            .await;
        assert_eq!(paths(&market, &mug).await, [false; 7], "{status}");
        let mut conn = market.conn().await;
        let found = catalog::shop::find(&mut conn, &slug).await;
        assert!(matches!(found, Err(Error::NotFound)), "{status}");
        let home = home::load(&mut conn, market.listings().await)
            .await
            .unwrap();
        assert!(home.shops.is_empty(), "{status}");
    }
}

#[tokio::test]
async fn its_seller_sees_a_product_in_every_status() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    market
        .sql("update products set status = 'hidden'; update shops set status = 'suspended'")
        .await;
    let own = product::find_own(market.pool(), &clay, mug.id)
        .await
        .unwrap();
    assert_eq!(own.status, product::Status::Hidden);
}

#[tokio::test]
async fn an_archived_variant_cannot_be_chosen() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    market.sql("update variants set archived_at = now()").await;
    let conn = market.conn().await;
    let resolved = variant::resolve(&conn, mug.id, &[]).await;
    assert!(matches!(resolved, Err(Error::NoSuchVariant)));
    let offer = variant::offers(&conn, None, &[mug.variants[0].id])
        .await
        .unwrap();
    assert!(!offer[0].on_sale);
}
