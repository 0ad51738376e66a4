//! A category is deleted, and coupons that refer to it are changed to the one that its products
//! move to.

use auth::actor::Operator;
use catalog::category::{self, Moved};
use db::{Pool, Tx};
use diesel::QueryableByName;
use diesel::sql_query;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use types::CategoryId;

use crate::Error;

/// Deletes a category as [`category::empty`] and [`category::EmptiedCategory::delete`] do, with its
/// coupons. One that coupons or shelves name goes only if it is said where to:
/// [`catalog::Error::CategoryNamed`].
pub async fn delete(
    pool: &Pool,
    operator: &Operator,
    id: CategoryId,
    version: i64,
    move_to: Option<CategoryId>,
) -> Result<Moved, Error> {
    db::transaction(pool, async |tx| {
        lock_coupons_of(tx, id).await?;
        let emptied = category::empty(tx, operator, id, version, move_to).await?;
        let coupons = match emptied.target() {
            Some(target) => replace_category(tx, id, target).await?,
            None => count_coupons_of(tx, id).await?,
        };
        Ok(emptied.delete(tx, operator, coupons).await?)
    })
    .await
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    total: i64,
}

/// How many coupons that have not ended name a category.
async fn count_coupons_of(tx: &mut Tx, category: CategoryId) -> Result<i64, Error> {
    let count: Count = sql_query(
        "select count(*) as total from coupon_categories g join coupons c on c.id = g.coupon_id \
         where g.category_id = $1 and (c.ends_at is null or c.ends_at > now())",
    )
    .bind::<BigInt, _>(category)
    .get_result(tx.conn())
    .await?;
    Ok(count.total)
}

/// Whoever changes a coupon that names the category has done so, or waits. Before anything else, as
/// where coupons are used (ADR 16).
async fn lock_coupons_of(tx: &mut Tx, category: CategoryId) -> Result<(), Error> {
    sql_query(
        "select from coupons \
         where id in (select coupon_id from coupon_categories where category_id = $1) \
         order by id for update",
    )
    .bind::<BigInt, _>(category)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Has the coupons that name a category name the other one instead. Answers how many have not
/// ended.
async fn replace_category(tx: &mut Tx, from: CategoryId, to: CategoryId) -> Result<i64, Error> {
    let count = count_coupons_of(tx, from).await?;
    // the rows of the one that goes go with it
    sql_query(
        "insert into coupon_categories (coupon_id, category_id) \
         select coupon_id, $2 from coupon_categories where category_id = $1 \
         on conflict do nothing",
    )
    .bind::<BigInt, _>(from)
    .bind::<BigInt, _>(to)
    .execute(tx.conn())
    .await?;
    Ok(count)
}
