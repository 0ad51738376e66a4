//! Adding products to a collection and removing them. Their rows are locked in ID order, and each
//! product's version increases.

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
pub struct Goods {
    /// To add; they leave their present collection.
    pub add: Vec<ProductId>,
    /// To remove; they stay in the subcategory.
    pub remove: Vec<ProductId>,
    /// Whether what stands in another subcategory moves into the collection's.
    pub moves: bool,
}

/// Puts products of the seller's into one of their collections, and takes others out. What stands
/// in another subcategory is refused unless it moves.
pub async fn set_goods(
    pool: &Pool,
    seller: &Seller,
    id: CollectionId,
    goods: &Goods,
) -> Result<Collection, Error> {
    check_counts(goods)?;
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let parent = lock(tx, seller.shop(), id).await?;
        let there = lock_products(tx, seller, goods).await?;
        check(goods, parent, &there)?;
        put(tx, &goods.remove, Some(id), None, parent).await?;
        put(tx, &goods.add, None, Some(id), parent).await?;
        feed::tell(tx);
        load_one(tx, seller, id).await
    })
    .await
}

fn check_counts(goods: &Goods) -> Result<(), Error> {
    let lists = [
        (&goods.add, Field::AddedProducts),
        (&goods.remove, Field::RemovedProducts),
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
    goods: &Goods,
) -> Result<HashMap<ProductId, There>, Error> {
    let ids: Vec<ProductId> = goods.add.iter().chain(&goods.remove).copied().collect();
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
    goods: &Goods,
    parent: CategoryId,
    there: &HashMap<ProductId, There>,
) -> Result<(), Error> {
    let unknown = |place| Fault::new(place, "unknown_product", "Name one of your products");
    let mut faults = Vec::new();
    for (at, id) in goods.add.iter().enumerate() {
        let place = Field::AddedProduct(at);
        match there.get(id) {
            None => faults.push(unknown(place)),
            Some(it) if it.category != parent && !goods.moves => {
                let message = format!("{} is in another subcategory", it.title);
                faults.push(Fault::new(place, "category_mismatch", message));
            }
            Some(_) if goods.remove.contains(id) => {
                let message = "You can't add and remove the same product";
                faults.push(Fault::new(place, "ambiguous", message));
            }
            Some(_) => {}
        }
    }
    for (at, id) in goods.remove.iter().enumerate() {
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
pub(super) async fn grow(tx: &mut Tx, id: CollectionId) -> Result<(), Error> {
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
