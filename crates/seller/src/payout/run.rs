//! A payout run: started by an operator or automatically, carried out by a job that can be repeated
//! at any step without paying anybody twice. A run is one batch at the provider: one that is full is
//! continued by another, from the shop on that it has no room for.

use std::ops::ControlFlow;

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Date, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use orders::balance::{self, Payable};
use types::{Money, Page, PageRequest, PayoutId, PayoutRunId, ShopId, ShopOrderId, UserId};

use super::plan::{self, LeftOut};
use super::{COLUMNS, Payout, Run, due};
use crate::{Error, SellerContext};

/// The kind of the job; its payload is the run's id.
pub const JOB: &str = "payout run";

const RUN: &str = "select r.id, r.status, coalesce(r.scheduled_for, f.scheduled_for) as scheduled_for, \
     r.currency, r.last_error, r.created_at, \
     (select count(*) from payouts p where p.run_id = r.id) as payouts, \
     (select coalesce(sum(p.amount), 0)::bigint from payouts p where p.run_id = r.id) as amount \
     from payout_runs r left join payout_runs f on f.id = r.continues";

/// Begins a run: of what is due when it comes to each shop, or of what was seen in the plan of this
/// version. [`Error::PlanChanged`] when that is not the plan any more.
pub async fn start(
    context: &SellerContext,
    operator: &Operator,
    key: &Key,
    seen: Option<&str>,
) -> Result<Run, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        if let Claim::Done(answer) = idempotency::claim(tx, key).await? {
            return Ok(answer);
        }
        let by = Some(operator.user().id());
        let begun = insert(tx, context, None, by)
            .await?
            .ok_or(Error::NotFound)?;
        if let Some(seen) = seen {
            plan::note(tx, context, begun, seen).await?;
        }
        let run = find(tx, begun).await?;
        let label = label(&run);
        let target = Target::new(TargetKind::PayoutRun, run.id, &label);
        audit::record(tx, operator, Entry::new(Action::PayoutRunStarted, target)).await?;
        idempotency::finish(tx, key, &run).await?;
        Ok(run)
    })
    .await
}

/// The timer: begins the run of the last payout day, unless it was begun.
pub async fn on_schedule(context: &SellerContext) -> Result<(), Error> {
    let today = context.orders.pool.now().date_naive();
    let Some(day) = context.orders.settings.last_payout_day(today) else {
        return Ok(());
    };
    db::transaction(&context.orders.pool, async |tx| {
        insert(tx, context, Some(day), None).await.map(drop)
    })
    .await
}

#[derive(QueryableByName)]
struct Begun {
    #[diesel(sql_type = BigInt)]
    id: PayoutRunId,
}

/// Answers nothing when the clock began this one before.
async fn insert(
    tx: &mut Tx,
    context: &SellerContext,
    day: Option<NaiveDate>,
    by: Option<UserId>,
) -> Result<Option<PayoutRunId>, Error> {
    let begun: Option<Begun> = diesel::sql_query(
        "insert into payout_runs (scheduled_for, started_by, currency, ask_at) \
         values ($1, $2, $3, now() + interval '5 minutes') \
         on conflict (scheduled_for) do nothing returning id",
    )
    .bind::<Nullable<Date>, _>(day)
    .bind::<Nullable<BigInt>, _>(by)
    .bind::<Text, _>(context.orders.currency.as_str())
    .get_result(tx.conn())
    .await
    .optional()?;
    match begun {
        Some(Begun { id }) => queue(tx, id).await.map(Some),
        None => Ok(None),
    }
}

async fn queue(tx: &mut Tx, run: PayoutRunId) -> Result<PayoutRunId, Error> {
    let job = NewJob::new(JOB, &run).unique(format!("payout-run:{run}"));
    jobs::enqueue(tx, job).await?;
    Ok(run)
}

/// How long a run comes back to shops that the database was too busy for; then it pays all others.
const COMES_BACK: TimeDelta = TimeDelta::hours(1);

/// Goes from shop to shop; what an earlier try wrote down stays.
pub(super) async fn collect(context: &SellerContext, run: PayoutRunId) -> Result<(), Error> {
    let (context, pool) = (&context.pinned(), &context.orders.pool);
    let begun: Result<(Beginning, Vec<ShopId>), Error> = db::transaction(pool, async |tx| {
        Ok((beginning(tx, run).await?, balance::owed_shops(tx).await?))
    })
    .await;
    let (begun, shops) = begun?;
    let is_ours = |shop: &ShopId| begun.from_shop.is_none_or(|from| *shop >= from);
    let (mut passing, mut no_room_for) = (None, None);
    for shop in shops.into_iter().filter(is_ours) {
        let paid = db::transaction(pool, async |tx| pay(tx, context, run, shop).await).await;
        match paid {
            // money moved between the look and the end: the next run finds it as it is then
            Err(Error::Database(error)) if is_overtaken(&error) => {
                tracing::warn!(%error, %shop, %run, "a shop was left out of a payout run");
            }
            Err(error) if error.is_passing() => {
                tracing::warn!(%error, %shop, %run, "a shop waits for its payout run to come back");
                passing = Some(error);
            }
            // one shop's fault keeps no other from its money; the next run comes back to it
            Err(error) => {
                tracing::error!(%error, %shop, %run, "a shop was left out of a payout run")
            }
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => {
                no_room_for = Some(shop);
                break;
            }
        }
    }
    if let Some(error) = passing.filter(|_| pool.now() - begun.created_at < COMES_BACK) {
        return Err(error);
    }
    db::transaction(pool, async |tx| {
        let ended = diesel::sql_query(
            "update payout_runs set status = 'sending' where id = $1 and status = 'collecting'",
        )
        .bind::<BigInt, _>(run)
        .execute(tx.conn())
        .await?;
        match no_room_for {
            Some(shop) if ended == 1 => go_on(tx, run, shop).await,
            _ => Ok(()),
        }
    })
    .await
}

#[derive(QueryableByName)]
struct Beginning {
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Nullable<BigInt>)]
    from_shop: Option<ShopId>,
}

async fn beginning(tx: &mut Tx, run: PayoutRunId) -> Result<Beginning, Error> {
    diesel::sql_query("select created_at, from_shop from payout_runs where id = $1")
        .bind::<BigInt, _>(run)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// Begins the run that pays from this shop on. Never from an earlier one: a run that is refused
/// gives its shops their money back, and paying those again would go on for ever.
async fn go_on(tx: &mut Tx, run: PayoutRunId, shop: ShopId) -> Result<(), Error> {
    let begun: Begun = diesel::sql_query(include_str!("continue.sql"))
        .bind::<BigInt, _>(run)
        .bind::<BigInt, _>(shop)
        .get_result(tx.conn())
        .await?;
    queue(tx, begun.id).await.map(drop)
}

fn is_overtaken(error: &db::Error) -> bool {
    matches!(
        db::constraint_of(error),
        Some("payouts_covered" | "payouts_one_open" | "payouts_once_a_run")
    )
}

#[derive(QueryableByName)]
struct Collecting {
    #[diesel(sql_type = Text)]
    status: String,
}

/// Whether the provider takes no more payouts with this run.
async fn is_full(tx: &mut Tx, context: &SellerContext, run: PayoutRunId) -> Result<bool, Error> {
    let Counted { count } = diesel::sql_query(
        "select count(*) as count from payouts where run_id = $1 and method = 'paypal'",
    )
    .bind::<BigInt, _>(run)
    .get_result(tx.conn())
    .await?;
    Ok(count >= context.payouts.largest_batch())
}

/// Writes down what one shop gets, and books it. Breaks off when the run has no room for it.
async fn pay(
    tx: &mut Tx,
    context: &SellerContext,
    run: PayoutRunId,
    shop: ShopId,
) -> Result<ControlFlow<()>, Error> {
    due::lock(tx, shop).await?;
    // nothing is added once the provider may have the list
    let Collecting { status } =
        diesel::sql_query("select status from payout_runs where id = $1 for share")
            .bind::<BigInt, _>(run)
            .get_result(tx.conn())
            .await?;
    let due = due::look(tx, context, shop).await?;
    let (None, Some(to), "collecting") = (due.obstacle, due.account, status.as_str()) else {
        return Ok(ControlFlow::Continue(()));
    };
    if !plan::allows(tx, run, shop, due.balance.available).await? {
        return Ok(ControlFlow::Continue(()));
    }
    if to.method == "paypal" && is_full(tx, context, run).await? {
        return Ok(ControlFlow::Break(()));
    }
    let payout: Payout = diesel::sql_query(format!(
        "insert into payouts \
         (run_id, shop_id, amount, currency, method, destination, shown) \
         values ($1, $2, $3, $4, $5, $6, $7) returning {COLUMNS}"
    ))
    .bind::<BigInt, _>(run)
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(due.balance.available)
    .bind::<Text, _>(context.orders.currency.as_str())
    .bind::<Text, _>(to.method)
    .bind::<Binary, _>(to.destination)
    .bind::<Text, _>(to.shown)
    .get_result(tx.conn())
    .await?;
    orders::ledger::post_payout(tx, &payout.booking()).await?;
    note_lines(tx, context, &payout).await?;
    Ok(ControlFlow::Continue(()))
}

#[derive(QueryableByName)]
struct Before {
    #[diesel(sql_type = BigInt)]
    shop_order_id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    amount: Money,
}

/// How many orders are looked at with one statement: none may take long, however many a shop has had.
const ORDERS_AT_ONCE: usize = 2_000;

/// Which orders it pays: what each brought, less what earlier payouts paid of it.
async fn note_lines(tx: &mut Tx, context: &SellerContext, payout: &Payout) -> Result<(), Error> {
    let terms = crate::terms::of_shop(tx, payout.shop_id)
        .await?
        .in_force(context);
    for parts in balance::ended(tx, payout.shop_id)
        .await?
        .chunks(ORDERS_AT_ONCE)
    {
        let payable = balance::payable(tx, parts, terms).await?;
        note_lines_of(tx, payout, parts, payable).await?;
    }
    Ok(())
}

async fn note_lines_of(
    tx: &mut Tx,
    payout: &Payout,
    parts: &[ShopOrderId],
    payable: Vec<Payable>,
) -> Result<(), Error> {
    let before: Vec<Before> = diesel::sql_query(include_str!("paid_before.sql"))
        .bind::<Array<BigInt>, _>(parts)
        .load(tx.conn())
        .await?;
    let before: std::collections::HashMap<ShopOrderId, Money> = before
        .into_iter()
        .map(|row| (row.shop_order_id, row.amount))
        .collect();
    let (mut parts, mut numbers, mut amounts) = (Vec::new(), Vec::new(), Vec::new());
    for part in payable {
        let paid = before.get(&part.shop_order_id).copied();
        let amount = part.amount.minus(paid.unwrap_or(Money::ZERO))?;
        if amount != Money::ZERO {
            parts.push(part.shop_order_id);
            numbers.push(part.order_number);
            amounts.push(amount);
        }
    }
    if parts.is_empty() {
        return Ok(());
    }
    diesel::sql_query(
        "insert into payout_lines (payout_id, shop_order_id, order_number, amount) \
         select $1, u.part, u.number, u.amount \
         from unnest($2::bigint[], $3::text[], $4::bigint[]) as u (part, number, amount)",
    )
    .bind::<BigInt, _>(payout.id)
    .bind::<Array<BigInt>, _>(parts)
    .bind::<Array<Text>, _>(numbers)
    .bind::<Array<BigInt>, _>(amounts)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// One page of runs, the latest first.
pub async fn list(
    context: &SellerContext,
    _operator: &Operator,
    page: PageRequest,
) -> Result<Page<Run>, Error> {
    let mut conn = context.orders.pool.get().await?;
    let counted: Counted = diesel::sql_query("select count(*) as count from payout_runs")
        .get_result(&mut conn)
        .await?;
    let runs = diesel::sql_query(format!("{RUN} order by r.id desc limit $1 offset $2"))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(&mut conn)
        .await?;
    Ok(Page::new(page, runs, counted.count))
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// One run with a page of its payouts, in the order in which it goes from shop to shop, and with the shops that it
/// was to pay and does not; each with its shop's name.
pub async fn show(
    context: &SellerContext,
    _operator: &Operator,
    id: PayoutRunId,
    page: PageRequest,
) -> Result<Shown, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let run = find(tx, id).await?;
        let payouts = of_run(tx, id, page).await?;
        let Open { awaited, by_hand } = open(tx, id).await?;
        let left_out = plan::left_out(tx, id).await?;
        let paid = payouts.iter().map(|payout| payout.shop_id);
        let shops: Vec<ShopId> = paid.chain(left_out.iter().map(|it| it.shop)).collect();
        let names = catalog::shop::names(tx.conn(), &shops).await?;
        let name = |shop: ShopId| names.get(&shop).cloned().ok_or(Error::NotFound);
        let payout = |payout: Payout| name(payout.shop_id).map(|name| (payout, name));
        let shop = |shop: LeftOut| name(shop.shop).map(|name| (shop, name));
        let payouts = payouts.into_iter().map(payout);
        let payouts = payouts.collect::<Result<Vec<_>, _>>()?;
        Ok(Shown {
            payouts: Page::new(page, payouts, run.payouts),
            run,
            awaited,
            by_hand,
            left_out: left_out.into_iter().map(shop).collect::<Result<_, _>>()?,
        })
    })
    .await
}

/// A run with all that it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The run.
    pub run: Run,
    /// Whom it pays.
    pub payouts: Page<(Payout, String)>,
    /// Payouts of which the provider has yet to say what became.
    pub awaited: i64,
    /// Bank transfers that somebody has to make.
    pub by_hand: i64,
    /// Whom it was to pay and does not.
    pub left_out: Vec<(LeftOut, String)>,
}

/// What the audit log calls it.
pub(super) fn label(run: &Run) -> String {
    run.created_at.date_naive().to_string()
}

pub(super) async fn find(tx: &mut Tx, id: PayoutRunId) -> Result<Run, Error> {
    diesel::sql_query(format!("{RUN} where r.id = $1"))
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

async fn of_run(tx: &mut Tx, id: PayoutRunId, page: PageRequest) -> Result<Vec<Payout>, Error> {
    let query = diesel::sql_query(format!(
        "select {COLUMNS} from payouts where run_id = $1 order by shop_id limit $2 offset $3"
    ));
    let payouts = query
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
    Ok(payouts)
}

#[derive(QueryableByName)]
struct Open {
    #[diesel(sql_type = BigInt)]
    awaited: i64,
    #[diesel(sql_type = BigInt)]
    by_hand: i64,
}

/// How many payouts of a run the provider or a person has yet to make.
async fn open(tx: &mut Tx, id: PayoutRunId) -> Result<Open, Error> {
    let open = diesel::sql_query(
        "select count(*) filter (where method = 'paypal') as awaited, \
         count(*) filter (where method = 'bank' and status = 'pending') as by_hand \
         from payouts where run_id = $1 and status in ('pending', 'in_transit')",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await?;
    Ok(open)
}

/// One payout, taken until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, id: PayoutId) -> Result<Payout, Error> {
    let query = diesel::sql_query(format!(
        "select {COLUMNS} from payouts where id = $1 for update"
    ));
    let found = query.bind::<BigInt, _>(id).get_result(tx.conn()).await;
    found.optional()?.ok_or(Error::NotFound)
}
