//! A shop's sales figures, by days in a time zone that the caller gives.
//!
//! The figures are sums over the ledger, which is append-only. They are updated in the transaction
//! that seals, so that each sealed transaction is counted exactly once; readers add the few
//! transactions that are not sealed yet. So no buyer waits for figures, and they include every
//! payment up to now.
//!
//! - **Orders**: shop orders that were paid, on the day of the payment, including those that were
//!   cancelled or returned later.
//! - **Items**: the pieces in them.
//! - **Revenue**: what buyers paid for them, after discounts and with shipping, before refunds and
//!   commission.
//! - **Refunded**: refunds to buyers, on the day of the refund, whenever they had paid.

use std::ops::RangeInclusive;

use auth::actor::{Operator, Seller};
use chrono::NaiveDate;
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Date, Text};
use diesel_async::RunQueryDsl;
use types::{Money, ProductId, ShopId};

use crate::Error;

/// The figures of some days in a row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, QueryableByName)]
pub struct Turnover {
    /// Orders that were paid.
    #[diesel(sql_type = BigInt)]
    pub orders: i64,
    /// Their pieces.
    #[diesel(sql_type = BigInt)]
    pub items: i64,
    /// What buyers paid for them.
    #[diesel(sql_type = BigInt)]
    pub revenue: Money,
    /// What went back to buyers.
    #[diesel(sql_type = BigInt)]
    pub refunded: Money,
}

/// What was sold of a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Sold {
    /// The product.
    #[diesel(sql_type = BigInt)]
    pub product_id: ProductId,
    /// Its pieces.
    #[diesel(sql_type = BigInt)]
    pub items: i64,
    /// What buyers paid for them.
    #[diesel(sql_type = BigInt)]
    pub revenue: Money,
}

/// The figures of each of these steps, in their order. A step is days in a row of a zone of that IANA
/// name.
pub async fn by_step(
    tx: &mut Tx,
    seller: &Seller,
    steps: &[RangeInclusive<NaiveDate>],
    zone: &str,
) -> Result<Vec<Turnover>, Error> {
    let (first, last): (Vec<_>, Vec<_>) = steps
        .iter()
        .map(|days| (*days.start(), *days.end()))
        .unzip();
    let query = diesel::sql_query(include_str!("figures/by_step.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Array<Date>, _>(first)
        .bind::<Array<Date>, _>(last)
        .bind::<Text, _>(zone);
    Ok(prepared(query).load(tx.conn()).await?)
}

/// The products that brought most, the best first.
pub async fn best(
    tx: &mut Tx,
    seller: &Seller,
    days: &RangeInclusive<NaiveDate>,
    zone: &str,
    most: i64,
) -> Result<Vec<Sold>, Error> {
    let query = diesel::sql_query(include_str!("figures/best.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Date, _>(days.start())
        .bind::<Date, _>(days.end())
        .bind::<BigInt, _>(most)
        .bind::<Text, _>(zone);
    Ok(prepared(query).load(tx.conn()).await?)
}

/// What a shop sold since it opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct ShopTotals {
    /// Orders that were paid.
    #[diesel(sql_type = BigInt)]
    pub orders: i64,
    /// Their pieces.
    #[diesel(sql_type = BigInt)]
    pub items: i64,
    /// What buyers paid for them.
    #[diesel(sql_type = BigInt)]
    pub revenue: Money,
    /// What went back to buyers.
    #[diesel(sql_type = BigInt)]
    pub refunded: Money,
    /// The revenue of the last 30 days.
    #[diesel(sql_type = BigInt)]
    pub revenue_lately: Money,
    /// The orders of the last 30 days.
    #[diesel(sql_type = BigInt)]
    pub orders_lately: i64,
}

/// What a shop sold since it opened.
pub async fn of_shop(tx: &mut Tx, _operator: &Operator, shop: ShopId) -> Result<ShopTotals, Error> {
    let query = diesel::sql_query(include_str!("figures/of_shop.sql"));
    let query = query.bind::<BigInt, _>(shop);
    Ok(prepared(query).get_result(tx.conn()).await?)
}

/// What the whole marketplace sold on a day of UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct MarketDay {
    /// The day.
    #[diesel(sql_type = Date)]
    pub day: NaiveDate,
    /// Orders that were paid; one that several shops fulfil is one.
    #[diesel(sql_type = BigInt)]
    pub orders: i64,
    /// What buyers paid for them.
    #[diesel(sql_type = BigInt)]
    pub revenue: Money,
    /// What went back to buyers.
    #[diesel(sql_type = BigInt)]
    pub refunded: Money,
    /// What the marketplace earned of it, less what it gave back.
    #[diesel(sql_type = BigInt)]
    pub commission: Money,
}

/// The figures of the whole marketplace on each of these days, without those on which no money moved.
pub async fn of_market(
    tx: &mut Tx,
    _operator: &Operator,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Vec<MarketDay>, Error> {
    let query = diesel::sql_query(include_str!("figures/of_market.sql"))
        .bind::<Date, _>(days.start())
        .bind::<Date, _>(days.end());
    Ok(prepared(query).load(tx.conn()).await?)
}

/// Counts these transactions of the ledger, which are being sealed.
pub(crate) async fn count(tx: &mut Tx, transactions: &[i64]) -> Result<(), Error> {
    if transactions.is_empty() {
        return Ok(());
    }
    diesel::sql_query("select count_turnover($1)")
        .bind::<Array<BigInt>, _>(transactions)
        .execute(tx.conn())
        .await?;
    Ok(())
}
