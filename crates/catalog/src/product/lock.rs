//! Locks the product's row before a seller's change, and increases its version after it.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::{ProductId, ShopId, VariantId};

use super::Status;
use crate::{Error, stock};
use db::Tx;
use db::schema::{products, variants};

/// Locks the variants of the shop's products and what is on their shelves, before the products
/// themselves: one transaction after another goes on with them.
pub(crate) async fn lock_stock(tx: &mut Tx, shop: ShopId, of: &[ProductId]) -> Result<(), Error> {
    let own = products::table
        .filter(products::id.eq_any(of).and(products::shop_id.eq(shop)))
        .select(products::id);
    let own: Vec<VariantId> = variants::table
        .filter(variants::product_id.eq_any(own))
        .order(variants::id)
        .select(variants::id)
        .for_no_key_update()
        .load(tx.conn())
        .await?;
    stock::lock(tx, &[], &own).await
}

/// Locks the shop's product and tells where it stands. One that is not as it was `seen` is
/// [`Error::ProductChanged`]. Rows of the shelf are locked before it.
pub(super) async fn lock(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    seen: Option<i64>,
) -> Result<Status, Error> {
    let (status, version): (Status, i64) = products::table
        .filter(products::id.eq(product))
        .filter(products::shop_id.eq(shop))
        .select((products::status, products::version))
        .for_no_key_update()
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    match seen.is_none_or(|seen| seen == version) {
        true => Ok(status),
        false => Err(Error::ProductChanged { version }),
    }
}

/// The seller has changed the product: whoever saw it before saw another one. Answers its version.
pub(super) async fn bump_version(tx: &mut Tx, product: ProductId) -> Result<i64, Error> {
    let version = diesel::update(products::table.find(product))
        .set((
            products::version.eq(products::version + 1),
            products::edited_at.eq(db::now()),
        ))
        .returning(products::version)
        .get_result(tx.conn())
        .await?;
    Ok(version)
}
