//! Reviews of a product, and of all products of a shop.

mod convert;

use actix_web::{get, web};
use catalog::review::{self, Sort, Stars};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{Invalid, Slug};
use utoipa::{IntoParams, ToSchema};

use super::cacheable::{Answer, Cacheable};
use super::product::ProductPath;
use super::shops::ShopPath;
use super::wire::{Picture, Tile};
use crate::cache::{Tag, Tags};
use crate::problem::{Fields, Problem};
use crate::query::Query;
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
    /// May be empty.
    text: String,
    /// The buyer's photos, at most five.
    images: Vec<Picture>,
    /// The option values that were bought; null for a product without options.
    #[schema(required = true, example = "Forest, M")]
    choice: Option<String>,
    /// The seller's reply.
    #[schema(required = true)]
    reply: Option<String>,
    #[schema(required = true)]
    replied_at: Option<DateTime<Utc>>,
    /// How many people found it helpful.
    helpful_count: i32,
    created_at: DateTime<Utc>,
}

/// One page of a product's reviews. Everything except `items` and `total` refers to all reviews.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewPage {
    items: Vec<Review>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The number of reviews that match the filters.
    total: i64,
    /// The average rating.
    #[schema(required = true, example = 4.5)]
    rating: Option<f64>,
    /// The number of reviews with 1, 2, 3, 4 and 5 stars.
    #[schema(example = json!([0, 1, 2, 8, 21]))]
    histogram: Vec<i64>,
    /// The latest photos, at most twelve.
    photos: Vec<Picture>,
}

/// A review with its product.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopReview {
    review: Review,
    product: ReviewedProduct,
}

/// A short form of a product, shown beside a review.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewedProduct {
    #[schema(example = "Speckled mug")]
    title: String,
    /// In German, if its seller wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Gesprenkelter Becher")]
    title_de: Option<String>,
    #[schema(example = "speckled-mug")]
    slug: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
}

/// One page of reviews of a shop's products on sale; average and histogram cover all its products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopReviewPage {
    items: Vec<ShopReview>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The number of reviews that match the filters.
    total: i64,
    /// The average rating.
    #[schema(required = true, example = 4.5)]
    rating: Option<f64>,
    /// The number of reviews with 1, 2, 3, 4 and 5 stars.
    #[schema(example = json!([0, 1, 2, 8, 21]))]
    histogram: Vec<i64>,
}

/// Which reviews, and which first.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReviewsQuery {
    /// Only reviews with this number of stars.
    #[param(minimum = 1, maximum = 5)]
    rating: Option<i32>,
    /// `newest`, `helpful`, `highest` or `lowest`; default `newest`.
    #[param(example = "helpful")]
    sort: Option<String>,
}

/// Whether photos are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PhotosQuery {
    /// Only those with photos.
    photos: Option<bool>,
}

impl ReviewsQuery {
    fn parse(&self, photos: bool, page: &PageQuery) -> Result<review::Query, Problem> {
        let mut fields = Fields::default();
        let rating = self.rating.map(|stars| Stars::parse(stars.into()));
        let rating = fields.take("/rating", rating.transpose());
        let sort = fields.take("/sort", sort(self.sort.as_deref()));
        let (rating, sort) = fields.finish(rating.zip(sort))?;
        Ok(review::Query {
            rating,
            photos,
            sort,
            page: page.parse()?,
        })
    }
}

fn sort(word: Option<&str>) -> Result<Sort, Invalid> {
    match word {
        None | Some("newest") => Ok(Sort::Newest),
        Some("helpful") => Ok(Sort::Helpful),
        Some("highest") => Ok(Sort::Highest),
        Some("lowest") => Ok(Sort::Lowest),
        Some(_) => {
            let message = "Sort by newest, helpful, highest or lowest";
            Err(Invalid::new("unknown_sort", message))
        }
    }
}

/// The reviews of one product.
#[utoipa::path(
    operation_id = "listReviews", tag = "catalog", summary = "Reviews of a product",
    params(ProductPath, PageQuery, ReviewsQuery, PhotosQuery),
    responses((status = 200, description = "One page, the latest first", body = ReviewPage)),
)]
#[get("/api/public/products/{slug}/reviews")]
pub async fn list_reviews(
    state: web::Data<State>,
    path: web::Path<ProductPath>,
    page: Query<PageQuery>,
    wanted: Query<ReviewsQuery>,
    photos: Query<PhotosQuery>,
) -> Answer<ReviewPage> {
    let slug = Slug::parse(&path.slug).map_err(|_| Problem::not_found())?;
    let query = wanted.parse(photos.photos == Some(true), &page)?;
    let mut conn = state.pool.get().await?;
    let page = review::list(&mut conn, &slug, &query).await?.into();
    Ok(Cacheable::new(page, Tags::of([Tag::Listings])))
}

/// The reviews of a shop's products.
#[utoipa::path(
    operation_id = "listShopReviews", tag = "catalog", summary = "Reviews of a shop's products",
    params(ShopPath, PageQuery, ReviewsQuery),
    responses((status = 200, description = "One page, the latest first", body = ShopReviewPage)),
)]
#[get("/api/public/shops/{slug}/reviews")]
pub async fn list_shop_reviews(
    state: web::Data<State>,
    path: web::Path<ShopPath>,
    page: Query<PageQuery>,
    wanted: Query<ReviewsQuery>,
) -> Answer<ShopReviewPage> {
    let slug = Slug::parse(&path.slug).map_err(|_| Problem::not_found())?;
    let query = wanted.parse(false, &page)?;
    let mut conn = state.pool.get().await?;
    let reviews = review::list_of_shop(&mut conn, &slug, &query).await?;
    Ok(Cacheable::new(reviews.into(), Tags::of([Tag::Listings])))
}
