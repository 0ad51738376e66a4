//! The card's data, stored on the product's row.
//!
//! All functions lock the product's row before they count: a transaction that changed another
//! variant of the same product then waits, or was waited for, and the later of the two sees what
//! the earlier one did. Stock rows are always locked before product rows.

use diesel::sql_query;
use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use types::{ProductId, ShopId, VariantId};

use crate::{Error, feed};
use db::{Tx, prepared};

/// Recomputes a product's card from its live variants, their stock and its pictures: the
/// price of the cheapest variant, whether prices vary, whether any can be bought and few are left
/// of one, the first picture. Call it in the transaction that changed any of these.
pub async fn refresh_card(tx: &mut Tx, product: ProductId) -> Result<(), Error> {
    let lock = sql_query("select 1 from products where id = $1 for no key update");
    prepared(lock.bind::<BigInt, _>(product))
        .execute(tx.conn())
        .await?;
    let refresh = sql_query(include_str!("refresh_card.sql"));
    prepared(refresh.bind::<BigInt, _>(product))
        .execute(tx.conn())
        .await?;
    feed::notify(tx);
    Ok(())
}

/// Recomputes only whether the products of these variants can be bought and run low. Call it in the
/// transaction that changed the variants' stock, after the change.
pub async fn refresh_in_stock(tx: &mut Tx, variants: &[VariantId]) -> Result<(), Error> {
    if variants.is_empty() {
        return Ok(());
    }
    let lock = sql_query(
        "select 1 from products \
         where id in (select product_id from variants where id = any ($1)) \
         order by id for no key update",
    );
    prepared(lock.bind::<Array<BigInt>, _>(variants))
        .execute(tx.conn())
        .await?;
    let refresh = sql_query(include_str!("refresh_in_stock.sql"));
    prepared(refresh.bind::<Array<BigInt>, _>(variants))
        .execute(tx.conn())
        .await?;
    feed::notify(tx);
    Ok(())
}

/// Locks a shop's products: whoever sells one meanwhile waits, or was waited for.
pub(crate) async fn lock_all(tx: &mut Tx, shop: ShopId) -> Result<(), Error> {
    sql_query("select 1 from products where shop_id = $1 order by id for no key update")
        .bind::<BigInt, _>(shop)
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Recomputes which of a shop's products run low, all of them locked. Call it in the transaction that changed from
/// when on they do, after the change.
pub(crate) async fn refresh_runs_low(tx: &mut Tx, shop: ShopId) -> Result<(), Error> {
    sql_query(
        "update products set runs_low = not runs_low \
         where shop_id = $1 and runs_low <> runs_low(id)",
    )
    .bind::<BigInt, _>(shop)
    .execute(tx.conn())
    .await?;
    Ok(())
}
