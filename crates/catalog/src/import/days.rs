//! Days in a shop's time zone, by which a file says when a sale begins and ends. A time that is not
//! a whole day is written as an instant.

use std::collections::HashMap;

use chrono::{DateTime, Days as Count, NaiveDate, NaiveDateTime, NaiveTime, SecondsFormat, Utc};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Date, Timestamp, Timestamptz};
use diesel_async::RunQueryDsl;
use types::ShopId;

use super::Column;
use super::cell::{self, Moment};
use super::group::Group;
use crate::Error;
use crate::product::Product;
use db::Tx;

/// When the days of which a file speaks begin and end.
#[derive(Debug, Default)]
pub struct Days(HashMap<NaiveDate, (DateTime<Utc>, DateTime<Utc>)>);

#[derive(QueryableByName)]
struct Day {
    #[diesel(sql_type = Date)]
    day: NaiveDate,
    #[diesel(sql_type = Timestamptz)]
    starts: DateTime<Utc>,
    #[diesel(sql_type = Timestamptz)]
    ends: DateTime<Utc>,
}

impl Days {
    /// Those that a file names.
    pub async fn load(tx: &mut Tx, shop: ShopId, groups: &[Group]) -> Result<Self, Error> {
        let rows = groups.iter().flat_map(|group| &group.rows);
        let cells = rows.flat_map(|row| {
            let columns = [Column::SaleFrom, Column::SaleUntil];
            columns.into_iter().filter_map(|column| row.text(column))
        });
        let mut named: Vec<NaiveDate> = cells
            .filter_map(|raw| match cell::moment(raw) {
                Ok(Moment::Day(day)) => Some(day),
                _ => None,
            })
            .collect();
        named.sort_unstable();
        named.dedup();
        if named.is_empty() {
            return Ok(Self::default());
        }
        let days: Vec<Day> = diesel::sql_query(
            "select day, day::timestamp at time zone s.time_zone as starts, \
                 (day + 1)::timestamp at time zone s.time_zone as ends \
             from shops s cross join unnest($2::date[]) as d (day) where s.id = $1",
        )
        .bind::<BigInt, _>(shop)
        .bind::<Array<Date>, _>(named)
        .load(tx.conn())
        .await?;
        let days = days.into_iter();
        Ok(Self(
            days.map(|it| (it.day, (it.starts, it.ends))).collect(),
        ))
    }

    /// When a reduced price begins.
    pub fn start(&self, moment: Moment) -> Option<DateTime<Utc>> {
        match moment {
            Moment::Day(day) => self.0.get(&day).map(|(starts, _)| *starts),
            Moment::Instant(instant) => Some(instant),
        }
    }

    /// When a reduced price ends: with its last day.
    pub fn end(&self, moment: Moment) -> Option<DateTime<Utc>> {
        match moment {
            Moment::Day(day) => self.0.get(&day).map(|(_, ends)| *ends),
            Moment::Instant(instant) => Some(instant),
        }
    }
}

/// What the shop's clock shows when reduced prices begin and end.
#[derive(Debug, Default)]
pub struct Clock(HashMap<DateTime<Utc>, NaiveDateTime>);

#[derive(QueryableByName)]
struct Shown {
    #[diesel(sql_type = Timestamptz)]
    instant: DateTime<Utc>,
    #[diesel(sql_type = Timestamp)]
    local: NaiveDateTime,
}

impl Clock {
    /// At the beginnings and ends of these products' reduced prices.
    pub async fn load(tx: &mut Tx, shop: ShopId, products: &[Product]) -> Result<Self, Error> {
        let variants = products.iter().flat_map(|product| &product.variants);
        let mut instants: Vec<DateTime<Utc>> = variants
            .flat_map(|variant| [variant.sale.from, variant.sale.until])
            .flatten()
            .collect();
        instants.sort_unstable();
        instants.dedup();
        if instants.is_empty() {
            return Ok(Self::default());
        }
        let shown: Vec<Shown> = diesel::sql_query(
            "select instant, instant at time zone s.time_zone as local \
             from shops s cross join unnest($2::timestamptz[]) as i (instant) where s.id = $1",
        )
        .bind::<BigInt, _>(shop)
        .bind::<Array<Timestamptz>, _>(instants)
        .load(tx.conn())
        .await?;
        let shown = shown.into_iter();
        Ok(Self(shown.map(|it| (it.instant, it.local)).collect()))
    }

    /// The first day, as a file says it.
    pub fn first(&self, starts: DateTime<Utc>) -> String {
        let day = self.midnight(starts);
        day.map_or_else(|| instant(starts), |day| day.to_string())
    }

    /// The last day, as a file says it.
    pub fn last(&self, ends: DateTime<Utc>) -> String {
        let day = self.midnight(ends);
        let day = day.and_then(|day| day.checked_sub_days(Count::new(1)));
        day.map_or_else(|| instant(ends), |day| day.to_string())
    }

    fn midnight(&self, instant: DateTime<Utc>) -> Option<NaiveDate> {
        let local = self.0.get(&instant)?;
        (local.time() == NaiveTime::MIN).then(|| local.date())
    }
}

fn instant(instant: DateTime<Utc>) -> String {
    instant.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}
