//! Deleted collections, which can be restored for a day.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, ProductId, ShopId};

use super::change::{lock, next_position, refuse};
use super::{Collection, load_one, membership};
use crate::product::Field;
use crate::{Error, feed};
use auth::actor::Seller;
use db::schema::collections;
use db::{Pool, Tx, delete_in_steps};

/// A collection that can come back.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Deleted {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: CollectionId,
    /// What it was called.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The subcategory it stood in.
    #[diesel(sql_type = Text)]
    pub parent: String,
    /// How many products would come back into it.
    #[diesel(sql_type = BigInt)]
    pub product_count: i64,
    /// When it was deleted.
    #[diesel(sql_type = Timestamptz)]
    pub deleted_at: DateTime<Utc>,
    /// Until when it can come back.
    #[diesel(sql_type = Timestamptz)]
    pub kept_until: DateTime<Utc>,
}

/// Deletes the seller's collection, which can come back for a day. Its products go into another one
/// of the same subcategory, or stay there without; answers which they were.
pub async fn delete(
    pool: &Pool,
    seller: &Seller,
    id: CollectionId,
    move_to: Option<CollectionId>,
) -> Result<Vec<ProductId>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let parent = lock(tx, seller.shop(), id).await?;
        if let Some(other) = move_to {
            check_other(tx, seller.shop(), id, parent, other).await?;
        }
        let products = membership::move_all(tx, id, move_to).await?;
        let ids: Vec<i64> = products.iter().map(|product| product.get()).collect();
        diesel::update(collections::table.find(id))
            .set((
                collections::deleted_at.eq(db::now().nullable()),
                collections::deleted_goods.eq(ids),
                collections::deleted_goods_to.eq(move_to),
            ))
            .execute(tx.conn())
            .await?;
        feed::notify(tx);
        Ok(products)
    })
    .await
}

async fn check_other(
    tx: &mut Tx,
    shop: ShopId,
    id: CollectionId,
    parent: CategoryId,
    other: CollectionId,
) -> Result<(), Error> {
    let found = match lock(tx, shop, other).await {
        Err(Error::NotFound) => None,
        found => Some(found?),
    };
    match found {
        Some(_) if other == id => {
            let message = "Choose a collection other than the one you're deleting";
            refuse(Field::MoveTo, "unknown_collection", message)
        }
        None => {
            let message = "Choose one of your collections";
            refuse(Field::MoveTo, "unknown_collection", message)
        }
        Some(of) if of != parent => {
            let message = "Choose a collection in the same subcategory";
            refuse(Field::MoveTo, "category_mismatch", message)
        }
        Some(_) => Ok(()),
    }
}

/// The collections that the seller deleted and can bring back, the latest first.
pub async fn deleted(pool: &Pool, seller: &Seller) -> Result<Vec<Deleted>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let query = sql_query(include_str!("deleted.sql"));
        let query = query.bind::<BigInt, _>(seller.shop());
        Ok(query.load(tx.conn()).await?)
    })
    .await
}

/// Brings a collection of the seller's back as it was, with those of its products that went nowhere
/// else since. One that was never deleted, or is gone for good, is [`Error::NotFound`].
pub async fn restore(pool: &Pool, seller: &Seller, id: CollectionId) -> Result<Collection, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let deleted = collections::table
            .filter(collections::id.eq(id))
            .filter(collections::shop_id.eq(seller.shop()))
            .filter(collections::deleted_at.is_not_null());
        deleted
            .select(collections::id)
            .for_no_key_update()
            .first::<CollectionId>(tx.conn())
            .await
            .optional()?
            .ok_or(Error::NotFound)?;
        // the products first, the shop after: as whoever reviews a product holds them
        membership::bring_back(tx, id).await?;
        next_position(tx, seller.shop()).await?;
        diesel::update(collections::table.find(id))
            .set((
                collections::deleted_at.eq(None::<DateTime<Utc>>),
                collections::deleted_goods.eq(None::<Vec<i64>>),
                collections::deleted_goods_to.eq(None::<i64>),
            ))
            .execute(tx.conn())
            .await?;
        feed::notify(tx);
        load_one(tx, seller, id).await
    })
    .await
}

/// Takes collections away for good that were deleted a day ago.
pub async fn forget(pool: &Pool) -> Result<usize, Error> {
    let gone = delete_in_steps(
        pool,
        100,
        "delete from collections where id = any(array( \
             select id from collections where deleted_at < now() - interval '1 day' \
             order by deleted_at limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}
