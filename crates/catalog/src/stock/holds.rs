//! Holds: set aside when a payment starts, pinned while money moves, claimed when it came,
//! given back when it did not.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{OrderId, VariantId};

use super::{Wanted, refresh};
use crate::{Error, feed};
use db::Tx;

#[derive(QueryableByName)]
struct Held {
    #[diesel(sql_type = BigInt)]
    variant_id: VariantId,
    #[diesel(sql_type = Integer)]
    quantity: i32,
}

#[derive(QueryableByName)]
struct Available {
    #[diesel(sql_type = BigInt)]
    available: i64,
}

/// Sets stock aside for an order until `expires_at`. Fails with [`Error::OutOfStock`] for the
/// first variant that has too few left, and then the whole transaction must be given up.
pub async fn hold(
    tx: &mut Tx,
    order: OrderId,
    wanted: &[Wanted],
    expires_at: DateTime<Utc>,
) -> Result<(), Error> {
    let mut wanted = wanted.to_vec();
    wanted.sort_by_key(|want| want.variant);
    for want in &wanted {
        reserve(tx, *want).await?;
        diesel::sql_query(
            "insert into stock_holds (order_id, variant_id, quantity, expires_at) \
             values ($1, $2, $3, $4)",
        )
        .bind::<BigInt, _>(order)
        .bind::<BigInt, _>(want.variant)
        .bind::<Integer, _>(want.quantity)
        .bind::<Timestamptz, _>(expires_at)
        .execute(tx.conn())
        .await?;
    }
    refresh(tx, wanted.iter().map(|want| want.variant)).await
}

async fn reserve(tx: &mut Tx, want: Wanted) -> Result<(), Error> {
    let changed = diesel::sql_query(
        "update stock set reserved = reserved + $2 \
         where variant_id = $1 and on_hand - reserved >= $2",
    )
    .bind::<BigInt, _>(want.variant)
    .bind::<BigInt, _>(i64::from(want.quantity.get()))
    .execute(tx.conn())
    .await?;
    if changed == 1 {
        return Ok(());
    }
    let left: Option<Available> = diesel::sql_query(
        "select on_hand - reserved as available from stock where variant_id = $1",
    )
    .bind::<BigInt, _>(want.variant)
    .get_result(tx.conn())
    .await
    .optional()?;
    Err(Error::OutOfStock {
        variant: want.variant,
        available: left.map_or(0, |row| row.available),
    })
}

/// Pins an order's holds: from here on only the outcome of the capture frees them, not time.
/// Answers whether they were still held.
pub async fn pin(tx: &mut Tx, order: OrderId) -> Result<bool, Error> {
    let pinned = set_status(tx, order, "'held'", "pinned").await?;
    Ok(!pinned.is_empty())
}

/// Lets pinned holds expire again, `expires_at` as it was: the capture did not happen.
pub async fn unpin(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    set_status(tx, order, "'pinned'", "held").await?;
    Ok(())
}

/// Turns an order's pinned holds into sold goods.
pub async fn claim(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    let held = set_status(tx, order, "'pinned'", "claimed").await?;
    for row in &held {
        diesel::sql_query(
            "update stock set on_hand = on_hand - $2, reserved = reserved - $2, \
             claimed = claimed + $2 where variant_id = $1",
        )
        .bind::<BigInt, _>(row.variant_id)
        .bind::<BigInt, _>(i64::from(row.quantity))
        .execute(tx.conn())
        .await?;
    }
    count_sold(tx, &held).await
}

async fn count_sold(tx: &mut Tx, held: &[Held]) -> Result<(), Error> {
    let variants: Vec<i64> = held.iter().map(|row| row.variant_id.get()).collect();
    let quantities: Vec<i32> = held.iter().map(|row| row.quantity).collect();
    diesel::sql_query(
        "select id from products where id in (select product_id from variants where id = any($1)) \
         order by id for no key update",
    )
    .bind::<Array<BigInt>, _>(&variants)
    .execute(tx.conn())
    .await?;
    diesel::sql_query(
        "update products p set sold_count = sold_count + s.quantity from ( \
             select v.product_id, sum(h.quantity) as quantity \
             from unnest($1::bigint[], $2::integer[]) as h(variant_id, quantity) \
             join variants v on v.id = h.variant_id group by v.product_id order by 1 \
         ) s where p.id = s.product_id",
    )
    .bind::<Array<BigInt>, _>(variants)
    .bind::<Array<Integer>, _>(quantities)
    .execute(tx.conn())
    .await?;
    feed::tell(tx);
    Ok(())
}

/// Gives an order's held or pinned stock back to the shelf. Harmless when there is none.
pub async fn release(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    let held = set_status(tx, order, "'held', 'pinned'", "released").await?;
    for row in &held {
        diesel::sql_query("update stock set reserved = reserved - $2 where variant_id = $1")
            .bind::<BigInt, _>(row.variant_id)
            .bind::<BigInt, _>(i64::from(row.quantity))
            .execute(tx.conn())
            .await?;
    }
    refresh(tx, held.iter().map(|row| row.variant_id)).await
}

/// Locks the shelf's rows of the orders' holds and of more variants, then their products, each
/// in id order, for a transaction that will both release and hold.
pub async fn lock(tx: &mut Tx, orders: &[OrderId], variants: &[VariantId]) -> Result<(), Error> {
    diesel::sql_query(
        "select variant_id from stock where variant_id = any($2) or variant_id in ( \
             select variant_id from stock_holds where order_id = any($1)) \
         order by variant_id for update",
    )
    .bind::<Array<BigInt>, _>(orders)
    .bind::<Array<BigInt>, _>(variants)
    .execute(tx.conn())
    .await?;
    diesel::sql_query(
        "select id from products where id in ( \
             select product_id from variants where id = any($2) or id in ( \
                 select variant_id from stock_holds where order_id = any($1))) \
         order by id for no key update",
    )
    .bind::<Array<BigInt>, _>(orders)
    .bind::<Array<BigInt>, _>(variants)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// The order's holds in one of the `from` states get a new one; locked in id order.
async fn set_status(
    tx: &mut Tx,
    order: OrderId,
    from: &'static str,
    to: &'static str,
) -> Result<Vec<Held>, Error> {
    let held = diesel::sql_query(format!(
        "with live as ( \
             select id from stock_holds where order_id = $1 and status in ({from}) \
             order by variant_id for update), \
         moved as ( \
             update stock_holds h set status = '{to}' from live where h.id = live.id \
             returning h.variant_id, h.quantity) \
         select variant_id, quantity from moved order by variant_id"
    ))
    .bind::<BigInt, _>(order)
    .load(tx.conn())
    .await?;
    Ok(held)
}
