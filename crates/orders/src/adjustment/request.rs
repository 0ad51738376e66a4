//! Adjustments above the limit: one operator requests, another one approves or declines; until then
//! the first one can withdraw the request. The database also enforces that the two are different
//! people, that a request is decided once, and that the booking matches the request.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use serde_json::json;
use types::{AdjustmentId, AdjustmentRequestId, Money, Page, PageRequest, ShopId, UserId};

use super::{book, no_shop};
use crate::{Error, OrdersContext, emails};

/// How requests stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// For another operator.
    Waiting,
    /// Approved, declined or withdrawn.
    Decided,
}

impl Standing {
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Waiting => &[WAITING],
            Self::Decided => &["approved", "declined", "withdrawn"],
        }
    }
}

const WAITING: &str = "waiting";

/// What becomes of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Another operator has it booked.
    Approve,
    /// Another operator does not.
    Decline,
    /// Whoever asked wants it no longer.
    Withdraw,
}

impl Decision {
    const fn status(self) -> &'static str {
        match self {
            Self::Approve => "approved",
            Self::Decline => "declined",
            Self::Withdraw => "withdrawn",
        }
    }

    const fn action(self) -> Action {
        match self {
            Self::Approve => Action::AdjustmentApproved,
            Self::Decline => Action::AdjustmentDeclined,
            Self::Withdraw => Action::AdjustmentWithdrawn,
        }
    }
}

/// A request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct Request {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: AdjustmentRequestId,
    /// The shop.
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    /// Above zero the shop is to get it, below zero it is to be taken.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Shown to the shop once it is booked.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// By whom.
    #[diesel(sql_type = BigInt)]
    pub requested_by: UserId,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub requested_at: DateTime<Utc>,
    /// `waiting`, `approved`, `declined` or `withdrawn`.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// Who decided, if anybody did.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub decided_by: Option<UserId>,
    /// When.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub decided_at: Option<DateTime<Utc>>,
    /// What was booked.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub adjustment_id: Option<AdjustmentId>,
}

/// A request with what its shop and the people are called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The request.
    pub request: Request,
    /// The shop.
    pub shop: String,
    /// Who asked.
    pub requester: String,
    /// Who decided.
    pub decider: Option<String>,
}

#[derive(QueryableByName)]
struct Listed {
    #[diesel(embed)]
    request: Request,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// One page of the requests that stand so, of one shop or of all, the latest first.
pub async fn list(
    context: &OrdersContext,
    _operator: &Operator,
    standing: Standing,
    shop: Option<ShopId>,
    page: PageRequest,
) -> Result<Page<Named>, Error> {
    let mut conn = context.pool.get().await?;
    let listed: Vec<Listed> = diesel::sql_query(
        "select id, shop_id, amount, reason, requested_by, requested_at, status, decided_by, \
         decided_at, adjustment_id, count(*) over () as rows \
         from adjustment_requests \
         where status = any($1) and ($2::bigint is null or shop_id = $2) \
         order by id desc limit $3 offset $4",
    )
    .bind::<Array<Text>, _>(standing.words())
    .bind::<Nullable<BigInt>, _>(shop)
    .bind::<BigInt, _>(page.limit())
    .bind::<BigInt, _>(page.offset())
    .load(&mut conn)
    .await?;
    let total = listed.iter().map(|row| row.rows).next().unwrap_or(0);
    let requests = listed.into_iter().map(|row| row.request).collect();
    Ok(Page::new(page, name_all(&mut conn, requests).await?, total))
}

/// A request with its names.
pub async fn name(context: &OrdersContext, request: Request) -> Result<Named, Error> {
    let mut conn = context.pool.get().await?;
    let named = name_all(&mut conn, vec![request]).await?;
    named.into_iter().next().ok_or(Error::NotFound)
}

async fn name_all(
    conn: &mut AsyncPgConnection,
    requests: Vec<Request>,
) -> Result<Vec<Named>, Error> {
    let people = requests
        .iter()
        .flat_map(|one| std::iter::once(one.requested_by).chain(one.decided_by));
    let people = auth::contact::names(conn, &people.collect::<Vec<_>>()).await?;
    let shops: Vec<ShopId> = requests.iter().map(|one| one.shop_id).collect();
    let shops = catalog::shop::names(conn, &shops).await?;
    let person = |id: UserId| people.get(&id).cloned().unwrap_or_default();
    let named = requests.into_iter().map(|request| Named {
        shop: shops.get(&request.shop_id).cloned().unwrap_or_default(),
        requester: person(request.requested_by),
        decider: request.decided_by.map(person),
        request,
    });
    Ok(named.collect())
}

/// An operator asks for what they may not book alone; the others are told by email.
pub(super) async fn ask(
    tx: &mut Tx,
    context: &OrdersContext,
    operator: &Operator,
    (shop, amount): (ShopId, Money),
    reason: &types::Text<500>,
) -> Result<Request, Error> {
    let asked: Request = diesel::sql_query(
        "insert into adjustment_requests (shop_id, amount, reason, requested_by) \
         values ($1, $2, $3, $4) \
         returning id, shop_id, amount, reason, requested_by, requested_at, status, decided_by, \
             decided_at, adjustment_id",
    )
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(amount)
    .bind::<Text, _>(reason.as_str())
    .bind::<BigInt, _>(operator.user().id())
    .get_result(tx.conn())
    .await
    .map_err(|error| no_shop(error.into()))?;
    let name = catalog::shop::name(tx.conn(), shop).await?.name;
    emails::adjustment::approval_needed(tx, context, &asked, &name).await?;
    record(
        tx,
        context,
        operator,
        Action::AdjustmentRequested,
        &asked,
        &name,
    )
    .await?;
    Ok(asked)
}

/// Approves, declines or withdraws a request. Approving books it in the same transaction, in the name
/// of whoever asked. Of two who decide at once the later finds it decided.
pub async fn decide(
    context: &OrdersContext,
    operator: &Operator,
    key: &Key,
    id: AdjustmentRequestId,
    decision: Decision,
) -> Result<Request, Error> {
    db::transaction(&context.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let asked = hold(tx, id).await?;
        if asked.status != WAITING {
            return Err(Error::AdjustmentDecided);
        }
        let is_own = asked.requested_by == operator.user().id();
        match (decision, is_own) {
            (Decision::Approve | Decision::Decline, true) => return Err(Error::OwnAdjustment),
            (Decision::Withdraw, false) => return Err(Error::OthersAdjustment),
            _ => {}
        }
        let booked = match decision {
            Decision::Approve => {
                let what = (asked.shop_id, asked.amount);
                let made = book(tx, context, asked.requested_by, what, &asked.reason).await?;
                Some(made.id)
            }
            Decision::Decline | Decision::Withdraw => None,
        };
        let decided = end(tx, id, decision.status(), operator, booked).await?;
        let name = catalog::shop::name(tx.conn(), decided.shop_id).await?.name;
        record(tx, context, operator, decision.action(), &decided, &name).await?;
        idempotency::finish(tx, key, &decided).await?;
        Ok(decided)
    })
    .await
}

async fn hold(tx: &mut Tx, id: AdjustmentRequestId) -> Result<Request, Error> {
    diesel::sql_query(
        "select id, shop_id, amount, reason, requested_by, requested_at, status, decided_by, \
         decided_at, adjustment_id from adjustment_requests where id = $1 for update",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::NotFound)
}

async fn end(
    tx: &mut Tx,
    id: AdjustmentRequestId,
    status: &str,
    operator: &Operator,
    booked: Option<AdjustmentId>,
) -> Result<Request, Error> {
    Ok(diesel::sql_query(
        "update adjustment_requests \
         set status = $2, decided_by = $3, decided_at = now(), adjustment_id = $4 where id = $1 \
         returning id, shop_id, amount, reason, requested_by, requested_at, status, decided_by, \
             decided_at, adjustment_id",
    )
    .bind::<BigInt, _>(id)
    .bind::<Text, _>(status)
    .bind::<BigInt, _>(operator.user().id())
    .bind::<Nullable<BigInt>, _>(booked)
    .get_result(tx.conn())
    .await?)
}

async fn record(
    tx: &mut Tx,
    context: &OrdersContext,
    operator: &Operator,
    action: Action,
    request: &Request,
    shop: &str,
) -> Result<(), Error> {
    let mut after = json!({
        "requestId": request.id,
        "amount": request.amount,
        "currency": context.currency.as_str(),
    });
    if let (Some(booked), Some(after)) = (request.adjustment_id, after.as_object_mut()) {
        after.insert("adjustmentId".to_owned(), json!(booked));
    }
    let target = Target::new(TargetKind::Shop, request.shop_id, shop);
    let entry = Entry::new(action, target).after(after);
    Ok(audit::record(tx, operator, entry).await?)
}
