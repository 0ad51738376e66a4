//! Deleting a product that nobody ever bought.

use diesel::prelude::*;
use diesel::result::DatabaseErrorKind::ForeignKeyViolation;
use diesel::result::Error as Diesel;
use diesel_async::RunQueryDsl;
use types::{ProductId, ShopId};

use super::lock::{lock, lock_stock};
use crate::{Error, feed};
use auth::actor::Seller;
use db::schema::products;
use db::{Pool, Tx};

/// Deletes the seller's product with all that belongs to it; it leaves carts and wishlists. One
/// of which a piece was ever set aside is [`Error::ProductSold`]: the wall lets none of those go.
pub async fn delete(pool: &Pool, seller: &Seller, product: ProductId) -> Result<(), Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock_stock(tx, seller.shop(), &[product]).await?;
        remove(tx, seller.shop(), product, None).await
    })
    .await
}

/// [`delete`] inside a transaction that has locked the stock.
pub(crate) async fn remove(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    seen: Option<i64>,
) -> Result<(), Error> {
    lock(tx, shop, product, seen).await?;
    feed::notify(tx);
    let gone = diesel::delete(products::table.find(product))
        .execute(tx.conn())
        .await;
    match gone {
        Ok(0) | Err(Diesel::DatabaseError(ForeignKeyViolation, _)) => Err(Error::ProductSold),
        gone => gone.map(drop).map_err(Error::from),
    }
}
