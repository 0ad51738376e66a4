//! Carrying out a cancellation: it is recorded, counted on the lines and refunded, and the people
//! concerned are notified.

use auth::actor::Seller;
use db::Tx;
use db::schema::{cancellation_lines, cancellations, shipment_lines, shipments};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{CancellationId, Money, OrderLineId, ShipmentId, ShopOrderId};

use super::request;
use crate::payment::Payment;
use crate::pieces::{self, Counted, Pieces};
use crate::refund::{self, Back, Why};
use crate::shipment::Held;
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Context, Error, letters, order};

/// Who calls off and why.
pub(super) struct Act<'a> {
    pub actor: Actor,
    pub reason: &'a str,
    /// The parcel that got lost, if that is why.
    pub parcel: Option<ShipmentId>,
}

impl<'a> Act<'a> {
    pub fn of_seller(seller: &Seller, reason: &'a str) -> Self {
        Self {
            actor: Actor::Seller(seller.user().id()),
            reason,
            parcel: None,
        }
    }
}

/// What was called off, as the letters tell it.
pub(crate) struct Cancelled<'a> {
    pub id: CancellationId,
    pub by_buyer: bool,
    pub reason: &'a str,
    pub pieces: &'a [Pieces],
    pub amount: Money,
}

/// Calls these pieces off, which the caller knows to be there. The shop order moves to where
/// the rest of its pieces is.
pub(super) async fn carry_out(
    tx: &mut Tx,
    context: &Context,
    payment: &Payment,
    held: &Held,
    lines: &[Counted],
    pieces: &[Pieces],
    act: &Act<'_>,
) -> Result<(), Error> {
    let back = back(tx, held, lines, pieces).await?;
    let amount = back.amount;
    let id = insert(tx, held.id, act, &back, pieces).await?;
    let to = pieces::status(&pieces::of(tx, held.id).await?);
    let count: i32 = pieces.iter().map(|(_, pieces)| pieces).sum();
    let (cancelled, lost) = match act.parcel {
        None => (count, 0),
        Some(_) => (0, count),
    };
    let detail = json!({
        "reason": act.reason, "cancelled": cancelled, "lost": lost, "refunded": amount,
    });
    transition::shop_order(tx, held.id, held.status, to, act.actor, detail).await?;
    refund::request(tx, payment, held.id, back, Why::Words(act.reason)).await?;
    request::overtake(tx, held.id).await?;
    let order = order::load(tx.conn(), held.order_id).await?;
    let told = Cancelled {
        id,
        by_buyer: matches!(act.actor, Actor::Buyer(_)),
        reason: act.reason,
        pieces,
        amount,
    };
    let Some(part) = order.shop_orders.iter().find(|part| part.id == held.id) else {
        return Ok(());
    };
    let buyer = held.user_id;
    match part.shipments.iter().find(|it| Some(it.id) == act.parcel) {
        None => letters::parting::cancelled(tx, context, buyer, &order, part, &told).await,
        Some(parcel) => {
            letters::parting::lost(tx, context, buyer, &order, part, parcel, &told).await
        }
    }
}

/// Calls off all that a part has left, since its money went back without us: nothing more is
/// paid back. Answers the pieces.
pub(super) async fn write_off(
    tx: &mut Tx,
    part: ShopOrderId,
    from: ShopOrderStatus,
    lines: &[Counted],
    reason: &str,
) -> Result<Vec<Pieces>, Error> {
    let chosen = pieces::chosen(lines, None).map_err(Error::NotCancellable)?;
    let act = Act {
        actor: Actor::System,
        reason,
        parcel: None,
    };
    let nothing = Back {
        amount: Money::ZERO,
        commission: Money::ZERO,
    };
    insert(tx, part, &act, &nothing, &chosen).await?;
    let detail = json!({ "reason": reason });
    let to = ShopOrderStatus::Cancelled;
    transition::shop_order(tx, part, from, to, act.actor, detail).await?;
    request::overtake(tx, part).await?;
    Ok(chosen)
}

/// What these pieces are worth, but never more than has not gone back otherwise; the last ones
/// take all of that with them.
async fn back(
    tx: &mut Tx,
    held: &Held,
    lines: &[Counted],
    pieces: &[Pieces],
) -> Result<Back, Error> {
    let worth = pieces::worth(lines, held.commission, pieces)?;
    worth.within(refund::left(tx, held.id).await?)
}

async fn insert(
    tx: &mut Tx,
    part: ShopOrderId,
    act: &Act<'_>,
    back: &Back,
    pieces: &[Pieces],
) -> Result<CancellationId, Error> {
    let id: CancellationId = diesel::insert_into(cancellations::table)
        .values((
            cancellations::shop_order_id.eq(part),
            cancellations::shipment_id.eq(act.parcel),
            cancellations::actor.eq(act.actor.as_str()),
            cancellations::actor_id.eq(act.actor.id()),
            cancellations::reason.eq(act.reason),
            cancellations::amount.eq(back.amount),
            cancellations::commission.eq(back.commission),
        ))
        .returning(cancellations::id)
        .get_result(tx.conn())
        .await?;
    let rows = pieces.iter().map(|(line, pieces)| {
        (
            cancellation_lines::cancellation_id.eq(id),
            cancellation_lines::order_line_id.eq(line),
            cancellation_lines::quantity.eq(pieces),
        )
    });
    diesel::insert_into(cancellation_lines::table)
        .values(rows.collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    Ok(id)
}

/// What a parcel of this shop order holds, but for what was paid back otherwise; one that was
/// reported lost before is refused.
pub(super) async fn on_its_way(
    tx: &mut Tx,
    held: &Held,
    parcel: ShipmentId,
    lines: &[Counted],
) -> Result<Vec<Pieces>, Error> {
    let content: Vec<(OrderLineId, i32)> = shipment_lines::table
        .inner_join(shipments::table)
        .filter(shipments::id.eq(parcel))
        .filter(shipments::shop_order_id.eq(held.id))
        .order(shipment_lines::order_line_id)
        .select((shipment_lines::order_line_id, shipment_lines::quantity))
        .load(tx.conn())
        .await?;
    if content.is_empty() {
        return Err(Error::NotFound);
    }
    let before = cancellations::table
        .filter(cancellations::shipment_id.eq(parcel))
        .select(cancellations::id)
        .first::<CancellationId>(tx.conn())
        .await
        .optional()?;
    let away = |id| {
        lines
            .iter()
            .find(|line| line.id == id)
            .map_or(0, Counted::away)
    };
    let content = content
        .into_iter()
        .map(|(id, pieces)| (id, pieces.min(away(id))));
    let content: Vec<Pieces> = content.filter(|(_, pieces)| *pieces > 0).collect();
    match before {
        None if !content.is_empty() => Ok(content),
        _ => Err(Error::AlreadyLost),
    }
}
