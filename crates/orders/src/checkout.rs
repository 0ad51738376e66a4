//! Starting a payment: selected lines become a frozen order, stock is held for 15 minutes, the
//! coupon is redeemed, and the provider is told the amount.
//!
//! One transaction creates the order; the provider is called after it, with a request ID derived
//! from the order, so that a repeated call has no second effect; a second transaction saves the
//! provider's ID of the payment and the response to the idempotency key. A request that is repeated
//! with the key in between, or after the first one died, continues from there; if the first one
//! gives the order up meanwhile, it begins once more.

mod place;

use auth::actor::User;
use cart::coupon::Code;
use db::Tx;
use db::idempotency::{self, Claim, Key};
use db::schema::shop_orders;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use futures_util::future::join;
use payments::{Item, NewPayment};
use serde_json::json;
use types::{CartLineId, Money, OrderId, ShopId, ShopOrderId};

use crate::payment::{self, Payment};
use crate::shipping_address::AddressChoice;
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Error, Order, OrdersContext, order};

/// Minutes for which stock is set aside.
pub const HOLD_MINUTES: i32 = 15;

/// What a buyer wants to order.
#[derive(Debug, Clone)]
pub struct Request {
    /// Lines of their cart.
    pub lines: Vec<CartLineId>,
    /// Where it goes.
    pub ship_to: AddressChoice,
    /// A coupon, if they entered one.
    pub coupon: Option<Code>,
    /// A word to all shops.
    pub note: Option<types::Text<500>>,
    /// A word to one shop each, at most one for each shop of the order.
    pub notes: Vec<(ShopId, types::Text<500>)>,
    /// What the buyer was told that it costs: another total is not ordered unseen.
    pub expected_total: Option<Money>,
}

/// Places the order and announces its payment. The same key gets the same order. A checkout
/// that the same buyer began before and did not finish is given up in favour of this one.
/// [`Error::Declined`] when the provider refuses such a payment for good: nothing is left of it.
pub async fn start(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    request: &Request,
) -> Result<Order, Error> {
    match begin_or_continue(context, user, key, request).await {
        // closed meanwhile: by a request that did not reach the provider, unlike this one, which freed
        // the key; or by the buyer, and then the second pass ends as the first
        Err(Error::PaymentState(PaymentStatus::Failed)) => {
            begin_or_continue(context, user, key, request).await
        }
        started => started,
    }
}

async fn begin_or_continue(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    request: &Request,
) -> Result<Order, Error> {
    refuse_sold_out(context, user, key, request).await?;
    // on the disk with the transaction that notes the announcement, or it never was
    let begun = db::transaction_unflushed(&context.pool, async |tx| {
        begin(tx, context, user, key, request).await
    });
    let (order, placed_here) = match begun.await? {
        Begun::Answered(order) => return Ok(*order),
        Begun::Placed(order) => (order, true),
        Begun::Continued(order) => (order, false),
    };
    if placed_here {
        db::crash_point("checkout::placed");
    }
    let announced = announce(context, key, order).await;
    let is_over = match &announced {
        // the same answer for whoever asks
        Err(Error::Declined) => true,
        // whoever placed it may still be asking: it is theirs to give up, and the next try goes on
        Err(Error::ProviderUnavailable) => placed_here,
        _ => false,
    };
    if is_over {
        give_up(context, key, order).await?;
    }
    announced
}

/// Sends away who wants what is plainly gone, before anything is locked or written: they come in
/// crowds. What is left may be gone a moment later; only the hold tells.
async fn refuse_sold_out(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    request: &Request,
) -> Result<(), Error> {
    let mut conn = context.pool.get().await?;
    let (gone, is_new) = {
        let conn = &*conn;
        // one round trip: a statement is sent without waiting for the one before
        let gone = cart::quote::sold_out(conn, user, &request.lines);
        join(gone, idempotency::is_new(conn, key)).await
    };
    let gone = gone?;
    // whoever used the key before is answered what they were told then
    if gone.is_empty() || !is_new? {
        return Ok(());
    }
    Err(Error::NotOrderable(match &request.coupon {
        // which may be in the way too
        Some(_) => {
            let (lines, coupon) = (&request.lines, request.coupon.as_ref());
            cart::quote::preview(&mut conn, user, lines, coupon)
                .await?
                .problems
        }
        None => gone,
    }))
}

enum Begun {
    Answered(Box<Order>),
    Placed(OrderId),
    /// An earlier request with the same key placed it.
    Continued(OrderId),
}

async fn begin(
    tx: &mut Tx,
    context: &OrdersContext,
    user: &User,
    key: &Key,
    request: &Request,
) -> Result<Begun, Error> {
    let buyer = auth::contact::lock(tx, user.id()).await?;
    match idempotency::claim(tx, key).await? {
        Claim::Done(order) => Ok(Begun::Answered(Box::new(order))),
        Claim::Begun { resource_id } => Ok(Begun::Continued(OrderId::new(resource_id))),
        Claim::New => {
            let order = place::place(tx, context, user, &buyer, request).await?;
            idempotency::begin(tx, key, order.get()).await?;
            Ok(Begun::Placed(order))
        }
    }
}

/// Tells the provider what is to be paid, and notes its name for it.
async fn announce(context: &OrdersContext, key: &Key, id: OrderId) -> Result<Order, Error> {
    let mut placed = order::load(&mut *context.pool.get().await?, id).await?;
    let announced = match context
        .provider
        .create(new_payment(context, &placed)?)
        .await
    {
        Ok(announced) => announced,
        Err(error) => {
            return Err(refused(&error, &placed.number));
        }
    };
    db::crash_point("checkout::announced");
    placed.provider_order_id = Some(announced.id);
    let settled = db::transaction(&context.pool, async |tx| {
        payment::announced(tx, id, placed.provider_order_id.as_deref()).await?;
        Ok(idempotency::settle(tx, key, placed).await?)
    });
    let settled = settled.await;
    db::crash_point("checkout::settled");
    settled
}

fn refused(error: &payments::Error, order: &str) -> Error {
    use payments::Error as Said;
    match error {
        Said::Unavailable { .. } | Said::Unknown { .. } => {
            tracing::warn!(%error, order, "the provider took no payment");
            Error::ProviderUnavailable
        }
        // it may be the amount, or an account that may not take payments: then no buyer can pay
        Said::Rejected { .. } | Said::Declined { .. } | Said::NotApproved | Said::NotFound => {
            tracing::error!(%error, order, "the provider refuses to take a payment");
            Error::Declined
        }
    }
}

fn new_payment(context: &OrdersContext, order: &Order) -> Result<NewPayment, Error> {
    let lines = order.shop_orders.iter().flat_map(|part| &part.lines);
    let item = |line: &order::Line| Item {
        name: line.title.clone(),
        quantity: u32::try_from(line.quantity).unwrap_or(1),
        unit_price: line.price,
    };
    Ok(NewPayment {
        request_id: format!("create:{}", order.number),
        reference: order.number.clone(),
        amount: order.total,
        currency: context.currency.clone(),
        description: format!("{} order {}", context.settings.now().name, order.number),
        items: lines.map(item).collect(),
        discount: order.discount,
        brand: context.settings.now().name.clone(),
    })
}

/// Nothing was charged and nothing can be: stock and coupon go back at once, the key is free
/// for another try.
async fn give_up(context: &OrdersContext, key: &Key, id: OrderId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        // closed or announced by somebody else meanwhile: theirs to decide
        if payment.status == PaymentStatus::Pending && payment.provider_order_id.is_none() {
            let (to, shops_to) = (PaymentStatus::Failed, ShopOrderStatus::Cancelled);
            close(tx, &payment, to, shops_to, Actor::System).await?;
        }
        Ok(idempotency::forget_begun(tx, key, id.get()).await?)
    })
    .await
}

/// Ends an order that was not paid: stock and coupon go back.
pub(crate) async fn close(
    tx: &mut Tx,
    payment: &Payment,
    to: PaymentStatus,
    shops_to: ShopOrderStatus,
    actor: Actor,
) -> Result<(), Error> {
    if !transition::payment(tx, payment.id, payment.status, to, json!({})).await? {
        return Err(Error::PaymentState(payment.status));
    }
    // a capture was tried: should its money come after all, it must be seen
    let tried = payment::attempts(tx, payment.id).await? > 0;
    payment::check_in(tx, payment.id, tried.then_some(600)).await?;
    let from = ShopOrderStatus::PendingPayment;
    transition::all_parts(tx, payment.order_id, from, shops_to, actor).await?;
    cart::coupon::release(tx, payment.order_id).await?;
    catalog::stock::release(tx, payment.order_id).await?;
    Ok(())
}

/// The parts of an order, in id order.
pub(crate) async fn shop_order_ids(tx: &mut Tx, order: OrderId) -> Result<Vec<ShopOrderId>, Error> {
    let ids = shop_orders::table
        .filter(shop_orders::order_id.eq(order))
        .order(shop_orders::id)
        .select(shop_orders::id)
        .load(tx.conn())
        .await?;
    Ok(ids)
}
