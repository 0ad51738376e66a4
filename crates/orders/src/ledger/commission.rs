//! What the marketplace earned of each shop over a period: whole months as they were counted when the
//! ledger was sealed (ADR 23), what lies before the first and after the last day by day. Each month and
//! each day is a statement of its own, so that none takes longer for a longer period.

use std::cmp::Reverse;
use std::collections::HashMap;

use auth::actor::Operator;
use chrono::{DateTime, Datelike, Days, Months, NaiveDate, NaiveTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, ShopId};

use super::Period;
use crate::Error;

/// A shop over a period, from its side: above zero it got something, below zero it gave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    /// What buyers paid.
    pub sales: Money,
    /// What the marketplace took of it.
    pub commission: Money,
    /// Refunds, and payments that were reversed.
    pub refunds: Money,
    /// The commission that the marketplace returned with them.
    pub commission_back: Money,
}

/// A shop that sold or refunded anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Earned {
    /// Which.
    pub shop: ShopId,
    /// What it is called now.
    pub name: String,
    /// Its figures.
    pub figures: Figures,
}

#[derive(QueryableByName)]
struct Sum {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Text)]
    kind: String,
    /// What the shop got.
    #[diesel(sql_type = BigInt)]
    amount: Money,
    /// What the marketplace got.
    #[diesel(sql_type = BigInt)]
    commission: Money,
}

/// The shops that sold or refunded anything in a period, those with the most sales first.
pub async fn of_shops(
    pool: &Pool,
    _operator: &Operator,
    period: Period,
) -> Result<Vec<Earned>, Error> {
    // not with custom plans: for the transactions of a day, PostgreSQL would sort all entries of the ledger,
    // where a plan for any transactions looks them up
    db::transaction(pool, async |tx| {
        let (first, next) = whole_months(period);
        let mut shops = HashMap::new();
        for month in months(tx, first, next).await? {
            add(&mut shops, &of_month(tx, month).await?)?;
        }
        let before = days(period.from, period.until.min(midnight(first)));
        for (from, until) in before.chain(days(midnight(next), period.until)) {
            add(&mut shops, &between(tx, from, until).await?)?;
        }
        let ids: Vec<ShopId> = shops.keys().copied().collect();
        let mut names = catalog::shop::names(tx.conn(), &ids).await?;
        let mut earned: Vec<Earned> = shops
            .into_iter()
            .map(|(shop, figures)| Earned {
                shop,
                name: names.remove(&shop).unwrap_or_default(),
                figures,
            })
            .collect();
        earned.sort_unstable_by_key(|of| (Reverse(of.figures.sales), of.shop));
        Ok(earned)
    })
    .await
}

fn add(shops: &mut HashMap<ShopId, Figures>, sums: &[Sum]) -> Result<(), Error> {
    for sum in sums {
        let of = shops.entry(sum.shop_id).or_default();
        let (whole, share) = match sum.kind.as_str() {
            "capture" => (&mut of.sales, &mut of.commission),
            _ => (&mut of.refunds, &mut of.commission_back),
        };
        *whole = whole.plus(sum.amount.plus(sum.commission)?)?;
        *share = share.minus(sum.commission)?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Month {
    #[diesel(sql_type = Date)]
    month: NaiveDate,
}

async fn months(tx: &mut Tx, first: NaiveDate, next: NaiveDate) -> Result<Vec<NaiveDate>, Error> {
    let months: Vec<Month> = diesel::sql_query(include_str!("commission/months.sql"))
        .bind::<Date, _>(first)
        .bind::<Date, _>(next)
        .load(tx.conn())
        .await?;
    Ok(months.into_iter().map(|booked| booked.month).collect())
}

async fn of_month(tx: &mut Tx, month: NaiveDate) -> Result<Vec<Sum>, Error> {
    let query = diesel::sql_query(include_str!("commission/of_month.sql"));
    Ok(query.bind::<Date, _>(month).load(tx.conn()).await?)
}

async fn between(
    tx: &mut Tx,
    from: DateTime<Utc>,
    until: DateTime<Utc>,
) -> Result<Vec<Sum>, Error> {
    Ok(diesel::sql_query(include_str!("commission/between.sql"))
        .bind::<Timestamptz, _>(from)
        .bind::<Timestamptz, _>(until)
        .load(tx.conn())
        .await?)
}

/// The first of its whole months, and the one after the last; the same if it has none.
fn whole_months(period: Period) -> (NaiveDate, NaiveDate) {
    let begun = month_of(period.from);
    let first = if midnight(begun) == period.from {
        begun
    } else {
        begun + Months::new(1)
    };
    (first, month_of(period.until).max(first))
}

/// What lies between two moments, cut at each midnight.
fn days(
    mut from: DateTime<Utc>,
    until: DateTime<Utc>,
) -> impl Iterator<Item = (DateTime<Utc>, DateTime<Utc>)> {
    std::iter::from_fn(move || {
        let end = until.min(midnight(from.date_naive() + Days::new(1)));
        let day = (from, end);
        from = end;
        (day.0 < end).then_some(day)
    })
}

/// The first day of a moment's month.
fn month_of(moment: DateTime<Utc>) -> NaiveDate {
    let day = moment.date_naive();
    day - Days::new(u64::from(day.day0()))
}

fn midnight(day: NaiveDate) -> DateTime<Utc> {
    day.and_time(NaiveTime::MIN).and_utc()
}
