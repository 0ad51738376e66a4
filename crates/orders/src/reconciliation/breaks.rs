//! Breaks, as operators see them: open, explained, or gone.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::{BreakId, Money, Page, PageRequest, UserId};

use super::run::{self, Comparison};
use super::{Difference, Kind, Mismatch, Sum};
use crate::{Error, OrdersContext};

/// How a break stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Nobody knows why.
    Open,
    /// Somebody said why.
    Explained,
    /// The books agree again, or differ in another amount, which is a break of its own.
    Gone,
}

/// Which come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Those that were found last.
    Newest,
    /// Those about the most money.
    Largest,
}

/// What somebody said about a break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    /// Their words.
    pub note: String,
    /// Who.
    pub by: UserId,
    /// When.
    pub at: DateTime<Utc>,
}

/// A difference that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    /// Its id.
    pub id: BreakId,
    /// What differs.
    pub difference: Difference,
    /// By how much, in minor units.
    pub size: Money,
    /// When it was found.
    pub first_seen: DateTime<Utc>,
    /// When it was found last.
    pub last_seen: DateTime<Utc>,
    /// When it was there no more.
    pub gone_at: Option<DateTime<Utc>>,
    /// What somebody said about it.
    pub explanation: Option<Explanation>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: BreakId,
    #[diesel(sql_type = Text)]
    kind: Kind,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    capture_id: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    order_number: Option<String>,
    #[diesel(sql_type = Text)]
    way: Mismatch,
    #[diesel(sql_type = Nullable<BigInt>)]
    there: Option<Money>,
    #[diesel(sql_type = Nullable<Text>)]
    there_currency: Option<String>,
    #[diesel(sql_type = Nullable<BigInt>)]
    here: Option<Money>,
    #[diesel(sql_type = Nullable<Text>)]
    here_currency: Option<String>,
    #[diesel(sql_type = BigInt)]
    size: Money,
    #[diesel(sql_type = Timestamptz)]
    moved_at: DateTime<Utc>,
    #[diesel(sql_type = Timestamptz)]
    first_seen: DateTime<Utc>,
    #[diesel(sql_type = Timestamptz)]
    last_seen: DateTime<Utc>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    gone_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    explained_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<BigInt>)]
    explained_by: Option<UserId>,
    #[diesel(sql_type = Nullable<Text>)]
    explanation: Option<String>,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// One page of the breaks that stand so, and the last comparison that came to its end.
pub async fn list(
    context: &OrdersContext,
    _operator: &Operator,
    standing: Standing,
    order: Order,
    page: PageRequest,
) -> Result<(Page<Break>, Option<Comparison>), Error> {
    let mut conn = context.pool.get().await?;
    let (is_gone, is_explained) = match standing {
        Standing::Open => (false, Some(false)),
        Standing::Explained => (false, Some(true)),
        Standing::Gone => (true, None),
    };
    let rows: Vec<Row> = diesel::sql_query(include_str!("list.sql"))
        .bind::<Nullable<BigInt>, _>(None::<BreakId>)
        .bind::<Nullable<Bool>, _>(Some(is_gone))
        .bind::<Nullable<Bool>, _>(is_explained)
        .bind::<Bool, _>(order == Order::Largest)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(&mut conn)
        .await?;
    let total = rows.iter().map(|row| row.rows).next().unwrap_or(0);
    let breaks = rows.into_iter().map(Break::from).collect();
    let last = run::last_of(&mut conn).await?;
    Ok((Page::new(page, breaks, total), last))
}

/// An operator says why the books differ. It stays said for as long as the amounts stay as they
/// are. Refused for what is explained already, or gone.
pub async fn explain(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    id: BreakId,
    note: &types::Text<2000>,
) -> Result<Break, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        find(tx.conn(), id).await?;
        let explained = diesel::sql_query(
            "update book_breaks set explained_at = now(), explained_by = $2, explanation = $3 \
             where id = $1 and explained_at is null and gone_at is null",
        )
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(operator.user().id())
        .bind::<Text, _>(note.as_str())
        .execute(tx.conn())
        .await?;
        if explained == 0 {
            return Err(Error::BreakSettled);
        }
        let answer = find(tx.conn(), id).await?;
        let target = Target::new(TargetKind::Break, id, &answer.difference.name);
        let entry = Entry::new(Action::BreakExplained, target)
            .before(json!({"explained": false}))
            .after(json!({"explained": true}));
        audit::record(tx, operator, entry).await?;
        idempotency::finish(tx, key, &answer).await?;
        Ok(answer)
    })
    .await
}

async fn find(conn: &mut AsyncPgConnection, id: BreakId) -> Result<Break, Error> {
    let row: Option<Row> = diesel::sql_query(include_str!("list.sql"))
        .bind::<Nullable<BigInt>, _>(Some(id))
        .bind::<Nullable<Bool>, _>(None::<bool>)
        .bind::<Nullable<Bool>, _>(None::<bool>)
        .bind::<Bool, _>(false)
        .bind::<BigInt, _>(1)
        .bind::<BigInt, _>(0)
        .get_result(conn)
        .await
        .optional()?;
    row.map(Break::from).ok_or(Error::NotFound)
}

impl From<Row> for Break {
    fn from(row: Row) -> Self {
        let sum = |amount: Option<Money>, currency: Option<String>| {
            let (amount, currency) = amount.zip(currency)?;
            Some(Sum { amount, currency })
        };
        let said = row.explanation.zip(row.explained_by).zip(row.explained_at);
        Self {
            id: row.id,
            difference: Difference {
                kind: row.kind,
                name: row.name,
                capture_id: row.capture_id,
                order_number: row.order_number,
                mismatch: row.way,
                provider_amount: sum(row.there, row.there_currency),
                ledger_amount: sum(row.here, row.here_currency),
                moved_at: row.moved_at,
            },
            size: row.size,
            first_seen: row.first_seen,
            last_seen: row.last_seen,
            gone_at: row.gone_at,
            explanation: said.map(|((note, by), at)| Explanation { note, by, at }),
        }
    }
}
