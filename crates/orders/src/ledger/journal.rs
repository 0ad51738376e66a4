//! The ledger of a period for bookkeeping, in order, a batch at a time.

use std::collections::HashMap;

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::ShopId;

use super::browse::{ABOUT, KEYS, Row, SHOWN, Transaction};
use super::statement::Period;
use crate::Error;

/// Transactions that are read at a time.
const BATCH: i64 = 1000;

/// $1 when the period begins, $2 when it is over, $3 kinds, and behind which transaction: $4 when it was
/// booked and $5 its id, both null at the beginning; $6 how many.
const WANTED: &str = "from ledger_transactions t \
    where t.posted_at >= $1 and t.posted_at < $2 and t.kind = any($3) \
        and ($4::timestamptz is null or (t.posted_at, t.id) > ($4, $5::bigint)) \
    order by t.posted_at, t.id limit $6";

const IN_ORDER: &str = "order by c.posted_at, c.id";

/// A journal that is being read.
#[derive(Debug, Clone)]
pub struct Journal {
    period: Period,
    kinds: &'static [&'static str],
    behind: Option<(DateTime<Utc>, i64)>,
    is_over: bool,
}

/// Some transactions of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// In the order in which they were booked.
    pub transactions: Vec<Transaction>,
    /// How the shops that they are about are called.
    pub shops: HashMap<ShopId, String>,
}

impl Journal {
    /// The transactions of these kinds.
    pub fn new(period: Period, kinds: &'static [&'static str]) -> Self {
        Self {
            period,
            kinds,
            behind: None,
            is_over: false,
        }
    }

    /// The next transactions; none at the end.
    pub async fn next(&mut self, pool: &Pool, _operator: &Operator) -> Result<Option<Part>, Error> {
        if self.is_over {
            return Ok(None);
        }
        let part = db::transaction(pool, async |tx| self.part(tx).await).await?;
        let Some(last) = part.transactions.last() else {
            self.is_over = true;
            return Ok(None);
        };
        self.behind = Some((last.posted_at, last.id));
        Ok(Some(part))
    }

    async fn part(&self, tx: &mut Tx) -> Result<Part, Error> {
        let (at, id) = self.behind.unzip();
        let rows: Vec<Row> = diesel::sql_query(format!(
            "with chosen as (select {KEYS} {WANTED}) select {SHOWN} {ABOUT} {IN_ORDER}"
        ))
        .bind::<Timestamptz, _>(self.period.from)
        .bind::<Timestamptz, _>(self.period.until)
        .bind::<Array<Text>, _>(self.kinds)
        .bind::<Nullable<Timestamptz>, _>(at)
        .bind::<Nullable<BigInt>, _>(id)
        .bind::<BigInt, _>(BATCH)
        .load(tx.conn())
        .await?;
        let transactions = rows
            .into_iter()
            .map(Transaction::try_from)
            .collect::<Result<Vec<_>, _>>()?;
        let shops: Vec<ShopId> = transactions.iter().flat_map(Transaction::shops).collect();
        Ok(Part {
            shops: catalog::shop::names(tx.conn(), &shops).await?,
            transactions,
        })
    }
}
