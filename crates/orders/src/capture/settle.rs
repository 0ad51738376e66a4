//! What the provider's record of a payment means for the order.

use db::Tx;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use payments::{Capture, CaptureStatus, OrderStatus, ProviderOrder};
use types::OrderId;

use super::unapplied::UnappliedReason;
use super::{finish, pin, unapplied};
use crate::payment::{self, Payment};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::Actor;
use crate::{Error, OrdersContext, checkout, emails, refund};

/// Brings an order to where the provider's own record says it is. Safe to repeat. A declined
/// capture changes nothing here: another attempt may be on its way, and only the one who made
/// the attempt may give its holds back.
pub async fn settle(
    context: &OrdersContext,
    id: OrderId,
    said: &ProviderOrder,
) -> Result<(), Error> {
    let Some(capture) = &said.capture else {
        return match said.status {
            OrderStatus::Voided => fail(context, id).await,
            _ => Ok(()),
        };
    };
    match capture.status {
        CaptureStatus::Pending => pending(context, id).await,
        CaptureStatus::Declined => Err(Error::Declined),
        CaptureStatus::Completed | CaptureStatus::PartiallyRefunded | CaptureStatus::Refunded => {
            // whoever asked is answered from, and what a crash took is found again by, a later one
            let settled = db::transaction_unflushed(&context.pool, async |tx| {
                paid(tx, context, id, said, capture).await
            });
            let settled = settled.await?;
            db::crash_point("capture::settled");
            refund::take_over(context, id, said, None).await?;
            match settled {
                Settled::Paid => Ok(()),
                Settled::GoesBack => Err(Error::ProviderMismatch),
            }
        }
    }
}

enum Settled {
    /// The order has its money.
    Paid,
    /// No order can use what came.
    GoesBack,
}

async fn paid(
    tx: &mut Tx,
    context: &OrdersContext,
    id: OrderId,
    said: &ProviderOrder,
    capture: &Capture,
) -> Result<Settled, Error> {
    let payment = payment::lock(tx, id).await?;
    if payment.capture_id.is_some() {
        // told before, by whoever was faster
        return Ok(match payment.is_unapplied {
            true => Settled::GoesBack,
            false => Settled::Paid,
        });
    }
    if let Some(why) = wrong(context, &payment, said, capture) {
        tracing::error!(order = %payment.number, ?why, ?said, "a payment is not what was asked for");
        unapplied::run(tx, context, payment, capture, why).await?;
        return Ok(Settled::GoesBack);
    }
    let payment = match payment.status {
        PaymentStatus::Pending => pin(tx, payment, None).await?.payment,
        _ => payment,
    };
    if payment.status != PaymentStatus::Confirming {
        unapplied::run(tx, context, payment, capture, UnappliedReason::TooLate).await?;
        return Ok(Settled::GoesBack);
    }
    finish::run(tx, &payment, capture).await?;
    Ok(Settled::Paid)
}

/// Why a capture is not the payment that was asked for, if it is not.
fn wrong(
    context: &OrdersContext,
    payment: &Payment,
    said: &ProviderOrder,
    capture: &Capture,
) -> Option<UnappliedReason> {
    let ours = context.provider.payee();
    if capture.status != CaptureStatus::Completed {
        Some(UnappliedReason::WentBack)
    } else if capture.currency.as_str() != payment.currency {
        Some(UnappliedReason::Currency)
    } else if capture.amount != payment.amount {
        Some(UnappliedReason::Amount)
    } else if said.reference.as_deref() != Some(payment.number.as_str()) {
        Some(UnappliedReason::Order)
    } else if ours.is_some() && said.payee.as_deref() != ours {
        Some(UnappliedReason::Account)
    } else {
        None
    }
}

/// The provider itself waits for the money, such as for an eCheck: the order waits too.
async fn pending(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    let query = diesel::sql_query(
        "update payments set pending_since = now() \
         where order_id = $1 and status = 'confirming' and pending_since is null",
    );
    db::prepared(query.bind::<BigInt, _>(id))
        .execute(&mut *context.pool.get().await?)
        .await?;
    Ok(())
}

/// The money will not come.
pub(crate) async fn fail(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if !matches!(
            payment.status,
            PaymentStatus::Pending | PaymentStatus::Confirming
        ) {
            return Ok(());
        }
        let to = ShopOrderStatus::Cancelled;
        checkout::close(tx, &payment, PaymentStatus::Failed, to, Actor::System).await?;
        match payment.status {
            PaymentStatus::Confirming => {
                emails::payment::payment_failed(tx, context, &payment).await
            }
            // nobody was told to wait
            _ => Ok(()),
        }
    })
    .await
}
