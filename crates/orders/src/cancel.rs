//! Calling off: free for the buyer until it is shipped, with a reason for the seller. Goods
//! go back on the shelf and the money goes back by itself.

use auth::actor::{Seller, User};
use catalog::stock::{self, Wanted};
use db::Tx;
use db::once::{self, Claim, Key};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{OrderId, Quantity, ShopOrderId, VariantId};

use crate::payment::{self, Payment};
use crate::seller_order::{self, SellerOrder};
use crate::shipment::{self, Held};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::transition::{self, Actor};
use crate::{Desk, Error, Order, checkout, letters, order, refund};

/// The reason that stands on a buyer's own cancellation.
const BY_BUYER: &str = "Cancelled by the buyer";

/// The buyer calls the whole order off: not paid yet, or nothing of it shipped yet.
pub async fn by_buyer(desk: &Desk, user: &User, id: OrderId) -> Result<Order, Error> {
    db::transaction(&desk.pool, async |tx| {
        let payment = payment::lock(tx, id).await?;
        if payment.user_id != user.id() {
            return Err(Error::NotFound);
        }
        let actor = Actor::Buyer(user.id());
        match payment.status {
            PaymentStatus::Pending => {
                let to = ShopOrderStatus::Cancelled;
                checkout::close(tx, &payment, PaymentStatus::Failed, to, actor).await?;
            }
            PaymentStatus::Paid | PaymentStatus::PartiallyRefunded => {
                let mut goods = Vec::new();
                for part in checkout::shop_order_ids(tx, id).await? {
                    let held = shipment::lock_of_buyer(tx, user, id, part).await?;
                    if held.status != ShopOrderStatus::Cancelled {
                        paid_part(tx, desk, &payment, &held, actor, BY_BUYER).await?;
                        goods.extend(goods_of(tx, part).await?);
                    }
                }
                // all at once: the shelf's rows are taken in one order
                stock::restock(tx, &goods).await?;
            }
            other => return Err(Error::PaymentState(other)),
        }
        order::load(tx.conn(), id).await
    })
    .await
}

/// The seller cannot deliver: their part is called off, with a reason that the buyer reads.
pub async fn by_seller(
    desk: &Desk,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    reason: &types::Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&desk.pool, seller.shop(), async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let order = seller_order::order_of(tx, seller, id).await?;
        // the payment first, as every other way here does
        let payment = payment::lock(tx, order).await?;
        let held = shipment::lock(tx, seller.shop(), id).await?;
        let actor = Actor::Seller(seller.user().id());
        paid_part(tx, desk, &payment, &held, actor, reason.as_str()).await?;
        let goods = goods_of(tx, id).await?;
        stock::restock(tx, &goods).await?;
        let answer = seller_order::load(tx.conn(), seller.shop(), id).await?;
        once::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

async fn paid_part(
    tx: &mut Tx,
    desk: &Desk,
    payment: &Payment,
    held: &Held,
    actor: Actor,
    reason: &str,
) -> Result<(), Error> {
    let (to, detail) = (ShopOrderStatus::Cancelled, json!({ "reason": reason }));
    transition::shop_order(tx, held.id, held.status, to, actor, detail).await?;
    let back = refund::left(tx, held.id).await?;
    refund::request(tx, payment, held.id, back, reason).await?;
    let order = order::load(tx.conn(), held.order_id).await?;
    match order.shop_orders.iter().find(|part| part.id == held.id) {
        Some(part) => letters::cancelled(tx, desk, held.user_id, &order, part, reason).await,
        None => Ok(()),
    }
}

/// What a part consists of.
pub(crate) async fn goods_of(tx: &mut Tx, part: ShopOrderId) -> Result<Vec<Wanted>, Error> {
    use db::schema::order_lines;
    let lines: Vec<(VariantId, Quantity)> = order_lines::table
        .filter(order_lines::shop_order_id.eq(part))
        .select((order_lines::variant_id, order_lines::quantity))
        .load(tx.conn())
        .await?;
    let wanted = |(variant, quantity)| Wanted { variant, quantity };
    Ok(lines.into_iter().map(wanted).collect())
}
