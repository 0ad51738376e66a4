//! Pictures of a product.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use types::ProductId;

use super::Product;
use crate::Error;
use auth::actor::Seller;
use db::schema::{product_images, products};
use db::{Pool, Tx};

const MOST: i64 = 20;

/// A picture to add.
#[derive(Debug)]
pub struct NewImage {
    /// The file as it was uploaded.
    pub file: Vec<u8>,
    /// What it shows.
    pub alt: String,
}

/// Adds a picture behind the product's others; the first one becomes its thumbnail. Only for
/// the seller's own product is the file looked at.
pub async fn add_image(
    pool: &Pool,
    store: &media::Store,
    seller: &Seller,
    product: ProductId,
    image: NewImage,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        check_room(tx, seller, product).await
    })
    .await?;
    let picture = store.add(image.file).await?;
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        check_room(tx, seller, product).await?;
        insert(tx, product, &picture, &image.alt).await?;
        super::refresh_card(tx, product).await?;
        super::own::load(tx, seller, product).await
    })
    .await
}

/// Locks the product, so that of two uploads at once the second counts the first.
async fn check_room(tx: &mut Tx, seller: &Seller, product: ProductId) -> Result<(), Error> {
    let own: Option<i64> = products::table
        .filter(products::id.eq(product))
        .filter(products::shop_id.eq(seller.shop()))
        .select(products::id)
        .for_no_key_update()
        .first(tx.conn())
        .await
        .optional()?;
    own.ok_or(Error::NotFound)?;
    let count: i64 = product_images::table
        .filter(product_images::product_id.eq(product))
        .count()
        .get_result(tx.conn())
        .await?;
    if count >= MOST {
        return Err(Error::TooManyImages(MOST));
    }
    Ok(())
}

async fn insert(
    tx: &mut Tx,
    product: ProductId,
    picture: &media::Picture,
    alt: &str,
) -> Result<(), Error> {
    diesel::sql_query(
        "insert into product_images (product_id, position, url, thumbnail, alt) \
         select $1, coalesce(max(position) + 1, 0), $2, $3, $4 \
         from product_images where product_id = $1",
    )
    .bind::<BigInt, _>(product)
    .bind::<Text, _>(picture.full.url())
    .bind::<Text, _>(picture.thumbnail.url())
    .bind::<Text, _>(alt)
    .execute(tx.conn())
    .await?;
    Ok(())
}
