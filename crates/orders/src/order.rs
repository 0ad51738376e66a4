//! An order, as its buyer sees it, read in one statement.

mod history;
pub mod market;

use auth::actor::{DataSubject, User};
use chrono::{DateTime, NaiveDate, Utc};
use db::schema::{orders, shop_orders};
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Jsonb};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{
    Money, OrderId, OrderLineId, ProductId, RefundId, ShipmentId, ShopId, ShopOrderId, UserId,
};

pub use history::{Counts, History, Search, Tab, list};

use crate::cancel::request::{self, Request};
use crate::returns::{self, Return};
use crate::review::{self, LineReview};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::{Error, quantities};
use auth::address::Draft;

/// What a shopper pays in one go, with the part of each shop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Its id.
    pub id: OrderId,
    /// The number for people.
    pub number: String,
    /// When its payment started.
    pub created_at: DateTime<Utc>,
    /// Until when stock is set aside for it, while it is not paid.
    pub expires_at: DateTime<Utc>,
    /// Where its payment stands.
    pub payment_status: PaymentStatus,
    /// The provider, such as `paypal`.
    pub provider: String,
    /// The provider's ID of the payment.
    pub provider_order_id: Option<String>,
    /// Before discount.
    pub subtotal: Money,
    /// What the coupon took off.
    pub discount: Money,
    /// Always nothing.
    pub shipping: Money,
    /// What is paid.
    pub total: Money,
    /// Of all amounts.
    pub currency: String,
    /// The buyer's note to all shops.
    pub note: Option<String>,
    /// Where it goes, frozen.
    pub address: Draft,
    /// The part of each shop.
    pub shop_orders: Vec<ShopOrder>,
}

/// The part of an order that one shop fulfills.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShopOrder {
    /// Its id.
    pub id: ShopOrderId,
    /// Where it stands.
    pub status: ShopOrderStatus,
    /// Who fulfills it.
    pub shop: Shop,
    /// Before discount.
    pub subtotal: Money,
    /// This shop's part of the discount.
    pub discount: Money,
    /// What the buyer pays for it.
    pub total: Money,
    /// The last day to ship what is still here, in the shop's time zone; none once nothing is. Answers
    /// kept from earlier do not tell.
    #[serde(default)]
    pub ship_by: Option<NaiveDate>,
    /// The number of days since then; 0 if it is not late.
    #[serde(default)]
    pub days_late: i32,
    /// When it is expected, as the buyer was told when they ordered. Answers kept from earlier do not tell.
    #[serde(default)]
    pub expected_delivery: Option<ExpectedDelivery>,
    /// The buyer's note to this shop only.
    #[serde(default)]
    pub note: Option<String>,
    /// What was bought.
    pub lines: Vec<Line>,
    /// The parcels.
    pub shipments: Vec<Shipment>,
    /// What went back of it, is on its way, failed or is not owed, oldest first. Answers kept from earlier tell
    /// nothing of it.
    #[serde(default)]
    pub refunds: Vec<Refund>,
    /// What the buyer asked to call off, oldest first.
    #[serde(default)]
    pub cancel_requests: Vec<Request>,
    /// What the buyer sent back or never got, oldest first.
    #[serde(default)]
    pub returns: Vec<Return>,
    /// Its history, oldest first.
    pub events: Vec<Event>,
}

impl ShopOrder {
    /// What has gone back of it or is on its way, whoever began that.
    pub fn refunded(&self) -> Money {
        let standing = self.refunds.iter().filter(|refund| refund.stands());
        Money::sum(standing.map(|refund| refund.amount)).unwrap_or(Money::ZERO)
    }

    /// Of that, what the marketplace gives.
    pub fn commission_refunded(&self) -> Money {
        let standing = self.refunds.iter().filter(|refund| refund.stands());
        Money::sum(standing.map(|refund| refund.commission)).unwrap_or(Money::ZERO)
    }
}

/// The first and the last day on which a parcel is expected, in the shop's time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpectedDelivery {
    /// Sent on the next day and carried fast.
    pub from: NaiveDate,
    /// Sent on the last day and carried slowly.
    pub to: NaiveDate,
}

/// A refund of a shop order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refund {
    /// Its id.
    pub id: RefundId,
    /// How much.
    pub amount: Money,
    /// Of that, what the marketplace gives.
    pub commission: Money,
    /// `requested`, `pending`, `done`, `failed` or `not_owed`.
    pub status: String,
    /// Why.
    pub reason: String,
    /// When it was begun.
    pub created_at: DateTime<Utc>,
    /// When it was done.
    pub completed_at: Option<DateTime<Utc>>,
    /// Whether it was done without the provider. Answers kept from earlier tell nothing of it.
    #[serde(default)]
    pub paid_elsewhere: bool,
}

impl Refund {
    fn stands(&self) -> bool {
        !matches!(self.status.as_str(), "failed" | "not_owed")
    }
}

/// A shop, with its name when the order was placed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shop {
    /// Its id.
    pub id: ShopId,
    /// Its name.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
}

/// One frozen line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Its id.
    pub id: OrderLineId,
    /// The product.
    pub product_id: ProductId,
    /// The product's part of the URL.
    pub product_slug: String,
    /// The title.
    pub title: String,
    /// The chosen value of each option.
    pub options: Vec<Choice>,
    /// A picture.
    pub image: Option<String>,
    /// The hue behind it.
    pub tile: String,
    /// What one piece cost.
    pub price: Money,
    /// How many.
    pub quantity: i64,
    /// What the coupon took off all of them. Answers kept from earlier tell nothing of this and
    /// of what follows.
    #[serde(default)]
    pub discount: Money,
    /// How many were sent.
    #[serde(default)]
    pub shipped: i32,
    /// How many were called off before they were sent.
    #[serde(default)]
    pub cancelled: i32,
    /// How many of the shipped pieces were lost.
    #[serde(default)]
    pub lost: i32,
    /// Of how many of those sent the money went back otherwise.
    #[serde(default)]
    pub returned: i32,
    /// What goes back for those called off, lost and returned.
    #[serde(default)]
    pub refunded: Money,
    /// What the buyer said about it. Answers kept from earlier do not tell.
    #[serde(default)]
    pub review: Option<LineReview>,
    /// Whether the buyer may say something about it now.
    #[serde(default)]
    pub reviewable: bool,
}

impl Line {
    /// How many pieces never came to the buyer.
    pub(crate) fn not_supplied(&self) -> i32 {
        self.cancelled + self.lost
    }

    /// Of how many pieces the money goes back.
    pub(crate) fn gone(&self) -> i32 {
        self.not_supplied() + self.returned
    }
}

/// One option and the value chosen for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The option, such as "Colour".
    pub name: String,
    /// The value, such as "Sand".
    pub value: String,
}

/// One parcel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shipment {
    /// Its id.
    pub id: ShipmentId,
    /// Who carries it.
    pub carrier: String,
    /// The carrier's number.
    pub tracking_number: String,
    /// When it left.
    pub shipped_at: DateTime<Utc>,
    /// When the shop reported it lost.
    #[serde(default)]
    pub lost_at: Option<DateTime<Utc>>,
    /// What is in it.
    pub lines: Vec<ShippedLine>,
}

/// How many pieces of a line are in a parcel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShippedLine {
    /// The line.
    pub line_id: OrderLineId,
    /// How many.
    pub quantity: i64,
}

/// One event in a shop order's history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Where it went.
    pub status: ShopOrderStatus,
    /// When.
    pub at: DateTime<Utc>,
    /// `buyer`, `seller`, `operator` or `system`.
    pub actor: String,
    /// The reason, if one was given.
    pub reason: Option<String>,
    /// How many pieces were called off with this step.
    #[serde(default)]
    pub cancelled: i64,
    /// How many of the shipped pieces were lost.
    #[serde(default)]
    pub lost: i64,
    /// Of how many the money went back otherwise.
    #[serde(default)]
    pub returned: i64,
    /// What goes back for them.
    #[serde(default)]
    pub refunded: Money,
    /// The parcel that was sent with this step, or put right.
    #[serde(default)]
    pub parcel: Option<ParcelName>,
    /// The parcel's carrier and tracking number before they were corrected.
    #[serde(default)]
    pub corrected: Option<ParcelName>,
}

/// A parcel's carrier and tracking number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParcelName {
    /// Who carries it; old histories do not always tell.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: String,
}

#[derive(QueryableByName)]
struct Document {
    #[diesel(sql_type = Jsonb)]
    document: serde_json::Value,
}

/// These orders, newest first.
pub async fn load_many(conn: &mut AsyncPgConnection, ids: &[OrderId]) -> Result<Vec<Order>, Error> {
    let query = diesel::sql_query(include_str!("order/load.sql"));
    let rows: Vec<Document> = prepared(query.bind::<Array<BigInt>, _>(ids))
        .load(conn)
        .await?;
    let read = |row: Document| Ok(serde_json::from_value(row.document)?);
    let mut orders: Vec<Order> = rows.into_iter().map(read).collect::<Result<_, Error>>()?;
    quantities::add_to(&mut orders)?;
    request::add_to(conn, &mut orders).await?;
    returns::add_to(conn, &mut orders).await?;
    review::add_to(conn, &mut orders).await?;
    Ok(orders)
}

/// One order by its id, whoever bought it: for the crate's own use cases.
pub(crate) async fn load(conn: &mut AsyncPgConnection, id: OrderId) -> Result<Order, Error> {
    let orders = load_many(conn, &[id]).await?;
    orders.into_iter().next().ok_or(Error::NotFound)
}

/// The order that a part belongs to, whoever bought it.
pub(crate) async fn of_part(tx: &mut Tx, part: ShopOrderId) -> Result<OrderId, Error> {
    let of = shop_orders::table.find(part).select(shop_orders::order_id);
    of.first(tx.conn()).await.optional()?.ok_or(Error::NotFound)
}

/// Who ordered.
pub(crate) async fn buyer(conn: &mut AsyncPgConnection, id: OrderId) -> Result<UserId, Error> {
    let buyer = orders::table.find(id).select(orders::user_id);
    Ok(buyer.first(conn).await?)
}

/// The buyer's order; anyone else's is not found.
pub async fn find(pool: &db::Pool, user: &User, id: OrderId) -> Result<Order, Error> {
    let mut conn = pool.get().await?;
    let mine: Option<OrderId> = orders::table
        .filter(orders::id.eq(id).and(orders::user_id.eq(user.id())))
        .select(orders::id)
        .first(&mut conn)
        .await
        .optional()?;
    load(&mut conn, mine.ok_or(Error::NotFound)?).await
}

/// Every order of the buyer, newest first.
pub async fn all(pool: &db::Pool, of: &impl DataSubject) -> Result<Vec<Order>, Error> {
    let mut conn = pool.get().await?;
    let ids: Vec<OrderId> = orders::table
        .filter(orders::user_id.eq(of.person()))
        .select(orders::id)
        .load(&mut conn)
        .await?;
    load_many(&mut conn, &ids).await
}
