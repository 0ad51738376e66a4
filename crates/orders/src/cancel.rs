//! Cancelling, by piece: buyers can cancel until anything in a shop order was shipped, and after
//! that by a request that the shop answers; sellers can cancel, with a reason, as long as anything
//! is left to ship. Stock is put back, refunds follow automatically, and the shop order continues
//! with what was shipped.

mod carry_out;
pub mod reminder;
pub mod request;

use auth::actor::{Seller, User};
use catalog::stock::{self, StockItem};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use diesel_async::RunQueryDsl;
use types::{OrderId, OrderLineId, Quantity, ShipmentId, ShopOrderId, Text};

use self::carry_out::Cause;
use crate::payment::{self, Payment};
use crate::seller_order::{self, SellerOrder};
use crate::shipment::{self, LockedShopOrder};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Error, Order, OrdersContext, checkout, order, quantities};

pub(crate) use carry_out::Cancelled;

/// The reason that stands on a buyer's own cancellation when they give none, and when they took
/// their words with them; the database knows it too.
pub(crate) const BY_BUYER: &str = "Cancelled by the buyer";

/// The kind of the job that looks whether a coupon is free again; its payload is the order's id.
pub const COUPON_JOB: &str = "give coupon back";

/// So many of some lines; all that is left when nothing is said.
pub type Lines = Option<Vec<(OrderLineId, Quantity)>>;

/// The buyer calls the whole order off: unpaid, or of each shop's part what can be. A part that
/// is on its way stays; where some of it is, the shop is asked for the rest.
pub async fn by_buyer(context: &OrdersContext, user: &User, id: OrderId) -> Result<Order, Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = lock_own(tx, user, id).await?;
        match payment.status {
            PaymentStatus::Pending => {
                let to = ShopOrderStatus::Cancelled;
                let actor = Actor::Buyer(user.id());
                checkout::close(tx, &payment, PaymentStatus::Failed, to, actor).await?;
            }
            _ => every_part(tx, context, user, &payment).await?,
        }
        order::load(tx.conn(), id).await
    })
    .await
}

/// The buyer calls off one shop's part, or some of it. Once anything of it was sent, this asks
/// the shop.
pub async fn part_by_buyer(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    (id, part): (OrderId, ShopOrderId),
    lines: &Lines,
    reason: Option<&Text<500>>,
) -> Result<Order, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let payment = lock_own(tx, user, id).await?;
        let held = shipment::lock_of_buyer(tx, user, id, part).await?;
        let reason = reason.map_or(BY_BUYER, Text::as_str);
        let items = part_of_buyer(tx, context, &payment, &held, lines, reason).await?;
        take_back(tx, id, &items).await?;
        let answer = order::load(tx.conn(), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// The seller cannot send it, or some of it; the buyer reads the reason.
pub async fn by_seller(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    lines: &Lines,
    reason: &Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let (payment, held) = lock_of_shop(tx, seller, id).await?;
        let cause = Cause::of_seller(seller, reason.as_str());
        let items = unsent(tx, context, &payment, &held, lines, &cause).await?;
        finish(tx, seller, key, &held, &items).await
    })
    .await
}

/// A parcel got lost: what was in it is refunded. Nothing of it is restocked.
pub async fn parcel_lost(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    parcel: ShipmentId,
    reason: &Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let (payment, held) = lock_of_shop(tx, seller, id).await?;
        let lines = quantities::of(tx, held.id).await?;
        let content = carry_out::pieces_in_parcel(tx, &held, parcel, &lines).await?;
        let cause = Cause {
            parcel: Some(parcel),
            ..Cause::of_seller(seller, reason.as_str())
        };
        // what arrived is not lost: the table of moves knows no way from there, but for the end of
        // a return
        if held.status == ShopOrderStatus::ReturnRequested {
            let to = ShopOrderStatus::InDelivery;
            return Err(refused(tx, &held, to, cause.actor).await?);
        }
        carry_out::run(tx, context, &payment, &held, &lines, &content, &cause).await?;
        finish(tx, seller, key, &held, &[]).await
    })
    .await
}

/// The payment first, as every other way here does.
async fn lock_own(tx: &mut Tx, user: &User, id: OrderId) -> Result<Payment, Error> {
    let payment = payment::lock(tx, id).await?;
    match payment.user_id == user.id() {
        true => Ok(payment),
        false => Err(Error::NotFound),
    }
}

async fn lock_of_shop(
    tx: &mut Tx,
    seller: &Seller,
    id: ShopOrderId,
) -> Result<(Payment, LockedShopOrder), Error> {
    let order = seller_order::order_of(tx, seller, id).await?;
    let payment = payment::lock(tx, order).await?;
    let held = shipment::lock(tx, seller.shop(), id).await?;
    Ok((payment, held))
}

/// What one shop cannot give keeps no other from giving theirs.
async fn every_part(
    tx: &mut Tx,
    context: &OrdersContext,
    user: &User,
    payment: &Payment,
) -> Result<(), Error> {
    let mut items = Vec::new();
    let (mut agreed, mut refusal) = (false, None);
    for part in checkout::shop_order_ids(tx, payment.order_id).await? {
        let held = shipment::lock_of_buyer(tx, user, payment.order_id, part).await?;
        match part_of_buyer(tx, context, payment, &held, &None, BY_BUYER).await {
            Ok(back) => {
                agreed = true;
                items.extend(back);
            }
            // known before anything was written
            Err(no @ (Error::InvalidTransition { .. } | Error::CancelRequested)) => {
                refusal.get_or_insert(no);
            }
            Err(other) => return Err(other),
        }
    }
    match refusal {
        Some(no) if !agreed => Err(no),
        // all at once: the shelf's rows are taken in one order
        _ => take_back(tx, payment.order_id, &items).await,
    }
}

async fn part_of_buyer(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    held: &LockedShopOrder,
    lines: &Lines,
    reason: &str,
) -> Result<Vec<StockItem>, Error> {
    if held.status == ShopOrderStatus::PendingPayment {
        return Err(Error::PaymentState(payment.status));
    }
    if held.status == ShopOrderStatus::PartiallyShipped {
        request::open(tx, context, held, lines, reason).await?;
        return Ok(Vec::new());
    }
    let cause = Cause {
        actor: Actor::Buyer(held.user_id),
        reason,
        parcel: None,
    };
    unsent(tx, context, payment, held, lines, &cause).await
}

/// Cancels pieces that were not sent; answers what is to be restocked.
async fn unsent(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    held: &LockedShopOrder,
    wanted: &Lines,
    cause: &Cause<'_>,
) -> Result<Vec<StockItem>, Error> {
    if !matches!(
        held.status,
        ShopOrderStatus::Confirmed | ShopOrderStatus::PartiallyShipped
    ) {
        return Err(refused(tx, held, ShopOrderStatus::Cancelled, cause.actor).await?);
    }
    let lines = quantities::of(tx, held.id).await?;
    let chosen = quantities::chosen(&lines, wanted.as_deref()).map_err(Error::NotCancellable)?;
    carry_out::run(tx, context, payment, held, &lines, &chosen, cause).await?;
    Ok(quantities::stock_of(&lines, &chosen))
}

/// Cancels all that a part has left, since its money went back without us; answers what is to be
/// restocked.
pub(crate) async fn without_refund(
    tx: &mut Tx,
    part: ShopOrderId,
    from: ShopOrderStatus,
    reason: &str,
) -> Result<Vec<StockItem>, Error> {
    let lines = quantities::of(tx, part).await?;
    let chosen = carry_out::without_refund(tx, part, from, &lines, reason).await?;
    Ok(quantities::stock_of(&lines, &chosen))
}

/// The refusal of a move that the table of moves may know, but not for this.
pub(crate) async fn refused(
    tx: &mut Tx,
    held: &LockedShopOrder,
    to: ShopOrderStatus,
    actor: Actor,
) -> Result<Error, Error> {
    let mut allowed = transition::allowed(tx, held.status, actor).await?;
    allowed.retain(|state| state != to.as_str() && state != held.status.as_str());
    let from = held.status;
    Ok(Error::InvalidTransition { from, to, allowed })
}

/// What comes of a buyer's cancellation beyond the shop's part.
async fn take_back(tx: &mut Tx, id: OrderId, items: &[StockItem]) -> Result<(), Error> {
    // coupons before stock, as a checkout takes them
    free_coupon(tx, id).await?;
    Ok(stock::restock(tx, items).await?)
}

/// The same for a seller's, who sees no other shop's part and no coupon: a job looks at them.
async fn finish(
    tx: &mut Tx,
    seller: &Seller,
    key: &Key,
    held: &LockedShopOrder,
    items: &[StockItem],
) -> Result<SellerOrder, Error> {
    stock::restock(tx, items).await?;
    let answer = seller_order::load(tx.conn(), seller.shop(), held.id).await?;
    if answer.part.status == ShopOrderStatus::Cancelled {
        let job = jobs::NewJob::new(COUPON_JOB, &held.order_id);
        jobs::enqueue(tx, job.unique(format!("coupon-back:{}", held.id))).await?;
    }
    idempotency::finish(tx, key, &answer).await?;
    Ok(answer)
}

/// The job: gives the coupon of an order back if all of it was called off and nothing sent.
pub async fn give_coupon_back(context: &OrdersContext, id: OrderId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        payment::lock(tx, id).await?;
        free_coupon(tx, id).await
    })
    .await
}

#[derive(QueryableByName)]
struct CalledOff {
    #[diesel(sql_type = Bool)]
    whole: bool,
}

/// Gives an order's coupon back if all of it was called off and nothing sent.
pub(crate) async fn free_coupon(tx: &mut Tx, id: OrderId) -> Result<(), Error> {
    let called_off: CalledOff = diesel::sql_query(include_str!("cancel/called_off.sql"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await?;
    if called_off.whole {
        cart::coupon::release(tx, id).await?;
    }
    Ok(())
}
