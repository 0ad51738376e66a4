//! State transitions of shop orders and payments. Each is an UPDATE that names the state it
//! expects, and a row of history whose foreign key allows only valid transitions; so neither a race
//! nor a bug can make a transition that is not in the table.

use db::prepared;
use db::schema::{order_events, payment_events, payments, shop_order_transitions, shop_orders};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::Value;
use types::{OrderId, PaymentId, ShopOrderId, UserId};

use crate::Error;
use crate::status::{PaymentStatus, ShopOrderStatus};
use db::Tx;

/// Who moves a shop order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// The one who ordered.
    Buyer(UserId),
    /// The one who ships.
    Seller(UserId),
    /// The one who runs the marketplace.
    Operator(UserId),
    /// Time, or the payment provider.
    System,
}

impl Actor {
    /// The word of the table.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Buyer(_) => "buyer",
            Self::Seller(_) => "seller",
            Self::Operator(_) => "operator",
            Self::System => "system",
        }
    }

    pub(crate) const fn id(self) -> Option<UserId> {
        match self {
            Self::Buyer(id) | Self::Seller(id) | Self::Operator(id) => Some(id),
            Self::System => None,
        }
    }
}

/// Moves a shop order, or says where it stands and where this actor may move it.
pub async fn shop_order(
    tx: &mut Tx,
    id: ShopOrderId,
    from: ShopOrderStatus,
    to: ShopOrderStatus,
    actor: Actor,
    detail: Value,
) -> Result<(), Error> {
    let allowed = allowed(tx, from, actor).await?;
    let moved = if allowed.iter().any(|state| state == to.as_str()) {
        let stands = shop_orders::table.filter(shop_orders::id.eq(id));
        let moved = diesel::update(stands.filter(shop_orders::status.eq(from)));
        prepared(moved.set(shop_orders::status.eq(to)))
            .execute(tx.conn())
            .await?
    } else {
        0
    };
    if moved == 0 {
        return Err(Error::InvalidTransition { from, to, allowed });
    }
    record(tx, id, Some(from), to, actor, detail).await
}

/// Moves all parts of an order that stand where they are expected, by the table's word that the
/// actor may: whatever it does not allow, the foreign key of the history refuses.
pub(crate) async fn all_parts(
    tx: &mut Tx,
    order: OrderId,
    from: ShopOrderStatus,
    to: ShopOrderStatus,
    actor: Actor,
) -> Result<(), Error> {
    let query = sql_query(include_str!("transition/all_parts.sql"))
        .bind::<BigInt, _>(order)
        .bind::<Text, _>(from)
        .bind::<Text, _>(to)
        .bind::<Text, _>(actor.as_str())
        .bind::<Nullable<BigInt>, _>(actor.id());
    prepared(query).execute(tx.conn()).await?;
    Ok(())
}

/// Where an actor may move a shop order that stands at `from`.
pub(crate) async fn allowed(
    tx: &mut Tx,
    from: ShopOrderStatus,
    actor: Actor,
) -> Result<Vec<String>, Error> {
    let states = shop_order_transitions::table
        .filter(shop_order_transitions::from_status.eq(from))
        .filter(shop_order_transitions::actor.eq(actor.as_str()))
        .order(shop_order_transitions::to_status)
        .select(shop_order_transitions::to_status)
        .load(tx.conn())
        .await?;
    Ok(states)
}

/// Writes a step of a shop order's history.
pub async fn record(
    tx: &mut Tx,
    id: ShopOrderId,
    from: Option<ShopOrderStatus>,
    to: ShopOrderStatus,
    actor: Actor,
    detail: Value,
) -> Result<(), Error> {
    diesel::insert_into(order_events::table)
        .values((
            order_events::shop_order_id.eq(id),
            order_events::from_status.eq(from.map(ShopOrderStatus::as_str)),
            order_events::to_status.eq(to),
            order_events::actor.eq(actor.as_str()),
            order_events::actor_id.eq(actor.id()),
            order_events::detail.eq(detail),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Moves a payment; answers whether it stood where it was expected.
pub async fn payment(
    tx: &mut Tx,
    id: PaymentId,
    from: PaymentStatus,
    to: PaymentStatus,
    detail: Value,
) -> Result<bool, Error> {
    let stands = payments::table.filter(payments::id.eq(id));
    let moved = diesel::update(stands.filter(payments::status.eq(from)));
    let moved = prepared(moved.set(payments::status.eq(to)))
        .execute(tx.conn())
        .await?;
    if moved == 1 {
        record_payment(tx, id, Some(from), to, detail).await?;
    }
    Ok(moved == 1)
}

/// Writes a step of a payment's history.
pub async fn record_payment(
    tx: &mut Tx,
    id: PaymentId,
    from: Option<PaymentStatus>,
    to: PaymentStatus,
    detail: Value,
) -> Result<(), Error> {
    diesel::insert_into(payment_events::table)
        .values((
            payment_events::payment_id.eq(id),
            payment_events::from_status.eq(from.map(PaymentStatus::as_str)),
            payment_events::to_status.eq(to),
            payment_events::detail.eq(detail),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}
