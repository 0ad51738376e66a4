//! A shop's vacation: from the first to the last day, in its time zone, its products are visible
//! but cannot be bought. It begins and ends automatically.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Text as SqlText};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::Text;

use super::OwnShop;
use super::own::load_own;
use crate::{Error, feed};
use auth::actor::Seller;
use db::Pool;
use db::schema::shops;

/// Most days from the first to the last.
const MAX_DAYS: i64 = 366;

/// How far ahead its last day may be: two years. Of one in the year 9999, shoppers' pages could not
/// read the day after.
const MOST_AHEAD: TimeDelta = TimeDelta::days(731);

/// A holiday that shoppers are told of.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Holiday {
    /// When it begins.
    pub starts: DateTime<Utc>,
    /// When the shop sells again.
    pub ends: DateTime<Utc>,
    /// The seller's note to shoppers; may be empty.
    pub note: String,
}

/// A holiday as the seller takes it.
#[derive(Debug, Clone)]
pub struct NewHoliday {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
    /// What shoppers read meanwhile.
    pub note: Option<Text<300>>,
}

/// Why days are no holiday.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadHoliday {
    /// The last day lies before the first.
    #[error("The last day must come after the first")]
    Reversed,
    /// The last day is over.
    #[error("Choose a later last day")]
    Over,
    /// Nobody plans that far.
    #[error("Choose a last day within the next two years")]
    TooFar,
    /// More days than a holiday has.
    #[error("A vacation can last up to {MAX_DAYS} days")]
    TooLong,
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = BigInt)]
    #[expect(dead_code, reason = "only whether there is a row counts")]
    id: types::ShopId,
}

/// Takes a holiday in place of the one that is planned or under way, if any. One that is over, has
/// more than 366 days or ends more than two years ahead is [`Error::Holiday`].
pub async fn set_holiday(pool: &Pool, seller: &Seller, new: &NewHoliday) -> Result<OwnShop, Error> {
    if new.to.signed_duration_since(pool.now().date_naive()) > MOST_AHEAD {
        return Err(BadHoliday::TooFar.into());
    }
    let days = (new.to - new.from).num_days();
    match days {
        ..0 => return Err(BadHoliday::Reversed.into()),
        MAX_DAYS.. => return Err(BadHoliday::TooLong.into()),
        _ => {}
    }
    let note = new.note.as_ref().map_or("", Text::as_str);
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        // what day it is, the shop's own clock says
        let taken: Option<Taken> = diesel::sql_query(
            "update shops set holiday_from = $2, holiday_to = $3, holiday_note = $4 \
             where id = $1 and $3 >= (now() at time zone time_zone)::date returning id",
        )
        .bind::<BigInt, _>(seller.shop())
        .bind::<Date, _>(new.from)
        .bind::<Date, _>(new.to)
        .bind::<SqlText, _>(note)
        .get_result(tx.conn())
        .await
        .optional()?;
        taken.ok_or(BadHoliday::Over)?;
        feed::notify(tx);
        load_own(tx, seller).await
    })
    .await
}

/// Ends the holiday, or calls it off.
pub async fn end_holiday(pool: &Pool, seller: &Seller) -> Result<OwnShop, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        diesel::update(shops::table.find(seller.shop()))
            .set((
                shops::holiday_from.eq(None::<NaiveDate>),
                shops::holiday_to.eq(None::<NaiveDate>),
                shops::holiday_note.eq(""),
            ))
            .execute(tx.conn())
            .await?;
        feed::notify(tx);
        load_own(tx, seller).await
    })
    .await
}
