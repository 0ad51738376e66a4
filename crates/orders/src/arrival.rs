//! Arrival: the carrier's word, the buyer's word, or fourteen days of silence.

use auth::actor::{Seller, User};
use db::once::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{OrderId, ShopOrderId};

use crate::seller_order::{self, SellerOrder};
use crate::shipment::{lock, lock_of_buyer};
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Desk, Error, Order, order};

/// The carrier reports that it arrived.
pub async fn deliver(
    desk: &Desk,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&desk.pool, seller.shop(), async |tx| {
        if let Claim::Done(answer) = once::claim(tx, key).await? {
            return Ok(answer);
        }
        let held = lock(tx, seller.shop(), id).await?;
        let (to, actor) = (
            ShopOrderStatus::Delivered,
            Actor::Seller(seller.user().id()),
        );
        transition::shop_order(tx, id, held.status, to, actor, json!({})).await?;
        let answer = seller_order::load(tx.conn(), seller.shop(), id).await?;
        once::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// The buyer has it: what is in delivery is delivered, and what is delivered is completed.
pub async fn received(
    desk: &Desk,
    user: &User,
    id: OrderId,
    part: ShopOrderId,
) -> Result<Order, Error> {
    db::transaction(&desk.pool, async |tx| {
        let held = lock_of_buyer(tx, user, id, part).await?;
        let actor = Actor::Buyer(user.id());
        let mut from = held.status;
        if from == ShopOrderStatus::InDelivery {
            let to = ShopOrderStatus::Delivered;
            transition::shop_order(tx, part, from, to, actor, json!({})).await?;
            from = to;
        }
        let to = ShopOrderStatus::Completed;
        transition::shop_order(tx, part, from, to, actor, json!({})).await?;
        order::load(tx.conn(), id).await
    })
    .await
}

/// Days after which a delivered order counts as received.
pub const COMPLETE_AFTER_DAYS: i32 = 14;

/// Completes what was delivered 14 days ago and not sent back.
pub async fn complete_overdue(desk: &Desk) -> Result<(), Error> {
    let overdue: Vec<Overdue> = diesel::sql_query(include_str!("arrival/overdue.sql"))
        .bind::<Integer, _>(COMPLETE_AFTER_DAYS)
        .load(&mut *desk.pool.get().await?)
        .await?;
    for Overdue { id } in overdue {
        db::transaction(&desk.pool, async |tx| {
            let (from, to) = (ShopOrderStatus::Delivered, ShopOrderStatus::Completed);
            match transition::shop_order(tx, id, from, to, Actor::System, json!({})).await {
                // the buyer was faster
                Err(Error::InvalidTransition { .. }) => Ok(()),
                moved => moved,
            }
        })
        .await?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Overdue {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
}
