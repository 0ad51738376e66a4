//! What sellers and buyers do, by the acts of the catalogue.

use catalog::follow;
use catalog::product::{self, Edit, NewImage, VariantChange};
use catalog::shop;
use catalog::stock::{self, Count, StockItem};
use types::{OrderId, Quantity, UserId};

use super::{noted, quiet};
use crate::support::{Market, shirt};

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
    for (title, status) in [
        (Some("Blouse".to_owned()), None),
        (None, Some(product::Status::Hidden)),
    ] {
        let edit = Edit {
            title,
            status,
            ..Edit::default()
        };
        let change = product::Change::parse(&edit).unwrap();
        let edited = product::update(market.pool(), &clay, shirt.id, &change);
        edited.await.unwrap();
        assert_eq!(noted(&market).await, ["product shirt"], "{edit:?}");
    }
    for (price, stock) in [(Some(900), None), (None, Some(3))] {
        let change = VariantChange {
            price,
            count: stock.map(Count::Set),
            ..VariantChange::default()
        };
        let variant = shirt.variants[1].id;
        product::update_variant(market.pool(), &clay, shirt.id, variant, &change)
            .await
            .unwrap();
        assert_eq!(
            noted(&market).await,
            ["product shirt"],
            "{price:?} {stock:?}"
        );
    }
    let rename = shop::Change {
        name: Some(types::Name::parse("Clay works").unwrap()),
        ..shop::Change::default()
    };
    shop::update(market.pool(), &clay, &rename).await.unwrap();
    assert_eq!(noted(&market).await, ["goods_of_shop clay", "shop clay"]);
}

#[tokio::test]
async fn a_shop_that_is_followed_or_no_more_is_noted_once() {
    let (market, clay, _) = quiet().await;
    let ada = market.user("ada").await;
    for expected in [vec!["shop clay"], Vec::new()] {
        follow::add(market.pool(), &ada, clay.shop()).await.unwrap();
        assert_eq!(noted(&market).await, expected);
    }
    for expected in [vec!["shop clay"], Vec::new()] {
        follow::remove(market.pool(), &ada, clay.shop())
            .await
            .unwrap();
        assert_eq!(noted(&market).await, expected);
    }
}

#[tokio::test]
async fn each_step_of_stock_is_noted_once_a_product() {
    let (market, _, shirt) = quiet().await;
    let wanted: Vec<StockItem> = shirt
        .variants
        .iter()
        .map(|variant| StockItem {
            variant: variant.id,
            quantity: Quantity::parse(1).unwrap(),
        })
        .collect();
    let until = chrono::Utc::now() + chrono::TimeDelta::minutes(15);
    let hold = async |order| {
        let held = db::transaction(market.pool(), async |tx| {
            stock::hold(tx, order, UserId::new(1), &wanted, until).await
        });
        held.await.unwrap();
        assert_eq!(noted(&market).await, ["product shirt"], "hold");
    };
    let order = OrderId::new(1);
    hold(order).await;
    let pinned = db::transaction(market.pool(), async |tx| stock::pin(tx, order).await);
    pinned.await.unwrap();
    assert_eq!(noted(&market).await, [""; 0], "pin");
    let claimed = db::transaction(market.pool(), async |tx| stock::claim(tx, order).await);
    claimed.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "claim");
    let order = OrderId::new(2);
    hold(order).await;
    let released = db::transaction(market.pool(), async |tx| stock::release(tx, order).await);
    released.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "release");
    let restocked = db::transaction(market.pool(), async |tx| stock::restock(tx, &wanted).await);
    restocked.await.unwrap();
    assert_eq!(noted(&market).await, ["product shirt"], "restock");
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
