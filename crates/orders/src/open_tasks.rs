//! Open tasks for a shop's seller and for operators, with their deadlines.

use std::ops::RangeInclusive;

use auth::actor::{Operator, Seller};
use chrono::{DateTime, NaiveDate, Utc};
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Nullable, Timestamptz};
use diesel_async::RunQueryDsl;

use crate::Error;

/// A shop's open tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct OpenTasks {
    /// Orders with pieces to ship.
    #[diesel(sql_type = BigInt)]
    pub to_ship: i64,
    /// When the oldest of them was placed.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub to_ship_since: Option<DateTime<Utc>>,
    /// The last day to ship the first that is due, in the shop's time zone.
    #[diesel(sql_type = Nullable<Date>)]
    pub to_ship_by: Option<NaiveDate>,
    /// How many of them are late.
    #[diesel(sql_type = BigInt)]
    pub to_ship_late: i64,
    /// Returns that wait for an answer, or for confirmation that the items arrived.
    #[diesel(sql_type = BigInt)]
    pub returns: i64,
    /// When the first of them continues without the shop.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub returns_by: Option<DateTime<Utc>>,
    /// Disputes whose end an answer can still change.
    #[diesel(sql_type = BigInt)]
    pub disputes: i64,
    /// Until when the provider wants the first answer.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub disputes_by: Option<DateTime<Utc>>,
}

/// The open tasks of the caller's shop.
pub async fn of_shop(tx: &mut Tx, seller: &Seller) -> Result<OpenTasks, Error> {
    let query = diesel::sql_query(include_str!("open_tasks/of_shop.sql"));
    let query = query.bind::<BigInt, _>(seller.shop());
    Ok(prepared(query).get_result(tx.conn()).await?)
}

/// The operators' open tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct MarketOpenTasks {
    /// Messages with a report that has not been decided.
    #[diesel(sql_type = BigInt)]
    pub messages: i64,
    /// Returns that were escalated to the operator.
    #[diesel(sql_type = BigInt)]
    pub returns: i64,
    /// Since when the first of them has been waiting.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub returns_since: Option<DateTime<Utc>>,
    /// Refunds that failed.
    #[diesel(sql_type = BigInt)]
    pub refunds: i64,
    /// Adjustments that await another operator's approval.
    #[diesel(sql_type = BigInt)]
    pub adjustments: i64,
    /// Since when the first of them has been waiting.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub adjustments_since: Option<DateTime<Utc>>,
    /// Complaints at the provider that are not over.
    #[diesel(sql_type = BigInt)]
    pub disputes: i64,
    /// Until when the provider wants the first answer.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub disputes_by: Option<DateTime<Utc>>,
    /// Differences between the provider's books and ours that nobody has explained.
    #[diesel(sql_type = BigInt)]
    pub breaks: i64,
    /// When the books were last compared.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub compared_at: Option<DateTime<Utc>>,
}

/// The open tasks of all operators.
pub async fn of_market(tx: &mut Tx, _operator: &Operator) -> Result<MarketOpenTasks, Error> {
    let query = diesel::sql_query(include_str!("open_tasks/of_market.sql"));
    Ok(prepared(query).get_result(tx.conn()).await?)
}

#[derive(QueryableByName)]
struct Came {
    #[diesel(sql_type = Date)]
    day: NaiveDate,
    #[diesel(sql_type = BigInt)]
    disputes: i64,
}

/// How many buyers began to complain at the provider on each of these days of UTC, without those on
/// which none did.
pub async fn disputes_by_day(
    tx: &mut Tx,
    _operator: &Operator,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Vec<(NaiveDate, i64)>, Error> {
    let query = diesel::sql_query(
        "select (opened_at at time zone 'UTC')::date as day, count(*) as disputes from disputes \
         where opened_at >= $1::date::timestamp at time zone 'UTC' \
             and opened_at < ($2::date + 1)::timestamp at time zone 'UTC' \
         group by 1",
    )
    .bind::<Date, _>(days.start())
    .bind::<Date, _>(days.end());
    let rows: Vec<Came> = prepared(query).load(tx.conn()).await?;
    Ok(rows
        .into_iter()
        .map(|row| (row.day, row.disputes))
        .collect())
}
