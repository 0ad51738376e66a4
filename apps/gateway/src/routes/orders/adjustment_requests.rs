//! Adjustments above the limit, which need two operators.

use actix_web::{get, post, web};
use auth::actor::{Confirmed, Operator};
use chrono::{DateTime, Utc};
use db::idempotency::Key;
use orders::adjustment::request::{self, Decision, Named, Standing};
use serde::{Deserialize, Serialize};
use types::{AdjustmentRequestId, ShopId};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, ProblemBody};
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

/// Status of adjustment requests.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AdjustmentRequestStanding {
    #[default]
    Waiting,
    Decided,
}

impl From<AdjustmentRequestStanding> for Standing {
    fn from(standing: AdjustmentRequestStanding) -> Self {
        match standing {
            AdjustmentRequestStanding::Waiting => Self::Waiting,
            AdjustmentRequestStanding::Decided => Self::Decided,
        }
    }
}

/// Which requests.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct AdjustmentRequestQuery {
    /// `waiting`: for another operator's decision. `decided`: approved, declined or withdrawn.
    #[serde(default)]
    #[param(inline)]
    status: AdjustmentRequestStanding,
    /// About this shop only.
    #[param(example = 7)]
    shop_id: Option<i64>,
}

/// A request in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct AdjustmentRequestPath {
    /// The request's id.
    id: i64,
}

/// An operator who requested or decided.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdjustmentActor {
    id: i64,
    #[schema(example = "Grace")]
    name: String,
}

/// An adjustment that needs the approval of a second operator.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdjustmentRequest {
    id: i64,
    shop_id: i64,
    #[schema(example = "Clay & Co")]
    shop_name: String,
    /// In minor units: positive amounts are added to the shop's balance, negative ones are taken
    /// from it.
    #[schema(example = 25000)]
    amount: i64,
    /// Shown to the shop once it is booked.
    #[schema(example = "Photos taken by the marketplace")]
    reason: String,
    /// `waiting`, `approved` (and booked), `declined` or `withdrawn`.
    #[schema(example = "waiting")]
    status: String,
    requested_by: AdjustmentActor,
    requested_at: DateTime<Utc>,
    #[schema(required = true)]
    decided_by: Option<AdjustmentActor>,
    #[schema(required = true)]
    decided_at: Option<DateTime<Utc>>,
    /// The booked adjustment.
    #[schema(required = true)]
    adjustment_id: Option<i64>,
}

impl From<Named> for AdjustmentRequest {
    fn from(named: Named) -> Self {
        let request = named.request;
        let decided_by = request.decided_by.zip(named.decider);
        Self {
            id: request.id.get(),
            shop_id: request.shop_id.get(),
            shop_name: named.shop,
            amount: request.amount.minor(),
            reason: request.reason,
            status: request.status,
            requested_by: AdjustmentActor {
                id: request.requested_by.get(),
                name: named.requester,
            },
            requested_at: request.requested_at,
            decided_by: decided_by.map(|(id, name)| AdjustmentActor { id: id.get(), name }),
            decided_at: request.decided_at,
            adjustment_id: request.adjustment_id.map(|id| id.get()),
        }
    }
}

/// One page of requests.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdjustmentRequestPage {
    #[schema(example = "USD")]
    currency: String,
    /// The largest amount, in minor units, that one operator may book alone.
    #[schema(example = 10000)]
    approval_above: i64,
    items: Vec<AdjustmentRequest>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// Adjustments above what one operator may book alone, the latest first.
#[utoipa::path(
    operation_id = "listAdjustmentRequests", tag = "orders", summary = "Adjustments that need two operators",
    security(("bearer" = [])), params(AdjustmentRequestQuery, PageQuery),
    responses((status = 200, description = "One page", body = AdjustmentRequestPage)),
)]
#[get("/api/admin/adjustment-requests")]
pub async fn list_adjustment_requests(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<AdjustmentRequestQuery>,
    page: Query<PageQuery>,
) -> Answer<AdjustmentRequestPage> {
    let (standing, shop) = (query.status.into(), query.shop_id.map(ShopId::new));
    let page = request::list(&state.orders, &operator, standing, shop, page.parse()?).await?;
    let limit = state.settings.now().adjustment_approval_above;
    Ok(web::Json(AdjustmentRequestPage {
        currency: state.config.currency.as_str().to_owned(),
        approval_above: limit.minor(),
        items: page
            .items
            .into_iter()
            .map(AdjustmentRequest::from)
            .collect(),
        page: page.page,
        page_size: page.page_size,
        total: page.total,
    }))
}

/// Books what another operator asked for. Whoever asked cannot approve it.
#[utoipa::path(
    operation_id = "approveAdjustment", tag = "orders", summary = "Approve an adjustment",
    security(("bearer" = [])),
    params(AdjustmentRequestPath, ("Idempotency-Key" = String, Header, description = "A random \
        string, the same for each retry", example = "6f1c1f0e-approve")),
    responses(
        (status = 200, description = "The request; `adjustmentId` is the booked adjustment", body = AdjustmentRequest),
        ConfirmationRequired,
        (status = 409, description = "You requested it yourself (`own_adjustment`), or it is \
            already decided (`adjustment_decided`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/adjustment-requests/{id}/approve")]
pub async fn approve_adjustment(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<AdjustmentRequestPath>,
) -> Answer<AdjustmentRequest> {
    let key = key_of(&operator, "approveAdjustment", &key, path.id);
    decide(&state, &operator, &key, path.id, Decision::Approve).await
}

/// Nothing is booked. Whoever asked withdraws it instead.
#[utoipa::path(
    operation_id = "declineAdjustment", tag = "orders", summary = "Decline an adjustment",
    security(("bearer" = [])),
    params(AdjustmentRequestPath, ("Idempotency-Key" = String, Header, description = "A random \
        string, the same for each retry", example = "6f1c1f0e-decline")),
    responses(
        (status = 200, description = "The request", body = AdjustmentRequest),
        ConfirmationRequired,
        (status = 409, description = "You requested it yourself (`own_adjustment`), or it is \
            already decided (`adjustment_decided`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/adjustment-requests/{id}/decline")]
pub async fn decline_adjustment(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<AdjustmentRequestPath>,
) -> Answer<AdjustmentRequest> {
    let key = key_of(&operator, "declineAdjustment", &key, path.id);
    decide(&state, &operator, &key, path.id, Decision::Decline).await
}

/// Takes back what the caller asked for.
#[utoipa::path(
    operation_id = "withdrawAdjustment", tag = "orders", summary = "Withdraw an adjustment",
    security(("bearer" = [])),
    params(AdjustmentRequestPath, ("Idempotency-Key" = String, Header, description = "A random \
        string, the same for each retry", example = "6f1c1f0e-withdraw")),
    responses(
        (status = 200, description = "The request", body = AdjustmentRequest),
        (status = 409, description = "Somebody else requested it (`others_adjustment`), or it is \
            already decided (`adjustment_decided`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/adjustment-requests/{id}/withdraw")]
pub async fn withdraw_adjustment(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<AdjustmentRequestPath>,
) -> Answer<AdjustmentRequest> {
    let key = key_of(&operator, "withdrawAdjustment", &key, path.id);
    decide(&state, &operator, &key, path.id, Decision::Withdraw).await
}

async fn decide(
    state: &State,
    operator: &Operator,
    key: &Key,
    id: i64,
    decision: Decision,
) -> Answer<AdjustmentRequest> {
    let id = AdjustmentRequestId::new(id);
    let decided = request::decide(&state.orders, operator, key, id, decision).await?;
    let named = request::name(&state.orders, decided).await?;
    Ok(web::Json(named.into()))
}

fn key_of(operator: &Operator, route: &'static str, key: &str, id: i64) -> Key {
    Key::new(format!("user:{}", operator.user().id()), route, key, &id)
}
