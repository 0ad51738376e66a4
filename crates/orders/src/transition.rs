//! Moving a shop order or a payment from one state to the next. Every move is an UPDATE that
//! names the state it expects, and a row of history whose foreign key knows the allowed
//! moves; so neither a race nor a bug takes a path that is not in the table.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::Value;
use types::{PaymentId, ShopOrderId, UserId};

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
    /// Time, or the payment provider.
    System,
}

impl Actor {
    /// The word of the table.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Buyer(_) => "buyer",
            Self::Seller(_) => "seller",
            Self::System => "system",
        }
    }

    pub(crate) const fn id(self) -> Option<UserId> {
        match self {
            Self::Buyer(id) | Self::Seller(id) => Some(id),
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
        diesel::sql_query("update shop_orders set status = $3 where id = $1 and status = $2")
            .bind::<BigInt, _>(id)
            .bind::<Text, _>(from)
            .bind::<Text, _>(to)
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

#[derive(QueryableByName)]
struct Allowed {
    #[diesel(sql_type = Text)]
    to_status: String,
}

/// Where an actor may move a shop order that stands at `from`.
pub(crate) async fn allowed(
    tx: &mut Tx,
    from: ShopOrderStatus,
    actor: Actor,
) -> Result<Vec<String>, Error> {
    let rows: Vec<Allowed> = diesel::sql_query(
        "select to_status from shop_order_transitions where from_status = $1 and actor = $2 \
         order by to_status",
    )
    .bind::<Text, _>(from)
    .bind::<Text, _>(actor.as_str())
    .load(tx.conn())
    .await?;
    Ok(rows.into_iter().map(|row| row.to_status).collect())
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
    diesel::sql_query(
        "insert into order_events (shop_order_id, from_status, to_status, actor, actor_id, detail) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<Text>, _>(from)
    .bind::<Text, _>(to)
    .bind::<Text, _>(actor.as_str())
    .bind::<Nullable<BigInt>, _>(actor.id())
    .bind::<Jsonb, _>(detail)
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
    let moved = diesel::sql_query("update payments set status = $3 where id = $1 and status = $2")
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(from)
        .bind::<Text, _>(to)
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
    diesel::sql_query(
        "insert into payment_events (payment_id, from_status, to_status, detail) \
         values ($1, $2, $3, $4)",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<Text>, _>(from)
    .bind::<Text, _>(to)
    .bind::<Jsonb, _>(detail)
    .execute(tx.conn())
    .await?;
    Ok(())
}
