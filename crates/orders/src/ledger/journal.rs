//! The ledger of a period for bookkeeping, in order, a batch at a time.

use std::collections::HashMap;

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::ShopId;

use super::Period;
use super::browse::{ABOUT, KEYS, Row, SHOWN, Transaction};
use crate::Error;

/// Behind which transaction: $1 when it was booked and $2 its ID; $3 when the period is over, $4 kinds. The
/// number is no parameter: of an unknown one the planner expects a tenth of the ledger, and reads all
/// refunds for each batch.
const WANTED: &str = "from ledger_transactions t \
    where (t.posted_at, t.id) > ($1, $2::bigint) and t.posted_at < $3 and t.kind = any($4) \
    order by t.posted_at, t.id limit 1000";

const IN_ORDER: &str = "order by c.posted_at, c.id";

/// A journal that is being read.
#[derive(Debug, Clone)]
pub struct Journal {
    until: DateTime<Utc>,
    kinds: &'static [&'static str],
    behind: (DateTime<Utc>, i64),
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
            until: period.until,
            kinds,
            // before the first ID
            behind: (period.from, 0),
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
        self.behind = (last.posted_at, last.id);
        Ok(Some(part))
    }

    async fn part(&self, tx: &mut Tx) -> Result<Part, Error> {
        let (at, id) = self.behind;
        let rows: Vec<Row> = diesel::sql_query(format!(
            "with chosen as (select {KEYS} {WANTED}) select {SHOWN} {ABOUT} {IN_ORDER}"
        ))
        .bind::<Timestamptz, _>(at)
        .bind::<BigInt, _>(id)
        .bind::<Timestamptz, _>(self.until)
        .bind::<Array<Text>, _>(self.kinds)
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
