//! Product titles.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::ProductId;

use crate::Error;
use auth::actor::Seller;
use db::Tx;
use db::schema::products;

/// The titles of these products of the seller's, by title; another shop's are left out.
pub async fn titles(
    tx: &mut Tx,
    seller: &Seller,
    ids: &[ProductId],
) -> Result<Vec<(ProductId, String)>, Error> {
    Ok(products::table
        .filter(products::id.eq_any(ids))
        .filter(products::shop_id.eq(seller.shop()))
        .order(products::title)
        .select((products::id, products::title))
        .load(tx.conn())
        .await?)
}
