//! Payout runs, managed by operators.

use actix_web::{HttpResponse, get, post, web};
use auth::actor::{Confirmed, Operator};
use chrono::{DateTime, NaiveDate, Utc};
use db::idempotency::Key;
use seller::payout::{self, bank_transfers, plan, run};
use serde::{Deserialize, Serialize};
use types::{Currency, Page, PayoutId, PayoutRunId, Text};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;
use validator::Validate;

use crate::caller::Caller;
use crate::csv::{self, Cell};
use crate::idempotency::IdempotencyKey;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::routes::seller::balance::PayoutHold;
use crate::routes::seller::payouts::{Payout, PayoutMethod, PayoutPath};
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(plan_payout_run)
        .service(start_payout_run)
        .service(list_payout_runs)
        .service(get_payout_run)
        .service(export_payout_run)
        .service(mark_payout_paid)
        .service(mark_payout_failed);
}

/// A payout with its shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopPayout {
    shop_id: i64,
    #[schema(example = "Clay & Co")]
    shop_name: String,
    payout: Payout,
}

/// A payout run to all shops that are due.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutRun {
    id: i64,
    /// `collecting`, `sending` (PayPal is asked until its answer is known), `sent` or `refused`.
    #[schema(example = "sent")]
    status: String,
    /// The payout day, if it was started automatically; null if an operator started it.
    #[schema(required = true)]
    scheduled_for: Option<NaiveDate>,
    /// How many shops are paid.
    payouts: i64,
    /// The total amount, in minor units.
    amount: i64,
    currency: String,
    /// The last error.
    #[schema(required = true)]
    last_error: Option<String>,
    created_at: DateTime<Utc>,
}

impl From<payout::Run> for PayoutRun {
    fn from(run: payout::Run) -> Self {
        Self {
            id: run.id.get(),
            status: run.status,
            scheduled_for: run.scheduled_for,
            payouts: run.payouts,
            amount: run.amount.minor(),
            currency: run.currency,
            last_error: run.last_error,
            created_at: run.created_at,
        }
    }
}

/// One page of runs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutRunPage {
    items: Vec<PayoutRun>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<payout::Run>> for PayoutRunPage {
    fn from(page: Page<payout::Run>) -> Self {
        Self {
            items: page.items.into_iter().map(PayoutRun::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// A shop that was in a run's plan but was not paid, because its balance changed or was held in
/// between; the next run considers it again.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeftOutShop {
    shop_id: i64,
    #[schema(example = "Clay & Co")]
    shop_name: String,
    /// The planned amount, in minor units.
    #[schema(example = 12000)]
    planned: i64,
}

/// A run with one page of its payouts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutRunDetail {
    run: PayoutRun,
    /// In the order of the shops' IDs.
    items: Vec<ShopPayout>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// How many payouts by PayPal are not settled, without those that wait for their recipient.
    awaited: i64,
    /// How many bank transfers of the run are still to be made.
    by_hand: i64,
    /// Shops that were in the plan but are not paid.
    left_out: Vec<LeftOutShop>,
}

/// What a run would do for one shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlannedPayout {
    shop_id: i64,
    shop_name: String,
    /// The planned amount, in minor units; 0 if it is not paid.
    amount: i64,
    /// Its balance.
    balance: i64,
    /// The part that can be paid out.
    available: i64,
    /// The part that waits for delivery and the hold days after it.
    pending: i64,
    /// The part in a dispute or return, or in a refund on its way.
    held: i64,
    /// The part kept back by the shop's reserve.
    reserved: i64,
    #[schema(required = true)]
    method: Option<PayoutMethod>,
    /// The account, mostly masked.
    #[schema(required = true)]
    account: Option<String>,
    /// Why it is not paid: `payouts_held` (by an operator), `no_account`, `account_changed`,
    /// `payout_open`, `shop_closed` or `below_minimum`.
    #[schema(required = true, example = "below_minimum")]
    obstacle: Option<String>,
    /// Until when payouts wait because the account was changed.
    #[schema(required = true)]
    held_until: Option<DateTime<Utc>>,
    /// Since when its payouts are held, and why.
    #[schema(required = true)]
    payouts_held: Option<PayoutHold>,
}

impl From<payout::Due> for PlannedPayout {
    fn from(due: payout::Due) -> Self {
        use payout::Obstacle;
        let amount = due.amount().minor();
        let (mut held_until, mut payouts_held) = (None, None);
        let obstacle = due.obstacle.map(|obstacle| match obstacle {
            Obstacle::PayoutsHeld(hold) => {
                payouts_held = Some(hold.into());
                "payouts_held"
            }
            Obstacle::NoAccount => "no_account",
            Obstacle::AccountChanged(until) => {
                held_until = Some(until);
                "account_changed"
            }
            Obstacle::PayoutOpen => "payout_open",
            Obstacle::ShopClosed => "shop_closed",
            Obstacle::BelowMinimum => "below_minimum",
        });
        let account = due.account;
        Self {
            shop_id: due.shop.get(),
            shop_name: due.name,
            amount,
            balance: due.balance.balance.minor(),
            available: due.balance.available.minor(),
            pending: due.balance.pending.minor(),
            held: due.balance.held.minor(),
            reserved: due.balance.reserved.minor(),
            method: account.as_ref().map(|it| PayoutMethod::of(&it.method)),
            account: account.map(|it| it.shown),
            obstacle: obstacle.map(str::to_owned),
            held_until,
            payouts_held,
        }
    }
}

/// What a payout run would do at this moment. The sums are over all shops, in minor units.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutPlan {
    currency: String,
    /// The sum of all planned payouts.
    amount: i64,
    /// How many shops are paid.
    payouts: i64,
    /// The sum of all balances.
    balance: i64,
    /// The part that is pending, held or reserved.
    held_back: i64,
    /// The part that can be paid out.
    available: i64,
    /// Changes whenever a shop's amount or account would be different. A run that is started with
    /// it pays exactly this plan.
    #[schema(example = "5d41402abc4b2a76b9719d911017c592")]
    version: String,
    /// Shops that are owed something: first those that are paid, by amount, then the others, by balance.
    items: Vec<PlannedPayout>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// Who would be paid, who would not and why. Changes nothing.
#[utoipa::path(
    operation_id = "planPayoutRun", tag = "orders", summary = "Plan of a payout run",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page of the shops that are owed something", body = PayoutPlan)),
)]
#[get("/api/admin/payout-runs/plan")]
pub async fn plan_payout_run(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    page: Query<PageQuery>,
) -> Answer<PayoutPlan> {
    let page = page.parse()?;
    let plan = plan::look(&state.seller, &operator).await?;
    let shops = plan.page(page).map(PlannedPayout::from);
    Ok(web::Json(PayoutPlan {
        currency: state.config.currency.as_str().to_owned(),
        amount: plan.amount.minor(),
        payouts: plan.payouts,
        balance: plan.balance.minor(),
        held_back: plan.held_back.minor(),
        available: plan.available.minor(),
        version: plan.version,
        items: shops.items,
        page: shops.page,
        page_size: shops.page_size,
        total: shops.total,
    }))
}

/// What was seen before.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StartQuery {
    /// The `version` of the plan that was read.
    #[param(max_length = 100, example = "5d41402abc4b2a76b9719d911017c592")]
    plan: Option<String>,
}

/// Begins a run; who gets what is written down within moments, and PayPal is asked after that.
#[utoipa::path(
    operation_id = "startPayoutRun", tag = "orders", summary = "Pay all shops that are due",
    description = "Starts a run. With the `version` of a plan it pays what the plan said, and is \
        refused if the plan has changed; a shop whose balance changes or is held right after is \
        left out (`leftOut` of the run). Without it, the run pays whatever is due when it gets to \
        each shop. A run pays at most 5,000 shops by PayPal; one that has more to pay is continued \
        by further runs, which begin by themselves.",
    security(("bearer" = [])),
    params(StartQuery, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-run")),
    responses(
        (status = 201, description = "The run, which continues in the background", body = PayoutRun),
        ConfirmationRequired,
        (status = 409, description = "A shop would get something other than the plan said (`plan_changed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/payout-runs")]
pub async fn start_payout_run(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    query: Query<StartQuery>,
) -> Result<HttpResponse, Problem> {
    let seen = query.plan.as_deref().filter(|seen| !seen.is_empty());
    let key = match seen {
        Some(seen) => key_of(&operator, "startPayoutRun", &key, &seen),
        None => key_of(&operator, "startPayoutRun", &key, &()),
    };
    let run = run::start(&state.seller, &operator, &key, seen).await?;
    Ok(HttpResponse::Created().json(PayoutRun::from(run)))
}

/// The runs, the latest first.
#[utoipa::path(
    operation_id = "listPayoutRuns", tag = "orders", summary = "The payout runs",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page", body = PayoutRunPage)),
)]
#[get("/api/admin/payout-runs")]
pub async fn list_payout_runs(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    page: Query<PageQuery>,
) -> Answer<PayoutRunPage> {
    let page = run::list(&state.seller, &operator, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// A run's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct PayoutRunPath {
    /// The run's id.
    id: i64,
}

/// A run with one page of its payouts.
#[utoipa::path(
    operation_id = "getPayoutRun", tag = "orders", summary = "One payout run",
    security(("bearer" = [])), params(PayoutRunPath, PageQuery),
    responses((status = 200, description = "The run with one page of its payouts", body = PayoutRunDetail)),
)]
#[get("/api/admin/payout-runs/{id}")]
pub async fn get_payout_run(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<PayoutRunPath>,
    page: Query<PageQuery>,
) -> Answer<PayoutRunDetail> {
    let id = PayoutRunId::new(path.id);
    let shown = run::show(&state.seller, &operator, id, page.parse()?).await?;
    let payout = |(payout, shop_name): (payout::Payout, String)| ShopPayout {
        shop_id: payout.shop_id.get(),
        shop_name,
        payout: payout.into(),
    };
    let left_out = |(shop, shop_name): (plan::LeftOut, String)| LeftOutShop {
        shop_id: shop.shop.get(),
        shop_name,
        planned: shop.amount.minor(),
    };
    let payouts = shown.payouts.map(payout);
    Ok(web::Json(PayoutRunDetail {
        run: shown.run.into(),
        items: payouts.items,
        page: payouts.page,
        page_size: payouts.page_size,
        total: payouts.total,
        awaited: shown.awaited,
        by_hand: shown.by_hand,
        left_out: shown.left_out.into_iter().map(left_out).collect(),
    }))
}

/// The bank transfers of a run that nobody has made yet, for the bank. Account numbers are whole, so it asks for a
/// confirmation, and each time stands in the audit log.
#[utoipa::path(
    operation_id = "exportPayoutRun", tag = "orders", summary = "The bank transfers of a run as CSV",
    security(("bearer" = [])), params(PayoutRunPath),
    responses(
        (status = 200, description = "Holder, IBAN, amount, currency and reference (RFC 4180)", body = String, content_type = "text/csv",
            example = "holder,iban,amount,currency,reference\r\nClay Potter,DE89370400440532013000,182.00,USD,Helloshop payout 23\r\n"),
        ConfirmationRequired,
    ),
)]
#[post("/api/admin/payout-runs/{id}/bank.csv")]
pub async fn export_payout_run(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PayoutRunPath>,
) -> Result<HttpResponse, Problem> {
    let id = PayoutRunId::new(path.id);
    let transfers = bank_transfers::transfers(&state.seller, &operator, id).await?;
    let row = |transfer: bank_transfers::Transfer| {
        let amount = match Currency::parse(&transfer.currency) {
            Ok(currency) => transfer.amount.decimal(&currency),
            Err(_) => transfer.amount.minor().to_string(),
        };
        vec![
            Cell::text(Some(&transfer.holder)),
            Cell::plain(transfer.iban),
            Cell::plain(amount),
            Cell::plain(transfer.currency),
            Cell::plain(transfer.reference),
        ]
    };
    let head = ["holder", "iban", "amount", "currency", "reference"];
    let table = csv::table(&head, transfers.into_iter().map(row));
    Ok(csv::file(&format!("payout-run-{id}.csv"), table))
}

/// Notes that the bank transfer was made.
#[utoipa::path(
    operation_id = "markPayoutPaid", tag = "orders", summary = "Mark a bank transfer as made",
    security(("bearer" = [])),
    params(PayoutPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-paid")),
    responses(
        (status = 200, description = "The payout", body = Payout),
        ConfirmationRequired,
        (status = 409, description = "It is sent by PayPal, or has already ended (`payout_not_by_hand`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/payouts/{id}/paid")]
pub async fn mark_payout_paid(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<PayoutPath>,
) -> Answer<Payout> {
    let key = key_of(&operator, "markPayoutPaid", &key, &path.id);
    let id = PayoutId::new(path.id);
    let payout = bank_transfers::end(&state.seller, &operator, &key, id, None).await?;
    Ok(web::Json(payout.into()))
}

/// Why a bank transfer could not be made.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FailedPayout {
    /// Shown to the shop.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "The bank does not know this account",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// The bank transfer could not be made: the money is in the shop's balance again.
#[utoipa::path(
    operation_id = "markPayoutFailed", tag = "orders", summary = "Mark a bank transfer as failed",
    security(("bearer" = [])), request_body = FailedPayout,
    params(PayoutPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-failed")),
    responses(
        (status = 200, description = "The payout", body = Payout),
        ConfirmationRequired,
        (status = 409, description = "It is sent by PayPal, or has already ended (`payout_not_by_hand`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/payouts/{id}/failed")]
pub async fn mark_payout_failed(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<PayoutPath>,
    Valid(body): Valid<FailedPayout>,
) -> Answer<Payout> {
    let key = key_of(&operator, "markPayoutFailed", &key, &(path.id, &body));
    let (id, reason) = (PayoutId::new(path.id), body.reason.parse()?);
    let payout = bank_transfers::end(&state.seller, &operator, &key, id, Some(&reason)).await?;
    Ok(web::Json(payout.into()))
}

/// The key of a step of this operator's.
fn key_of(operator: &Operator, route: &'static str, key: &str, body: &impl Serialize) -> Key {
    Key::new(format!("user:{}", operator.user().id()), route, key, body)
}
