//! Refunds that we did not request: made at the provider, or taken back. Our own requests for the
//! same money are replaced by them, so that nobody is refunded twice.

use catalog::stock;
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::RunQueryDsl;
use payments::{Refund, RefundStatus};
use serde_json::json;
use types::{Money, ShopOrderId};

use super::book::{Done, RefundRoute, post};
use super::{Id, RefundAmount, RefundReason, left, return_unapplied, write};
use crate::payment::Payment;
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::{Error, OrdersContext, cancel, emails, transition};

/// Why a refund of ours gives way to one that somebody began at the provider.
const OVERTAKEN: &str = "The money went back by another refund at the provider";
/// Why what such a refund left owing goes back.
pub(crate) const THE_REST: &str = "The rest of a refund";

#[derive(QueryableByName)]
struct Origin {
    #[diesel(sql_type = Text)]
    origin: String,
}

/// Books a refund that was begun at the provider, once, divided over the parts by what is left of
/// each. Where the buyer got more than was paid, because some of it was paid elsewhere too, what is
/// left is booked, and reconciliation reports the rest.
pub(super) async fn book(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    said: &Refund,
    is_reversal: bool,
) -> Result<(), Error> {
    if said.status != RefundStatus::Completed {
        return Ok(());
    }
    let booked: Option<Origin> = diesel::sql_query(
        "select origin from refunds where payment_id = $1 and provider_refund_id = $2 limit 1",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<Text, _>(&said.id)
    .get_result(tx.conn())
    .await
    .optional()?;
    if let Some(booked) = booked {
        if is_reversal && booked.origin == "provider" {
            mark_as_reversal(tx, payment, &said.id).await?;
            emails::payment::refunded_or_reversed(tx, context, payment, said, true).await?;
        }
        return Ok(());
    }
    let (divided, overtaken) = divide(tx, payment, said.amount).await?;
    let covered = Money::sum(divided.iter().map(|(_, back)| back.amount))?;
    if covered < said.amount {
        tracing::error!(refund = %said.id, order = %payment.number, "paid beyond what is left");
    }
    if divided.is_empty() {
        return Ok(());
    }
    for (part, back) in divided.iter().copied() {
        let row: Id = diesel::sql_query(
            "insert into refunds (payment_id, shop_order_id, amount, commission, reason, origin, \
             status, provider_refund_id, completed_at) \
             values ($1, $2, $3, $4, $5, $6, 'done', $7, now()) returning id",
        )
        .bind::<BigInt, _>(payment.id)
        .bind::<Nullable<BigInt>, _>(part)
        .bind::<BigInt, _>(back.amount)
        .bind::<BigInt, _>(back.commission)
        .bind::<Text, _>(match is_reversal {
            true => "Taken back by PayPal or the buyer's bank",
            false => "Refunded at PayPal",
        })
        .bind::<Text, _>(if is_reversal { "reversal" } else { "provider" })
        .bind::<Text, _>(&said.id)
        .get_result(tx.conn())
        .await?;
        let done = Done {
            shop_order_id: part,
            amount: back.amount,
            commission: back.commission,
        };
        let went = match is_reversal {
            true => RefundRoute::Reversed(&said.id),
            false => RefundRoute::Refunded(&said.id),
        };
        post(tx, payment, row.id, &done, went).await?;
    }
    emails::payment::refunded_or_reversed(tx, context, payment, said, is_reversal).await?;
    owe_the_rest(tx, payment, &divided, &overtaken).await?;
    stop_unpaid(tx, context, payment, &divided).await
}

/// What of a part, or of a payment that no order can use, has not gone back and is not on its way.
#[derive(QueryableByName)]
pub(super) struct Left {
    #[diesel(sql_type = Nullable<BigInt>)]
    pub part: Option<ShopOrderId>,
    #[diesel(embed)]
    pub back: RefundAmount,
}

pub(super) async fn shares(tx: &mut Tx, payment: &Payment) -> Result<Vec<Left>, Error> {
    Ok(diesel::sql_query(include_str!("shares.sql"))
        .bind::<BigInt, _>(payment.id)
        .load(tx.conn())
        .await?)
}

/// Money that goes back from a part, or from none where no order can use the payment.
type PartRefund = (Option<ShopOrderId>, RefundAmount);

/// Splits money, or as much of it as is left, over the parts by what is left of each. Refunds of
/// ours that would then be more than what is left give way, those that the provider was not asked
/// for and the latest first: the buyer has that money already, so it is that of their parts before
/// any other. Answers the refund of each part, and what gave way.
async fn divide(
    tx: &mut Tx,
    payment: &Payment,
    amount: Money,
) -> Result<(Vec<PartRefund>, Vec<PartRefund>), Error> {
    let mut lefts = shares(tx, payment).await?;
    let mut gave_way = Vec::new();
    while Money::sum(lefts.iter().map(|left| left.back.amount))? < amount {
        let overtaken: Option<Done> = diesel::sql_query(
            "update refunds set status = 'failed', failure = $2, overtaken = true where id = ( \
             select id from refunds where payment_id = $1 and status in ('requested', 'pending') \
             order by attempts > 0, id desc limit 1) returning shop_order_id, amount, commission",
        )
        .bind::<BigInt, _>(payment.id)
        .bind::<Text, _>(OVERTAKEN)
        .get_result(tx.conn())
        .await
        .optional()?;
        let Some(overtaken) = overtaken else {
            break;
        };
        let (amount, commission) = (overtaken.amount, overtaken.commission);
        gave_way.push((overtaken.shop_order_id, RefundAmount { amount, commission }));
        lefts = shares(tx, payment).await?;
    }
    let all = Money::sum(lefts.iter().map(|left| left.back.amount))?;
    let (mut others, mut owed, mut weights) = (amount.min(all), Vec::new(), Vec::new());
    for left in &lefts {
        let first = of(left.part, &gave_way)?.amount;
        let first = first.min(left.back.amount).min(others);
        others = others.minus(first)?;
        owed.push(first);
        weights.push(left.back.amount.minus(first)?);
    }
    let mut divided = Vec::new();
    for ((left, first), more) in lefts.iter().zip(owed).zip(others.allocate(&weights)?) {
        let amount = first.plus(more)?;
        if amount > Money::ZERO {
            divided.push((left.part, left.back.part(amount)?));
        }
    }
    Ok((divided, gave_way))
}

/// What was booked as a refund turns out to be a reversal.
async fn mark_as_reversal(
    tx: &mut Tx,
    payment: &Payment,
    provider_refund: &str,
) -> Result<(), Error> {
    diesel::sql_query(
        "update refunds set origin = 'reversal' where payment_id = $1 and provider_refund_id = $2",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<Text, _>(provider_refund)
    .execute(tx.conn())
    .await?;
    if payment.status == PaymentStatus::Refunded {
        let (from, to) = (PaymentStatus::Refunded, PaymentStatus::Reversed);
        let detail = json!({ "refund": provider_refund });
        transition::payment(tx, payment.id, from, to, detail).await?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Part {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
    #[diesel(sql_type = Text)]
    status: ShopOrderStatus,
    /// A coupon paid for all of it.
    #[diesel(sql_type = Bool)]
    is_free: bool,
}

async fn parts(tx: &mut Tx, payment: &Payment) -> Result<Vec<Part>, Error> {
    Ok(diesel::sql_query(
        "select id, status, total = 0 as is_free from shop_orders where order_id = $1 order by id",
    )
    .bind::<BigInt, _>(payment.order_id)
    .load(tx.conn())
    .await?)
}

/// Where a refund of ours gave way to a smaller one, the rest is asked for anew.
async fn owe_the_rest(
    tx: &mut Tx,
    payment: &Payment,
    divided: &[PartRefund],
    overtaken: &[PartRefund],
) -> Result<(), Error> {
    if payment.is_unapplied {
        let unowed = unowed(tx, payment, None).await?;
        for left in shares(tx, payment).await? {
            let rest = unowed.taken_from(left.back)?;
            return_unapplied(tx, payment, rest.amount, THE_REST).await?;
        }
        return Ok(());
    }
    for part in parts(tx, payment).await? {
        let is_closed = matches!(
            part.status,
            ShopOrderStatus::Cancelled | ShopOrderStatus::Expired | ShopOrderStatus::Returned
        );
        let left = left(tx, part.id).await?;
        let rest = match is_closed {
            true => unowed(tx, payment, Some(part.id)).await?.taken_from(left)?,
            false => {
                let part = Some(part.id);
                let (owed, got) = (of(part, overtaken)?, of(part, divided)?);
                got.taken_from(owed)?.within(left)?
            }
        };
        write(
            tx,
            payment,
            Some(part.id),
            rest,
            RefundReason::Words(THE_REST),
        )
        .await?;
    }
    Ok(())
}

/// What is not owed of a part, or of a payment that no order can use, as an operator decided.
async fn unowed(
    tx: &mut Tx,
    payment: &Payment,
    part: Option<ShopOrderId>,
) -> Result<RefundAmount, Error> {
    Ok(diesel::sql_query(
        "select coalesce(sum(amount), 0)::bigint as amount, \
         coalesce(sum(commission), 0)::bigint as commission \
         from refunds where payment_id = $1 and shop_order_id is not distinct from $2 \
         and status = 'not_owed' and not overtaken",
    )
    .bind::<BigInt, _>(payment.id)
    .bind::<Nullable<BigInt>, _>(part)
    .get_result(tx.conn())
    .await?)
}

/// What the refunds of one part, or of none, add up to.
fn of(part: Option<ShopOrderId>, refunds: &[PartRefund]) -> Result<RefundAmount, Error> {
    let of_part = refunds.iter().filter(|(of, _)| *of == part);
    let (amounts, commissions) = of_part
        .map(|(_, back)| (back.amount, back.commission))
        .unzip();
    let (amounts, commissions): (Vec<Money>, Vec<Money>) = (amounts, commissions);
    Ok(RefundAmount {
        amount: Money::sum(amounts)?,
        commission: Money::sum(commissions)?,
    })
}

/// A part whose money is all gone by this is no longer packed: its items are restocked, and its shop is
/// notified. One for which nothing was paid goes with the last of the others; one that its shop gave
/// back before, as a kindness, is sent.
async fn stop_unpaid(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    divided: &[PartRefund],
) -> Result<(), Error> {
    if payment.is_unapplied {
        return Ok(());
    }
    let lefts = shares(tx, payment).await?;
    let is_all_gone = lefts.iter().all(|left| left.back.amount <= Money::ZERO);
    let mut items = Vec::new();
    for part in parts(tx, payment).await? {
        let is_gone = match part.is_free {
            true => is_all_gone,
            false => {
                divided.iter().any(|(of, _)| *of == Some(part.id))
                    && left(tx, part.id).await?.amount <= Money::ZERO
            }
        };
        if part.status != ShopOrderStatus::Confirmed || !is_gone {
            continue;
        }
        let why = "The payment went back at PayPal";
        items.extend(cancel::without_refund(tx, part.id, part.status, why).await?);
        emails::payment::do_not_ship(tx, context, payment, part.id).await?;
    }
    if !items.is_empty() {
        cancel::free_coupon(tx, payment.order_id).await?;
    }
    Ok(stock::restock(tx, &items).await?)
}
