//! Counts for the seller's dashboard: products that need attention.

use auth::actor::Seller;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::ProductId;

use crate::{Error, Tile};
use db::{Tx, prepared};

/// What waits for the seller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Waiting {
    /// Products that were begun and are not on sale yet.
    #[diesel(sql_type = BigInt)]
    pub drafts: i64,
    /// Products on sale of which some can be bought, but of a variant few.
    #[diesel(sql_type = BigInt)]
    pub low_stock: i64,
    /// Products on sale that are out of stock.
    #[diesel(sql_type = BigInt)]
    pub sold_out: i64,
    /// Reviews that shoppers see and nobody has answered.
    #[diesel(sql_type = BigInt)]
    pub reviews: i64,
}

/// What waits for the caller.
pub async fn waiting(tx: &mut Tx, seller: &Seller) -> Result<Waiting, Error> {
    let query = diesel::sql_query(include_str!("dashboard/waiting.sql"));
    let query = query.bind::<BigInt, _>(seller.shop());
    Ok(prepared(query).get_result(tx.conn()).await?)
}

/// How a product of one's own is shown in a line.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Label {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: ProductId,
    /// Its title now.
    #[diesel(sql_type = Text)]
    pub title: String,
    /// Its first picture.
    #[diesel(sql_type = Nullable<Text>)]
    pub thumbnail: Option<String>,
    /// The hue behind it.
    #[diesel(sql_type = Text)]
    pub tile: Tile,
}

/// How the caller's products with these ids are shown, in no order.
pub async fn labels(
    tx: &mut Tx,
    seller: &Seller,
    products: &[ProductId],
) -> Result<Vec<Label>, Error> {
    let query = diesel::sql_query(
        "select p.id, p.title, p.thumbnail, c.tile from products p \
         join categories c on c.id = p.category_id where p.shop_id = $1 and p.id = any($2)",
    )
    .bind::<BigInt, _>(seller.shop())
    .bind::<Array<BigInt>, _>(products);
    Ok(prepared(query).load(tx.conn()).await?)
}
