//! Refunds as operators see them.

use actix_web::{get, post, web};
use auth::actor::Operator;
use chrono::{DateTime, Utc};
use orders::refund;
use serde::{Deserialize, Serialize};
use types::{Page, RefundId};
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

/// Which refunds.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RefundStanding {
    #[default]
    Failed,
}

/// Which refunds.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RefundQuery {
    /// `failed`: PayPal will not pay it.
    #[param(inline)]
    #[expect(dead_code, reason = "the one word there is; another one is refused")]
    status: Option<RefundStanding>,
}

/// One refund.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct RefundPath {
    #[param(value_type = i64)]
    refund_id: RefundId,
}

/// Money that PayPal did not give back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FailedRefund {
    #[schema(value_type = i64)]
    id: RefundId,
    order_id: i64,
    order_number: String,
    /// Null when the money paid for nothing, such as one that came too late.
    #[schema(required = true)]
    shop_order_id: Option<i64>,
    /// In minor units.
    amount: i64,
    currency: String,
    /// Why it was asked for.
    reason: String,
    /// `failed`, or `requested` once it is tried anew.
    status: String,
    /// PayPal's reason.
    #[schema(required = true)]
    failure: Option<String>,
    created_at: DateTime<Utc>,
}

/// One page of refunds.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FailedRefundPage {
    items: Vec<FailedRefund>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// How many on all pages.
    total: i64,
}

/// Refunds that PayPal will not pay until somebody mends the cause.
#[utoipa::path(
    operation_id = "listFailedRefunds", tag = "orders", summary = "Refunds that failed",
    security(("bearer" = [])), params(RefundQuery, PageQuery),
    responses((status = 200, description = "One page, the latest first", body = FailedRefundPage)),
)]
#[get("/api/admin/refunds")]
pub async fn list_failed_refunds(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    _: Query<RefundQuery>,
    page: Query<PageQuery>,
) -> Answer<FailedRefundPage> {
    let page = refund::list_failed(&state.desk, &operator, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Tries a failed refund anew.
#[utoipa::path(
    operation_id = "retryRefund", tag = "orders", summary = "Try a failed refund anew",
    description = "PayPal is asked again at once. A refund that is being tried already stays as it is, so this may be repeated.",
    security(("bearer" = [])), params(RefundPath),
    responses((status = 200, description = "The refund", body = FailedRefund)),
)]
#[post("/api/admin/refunds/{refundId}/retry")]
pub async fn retry_refund(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<RefundPath>,
) -> Answer<FailedRefund> {
    let refund = refund::retry(&state.desk, &operator, path.refund_id).await?;
    Ok(web::Json(refund.into()))
}

impl From<Page<refund::Failed>> for FailedRefundPage {
    fn from(page: Page<refund::Failed>) -> Self {
        Self {
            items: page.items.into_iter().map(FailedRefund::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<refund::Failed> for FailedRefund {
    fn from(refund: refund::Failed) -> Self {
        Self {
            id: refund.id,
            order_id: refund.order_id.get(),
            order_number: refund.order_number,
            shop_order_id: refund.shop_order_id.map(types::ShopOrderId::get),
            amount: refund.amount.minor(),
            currency: refund.currency,
            reason: refund.reason,
            status: refund.status,
            failure: refund.failure,
            created_at: refund.created_at,
        }
    }
}
