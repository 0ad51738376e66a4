//! Reviews, as operators moderate them.

use actix_web::{get, post, web};
use auth::actor::Operator;
use catalog::review::{self, Which};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{Page, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::review_votes::{ReportReason, ReviewPath};
use super::reviews::{Review, ReviewedProduct};
use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Which reviews.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ReviewStanding {
    #[default]
    Reported,
    Hidden,
    All,
}

/// Which reviews.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StandingQuery {
    /// `reported`: shown, and reported since an operator last decided.
    #[param(inline)]
    status: Option<ReviewStanding>,
}

/// A review with the reports about it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModeratedReview {
    review: Review,
    product: ReviewedProduct,
    #[schema(required = true)]
    hidden_at: Option<DateTime<Utc>>,
    #[schema(required = true)]
    hidden_reason: Option<String>,
    /// The oldest first.
    reports: Vec<ReviewReport>,
}

/// A reader's report.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewReport {
    #[schema(inline)]
    reason: ReportReason,
    #[schema(required = true)]
    text: Option<String>,
    created_at: DateTime<Utc>,
    /// When an operator decided about it.
    #[schema(required = true)]
    settled_at: Option<DateTime<Utc>>,
}

/// One page of reviews.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModeratedReviewPage {
    items: Vec<ModeratedReview>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// Why a review is hidden.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HideReview {
    /// The reason, for the record.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "Tells the courier's phone number",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// Reviews with what is held against them.
#[utoipa::path(
    operation_id = "listModeratedReviews", tag = "catalog", summary = "Reviews to decide about",
    security(("bearer" = [])), params(StandingQuery, PageQuery),
    responses((status = 200, description = "One page, the latest review first", body = ModeratedReviewPage)),
)]
#[get("/api/admin/reviews")]
pub async fn list_moderated_reviews(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<StandingQuery>,
    page: Query<PageQuery>,
) -> Answer<ModeratedReviewPage> {
    let which = query.status.unwrap_or_default().into();
    let page = review::list_moderated(&state.pool, &operator, which, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Takes a review out of sight.
#[utoipa::path(
    operation_id = "hideReview", tag = "catalog", summary = "Hide a review",
    description = "It is removed from all lists and ratings; its reports are settled.",
    security(("bearer" = [])), params(ReviewPath), request_body = HideReview,
    responses((status = 200, description = "The review", body = ModeratedReview)),
)]
#[post("/api/admin/reviews/{reviewId}/hide")]
pub async fn hide_review(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ReviewPath>,
    Valid(body): Valid<HideReview>,
) -> Answer<ModeratedReview> {
    let reason = body.reason.parse()?;
    let review = review::hide(&state.pool, &operator, path.review_id, &reason).await?;
    Ok(web::Json(review.into()))
}

/// Shows a hidden review again, or keeps one that was reported.
#[utoipa::path(
    operation_id = "restoreReview", tag = "catalog", summary = "Show a hidden review, or keep a reported one",
    description = "Its reports are settled.",
    security(("bearer" = [])), params(ReviewPath),
    responses((status = 200, description = "The review", body = ModeratedReview)),
)]
#[post("/api/admin/reviews/{reviewId}/restore")]
pub async fn restore_review(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ReviewPath>,
) -> Answer<ModeratedReview> {
    let review = review::restore(&state.pool, &operator, path.review_id).await?;
    Ok(web::Json(review.into()))
}

impl From<ReviewStanding> for Which {
    fn from(standing: ReviewStanding) -> Self {
        match standing {
            ReviewStanding::Reported => Self::Reported,
            ReviewStanding::Hidden => Self::Hidden,
            ReviewStanding::All => Self::All,
        }
    }
}

impl From<Page<review::Moderated>> for ModeratedReviewPage {
    fn from(page: Page<review::Moderated>) -> Self {
        Self {
            items: page.items.into_iter().map(ModeratedReview::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<review::Moderated> for ModeratedReview {
    fn from(moderated: review::Moderated) -> Self {
        let report = |report: review::Report| ReviewReport {
            reason: report.reason.into(),
            text: report.text,
            created_at: report.created_at,
            settled_at: report.settled_at,
        };
        Self {
            review: moderated.about.review.into(),
            product: moderated.about.product.into(),
            hidden_at: moderated.hidden_at,
            hidden_reason: moderated.hidden_reason,
            reports: moderated.reports.into_iter().map(report).collect(),
        }
    }
}
