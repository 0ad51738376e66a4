//! One of the seller's own products, in every status.

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use types::ProductId;

use super::detail::{Product, Row};
use crate::Error;
use auth::actor::Seller;
use db::{Pool, Tx};

/// One of the seller's products; another shop's is [`Error::NotFound`].
pub async fn find(pool: &Pool, seller: &Seller, product: ProductId) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        load(tx, seller, product).await
    })
    .await
}

/// [`find`] inside a transaction, after a change.
pub(super) async fn load(
    tx: &mut Tx,
    seller: &Seller,
    product: ProductId,
) -> Result<Product, Error> {
    let query = concat!(
        include_str!("detail.sql"),
        "where p.id = $1 and p.shop_id = $2"
    );
    let row: Row = diesel::sql_query(query)
        .bind::<BigInt, _>(product)
        .bind::<BigInt, _>(seller.shop())
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    row.try_into()
}
