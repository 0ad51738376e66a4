//! Returns as operators see them, and refunds by operators.

use actix_web::{get, post, web};
use auth::actor::{Confirmed, Operator};
use db::idempotency::Key;
use orders::refund;
use orders::returns::{self, Decision, Verdict};
use serde::{Deserialize, Serialize};
use types::{Money, ReturnId, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::problem::auth::ConfirmationRequired;
use crate::query::Query;
use crate::routes::seller::returns::{GrantRefund, ReturnQuery};
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::order::{OrderRefund, Return, ReturnPage};
use crate::wire::page::PageQuery;

/// One return.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct DecisionPath {
    /// The return.
    #[param(value_type = i64, example = 7)]
    return_id: ReturnId,
}

/// One shop's part of an order.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct PartPath {
    /// The shop order.
    #[param(value_type = i64, example = 7)]
    shop_order_id: ShopOrderId,
}

/// The possible decisions.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnDecision {
    Refund,
    Return,
    Part,
    Nothing,
}

impl From<ReturnDecision> for Decision {
    fn from(decision: ReturnDecision) -> Self {
        match decision {
            ReturnDecision::Refund => Self::Refund,
            ReturnDecision::Return => Self::Return,
            ReturnDecision::Part => Self::Part,
            ReturnDecision::Nothing => Self::Nothing,
        }
    }
}

/// The decision, and its reason.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DecideReturn {
    /// `refund`: full refund, the buyer keeps the items. `return`: refund after the items are sent
    /// back. `part`: `amount` is refunded, the buyer keeps the items. `nothing`: no refund.
    decision: ReturnDecision,
    /// For `part`, in minor units; at most the value of the pieces.
    #[validate(range(min = 1))]
    #[schema(example = 1500, minimum = 1)]
    amount: Option<i64>,
    /// Shown to buyer and shop; for `return`, include where to send the items.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "The photos show that it broke on the way",
        min_length = 1,
        max_length = 2000
    )]
    reason: String,
}

/// Every shop's returns: what waits longest on top, then what is settled.
#[utoipa::path(
    operation_id = "listReturns", tag = "orders", summary = "Returns of all shops",
    security(("bearer" = [])), params(ReturnQuery, PageQuery),
    responses((status = 200, description = "A page of returns", body = ReturnPage)),
)]
#[get("/api/admin/returns")]
pub async fn list_returns(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<ReturnQuery>,
    page: Query<PageQuery>,
) -> Answer<ReturnPage> {
    let stage = query.stage.into();
    let page = returns::of_marketplace(&state.pool, &operator, stage, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Decides a return that the buyer brought before the operator.
#[utoipa::path(
    operation_id = "decideReturn", tag = "orders", summary = "Decide a return",
    security(("bearer" = [])), request_body = DecideReturn,
    params(DecisionPath, ("Idempotency-Key" = String, Header, description = "A random string, the \
        same for each retry", example = "6f1c1f0e-decide")),
    responses(
        (status = 200, description = "The return", body = Return),
        ConfirmationRequired,
        (status = 409, description = "No decision was requested, or it is already decided (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "A partial refund without an amount or above the value of the \
            pieces (`too_much`), or a return of items that never arrived (`nothing_to_send`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/returns/{returnId}/decide")]
pub async fn decide_return(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<DecisionPath>,
    Valid(body): Valid<DecideReturn>,
) -> Answer<Return> {
    let id = path.return_id;
    let key = key_of(&operator, "decideReturn", &key, &(id, &body));
    let verdict = Verdict {
        decision: body.decision.into(),
        amount: body.amount.map(Money::new),
        words: body.reason.parse()?,
    };
    let now = returns::decide(&state.orders, &operator, &key, id, &verdict).await?;
    Ok(web::Json(now.into()))
}

/// Gives money of a shop's part back, at the shop's cost.
#[utoipa::path(
    operation_id = "refundShopOrder", tag = "orders", summary = "Refund a part of a shop's order",
    security(("bearer" = [])), request_body = GrantRefund,
    params(PartPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-refund")),
    responses(
        (status = 200, description = "The refund", body = OrderRefund),
        ConfirmationRequired,
        (status = 409, description = "It is not paid (`invalid_transition`), has an open return \
            (`return_open`), or nothing is left to refund (`nothing_left`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "More than what is left (`too_much`), or more pieces than \
            were shipped (`not_returnable`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/shop-orders/{shopOrderId}/refunds")]
pub async fn refund_shop_order(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<PartPath>,
    Valid(body): Valid<GrantRefund>,
) -> Answer<OrderRefund> {
    let id = path.shop_order_id;
    let key = key_of(&operator, "refundShopOrder", &key, &(id, &body));
    let (grant, reason) = body.parse()?;
    let given = refund::by_operator(&state.orders, &operator, &key, id, &grant, &reason).await?;
    Ok(web::Json(given.into()))
}

fn key_of(operator: &Operator, route: &'static str, key: &str, body: &impl Serialize) -> Key {
    Key::new(format!("user:{}", operator.user().id()), route, key, body)
}
