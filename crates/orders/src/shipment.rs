//! Shipments: what a shop ships, in one parcel or several.

use auth::actor::{Seller, User};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{OrderId, OrderLineId, Quantity, ShipmentId, ShopId, ShopOrderId, UserId};

use crate::cancel::{self, request};
use crate::quantities::{self, CountedLine, LineQuantity};
use crate::seller_order::{self, SellerOrder};
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Error, OrdersContext, emails, invoice, order};

/// A parcel to hand over.
#[derive(Debug, Clone)]
pub struct Parcel {
    /// Who carries it.
    pub carrier: types::Text<60>,
    /// The carrier's number.
    pub tracking_number: types::Text<60>,
    /// What is in it; all that is left when nothing is said.
    pub lines: Option<Vec<(OrderLineId, Quantity)>>,
}

/// Sends a parcel. When nothing is left to send, the shop order is in delivery.
pub async fn ship(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    parcel: &Parcel,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let held = lock(tx, seller.shop(), id).await?;
        send(tx, seller, &held, parcel).await?;
        let order = order::load(tx.conn(), held.order_id).await?;
        if let Some(part) = order.shop_orders.iter().find(|part| part.id == id) {
            emails::shipped(tx, &context.settings.brand(), held.user_id, &order, part).await?;
        }
        invoice::queue(tx, id).await?;
        let answer = seller_order::load(tx.conn(), seller.shop(), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// Puts right who carries a parcel and under which number; the buyer is told of the new one, and
/// the history keeps the old one. Only while the parcel may be on its way.
pub async fn correct(
    context: &OrdersContext,
    seller: &Seller,
    (id, shipment): (ShopOrderId, ShipmentId),
    carrier: &types::Text<60>,
    tracking_number: &types::Text<60>,
) -> Result<SellerOrder, Error> {
    use db::schema::shipments;
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let held = lock(tx, seller.shop(), id).await?;
        let own = shipments::id
            .eq(shipment)
            .and(shipments::shop_order_id.eq(id));
        let (old_carrier, old_number): (String, String) = shipments::table
            .filter(own)
            .select((shipments::carrier, shipments::tracking_number))
            .first(tx.conn())
            .await
            .optional()?
            .ok_or(Error::NotFound)?;
        let (carrier, number) = (carrier.as_str(), tracking_number.as_str());
        if (old_carrier.as_str(), old_number.as_str()) == (carrier, number) {
            return seller_order::load(tx.conn(), seller.shop(), id).await;
        }
        let sent = [
            ShopOrderStatus::PartiallyShipped,
            ShopOrderStatus::InDelivery,
        ];
        if !sent.contains(&held.status) {
            return Err(Error::ParcelArrived);
        }
        diesel::update(shipments::table.filter(own))
            .set((
                shipments::carrier.eq(carrier),
                shipments::tracking_number.eq(number),
            ))
            .execute(tx.conn())
            .await?;
        let actor = Actor::Seller(seller.user().id());
        let detail = json!({
            "carrier": carrier, "trackingNumber": number,
            "corrected": { "carrier": old_carrier, "trackingNumber": old_number },
        });
        transition::record(tx, id, Some(held.status), held.status, actor, detail).await?;
        let order = order::load(tx.conn(), held.order_id).await?;
        if let Some(part) = order.shop_orders.iter().find(|part| part.id == id)
            && let Some(parcel) = part.shipments.iter().find(|parcel| parcel.id == shipment)
        {
            emails::tracking_corrected(
                tx,
                &context.settings.brand(),
                held.user_id,
                &order,
                part,
                parcel,
            )
            .await?;
        }
        seller_order::load(tx.conn(), seller.shop(), id).await
    })
    .await
}

async fn send(
    tx: &mut Tx,
    seller: &Seller,
    held: &LockedShopOrder,
    parcel: &Parcel,
) -> Result<(), Error> {
    let actor = Actor::Seller(seller.user().id());
    // the table of moves knows one from in delivery to itself, but not for another parcel
    if !matches!(
        held.status,
        ShopOrderStatus::Confirmed | ShopOrderStatus::PartiallyShipped
    ) {
        return Err(cancel::refused(tx, held, ShopOrderStatus::InDelivery, actor).await?);
    }
    let lines = quantities::of(tx, held.id).await?;
    let content =
        quantities::chosen(&lines, parcel.lines.as_deref()).map_err(Error::NotShippable)?;
    let sent: i32 = content.iter().map(|(_, pieces)| pieces).sum();
    let left: i32 = lines.iter().map(CountedLine::left).sum();
    let to = match sent == left {
        true => ShopOrderStatus::InDelivery,
        false => ShopOrderStatus::PartiallyShipped,
    };
    let detail = json!({
        "carrier": parcel.carrier.as_str(), "trackingNumber": parcel.tracking_number.as_str(),
    });
    transition::shop_order(tx, held.id, held.status, to, actor, detail).await?;
    insert(tx, held.id, parcel, &content).await?;
    request::overtake(tx, held.id).await
}

async fn insert(
    tx: &mut Tx,
    id: ShopOrderId,
    parcel: &Parcel,
    content: &[LineQuantity],
) -> Result<(), Error> {
    use db::schema::{shipment_lines, shipments};
    let shipment: ShipmentId = diesel::insert_into(shipments::table)
        .values((
            shipments::shop_order_id.eq(id),
            shipments::carrier.eq(parcel.carrier.as_str()),
            shipments::tracking_number.eq(parcel.tracking_number.as_str()),
        ))
        .returning(shipments::id)
        .get_result(tx.conn())
        .await?;
    let rows = content.iter().map(|(line, quantity)| {
        (
            shipment_lines::shipment_id.eq(shipment),
            shipment_lines::order_line_id.eq(line),
            shipment_lines::quantity.eq(quantity),
        )
    });
    diesel::insert_into(shipment_lines::table)
        .values(rows.collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// A shop order, locked while it is moved.
#[derive(QueryableByName)]
pub(crate) struct LockedShopOrder {
    #[diesel(sql_type = BigInt)]
    pub id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    pub order_id: OrderId,
    #[diesel(sql_type = BigInt)]
    pub user_id: UserId,
    #[diesel(sql_type = Text)]
    pub status: ShopOrderStatus,
    #[diesel(sql_type = BigInt)]
    pub commission: types::Money,
}

const SELECT: &str = "select s.id, s.order_id, o.user_id, s.status, s.commission \
     from shop_orders s join orders o on o.id = s.order_id ";

/// Locks one of a shop's orders; another shop's is not found.
pub(crate) async fn lock(
    tx: &mut Tx,
    shop: ShopId,
    id: ShopOrderId,
) -> Result<LockedShopOrder, Error> {
    diesel::sql_query(format!(
        "{SELECT} where s.id = $1 and s.shop_id = $2 for update of s"
    ))
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::NotFound)
}

/// Locks a part, whoever sells and bought it, for what the operator, the clock or a job does.
pub(crate) async fn lock_any(tx: &mut Tx, id: ShopOrderId) -> Result<LockedShopOrder, Error> {
    diesel::sql_query(format!("{SELECT} where s.id = $1 for update of s"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// Locks a part of one of the buyer's orders; somebody else's is not found.
pub(crate) async fn lock_of_buyer(
    tx: &mut Tx,
    user: &User,
    order: OrderId,
    part: ShopOrderId,
) -> Result<LockedShopOrder, Error> {
    let query =
        format!("{SELECT} where s.id = $1 and o.id = $2 and o.user_id = $3 for update of s");
    diesel::sql_query(query)
        .bind::<BigInt, _>(part)
        .bind::<BigInt, _>(order)
        .bind::<BigInt, _>(user.id())
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}
