//! Refunds as operators see them.

use actix_web::{get, post, web};
use auth::actor::Operator;
use chrono::{DateTime, Utc};
use orders::refund::{self, Standing};
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
    Waiting,
}

impl From<RefundStanding> for Standing {
    fn from(standing: RefundStanding) -> Self {
        match standing {
            RefundStanding::Failed => Self::Failed,
            RefundStanding::Waiting => Self::Waiting,
        }
    }
}

/// Which refunds.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RefundQuery {
    /// `failed`: PayPal will not pay it. `waiting`: PayPal could not be reached or has not finished
    /// it, and it is tried again by itself, after a time that grows to a day.
    #[serde(default)]
    #[param(inline)]
    status: RefundStanding,
}

/// One refund.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct RefundPath {
    #[param(value_type = i64)]
    refund_id: RefundId,
}

/// Money that PayPal has not given back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwedRefund {
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
    /// `failed`, `requested`, or `pending` when PayPal has it and has not finished it.
    status: String,
    /// Why PayPal will not pay it.
    #[schema(required = true)]
    failure: Option<String>,
    /// What kept it from getting through last, which may pass.
    #[schema(required = true)]
    last_error: Option<String>,
    /// How often it was tried again, after the tries of the first 20 minutes.
    retries: i32,
    /// When it is tried again by itself, unless it failed.
    #[schema(required = true)]
    next_try_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
}

/// One page of refunds.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwedRefundPage {
    items: Vec<OwedRefund>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// How many on all pages.
    total: i64,
}

/// Refunds that PayPal will not pay until somebody mends the cause, or that wait for PayPal.
#[utoipa::path(
    operation_id = "listOwedRefunds", tag = "orders", summary = "Refunds that did not get through",
    security(("bearer" = [])), params(RefundQuery, PageQuery),
    responses((status = 200, description = "One page, the latest first", body = OwedRefundPage)),
)]
#[get("/api/admin/refunds")]
pub async fn list_owed_refunds(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<RefundQuery>,
    page: Query<PageQuery>,
) -> Answer<OwedRefundPage> {
    let standing = query.status.into();
    let page = refund::list(&state.orders, &operator, standing, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Tries a refund anew.
#[utoipa::path(
    operation_id = "retryRefund", tag = "orders", summary = "Try a refund anew",
    description = "PayPal is asked again at once for one that failed, within five minutes for one that waits. A refund that is being tried already stays as it is, so this may be repeated.",
    security(("bearer" = [])), params(RefundPath),
    responses((status = 200, description = "The refund", body = OwedRefund)),
)]
#[post("/api/admin/refunds/{refundId}/retry")]
pub async fn retry_refund(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<RefundPath>,
) -> Answer<OwedRefund> {
    let refund = refund::retry(&state.orders, &operator, path.refund_id).await?;
    Ok(web::Json(refund.into()))
}

impl From<Page<refund::Owed>> for OwedRefundPage {
    fn from(page: Page<refund::Owed>) -> Self {
        Self {
            items: page.items.into_iter().map(OwedRefund::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<refund::Owed> for OwedRefund {
    fn from(refund: refund::Owed) -> Self {
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
            last_error: refund.last_error,
            retries: refund.retries,
            next_try_at: refund.try_at,
            created_at: refund.created_at,
        }
    }
}
