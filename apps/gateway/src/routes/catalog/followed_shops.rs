//! The shops that the caller follows, and their newest products.

use actix_web::{HttpResponse, delete, get, put, web};
use auth::actor::User;
use catalog::follow;
use catalog::listing::Words;
use serde::{Deserialize, Serialize};
use types::{Page, ShopId};
use utoipa::{IntoParams, ToSchema};

use super::card::Card;
use super::shops::ShopCard;
use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

/// A shop that the caller follows.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FollowedShop {
    shop: ShopCard,
    /// Its newest products on sale, at most four.
    newest: Vec<Card>,
}

/// One page of the shops that the caller follows.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FollowedShopPage {
    items: Vec<FollowedShop>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl FollowedShopPage {
    fn new(page: Page<follow::Followed>, words: &Words) -> Self {
        let followed = |followed: follow::Followed| FollowedShop {
            shop: followed.shop.into(),
            newest: followed
                .newest
                .into_iter()
                .map(|card| Card::new(card, words))
                .collect(),
        };
        Self {
            items: page.items.into_iter().map(followed).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// Every open shop that the caller follows.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FollowedShopIds {
    /// The latest followed first.
    #[schema(example = json!([7]))]
    shop_ids: Vec<i64>,
}

/// A shop in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct FollowPath {
    /// The shop.
    #[param(value_type = i64)]
    shop_id: ShopId,
}

/// The shops that the caller follows.
#[utoipa::path(
    operation_id = "listFollowedShops", tag = "catalog", summary = "The shops that the caller follows",
    description = "Each with its newest products. Following a shop sends no emails.",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page of those that are open, the latest followed first",
        body = FollowedShopPage)),
)]
#[get("/api/user/followed-shops")]
pub async fn list_followed_shops(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    query: Query<PageQuery>,
) -> Answer<FollowedShopPage> {
    let page = query.parse()?;
    let mut conn = state.pool.get().await?;
    let followed = follow::list(&mut conn, &state.listings, &user, page).await?;
    Ok(web::Json(FollowedShopPage::new(
        followed,
        &state.listings.words(),
    )))
}

/// The ids of the shops that the caller follows, for the buttons on their pages.
#[utoipa::path(
    operation_id = "listFollowedShopIds", tag = "catalog", summary = "IDs of the shops that the caller follows",
    security(("bearer" = [])),
    responses((status = 200, description = "All that are open, at most 500", body = FollowedShopIds)),
)]
#[get("/api/user/followed-shops/ids")]
pub async fn list_followed_shop_ids(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<FollowedShopIds> {
    let mut conn = state.pool.get().await?;
    let ids = follow::ids(&mut conn, &user).await?;
    let shop_ids = ids.into_iter().map(ShopId::get).collect();
    Ok(web::Json(FollowedShopIds { shop_ids }))
}

/// Follows a shop.
#[utoipa::path(
    operation_id = "followShop", tag = "catalog", summary = "Follow a shop",
    description = "A second call has no effect. Beyond 500 shops: 409 `follows_full`.",
    security(("bearer" = [])), params(FollowPath),
    responses((status = 204, description = "The caller follows it")),
)]
#[put("/api/user/followed-shops/{shopId}")]
pub async fn follow_shop(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<FollowPath>,
) -> Result<HttpResponse, Problem> {
    follow::add(&state.pool, &user, path.shop_id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Follows a shop no more.
#[utoipa::path(
    operation_id = "unfollowShop", tag = "catalog", summary = "Unfollow a shop",
    security(("bearer" = [])), params(FollowPath),
    responses((status = 204, description = "The caller does not follow it")),
)]
#[delete("/api/user/followed-shops/{shopId}")]
pub async fn unfollow_shop(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<FollowPath>,
) -> Result<HttpResponse, Problem> {
    follow::remove(&state.pool, &user, path.shop_id).await?;
    Ok(HttpResponse::NoContent().finish())
}
