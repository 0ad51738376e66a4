//! What buyers say about a product.

use actix_web::{get, web};
use catalog::review;
use chrono::{DateTime, Utc};
use serde::Serialize;
use types::Slug;
use utoipa::ToSchema;

use super::fresh::{Answer, Fresh};
use super::product::ProductPath;
use crate::cache::{Tag, Tags};
use crate::problem::Problem;
use crate::state::State;
use crate::wire::page::PageQuery;

/// One review.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    id: i64,
    #[schema(example = "Ada")]
    author: String,
    /// Stars, 1 to 5.
    #[schema(example = 5, minimum = 1, maximum = 5)]
    rating: i32,
    text: String,
    #[schema(value_type = Vec<String>)]
    images: serde_json::Value,
    /// What the seller says to it.
    #[schema(required = true)]
    reply: Option<String>,
    created_at: DateTime<Utc>,
}

/// One page of reviews.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewPage {
    items: Vec<Review>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// How many on all pages.
    total: i64,
    /// How many of 1, 2, 3, 4 and 5 stars.
    #[schema(example = json!([0, 1, 2, 8, 21]))]
    histogram: Vec<i64>,
}

/// The reviews of one product.
#[utoipa::path(
    operation_id = "listReviews", tag = "catalog", summary = "What buyers say about a product",
    params(ProductPath, PageQuery),
    responses((status = 200, description = "One page, the latest first", body = ReviewPage)),
)]
#[get("/api/public/products/{slug}/reviews")]
pub async fn list_reviews(
    state: web::Data<State>,
    path: web::Path<ProductPath>,
    query: web::Query<PageQuery>,
) -> Answer<ReviewPage> {
    let slug = Slug::parse(&path.slug).map_err(|_| Problem::not_found())?;
    let page = query.parse()?;
    let mut conn = state.pool.get().await?;
    let page = review::list(&mut conn, &slug, page).await?.into();
    Ok(Fresh::new(page, Tags::of([Tag::Goods])))
}

impl From<review::Reviews> for ReviewPage {
    fn from(reviews: review::Reviews) -> Self {
        let page = reviews.page;
        Self {
            items: page.items.into_iter().map(Review::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            histogram: reviews.histogram,
        }
    }
}

impl From<review::Review> for Review {
    fn from(review: review::Review) -> Self {
        Self {
            id: review.id.get(),
            author: review.author,
            rating: review.rating,
            text: review.text,
            images: review.images,
            reply: review.reply,
            created_at: review.created_at,
        }
    }
}
