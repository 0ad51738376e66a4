//! Collections, managed by their seller: a shop's own categories, each below one subcategory of the
//! marketplace. Their products belong to that subcategory and move with them, which constraints in
//! the database ensure.

mod change;
mod deleted;
mod membership;
mod picture;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::CollectionId;

use crate::category::Child;
use crate::product::NameSlug;
use crate::{Error, json};
use auth::actor::Seller;
use db::schema::collections;
use db::{Pool, Tx};

pub use change::{Change, New, create, order, update};
pub use deleted::{Deleted, delete, deleted, forget, restore};
pub use membership::{ProductChanges, change_products};
pub use picture::{remove_picture, set_picture};

/// One of the seller's collections.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Collection {
    /// Its id.
    pub id: CollectionId,
    /// What it is called.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
    /// What it is about, in Markdown.
    pub description: String,
    /// Where its picture is served.
    pub picture: Option<String>,
    /// Its position among the shop's collections, from 0.
    pub position: i32,
    /// Its subcategory.
    pub parent: Child,
    /// From the category down to the collection.
    pub path: Vec<NameSlug>,
    /// The number of products in it, without archived ones.
    pub product_count: i64,
    /// How many of them are active.
    pub active_product_count: i64,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    collection: String,
}

/// All collections of the seller's shop, in their order.
pub async fn list(pool: &Pool, seller: &Seller) -> Result<Vec<Collection>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| load(tx, seller, None).await).await
}

/// All of the shop's collections, or the one.
async fn load(
    tx: &mut Tx,
    seller: &Seller,
    only: Option<CollectionId>,
) -> Result<Vec<Collection>, Error> {
    let rows: Vec<Row> = diesel::sql_query(include_str!("collection/list.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<BigInt>, _>(only)
        .load(tx.conn())
        .await?;
    rows.iter().map(|row| json::read(&row.collection)).collect()
}

/// What these collections are called, by name; another shop's are left out.
pub async fn names(
    tx: &mut Tx,
    seller: &Seller,
    ids: &[CollectionId],
) -> Result<Vec<(CollectionId, String)>, Error> {
    Ok(collections::table
        .filter(collections::id.eq_any(ids))
        .filter(collections::shop_id.eq(seller.shop()))
        .filter(collections::deleted_at.is_null())
        .order(collections::name)
        .select((collections::id, collections::name))
        .load(tx.conn())
        .await?)
}

/// The one, after a change; another shop's is [`Error::NotFound`].
async fn load_one(tx: &mut Tx, seller: &Seller, id: CollectionId) -> Result<Collection, Error> {
    let found = load(tx, seller, Some(id)).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}
