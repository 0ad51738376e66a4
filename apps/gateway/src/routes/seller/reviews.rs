//! Reviews of the caller's products, and the caller's replies.

use actix_web::{HttpResponse, get, post, put, web};
use auth::actor::{Seller, ShopReader};
use catalog::review::{self, Stars};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::Text;
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::routes::catalog::review_votes::ReviewPath;
use crate::routes::catalog::reviews::Review;
use crate::routes::catalog::wire::Tile;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Which reviews.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SellerReviewsQuery {
    /// Only reviews without a reply.
    unanswered: Option<bool>,
    /// Only reviews with this number of stars.
    #[param(minimum = 1, maximum = 5)]
    rating: Option<i64>,
}

impl SellerReviewsQuery {
    fn parse(&self, page: &PageQuery) -> Result<review::OwnQuery, Problem> {
        let mut fields = Fields::default();
        let rating = fields.take("/rating", self.rating.map(Stars::parse).transpose());
        Ok(review::OwnQuery {
            unanswered: self.unanswered == Some(true),
            rating: fields.finish(rating)?,
            page: page.parse()?,
        })
    }
}

/// A review of one of the shop's products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerReview {
    review: Review,
    product: SellerReviewedProduct,
    /// When the reply was edited; null while it can still be edited.
    #[schema(required = true)]
    reply_edited_at: Option<DateTime<Utc>>,
}

/// The product that was reviewed.
#[derive(Debug, Serialize, ToSchema)]
pub struct SellerReviewedProduct {
    id: i64,
    #[schema(example = "Speckled mug")]
    title: String,
    #[schema(example = "speckled-mug")]
    slug: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
}

/// One page of reviews; the counts cover all of the shop's reviews.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerReviewPage {
    items: Vec<SellerReview>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// The number of reviews with 1, 2, 3, 4 and 5 stars.
    #[schema(example = json!([0, 1, 2, 8, 21]))]
    histogram: Vec<i64>,
    /// The number of reviews without a reply.
    unanswered: i64,
}

/// The seller's reply to a review.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewReply {
    /// Null if there is none.
    #[schema(required = true, example = "Thank you, Ada!")]
    text: Option<String>,
    #[schema(required = true)]
    replied_at: Option<DateTime<Utc>>,
    /// When it was edited; null while it can still be edited.
    #[schema(required = true)]
    reply_edited_at: Option<DateTime<Utc>>,
}

/// A reply to write.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplyToReview {
    /// Public.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(example = "Thank you, Ada!", min_length = 1, max_length = 2000)]
    text: String,
}

/// What buyers say about the caller's products.
#[utoipa::path(
    operation_id = "listSellerReviews", tag = "seller", summary = "Reviews of the shop's products",
    security(("bearer" = [])), params(SellerReviewsQuery, PageQuery),
    responses((status = 200, description = "One page, the latest first", body = SellerReviewPage)),
)]
#[get("/api/seller/reviews")]
pub async fn list_seller_reviews(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<SellerReviewsQuery>,
    page: Query<PageQuery>,
) -> Answer<SellerReviewPage> {
    let found = review::list_own(&state.pool, &seller, &query.parse(&page)?).await?;
    Ok(web::Json(found.into()))
}

/// The caller's answer to a review.
#[utoipa::path(
    operation_id = "getReviewReply", tag = "seller", summary = "The shop's reply to a review",
    security(("bearer" = [])), params(ReviewPath),
    responses((status = 200, description = "The reply, if there is one", body = ReviewReply)),
)]
#[get("/api/seller/reviews/{reviewId}/reply")]
pub async fn get_review_reply(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<ReviewPath>,
) -> Answer<ReviewReply> {
    let reply = review::find_reply(&state.pool, &seller, path.review_id).await?;
    Ok(web::Json(reply.into()))
}

/// Answers a review, once.
#[utoipa::path(
    operation_id = "replyToReview", tag = "seller", summary = "Reply to a review",
    description = "A second reply is refused: 409 `already_replied`.",
    security(("bearer" = [])), params(ReviewPath), request_body = ReplyToReview,
    responses((status = 201, description = "The reply", body = ReviewReply)),
)]
#[post("/api/seller/reviews/{reviewId}/reply")]
pub async fn reply_to_review(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ReviewPath>,
    Valid(body): Valid<ReplyToReview>,
) -> Result<HttpResponse, Problem> {
    let words = body.text.parse()?;
    let reply = review::reply(&state.pool, &seller, path.review_id, &words).await?;
    Ok(HttpResponse::Created().json(ReviewReply::from(reply)))
}

/// Puts the caller's answer right, once.
#[utoipa::path(
    operation_id = "editReviewReply", tag = "seller", summary = "Edit a reply",
    description = "Possible once; after that, or if there is no reply: 409 `reply_stays`.",
    security(("bearer" = [])), params(ReviewPath), request_body = ReplyToReview,
    responses((status = 200, description = "The edited reply", body = ReviewReply)),
)]
#[put("/api/seller/reviews/{reviewId}/reply")]
pub async fn edit_review_reply(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ReviewPath>,
    Valid(body): Valid<ReplyToReview>,
) -> Answer<ReviewReply> {
    let words = body.text.parse()?;
    let reply = review::edit_reply(&state.pool, &seller, path.review_id, &words).await?;
    Ok(web::Json(reply.into()))
}

impl From<review::OwnReviews> for SellerReviewPage {
    fn from(found: review::OwnReviews) -> Self {
        let page = found.page;
        Self {
            histogram: found.histogram,
            unanswered: found.unanswered,
            items: page.items.into_iter().map(SellerReview::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<review::Answerable> for SellerReview {
    fn from(review: review::Answerable) -> Self {
        let about = review.about;
        Self {
            reply_edited_at: review.reply_edited_at,
            review: about.review.into(),
            product: SellerReviewedProduct {
                id: about.product.id.get(),
                title: about.product.title,
                slug: about.product.slug,
                thumbnail: about.product.thumbnail,
                tile: about.product.tile.into(),
            },
        }
    }
}

impl From<review::Reply> for ReviewReply {
    fn from(reply: review::Reply) -> Self {
        Self {
            text: reply.reply,
            replied_at: reply.replied_at,
            reply_edited_at: reply.reply_edited_at,
        }
    }
}
