//! Pictures of products.

mod files;

use std::path::PathBuf;

use auth::actor::Seller;
use catalog::product::{self, NewImage, Product};
use catalog::{Error, picture};
use diesel_async::SimpleAsyncConnection;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use media::{Location, Name, Store};
use types::{ProductId, ProductImageId};

use crate::support::{Market, WAITING};

/// A market with a store and a seller's mug.
struct PictureFixture {
    market: Market,
    store: Store,
    folder: PathBuf,
    clay: Seller,
    mug: Product,
}

impl PictureFixture {
    async fn open(test: &str) -> Self {
        let name = format!("helloshop-pictures-{}-{test}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let market = Market::open().await;
        let clay = market.seller("clay").await;
        Self {
            mug: market.simple(&clay, "Mug", 1000).await,
            store: Store::new(&Location::Folder(folder.join("media"))),
            market,
            folder,
            clay,
        }
    }

    /// A file with a picture of one color.
    fn file(&self, shade: u8) -> PathBuf {
        let path = self.folder.join(format!("{shade}.png"));
        let picture = RgbImage::from_pixel(300, 200, Rgb([shade, 90, 90]));
        let picture = DynamicImage::from(picture);
        picture.save_with_format(&path, ImageFormat::Png).unwrap();
        path
    }

    async fn add(&self, product: &Product, shade: u8, alt: &str) -> Product {
        let image = NewImage {
            file: self.file(shade),
            alt: alt.to_owned(),
        };
        let (pool, store) = (self.market.pool(), &self.store);
        let added = product::add_image(pool, store, &self.clay, product.id, image);
        added.await.unwrap()
    }

    async fn remove(&self, product: &Product, at: usize) -> Product {
        let (pool, image) = (self.market.pool(), product.images[at].id);
        let removed = product::remove_image(pool, &self.clay, product.id, image);
        removed.await.unwrap()
    }

    /// An hour later.
    async fn sweep(&self) -> usize {
        self.market
            .sql("update loose_pictures set since = since - interval '61 minutes'")
            .await;
        let nowhere = async |_: &mut db::Tx, _: &str| Ok(false);
        let swept = picture::sweep(self.market.pool(), &self.store, nowhere);
        swept.await.unwrap()
    }

    /// How many files of a picture lie there.
    fn files(&self, url: &str) -> usize {
        let names = media::renditions(url, Some(300)).into_iter();
        let places = names.map(|name| self.folder.join("media").join(name.path()));
        places.filter(|place| place.exists()).count()
    }
}

impl Drop for PictureFixture {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

fn alts(product: &Product) -> Vec<&str> {
    let images = product.images.iter();
    images.map(|image| image.picture.alt.as_str()).collect()
}

fn url(product: &Product, at: usize) -> &str {
    &product.images[at].picture.url
}

const CARD: &str = "select count(*) from products where thumbnail = ";

#[tokio::test]
async fn the_first_picture_stands_on_the_card_whoever_is_removed_or_moved() {
    let fixture = PictureFixture::open("card").await;
    fixture.add(&fixture.mug, 1, "Front").await;
    let mug = fixture.add(&fixture.mug, 2, "Back").await;
    assert_eq!(alts(&mug), ["Front", "Back"]);
    let card = async |url: &str| fixture.market.number(&format!("{CARD}'{url}'")).await;
    assert_eq!(card(url(&mug, 0)).await, 1);
    let ids: Vec<_> = mug.images.iter().rev().map(|image| image.id).collect();
    let pool = fixture.market.pool();
    let turned = product::order_images(pool, &fixture.clay, mug.id, &ids).await;
    let turned = turned.unwrap();
    assert_eq!(alts(&turned), ["Back", "Front"]);
    assert_eq!(card(url(&mug, 1)).await, 1);
    let single = fixture.remove(&turned, 0).await;
    assert_eq!(alts(&single), ["Front"]);
    assert_eq!(card(url(&mug, 0)).await, 1);
    fixture.remove(&single, 0).await;
    let none = "select count(*) from products where thumbnail is null";
    assert_eq!(fixture.market.number(none).await, 1);
}

#[tokio::test]
async fn a_stored_picture_knows_its_size_and_is_served_in_all_its_widths() {
    let fixture = PictureFixture::open("widths").await;
    let mug = fixture.add(&fixture.mug, 1, "Front").await;
    let shown = &mug.images[0].picture;
    assert_eq!((shown.width, shown.height), (Some(300), Some(200)));
    assert!(shown.placeholder.is_some());
    for width in [160, 240, 300] {
        let name = Name::from_url(&shown.url).unwrap().at(width);
        let file = fixture.store.read(&name).await.unwrap().unwrap();
        assert_eq!(image::load_from_memory(&file).unwrap().width(), width);
    }
}

#[tokio::test]
async fn a_picture_is_described_anew() {
    let fixture = PictureFixture::open("words").await;
    let mug = fixture.add(&fixture.mug, 1, "").await;
    let (pool, image) = (fixture.market.pool(), mug.images[0].id);
    let described = product::describe_image(pool, &fixture.clay, mug.id, image, "Green").await;
    assert_eq!(alts(&described.unwrap()), ["Green"]);
}

#[tokio::test]
async fn an_order_that_is_not_of_exactly_these_pictures_is_refused() {
    let fixture = PictureFixture::open("refused").await;
    let plate = fixture.market.simple(&fixture.clay, "Plate", 500).await;
    let foreign = fixture.add(&plate, 9, "Plate").await.images[0].id;
    fixture.add(&fixture.mug, 1, "Front").await;
    let mug = fixture.add(&fixture.mug, 2, "Back").await;
    let [front, back] = [mug.images[0].id, mug.images[1].id];
    let unknown = ProductImageId::new(i64::MAX);
    for order in [
        vec![],
        vec![front],
        vec![front, front],
        vec![front, back, back],
        vec![front, foreign],
        vec![front, back, unknown],
    ] {
        let pool = fixture.market.pool();
        let tried = product::order_images(pool, &fixture.clay, mug.id, &order).await;
        assert!(matches!(tried, Err(Error::Refused(_))), "{tried:?}");
    }
    // nor is one product's picture touched through another one
    let pool = fixture.market.pool();
    let removed = product::remove_image(pool, &fixture.clay, mug.id, foreign).await;
    assert!(matches!(removed, Err(Error::NotFound)));
    let described = product::describe_image(pool, &fixture.clay, mug.id, foreign, "x").await;
    assert!(matches!(described, Err(Error::NotFound)));
}

#[tokio::test]
async fn of_two_pictures_at_once_for_the_last_place_one_is_taken() {
    let fixture = PictureFixture::open("last").await;
    let (market, clay, id) = (&fixture.market, &fixture.clay, fixture.mug.id);
    let most = format!(
        "insert into product_images (product_id, position, url, thumbnail) \
         select {id}, n, '/media/' || n, '/media/' || n from generate_series(0, 18) n"
    );
    market.sql(&most).await;
    let mut keeper = market.conn().await;
    keeper.batch_execute(&hold(id)).await.unwrap();
    let release = async {
        market.until(WAITING, 2).await;
        keeper.batch_execute("rollback").await.unwrap();
    };
    let add = |shade| {
        let (file, alt) = (fixture.file(shade), String::new());
        product::add_image(
            market.pool(),
            &fixture.store,
            clay,
            id,
            NewImage { file, alt },
        )
    };
    let (one, two, ()) = tokio::join!(add(1), add(2), release);
    let taken = one.as_ref().or(two.as_ref()).unwrap();
    assert_eq!(taken.images.len(), 20);
    let full = [&one, &two].map(|it| matches!(it, Err(Error::TooManyImages(20))));
    assert_eq!(full.iter().filter(|full| **full).count(), 1);
    assert_eq!(
        market.number("select count(*) from product_images").await,
        20
    );
}

#[tokio::test]
async fn an_order_given_while_a_picture_came_is_refused() {
    let fixture = PictureFixture::open("race").await;
    fixture.add(&fixture.mug, 1, "A").await;
    let mug = fixture.add(&fixture.mug, 2, "B").await;
    let (market, id) = (&fixture.market, mug.id);
    let mut keeper = market.conn().await;
    let adds = format!(
        "{}; insert into product_images (product_id, position, url, thumbnail) \
         values ({id}, 2, '/media/c', '/media/c')",
        hold(id)
    );
    keeper.batch_execute(&adds).await.unwrap();
    let commit = async {
        market.until(WAITING, 1).await;
        keeper.batch_execute("commit").await.unwrap();
    };
    let turned = [mug.images[1].id, mug.images[0].id];
    let order = product::order_images(market.pool(), &fixture.clay, id, &turned);
    let (ordered, ()) = tokio::join!(order, commit);
    assert!(matches!(ordered, Err(Error::Refused(_))), "{ordered:?}");
}

/// Keeps a product as whoever changes its pictures does.
fn hold(product: ProductId) -> String {
    format!("begin; select 1 from products where id = {product} for no key update")
}
