//! Adding, changing and removing lines.

use cart::{Error, line, view};
use types::CartLineId;

use crate::support::{self, contents, pool, product, quantity_of, shop, shopper, wanted};

#[tokio::test]
async fn the_same_variant_from_twenty_requests_at_once_is_one_line_with_the_sum() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "cup", 100).await;
    let ada = shopper(&pool, "ada").await;
    let adds = (0..20).map(|_| {
        let (pool, ada) = (pool.clone(), ada.clone());
        tokio::spawn(async move { line::add(&pool, &ada, &wanted(item, 2)).await.map(|_| ()) })
    });
    for add in adds.collect::<Vec<_>>() {
        add.await.unwrap().unwrap();
    }
    let cart = view::load(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert_eq!(contents(&cart), [(item.variant, 40)]);
}

#[tokio::test]
async fn parallel_adds_never_want_more_than_the_shelf_has() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "cup", 7).await;
    let ada = shopper(&pool, "ada").await;
    let adds = (0..20).map(|_| {
        let (pool, ada) = (pool.clone(), ada.clone());
        tokio::spawn(async move { line::add(&pool, &ada, &wanted(item, 1)).await.is_ok() })
    });
    let mut taken = 0;
    for add in adds.collect::<Vec<_>>() {
        taken += i32::from(add.await.unwrap());
    }
    let cart = view::load(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert_eq!(contents(&cart), [(item.variant, 7)]);
    assert_eq!(taken, 7);
}

#[tokio::test]
async fn more_than_the_shelf_has_is_refused_with_what_is_left() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "cup", 3).await;
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(item, 2)).await.unwrap();
    let refused = line::add(&pool, &ada, &wanted(item, 2)).await.unwrap_err();
    let left = Error::OutOfStock {
        available: 3,
        in_cart: 2,
    };
    assert_eq!(refused.to_string(), left.to_string());
    let cart = view::load(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert_eq!(contents(&cart), [(item.variant, 2)]);
    let id = cart[0].lines[0].id;
    let refused = line::change_quantity(&pool, &ada, id, quantity_of(4)).await;
    assert!(matches!(
        refused,
        Err(Error::OutOfStock { available: 3, .. })
    ));
}

#[tokio::test]
async fn a_line_never_holds_more_than_999() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "cup", 5000).await;
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(item, 600)).await.unwrap();
    let refused = line::add(&pool, &ada, &wanted(item, 400)).await;
    assert!(matches!(refused, Err(Error::LineFull { in_cart: 600 })));
    let cart = line::add(&pool, &ada, &wanted(item, 399)).await.unwrap();
    assert_eq!(contents(&cart), [(item.variant, 999)]);
}

#[tokio::test]
async fn options_name_the_variant_whatever_their_order() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "shirt", 0).await;
    let color = support::option(&pool, item.product, "Colour").await;
    let size = support::option(&pool, item.product, "Size").await;
    let values = [color[0].get(), size[1].get()];
    let variant = support::variant(&pool, item.product.get(), &values, 5).await;
    let ada = shopper(&pool, "ada").await;
    let mut new = wanted(item, 1);
    new.options = vec![size[1], color[0]];
    let cart = line::add(&pool, &ada, &new).await.unwrap();
    assert_eq!(contents(&cart), [(variant, 1)]);
    new.options = vec![color[0]];
    let refused = line::add(&pool, &ada, &new).await;
    assert!(matches!(
        refused,
        Err(Error::Catalog(catalog::Error::NoSuchVariant))
    ));
}

#[tokio::test]
async fn shops_stand_in_the_order_in_which_they_came_in() {
    let pool = pool().await;
    let (first, second) = (shop(&pool, "a").await, shop(&pool, "b").await);
    let cup = product(&pool, first, "cup", 9).await;
    let hat = product(&pool, second, "hat", 9).await;
    let mug = product(&pool, first, "mug", 9).await;
    let ada = shopper(&pool, "ada").await;
    for item in [hat, cup, mug] {
        line::add(&pool, &ada, &wanted(item, 1)).await.unwrap();
    }
    let cart = line::add(&pool, &ada, &wanted(hat, 1)).await.unwrap();
    let shops: Vec<_> = cart.iter().map(|group| group.shop.id).collect();
    assert_eq!(shops, [second, first]);
    assert_eq!(
        contents(&cart),
        [(hat.variant, 2), (cup.variant, 1), (mug.variant, 1)]
    );
}

#[tokio::test]
async fn another_users_line_is_as_if_it_were_not_there() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let (ada, eve) = (shopper(&pool, "ada").await, shopper(&pool, "eve").await);
    let cart = line::add(&pool, &ada, &wanted(item, 2)).await.unwrap();
    let id = cart[0].lines[0].id;
    let refusals = [
        line::change_quantity(&pool, &eve, id, quantity_of(5)).await,
        line::remove(&pool, &eve, id).await,
        line::remove(&pool, &eve, CartLineId::new(id.get() + 1000)).await,
    ];
    for refused in refusals {
        assert!(matches!(refused, Err(Error::LineNotFound)));
    }
    let cart = view::load(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert_eq!(contents(&cart), [(item.variant, 2)]);
    assert!(line::remove(&pool, &ada, id).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_withdrawn_product_cannot_be_added_and_its_line_is_shown_as_unavailable() {
    let pool = pool().await;
    let item = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    let cart = line::add(&pool, &ada, &wanted(item, 1)).await.unwrap();
    let id = cart[0].lines[0].id;
    support::run(&pool, "update products set status = 'hidden'").await;
    let refused = line::add(&pool, &ada, &wanted(item, 1)).await;
    assert!(matches!(
        refused,
        Err(Error::Catalog(catalog::Error::NotFound))
    ));
    let refused = line::change_quantity(&pool, &ada, id, quantity_of(2)).await;
    assert!(matches!(refused, Err(Error::Unavailable)));
    let cart = view::load(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert!(!cart[0].lines[0].offer.on_sale);
    assert_eq!(cart[0].lines[0].quantity.get(), 1);
}
