//! Which products are in a collection: adding and removing them. Their rows are locked in ID order,
//! and each product's version increases.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt, Nullable};
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, ProductId};

use super::change::lock;
use super::{Collection, load_one};
use crate::error::Fault;
use crate::product::Field;
use crate::{Error, feed};
use auth::actor::Seller;
use db::schema::products;
use db::{Pool, Tx};

const MOST: usize = 500;

/// What comes into a collection, and what leaves it.
#[derive(Debug, Clone)]
pub struct ProductChanges {
    /// To add; they leave their present collection.
    pub add: Vec<ProductId>,
    /// To remove; they stay in the subcategory.
    pub remove: Vec<ProductId>,
    /// Whether what stands in another subcategory moves into the collection's.
    pub moves: bool,
}

/// Puts products of the seller's into one of their collections, and takes others out. What stands
/// in another subcategory is refused unless it moves.
pub async fn change_products(
    pool: &Pool,
    seller: &Seller,
    id: CollectionId,
    changes: &ProductChanges,
) -> Result<Collection, Error> {
    check_counts(changes)?;
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let parent = lock(tx, seller.shop(), id).await?;
        let there = lock_products(tx, seller, changes).await?;
        check(changes, parent, &there)?;
        put(tx, &changes.remove, Some(id), None, parent).await?;
        put(tx, &changes.add, None, Some(id), parent).await?;
        feed::notify(tx);
        load_one(tx, seller, id).await
    })
    .await
}

fn check_counts(changes: &ProductChanges) -> Result<(), Error> {
    let lists = [
        (&changes.add, Field::AddedProducts),
        (&changes.remove, Field::RemovedProducts),
    ];
    let message = format!("Choose up to {MOST} products at a time");
    let long = lists.into_iter().filter(|(list, _)| list.len() > MOST);
    let faults: Vec<_> = long
        .map(|(_, place)| Fault::new(place, "too_many", message.clone()))
        .collect();
    match faults.is_empty() {
        true => Ok(()),
        false => Err(Error::Refused(faults)),
    }
}

struct There {
    category: CategoryId,
    title: String,
}

async fn lock_products(
    tx: &mut Tx,
    seller: &Seller,
    changes: &ProductChanges,
) -> Result<HashMap<ProductId, There>, Error> {
    let ids: Vec<ProductId> = changes.add.iter().chain(&changes.remove).copied().collect();
    let rows: Vec<(ProductId, CategoryId, String)> = products::table
        .filter(products::id.eq_any(ids))
        .filter(products::shop_id.eq(seller.shop()))
        .order(products::id)
        .select((products::id, products::category_id, products::title))
        .for_no_key_update()
        .load(tx.conn())
        .await?;
    let there = |(id, category, title)| (id, There { category, title });
    Ok(rows.into_iter().map(there).collect())
}

fn check(
    changes: &ProductChanges,
    parent: CategoryId,
    there: &HashMap<ProductId, There>,
) -> Result<(), Error> {
    let unknown = |place| Fault::new(place, "unknown_product", "Name one of your products");
    let mut faults = Vec::new();
    for (at, id) in changes.add.iter().enumerate() {
        let place = Field::AddedProduct(at);
        match there.get(id) {
            None => faults.push(unknown(place)),
            Some(it) if it.category != parent && !changes.moves => {
                let message = format!("{} is in another subcategory", it.title);
                faults.push(Fault::new(place, "category_mismatch", message));
            }
            Some(_) if changes.remove.contains(id) => {
                let message = "You can't add and remove the same product";
                faults.push(Fault::new(place, "ambiguous", message));
            }
            Some(_) => {}
        }
    }
    for (at, id) in changes.remove.iter().enumerate() {
        if !there.contains_key(id) {
            faults.push(unknown(Field::RemovedProduct(at)));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(Error::Refused(faults)),
    }
}

/// Into a collection and its subcategory, or out of the one that they stand `in_only`. What is
/// there already stays as it is.
async fn put(
    tx: &mut Tx,
    ids: &[ProductId],
    in_only: Option<CollectionId>,
    to: Option<CollectionId>,
    parent: CategoryId,
) -> Result<(), Error> {
    sql_query(
        "update products set collection_id = $3, \
             category_id = case when $3::bigint is null then category_id else $4 end, \
             version = version + 1, edited_at = now() \
         where id = any ($1) and collection_id is distinct from $3 \
             and ($2::bigint is null or collection_id = $2)",
    )
    .bind::<Array<BigInt>, _>(ids)
    .bind::<Nullable<BigInt>, _>(in_only)
    .bind::<Nullable<BigInt>, _>(to)
    .bind::<BigInt, _>(parent)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// All of a collection's products go into another one, or into none; answers which.
pub(super) async fn move_all(
    tx: &mut Tx,
    from: CollectionId,
    to: Option<CollectionId>,
) -> Result<Vec<ProductId>, Error> {
    let ids = lock_all(tx, from).await?;
    sql_query(
        "update products set collection_id = $2, version = version + 1, edited_at = now() \
         where id = any ($1)",
    )
    .bind::<Array<BigInt>, _>(&ids)
    .bind::<Nullable<BigInt>, _>(to)
    .execute(tx.conn())
    .await?;
    Ok(ids)
}

/// What stood in a collection when it was deleted comes back into it.
pub(super) async fn bring_back(tx: &mut Tx, to: CollectionId) -> Result<(), Error> {
    sql_query(include_str!("bring_back.sql"))
        .bind::<BigInt, _>(to)
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// The collection is about to move, and all of its products with it.
pub(super) async fn bump_version(tx: &mut Tx, id: CollectionId) -> Result<(), Error> {
    let ids = lock_all(tx, id).await?;
    sql_query("update products set version = version + 1, edited_at = now() where id = any ($1)")
        .bind::<Array<BigInt>, _>(&ids)
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn lock_all(tx: &mut Tx, id: CollectionId) -> Result<Vec<ProductId>, Error> {
    let own = products::table.filter(products::collection_id.eq(id));
    Ok(own
        .order(products::id)
        .select(products::id)
        .for_no_key_update()
        .load(tx.conn())
        .await?)
}
