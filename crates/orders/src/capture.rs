//! Capturing an approved payment.
//!
//! First the holds are pinned and the payment is `confirming`; then the provider is called; then
//! [`settle()`] compares the result with the order and completes it. Whoever learns that money
//! moved (the response, a webhook, polling) calls [`settle()`].

mod finish;
mod settle;
pub(crate) mod unapplied;

use auth::actor::User;
use db::Tx;
use db::idempotency::{self, Claim, Key};
use payments::ProviderOrder;
use serde_json::json;
use types::OrderId;

use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::{Error, Order, OrdersContext, order, transition};

pub(crate) use settle::fail;
pub use settle::settle;

/// Seconds after which the provider is asked for an outcome that did not come: longer than
/// a capture and the look after it can take.
const LOOK_AGAIN: i32 = 45;

/// One attempt to take the money of a payment. What an attempt learns counts only for itself.
#[derive(Debug, Clone)]
pub(crate) struct Attempt {
    /// The payment, pinned.
    pub payment: Payment,
    /// 1 for the first, 2 after a refusal …
    pub number: i64,
    /// Whether the provider was asked for this attempt before, with an outcome unknown.
    pub repeated: bool,
}

/// Takes the money. `Ok` with a payment still `confirming` means that the outcome is not
/// known yet; it settles by itself. Run it to its end even if the buyer goes away.
pub async fn run(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    id: OrderId,
) -> Result<Order, Error> {
    let begun = db::transaction(&context.pool, async |tx| begin(tx, user, key, id).await).await?;
    let attempt = match begun {
        Begun::Answered(order) => return Ok(*order),
        Begun::Pinned(attempt) => attempt,
    };
    db::crash_point("capture::pinned");
    let outcome = ask(context, &attempt).await;
    if let Err(error) = &outcome {
        release_key(context, key).await?;
        tracing::info!(%error, order = %attempt.payment.number, "a capture came to nothing");
    }
    outcome?;
    let answered = answer(context, key, id).await;
    db::crash_point("capture::answered");
    answered
}

enum Begun {
    Answered(Box<Order>),
    Pinned(Attempt),
}

async fn begin(tx: &mut Tx, user: &User, key: &Key, id: OrderId) -> Result<Begun, Error> {
    if let Claim::Done(order) = idempotency::claim(tx, key).await? {
        return Ok(Begun::Answered(Box::new(order)));
    }
    let payment = payment::lock(tx, id).await?;
    if payment.user_id != user.id() {
        return Err(Error::NotFound);
    }
    if payment.is_unapplied {
        return Err(Error::ProviderMismatch);
    }
    match payment.status {
        PaymentStatus::Pending => pin(tx, payment, Some(key)).await.map(Begun::Pinned),
        PaymentStatus::Confirming => Err(Error::CaptureInFlight),
        PaymentStatus::Paid => {
            let order = order::load(tx.conn(), id).await?;
            idempotency::finish(tx, key, &order).await?;
            Ok(Begun::Answered(Box::new(order)))
        }
        other => Err(Error::PaymentState(other)),
    }
}

/// From here on only the outcome frees the stock.
async fn pin(tx: &mut Tx, payment: Payment, key: Option<&Key>) -> Result<Attempt, Error> {
    if !catalog::stock::pin(tx, payment.order_id).await? {
        return Err(Error::PaymentState(PaymentStatus::Expired));
    }
    if let Some(key) = key {
        idempotency::begin(tx, key, payment.order_id.get()).await?;
    }
    Ok(Attempt {
        number: payment::begin_attempt(tx, payment.id, LOOK_AGAIN).await?,
        payment: Payment {
            status: PaymentStatus::Confirming,
            ..payment
        },
        repeated: false,
    })
}

/// The buyer approved and was lost: takes the money without them. Nothing to do for a payment
/// that is not open any more.
pub(crate) async fn approved(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    let attempt = db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        match payment.status {
            PaymentStatus::Pending => pin(tx, payment, None).await.map(Some),
            _ => Ok(None),
        }
    });
    match attempt.await? {
        Some(attempt) => ask(context, &attempt).await,
        None => Ok(()),
    }
}

/// Asks the provider for the money of a pinned payment and settles what it says.
pub(crate) async fn ask(context: &OrdersContext, attempt: &Attempt) -> Result<(), Error> {
    let payment = &attempt.payment;
    let Some(provider_order) = payment.provider_order_id.as_deref() else {
        revert(context, attempt).await?;
        return Err(Error::NotApproved);
    };
    // one id an attempt: the provider may answer a repeated id with its earlier refusal
    let request_id = format!("capture:{}:{}", payment.number, attempt.number);
    let captured = context.provider.capture(provider_order, &request_id).await;
    db::crash_point("capture::taken");
    match captured {
        Ok(_) => match context.provider.get(provider_order).await {
            Ok(said) => settle_attempt(context, attempt, &said).await,
            // money moved; polling finds out what became of it
            Err(_) => Ok(()),
        },
        Err(payments::Error::Unknown { reason }) => {
            tracing::warn!(%reason, order = %payment.number, "the outcome of a capture is unknown");
            Ok(())
        }
        // nothing came of this call, which says nothing about the one before it
        Err(payments::Error::Unavailable { .. } | payments::Error::NotFound)
            if attempt.repeated =>
        {
            Err(Error::ProviderUnavailable)
        }
        Err(error) => {
            revert(context, attempt).await?;
            Err(refused(&error))
        }
    }
}

/// Settles what the provider says to whoever made the attempt: a refusal gives the holds back.
pub(crate) async fn settle_attempt(
    context: &OrdersContext,
    attempt: &Attempt,
    said: &ProviderOrder,
) -> Result<(), Error> {
    let settled = settle(context, attempt.payment.order_id, said).await;
    if matches!(settled, Err(Error::Declined)) {
        revert(context, attempt).await?;
    }
    settled
}

fn refused(error: &payments::Error) -> Error {
    match error {
        payments::Error::NotApproved => Error::NotApproved,
        payments::Error::Unavailable { .. } => Error::ProviderUnavailable,
        _ => Error::Declined,
    }
}

/// The provider took nothing: the buyer may try again while the hold lasts. An attempt that
/// was overtaken by another one gives nothing back.
pub(crate) async fn revert(context: &OrdersContext, attempt: &Attempt) -> Result<(), Error> {
    let id = attempt.payment.order_id;
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if payment::attempts(tx, payment.id).await? != attempt.number {
            return Ok(());
        }
        let (from, to) = (PaymentStatus::Confirming, PaymentStatus::Pending);
        if transition::payment(tx, payment.id, from, to, json!({})).await? {
            payment::check_in(tx, payment.id, None).await?;
            catalog::stock::unpin(tx, id).await?;
        }
        Ok(())
    })
    .await
}

async fn answer(context: &OrdersContext, key: &Key, id: OrderId) -> Result<Order, Error> {
    db::transaction(&context.pool, async |tx| {
        let order = order::load(tx.conn(), id).await?;
        match order.payment_status {
            // not the last word: a retry must see how it went on
            PaymentStatus::Confirming => idempotency::forget(tx, key).await?,
            _ => idempotency::finish(tx, key, &order).await?,
        }
        Ok(order)
    })
    .await
}

async fn release_key(context: &OrdersContext, key: &Key) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        Ok(idempotency::forget(tx, key).await?)
    })
    .await
}
