//! Cancelling, by piece: buyers can cancel until anything in a shop order was shipped, and after
//! that by a request that the shop answers; sellers can cancel, with a reason, as long as anything
//! is left to ship. Stock is put back, refunds follow automatically, and the shop order continues
//! with what was shipped.

mod act;
pub mod reminder;
pub mod request;

use auth::actor::{Seller, User};
use catalog::stock::{self, Wanted};
use db::Tx;
use db::once::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use diesel_async::RunQueryDsl;
use types::{OrderId, OrderLineId, Quantity, ShipmentId, ShopOrderId, Text};

use self::act::Act;
use crate::payment::{self, Payment};
use crate::seller_order::{self, SellerOrder};
use crate::shipment::{self, Held};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Context, Error, Order, checkout, order, pieces};

pub(crate) use act::Cancelled;

/// The reason that stands on a buyer's own cancellation when they give none, and when they took
/// their words with them; the database knows it too.
pub(crate) const BY_BUYER: &str = "Cancelled by the buyer";

/// The kind of the job that looks whether a coupon is free again; its payload is the order's id.
pub const COUPON_JOB: &str = "give coupon back";

/// So many of some lines; all that is left when nothing is said.
pub type Lines = Option<Vec<(OrderLineId, Quantity)>>;

/// The buyer calls the whole order off: unpaid, or of each shop's part what can be. A part that
/// is on its way stays; where some of it is, the shop is asked for the rest.
pub async fn by_buyer(context: &Context, user: &User, id: OrderId) -> Result<Order, Error> {
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
    context: &Context,
    user: &User,
    key: &Key,
    (id, part): (OrderId, ShopOrderId),
    lines: &Lines,
    reason: Option<&Text<500>>,
) -> Result<Order, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let payment = lock_own(tx, user, id).await?;
        let held = shipment::lock_of_buyer(tx, user, id, part).await?;
        let reason = reason.map_or(BY_BUYER, Text::as_str);
        let goods = part_of_buyer(tx, context, &payment, &held, lines, reason).await?;
        take_back(tx, id, &goods).await?;
        let answer = order::load(tx.conn(), id).await?;
        once::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// The seller cannot send it, or some of it; the buyer reads the reason.
pub async fn by_seller(
    context: &Context,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    lines: &Lines,
    reason: &Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let (payment, held) = lock_of_shop(tx, seller, id).await?;
        let act = Act::of_seller(seller, reason.as_str());
        let goods = unsent(tx, context, &payment, &held, lines, &act).await?;
        finish(tx, seller, key, &held, &goods).await
    })
    .await
}

/// A parcel got lost: what was in it is paid back. Nothing of it comes back on the shelf.
pub async fn lost(
    context: &Context,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    parcel: ShipmentId,
    reason: &Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let (payment, held) = lock_of_shop(tx, seller, id).await?;
        let lines = pieces::of(tx, held.id).await?;
        let content = act::on_its_way(tx, &held, parcel, &lines).await?;
        let act = Act {
            parcel: Some(parcel),
            ..Act::of_seller(seller, reason.as_str())
        };
        // what arrived is not lost: the table of moves knows no way from there, but for the end of a
        // return
        if held.status == ShopOrderStatus::ReturnRequested {
            let to = ShopOrderStatus::InDelivery;
            return Err(refused(tx, &held, to, act.actor).await?);
        }
        act::carry_out(tx, context, &payment, &held, &lines, &content, &act).await?;
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
) -> Result<(Payment, Held), Error> {
    let order = seller_order::order_of(tx, seller, id).await?;
    let payment = payment::lock(tx, order).await?;
    let held = shipment::lock(tx, seller.shop(), id).await?;
    Ok((payment, held))
}

/// What one shop cannot give keeps no other from giving theirs.
async fn every_part(
    tx: &mut Tx,
    context: &Context,
    user: &User,
    payment: &Payment,
) -> Result<(), Error> {
    let mut goods = Vec::new();
    let (mut agreed, mut refusal) = (false, None);
    for part in checkout::shop_order_ids(tx, payment.order_id).await? {
        let held = shipment::lock_of_buyer(tx, user, payment.order_id, part).await?;
        match part_of_buyer(tx, context, payment, &held, &None, BY_BUYER).await {
            Ok(back) => {
                agreed = true;
                goods.extend(back);
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
        _ => take_back(tx, payment.order_id, &goods).await,
    }
}

async fn part_of_buyer(
    tx: &mut Tx,
    context: &Context,
    payment: &Payment,
    held: &Held,
    lines: &Lines,
    reason: &str,
) -> Result<Vec<Wanted>, Error> {
    if held.status == ShopOrderStatus::PendingPayment {
        return Err(Error::PaymentState(payment.status));
    }
    if held.status == ShopOrderStatus::PartiallyShipped {
        request::open(tx, context, held, lines, reason).await?;
        return Ok(Vec::new());
    }
    let act = Act {
        actor: Actor::Buyer(held.user_id),
        reason,
        parcel: None,
    };
    unsent(tx, context, payment, held, lines, &act).await
}

/// Calls off pieces that were not sent; answers what comes back on the shelf.
async fn unsent(
    tx: &mut Tx,
    context: &Context,
    payment: &Payment,
    held: &Held,
    wanted: &Lines,
    act: &Act<'_>,
) -> Result<Vec<Wanted>, Error> {
    if !matches!(
        held.status,
        ShopOrderStatus::Confirmed | ShopOrderStatus::PartiallyShipped
    ) {
        return Err(refused(tx, held, ShopOrderStatus::Cancelled, act.actor).await?);
    }
    let lines = pieces::of(tx, held.id).await?;
    let chosen = pieces::chosen(&lines, wanted.as_deref()).map_err(Error::NotCancellable)?;
    act::carry_out(tx, context, payment, held, &lines, &chosen, act).await?;
    Ok(pieces::goods(&lines, &chosen))
}

/// Calls off all that a part has left, since its money went back without us; answers what comes
/// back on the shelf.
pub(crate) async fn write_off(
    tx: &mut Tx,
    part: ShopOrderId,
    from: ShopOrderStatus,
    reason: &str,
) -> Result<Vec<Wanted>, Error> {
    let lines = pieces::of(tx, part).await?;
    let chosen = act::write_off(tx, part, from, &lines, reason).await?;
    Ok(pieces::goods(&lines, &chosen))
}

/// The refusal of a move that the table of moves may know, but not for this.
pub(crate) async fn refused(
    tx: &mut Tx,
    held: &Held,
    to: ShopOrderStatus,
    actor: Actor,
) -> Result<Error, Error> {
    let mut allowed = transition::allowed(tx, held.status, actor).await?;
    allowed.retain(|state| state != to.as_str() && state != held.status.as_str());
    let from = held.status;
    Ok(Error::InvalidTransition { from, to, allowed })
}

/// What comes of a buyer's cancellation beyond the shop's part.
async fn take_back(tx: &mut Tx, id: OrderId, goods: &[Wanted]) -> Result<(), Error> {
    stock::restock(tx, goods).await?;
    free_coupon(tx, id).await
}

/// The same for a seller's, who sees no other shop's part and no coupon: a job looks at them.
async fn finish(
    tx: &mut Tx,
    seller: &Seller,
    key: &Key,
    held: &Held,
    goods: &[Wanted],
) -> Result<SellerOrder, Error> {
    stock::restock(tx, goods).await?;
    let answer = seller_order::load(tx.conn(), seller.shop(), held.id).await?;
    if answer.part.status == ShopOrderStatus::Cancelled {
        let job = jobs::NewJob::new(COUPON_JOB, &held.order_id);
        jobs::enqueue(tx, job.unique(format!("coupon-back:{}", held.id))).await?;
    }
    once::finish(tx, key, &answer).await?;
    Ok(answer)
}

/// The job: gives the coupon of an order back if all of it was called off and nothing sent.
pub async fn give_coupon_back(context: &Context, id: OrderId) -> Result<(), Error> {
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

async fn free_coupon(tx: &mut Tx, id: OrderId) -> Result<(), Error> {
    let called_off: CalledOff = diesel::sql_query(include_str!("cancel/called_off.sql"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await?;
    if called_off.whole {
        cart::coupon::release(tx, id).await?;
    }
    Ok(())
}
