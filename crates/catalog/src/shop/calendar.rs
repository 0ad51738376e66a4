//! A shop's time zone, handling days and limit for low stock.

use auth::actor::Seller;
use chrono::NaiveDate;
use db::{Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Date, Text};
use diesel_async::RunQueryDsl;
use types::Invalid;

use crate::Error;

/// How few pieces of a variant are few: 0 to 1000.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LowStock(i32);

impl LowStock {
    /// The number.
    pub const fn get(self) -> i32 {
        self.0
    }
}

impl TryFrom<i64> for LowStock {
    type Error = Invalid;

    fn try_from(pieces: i64) -> Result<Self, Invalid> {
        let few = i32::try_from(pieces).ok();
        few.filter(|few| (0..=1000).contains(few))
            .map(Self)
            .ok_or_else(|| {
                Invalid::new(
                    "low_stock_out_of_range",
                    "Use a whole number from 0 to 1000",
                )
            })
    }
}

/// Within how many days of the payment a shop ships: 1 to 30.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandlingDays(i32);

impl HandlingDays {
    /// The number.
    pub const fn get(self) -> i32 {
        self.0
    }
}

impl TryFrom<i64> for HandlingDays {
    type Error = Invalid;

    fn try_from(days: i64) -> Result<Self, Invalid> {
        let few = i32::try_from(days).ok();
        few.filter(|days| (1..=30).contains(days))
            .map(Self)
            .ok_or_else(|| {
                Invalid::new(
                    "handling_days_out_of_range",
                    "Use a whole number from 1 to 30",
                )
            })
    }
}

/// Where a shop's days begin and end, and which one it is.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Calendar {
    /// The IANA name of its zone.
    #[diesel(sql_type = Text)]
    pub time_zone: String,
    /// The day there.
    #[diesel(sql_type = Date)]
    pub today: NaiveDate,
}

/// The days of the caller's shop.
pub async fn of_shop(tx: &mut Tx, seller: &Seller) -> Result<Calendar, Error> {
    let query = diesel::sql_query(
        "select time_zone, (now() at time zone time_zone)::date as today from shops where id = $1",
    );
    prepared(query.bind::<BigInt, _>(seller.shop()))
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

#[derive(QueryableByName)]
struct Known {
    #[diesel(sql_type = Bool)]
    known: bool,
}

/// Whether PostgreSQL can reckon with a zone: its names are the IANA's, beside some of its own.
pub(super) async fn check(tx: &mut Tx, zone: &str) -> Result<(), Error> {
    let row: Known = diesel::sql_query(
        "select exists (select from pg_timezone_names where name = $1 \
         and name !~ '^(posix/|right/|localtime$|posixrules$|Factory$)') as known",
    )
    .bind::<Text, _>(zone)
    .get_result(tx.conn())
    .await?;
    match row.known {
        true => Ok(()),
        false => Err(Error::UnknownTimeZone),
    }
}

#[cfg(test)]
mod tests {
    use super::{HandlingDays, LowStock};

    #[test]
    fn few_are_none_to_a_thousand() {
        for pieces in [0, 5, 1000] {
            assert_eq!(i64::from(LowStock::try_from(pieces).unwrap().get()), pieces);
        }
        for pieces in [-1, 1001, i64::MAX] {
            assert!(LowStock::try_from(pieces).is_err(), "{pieces}");
        }
    }

    #[test]
    fn a_shop_takes_one_to_thirty_days_to_ship() {
        for days in [1, 3, 30] {
            assert_eq!(i64::from(HandlingDays::try_from(days).unwrap().get()), days);
        }
        for days in [0, 31, i64::MIN] {
            assert!(HandlingDays::try_from(days).is_err(), "{days}");
        }
    }
}
