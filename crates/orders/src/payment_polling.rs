//! Polling of payments whose outcome is unknown: the provider is asked until it is known.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer};
use diesel_async::RunQueryDsl;
use futures_util::StreamExt;
use payments::{CaptureStatus, OrderStatus};
use types::OrderId;

use crate::capture::Attempt;
use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::{Error, OrdersContext, capture};

/// Seconds between two looks at the same open payment.
const AGAIN: i32 = 30;

/// Seconds between two looks at a closed one.
const AGAIN_CLOSED: i32 = 600;

/// How many payments the provider is asked about at once.
const AT_ONCE: usize = 16;

#[derive(QueryableByName)]
struct Due {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
}

/// Looks at every payment whose time to be looked at has come, several at once. One that cannot
/// be settled now does not keep the others waiting.
pub async fn run(context: &OrdersContext) -> Result<(), Error> {
    diesel::sql_query(include_str!("payment_polling/last_look.sql"))
        .execute(&mut *context.pool.get().await?)
        .await?;
    let claimed: Vec<Due> = diesel::sql_query(include_str!("payment_polling/claim.sql"))
        .bind::<Integer, _>(AGAIN)
        .bind::<Integer, _>(AGAIN_CLOSED)
        .load(&mut *context.pool.get().await?)
        .await?;
    let each = futures_util::stream::iter(claimed);
    let settled = each.map(async |Due { order_id }| {
        if let Err(error) = settle(context, order_id).await {
            tracing::warn!(%error, order = %order_id, "a payment is still open");
        }
    });
    settled.buffer_unordered(AT_ONCE).collect::<()>().await;
    Ok(())
}

async fn settle(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    let attempt = db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        Ok::<_, Error>(Attempt {
            number: payment::attempts(tx, payment.id).await?,
            payment,
            repeated: true,
        })
    });
    look(context, &attempt.await?).await
}

async fn look(context: &OrdersContext, attempt: &Attempt) -> Result<(), Error> {
    let payment = &attempt.payment;
    match payment.status {
        PaymentStatus::Confirming => {}
        PaymentStatus::Pending => return look_once(context, payment).await,
        _ => return look_back(context, payment).await,
    }
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        return capture::revert(context, attempt).await;
    };
    let said = match context.provider.get(provider_order).await {
        Ok(said) => said,
        Err(payments::Error::NotFound) if is_old(payment, context.pool.now()) => {
            return capture::fail(context, payment.order_id).await;
        }
        Err(_) => return Err(Error::ProviderUnavailable),
    };
    match said.status {
        // approved, and the capture never arrived there: ask once more, under the same id
        OrderStatus::Approved => capture::ask(context, attempt).await,
        OrderStatus::Created | OrderStatus::Saved | OrderStatus::PayerActionRequired => {
            capture::revert(context, attempt).await
        }
        _ => capture::settle_attempt(context, attempt, &said).await,
    }
}

/// The last look at a payment that nobody captured, before its hold runs out: the buyer may have
/// approved it and lost the page.
async fn look_once(context: &OrdersContext, payment: &Payment) -> Result<(), Error> {
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        return look_no_more(context, payment).await;
    };
    let said = context.provider.get(provider_order).await;
    let said = said.map_err(|_| Error::ProviderUnavailable)?;
    match said.status {
        OrderStatus::Approved => capture::approved(context, payment.order_id).await,
        OrderStatus::Completed => match capture::settle(context, payment.order_id, &said).await {
            // a bank that was to send the money did not
            Err(Error::Declined) => look_no_more(context, payment).await,
            settled => settled,
        },
        _ => look_no_more(context, payment).await,
    }
}

/// A payment that was closed after a capture had been tried: money that came after all goes
/// back. The provider is asked until its answer leaves nothing open.
async fn look_back(context: &OrdersContext, payment: &Payment) -> Result<(), Error> {
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        return look_no_more(context, payment).await;
    };
    let said = match context.provider.get(provider_order).await {
        Ok(said) => said,
        Err(payments::Error::NotFound) if is_old(payment, context.pool.now()) => {
            return look_no_more(context, payment).await;
        }
        Err(_) => return Err(Error::ProviderUnavailable),
    };
    let capture = said.capture.as_ref().map(|capture| capture.status);
    match capture::settle(context, payment.order_id, &said).await {
        Ok(()) if capture == Some(CaptureStatus::Pending) => Ok(()),
        // nothing came, or it went back already
        Ok(()) | Err(Error::Declined | Error::ProviderMismatch) => {
            look_no_more(context, payment).await
        }
        Err(error) => Err(error),
    }
}

async fn look_no_more(context: &OrdersContext, payment: &Payment) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let now = payment::lock(tx, payment.order_id).await?;
        // somebody went on with it meanwhile: their look is theirs
        match now.status == payment.status {
            true => payment::check_in(tx, payment.id, None).await,
            false => Ok(()),
        }
    })
    .await
}

/// The provider forgets orders in the end; before that, "not found" is no proof of anything.
fn is_old(payment: &Payment, now: DateTime<Utc>) -> bool {
    payment.expires_at < now - TimeDelta::hours(5)
}
