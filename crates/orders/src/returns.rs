//! Returns of items that a buyer sends back or never received: requested line by line, answered by
//! the shop, decided by the operator if it is escalated, and refunded with the corresponding shares
//! of discount and commission. While a return is open its shop order is `return_requested`, and
//! each shop order can have only one open return.
//!
//! A shop's silence never costs the buyer: a return that the shop does not answer is approved, and
//! a return parcel that it does not confirm counts as received ([`deadlines`]).

mod by_buyer;
mod by_operator;
mod by_shop;
pub mod deadlines;
mod list;
pub(crate) mod step;

use auth::actor::User;
use catalog::Picture;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Jsonb};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{Money, OrderId, OrderLineId, ReturnId, ShopOrderId};

pub use by_buyer::{
    Parcel, ReturnRequest, accept, add_photos, escalate, request, send_back, withdraw,
};
pub use by_operator::{Verdict, decide};
pub use by_shop::{add_label, approve, decline, object_to_receipt, offer, received};
pub use list::{Listed, Stage, of_marketplace, of_shop};

use crate::Error;
use crate::order::{self, Choice, Order, ShopOrder};
pub use crate::status::{Decision, Reason, ReturnStatus};

/// A return as buyer, shop and operator see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Return {
    /// Its id.
    pub id: ReturnId,
    /// The order.
    pub order_id: OrderId,
    /// Its number for people.
    pub number: String,
    /// The part of it.
    pub shop_order_id: ShopOrderId,
    /// Where it stands.
    pub status: ReturnStatus,
    /// Why.
    pub reason: Reason,
    /// What the buyer says.
    pub words: String,
    /// What the buyer shows.
    pub photos: Vec<Picture>,
    /// What it is about.
    pub lines: Vec<ReturnLine>,
    /// The value of its pieces, which is the most that can be refunded.
    pub worth: Money,
    /// Whether the items come back; none until somebody agreed.
    pub send_back: Option<bool>,
    /// The shop's answer: how to send the items back, its offer, or why it declined.
    pub answer: Option<String>,
    /// The shop's return label.
    pub label: Option<Picture>,
    /// What the shop offers instead.
    pub offer: Option<Money>,
    /// Who carries it back.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// What the operator decided.
    pub decision: Option<Decision>,
    /// The reason for the operator's decision.
    pub verdict: Option<String>,
    /// Until when somebody must act; then the clock does.
    pub act_by: Option<DateTime<Utc>>,
    /// What went back in the end.
    pub amount: Option<Money>,
    /// When it was asked for.
    pub created_at: DateTime<Utc>,
    /// Its history, oldest first.
    pub events: Vec<ReturnEvent>,
}

/// So many pieces of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnLine {
    /// The line.
    pub line_id: OrderLineId,
    /// How many.
    pub quantity: i64,
    /// What it is called.
    pub title: String,
    /// The chosen value of each option.
    pub options: Vec<Choice>,
    /// A picture.
    pub image: Option<String>,
    /// The hue behind it.
    pub tile: String,
}

/// One step of a return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnEvent {
    /// Where it went.
    pub status: ReturnStatus,
    /// When.
    pub at: DateTime<Utc>,
    /// `buyer`, `seller`, `operator` or `system`.
    pub actor: String,
    /// What they said with it.
    pub words: Option<String>,
}

#[derive(QueryableByName)]
struct Document {
    #[diesel(sql_type = Jsonb)]
    document: serde_json::Value,
}

/// These returns, in the order of their ids.
async fn load_many(conn: &mut AsyncPgConnection, ids: &[ReturnId]) -> Result<Vec<Return>, Error> {
    read(conn, ids, &[]).await
}

async fn load(conn: &mut AsyncPgConnection, id: ReturnId) -> Result<Return, Error> {
    let found = load_many(conn, &[id]).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

/// A return of one of the buyer's own orders; anybody else's is not found.
pub async fn find(
    pool: &db::Pool,
    user: &User,
    (order, id): (OrderId, ReturnId),
) -> Result<Return, Error> {
    let mut conn = pool.get().await?;
    let found = load(&mut conn, id).await?;
    let of_user = order::buyer(&mut conn, found.order_id).await? == user.id();
    match found.order_id == order && of_user {
        true => Ok(found),
        false => Err(Error::NotFound),
    }
}

/// Puts the returns beside their parts. Nothing that was not sent is given back, so as long as
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
    for found in read(conn, &[], &ids).await? {
        if let Some(part) = sent.iter_mut().find(|part| part.id == found.shop_order_id) {
            part.returns.push(found);
        }
    }
    Ok(())
}

async fn read(
    conn: &mut AsyncPgConnection,
    ids: &[ReturnId],
    parts: &[ShopOrderId],
) -> Result<Vec<Return>, Error> {
    let query = diesel::sql_query(include_str!("returns/load.sql"))
        .bind::<Array<BigInt>, _>(ids)
        .bind::<Array<BigInt>, _>(parts);
    let rows: Vec<Document> = db::prepared(query).load(conn).await?;
    let read = |row: Document| Ok(serde_json::from_value(row.document)?);
    rows.into_iter().map(read).collect()
}
