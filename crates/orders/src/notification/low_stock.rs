//! Low stock after a sale: recorded in the transaction of the sale, and reported by one email to
//! each shop in the job that writes the order's emails.

use catalog::stock::LowStockVariant;
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Jsonb};
use diesel_async::RunQueryDsl;
use types::{OrderId, ShopOrderId, VariantId};

use super::About;
use crate::Error;

/// Tells the shops of what an order left few of. Sales that leave enough, which most do, ask the
/// database nothing here.
pub(crate) async fn tell(
    tx: &mut Tx,
    order: OrderId,
    low_stock: &[LowStockVariant],
) -> Result<(), Error> {
    if low_stock.is_empty() {
        return Ok(());
    }
    let variants: Vec<VariantId> = low_stock.iter().map(|each| each.variant).collect();
    let left: Vec<i64> = low_stock.iter().map(|each| each.left).collect();
    diesel::sql_query(include_str!("low_stock.sql"))
        .bind::<BigInt, _>(order)
        .bind::<Array<BigInt>, _>(variants)
        .bind::<Array<BigInt>, _>(left)
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Told {
    #[diesel(sql_type = Jsonb)]
    about: serde_json::Value,
}

/// What a shop was told that its part of an order left few of, if it wants emails of that kind.
pub(crate) async fn to_email(tx: &mut Tx, part: ShopOrderId) -> Result<Vec<About>, Error> {
    let told: Vec<Told> = diesel::sql_query(include_str!("to_email.sql"))
        .bind::<BigInt, _>(part)
        .load(tx.conn())
        .await?;
    let read = |told: Told| Ok(serde_json::from_value(told.about)?);
    told.into_iter().map(read).collect()
}
