//! Invoices: each shop sells its part of an order itself, so each shop order has one invoice, with
//! a number from the shop's own series of the year.
//!
//! A shop order is invoiced when its first parcel is shipped, by a job, or earlier when somebody
//! requests the invoice. It is not invoiced with the payment: what is cancelled before shipping was
//! never supplied, and its invoice would have to be reversed. This also keeps the lock on the
//! shop's series out of every transaction that a buyer waits for. The content of an invoice is
//! frozen with its number; no row is ever changed, even when its buyer deletes their account.

mod write;

use auth::actor::{DataSubject, Seller, User};
use auth::address::Draft;
use auth::deletion::AccountDeletion;
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Jsonb, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jobs::NewJob;
use serde::{Deserialize, Serialize};
use types::{Money, OrderId, ShopId, ShopOrderId};

use crate::order::Choice;
use crate::{Error, OrdersContext, order, shipment};

/// The kind of the job that invoices a part; its payload is the shop order's id.
pub const JOB: &str = "invoice";

/// One shop's part of an order on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invoice {
    /// The part.
    pub part: ShopOrderId,
    /// Its number, which no other invoice of the marketplace has.
    pub number: String,
    /// When it was issued.
    pub issued_at: DateTime<Utc>,
    /// What stands on it.
    pub document: Document,
    /// What went back to the buyer of what it bills, or is on its way.
    pub refunded: Money,
}

/// What stands on an invoice, frozen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// The number of the order.
    pub order_number: String,
    /// When it was placed.
    pub ordered_at: DateTime<Utc>,
    /// When its money came.
    pub paid_at: Option<DateTime<Utc>>,
    /// When the first parcel left; none for an invoice that was asked for before.
    pub supplied_at: Option<DateTime<Utc>>,
    /// Who sells.
    pub seller: SellerDetails,
    /// Whom it is billed to.
    pub buyer: Draft,
    /// What was sold.
    pub lines: Vec<Line>,
    /// Before discount.
    pub subtotal: Money,
    /// What the coupon took off.
    pub discount: Money,
    /// What was paid for it.
    pub total: Money,
    /// Of all amounts.
    pub currency: String,
    /// Who took the money.
    pub provider: String,
    /// The provider's name for the money.
    pub payment_reference: Option<String>,
    /// What was called off or lost before, and stands on no line. Earlier versions wrote down what
    /// had gone back by then instead.
    pub left_out: Money,
}

/// A seller on paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SellerDetails {
    /// The shop's name.
    pub shop: String,
    /// Name, address and tax number as the seller wrote them, line by line; may be empty.
    pub address: String,
}

/// One line of an invoice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The title.
    pub title: String,
    /// The chosen value of each option.
    pub options: Vec<Choice>,
    /// How many.
    pub quantity: i64,
    /// What one piece cost.
    pub price: Money,
    /// The line's total, before discount.
    pub amount: Money,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    shop_order_id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Integer)]
    year: i32,
    #[diesel(sql_type = Integer)]
    number: i32,
    #[diesel(sql_type = Timestamptz)]
    issued_at: DateTime<Utc>,
    #[diesel(sql_type = Jsonb)]
    document: serde_json::Value,
    #[diesel(sql_type = BigInt)]
    refunded: Money,
}

impl TryFrom<Row> for Invoice {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            part: row.shop_order_id,
            number: format!("{}-{}-{:05}", row.shop_id, row.year, row.number),
            issued_at: row.issued_at,
            document: serde_json::from_value(row.document)?,
            refunded: row.refunded,
        })
    }
}

/// Has a part invoiced once this transaction is through; asked twice, it is done once.
pub(crate) async fn queue(tx: &mut Tx, part: ShopOrderId) -> Result<(), Error> {
    let job = NewJob::new(JOB, &part).unique(format!("invoice:{part}"));
    Ok(jobs::enqueue(tx, job).await?)
}

/// The job: invoices a part that was sent, unless it is invoiced already.
pub async fn issue(context: &OrdersContext, part: ShopOrderId) -> Result<(), Error> {
    db::transaction(&context.pool, async |tx| {
        let held = shipment::lock_any(tx, part).await?;
        write::once(tx, &held).await
    })
    .await
}

/// The invoices of the buyer's order, one a shop. [`Error::NoInvoice`] when nothing of it was
/// paid and kept.
pub async fn of_order(
    context: &OrdersContext,
    user: &User,
    id: OrderId,
) -> Result<Vec<Invoice>, Error> {
    let order = order::find(&context.pool, user, id).await?;
    let parts: Vec<ShopOrderId> = order.shop_orders.iter().map(|part| part.id).collect();
    let found = load(&mut *context.pool.get().await?, &parts).await?;
    let invoiced = |part: &ShopOrderId| found.iter().any(|invoice| invoice.part == *part);
    let missing: Vec<ShopOrderId> = order
        .shop_orders
        .iter()
        .filter(|part| write::is_due(part) && !invoiced(&part.id))
        .map(|part| part.id)
        .collect();
    for part in &missing {
        issue(context, *part).await?;
    }
    let found = match missing.as_slice() {
        [] => found,
        _ => load(&mut *context.pool.get().await?, &parts).await?,
    };
    match found.as_slice() {
        [] => Err(Error::NoInvoice),
        _ => Ok(found),
    }
}

/// The invoice of one of the shop's orders; another shop's is not found.
pub async fn of_part(
    context: &OrdersContext,
    seller: &Seller,
    id: ShopOrderId,
) -> Result<Invoice, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        let held = shipment::lock(tx, seller.shop(), id).await?;
        write::once(tx, &held).await?;
        let found = load(tx.conn(), &[id]).await?;
        found.into_iter().next().ok_or(Error::NoInvoice)
    })
    .await
}

/// Every invoice of the buyer.
pub async fn all(pool: &db::Pool, of: &impl DataSubject) -> Result<Vec<Invoice>, Error> {
    use db::schema::{orders, shop_orders};
    let mut conn = pool.get().await?;
    let parts: Vec<ShopOrderId> = shop_orders::table
        .inner_join(orders::table)
        .filter(orders::user_id.eq(of.person()))
        .select(shop_orders::id)
        .load(&mut conn)
        .await?;
    load(&mut conn, &parts).await
}

/// Invoices what a buyer who leaves was sent and nobody invoiced yet, while their name is there.
/// Shop by shop, so that two who leave at once never wait for each other in a circle.
pub(crate) async fn issue_missing(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    use db::schema::{invoices, orders, shipments, shop_orders};
    let sent = shipments::table
        .filter(shipments::shop_order_id.eq(shop_orders::id))
        .select(shipments::id);
    let invoiced = invoices::table
        .filter(invoices::shop_order_id.eq(shop_orders::id))
        .select(invoices::id);
    let parts: Vec<ShopOrderId> = shop_orders::table
        .inner_join(orders::table)
        .filter(orders::user_id.eq(deletion.user()))
        .filter(diesel::dsl::exists(sent))
        .filter(diesel::dsl::not(diesel::dsl::exists(invoiced)))
        .order((shop_orders::shop_id, shop_orders::id))
        .select(shop_orders::id)
        .load(tx.conn())
        .await?;
    for part in parts {
        let held = shipment::lock_any(tx, part).await?;
        write::once(tx, &held).await?;
    }
    Ok(())
}

async fn load(conn: &mut AsyncPgConnection, parts: &[ShopOrderId]) -> Result<Vec<Invoice>, Error> {
    let rows: Vec<Row> = diesel::sql_query(include_str!("invoice/load.sql"))
        .bind::<Array<BigInt>, _>(parts)
        .load(conn)
        .await?;
    rows.into_iter().map(Invoice::try_from).collect()
}
