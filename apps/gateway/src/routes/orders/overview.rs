//! The figures of the marketplace, and open tasks for operators. Amounts are in minor units.

use actix_web::{get, web};
use auth::actor::Operator;
use chrono::{DateTime, NaiveDate, Utc};
use content::contact::admin;
use seller::market::{self, Overview, Step, ToDo};
use serde::Serialize;
use utoipa::ToSchema;

use crate::caller::Caller;
use crate::check::{self, Checked};
use crate::problem::Answer;
use crate::query::Query;
use crate::routes::seller::dashboard::PeriodQuery;
use crate::routes::seller::dashboard::wire::{Period, StepUnit};
use crate::state::State;

/// The figures of the marketplace, and its open tasks.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketOverview {
    #[schema(example = "USD")]
    currency: String,
    /// Today, in UTC.
    today: NaiveDate,
    period: Period,
    /// The same number of days right before.
    before: Period,
    figures: MarketFigures,
    figures_before: MarketFigures,
    unit: StepUnit,
    /// The days or months of the period, from the first to the last.
    steps: Vec<MarketStep>,
    to_do: MarketToDo,
}

/// The marketplace's figures for a range of days in UTC.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketFigures {
    /// What buyers paid in these days, after discounts, before refunds.
    #[schema(example = 1240000)]
    sales: i64,
    /// The commission earned in these days, less what was returned with refunds.
    #[schema(example = 99200)]
    commission: i64,
    /// Refunds in these days, whenever the orders were paid.
    refunded: i64,
    /// Orders that were paid in these days, including those that were cancelled later.
    #[schema(example = 310)]
    orders: i64,
    /// Shops that were created in these days, open or not.
    new_shops: i64,
    /// Accounts that were created in these days and activated since, without people who run a shop.
    new_buyers: i64,
    /// Disputes that were opened in these days.
    disputes: i64,
}

/// A day or a month, with the same days of the period before.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketStep {
    from: NaiveDate,
    to: NaiveDate,
    now: MarketFigures,
    before: MarketFigures,
}

/// Open tasks for operators.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketToDo {
    /// Shops that await approval.
    shops: i64,
    /// Since when the first of them has been waiting.
    #[schema(required = true)]
    shops_since: Option<DateTime<Utc>>,
    /// Reviews with a report that has not been decided.
    reported_reviews: i64,
    /// Messages with a report that has not been decided.
    reported_messages: i64,
    /// Open messages from the contact form.
    contact_messages: i64,
    /// Since when the first of them has been waiting.
    #[schema(required = true)]
    contact_messages_since: Option<DateTime<Utc>>,
    /// Returns that were escalated to the operator.
    returns: i64,
    /// Since when the first of them has been waiting.
    #[schema(required = true)]
    returns_since: Option<DateTime<Utc>>,
    /// Refunds that failed.
    failed_refunds: i64,
    /// Adjustments that await another operator's approval.
    adjustments: i64,
    /// Since when the first of them has been waiting.
    #[schema(required = true)]
    adjustments_since: Option<DateTime<Utc>>,
    /// Payouts that failed or were returned, and no later payout to the shop.
    failed_payouts: i64,
    /// Unfinished payouts: on their way, unclaimed, or a bank transfer that was not made yet.
    open_payouts: i64,
    /// Open disputes.
    disputes: i64,
    /// PayPal's earliest deadline for an answer.
    #[schema(required = true)]
    disputes_by: Option<DateTime<Utc>>,
    /// Unexplained differences between PayPal's books and ours.
    breaks: i64,
    /// When the books were last compared; null if never.
    #[schema(required = true)]
    compared_at: Option<DateTime<Utc>>,
    /// Jobs that were given up.
    parked_jobs: i64,
    /// When `gateway check-invariants` last ran; null if never.
    #[schema(required = true)]
    invariants_checked_at: Option<DateTime<Utc>>,
    /// The number of violations it found.
    invariants_broken: i32,
}

/// Sales, commission, refunds, new shops and buyers and disputes of some days beside as many days
/// before, and what waits for an operator. Days are those of UTC.
#[utoipa::path(
    operation_id = "getMarketOverview", tag = "orders", summary = "Figures of the marketplace",
    security(("bearer" = [])), params(PeriodQuery),
    responses((status = 200, description = "The figures, up to the latest payment", body = MarketOverview)),
)]
#[get("/api/admin/overview")]
pub async fn get_market_overview(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<PeriodQuery>,
) -> Answer<MarketOverview> {
    let period = query.period()?;
    let reads = state.reads.up_to_date().await;
    let overview = market::overview(&reads, &state.config.currency, &operator, period).await?;
    let contact = admin::waiting(&state.pool, &operator).await?;
    let checked = check::last(&mut *state.pool.get().await?).await?;
    let to_do = MarketToDo::new(overview.to_do, contact, checked);
    Ok(web::Json(MarketOverview::new(overview, to_do)))
}

impl MarketOverview {
    fn new(overview: Overview, to_do: MarketToDo) -> Self {
        Self {
            currency: overview.currency.as_str().to_owned(),
            today: overview.today,
            period: overview.period.into(),
            before: overview.before.into(),
            figures: overview.figures.into(),
            figures_before: overview.figures_before.into(),
            unit: overview.unit.into(),
            steps: overview.steps.into_iter().map(MarketStep::from).collect(),
            to_do,
        }
    }
}

impl From<market::Figures> for MarketFigures {
    fn from(figures: market::Figures) -> Self {
        Self {
            sales: figures.sales.minor(),
            commission: figures.commission.minor(),
            refunded: figures.refunded.minor(),
            orders: figures.orders,
            new_shops: figures.shops,
            new_buyers: figures.buyers,
            disputes: figures.disputes,
        }
    }
}

impl From<Step> for MarketStep {
    fn from(step: Step) -> Self {
        Self {
            from: step.days.first(),
            to: step.days.last(),
            now: step.now.into(),
            before: step.before.into(),
        }
    }
}

impl MarketToDo {
    fn new(to_do: ToDo, contact: admin::Waiting, checked: Option<Checked>) -> Self {
        let (catalog, orders) = (to_do.catalog, to_do.orders);
        Self {
            shops: catalog.shops,
            shops_since: catalog.shops_since,
            reported_reviews: catalog.reviews,
            reported_messages: orders.messages,
            contact_messages: contact.messages,
            contact_messages_since: contact.since,
            returns: orders.returns,
            returns_since: orders.returns_since,
            failed_refunds: orders.refunds,
            adjustments: orders.adjustments,
            adjustments_since: orders.adjustments_since,
            failed_payouts: to_do.payouts.failed,
            open_payouts: to_do.payouts.open,
            disputes: orders.disputes,
            disputes_by: orders.disputes_by,
            breaks: orders.breaks,
            compared_at: orders.compared_at,
            parked_jobs: to_do.jobs,
            invariants_checked_at: checked.as_ref().map(|last| last.checked_at),
            invariants_broken: checked.map_or(0, |last| last.breaches),
        }
    }
}
