//! Refunds that failed or are waiting, as operators see them, with their reasons, retries and
//! settlements.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::{Money, OrderId, Page, PageRequest, RefundId, ShopOrderId, UserId};

use super::{JOB, Settled, book::fit, job_key};
use crate::{Error, OrdersContext, payment};

/// How a refund that did not get through stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The provider will not pay it.
    Failed,
    /// It was tried again in vain, or waits at the provider; it will be tried again by itself.
    Waiting,
    /// It had failed, and an operator said what became of it.
    Settled,
}

impl Standing {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::Waiting => "waiting",
            Self::Settled => "settled",
        }
    }
}

/// Money that a buyer did not get back at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct OutstandingRefund {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: RefundId,
    /// The order.
    #[diesel(sql_type = BigInt)]
    pub order_id: OrderId,
    /// The order's number for people.
    #[diesel(sql_type = Text)]
    pub order_number: String,
    /// The part it goes back from; none when the money paid for nothing.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub shop_order_id: Option<ShopOrderId>,
    /// How much.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub currency: String,
    /// Why it was asked for.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// Where it stands: `failed`, `pending` at the provider, `requested`, `done` or `not_owed`.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// Why the provider will not pay it.
    #[diesel(sql_type = Nullable<Text>)]
    pub failure: Option<String>,
    /// The last error, which may be temporary.
    #[diesel(sql_type = Nullable<Text>)]
    pub last_error: Option<String>,
    /// How often it was tried again.
    #[diesel(sql_type = Integer)]
    pub retries: i32,
    /// When it is tried again by itself.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub try_at: Option<DateTime<Utc>>,
    /// When it was asked for.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// What an operator says became of it; this and the next three are all there, or none.
    #[diesel(sql_type = Nullable<Text>)]
    pub settled_as: Option<Settled>,
    /// Why.
    #[diesel(sql_type = Nullable<Text>)]
    pub settled_because: Option<String>,
    /// Who said so.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub settled_by: Option<UserId>,
    /// When.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub settled_at: Option<DateTime<Utc>>,
}

const SELECT: &str = "select r.id, p.order_id, o.number as order_number, r.shop_order_id, \
     r.amount, coalesce(p.unearned_currency, p.currency) as currency, r.reason, r.status, \
     r.failure, r.last_error, r.waits as retries, \
     case when r.status in ('requested', 'pending') then r.try_at end as try_at, r.created_at, \
     r.settled_as, r.settled_because, r.settled_by, r.settled_at \
     from refunds r join payments p on p.id = r.payment_id \
     join orders o on o.id = p.order_id ";

/// Which refunds stand as $1 says. A plan for its value knows only that one condition, which is
/// that of an index.
const STANDS: &str = "case $1 \
     when 'failed' then r.status = 'failed' and not r.overtaken \
     when 'waiting' then r.status in ('requested', 'pending') and r.waits > 0 \
     when 'settled' then r.settled_at is not null end";

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// One page of the refunds that stand so, the latest first.
pub async fn list(
    context: &OrdersContext,
    _operator: &Operator,
    standing: Standing,
    page: PageRequest,
) -> Result<Page<OutstandingRefund>, Error> {
    db::transaction_with_custom_plans(&context.pool, async |tx| {
        let count = sql_query(format!("select count(*) from refunds r where {STANDS}"));
        let Count { count } = count
            .bind::<Text, _>(standing.as_str())
            .get_result(tx.conn())
            .await?;
        // which ones comes first: their payments and orders are read of those alone
        let items = sql_query(format!(
            "{SELECT} where r.id in ( \
                 select r.id from refunds r where {STANDS} order by r.id desc limit $2 offset $3) \
             order by r.id desc"
        ));
        let items = items
            .bind::<Text, _>(standing.as_str())
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .load(tx.conn())
            .await?;
        Ok(Page::new(page, items, count))
    })
    .await
}

/// Has a failed refund tried anew at once, and one that waits for its next try within minutes. One
/// that is being tried, is done or is not owed stays as it is. Refused as not found where there is
/// none.
pub async fn retry(
    context: &OrdersContext,
    operator: &Operator,
    id: RefundId,
) -> Result<OutstandingRefund, Error> {
    db::transaction(&context.pool, async |tx| {
        let refund = find(tx, id).await?;
        let payment = payment::lock(tx, refund.order_id).await?;
        if gave_way(tx, id).await? || !fit(tx, &payment, id).await? {
            return Err(Error::NothingLeft);
        }
        renew(tx, id).await?;
        let renewed = find(tx, id).await?;
        if renewed != refund {
            let target = Target::new(TargetKind::Refund, id, &renewed.order_number);
            let entry = Entry::new(Action::RefundRetried, target)
                .before(json!({"status": refund.status}))
                .after(json!({"status": renewed.status}));
            audit::record(tx, operator, entry).await?;
        }
        Ok(renewed)
    })
    .await
}

pub(super) async fn find(tx: &mut Tx, id: RefundId) -> Result<OutstandingRefund, Error> {
    sql_query(format!("{SELECT} where r.id = $1"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

#[derive(QueryableByName)]
struct Overtaken {
    #[diesel(sql_type = Bool)]
    overtaken: bool,
}

/// Whether a refund gave way to another one: nobody owes it any more.
pub(super) async fn gave_way(tx: &mut Tx, id: RefundId) -> Result<bool, Error> {
    let found: Overtaken = sql_query("select overtaken from refunds where id = $1")
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await?;
    Ok(found.overtaken)
}

#[derive(QueryableByName)]
struct Renewed {
    #[diesel(sql_type = Integer)]
    round: i32,
}

/// Has a failed refund tried anew, under a request id of its own, and one that waits for its next
/// try with the next sweep.
async fn renew(tx: &mut Tx, id: RefundId) -> Result<(), Error> {
    sql_query(
        "update refunds set try_at = least(try_at, now()) \
         where id = $1 and status in ('requested', 'pending') and waits > 0",
    )
    .bind::<BigInt, _>(id)
    .execute(tx.conn())
    .await?;
    let renewed: Option<Renewed> = sql_query(
        "update refunds set status = 'requested', failure = null, provider_refund_id = null, \
         attempts = 0, round = round + 1, created_at = now(), try_at = default, waits = 0, \
         last_error = null \
         where id = $1 and status = 'failed' and not overtaken returning round",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?;
    if let Some(Renewed { round }) = renewed {
        let job = jobs::NewJob::new(JOB, &id).unique(job_key(id, round));
        jobs::enqueue(tx, job).await?;
    }
    Ok(())
}
