//! Booking the provider's reports of refunds: each movement is booked once, in one transaction with
//! everything that follows from it.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use payments::{ProviderOrder, Refund, RefundStatus};
use serde_json::json;
use types::{Money, OrderId, RefundId, ShopId, ShopOrderId};

use super::{Id, RefundAmount, external, round_of};
use crate::ledger::{self, Channel, Share};
use crate::payment::{self, Payment};
use crate::status::PaymentStatus;
use crate::transition;
use crate::{Error, OrdersContext, emails};

/// One of our refunds, and the round of it that something is about: each time a failed one is tried
/// anew is a round.
type Try = (RefundId, i32);

/// Books what the provider says of a refund that we asked for.
pub(super) async fn ours(
    context: &OrdersContext,
    order: OrderId,
    of: Try,
    said: &Refund,
) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, order).await?;
        apply(tx, context, &payment, of, said).await
    })
    .await
}

/// Notes that the provider will never pay a refund.
pub(super) async fn refused(
    context: &OrdersContext,
    order: OrderId,
    of: Try,
    why: &str,
) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, order).await?;
        fail(tx, context, &payment, of, (None, why)).await
    })
    .await
}

/// Books every refund that the provider's record of a captured payment holds and ours does not.
/// `reversal` is the one of them that PayPal or a bank took back. Safe to repeat.
pub(crate) async fn take_over(
    context: &OrdersContext,
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
                Some(of) => apply(tx, context, &payment, of, refund).await?,
                None => {
                    let is_reversal = reversal == Some(refund.id.as_str());
                    external::book(tx, context, &payment, refund, is_reversal).await?;
                }
            }
        }
        Ok(())
    })
    .await
}

/// Which of our refunds this is, by our name in the provider's books.
async fn our_own(tx: &mut Tx, payment: &Payment, said: &Refund) -> Result<Option<Try>, Error> {
    let ours: Vec<Id> = diesel::sql_query(
        "select id from refunds where payment_id = $1 and origin = 'ours' order by id",
    )
    .bind::<BigInt, _>(payment.id)
    .load(tx.conn())
    .await?;
    let Some(name) = said.reference.as_deref() else {
        return Ok(None);
    };
    let mut ours = ours.into_iter();
    Ok(ours.find_map(|row| Some((row.id, round_of(name, row.id)?))))
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

/// Money that has gone back counts whichever round it is of, all else for its own alone.
async fn apply(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    (id, round): Try,
    said: &Refund,
) -> Result<(), Error> {
    match said.status {
        RefundStatus::Failed => {
            let why = (Some(said.id.as_str()), "The provider gave it up");
            fail(tx, context, payment, (id, round), why).await
        }
        RefundStatus::Pending => {
            diesel::sql_query(
                "update refunds set status = 'pending', provider_refund_id = $2 \
                 where id = $1 and status = 'requested' and round = $3",
            )
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(&said.id)
            .bind::<Integer, _>(round)
            .execute(tx.conn())
            .await?;
            Ok(())
        }
        RefundStatus::Completed => {
            // Others took what a refund that failed was to give: it is more than what was paid, and
            // reconciliation reports it.
            if !fit(tx, payment, id).await? {
                tracing::error!(refund = %id, order = %payment.number, "paid beyond what is left");
                return Ok(());
            }
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
                    post(tx, payment, id, &done, RefundRoute::Refunded(&said.id)).await?;
                    emails::payment::refund_done(tx, context, payment, id).await
                }
                None => Ok(()),
            }
        }
    }
}

async fn fail(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    (id, round): Try,
    (name, why): (Option<&str>, &str),
) -> Result<(), Error> {
    let failed = diesel::sql_query(
        "update refunds set status = 'failed', failure = $2 \
         where id = $1 and status in ('requested', 'pending') \
         and (round = $3 or provider_refund_id = $4)",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(why)
    .bind::<Integer, _>(round)
    .bind::<Nullable<Text>, _>(name)
    .execute(tx.conn())
    .await?;
    if failed == 1 {
        tracing::error!(refund = %id, order = %payment.number, why, "a refund failed");
        emails::payment::refund_failed(tx, context, payment, id, why).await?;
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

/// How money went back.
#[derive(Clone, Copy)]
pub(super) enum RefundRoute<'a> {
    /// The provider gave it back, and calls that so.
    Refunded(&'a str),
    /// The provider or a bank took it, which the provider calls so.
    Reversed(&'a str),
    /// Somebody paid it without the provider.
    Elsewhere,
}

impl RefundRoute<'_> {
    const fn kind(self) -> &'static str {
        match self {
            Self::Reversed(_) => "reversal",
            Self::Refunded(_) | Self::Elsewhere => "refund",
        }
    }

    const fn channel(self) -> Channel {
        match self {
            Self::Refunded(_) | Self::Reversed(_) => Channel::Provider,
            Self::Elsewhere => Channel::Bank,
        }
    }

    /// The provider's name for it.
    const fn name(&self) -> Option<&str> {
        match self {
            Self::Refunded(name) | Self::Reversed(name) => Some(name),
            Self::Elsewhere => None,
        }
    }
}

/// Money has gone back: the payment knows, and the ledger.
pub(super) async fn post(
    tx: &mut Tx,
    payment: &Payment,
    id: RefundId,
    done: &Done,
    went: RefundRoute<'_>,
) -> Result<(), Error> {
    let now: Standing = diesel::sql_query(
        "update payments set refunded = refunded + $2 where id = $1 returning refunded, status",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<BigInt, _>(done.amount)
    .get_result(tx.conn())
    .await?;
    let to = match (now.refunded == payment.captured, went) {
        (true, RefundRoute::Reversed(_)) => PaymentStatus::Reversed,
        (true, RefundRoute::Refunded(_) | RefundRoute::Elsewhere) => PaymentStatus::Refunded,
        (false, _) => PaymentStatus::PartiallyRefunded,
    };
    let detail = json!({ "refund": went.name(), "amount": done.amount });
    transition::payment(tx, payment.id, now.status, to, detail).await?;
    let share = Share {
        shop_id: match done.shop_order_id {
            Some(part) => Some(shop_of(tx, part).await?),
            None => None,
        },
        total: done.amount,
        commission: done.commission,
    };
    let (how, reference) = ((went.kind(), went.channel()), format!("refund:{id}"));
    ledger::post_refund(tx, how, payment, &reference, &share).await
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

/// Whether what is left covers a refund that does not stand, because it failed or nobody owed it.
/// Of the commission it then takes what others left since: its share may have been rounded up, and
/// theirs too.
pub(super) async fn fit(tx: &mut Tx, payment: &Payment, id: RefundId) -> Result<bool, Error> {
    let fallen: Option<Done> = diesel::sql_query(
        "select shop_order_id, amount, commission from refunds \
         where id = $1 and status in ('failed', 'not_owed')",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?;
    let Some(Done {
        shop_order_id,
        amount,
        commission,
    }) = fallen
    else {
        return Ok(true);
    };
    let mut shares = external::shares(tx, payment).await?.into_iter();
    let of_part = shares.find(|share| share.part == shop_order_id);
    let Some(left) = of_part.filter(|share| share.back.amount >= amount) else {
        return Ok(false);
    };
    let back = RefundAmount { amount, commission }.within(left.back)?;
    diesel::sql_query("update refunds set commission = $2 where id = $1")
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(back.commission)
        .execute(tx.conn())
        .await?;
    Ok(true)
}
