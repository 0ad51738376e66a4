//! What the provider's own record of a payment means for the order.

use db::Tx;
use payments::{CaptureStatus, OrderStatus, ProviderOrder};
use types::OrderId;

use super::{finish, pin};
use crate::payment;
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::Actor;
use crate::{Desk, Error, checkout};

/// Brings an order to where the provider's own record says it is. Safe to repeat. A declined
/// capture changes nothing here: another attempt may be on its way, and only the one who made
/// the attempt may give its holds back.
pub async fn settle(desk: &Desk, id: OrderId, said: &ProviderOrder) -> Result<(), Error> {
    let Some(capture) = &said.capture else {
        return match said.status {
            OrderStatus::Voided => fail(desk, id).await,
            _ => Ok(()),
        };
    };
    match capture.status {
        CaptureStatus::Pending => Ok(()),
        CaptureStatus::Declined => Err(Error::Declined),
        CaptureStatus::Completed | CaptureStatus::PartiallyRefunded | CaptureStatus::Refunded => {
            let settled = db::transaction(&desk.pool, async |tx| paid(tx, id, said, capture).await);
            match settled.await? {
                Settled::Matches => Ok(()),
                Settled::Differs => give_back(desk, id, capture).await,
            }
        }
    }
}

enum Settled {
    Matches,
    Differs,
}

async fn paid(
    tx: &mut Tx,
    id: OrderId,
    said: &ProviderOrder,
    capture: &payments::Capture,
) -> Result<Settled, Error> {
    let payment = payment::lock(tx, id).await?;
    if payment.capture_id.is_some() {
        return Ok(Settled::Matches);
    }
    // money that went back before we knew of it pays for nothing
    let matches = capture.status == CaptureStatus::Completed
        && capture.amount == payment.amount
        && capture.currency.as_str() == payment.currency
        && said.reference.as_deref() == Some(payment.number.as_str());
    if !matches {
        tracing::error!(order = %payment.number, ?said, "the provider took something else than was asked for");
        return Ok(Settled::Differs);
    }
    let payment = match payment.status {
        PaymentStatus::Pending => pin(tx, payment, None).await?.payment,
        _ => payment,
    };
    finish::run(tx, &payment, &capture.id).await?;
    Ok(Settled::Matches)
}

/// What was taken is not what was asked for: it goes back, and the order ends.
async fn give_back(desk: &Desk, id: OrderId, capture: &payments::Capture) -> Result<(), Error> {
    if capture.status == CaptureStatus::Completed {
        let request_id = format!("mismatch:{}", capture.id);
        let back =
            desk.provider
                .refund(&capture.id, &request_id, capture.amount, &capture.currency);
        back.await.map_err(|_| Error::ProviderUnavailable)?;
    }
    fail(desk, id).await?;
    Err(Error::ProviderMismatch)
}

/// The money will not come.
pub(crate) async fn fail(desk: &Desk, id: OrderId) -> Result<(), Error> {
    db::transaction(&desk.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if !matches!(
            payment.status,
            PaymentStatus::Pending | PaymentStatus::Confirming
        ) {
            return Ok(());
        }
        let to = ShopOrderStatus::Cancelled;
        checkout::close(tx, &payment, PaymentStatus::Failed, to, Actor::System).await
    })
    .await
}
