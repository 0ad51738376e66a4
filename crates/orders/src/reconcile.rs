//! Payments whose outcome did not come: the provider is asked until it is known.

use chrono::{TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use payments::{CaptureStatus, OrderStatus};
use types::OrderId;

use crate::capture::Attempt;
use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::{Desk, Error, capture};

/// Seconds between two looks at the same open payment.
const AGAIN: i32 = 30;

/// Seconds between two looks at a closed one.
const AGAIN_CLOSED: i32 = 600;

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
        if let Err(error) = settle(desk, order_id).await {
            tracing::warn!(%error, order = %order_id, "a payment is still open");
        }
    }
    Ok(())
}

async fn settle(desk: &Desk, id: OrderId) -> Result<(), Error> {
    match take(desk, id).await? {
        Some(attempt) => look(desk, &attempt).await,
        None => Ok(()),
    }
}

/// Takes one payment for a look: whichever gateway has the next one, it is a while off.
async fn take(desk: &Desk, id: OrderId) -> Result<Option<Attempt>, Error> {
    db::transaction(&desk.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if !is_due(tx, &payment).await? {
            return Ok(None);
        }
        let again = match payment.status {
            PaymentStatus::Confirming => AGAIN,
            _ => AGAIN_CLOSED,
        };
        payment::check_in(tx, payment.id, Some(again)).await?;
        Ok(Some(Attempt {
            number: payment::attempts(tx, payment.id).await?,
            payment,
            repeated: true,
        }))
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

async fn look(desk: &Desk, attempt: &Attempt) -> Result<(), Error> {
    let payment = &attempt.payment;
    if payment.status != PaymentStatus::Confirming {
        return look_back(desk, payment).await;
    }
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        return capture::revert(desk, attempt).await;
    };
    let said = match desk.provider.get(provider_order).await {
        Ok(said) => said,
        Err(payments::Error::NotFound) if is_old(payment) => {
            return capture::fail(desk, payment.order_id).await;
        }
        Err(_) => return Err(Error::ProviderUnavailable),
    };
    match said.status {
        // approved, and the capture never arrived there: ask once more, under the same id
        OrderStatus::Approved => capture::ask(desk, attempt).await,
        OrderStatus::Created | OrderStatus::Saved | OrderStatus::PayerActionRequired => {
            capture::revert(desk, attempt).await
        }
        _ => capture::settle_attempt(desk, attempt, &said).await,
    }
}

/// A payment that was closed after a capture had been tried: money that came after all goes
/// back. The provider is asked until its answer leaves nothing open.
async fn look_back(desk: &Desk, payment: &Payment) -> Result<(), Error> {
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        return look_no_more(desk, payment).await;
    };
    let said = match desk.provider.get(provider_order).await {
        Ok(said) => said,
        Err(payments::Error::NotFound) if is_old(payment) => {
            return look_no_more(desk, payment).await;
        }
        Err(_) => return Err(Error::ProviderUnavailable),
    };
    let capture = said.capture.as_ref().map(|capture| capture.status);
    match capture::settle(desk, payment.order_id, &said).await {
        Ok(()) if capture == Some(CaptureStatus::Pending) => Ok(()),
        // nothing came, or it went back already
        Ok(()) | Err(Error::Declined | Error::ProviderMismatch) => {
            look_no_more(desk, payment).await
        }
        Err(error) => Err(error),
    }
}

async fn look_no_more(desk: &Desk, payment: &Payment) -> Result<(), Error> {
    db::transaction(&desk.pool, async |tx| {
        payment::check_in(tx, payment.id, None).await
    })
    .await
}

/// The provider forgets orders in the end; before that, "not found" is no proof of anything.
fn is_old(payment: &Payment) -> bool {
    payment.expires_at < Utc::now() - TimeDelta::hours(5)
}
