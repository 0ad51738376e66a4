//! What the provider says of money that went back, whoever began it: each movement is booked
//! once, in one transaction with all that follows from it.

use catalog::stock;
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use payments::{ProviderOrder, Refund, RefundStatus};
use serde_json::json;
use types::{Money, OrderId, RefundId, ShopId, ShopOrderId};

use super::{Back, Id, Why, job_key, left, reference, unearned, write};
use crate::ledger::{self, Share};
use crate::payment::{self, Payment};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition;
use crate::{Context, Error, cancel, notice};

/// Why a refund of ours gives way to one that somebody began at the provider.
const OVERTAKEN: &str = "The money went back by another refund at the provider";
/// Why what such a refund left owing goes back.
pub(crate) const THE_REST: &str = "The rest of a refund";

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
                    foreign(tx, context, &payment, refund, is_reversal).await?;
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

#[derive(QueryableByName)]
struct Done {
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_order_id: Option<ShopOrderId>,
    #[diesel(sql_type = BigInt)]
    amount: Money,
    #[diesel(sql_type = BigInt)]
    commission: Money,
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
struct Origin {
    #[diesel(sql_type = Text)]
    origin: String,
}

/// Books a refund that was begun at the provider, over the parts of what is left of each.
async fn foreign(
    tx: &mut Tx,
    context: &Context,
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
            call_reversal(tx, payment, &said.id).await?;
            notice::money_went_back(tx, context, payment, said, true).await?;
        }
        return Ok(());
    }
    let (divided, overtaken) = divide(tx, payment, said.amount).await?;
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
        post(tx, payment, row.id, &done, &said.id, is_reversal).await?;
    }
    notice::money_went_back(tx, context, payment, said, is_reversal).await?;
    owe_the_rest(tx, payment, &divided, &overtaken).await?;
    stop_unpaid(tx, context, payment).await
}

#[derive(QueryableByName)]
struct Left {
    #[diesel(sql_type = Nullable<BigInt>)]
    part: Option<ShopOrderId>,
    #[diesel(embed)]
    back: Back,
}

async fn shares(tx: &mut Tx, payment: &Payment) -> Result<Vec<Left>, Error> {
    Ok(diesel::sql_query(include_str!("shares.sql"))
        .bind::<BigInt, _>(payment.id)
        .load(tx.conn())
        .await?)
}

/// Money that goes back from a part, or, where it pays for nothing, from none.
type Piece = (Option<ShopOrderId>, Back);

/// Splits money over the parts by what is left of each. Refunds of ours that would then be more
/// than what is left give way, those that the provider was not asked for and the latest first: the
/// buyer has that money already, so it is that of their parts before any other. Answers the
/// pieces, and what gave way.
async fn divide(
    tx: &mut Tx,
    payment: &Payment,
    amount: Money,
) -> Result<(Vec<Piece>, Vec<Piece>), Error> {
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
        gave_way.push((overtaken.shop_order_id, Back { amount, commission }));
        lefts = shares(tx, payment).await?;
    }
    let (mut others, mut owed, mut weights) = (amount, Vec::new(), Vec::new());
    for left in &lefts {
        let first = of(left.part, &gave_way)?.amount;
        let first = first.min(left.back.amount).min(others);
        others = others.minus(first)?;
        owed.push(first);
        weights.push(left.back.amount.minus(first)?);
    }
    let mut divided = Vec::new();
    for ((left, first), more) in lefts.iter().zip(owed).zip(others.share(&weights)?) {
        let amount = first.plus(more)?;
        if amount > Money::ZERO {
            divided.push((left.part, left.back.part(amount)?));
        }
    }
    Ok((divided, gave_way))
}

#[derive(QueryableByName)]
struct Standing {
    #[diesel(sql_type = BigInt)]
    refunded: Money,
    #[diesel(sql_type = Text)]
    status: PaymentStatus,
}

/// Money has gone back: the payment knows, and the ledger.
async fn post(
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

/// What was booked as a refund turns out to be a reversal.
async fn call_reversal(tx: &mut Tx, payment: &Payment, provider_refund: &str) -> Result<(), Error> {
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
}

async fn parts(tx: &mut Tx, payment: &Payment) -> Result<Vec<Part>, Error> {
    Ok(
        diesel::sql_query("select id, status from shop_orders where order_id = $1 order by id")
            .bind::<BigInt, _>(payment.order_id)
            .load(tx.conn())
            .await?,
    )
}

/// Where a refund of ours gave way to a smaller one, the rest is asked for anew.
async fn owe_the_rest(
    tx: &mut Tx,
    payment: &Payment,
    divided: &[Piece],
    overtaken: &[Piece],
) -> Result<(), Error> {
    if payment.is_unearned {
        for rest in shares(tx, payment).await? {
            unearned(tx, payment, rest.back.amount, THE_REST).await?;
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
            true => left,
            false => {
                let part = Some(part.id);
                let (owed, got) = (of(part, overtaken)?, of(part, divided)?);
                owed.less(got)?.within(left)?
            }
        };
        write(tx, payment, Some(part.id), rest, Why::Words(THE_REST)).await?;
    }
    Ok(())
}

/// What the pieces of one part, or of none, add up to.
fn of(part: Option<ShopOrderId>, pieces: &[Piece]) -> Result<Back, Error> {
    let of_part = pieces.iter().filter(|(of, _)| *of == part);
    let (amounts, commissions) = of_part
        .map(|(_, back)| (back.amount, back.commission))
        .unzip();
    let (amounts, commissions): (Vec<Money>, Vec<Money>) = (amounts, commissions);
    Ok(Back {
        amount: Money::sum(amounts)?,
        commission: Money::sum(commissions)?,
    })
}

/// A part whose money is all gone is not packed any more: its goods go back on the shelf, and
/// its shop hears of it.
async fn stop_unpaid(tx: &mut Tx, context: &Context, payment: &Payment) -> Result<(), Error> {
    if payment.is_unearned {
        return Ok(());
    }
    let mut goods = Vec::new();
    for part in parts(tx, payment).await? {
        if part.status != ShopOrderStatus::Confirmed
            || left(tx, part.id).await?.amount > Money::ZERO
        {
            continue;
        }
        let why = "The payment went back at PayPal";
        goods.extend(cancel::write_off(tx, part.id, part.status, why).await?);
        notice::do_not_ship(tx, context, payment, part.id).await?;
    }
    Ok(stock::restock(tx, &goods).await?)
}

/// Of the commission, a refund that failed takes what others left since: its share may have been
/// rounded up, and theirs too.
async fn fit(tx: &mut Tx, id: RefundId) -> Result<(), Error> {
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

#[derive(QueryableByName)]
struct Renewed {
    #[diesel(sql_type = Integer)]
    round: i32,
}

#[derive(QueryableByName)]
struct Overtaken {
    #[diesel(sql_type = Bool)]
    overtaken: bool,
}

/// Whether a refund gave way to another one: nobody owes it any more.
pub(super) async fn gave_way(tx: &mut Tx, id: RefundId) -> Result<bool, Error> {
    let found: Overtaken = diesel::sql_query("select overtaken from refunds where id = $1")
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await?;
    Ok(found.overtaken)
}

/// Has a failed refund tried anew, under a request id of its own, and one that waits for its next
/// try with the next sweep.
pub(super) async fn renew(tx: &mut Tx, id: RefundId) -> Result<(), Error> {
    diesel::sql_query(
        "update refunds set try_at = least(try_at, now()) \
         where id = $1 and status in ('requested', 'pending') and waits > 0",
    )
    .bind::<BigInt, _>(id)
    .execute(tx.conn())
    .await?;
    fit(tx, id).await?;
    let renewed: Option<Renewed> = diesel::sql_query(
        "update refunds set status = 'requested', failure = null, provider_refund_id = null, \
         attempts = 0, round = round + 1, created_at = now(), try_at = default, waits = 0, \
         last_error = null \
         where id = $1 and status = 'failed' and not overtaken returning round",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?;
    if let Some(Renewed { round }) = renewed {
        let job = jobs::NewJob::new(super::JOB, &id).unique(job_key(id, round));
        jobs::enqueue(tx, job).await?;
    }
    Ok(())
}
