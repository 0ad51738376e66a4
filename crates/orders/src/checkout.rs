//! The start of a payment: chosen lines become a frozen order, stock is set aside for 15
//! minutes, the coupon is used, and the provider is told what is to be paid.
//!
//! One transaction makes the order; the provider is called after it, with a request id made
//! of the order, so that a repeated call has no second effect; a second transaction notes
//! the provider's name for the payment and the answer to the client's key.

mod place;
mod preview;

pub(crate) use place::shop_order_ids;
pub use preview::preview;

use auth::actor::User;
use cart::coupon::Code;
use db::Tx;
use db::once::{self, Claim, Key};
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use payments::{Item, NewPayment};
use serde_json::json;
use types::{CartLineId, OrderId};

use crate::destination::Destination;
use crate::payment::{self, Payment};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Desk, Error, Order, order};

/// Minutes for which stock is set aside.
pub const HOLD_MINUTES: i64 = 15;

/// What a buyer wants to order.
#[derive(Debug, Clone)]
pub struct Request {
    /// Lines of their cart.
    pub lines: Vec<CartLineId>,
    /// Where it goes.
    pub destination: Destination,
    /// A coupon, if they entered one.
    pub coupon: Option<Code>,
    /// A word to the shops.
    pub note: Option<types::Text<500>>,
}

/// Places the order and announces its payment. The same key gets the same order. A checkout
/// that the same buyer began before and did not finish is given up in favour of this one.
pub async fn start(desk: &Desk, user: &User, key: &Key, request: &Request) -> Result<Order, Error> {
    let begun = db::transaction(&desk.pool, async |tx| {
        begin(tx, desk, user, key, request).await
    });
    match begun.await? {
        Begun::Answered(order) => Ok(*order),
        Begun::Placed(order) => announce(desk, key, order).await,
    }
}

enum Begun {
    Answered(Box<Order>),
    Placed(OrderId),
}

async fn begin(
    tx: &mut Tx,
    desk: &Desk,
    user: &User,
    key: &Key,
    request: &Request,
) -> Result<Begun, Error> {
    match once::claim(tx, key).await? {
        Claim::Done(order) => Ok(Begun::Answered(Box::new(order))),
        Claim::Begun { fresh: true, .. } => Err(once::Refused::InFlight.into()),
        // the first request died between its transaction and its answer: take it up
        Claim::Begun { resource_id, .. } => {
            once::begin(tx, key, resource_id).await?;
            Ok(Begun::Placed(OrderId::new(resource_id)))
        }
        Claim::New => {
            let order = place::place(tx, desk, user, request).await?;
            once::begin(tx, key, order.get()).await?;
            Ok(Begun::Placed(order))
        }
    }
}

/// Tells the provider what is to be paid, and notes its name for it.
async fn announce(desk: &Desk, key: &Key, id: OrderId) -> Result<Order, Error> {
    let placed = order::load(&mut *desk.pool.get().await?, id).await?;
    let announced = desk.provider.create(new_payment(desk, &placed)?).await;
    let announced = match announced {
        Ok(announced) => announced,
        Err(error) => {
            tracing::warn!(%error, order = %placed.number, "the provider took no payment");
            give_up(desk, key, id).await?;
            return Err(Error::ProviderUnavailable);
        }
    };
    db::transaction(&desk.pool, async |tx| {
        diesel::sql_query("update payments set provider_order_id = $2 where order_id = $1")
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(&announced.id)
            .execute(tx.conn())
            .await?;
        let order = order::load(tx.conn(), id).await?;
        once::finish(tx, key, &order).await?;
        Ok(order)
    })
    .await
}

fn new_payment(desk: &Desk, order: &Order) -> Result<NewPayment, Error> {
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
        currency: desk.market.currency.clone(),
        description: format!("{} order {}", desk.market.brand.name, order.number),
        items: lines.map(item).collect(),
        discount: order.discount,
        brand: desk.market.brand.name.clone(),
    })
}

/// Nothing was charged and nothing can be: stock and coupon go back at once, the key is free
/// for another try.
async fn give_up(desk: &Desk, key: &Key, id: OrderId) -> Result<(), Error> {
    db::transaction(&desk.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        // closed or announced by somebody else meanwhile: theirs to decide
        if payment.status == PaymentStatus::Pending && payment.provider_order_id.is_none() {
            let (to, shops_to) = (PaymentStatus::Failed, ShopOrderStatus::Cancelled);
            close(tx, &payment, to, shops_to, Actor::System).await?;
        }
        once::forget(tx, key).await?;
        Ok(())
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
    catalog::stock::release(tx, payment.order_id).await?;
    cart::coupon::release(tx, payment.order_id).await?;
    for part in shop_order_ids(tx, payment.order_id).await? {
        let from = ShopOrderStatus::PendingPayment;
        transition::shop_order(tx, part, from, shops_to, actor, json!({})).await?;
    }
    Ok(())
}
