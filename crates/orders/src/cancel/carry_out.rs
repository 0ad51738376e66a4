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
use crate::quantities::{self, CountedLine, LineQuantity};
use crate::refund::{self, RefundAmount, RefundReason};
use crate::shipment::LockedShopOrder;
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Error, OrdersContext, emails, order};

/// Who cancels and why.
pub(super) struct Cause<'a> {
    pub actor: Actor,
    pub reason: &'a str,
    /// The parcel that got lost, if that is why.
    pub parcel: Option<ShipmentId>,
}

impl<'a> Cause<'a> {
    pub fn of_seller(seller: &Seller, reason: &'a str) -> Self {
        Self {
            actor: Actor::Seller(seller.user().id()),
            reason,
            parcel: None,
        }
    }
}

/// What was cancelled, as the emails say it.
pub(crate) struct Cancelled<'a> {
    pub id: CancellationId,
    pub by_buyer: bool,
    pub reason: &'a str,
    pub pieces: &'a [LineQuantity],
    pub amount: Money,
}

/// Cancels these pieces, which the caller knows to be there. The shop order moves to where the rest
/// of its pieces is.
pub(super) async fn run(
    tx: &mut Tx,
    context: &OrdersContext,
    payment: &Payment,
    held: &LockedShopOrder,
    lines: &[CountedLine],
    pieces: &[LineQuantity],
    cause: &Cause<'_>,
) -> Result<(), Error> {
    let back = back(tx, held, lines, pieces).await?;
    let amount = back.amount;
    let id = insert(tx, held.id, cause, &back, pieces).await?;
    let to = quantities::status(&quantities::of(tx, held.id).await?);
    let count: i32 = pieces.iter().map(|(_, pieces)| pieces).sum();
    let (cancelled, lost) = match cause.parcel {
        None => (count, 0),
        Some(_) => (0, count),
    };
    let detail = json!({
        "reason": cause.reason, "cancelled": cancelled, "lost": lost, "refunded": amount,
    });
    transition::shop_order(tx, held.id, held.status, to, cause.actor, detail).await?;
    refund::request(
        tx,
        payment,
        held.id,
        back,
        RefundReason::Words(cause.reason),
    )
    .await?;
    request::overtake(tx, held.id).await?;
    let order = order::load(tx.conn(), held.order_id).await?;
    let told = Cancelled {
        id,
        by_buyer: matches!(cause.actor, Actor::Buyer(_)),
        reason: cause.reason,
        pieces,
        amount,
    };
    let Some(part) = order.shop_orders.iter().find(|part| part.id == held.id) else {
        return Ok(());
    };
    let buyer = held.user_id;
    match part.shipments.iter().find(|it| Some(it.id) == cause.parcel) {
        None => emails::cancellation::cancelled(tx, context, buyer, &order, part, &told).await,
        Some(parcel) => {
            emails::cancellation::lost(tx, context, buyer, &order, part, parcel, &told).await
        }
    }
}

/// Cancels all that a part has left, since its money went back without us: nothing more is
/// refunded. Answers the pieces.
pub(super) async fn without_refund(
    tx: &mut Tx,
    part: ShopOrderId,
    from: ShopOrderStatus,
    lines: &[CountedLine],
    reason: &str,
) -> Result<Vec<LineQuantity>, Error> {
    let chosen = quantities::chosen(lines, None).map_err(Error::NotCancellable)?;
    let cause = Cause {
        actor: Actor::System,
        reason,
        parcel: None,
    };
    let nothing = RefundAmount {
        amount: Money::ZERO,
        commission: Money::ZERO,
    };
    insert(tx, part, &cause, &nothing, &chosen).await?;
    let detail = json!({ "reason": reason });
    let to = ShopOrderStatus::Cancelled;
    transition::shop_order(tx, part, from, to, cause.actor, detail).await?;
    request::overtake(tx, part).await?;
    Ok(chosen)
}

/// What these pieces are worth, but never more than has not gone back otherwise; the last ones
/// take all of that with them.
async fn back(
    tx: &mut Tx,
    held: &LockedShopOrder,
    lines: &[CountedLine],
    pieces: &[LineQuantity],
) -> Result<RefundAmount, Error> {
    let worth = quantities::worth(lines, held.commission, pieces)?;
    worth.within(refund::left(tx, held.id).await?)
}

async fn insert(
    tx: &mut Tx,
    part: ShopOrderId,
    cause: &Cause<'_>,
    back: &RefundAmount,
    pieces: &[LineQuantity],
) -> Result<CancellationId, Error> {
    let id: CancellationId = diesel::insert_into(cancellations::table)
        .values((
            cancellations::shop_order_id.eq(part),
            cancellations::shipment_id.eq(cause.parcel),
            cancellations::actor.eq(cause.actor.as_str()),
            cancellations::actor_id.eq(cause.actor.id()),
            cancellations::reason.eq(cause.reason),
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
pub(super) async fn pieces_in_parcel(
    tx: &mut Tx,
    held: &LockedShopOrder,
    parcel: ShipmentId,
    lines: &[CountedLine],
) -> Result<Vec<LineQuantity>, Error> {
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
            .map_or(0, CountedLine::away)
    };
    let content = content
        .into_iter()
        .map(|(id, pieces)| (id, pieces.min(away(id))));
    let content: Vec<LineQuantity> = content.filter(|(_, pieces)| *pieces > 0).collect();
    match before {
        None if !content.is_empty() => Ok(content),
        _ => Err(Error::AlreadyLost),
    }
}
