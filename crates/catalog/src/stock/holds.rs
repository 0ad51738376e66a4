//! Holds: held when a payment starts, pinned while money moves, claimed when it arrives, released
//! if it does not.

use chrono::{DateTime, Utc};
use db::schema::stock_holds;
use db::{Tx, prepared};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{OrderId, ProductId, UserId, VariantId};

use super::{StockItem, refresh};
use crate::{Error, feed};

/// A variant, and how many of it could be bought before it was touched.
#[derive(QueryableByName)]
struct Before {
    #[diesel(sql_type = BigInt)]
    variant_id: VariantId,
    #[diesel(sql_type = BigInt)]
    available: i64,
}

/// What a buyer's unfinished checkouts hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LiveHold {
    /// For which order.
    pub order: OrderId,
    /// What.
    pub variant: VariantId,
    /// Whether its payment is being taken at this moment, so that only the outcome frees it.
    pub pinned: bool,
}

/// What a buyer's unfinished checkouts hold now.
pub async fn live(conn: &mut AsyncPgConnection, user: UserId) -> Result<Vec<LiveHold>, Error> {
    let rows: Vec<(OrderId, VariantId, String)> = stock_holds::table
        .filter(stock_holds::user_id.eq(user))
        // in the statement's own words, or the generic plan could not use the index of live holds
        .filter(sql::<Bool>("status in ('held', 'pinned')"))
        .order((stock_holds::order_id, stock_holds::variant_id))
        .select((
            stock_holds::order_id,
            stock_holds::variant_id,
            stock_holds::status,
        ))
        .load(conn)
        .await?;
    let live = |(order, variant, status): (OrderId, VariantId, String)| LiveHold {
        order,
        variant,
        pinned: status == "pinned",
    };
    Ok(rows.into_iter().map(live).collect())
}

/// Sets stock aside for an order until `expires_at`. Fails with [`Error::OutOfStock`] for the
/// first variant that has too few left, and then the whole transaction must be given up.
pub async fn hold(
    tx: &mut Tx,
    order: OrderId,
    user: UserId,
    wanted: &[StockItem],
    expires_at: DateTime<Utc>,
) -> Result<(), Error> {
    let variants: Vec<VariantId> = wanted.iter().map(|want| want.variant).collect();
    let quantities: Vec<i32> = wanted.iter().map(|want| want.quantity.get()).collect();
    // A statement of its own: one that locks and takes would hold what it is about to write
    // against the constraints as the shelf was before it waited, and fail for nothing.
    lock(tx, &[], &variants).await?;
    let shelf: Vec<Before> = prepared(
        sql_query(include_str!("holds/hold.sql"))
            .bind::<BigInt, _>(order)
            .bind::<BigInt, _>(user)
            .bind::<Timestamptz, _>(expires_at)
            .bind::<Array<BigInt>, _>(variants)
            .bind::<Array<Integer>, _>(quantities),
    )
    .load(tx.conn())
    .await?;
    let mut emptied = Vec::new();
    for want in wanted {
        let row = shelf.iter().find(|row| row.variant_id == want.variant);
        let available = row.map_or(0, |row| row.available);
        let left = available - i64::from(want.quantity.get());
        if left < 0 {
            let variant = want.variant;
            return Err(Error::OutOfStock { variant, available });
        }
        if left == 0 {
            emptied.push(want.variant);
        }
    }
    feed::notify(tx);
    refresh(tx, emptied).await
}

/// Pins an order's holds: from here on only the outcome of the capture frees them, not time.
/// Answers whether they were still held.
pub async fn pin(tx: &mut Tx, order: OrderId) -> Result<bool, Error> {
    Ok(set_status(tx, order, "held", "pinned").await? > 0)
}

/// Lets pinned holds expire again, `expires_at` as it was: the capture did not happen.
pub async fn unpin(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    set_status(tx, order, "pinned", "held").await?;
    Ok(())
}

async fn set_status(
    tx: &mut Tx,
    order: OrderId,
    from: &'static str,
    to: &'static str,
) -> Result<usize, Error> {
    let holds = diesel::update(stock_holds::table)
        .filter(stock_holds::order_id.eq(order))
        .filter(stock_holds::status.eq(from));
    let moved = prepared(holds.set(stock_holds::status.eq(to)));
    Ok(moved.execute(tx.conn()).await?)
}

#[derive(QueryableByName)]
struct Sold {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
    #[diesel(sql_type = BigInt)]
    quantity: i64,
    #[diesel(sql_type = Bool)]
    few: bool,
    #[diesel(sql_type = Array<BigInt>)]
    low_stock: Vec<VariantId>,
    #[diesel(sql_type = Array<BigInt>)]
    left_over: Vec<i64>,
}

/// A variant of which a sale left few, by what its shop calls few.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LowStockVariant {
    /// What.
    pub variant: VariantId,
    /// How many are on the shelf, those included that are set aside for a checkout.
    pub left: i64,
}

/// Turns an order's pinned holds into sold pieces; [`Error::NothingHeld`] when there are none,
/// since nothing may be sold that was not set aside. The rows it takes are those that buyers
/// of the same products wait for: call it last. Answers what ran low by it: of each variant one
/// sale does, until more is put on the shelf.
pub async fn claim(tx: &mut Tx, order: OrderId) -> Result<Vec<LowStockVariant>, Error> {
    let sold: Vec<Sold> =
        prepared(sql_query(include_str!("holds/claim.sql")).bind::<BigInt, _>(order))
            .load(tx.conn())
            .await?;
    if sold.is_empty() {
        return Err(Error::NothingHeld);
    }
    let products: Vec<ProductId> = sold.iter().map(|row| row.product_id).collect();
    let quantities: Vec<i64> = sold.iter().map(|row| row.quantity).collect();
    let few: Vec<bool> = sold.iter().map(|row| row.few).collect();
    prepared(
        sql_query(include_str!("holds/count_sold.sql"))
            .bind::<Array<BigInt>, _>(products)
            .bind::<Array<BigInt>, _>(quantities)
            .bind::<Array<Bool>, _>(few),
    )
    .execute(tx.conn())
    .await?;
    feed::notify(tx);
    let low_stock = sold.iter().flat_map(|row| {
        let variants = row.low_stock.iter().zip(&row.left_over);
        variants.map(|(&variant, &left)| LowStockVariant { variant, left })
    });
    Ok(low_stock.collect())
}

/// Gives an order's held or pinned stock back to the shelf. Harmless when there is none.
pub async fn release(tx: &mut Tx, order: OrderId) -> Result<(), Error> {
    let shelf: Vec<Before> =
        prepared(sql_query(include_str!("holds/release.sql")).bind::<BigInt, _>(order))
            .load(tx.conn())
            .await?;
    feed::notify(tx);
    let filled = shelf.iter().filter(|row| row.available == 0);
    refresh(tx, filled.map(|row| row.variant_id)).await
}

/// Locks the shelf's rows of the orders' holds and of more variants, in id order, for a
/// transaction that will both release and hold.
pub async fn lock(tx: &mut Tx, orders: &[OrderId], variants: &[VariantId]) -> Result<(), Error> {
    prepared(
        sql_query(
            "select variant_id from stock where variant_id = any(array( \
                 select unnest($2::bigint[]) union \
                 select variant_id from stock_holds where order_id = any($1))) \
             order by variant_id for update",
        )
        .bind::<Array<BigInt>, _>(orders)
        .bind::<Array<BigInt>, _>(variants),
    )
    .execute(tx.conn())
    .await?;
    Ok(())
}
