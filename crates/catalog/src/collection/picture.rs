//! The picture of a collection.

use std::path::Path;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::CollectionId;

use super::change::lock;
use super::{Collection, load_one};
use crate::{Error, feed, picture};
use auth::actor::Seller;
use db::schema::collections;
use db::{Pool, Tx};

/// Gives the seller's collection a picture, instead of the one it has. Only for their own is the
/// file looked at.
pub async fn set_picture(
    pool: &Pool,
    store: &media::Store,
    seller: &Seller,
    id: CollectionId,
    file: &Path,
) -> Result<Collection, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock(tx, seller.shop(), id).await.map(drop)
    })
    .await?;
    let picture = picture::keep(pool, store, file).await?;
    let width = i32::try_from(picture.width).ok();
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        write(tx, seller, id, Some(&picture.url), width).await
    })
    .await
}

/// Takes the picture of the seller's collection down.
pub async fn remove_picture(
    pool: &Pool,
    seller: &Seller,
    id: CollectionId,
) -> Result<Collection, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        write(tx, seller, id, None, None).await
    })
    .await
}

async fn write(
    tx: &mut Tx,
    seller: &Seller,
    id: CollectionId,
    url: Option<&str>,
    width: Option<i32>,
) -> Result<Collection, Error> {
    lock(tx, seller.shop(), id).await?;
    diesel::update(collections::table.find(id))
        .set((
            collections::picture.eq(url),
            collections::picture_width.eq(width),
        ))
        .execute(tx.conn())
        .await?;
    feed::notify(tx);
    load_one(tx, seller, id).await
}
