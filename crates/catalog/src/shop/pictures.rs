//! The pictures of a shop: its logo and the banner at the top of its page.

use std::path::Path;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;

use super::OwnShop;
use super::own::load_own;
use crate::{Error, feed, picture};
use auth::actor::Seller;
use db::schema::shops;
use db::{Pool, Tx};

/// Which picture of a shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureKind {
    /// A square beside its name.
    Logo,
    /// Wide, on top of its page.
    Banner,
}

/// Gives the seller's shop this picture instead of the one it has there.
pub async fn set_picture(
    pool: &Pool,
    store: &media::Store,
    seller: &Seller,
    kind: PictureKind,
    file: &Path,
) -> Result<OwnShop, Error> {
    let picture = picture::keep(pool, store, file).await?;
    let width = i32::try_from(picture.width).ok();
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        write(tx, seller, kind, Some(&picture.url), width).await
    })
    .await
}

/// Takes the picture down.
pub async fn remove_picture(
    pool: &Pool,
    seller: &Seller,
    kind: PictureKind,
) -> Result<OwnShop, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        write(tx, seller, kind, None, None).await
    })
    .await
}

async fn write(
    tx: &mut Tx,
    seller: &Seller,
    kind: PictureKind,
    url: Option<&str>,
    width: Option<i32>,
) -> Result<OwnShop, Error> {
    let own = diesel::update(shops::table.find(seller.shop()));
    let written = match kind {
        PictureKind::Logo => {
            let change = own.set((shops::logo.eq(url), shops::logo_width.eq(width)));
            change.execute(tx.conn()).await?
        }
        PictureKind::Banner => {
            let change = own.set((shops::banner.eq(url), shops::banner_width.eq(width)));
            change.execute(tx.conn()).await?
        }
    };
    if written == 0 {
        return Err(Error::NotFound);
    }
    feed::notify(tx);
    load_own(tx, seller).await
}
