//! What the provider says of money that goes back: each movement is booked once, in one transaction
//! with all that follows from it.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use payments::{ProviderOrder, Refund, RefundStatus};
use serde_json::json;
use types::{Money, OrderId, RefundId, ShopId, ShopOrderId};

use super::{Back, Id, foreign, left, reference};
use crate::ledger::{self, Share};
use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::transition;
use crate::{Context, Error, notice};

/// Books what the provider says of a refund that we asked for.
pub(super) async fn ours(
    context: &Context,
    order: OrderId,
    id: RefundId,
    said: &Refund,
) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, order).await?;
        heed(tx, context, &payment, id, said).await
    })
    .await
}

/// Notes that the provider will never pay a refund.
pub(super) async fn refused(
    context: &Context,
    order: OrderId,
    id: RefundId,
    why: &str,
) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, order).await?;
        fail(tx, context, &payment, id, why).await
    })
    .await
}

/// Books every refund that the provider's record of a captured payment holds and ours does not.
/// `reversal` is the one of them that PayPal or a bank took back. Safe to repeat.
pub(crate) async fn take_over(
    context: &Context,
    order: OrderId,
    said: &ProviderOrder,
    reversal: Option<&str>,
) -> Result<(), Error> {
    if said.refunds.is_empty() {
        return Ok(());
    }
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, order).await?;
        if payment.capture_id.is_none() {
            return Ok(());
        }
        for refund in &said.refunds {
            match our_own(tx, &payment, refund).await? {
                Some(id) => heed(tx, context, &payment, id, refund).await?,
                None => {
                    let is_reversal = reversal == Some(refund.id.as_str());
                    foreign::book(tx, context, &payment, refund, is_reversal).await?;
                }
            }
        }
        Ok(())
    })
    .await
}

/// Which of our refunds this is, by our name in the provider's books or its name in ours.
async fn our_own(tx: &mut Tx, payment: &Payment, said: &Refund) -> Result<Option<RefundId>, Error> {
    let ours: Vec<Id> = diesel::sql_query(
        "select id from refunds where payment_id = $1 and origin = 'ours' order by id",
    )
    .bind::<BigInt, _>(payment.id)
    .load(tx.conn())
    .await?;
    let named = said.reference.as_deref();
    let mut ours = ours.into_iter().map(|row| row.id);
    Ok(ours.find(|id| named == Some(&reference(*id))))
}

/// What of a payment went back.
#[derive(QueryableByName)]
pub(super) struct Done {
    #[diesel(sql_type = Nullable<BigInt>)]
    pub shop_order_id: Option<ShopOrderId>,
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    #[diesel(sql_type = BigInt)]
    pub commission: Money,
}

async fn heed(
    tx: &mut Tx,
    context: &Context,
    payment: &Payment,
    id: RefundId,
    said: &Refund,
) -> Result<(), Error> {
    match said.status {
        RefundStatus::Failed => fail(tx, context, payment, id, "The provider gave it up").await,
        RefundStatus::Pending => {
            diesel::sql_query(
                "update refunds set status = 'pending', provider_refund_id = $2 \
                 where id = $1 and status = 'requested'",
            )
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(&said.id)
            .execute(tx.conn())
            .await?;
            Ok(())
        }
        RefundStatus::Completed => {
            fit(tx, id).await?;
            let done: Option<Done> = diesel::sql_query(
                "update refunds set status = 'done', completed_at = now(), failure = null, \
                 overtaken = false, provider_refund_id = $2 where id = $1 and status <> 'done' \
                 returning shop_order_id, amount, commission",
            )
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(&said.id)
            .get_result(tx.conn())
            .await
            .optional()?;
            match done {
                Some(done) => {
                    post(tx, payment, id, &done, &said.id, false).await?;
                    notice::refund_done(tx, context, payment, id).await
                }
                None => Ok(()),
            }
        }
    }
}

async fn fail(
    tx: &mut Tx,
    context: &Context,
    payment: &Payment,
    id: RefundId,
    why: &str,
) -> Result<(), Error> {
    let failed = diesel::sql_query(
        "update refunds set status = 'failed', failure = $2 \
         where id = $1 and status in ('requested', 'pending')",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(why)
    .execute(tx.conn())
    .await?;
    if failed == 1 {
        tracing::error!(refund = %id, order = %payment.number, why, "a refund failed");
        notice::refund_failed(tx, context, payment, id, why).await?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Standing {
    #[diesel(sql_type = BigInt)]
    refunded: Money,
    #[diesel(sql_type = Text)]
    status: PaymentStatus,
}

/// Money has gone back: the payment knows, and the ledger.
pub(super) async fn post(
    tx: &mut Tx,
    payment: &Payment,
    id: RefundId,
    done: &Done,
    provider_refund: &str,
    is_reversal: bool,
) -> Result<(), Error> {
    let now: Standing = diesel::sql_query(
        "update payments set refunded = refunded + $2 where id = $1 returning refunded, status",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<BigInt, _>(done.amount)
    .get_result(tx.conn())
    .await?;
    let to = match (now.refunded == payment.captured, is_reversal) {
        (true, true) => PaymentStatus::Reversed,
        (true, false) => PaymentStatus::Refunded,
        (false, _) => PaymentStatus::PartiallyRefunded,
    };
    let detail = json!({ "refund": provider_refund, "amount": done.amount });
    transition::payment(tx, payment.id, now.status, to, detail).await?;
    let share = Share {
        shop_id: match done.shop_order_id {
            Some(part) => Some(shop_of(tx, part).await?),
            None => None,
        },
        total: done.amount,
        commission: done.commission,
    };
    let kind = if is_reversal { "reversal" } else { "refund" };
    let reference = format!("refund:{id}");
    ledger::post_back(tx, kind, payment, &reference, &share).await
}

async fn shop_of(tx: &mut Tx, part: ShopOrderId) -> Result<ShopId, Error> {
    use db::schema::shop_orders;
    let shop = shop_orders::table
        .find(part)
        .select(shop_orders::shop_id)
        .first(tx.conn())
        .await?;
    Ok(shop)
}

/// Of the commission, a refund that failed takes what others left since: its share may have been
/// rounded up, and theirs too.
pub(super) async fn fit(tx: &mut Tx, id: RefundId) -> Result<(), Error> {
    let failed: Option<Done> = diesel::sql_query(
        "select shop_order_id, amount, commission from refunds where id = $1 and status = 'failed'",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?;
    let Some(Done {
        shop_order_id: Some(part),
        amount,
        commission,
    }) = failed
    else {
        return Ok(());
    };
    let back = Back { amount, commission }.within(left(tx, part).await?)?;
    diesel::sql_query("update refunds set commission = $2 where id = $1")
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(back.commission)
        .execute(tx.conn())
        .await?;
    Ok(())
}
