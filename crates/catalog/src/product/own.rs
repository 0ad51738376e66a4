//! One of the seller's own products, in every status.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::RunQueryDsl;
use types::{ProductId, ShopId};

use super::detail::{Product, Row};
use crate::Error;
use auth::actor::Seller;
use db::{Pool, Tx};

/// One of the seller's products; another shop's is [`Error::NotFound`].
pub async fn find(pool: &Pool, seller: &Seller, product: ProductId) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load(tx, seller, product).await
    })
    .await
}

/// The shop's products that a file knows by these handles.
pub(crate) async fn load_known(
    tx: &mut Tx,
    shop: ShopId,
    handles: &[&str],
) -> Result<Vec<Product>, Error> {
    let query = concat!(
        include_str!("detail.sql"),
        "where p.shop_id = $1 and (p.handle = any ($2) or p.slug = any ($2)) \
         and coalesce(p.handle, p.slug) = any ($2)"
    );
    let rows: Vec<Row> = diesel::sql_query(query)
        .bind::<BigInt, _>(shop)
        .bind::<Array<Text>, _>(handles)
        .load(tx.conn())
        .await?;
    rows.into_iter().map(Product::try_from).collect()
}

/// The shop's products of these ids, in no order.
pub(crate) async fn load_all(
    tx: &mut Tx,
    shop: ShopId,
    products: &[ProductId],
) -> Result<Vec<Product>, Error> {
    let query = concat!(
        include_str!("detail.sql"),
        "where p.shop_id = $1 and p.id = any ($2)"
    );
    let rows: Vec<Row> = diesel::sql_query(query)
        .bind::<BigInt, _>(shop)
        .bind::<Array<BigInt>, _>(products)
        .load(tx.conn())
        .await?;
    rows.into_iter().map(Product::try_from).collect()
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
