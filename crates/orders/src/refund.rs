//! Giving money back for a shop order that was called off after it was paid: written down
//! with the cancellation, carried out by a job that may repeat it without harm.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use payments::RefundStatus;
use serde_json::json;
use types::{Money, OrderId, RefundId, ShopId, ShopOrderId};

use crate::ledger::{self, Share};
use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::transition;
use crate::{Desk, Error, checkout};

/// The kind of the job; its payload is the refund's id.
pub const JOB: &str = "refund";

/// Money on its way back to a buyer, with the share of the marketplace's commission in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub(crate) struct Back {
    /// What the buyer gets.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of that, what the marketplace gives; the rest is the shop's.
    #[diesel(sql_type = BigInt)]
    pub commission: Money,
}

/// Writes down that money of a shop order goes back, and has a job do it. Nothing to do when it
/// is none. More than what is left of the part or of the payment is refused by the database;
/// lock the payment first.
pub(crate) async fn request(
    tx: &mut Tx,
    payment: &Payment,
    part: ShopOrderId,
    back: Back,
    reason: &str,
) -> Result<(), Error> {
    if back.amount == Money::ZERO {
        return Ok(());
    }
    let row: Id = diesel::sql_query(
        "insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
         values ($1, $2, $3, $4, $5) returning id",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<BigInt, _>(part)
    .bind::<BigInt, _>(back.amount)
    .bind::<BigInt, _>(back.commission)
    .bind::<Text, _>(reason)
    .get_result(tx.conn())
    .await?;
    let job = NewJob::new(JOB, &row.id).unique(job_key(row.id));
    Ok(jobs::enqueue(tx, job).await?)
}

fn job_key(id: RefundId) -> String {
    format!("refund:{id}")
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: RefundId,
}

/// What of a shop order has not gone back and is not on its way.
pub(crate) async fn left(tx: &mut Tx, part: ShopOrderId) -> Result<Back, Error> {
    Ok(diesel::sql_query(include_str!("refund/left.sql"))
        .bind::<BigInt, _>(part)
        .get_result(tx.conn())
        .await?)
}

/// All of an order that has not gone back yet does.
pub(crate) async fn whole_order(tx: &mut Tx, payment: &Payment, reason: &str) -> Result<(), Error> {
    for part in checkout::shop_order_ids(tx, payment.order_id).await? {
        let back = left(tx, part).await?;
        request(tx, payment, part, back, reason).await?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Pending {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = Text)]
    capture_id: String,
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = BigInt)]
    commission: Money,
}

/// The job: has the provider give the money back, then books it. The request id is made of
/// the refund, so repeating it pays nothing twice.
pub async fn pay_back(desk: &Desk, id: RefundId) -> Result<(), Error> {
    let pending: Pending = diesel::sql_query(include_str!("refund/pending.sql"))
        .bind::<BigInt, _>(id)
        .get_result(&mut *desk.pool.get().await?)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    if pending.status == "done" {
        return Ok(());
    }
    let request_id = format!("refund:{id}:{}", pending.capture_id);
    let currency = &desk.market.currency;
    let refunded = desk
        .provider
        .refund(&pending.capture_id, &request_id, pending.amount, currency)
        .await
        .map_err(|error| {
            tracing::warn!(%error, refund = %id, "a refund did not go through yet");
            Error::ProviderUnavailable
        })?;
    if refunded.status != RefundStatus::Completed {
        return Err(Error::ProviderUnavailable);
    }
    db::transaction(&desk.pool, async |tx| {
        book(tx, id, &pending, &refunded.id).await
    })
    .await
}

/// Tries again the refunds whose job was given up: money owed is never forgotten.
pub async fn sweep(desk: &Desk) -> Result<(), Error> {
    let waiting: Vec<Id> = diesel::sql_query(
        "select id from refunds where status in ('requested', 'pending') \
         and created_at < now() - interval '20 minutes' order by id",
    )
    .load(&mut *desk.pool.get().await?)
    .await?;
    for Id { id } in waiting {
        match pay_back(desk, id).await {
            Ok(()) => jobs::settle(&desk.pool, &job_key(id)).await?,
            Err(error) => tracing::warn!(%error, refund = %id, "a refund still waits"),
        }
    }
    Ok(())
}

async fn book(
    tx: &mut Tx,
    id: RefundId,
    pending: &Pending,
    provider_refund: &str,
) -> Result<(), Error> {
    let payment = payment::lock(tx, pending.order_id).await?;
    let done = diesel::sql_query(
        "update refunds set status = 'done', completed_at = now(), provider_refund_id = $2 \
         where id = $1 and status in ('requested', 'pending')",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(provider_refund)
    .execute(tx.conn())
    .await?;
    if done == 0 {
        return Ok(());
    }
    let refunded = payment.refunded.plus(pending.amount)?;
    diesel::sql_query("update payments set refunded = $2 where id = $1")
        .bind::<BigInt, _>(payment.id)
        .bind::<BigInt, _>(refunded)
        .execute(tx.conn())
        .await?;
    let to = match refunded == payment.amount {
        true => PaymentStatus::Refunded,
        false => PaymentStatus::PartiallyRefunded,
    };
    let detail = json!({ "refund": provider_refund, "amount": pending.amount });
    transition::payment(tx, payment.id, payment.status, to, detail).await?;
    let share = Share {
        shop_id: pending.shop_id,
        total: pending.amount,
        commission: pending.commission,
    };
    let reference = format!("refund:{id}");
    ledger::post_refund(tx, payment.order_id, &reference, &payment.currency, &share).await
}
