//! Pictures of a product: added, removed, sorted and described by its seller. Each change locks the
//! product first, so that of two simultaneous changes the second sees the first.

use std::collections::HashMap;
use std::path::PathBuf;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::Value;
use types::{Invalid, ProductId, ProductImageId, ShopId};

use super::lock::{bump_version, lock};
use super::{Field, Product};
use crate::error::Fault;
use crate::{Error, picture};
use auth::actor::Seller;
use db::schema::{product_images, variants};
use db::{Pool, Tx};

/// Most pictures of a product.
pub const MOST: usize = 20;

/// A picture to add.
#[derive(Debug)]
pub struct NewImage {
    /// The file as it was uploaded.
    pub file: PathBuf,
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
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, seller.shop(), product, None).await?;
        check_room(tx, product).await
    })
    .await?;
    let picture = picture::keep(pool, store, &image.file).await?;
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, seller.shop(), product, None).await?;
        check_room(tx, product).await?;
        insert(tx, product, &picture, (&image.alt, None)).await?;
        finish(tx, seller, product).await
    })
    .await
}

/// Takes a picture down. A variant that shows it shows none of its own from then on.
pub async fn remove_image(
    pool: &Pool,
    seller: &Seller,
    product: ProductId,
    image: ProductImageId,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, seller.shop(), product, None).await?;
        let row = product_images::table
            .filter(product_images::id.eq(image))
            .filter(product_images::product_id.eq(product));
        let url: Option<String> = diesel::delete(row)
            .returning(product_images::url)
            .get_result(tx.conn())
            .await
            .optional()?;
        let url = url.ok_or(Error::NotFound)?;
        hide_from_variants(tx, product, &[url]).await?;
        finish(tx, seller, product).await
    })
    .await
}

/// Puts the pictures into this order, which must name each of them once.
pub async fn order_images(
    pool: &Pool,
    seller: &Seller,
    product: ProductId,
    order: &[ProductImageId],
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, seller.shop(), product, None).await?;
        check_order(tx, product, order).await?;
        diesel::sql_query(
            "update product_images i set position = wanted.place::integer - 1 \
             from unnest($2::bigint[]) with ordinality as wanted (id, place) \
             where i.id = wanted.id and i.product_id = $1",
        )
        .bind::<BigInt, _>(product)
        .bind::<Array<BigInt>, _>(order)
        .execute(tx.conn())
        .await?;
        finish(tx, seller, product).await
    })
    .await
}

/// Says what a picture shows.
pub async fn describe_image(
    pool: &Pool,
    seller: &Seller,
    product: ProductId,
    image: ProductImageId,
    alt: &str,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, seller.shop(), product, None).await?;
        let row = product_images::table
            .filter(product_images::id.eq(image))
            .filter(product_images::product_id.eq(product));
        let described = diesel::update(row)
            .set(product_images::alt.eq(alt))
            .execute(tx.conn())
            .await?;
        if described == 0 {
            return Err(Error::NotFound);
        }
        finish(tx, seller, product).await
    })
    .await
}

/// Variants that are shown by pictures which are gone are shown by none of their own.
async fn hide_from_variants(tx: &mut Tx, product: ProductId, urls: &[String]) -> Result<(), Error> {
    let showing = variants::table
        .filter(variants::product_id.eq(product))
        .filter(variants::image.eq_any(urls));
    diesel::update(showing)
        .set(variants::image.eq(None::<String>))
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn finish(tx: &mut Tx, seller: &Seller, product: ProductId) -> Result<Product, Error> {
    bump_version(tx, product).await?;
    super::refresh_card(tx, product).await?;
    super::own::load(tx, seller, product).await
}

async fn check_room(tx: &mut Tx, product: ProductId) -> Result<(), Error> {
    match urls(tx, product).await?.len() < MOST {
        true => Ok(()),
        false => Err(Error::TooManyImages(MOST)),
    }
}

/// What became of a picture that was fetched for a product.
pub(crate) enum Attached {
    /// The product shows it.
    Added {
        /// Which one it is.
        image: ProductImageId,
        /// The product's version with it.
        version: i64,
    },
    /// The product had the very same one.
    There {
        /// The product's version, if variants are shown by it from now on.
        version: Option<i64>,
    },
    /// The product has as many as it may have.
    Full,
}

/// A picture that was fetched for a product.
pub(crate) struct Fetched<'a> {
    /// The picture.
    pub picture: &'a media::Picture,
    /// Where it was.
    pub source: &'a str,
    /// What it shows.
    pub alt: &'a str,
    /// The variants that it is to show, unless their seller changed the product since it was `seen`: a list of
    /// their values, in the order of the options.
    pub variants: &'a Value,
    /// The product's version as an import left it.
    pub seen: Option<i64>,
}

/// Adds a picture behind the product's others, or notes at the one that is the very same where it was
/// found.
pub(crate) async fn attach_image(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    fetched: &Fetched<'_>,
) -> Result<Attached, Error> {
    let is_as_seen = match lock(tx, shop, product, fetched.seen).await {
        Ok(_) => true,
        Err(Error::ProductChanged { .. }) => false,
        Err(error) => return Err(error),
    };
    let (picture, source) = (fetched.picture, fetched.source);
    let there = urls(tx, product).await?;
    if let Some((image, _)) = there.iter().find(|(_, url)| **url == picture.url) {
        diesel::update(product_images::table.find(image))
            .filter(product_images::source.is_null())
            .set(product_images::source.eq(source))
            .execute(tx.conn())
            .await?;
        let version = match is_as_seen && show_variants(tx, product, fetched).await? > 0 {
            true => Some(bump_version(tx, product).await?),
            false => None,
        };
        return Ok(Attached::There { version });
    }
    if there.len() >= MOST {
        return Ok(Attached::Full);
    }
    let image = insert(tx, product, picture, (fetched.alt, Some(source))).await?;
    if is_as_seen {
        show_variants(tx, product, fetched).await?;
    }
    let version = bump_version(tx, product).await?;
    super::refresh_card(tx, product).await?;
    Ok(Attached::Added { image, version })
}

/// Has the picture show the variants that it is to show; how many it did not show before.
async fn show_variants(
    tx: &mut Tx,
    product: ProductId,
    fetched: &Fetched<'_>,
) -> Result<usize, Error> {
    let shown = diesel::sql_query(
        "update variants v set image = $2 \
         where v.product_id = $1 and v.archived_at is null and v.image is distinct from $2 \
             and exists (select from jsonb_array_elements($3) wanted where wanted = ( \
                 select coalesce(jsonb_agg(ov.value order by o.position), '[]') \
                 from option_values ov join product_options o on o.id = ov.option_id \
                 where ov.id = any (v.option_value_ids)))",
    )
    .bind::<BigInt, _>(product)
    .bind::<Text, _>(&fetched.picture.url)
    .bind::<Jsonb, _>(fetched.variants)
    .execute(tx.conn())
    .await?;
    Ok(shown)
}

/// Says what pictures of a product show, in a transaction that has changed it.
pub(crate) async fn describe_images(
    tx: &mut Tx,
    product: ProductId,
    alts: &[(ProductImageId, String)],
) -> Result<(), Error> {
    for (image, alt) in alts {
        let row = product_images::table
            .filter(product_images::id.eq(image))
            .filter(product_images::product_id.eq(product));
        diesel::update(row)
            .set(product_images::alt.eq(alt))
            .execute(tx.conn())
            .await?;
    }
    Ok(())
}

/// Takes pictures down again of a product that nobody changed since it was `seen`, else
/// [`Error::ProductChanged`]. Answers its version from then on.
pub(crate) async fn withdraw_images(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    seen: i64,
    images: &[ProductImageId],
) -> Result<i64, Error> {
    lock(tx, shop, product, Some(seen)).await?;
    let rows = product_images::table
        .filter(product_images::product_id.eq(product))
        .filter(product_images::id.eq_any(images));
    let urls: Vec<String> = diesel::delete(rows)
        .returning(product_images::url)
        .get_results(tx.conn())
        .await?;
    hide_from_variants(tx, product, &urls).await?;
    let version = bump_version(tx, product).await?;
    super::refresh_card(tx, product).await?;
    Ok(version)
}

async fn check_order(
    tx: &mut Tx,
    product: ProductId,
    order: &[ProductImageId],
) -> Result<(), Error> {
    let mut there: Vec<ProductImageId> = product_images::table
        .filter(product_images::product_id.eq(product))
        .select(product_images::id)
        .load(tx.conn())
        .await?;
    let mut named = order.to_vec();
    there.sort_unstable();
    named.sort_unstable();
    if there == named {
        return Ok(());
    }
    let message = "List each of the product's pictures once";
    Err(Error::Refused(vec![Fault {
        place: Field::Images,
        invalid: Invalid::new("not_all_images", message),
    }]))
}

#[derive(QueryableByName)]
struct Inserted {
    #[diesel(sql_type = BigInt)]
    id: ProductImageId,
}

async fn insert(
    tx: &mut Tx,
    product: ProductId,
    picture: &media::Picture,
    (alt, source): (&str, Option<&str>),
) -> Result<ProductImageId, Error> {
    let row: Inserted = diesel::sql_query(
        "insert into product_images \
             (product_id, position, url, thumbnail, alt, width, height, placeholder, source) \
         select $1, coalesce(max(position) + 1, 0), $2, $2, $3, $4, $5, $6, $7 \
         from product_images where product_id = $1 returning id",
    )
    .bind::<BigInt, _>(product)
    .bind::<Text, _>(&picture.url)
    .bind::<Text, _>(alt)
    .bind::<Nullable<Integer>, _>(i32::try_from(picture.width).ok())
    .bind::<Nullable<Integer>, _>(i32::try_from(picture.height).ok())
    .bind::<Nullable<Text>, _>(&picture.placeholder)
    .bind::<Nullable<Text>, _>(source)
    .get_result(tx.conn())
    .await?;
    Ok(row.id)
}

/// Where each of the product's pictures is served.
pub(super) async fn urls(
    tx: &mut Tx,
    product: ProductId,
) -> Result<HashMap<ProductImageId, String>, Error> {
    let rows: Vec<(ProductImageId, String)> = product_images::table
        .filter(product_images::product_id.eq(product))
        .select((product_images::id, product_images::url))
        .load(tx.conn())
        .await?;
    Ok(rows.into_iter().collect())
}

/// The picture that a variant is to show; another product's is a fault.
pub(super) fn shown(
    pictures: &HashMap<ProductImageId, String>,
    wanted: Option<ProductImageId>,
    place: Field,
    faults: &mut Vec<Fault>,
) -> Option<String> {
    let url = pictures.get(&wanted?).cloned();
    if url.is_none() {
        let message = "Choose one of the product's pictures";
        faults.push(Fault::new(place, "unknown_image", message));
    }
    url
}
