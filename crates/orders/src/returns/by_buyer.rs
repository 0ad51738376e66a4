//! The buyer's steps of a return: request, add photos, accept an offer, send back, escalate,
//! withdraw.

use auth::actor::User;
use auth::existing_account;
use catalog::review::Upload;
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Integer, Jsonb, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Money, OrderId, OrderLineId, Quantity, ReturnId, ShopOrderId};

use super::deadlines::{ANSWER_DAYS, RECEIVE_DAYS};
use super::step::{self, LockedReturn, StepNotes};
use super::{Reason, Return, ReturnStatus};
use crate::cancel;
use crate::delivery::COMPLETE_AFTER_DAYS;
use crate::order::Order;
use crate::payment;
use crate::quantities::{self, CountedLine, LineQuantity};
use crate::refund;
use crate::shipment::{self, LockedShopOrder};
use crate::status::ShopOrderStatus;
use crate::transition::{self, Actor};
use crate::{Error, OrdersContext, emails, order};

/// Days after it arrived in which something can be given back.
pub const RETURN_DAYS: i32 = COMPLETE_AFTER_DAYS;

/// What a buyer wants to give back, and why.
#[derive(Debug, Clone)]
pub struct ReturnRequest {
    /// Why.
    pub reason: Reason,
    /// What they say.
    pub words: types::Text<2000>,
    /// So many pieces of these lines.
    pub lines: Vec<(OrderLineId, Quantity)>,
}

/// A parcel on its way back.
#[derive(Debug, Clone)]
pub struct Parcel {
    /// Who carries it.
    pub carrier: types::Text<60>,
    /// The carrier's number.
    pub tracking_number: types::Text<60>,
}

/// Asks a shop to take something back, or for the money of what never came. Refused where it has
/// not arrived (or, for what never came, where it may still come), where the time for it is over,
/// for pieces whose money went back, and while another return of the part is open.
pub async fn request(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    (id, part): (OrderId, ShopOrderId),
    wanted: &ReturnRequest,
) -> Result<Order, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        existing_account::lock(tx, user).await?;
        let payment = payment::lock(tx, id).await?;
        let held = shipment::lock_of_buyer(tx, user, id, part).await?;
        let came_from = may_ask(tx, context, &held, wanted.reason).await?;
        let lines = quantities::of(tx, part).await?;
        let chosen = quantities::among(&lines, &wanted.lines, CountedLine::away);
        let chosen = chosen.map_err(Error::NotReturnable)?;
        let left = refund::left(tx, part).await?.amount;
        let worth = quantities::worth(&lines, held.commission, &chosen)?.amount;
        if worth.min(left) == Money::ZERO {
            return Err(Error::NothingLeft);
        }
        let new = insert(tx, &held, came_from, wanted, worth.min(left), &chosen).await?;
        let actor = Actor::Buyer(user.id());
        let said = Some(wanted.words.as_str());
        let event = step::record(tx, new, None, ReturnStatus::Requested, actor, said).await?;
        stand_still(tx, &held, came_from, actor).await?;
        let open = step::with_row(tx, new, payment, held).await?;
        emails::returns::step(tx, context, &open, event, actor).await?;
        let answer = order::load(tx.conn(), id).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

#[derive(QueryableByName)]
struct Times {
    #[diesel(sql_type = diesel::sql_types::Nullable<diesel::sql_types::Timestamptz>)]
    delivered_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Bool)]
    is_late: bool,
    #[diesel(sql_type = Bool)]
    may_be_lost: bool,
}

/// Where the part stood, and stands again if the return comes to nothing.
async fn may_ask(
    tx: &mut Tx,
    context: &OrdersContext,
    held: &LockedShopOrder,
    reason: Reason,
) -> Result<ShopOrderStatus, Error> {
    let times: Times = diesel::sql_query(
        "select s.delivered_at, \
             coalesce(s.delivered_at < now() - make_interval(days => $2), false) as is_late, \
             coalesce( \
                 (select max(h.shipped_at) from shipments h where h.shop_order_id = s.id) \
                     <= now() - make_interval(hours => $3), \
                 false \
             ) as may_be_lost \
         from shop_orders s where s.id = $1",
    )
    .bind::<BigInt, _>(held.id)
    .bind::<Integer, _>(RETURN_DAYS)
    .bind::<Integer, _>(i32::from(context.settings.now().delivered_after_days) * 12)
    .get_result(tx.conn())
    .await?;
    match (held.status, reason) {
        (ShopOrderStatus::ReturnRequested, _) => Err(Error::ReturnOpen),
        (ShopOrderStatus::InDelivery, Reason::NotReceived) => match times.may_be_lost {
            true => Ok(ShopOrderStatus::InDelivery),
            false => Err(Error::MayStillArrive),
        },
        // who says how it arrived has it
        (ShopOrderStatus::InDelivery, _) => Ok(ShopOrderStatus::Delivered),
        (ShopOrderStatus::Delivered | ShopOrderStatus::Completed, _) => match times.is_late {
            false if times.delivered_at.is_some() => Ok(held.status),
            _ => Err(Error::ReturnTooLate),
        },
        _ => {
            let actor = Actor::Buyer(held.user_id);
            Err(cancel::refused(tx, held, ShopOrderStatus::ReturnRequested, actor).await?)
        }
    }
}

/// The part waits for what comes of the return.
async fn stand_still(
    tx: &mut Tx,
    held: &LockedShopOrder,
    came_from: ShopOrderStatus,
    actor: Actor,
) -> Result<(), Error> {
    if held.status != came_from {
        transition::shop_order(tx, held.id, held.status, came_from, actor, json!({})).await?;
    }
    let to = ShopOrderStatus::ReturnRequested;
    transition::shop_order(tx, held.id, came_from, to, actor, json!({})).await
}

async fn insert(
    tx: &mut Tx,
    held: &LockedShopOrder,
    came_from: ShopOrderStatus,
    wanted: &ReturnRequest,
    worth: Money,
    pieces: &[LineQuantity],
) -> Result<ReturnId, Error> {
    let row: Id = diesel::sql_query(
        "insert into returns (shop_order_id, came_from, reason, words, worth, act_by) \
         values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning id",
    )
    .bind::<BigInt, _>(held.id)
    .bind::<Text, _>(came_from)
    .bind::<Text, _>(wanted.reason)
    .bind::<Text, _>(wanted.words.as_str())
    .bind::<BigInt, _>(worth)
    .bind::<Integer, _>(ANSWER_DAYS)
    .get_result(tx.conn())
    .await?;
    use db::schema::return_lines as lines;
    let rows = pieces.iter().map(|(line, pieces)| {
        (
            lines::return_id.eq(row.id),
            lines::order_line_id.eq(line),
            lines::quantity.eq(pieces),
        )
    });
    diesel::insert_into(lines::table)
        .values(rows.collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    Ok(row.id)
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: ReturnId,
}

/// Most photos of one return.
const MOST_PHOTOS: usize = 5;

/// Adds photos to a return of one's own that is not over. They are looked at only for such a one,
/// and before the transaction that writes them down.
pub async fn add_photos(
    context: &OrdersContext,
    user: &User,
    (order, id): (OrderId, ReturnId),
    photos: Upload,
) -> Result<Return, Error> {
    let count = photos.count();
    db::transaction(&context.pool, async |tx| {
        takes_photos(tx, user, order, id, count).await
    })
    .await?;
    let photos = photos.keep(&context.pool).await?;
    db::transaction(&context.pool, async |tx| {
        takes_photos(tx, user, order, id, count).await?;
        diesel::sql_query("update returns set photos = photos || $2 where id = $1")
            .bind::<BigInt, _>(id)
            .bind::<Jsonb, _>(serde_json::to_value(&photos)?)
            .execute(tx.conn())
            .await?;
        super::load(tx.conn(), id).await
    })
    .await
}

async fn takes_photos(
    tx: &mut Tx,
    user: &User,
    order: OrderId,
    id: ReturnId,
    count: usize,
) -> Result<(), Error> {
    let open = lock(tx, user, order, id).await?;
    if open.row.status.is_over() {
        return Err(Error::ReturnOver);
    }
    let now = open.as_it_is(tx).await?;
    match now.photos.len() + count <= MOST_PHOTOS {
        true => Ok(()),
        false => Err(Error::TooManyPhotos),
    }
}

/// Takes the shop's offer: that much goes back, and the buyer keeps the items.
pub async fn accept(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    place: (OrderId, ReturnId),
) -> Result<Return, Error> {
    act(context, user, key, place, async |tx, open, actor| {
        open.allow(tx, ReturnStatus::Refunded, actor).await?;
        let offer = open.row.offer.unwrap_or(Money::ZERO);
        open.refund_part(tx, context, actor, offer).await
    })
    .await
}

/// Says that the items are on their way to the shop.
pub async fn send_back(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    place: (OrderId, ReturnId),
    parcel: &Parcel,
) -> Result<Return, Error> {
    act(context, user, key, place, async |tx, open, actor| {
        open.allow(tx, ReturnStatus::SentBack, actor).await?;
        diesel::sql_query("update returns set carrier = $2, tracking_number = $3 where id = $1")
            .bind::<BigInt, _>(open.id)
            .bind::<Text, _>(parcel.carrier.as_str())
            .bind::<Text, _>(parcel.tracking_number.as_str())
            .execute(tx.conn())
            .await?;
        let said = StepNotes {
            words: None,
            days: Some(RECEIVE_DAYS),
        };
        open.go(tx, context, ReturnStatus::SentBack, actor, said)
            .await
    })
    .await
}

/// Asks the operator to decide.
pub async fn escalate(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    place: (OrderId, ReturnId),
    words: &types::Text<2000>,
) -> Result<Return, Error> {
    act(context, user, key, place, async |tx, open, actor| {
        let said = StepNotes {
            words: Some(words.as_str()),
            days: None,
        };
        open.go(tx, context, ReturnStatus::Escalated, actor, said)
            .await
    })
    .await
}

/// Thinks better of it: nothing goes back.
pub async fn withdraw(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    place: (OrderId, ReturnId),
) -> Result<Return, Error> {
    act(context, user, key, place, async |tx, open, actor| {
        open.close(tx, context, actor, None).await
    })
    .await
}

/// One step of the buyer, taken once for each key.
async fn act(
    context: &OrdersContext,
    user: &User,
    key: &Key,
    (order, id): (OrderId, ReturnId),
    step: impl AsyncFn(&mut Tx, &mut LockedReturn, Actor) -> Result<(), Error>,
) -> Result<Return, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let mut open = lock(tx, user, order, id).await?;
        step(tx, &mut open, Actor::Buyer(user.id())).await?;
        let answer = open.as_it_is(tx).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

/// Locks a return of one of the buyer's own orders; anybody else's is not found.
async fn lock(
    tx: &mut Tx,
    user: &User,
    order: OrderId,
    id: ReturnId,
) -> Result<LockedReturn, Error> {
    let open = step::lock(tx, id).await?;
    match open.held.user_id == user.id() && open.held.order_id == order {
        true => Ok(open),
        false => Err(Error::NotFound),
    }
}
