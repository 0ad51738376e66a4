//! What of a shop's orders waits for its seller, with the time that is left.

use auth::actor::Seller;
use chrono::{DateTime, NaiveDate, Utc};
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Nullable, Timestamptz};
use diesel_async::RunQueryDsl;

use crate::Error;

/// What waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Waiting {
    /// Orders of which something is still to be shipped.
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
    /// Returns that wait for an answer, or for word that the goods came.
    #[diesel(sql_type = BigInt)]
    pub returns: i64,
    /// When the first of them goes on without the shop.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub returns_by: Option<DateTime<Utc>>,
    /// Disputes whose end an answer can still change.
    #[diesel(sql_type = BigInt)]
    pub disputes: i64,
    /// Until when the provider wants the first answer.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub disputes_by: Option<DateTime<Utc>>,
}

/// What waits for the caller.
pub async fn of_shop(tx: &mut Tx, seller: &Seller) -> Result<Waiting, Error> {
    let query = diesel::sql_query(include_str!("waiting/of_shop.sql"));
    let query = query.bind::<BigInt, _>(seller.shop());
    Ok(prepared(query).get_result(tx.conn()).await?)
}
