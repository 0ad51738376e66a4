//! The tree and its three levels.

use catalog::{Error, category};
use search::CategoryPath;

use crate::support::Market;

async fn with_collection() -> Market {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    market.simple(&clay, "Mug", 1000).await;
    market
        .sql(
            "with line as (insert into collections (shop_id, category_id, name, slug) \
                 select s.id, c.id, 'Blue line', 'blue-line' from shops s, categories c \
                 where s.slug = 'clay' and c.slug = 'mugs' returning id) \
             update products set collection_id = line.id from line",
        )
        .await;
    market
}

#[tokio::test]
async fn the_tree_has_categories_and_sub_categories_in_order() {
    let market = Market::open().await;
    let tree = category::tree(&mut *market.conn().await).await.unwrap();
    let words = |category: &category::Category| {
        let children: Vec<String> = category.children.iter().map(|c| c.slug.clone()).collect();
        (
            category.slug.clone(),
            category.is_show_suggest,
            children.join(" "),
        )
    };
    let tree: Vec<_> = tree.iter().map(words).collect();
    let expected = [
        ("kitchen", true, "mugs bowls"),
        ("garden", false, "pots tools"),
    ]
    .map(|(slug, suggest, children)| (slug.to_owned(), suggest, children.to_owned()));
    assert_eq!(tree, expected);
}

#[tokio::test]
async fn children_of_a_flagged_category_are_suggested() {
    let market = Market::open().await;
    market
        .sql("update categories set is_show_suggest = true where slug = 'tools'")
        .await;
    let children = category::suggested_children(&mut *market.conn().await)
        .await
        .unwrap();
    let slugs: Vec<&str> = children.iter().map(|child| child.slug.as_str()).collect();
    assert_eq!(slugs, ["mugs", "bowls", "tools"]);
}

#[tokio::test]
async fn each_level_has_its_path_its_children_and_its_count() {
    let market = with_collection().await;
    let mut conn = market.conn().await;
    for (path, child, count) in [
        ("kitchen", Some("mugs"), 1),
        ("kitchen/mugs", Some("blue-line"), 1),
        ("kitchen/mugs/blue-line", None, 1),
        ("kitchen/bowls", None, 0),
        ("garden", Some("pots"), 0),
    ] {
        let wanted = CategoryPath::parse(path).unwrap();
        let view = category::find(&mut conn, market.listings().await, &wanted)
            .await
            .unwrap();
        let slugs: Vec<&str> = view.path.iter().map(|step| step.slug.as_str()).collect();
        assert_eq!(slugs.join("/"), path);
        assert_eq!(
            view.children.first().map(|child| child.slug.as_str()),
            child,
            "{path}"
        );
        assert_eq!(view.product_count, count, "{path}");
    }
    for path in ["mugs", "garden/mugs", "kitchen/mugs/red-line", "nothing"] {
        let wanted = CategoryPath::parse(path).unwrap();
        let none = category::find(&mut conn, market.listings().await, &wanted).await;
        assert!(matches!(none, Err(Error::NotFound)), "{path}");
    }
}

#[tokio::test]
async fn a_collection_of_a_suspended_shop_is_gone() {
    let market = with_collection().await;
    market.sql("update shops set status = 'suspended'").await;
    let mut conn = market.conn().await;
    let path = CategoryPath::parse("kitchen/mugs/blue-line").unwrap();
    let listings = market.listings().await;
    let gone = category::find(&mut conn, listings, &path).await;
    assert!(matches!(gone, Err(Error::NotFound)));
    let above = CategoryPath::parse("kitchen/mugs").unwrap();
    let above = category::find(&mut conn, listings, &above).await.unwrap();
    assert!(above.children.is_empty() && above.product_count == 0);
}
