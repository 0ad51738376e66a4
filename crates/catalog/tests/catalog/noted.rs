//! What each change notes in `product_changes`, and that no reader misses any of it.

use catalog::product::{self, Edit, NewImage, Product, VariantChange};
use catalog::shop;
use catalog::stock::{self, Wanted};
use diesel::QueryableByName;
use diesel::sql_types::Text;
use diesel_async::RunQueryDsl;
use types::{OrderId, Quantity};

use crate::support::{Market, shirt};

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    noted: String,
}

/// What was noted since the last call, in words such as `product mug`.
async fn noted(market: &Market) -> Vec<String> {
    let rows: Vec<Row> = diesel::sql_query(
        "with gone as (delete from product_changes returning tx, kind, thing) \
         select kind || ' ' || coalesce(case \
             when kind = 'product' then (select slug from products where id = thing) \
             when kind like '%shop' then (select slug from shops where id = thing) \
             when kind like '%category' then (select slug from categories where id = thing) \
             else (select slug from collections where id = thing) end, 'gone') as noted \
         from gone order by 1",
    )
    .load(&mut market.conn().await)
    .await
    .unwrap();
    rows.into_iter().map(|row| row.noted).collect()
}

/// A market with a mug, a shirt of two options and nothing noted.
async fn quiet() -> (Market, auth::actor::Seller, Product) {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    market.simple(&clay, "Mug", 1000).await;
    let raw = shirt(market.sub_category("mugs").await);
    let shirt = market.create(&clay, &raw).await;
    noted(&market).await;
    (market, clay, shirt)
}

#[tokio::test]
async fn a_new_product_is_noted_once_whatever_it_is_made_of() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    noted(&market).await;
    market
        .create(&clay, &shirt(market.sub_category("mugs").await))
        .await;
    assert_eq!(noted(&market).await, ["product shirt"]);
}

#[tokio::test]
async fn what_a_seller_changes_behind_the_wall_is_noted() {
    let (market, clay, shirt) = quiet().await;
    let edit = Edit {
        title: Some("Blouse".to_owned()),
        ..Edit::default()
    };
    let change = product::Change::parse(&edit).unwrap();
    product::update(market.pool(), &clay, shirt.id, &change)
        .await
        .unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "title");
    let edit = Edit {
        status: Some(product::Status::Hidden),
        ..Edit::default()
    };
    let change = product::Change::parse(&edit).unwrap();
    product::update(market.pool(), &clay, shirt.id, &change)
        .await
        .unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "status");
    let (price, stocked) = (Some(900), Some(3));
    for (price, stock) in [(price, None), (None, stocked)] {
        let change = VariantChange {
            price,
            stock,
            ..VariantChange::default()
        };
        let variant = shirt.variants[1].id;
        product::update_variant(market.pool(), &clay, shirt.id, variant, change)
            .await
            .unwrap();
        assert_eq!(
            noted(&market).await,
            ["product shirt"],
            "{price:?} {stock:?}"
        );
    }
    let rename = shop::Change {
        name: Some(types::Text::parse("Clay works").unwrap()),
        ..shop::Change::default()
    };
    shop::update(market.pool(), &clay, &rename).await.unwrap();
    assert_eq!(noted(&market).await, ["goods_of_shop clay", "shop clay"]);
}

#[tokio::test]
async fn each_step_of_stock_is_noted_once_a_product() {
    let (market, _, shirt) = quiet().await;
    let order = OrderId::new(1);
    let wanted: Vec<Wanted> = shirt
        .variants
        .iter()
        .map(|variant| Wanted {
            variant: variant.id,
            quantity: Quantity::parse(1).unwrap(),
        })
        .collect();
    let until = chrono::Utc::now() + chrono::TimeDelta::minutes(15);
    let held = db::transaction(market.pool(), async |tx| {
        stock::hold(tx, order, &wanted, until).await
    });
    held.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "hold");
    let pinned = db::transaction(market.pool(), async |tx| stock::pin(tx, order).await);
    pinned.await.unwrap();
    assert_eq!(noted(&market).await, [""; 0], "pin");
    let claimed = db::transaction(market.pool(), async |tx| stock::claim(tx, order).await);
    claimed.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "claim");
    let order = OrderId::new(2);
    let held = db::transaction(market.pool(), async |tx| {
        stock::hold(tx, order, &wanted, until).await
    });
    held.await.unwrap();
    noted(&market).await;
    let released = db::transaction(market.pool(), async |tx| stock::release(tx, order).await);
    released.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "release");
    let restocked = db::transaction(market.pool(), async |tx| stock::restock(tx, &wanted).await);
    restocked.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "restock");
}

#[tokio::test]
async fn whatever_shoppers_see_of_a_product_is_noted_whoever_changes_it() {
    let (market, ..) = quiet().await;
    let review = "insert into reviews (product_id, order_line_id, user_id, author, rating) \
         select p.id, 1, u.id, 'Ada', 5 from products p, users u where p.slug = 'shirt' limit 1";
    for statement in [
        "update products set description = 'x' where slug = 'shirt'",
        "update products set sold_count = 7 where slug = 'shirt'",
        "update variants set price = 1 where product_id = (select id from products where slug = 'shirt')",
        "insert into product_images (product_id, position, url, thumbnail) \
             select id, 0, '/a', '/b' from products where slug = 'shirt'",
        "update product_images set alt = 'A shirt'",
        "delete from product_images",
        "update product_options set name = 'Hue' where name = 'Colour'",
        "update option_values set value = 'Crimson' where value = 'Red'",
        review,
        "update reviews set text = 'Good'",
        "delete from reviews",
    ] {
        market.sql(statement).await;
        assert_eq!(noted(&market).await, ["product shirt"], "{statement}");
    }
    market
        .sql("delete from products where slug = 'shirt'")
        .await;
    assert_eq!(noted(&market).await, ["product gone"]);
}

#[tokio::test]
async fn shops_categories_and_collections_are_noted_with_their_goods_where_these_show_it() {
    let (market, ..) = quiet().await;
    for (statement, expected) in [
        (
            "update shops set status = 'suspended'",
            "goods_of_shop clay, shop clay",
        ),
        (
            "update shops set rating_sum = 5, review_count = 1",
            "shop clay",
        ),
        ("update shops set logo = '/l'", "shop clay"),
        (
            "update categories set name = 'Cups' where slug = 'mugs'",
            "category mugs, goods_of_category mugs",
        ),
        (
            "update categories set position = 9 where slug = 'mugs'",
            "category mugs",
        ),
        (
            "insert into collections (shop_id, category_id, name, slug) \
                 select s.id, c.id, 'Blue', 'blue' from shops s, categories c where c.slug = 'mugs'",
            "category mugs, shop clay",
        ),
        (
            "update collections set name = 'Sky'",
            "category mugs, goods_of_collection blue, shop clay",
        ),
        (
            "update products set collection_id = (select id from collections) where slug = 'mug'",
            "product mug",
        ),
        (
            "delete from collections",
            "category mugs, product mug, shop clay",
        ),
    ] {
        market.sql(statement).await;
        assert_eq!(noted(&market).await.join(", "), expected, "{statement}");
    }
}

#[tokio::test]
async fn one_transaction_notes_a_product_once_and_the_next_again() {
    let (market, ..) = quiet().await;
    let twice = "update products set sold_count = sold_count + 1 where slug = 'mug';";
    market
        .sql(&format!("begin; {twice} {twice} commit; {twice}"))
        .await;
    assert_eq!(noted(&market).await, ["product mug"; 2]);
}

#[tokio::test]
async fn what_is_noted_is_forgotten_after_a_week() {
    let (market, ..) = quiet().await;
    market.sql("update products set sold_count = 3").await;
    market
        .sql(
            "update product_changes set changed_at = now() - interval '8 days' where thing % 2 = 0",
        )
        .await;
    assert_eq!(catalog::feed::purge(market.pool()).await.unwrap(), 1);
    assert_eq!(noted(&market).await.len(), 1);
}

#[tokio::test]
async fn a_picture_is_noted() {
    let (market, clay, shirt) = quiet().await;
    let folder = crate::support::Folder::new();
    let file = folder.0.join("shirt.png");
    image::DynamicImage::new_rgb8(40, 30).save(&file).unwrap();
    let image = NewImage {
        file,
        alt: "A shirt".to_owned(),
    };
    let store = media::Store::new(&media::Location::Folder(folder.0.join("media")));
    product::add_image(market.pool(), &store, &clay, shirt.id, image)
        .await
        .unwrap();
    assert_eq!(noted(&market).await, ["product shirt"]);
}
