//! New products, and what shoppers then find.

use catalog::product::{self, Attribute};
use catalog::{Error, variant};
use types::CategoryId;

use crate::support::{Market, shirt, submission, value};

#[tokio::test]
async fn a_choice_of_options_names_its_variant_in_any_order() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let shirt = market
        .create(&clay, &shirt(market.sub_category("mugs").await))
        .await;
    let conn = market.conn().await;
    let [red, blue, m, xl] = ["Red", "Blue", "M", "XL"].map(|word| value(&shirt, word));
    let found = variant::resolve(&conn, shirt.id, &[xl, red]).await.unwrap();
    let offer = variant::offers(&conn, None, &[found])
        .await
        .unwrap()
        .remove(0);
    assert_eq!(offer.unit_price().minor(), 2400);
    let words: Vec<&str> = offer
        .options
        .iter()
        .map(|choice| choice.value.as_str())
        .collect();
    assert_eq!(words, ["Red", "XL"]);
    assert_eq!(offer.available, 10);
    for choice in [
        vec![],
        vec![red],
        vec![blue, xl],
        vec![red, blue],
        vec![red, red, m],
    ] {
        let none = variant::resolve(&conn, shirt.id, &choice).await;
        assert!(matches!(none, Err(Error::NoSuchVariant)), "{choice:?}");
    }
}

#[tokio::test]
async fn what_was_submitted_stands_on_the_product() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mut raw = shirt(market.sub_category("mugs").await);
    raw.attributes = vec![Attribute {
        name: "Fabric".into(),
        value: "Linen".into(),
    }];
    raw.variants[1].sku = Some("SH-RX".into());
    let made = market.create(&clay, &raw).await;
    assert_eq!(made.attributes, raw.attributes);
    let path: Vec<&str> = made
        .category
        .iter()
        .map(|step| step.slug.as_str())
        .collect();
    assert_eq!(path, ["kitchen", "mugs"]);
    let names: Vec<&str> = made
        .options
        .iter()
        .map(|option| option.name.as_str())
        .collect();
    assert_eq!(names, ["Colour", "Size"]);
    assert_eq!(made.variants[1].sku.as_deref(), Some("SH-RX"));
    assert_eq!(
        made.variants[1].option_value_ids,
        [value(&made, "Red"), value(&made, "XL")]
    );
    assert_eq!((made.price.minor(), made.price_sale), (1800, None));
}

#[tokio::test]
async fn products_of_one_title_have_addresses_of_their_own() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mut slugs = Vec::new();
    for _ in 0..3 {
        slugs.push(market.simple(&clay, "Blue Mug!", 1000).await.slug);
    }
    assert_eq!(slugs, ["blue-mug", "blue-mug-2", "blue-mug-3"]);
}

#[tokio::test]
async fn a_product_stands_in_a_sub_category_and_in_the_shops_own_collection() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let top = CategoryId::new(
        market
            .number("select id from categories where slug = 'kitchen'")
            .await,
    );
    for category in [top, CategoryId::new(999_999)] {
        let draft = product::Draft::parse(&submission(category, "Mug", 1)).unwrap();
        let refused = product::create(market.pool(), &clay, None, &draft).await;
        assert!(matches!(refused, Err(Error::Refused(_))), "{refused:?}");
    }
    market.seller("wood").await;
    market
        .sql(
            "insert into collections (shop_id, category_id, name, slug) \
             select s.id, c.id, 'Line', 'line' from shops s, categories c \
             where s.slug = 'wood' and c.slug = 'mugs'",
        )
        .await;
    let mut raw = submission(market.sub_category("mugs").await, "Mug", 1);
    raw.collection = Some(market.number("select id from collections").await.into());
    let draft = product::Draft::parse(&raw).unwrap();
    let foreign = product::create(market.pool(), &clay, None, &draft).await;
    assert!(matches!(foreign, Err(Error::Refused(_))), "{foreign:?}");
}
