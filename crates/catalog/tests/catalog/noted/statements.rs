//! Rows that change, whoever changes them.

use super::{noted, quiet};

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
async fn shops_categories_and_collections_are_noted_with_their_products_where_these_show_it() {
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
            "update categories set attributes = '[{\"name\": \"Color\", \"values\": []}]' where slug = 'mugs'",
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
async fn what_operators_say_of_colors_is_noted() {
    let (market, ..) = quiet().await;
    for (statement, expected) in [
        (
            "insert into color_families (color, family, changed_by) select 'navy', 'black', min(id) from users",
            "color_family navy",
        ),
        (
            "update color_families set family = 'none'",
            "color_family navy",
        ),
        ("delete from color_families", "color_family gone"),
    ] {
        market.sql(statement).await;
        assert_eq!(noted(&market).await, [expected], "{statement}");
    }
}
