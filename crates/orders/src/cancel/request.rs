//! Cancel requests: what a buyer sends once part of a shop order has been shipped. The shop accepts
//! or declines, or ships the pieces in the meantime.

use auth::actor::Seller;
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use db::schema::{cancel_request_lines, cancel_requests};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Jsonb};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{CancelRequestId, OrderLineId, Quantity, ShopOrderId, Text};

use super::{Cause, Lines, finish, lock_of_shop, unsent};
use crate::order::{Order, ShopOrder};
use crate::seller_order::SellerOrder;
use crate::shipment::LockedShopOrder;
use crate::{Error, OrdersContext, emails, order, quantities};

/// A buyer's request and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Its id.
    pub id: CancelRequestId,
    /// `open`, `accepted`, `declined`, or `overtaken`: its pieces were sent or called off
    /// meanwhile.
    pub status: String,
    /// Why.
    pub reason: String,
    /// What the shop said, if it declined.
    pub answer: Option<String>,
    /// When it was asked.
    pub created_at: DateTime<Utc>,
    /// For what.
    pub lines: Vec<Asked>,
}

/// So many pieces of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The line.
    pub line_id: OrderLineId,
    /// How many.
    pub quantity: i64,
}

/// Asks the shop of a part to call these pieces off; one question at a time.
pub(super) async fn open(
    tx: &mut Tx,
    context: &OrdersContext,
    held: &LockedShopOrder,
    wanted: &Lines,
    reason: &str,
) -> Result<(), Error> {
    if find(tx, held.id, None).await?.is_some() {
        return Err(Error::CancelRequested);
    }
    let lines = quantities::of(tx, held.id).await?;
    let chosen = quantities::chosen(&lines, wanted.as_deref()).map_err(Error::NotCancellable)?;
    let id: CancelRequestId = diesel::insert_into(cancel_requests::table)
        .values((
            cancel_requests::shop_order_id.eq(held.id),
            cancel_requests::reason.eq(reason),
        ))
        .returning(cancel_requests::id)
        .get_result(tx.conn())
        .await?;
    let rows = chosen.iter().map(|(line, pieces)| {
        (
            cancel_request_lines::request_id.eq(id),
            cancel_request_lines::order_line_id.eq(line),
            cancel_request_lines::quantity.eq(pieces),
        )
    });
    diesel::insert_into(cancel_request_lines::table)
        .values(rows.collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    let order = order::load(tx.conn(), held.order_id).await?;
    match part_of(&order, held) {
        Some(part) => {
            emails::cancellation::requested(tx, context, &order, part, id, &chosen, reason).await
        }
        None => Ok(()),
    }
}

/// The seller agrees: what was asked for is called off.
pub async fn accept(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    request: CancelRequestId,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let (payment, held) = lock_of_shop(tx, seller, id).await?;
        let asked = asked(tx, &held, request).await?;
        answer(tx, request, "accepted", None).await?;
        let cause = Cause::of_seller(seller, &asked.reason);
        let lines = Some(asked.lines);
        let items = unsent(tx, context, &payment, &held, &lines, &cause).await?;
        finish(tx, seller, key, &held, &items).await
    })
    .await
}

/// The seller says no, and why: what was asked for will be sent.
pub async fn decline(
    context: &OrdersContext,
    seller: &Seller,
    key: &Key,
    id: ShopOrderId,
    request: CancelRequestId,
    words: &Text<500>,
) -> Result<SellerOrder, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let (_, held) = lock_of_shop(tx, seller, id).await?;
        asked(tx, &held, request).await?;
        answer(tx, request, "declined", Some(words.as_str())).await?;
        let order = order::load(tx.conn(), held.order_id).await?;
        if let Some(part) = part_of(&order, &held) {
            let (buyer, words) = (held.user_id, words.as_str());
            emails::cancellation::declined(tx, context, buyer, &order, part, request, words)
                .await?;
        }
        finish(tx, seller, key, &held, &[]).await
    })
    .await
}

fn part_of<'a>(order: &'a Order, held: &LockedShopOrder) -> Option<&'a ShopOrder> {
    order.shop_orders.iter().find(|part| part.id == held.id)
}

/// The open request of a part, or this one whatever its state.
async fn find(
    tx: &mut Tx,
    part: ShopOrderId,
    id: Option<CancelRequestId>,
) -> Result<Option<(String, String)>, Error> {
    let mut query = cancel_requests::table
        .filter(cancel_requests::shop_order_id.eq(part))
        .select((cancel_requests::status, cancel_requests::reason))
        .into_boxed();
    query = match id {
        Some(id) => query.filter(cancel_requests::id.eq(id)),
        None => query.filter(cancel_requests::status.eq("open")),
    };
    Ok(query.first(tx.conn()).await.optional()?)
}

struct OpenRequest {
    reason: String,
    lines: Vec<(OrderLineId, Quantity)>,
}

/// What an open request asks for.
async fn asked(
    tx: &mut Tx,
    held: &LockedShopOrder,
    id: CancelRequestId,
) -> Result<OpenRequest, Error> {
    let found = find(tx, held.id, Some(id)).await?;
    let (status, reason) = found.ok_or(Error::NotFound)?;
    if status != "open" {
        return Err(Error::RequestAnswered);
    }
    let lines = cancel_request_lines::table
        .filter(cancel_request_lines::request_id.eq(id))
        .select((
            cancel_request_lines::order_line_id,
            cancel_request_lines::quantity,
        ))
        .load(tx.conn())
        .await?;
    Ok(OpenRequest { reason, lines })
}

/// The shop order is locked: nobody else answers meanwhile.
async fn answer(
    tx: &mut Tx,
    id: CancelRequestId,
    status: &'static str,
    words: Option<&str>,
) -> Result<(), Error> {
    diesel::update(cancel_requests::table.find(id))
        .set((
            cancel_requests::status.eq(status),
            cancel_requests::answer.eq(words),
            cancel_requests::answered_at.eq(db::now().nullable()),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// Closes the open request of a part if what it asks for is not there any more.
pub(crate) async fn overtake(tx: &mut Tx, part: ShopOrderId) -> Result<(), Error> {
    diesel::sql_query(include_str!("request/overtake.sql"))
        .bind::<BigInt, _>(part)
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    part: ShopOrderId,
    #[diesel(sql_type = Jsonb)]
    requests: serde_json::Value,
}

/// Puts the requests beside their parts. Nobody asks before something was sent, so as long as
/// nothing was, nothing is read.
pub(crate) async fn add_to(
    conn: &mut AsyncPgConnection,
    orders: &mut [Order],
) -> Result<(), Error> {
    let parts = orders.iter_mut().flat_map(|order| &mut order.shop_orders);
    let mut sent: Vec<&mut ShopOrder> = parts.filter(|part| !part.shipments.is_empty()).collect();
    if sent.is_empty() {
        return Ok(());
    }
    let ids: Vec<ShopOrderId> = sent.iter().map(|part| part.id).collect();
    let query = diesel::sql_query(include_str!("request/requests.sql"));
    let query = db::prepared(query.bind::<Array<BigInt>, _>(ids));
    let rows: Vec<Row> = query.load(conn).await?;
    for Row { part, requests } in rows {
        if let Some(part) = sent.iter_mut().find(|sent| sent.id == part) {
            part.cancel_requests = serde_json::from_value(requests)?;
        }
    }
    Ok(())
}
