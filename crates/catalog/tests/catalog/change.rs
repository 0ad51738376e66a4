//! Changes of a product, by its seller and by nobody else.

use catalog::Error;
use catalog::product::{
    self, Change, Edit, GridSearch, NewImage, Product, Sort, Status, VariantChange,
};
use catalog::stock::Count;
use types::{PageRequest, ProductId, Text};

use crate::support::{Market, submission};

#[tokio::test]
async fn another_shops_product_is_not_found_whatever_is_tried() {
    let market = Market::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let mug = market.simple(&clay, "Mug", 1000).await;
    let (pool, id, own) = (market.pool(), mug.id, mug.variants[0].id);
    let change = Change::parse(&Edit {
        title: Some("Mine".into()),
        ..Edit::default()
    })
    .unwrap();
    let stock = VariantChange {
        count: Some(Count::Set(0)),
        ..VariantChange::default()
    };
    let folder = std::env::temp_dir().join("never-written");
    let store = media::Store::new(&media::Location::Folder(folder.clone()));
    let image = NewImage {
        file: folder,
        alt: String::new(),
    };
    market.sql("insert into product_images (product_id, position, url, thumbnail) select id, 0, '', '' from products").await;
    let shown = market.number("select id from product_images").await.into();
    let tries = [
        product::find_own(market.pool(), &wood, id).await,
        product::update(pool, &wood, id, &change).await,
        product::update_variant(pool, &wood, id, own, &stock).await,
        product::update_variant(pool, &wood, id, own, &VariantChange::default()).await,
        product::add_image(pool, &store, &wood, id, image).await,
        product::remove_image(pool, &wood, id, shown).await,
        product::order_images(pool, &wood, id, &[shown]).await,
        product::describe_image(pool, &wood, id, shown, "Mine").await,
    ];
    for tried in tries {
        assert!(matches!(tried, Err(Error::NotFound)), "{tried:?}");
    }
    let own_plate = market.simple(&wood, "Plate", 500).await;
    let crossed = product::update_variant(pool, &wood, own_plate.id, own, &stock).await;
    assert!(matches!(crossed, Err(Error::NotFound)), "{crossed:?}");
    let after = product::find_own(market.pool(), &clay, id).await.unwrap();
    assert_eq!(
        (after.title.as_str(), after.variants[0].available),
        ("Mug", 10)
    );
}

/// Tries to give a product another status.
async fn to(
    market: &Market,
    seller: &auth::actor::Seller,
    id: ProductId,
    status: Status,
) -> Result<Product, Error> {
    let change = Change::parse(&Edit {
        status: Some(status),
        ..Edit::default()
    })
    .unwrap();
    product::update(market.pool(), seller, id, &change).await
}

#[tokio::test]
async fn a_status_changes_only_along_its_path() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mut raw = submission(market.sub_category("mugs").await, "Mug", 1000);
    raw.status = Status::Draft;
    let id = market.create(&clay, &raw).await.id;
    let refused = to(&market, &clay, id, Status::Hidden).await;
    let Err(Error::InvalidStatus { from, allowed, .. }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!((from, allowed), (Status::Draft, &[Status::Active][..]));
    for status in [
        Status::Active,
        Status::Hidden,
        Status::Active,
        Status::Hidden,
        Status::Archived,
    ] {
        assert_eq!(to(&market, &clay, id, status).await.unwrap().status, status);
    }
    let back = to(&market, &clay, id, Status::Active).await;
    assert!(matches!(back, Err(Error::InvalidStatus { .. })));
    assert_eq!(
        market
            .number("select count(*) from products where published_at is not null")
            .await,
        1
    );
}

#[tokio::test]
async fn a_new_price_reaches_the_card_and_a_sale_ends_with_null() {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    let mug = market.simple(&clay, "Mug", 1000).await;
    let change = async |change: VariantChange| {
        product::update_variant(market.pool(), &clay, mug.id, mug.variants[0].id, &change).await
    };
    let base = VariantChange::default();
    let sale = change(VariantChange {
        price_sale: Some(Some(900)),
        ..base.clone()
    })
    .await
    .unwrap();
    assert_eq!(sale.price_sale.unwrap().minor(), 900);
    let crossed = change(VariantChange {
        price: Some(900),
        ..base.clone()
    })
    .await;
    assert!(matches!(crossed, Err(Error::Refused(_))), "{crossed:?}");
    let both = VariantChange {
        price: Some(800),
        price_sale: Some(None),
        ..base.clone()
    };
    let both = change(both).await.unwrap();
    assert_eq!((both.price.minor(), both.price_sale), (800, None));
    let wrong = change(VariantChange {
        price: Some(700),
        count: Some(Count::Set(-1)),
        ..base.clone()
    })
    .await;
    assert!(matches!(wrong, Err(Error::Refused(_))));
    assert_eq!(market.number("select price from products").await, 800);
    let none = change(VariantChange {
        count: Some(Count::Set(0)),
        ..base.clone()
    })
    .await
    .unwrap();
    assert_eq!(none.variants[0].available, 0);
    assert_eq!(
        market
            .number("select count(*) from products where in_stock")
            .await,
        0
    );
    change(VariantChange {
        count: Some(Count::Set(3)),
        ..base.clone()
    })
    .await
    .unwrap();
    assert_eq!(
        market
            .number("select count(*) from products where in_stock")
            .await,
        1
    );
}

#[tokio::test]
async fn the_own_list_finds_titles_and_article_numbers_and_leaves_out_the_archived() {
    let market = Market::open().await;
    let (clay, wood) = (market.seller("clay").await, market.seller("wood").await);
    let mut raw = submission(market.sub_category("mugs").await, "Blue mug", 1000);
    raw.variants[0].sku = Some("BM-1".into());
    market.create(&clay, &raw).await;
    let plate = market.simple(&clay, "Plate 100%", 1000).await;
    market.simple(&wood, "Blue board", 1000).await;
    let titles = async |text: Option<&str>, status| {
        let text = Text::parse_optional(text).unwrap();
        let page = PageRequest::parse(None, None).unwrap();
        let wanted = GridSearch {
            text,
            status,
            category: None,
            collection: None,
            stock: None,
            sort: Sort::Newest,
            descending: true,
            page,
        };
        let grid = product::list_own(market.pool(), &clay, &wanted).await;
        let page = grid.unwrap().page;
        assert_eq!(page.total, i64::try_from(page.items.len()).unwrap());
        page.items
            .into_iter()
            .map(|product| product.title)
            .collect::<Vec<_>>()
    };
    assert_eq!(titles(None, None).await, ["Plate 100%", "Blue mug"]);
    assert_eq!(titles(Some("BLUE"), None).await, ["Blue mug"]);
    assert_eq!(titles(Some("bm-"), None).await, ["Blue mug"]);
    assert_eq!(titles(Some("0%"), None).await, ["Plate 100%"]);
    assert_eq!(titles(None, Some(Status::Hidden)).await, [""; 0]);
    to(&market, &clay, plate.id, Status::Hidden).await.unwrap();
    assert_eq!(titles(None, Some(Status::Hidden)).await, ["Plate 100%"]);
    to(&market, &clay, plate.id, Status::Archived)
        .await
        .unwrap();
    assert_eq!(titles(None, None).await, ["Blue mug"]);
    assert_eq!(titles(None, Some(Status::Archived)).await, ["Plate 100%"]);
}
