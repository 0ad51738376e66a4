//! Delivery: reported by the shop or the buyer, or assumed automatically when nobody says anything.

use auth::actor::{Seller, User};
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{OrderId, ShopOrderId, UserId};

use crate::seller_order::{self, SellerOrder};
use crate::shipment::{lock, lock_any, lock_of_buyer};
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Error, Order, OrdersContext, cancel, emails, order};

/// The carrier reports that it arrived.
pub async fn deliver(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let held = lock(tx, seller.shop(), id).await?;
        let (to, actor) = (
            ShopOrderStatus::Delivered,
            Actor::Seller(seller.user().id()),
        );
        // the table of moves knows one from a return, but that one ends the return
        if held.status == ShopOrderStatus::ReturnRequested {
            return Err(cancel::refused(tx, &held, to, actor).await?);
        }
        transition::shop_order(tx, id, held.status, to, actor, json!({})).await?;
        emails::delivery::delivered(tx, context, held.user_id, held.order_id, id).await?;
        let answer = seller_order::load(tx.conn(), seller.shop(), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// The buyer has it: what is in delivery is delivered, and what is delivered is completed.
pub async fn received(
    context: &OrdersContext,
    user: &User,
    id: OrderId,
    part: ShopOrderId,
) -> Result<Order, Error> {
    db::transaction(&context.pool, async |tx| {
        let held = lock_of_buyer(tx, user, id, part).await?;
        let actor = Actor::Buyer(user.id());
        let mut from = held.status;
        if from == ShopOrderStatus::InDelivery {
            let to = ShopOrderStatus::Delivered;
            transition::shop_order(tx, part, from, to, actor, json!({})).await?;
            from = to;
        }
        let to = ShopOrderStatus::Completed;
        if from == ShopOrderStatus::ReturnRequested {
            return Err(cancel::refused(tx, &held, to, actor).await?);
        }
        transition::shop_order(tx, part, from, to, actor, json!({})).await?;
        order::load(tx.conn(), id).await
    })
    .await
}

/// Days before the clock says that it arrived on which the buyer is asked.
const ASK_DAYS_AHEAD: i32 = 5;

/// Days after which a delivered order counts as received.
pub const COMPLETE_AFTER_DAYS: i32 = 14;

/// How many are looked for at a time.
const BATCH: usize = 500;

/// Asks the buyers of what has long been on its way whether it arrived, and names the day on
/// which it will count as delivered. Nobody is surprised: the clock moves only what was asked
/// about, and after days to answer, however late the question was.
pub async fn ask_overdue(context: &OrdersContext) -> Result<(), Error> {
    let days = i32::from(context.settings.now().delivered_after_days);
    let ahead = ASK_DAYS_AHEAD.min(days);
    loop {
        let overdue: Vec<Overdue> = diesel::sql_query(include_str!("delivery/to_ask.sql"))
            .bind::<Integer, _>(days - ahead)
            .load(&mut *context.pool.get().await?)
            .await?;
        for Overdue { id } in &overdue {
            db::transaction(&context.pool, async |tx| {
                ask(tx, context, *id, days, ahead).await
            })
            .await?;
        }
        if overdue.len() < BATCH {
            return Ok(());
        }
    }
}

async fn ask(
    tx: &mut Tx,
    context: &OrdersContext,
    id: ShopOrderId,
    days: i32,
    ahead: i32,
) -> Result<(), Error> {
    let asked: Option<Asked> = diesel::sql_query(include_str!("delivery/ask.sql"))
        .bind::<BigInt, _>(id)
        .bind::<Integer, _>(days)
        .bind::<Integer, _>(ahead)
        .get_result(tx.conn())
        .await
        .optional()?;
    // it arrived, or another gateway asked
    let Some(asked) = asked else { return Ok(()) };
    let order = order::load(tx.conn(), asked.order_id).await?;
    match order.shop_orders.iter().find(|part| part.id == id) {
        Some(part) => {
            let by = asked.delivered_by;
            emails::delivery::has_it_arrived(tx, context, asked.user_id, &order, part, by).await
        }
        None => Ok(()),
    }
}

/// Delivers what was asked about and whose day has come.
pub async fn deliver_overdue(context: &OrdersContext) -> Result<(), Error> {
    let (from, to) = (ShopOrderStatus::InDelivery, ShopOrderStatus::Delivered);
    loop {
        let overdue: Vec<Overdue> = diesel::sql_query(include_str!("delivery/to_deliver.sql"))
            .load(&mut *context.pool.get().await?)
            .await?;
        for Overdue { id } in &overdue {
            db::transaction(&context.pool, async |tx| {
                if move_on(tx, *id, from, to).await? {
                    let held = lock_any(tx, *id).await?;
                    let (buyer, order) = (held.user_id, held.order_id);
                    emails::delivery::delivered(tx, context, buyer, order, *id).await?;
                }
                Ok::<_, Error>(())
            })
            .await?;
        }
        if overdue.len() < BATCH {
            return Ok(());
        }
    }
}

/// Completes what was delivered 14 days ago and not sent back.
pub async fn complete_overdue(context: &OrdersContext) -> Result<(), Error> {
    let (from, to) = (ShopOrderStatus::Delivered, ShopOrderStatus::Completed);
    loop {
        let overdue: Vec<Overdue> = diesel::sql_query(include_str!("delivery/to_complete.sql"))
            .bind::<Integer, _>(COMPLETE_AFTER_DAYS)
            .load(&mut *context.pool.get().await?)
            .await?;
        for Overdue { id } in &overdue {
            db::transaction(&context.pool, async |tx| move_on(tx, *id, from, to).await).await?;
        }
        if overdue.len() < BATCH {
            return Ok(());
        }
    }
}

/// Whether it was moved.
async fn move_on(
    tx: &mut Tx,
    id: ShopOrderId,
    from: ShopOrderStatus,
    to: ShopOrderStatus,
) -> Result<bool, Error> {
    match transition::shop_order(tx, id, from, to, Actor::System, json!({})).await {
        Ok(()) => Ok(true),
        // the buyer or the shop was faster
        Err(Error::InvalidTransition { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

#[derive(QueryableByName)]
struct Overdue {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
}

#[derive(QueryableByName)]
struct Asked {
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = Timestamptz)]
    delivered_by: DateTime<Utc>,
}
