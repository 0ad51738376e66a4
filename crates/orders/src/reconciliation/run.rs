//! The daily comparison: from where the last one ended, less a day, until three hours ago; and
//! again at the times of breaks that are still open. Its findings are saved, and a person is
//! notified of new ones.

use chrono::{DateTime, TimeDelta, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::Money;

use super::{
    Books, Difference, PayoutRecords, Period, Sum, dispute_fees, payouts, without_doubles,
};
use crate::emails::breaks;
use crate::{Error, OrdersContext};

/// How far the provider's list may be behind.
const BEHIND: TimeDelta = TimeDelta::hours(3);
/// What is compared a second time: both sides may be late.
const OVERLAP: TimeDelta = TimeDelta::days(1);
/// How often.
const EVERY: TimeDelta = TimeDelta::days(1);
/// The longest period at once, and the first one.
const MOST: TimeDelta = TimeDelta::days(31);
/// The moments of what is open are looked at by the hour.
const MOMENT: TimeDelta = TimeDelta::hours(1);

/// A comparison that came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Comparison {
    #[diesel(sql_type = BigInt)]
    id: i64,
    /// The beginning of its period.
    #[diesel(sql_type = Timestamptz)]
    pub compared_from: DateTime<Utc>,
    /// The end of its period.
    #[diesel(sql_type = Timestamptz)]
    pub compared_until: DateTime<Utc>,
    /// When it was done.
    #[diesel(sql_type = Timestamptz)]
    pub compared_at: DateTime<Utc>,
}

/// The last comparison that came to its end.
pub async fn last(pool: &Pool) -> Result<Option<Comparison>, Error> {
    last_of(&mut *pool.get().await?).await
}

pub(super) async fn last_of(conn: &mut AsyncPgConnection) -> Result<Option<Comparison>, Error> {
    Ok(diesel::sql_query(
        "select id, compared_from, compared_until, compared_at from book_comparisons \
         order by id desc limit 1",
    )
    .get_result(conn)
    .await
    .optional()?)
}

/// The timer: compares if the last comparison is a day old. A provider that cannot be reached
/// leaves everything as it was; the next round tries again.
pub async fn run(context: &OrdersContext, payouts: &dyn PayoutRecords) -> Result<(), Error> {
    run_at(context, payouts, context.pool.now()).await
}

/// The same at another time than now.
pub async fn run_at(
    context: &OrdersContext,
    payouts: &dyn PayoutRecords,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let before = last(&context.pool).await?;
    let Some(period) = due(&context.pool, before, now).await? else {
        return Ok(());
    };
    let books = Books {
        pool: &context.pool,
        provider: &*context.provider,
        payouts,
    };
    let compared = compare(books, period).await;
    let (looked_at, found) = compared.inspect_err(|error| {
        let last = before.map(|before| before.compared_at);
        tracing::error!(%error, ?last, "the provider's books were not compared with ours");
    })?;
    db::transaction(&context.pool, async |tx| {
        note(tx, context, before, period, &looked_at, &found).await
    })
    .await
}

#[derive(QueryableByName)]
struct Begun {
    #[diesel(sql_type = Bool)]
    begun: bool,
}

/// Nothing is due before anything was booked.
async fn due(
    pool: &Pool,
    before: Option<Comparison>,
    now: DateTime<Utc>,
) -> Result<Option<Period>, Error> {
    let end = now - BEHIND;
    let from = match before {
        Some(before) if before.compared_until > end - EVERY => return Ok(None),
        Some(before) => before.compared_until - OVERLAP,
        None => {
            let Begun { begun } =
                diesel::sql_query("select exists (select from ledger_transactions) as begun")
                    .get_result(&mut *pool.get().await?)
                    .await?;
            if !begun {
                return Ok(None);
            }
            end - MOST
        }
    };
    let to = end.min(from + MOST);
    Ok(Some(Period { from, to }))
}

#[derive(QueryableByName)]
struct Moment {
    #[diesel(sql_type = Timestamptz)]
    at: DateTime<Utc>,
}

/// What was looked at, and what was found there.
async fn compare(
    books: Books<'_>,
    period: Period,
) -> Result<(Vec<Period>, Vec<Difference>), Error> {
    let open: Vec<Moment> = diesel::sql_query(
        "select distinct date_trunc('hour', moved_at, 'UTC') as at from book_breaks \
         where gone_at is null and explained_at is null \
         and (moved_at < $1 or moved_at >= $2) order by at",
    )
    .bind::<Timestamptz, _>(period.from)
    .bind::<Timestamptz, _>(period.to)
    .load(&mut *books.pool.get().await?)
    .await?;
    let again = open.into_iter().map(|Moment { at }| Period {
        from: at,
        to: at + MOMENT,
    });
    let looked_at: Vec<Period> = again.chain(period.parts()).collect();
    let mut found = Vec::new();
    for part in &looked_at {
        let listed = part.listed(books.provider).await?;
        dispute_fees::book(books.pool, &listed).await?;
        let differences = part.compare(books, &listed).await?;
        found.extend(payouts::book_fees(books, differences).await?);
    }
    Ok((looked_at, without_doubles(found)))
}

/// A break that nobody knew of.
#[derive(QueryableByName)]
pub(crate) struct Opened {
    /// How far the books differ.
    #[diesel(sql_type = BigInt)]
    pub size: Money,
    /// In this currency.
    #[diesel(sql_type = Text)]
    pub currency: String,
}

async fn note(
    tx: &mut Tx,
    context: &OrdersContext,
    before: Option<Comparison>,
    period: Period,
    looked_at: &[Period],
    found: &[Difference],
) -> Result<(), Error> {
    diesel::sql_query("select pg_advisory_xact_lock(7355611)")
        .execute(tx.conn())
        .await?;
    // another gateway was faster
    if last_of(tx.conn()).await? != before {
        return Ok(());
    }
    let mut opened = Vec::new();
    for difference in found {
        opened.extend(record(tx, difference).await?);
    }
    let gone = diesel::sql_query(include_str!("close_unseen.sql"))
        .bind::<Array<Timestamptz>, _>(looked_at.iter().map(|part| part.from).collect::<Vec<_>>())
        .bind::<Array<Timestamptz>, _>(looked_at.iter().map(|part| part.to).collect::<Vec<_>>())
        .execute(tx.conn())
        .await?;
    let comparison: Id = diesel::sql_query(
        "insert into book_comparisons (compared_from, compared_until, opened, gone) \
         values ($1, $2, $3, $4) returning id",
    )
    .bind::<Timestamptz, _>(period.from)
    .bind::<Timestamptz, _>(period.to)
    .bind::<Integer, _>(i32::try_from(opened.len()).unwrap_or(i32::MAX))
    .bind::<Integer, _>(i32::try_from(gone).unwrap_or(i32::MAX))
    .get_result(tx.conn())
    .await?;
    match opened.is_empty() {
        true => Ok(()),
        false => breaks::opened(tx, context, comparison.id, &opened).await,
    }
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

#[derive(QueryableByName)]
struct Stands {
    #[diesel(sql_type = Bool)]
    stands: bool,
}

/// Records a difference: one that is known, with the same amounts, was seen again, explained or
/// not; any other is a new break.
async fn record(tx: &mut Tx, found: &Difference) -> Result<Option<Opened>, Error> {
    let amount = |sum: &Option<Sum>| sum.as_ref().map(|sum| sum.amount);
    let currency = |sum: &Option<Sum>| sum.as_ref().map(|sum| sum.currency.clone());
    let known: Option<Stands> = diesel::sql_query(include_str!("see_again.sql"))
        .bind::<Text, _>(found.kind)
        .bind::<Text, _>(&found.name)
        .bind::<Text, _>(found.mismatch)
        .bind::<Nullable<BigInt>, _>(amount(&found.provider_amount))
        .bind::<Nullable<Text>, _>(currency(&found.provider_amount))
        .bind::<Nullable<BigInt>, _>(amount(&found.ledger_amount))
        .bind::<Nullable<Text>, _>(currency(&found.ledger_amount))
        .get_result(tx.conn())
        .await
        .optional()?;
    if known.is_some_and(|known| known.stands) {
        return Ok(None);
    }
    let opened = diesel::sql_query(
        "insert into book_breaks (kind, name, way, there, there_currency, here, here_currency, \
         capture_id, order_number, moved_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
         returning size, coalesce(there_currency, here_currency) as currency",
    )
    .bind::<Text, _>(found.kind)
    .bind::<Text, _>(&found.name)
    .bind::<Text, _>(found.mismatch)
    .bind::<Nullable<BigInt>, _>(amount(&found.provider_amount))
    .bind::<Nullable<Text>, _>(currency(&found.provider_amount))
    .bind::<Nullable<BigInt>, _>(amount(&found.ledger_amount))
    .bind::<Nullable<Text>, _>(currency(&found.ledger_amount))
    .bind::<Nullable<Text>, _>(&found.capture_id)
    .bind::<Nullable<Text>, _>(&found.order_number)
    .bind::<Timestamptz, _>(found.moved_at)
    .get_result(tx.conn())
    .await?;
    Ok(Some(opened))
}
