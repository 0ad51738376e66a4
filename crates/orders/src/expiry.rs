//! Expiry of checkouts that were not paid in time: stock and coupon are released.

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;
use types::OrderId;

use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::Actor;
use crate::{Error, OrdersContext, checkout, emails, payment};

/// How many orders are closed at once: few enough to leave the connections to buyers.
const AT_ONCE: usize = 4;

/// How many a round takes before it looks again.
const A_ROUND: usize = 400;

#[derive(QueryableByName)]
struct Overdue {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
}

/// Closes the orders whose 15 minutes are over, each in a transaction of its own, until there
/// are none. One that cannot be closed now does not keep the others open.
pub async fn run(context: &OrdersContext) -> Result<(), Error> {
    loop {
        let overdue: Vec<Overdue> = diesel::sql_query(include_str!("expiry/overdue.sql"))
            .bind::<BigInt, _>(i64::try_from(A_ROUND).unwrap_or(i64::MAX))
            .load(&mut *context.pool.get().await?)
            .await?;
        let found = overdue.len();
        let each = futures_util::stream::iter(overdue);
        let closed = each.map(async |Overdue { order_id }| match close(context, order_id).await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!(%error, order = %order_id, "an unpaid order could not be closed");
                false
            }
        });
        let closed: Vec<bool> = closed.buffer_unordered(AT_ONCE).collect().await;
        // where some stay open the rest waits for the next round
        if found < A_ROUND || closed.contains(&false) {
            return Ok(());
        }
    }
}

async fn close(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if payment.status != PaymentStatus::Pending {
            return Ok(());
        }
        let to = ShopOrderStatus::Expired;
        checkout::close(tx, &payment, PaymentStatus::Expired, to, Actor::System).await?;
        emails::payment::expired(tx, context, &payment).await
    })
    .await
}
