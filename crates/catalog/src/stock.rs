//! Stock: what a seller adds and what is put back; `holds` is what a checkout takes. Stock is
//! counted only in this module.
//!
//! Every step is one conditional UPDATE per variant, in ID order, to avoid deadlocks between
//! checkouts; CHECK constraints back up the conditions.

mod holds;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{ProductId, Quantity, ShopId, UserId, VariantId};

use crate::{Error, product};
use db::{Tx, prepared};

pub use holds::{LiveHold, LowStockVariant, claim, hold, live, lock, pin, release, unpin};

/// So many of one variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StockItem {
    /// What.
    pub variant: VariantId,
    /// How many.
    pub quantity: Quantity,
}

/// What a shopper can have of a variant now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Left {
    /// What.
    #[diesel(sql_type = BigInt)]
    pub variant: VariantId,
    /// How many, those included that their own unfinished checkouts set aside.
    #[diesel(sql_type = BigInt)]
    pub available: i64,
    /// Whether nothing but the number can keep them from buying it.
    #[diesel(sql_type = Bool)]
    pub may_buy: bool,
}

/// What a shopper can have of these variants now; of the whole offer only what tells whether it
/// is sold out.
pub async fn left(
    mut conn: &AsyncPgConnection,
    shopper: UserId,
    variants: &[VariantId],
) -> Result<Vec<Left>, Error> {
    let query = diesel::sql_query(include_str!("stock/left.sql"))
        .bind::<BigInt, _>(shopper)
        .bind::<Array<BigInt>, _>(variants);
    Ok(prepared(query).load(&mut conn).await?)
}

/// Puts sold pieces back on the shelf: the shop order was cancelled before it was shipped.
pub async fn restock(tx: &mut Tx, items: &[StockItem]) -> Result<(), Error> {
    if items.is_empty() {
        return Ok(());
    }
    let mut items = items.to_vec();
    items.sort_by_key(|want| want.variant);
    for back in &items {
        diesel::sql_query(
            "update stock set on_hand = on_hand + $2, claimed = claimed - $2 where variant_id = $1",
        )
        .bind::<BigInt, _>(back.variant)
        .bind::<BigInt, _>(i64::from(back.quantity.get()))
        .execute(tx.conn())
        .await?;
    }
    refresh(tx, items.iter().map(|back| back.variant)).await?;
    reduce_sold_counts(tx, &items).await
}

/// What comes back was not sold: best sellers are counted without it. A function of the
/// database does it, since a seller has no right to write the count.
async fn reduce_sold_counts(tx: &mut Tx, items: &[StockItem]) -> Result<(), Error> {
    let variants: Vec<VariantId> = items.iter().map(|back| back.variant).collect();
    let pieces: Vec<Quantity> = items.iter().map(|back| back.quantity).collect();
    diesel::sql_query("select goods_unsold($1, $2)")
        .bind::<Array<BigInt>, _>(variants)
        .bind::<Array<Integer>, _>(pieces)
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// What a seller says of a shelf. `available` is what can be bought, on top of what is set
/// aside for checkouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// It is so many now, whatever it was.
    Set(i64),
    /// It is so many now, if it still is what the seller saw.
    SetFrom {
        /// What they saw.
        seen: i64,
        /// What it is to be.
        available: i64,
    },
    /// So many more, or fewer below 0.
    Change(i64),
}

#[derive(QueryableByName)]
struct OnShelf {
    #[diesel(sql_type = BigInt)]
    available: i64,
    #[diesel(sql_type = BigInt)]
    reserved: i64,
    #[diesel(sql_type = BigInt)]
    claimed: i64,
}

/// A seller counts the shelf. The shop is part of the condition: another shop's variant is
/// [`Error::NotFound`]. A shelf that is not what they saw, or from which more is taken than it
/// has, is [`Error::StockMoved`]; what is out of range is refused.
pub async fn count(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    variant: VariantId,
    count: Count,
) -> Result<(), Error> {
    let shelf: Option<OnShelf> = diesel::sql_query(include_str!("stock/lock_own.sql"))
        .bind::<BigInt, _>(shop)
        .bind::<BigInt, _>(product)
        .bind::<BigInt, _>(variant)
        .get_result(tx.conn())
        .await
        .optional()?;
    let shelf = shelf.ok_or(Error::NotFound)?;
    let moved = Error::StockMoved {
        available: shelf.available,
    };
    let available = match count {
        Count::Set(available) => available,
        Count::SetFrom { seen, .. } if seen != shelf.available => return Err(moved),
        Count::SetFrom { available, .. } => available,
        Count::Change(by) => shelf.available.saturating_add(by),
    };
    if matches!(count, Count::Change(_)) && available < 0 {
        return Err(moved);
    }
    product::check_stock(available)?;
    diesel::sql_query("update stock set on_hand = $2, received = $3 where variant_id = $1")
        .bind::<BigInt, _>(variant)
        .bind::<BigInt, _>(shelf.reserved + available)
        .bind::<BigInt, _>(shelf.reserved + available + shelf.claimed)
        .execute(tx.conn())
        .await?;
    refresh(tx, [variant]).await
}

/// Puts a new product's variants on the shelf, each with so many pieces.
pub async fn insert(tx: &mut Tx, counts: &[(VariantId, i64)]) -> Result<(), Error> {
    let variants: Vec<i64> = counts.iter().map(|(variant, _)| variant.get()).collect();
    let counts: Vec<i64> = counts.iter().map(|(_, count)| *count).collect();
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
