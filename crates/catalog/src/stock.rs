//! The shelf: what a seller puts on it and what comes back to it; `holds` is what a checkout
//! takes from it. Stock is counted in this module and nowhere else.
//!
//! Every step is one conditional UPDATE per variant, in id order, so that two checkouts
//! never wait for each other in a circle; CHECK constraints stand behind the conditions.

mod holds;

use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use types::{ProductId, Quantity, ShopId, VariantId};

use crate::{Error, product};
use db::Tx;

pub use holds::{Live, claim, hold, live, lock, pin, release, unpin};

/// So many of one variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// What.
    pub variant: VariantId,
    /// How many.
    pub quantity: Quantity,
}

/// Puts sold goods back on the shelf: the shop order was cancelled before it was shipped.
pub async fn restock(tx: &mut Tx, goods: &[Wanted]) -> Result<(), Error> {
    let mut goods = goods.to_vec();
    goods.sort_by_key(|want| want.variant);
    for back in &goods {
        diesel::sql_query(
            "update stock set on_hand = on_hand + $2, claimed = claimed - $2 where variant_id = $1",
        )
        .bind::<BigInt, _>(back.variant)
        .bind::<BigInt, _>(i64::from(back.quantity.get()))
        .execute(tx.conn())
        .await?;
    }
    refresh(tx, goods.iter().map(|back| back.variant)).await
}

/// A seller counts the shelf: `available` is what can be bought from now on, on top of what
/// is set aside for checkouts. The shop is part of the condition: another shop's variant is
/// [`Error::NotFound`].
pub async fn set(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    variant: VariantId,
    available: i64,
) -> Result<(), Error> {
    let changed = diesel::sql_query(
        "update stock set on_hand = reserved + $4, received = reserved + $4 + claimed \
         where variant_id = ( \
             select v.id from variants v join products p on p.id = v.product_id \
             where v.id = $3 and p.id = $2 and p.shop_id = $1 and v.archived_at is null)",
    )
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(product)
    .bind::<BigInt, _>(variant)
    .bind::<BigInt, _>(available)
    .execute(tx.conn())
    .await?;
    if changed == 0 {
        return Err(Error::NotFound);
    }
    refresh(tx, [variant]).await
}

/// Puts a new product's variants on the shelf, each with so many pieces.
pub async fn shelve(tx: &mut Tx, goods: &[(VariantId, i64)]) -> Result<(), Error> {
    let variants: Vec<i64> = goods.iter().map(|(variant, _)| variant.get()).collect();
    let counts: Vec<i64> = goods.iter().map(|(_, count)| *count).collect();
    diesel::sql_query(
        "insert into stock (variant_id, received, on_hand) \
         select variant_id, count, count from unnest($1::bigint[], $2::bigint[]) as g(variant_id, count)",
    )
    .bind::<Array<BigInt>, _>(variants)
    .bind::<Array<BigInt>, _>(counts)
    .execute(tx.conn())
    .await?;
    Ok(())
}

async fn refresh(tx: &mut Tx, variants: impl IntoIterator<Item = VariantId>) -> Result<(), Error> {
    let variants: Vec<VariantId> = variants.into_iter().collect();
    product::refresh_in_stock(tx, &variants).await
}
