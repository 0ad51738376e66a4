//! Counts for the operators' overview: shops and products that need attention, and what is new.

use std::ops::RangeInclusive;

use auth::actor::Operator;
use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Nullable, Timestamptz};
use diesel_async::RunQueryDsl;

use crate::Error;
use db::{Tx, prepared};

/// What waits for an operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Waiting {
    /// Shops that await approval.
    #[diesel(sql_type = BigInt)]
    pub shops: i64,
    /// Since when the first of them has been waiting.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub shops_since: Option<DateTime<Utc>>,
    /// Reviews with a report that has not been decided.
    #[diesel(sql_type = BigInt)]
    pub reviews: i64,
}

/// What waits for the operators.
pub async fn waiting(tx: &mut Tx, _operator: &Operator) -> Result<Waiting, Error> {
    let query = diesel::sql_query(include_str!("market_overview/waiting.sql"));
    Ok(prepared(query).get_result(tx.conn()).await?)
}

#[derive(QueryableByName)]
struct Came {
    #[diesel(sql_type = Date)]
    day: NaiveDate,
    #[diesel(sql_type = BigInt)]
    shops: i64,
}

/// How many shops were begun on each of these days of UTC, without those on which none was.
pub async fn shops_by_day(
    tx: &mut Tx,
    _operator: &Operator,
    days: &RangeInclusive<NaiveDate>,
) -> Result<Vec<(NaiveDate, i64)>, Error> {
    let query = diesel::sql_query(
        "select (created_at at time zone 'UTC')::date as day, count(*) as shops from shops \
         where created_at >= $1::date::timestamp at time zone 'UTC' \
             and created_at < ($2::date + 1)::timestamp at time zone 'UTC' \
         group by 1",
    )
    .bind::<Date, _>(days.start())
    .bind::<Date, _>(days.end());
    let rows: Vec<Came> = prepared(query).load(tx.conn()).await?;
    Ok(rows.into_iter().map(|row| (row.day, row.shops)).collect())
}
