//! Helpful votes and reports of reviews.

use actix_web::{HttpResponse, delete, get, post, put, web};
use auth::actor::User;
use catalog::review::{self, Reason};
use serde::{Deserialize, Serialize};
use types::{ReviewId, Slug, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, optional};

/// A review in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct ReviewPath {
    /// The review.
    #[param(value_type = i64)]
    pub review_id: ReviewId,
}

/// Of which product.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HelpfulQuery {
    /// The product.
    #[param(example = "speckled-mug")]
    product: String,
}

/// How many people found a review helpful.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HelpfulCount {
    helpful_count: i32,
}

/// What the caller found helpful.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HelpfulReviews {
    review_ids: Vec<i64>,
}

/// The reason for reporting a review.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    Spam,
    Offensive,
    OffTopic,
    Private,
    Other,
}

/// A report to the operator.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportReview {
    #[schema(inline)]
    reason: ReportReason,
    /// In the caller's own words.
    #[validate(custom(function = optional::<Text<500>>))]
    #[schema(max_length = 500)]
    text: Option<String>,
}

/// The caller finds a review helpful.
#[utoipa::path(
    operation_id = "markReviewHelpful", tag = "catalog", summary = "Vote a review helpful",
    description = "One vote per person; a second call has no effect. Not for your own review: 409 `own_review`.",
    security(("bearer" = [])), params(ReviewPath),
    responses((status = 200, description = "How many people find it helpful", body = HelpfulCount)),
)]
#[put("/api/user/reviews/{reviewId}/helpful")]
pub async fn mark_review_helpful(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<ReviewPath>,
) -> Answer<HelpfulCount> {
    let helpful_count = review::mark_helpful(&state.pool, &user, path.review_id).await?;
    Ok(web::Json(HelpfulCount { helpful_count }))
}

/// The caller takes the vote back.
#[utoipa::path(
    operation_id = "unmarkReviewHelpful", tag = "catalog", summary = "Remove a helpful vote",
    security(("bearer" = [])), params(ReviewPath),
    responses((status = 200, description = "How many people find it helpful", body = HelpfulCount)),
)]
#[delete("/api/user/reviews/{reviewId}/helpful")]
pub async fn unmark_review_helpful(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<ReviewPath>,
) -> Answer<HelpfulCount> {
    let helpful_count = review::unmark_helpful(&state.pool, &user, path.review_id).await?;
    Ok(web::Json(HelpfulCount { helpful_count }))
}

/// Which reviews of a product the caller found helpful.
#[utoipa::path(
    operation_id = "listHelpfulReviews", tag = "catalog", summary = "The caller's helpful votes",
    security(("bearer" = [])), params(HelpfulQuery),
    responses((status = 200, description = "The reviews of the product", body = HelpfulReviews)),
)]
#[get("/api/user/reviews/helpful")]
pub async fn list_helpful_reviews(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    query: Query<HelpfulQuery>,
) -> Answer<HelpfulReviews> {
    let slug = Slug::parse(&query.product).map_err(|_| Problem::not_found())?;
    let mut conn = state.pool.get().await?;
    let reviews = review::helpful_to(&mut conn, &user, &slug).await?;
    let review_ids = reviews.into_iter().map(ReviewId::get).collect();
    Ok(web::Json(HelpfulReviews { review_ids }))
}

/// Tells the operator of a review that should not be there.
#[utoipa::path(
    operation_id = "reportReview", tag = "catalog", summary = "Report a review",
    description = "Only the first report by each person counts. Not for your own review: 409 `own_review`.",
    security(("bearer" = [])), params(ReviewPath), request_body = ReportReview,
    responses((status = 204, description = "Saved")),
)]
#[post("/api/user/reviews/{reviewId}/report")]
pub async fn report_review(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<ReviewPath>,
    Valid(body): Valid<ReportReview>,
) -> Result<HttpResponse, Problem> {
    let text = Text::parse_optional(body.text.as_deref())?;
    let reason = body.reason.into();
    review::report(&state.pool, &user, path.review_id, reason, text.as_ref()).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<ReportReason> for Reason {
    fn from(reason: ReportReason) -> Self {
        match reason {
            ReportReason::Spam => Self::Spam,
            ReportReason::Offensive => Self::Offensive,
            ReportReason::OffTopic => Self::OffTopic,
            ReportReason::Private => Self::Private,
            ReportReason::Other => Self::Other,
        }
    }
}

impl From<Reason> for ReportReason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Spam => Self::Spam,
            Reason::Offensive => Self::Offensive,
            Reason::OffTopic => Self::OffTopic,
            Reason::Private => Self::Private,
            Reason::Other => Self::Other,
        }
    }
}
