//! Payments whose outcome did not come: the provider is asked until it is known.

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use payments::OrderStatus;
use types::OrderId;

use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::{Desk, Error, capture};

/// Seconds between two looks at the same payment.
const AGAIN: i32 = 30;

#[derive(QueryableByName)]
struct Due {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
}

/// Looks at every payment whose time to be looked at has come. One that cannot be settled
/// now does not keep the others waiting.
pub async fn run(desk: &Desk) -> Result<(), Error> {
    let due: Vec<Due> = diesel::sql_query(
        "select order_id from payments where check_at < now() order by check_at limit 50",
    )
    .load(&mut *desk.pool.get().await?)
    .await?;
    for Due { order_id } in due {
        if let Some(payment) = take(desk, order_id).await?
            && let Err(error) = look(desk, &payment).await
        {
            tracing::warn!(%error, order = %payment.number, "a payment is still open");
        }
    }
    Ok(())
}

/// Takes one payment for a look: the next look, by whichever gateway, is half a minute off.
async fn take(desk: &Desk, id: OrderId) -> Result<Option<Payment>, Error> {
    db::transaction(&desk.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if payment.status != PaymentStatus::Confirming || !is_due(tx, &payment).await? {
            return Ok(None);
        }
        payment::check_in(tx, payment.id, Some(AGAIN)).await?;
        Ok(Some(payment))
    })
    .await
}

async fn is_due(tx: &mut db::Tx, payment: &Payment) -> Result<bool, Error> {
    let due = diesel::sql_query("select 1 from payments where id = $1 and check_at < now()")
        .bind::<BigInt, _>(payment.id)
        .execute(tx.conn())
        .await?;
    Ok(due == 1)
}

async fn look(desk: &Desk, payment: &Payment) -> Result<(), Error> {
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        return capture::revert(desk, payment.order_id).await;
    };
    let said = match desk.provider.get(provider_order).await {
        Ok(said) => said,
        Err(payments::Error::NotFound) => return capture::fail(desk, payment.order_id).await,
        Err(_) => return Err(Error::ProviderUnavailable),
    };
    match said.status {
        // approved, and the capture never arrived there: ask once more, under the same id
        OrderStatus::Approved => capture::ask(desk, payment).await,
        OrderStatus::Created | OrderStatus::Saved | OrderStatus::PayerActionRequired => {
            capture::revert(desk, payment.order_id).await
        }
        _ => match capture::settle(desk, payment.order_id, &said).await {
            Err(Error::Declined) => capture::revert(desk, payment.order_id).await,
            settled => settled,
        },
    }
}
