//! Refunds, as operators see them.

use actix_web::{get, post, web};
use auth::actor::{Confirmed, Operator};
use chrono::{DateTime, Utc};
use db::idempotency::Key;
use orders::refund::{self, Settled, Standing};
use serde::{Deserialize, Serialize};
use types::{Page, RefundId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::problem::auth::ConfirmationRequired;
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Which refunds.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RefundStanding {
    #[default]
    Failed,
    Waiting,
    Settled,
}

impl From<RefundStanding> for Standing {
    fn from(standing: RefundStanding) -> Self {
        match standing {
            RefundStanding::Failed => Self::Failed,
            RefundStanding::Waiting => Self::Waiting,
            RefundStanding::Settled => Self::Settled,
        }
    }
}

/// Which refunds.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RefundQuery {
    /// `failed`: PayPal refused it. `waiting`: PayPal could not be reached or has not finished it;
    /// it is retried automatically, at intervals that grow to a day. `settled`: it failed, and an
    /// operator settled it.
    #[serde(default)]
    #[param(inline)]
    status: RefundStanding,
}

/// One refund.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct RefundPath {
    /// The refund.
    #[param(value_type = i64, example = 7)]
    refund_id: RefundId,
}

/// How a failed refund is settled. `paid_elsewhere`: the buyer got the money without PayPal, such
/// as by bank transfer. It is booked as a refund from the bank account, and the shop bears its
/// share. `not_owed`: the money was already returned by another refund, the buyer waived it, or it
/// was a mistake. The money is the shop's again.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SettledHow {
    PaidElsewhere,
    NotOwed,
}

/// How an operator settled a refund.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefundSettlement {
    #[schema(inline)]
    how: SettledHow,
    reason: String,
    /// The operator's user ID.
    by: i64,
    at: DateTime<Utc>,
}

/// How to settle a failed refund, and why.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettleRefund {
    #[schema(inline)]
    how: SettledHow,
    /// For the books; shown to neither buyer nor shop.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "Bank transfer of November 20, their PayPal account is closed",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// A refund that PayPal has not paid.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwedRefund {
    #[schema(value_type = i64)]
    id: RefundId,
    order_id: i64,
    order_number: String,
    /// Null if the payment was for no order, for example because it came too late.
    #[schema(required = true)]
    shop_order_id: Option<i64>,
    /// In minor units.
    amount: i64,
    currency: String,
    /// The reason for the refund.
    reason: String,
    /// `failed`, `requested`, `pending` while PayPal has not finished it, or, once it is settled,
    /// `done` or `not_owed`.
    status: String,
    /// Why PayPal refused it.
    #[schema(required = true)]
    failure: Option<String>,
    /// The last error, which may be temporary.
    #[schema(required = true)]
    last_error: Option<String>,
    /// How often it was retried after the first 20 minutes.
    retries: i32,
    /// When it is retried automatically, unless it failed.
    #[schema(required = true)]
    next_try_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
    #[schema(required = true)]
    settlement: Option<RefundSettlement>,
}

/// One page of refunds.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwedRefundPage {
    items: Vec<OwedRefund>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// Refunds that PayPal will not pay until somebody mends the cause, or that wait for PayPal.
#[utoipa::path(
    operation_id = "listOwedRefunds", tag = "orders", summary = "Refunds that failed or are waiting",
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
    operation_id = "retryRefund", tag = "orders", summary = "Retry a refund",
    description = "A failed refund is retried at once, a waiting one within five minutes. A refund \
        that is already being tried is left alone, so this may be repeated.",
    security(("bearer" = [])), params(RefundPath),
    responses(
        (status = 200, description = "The refund", body = OwedRefund),
        ConfirmationRequired,
    ),
)]
#[post("/api/admin/refunds/{refundId}/retry")]
pub async fn retry_refund(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<RefundPath>,
) -> Answer<OwedRefund> {
    let refund = refund::retry(&state.orders, &operator, path.refund_id).await?;
    Ok(web::Json(refund.into()))
}

/// Says what became of a refund that failed. It is never tried again then, and holds no money.
#[utoipa::path(
    operation_id = "settleRefund", tag = "orders", summary = "Settle a failed refund",
    description = "For a refund that was paid without PayPal, or that is not owed. It is not \
        retried any more, and the shop's money that it held is booked as paid, or released. This \
        cannot be undone.",
    security(("bearer" = [])), request_body = SettleRefund,
    params(RefundPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-settle")),
    responses(
        (status = 200, description = "The refund", body = OwedRefund),
        ConfirmationRequired,
        (status = 409, description = "It did not fail, or is already settled \
            (`refund_not_failed`), or the money was already returned by another refund \
            (`nothing_left`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/refunds/{refundId}/settle")]
pub async fn settle_refund(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<RefundPath>,
    Valid(body): Valid<SettleRefund>,
) -> Answer<OwedRefund> {
    let actor = format!("user:{}", operator.user().id());
    let (id, reason) = (path.refund_id, body.reason.parse()?);
    let key = Key::new(actor, "settleRefund", &key, &(id, &body));
    let settled = (body.how.into(), &reason);
    let refund = refund::settle(&state.orders, &operator, &key, id, settled).await?;
    Ok(web::Json(refund.into()))
}

impl From<SettledHow> for Settled {
    fn from(how: SettledHow) -> Self {
        match how {
            SettledHow::PaidElsewhere => Self::PaidElsewhere,
            SettledHow::NotOwed => Self::NotOwed,
        }
    }
}

impl From<Settled> for SettledHow {
    fn from(settled: Settled) -> Self {
        match settled {
            Settled::PaidElsewhere => Self::PaidElsewhere,
            Settled::NotOwed => Self::NotOwed,
        }
    }
}

impl From<Page<refund::OutstandingRefund>> for OwedRefundPage {
    fn from(page: Page<refund::OutstandingRefund>) -> Self {
        Self {
            items: page.items.into_iter().map(OwedRefund::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<refund::OutstandingRefund> for OwedRefund {
    fn from(refund: refund::OutstandingRefund) -> Self {
        let said = refund.settled_as.zip(refund.settled_because);
        let said = said.zip(refund.settled_by.zip(refund.settled_at));
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
            settlement: said.map(|((how, reason), (by, at))| RefundSettlement {
                how: how.into(),
                reason,
                by: by.get(),
                at,
            }),
        }
    }
}
