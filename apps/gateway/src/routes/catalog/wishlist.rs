//! The caller's wishlist.

use actix_web::{HttpResponse, delete, get, put, web};
use auth::actor::User;
use catalog::wishlist;
use serde::{Deserialize, Serialize};
use types::ProductId;
use utoipa::{IntoParams, ToSchema};

use super::card::CardPage;
use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

/// A product in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct WishPath {
    /// The product.
    #[param(value_type = i64)]
    product_id: ProductId,
}

/// The products on the caller's wishlist that are on sale.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistIds {
    /// The latest first.
    product_ids: Vec<i64>,
}

/// The caller's wishlist.
#[utoipa::path(
    operation_id = "listWishlist", tag = "catalog", summary = "The caller's wishlist",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page of products on sale, the latest first", body = CardPage)),
)]
#[get("/api/user/wishlist")]
pub async fn list_wishlist(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    query: Query<PageQuery>,
) -> Answer<CardPage> {
    let page = query.parse()?;
    let mut conn = state.pool.get().await?;
    let page = wishlist::list(&mut conn, &user, page).await?;
    Ok(web::Json(CardPage::new(page, &state.listings.words())))
}

/// The products of the caller's wishlist, for the hearts on cards.
#[utoipa::path(
    operation_id = "listWishlistIds", tag = "catalog", summary = "IDs of the products on the caller's wishlist",
    security(("bearer" = [])),
    responses((status = 200, description = "All that are on sale, at most 500", body = WishlistIds)),
)]
#[get("/api/user/wishlist/ids")]
pub async fn list_wishlist_ids(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<WishlistIds> {
    let mut conn = state.pool.get().await?;
    let ids = wishlist::ids(&mut conn, &user).await?;
    let product_ids = ids.into_iter().map(ProductId::get).collect();
    Ok(web::Json(WishlistIds { product_ids }))
}

/// Puts a product on the caller's wishlist.
#[utoipa::path(
    operation_id = "addToWishlist", tag = "catalog", summary = "Add a product to the wishlist",
    description = "A second call has no effect. Beyond 500 products: 409 `wishlist_full`.",
    security(("bearer" = [])), params(WishPath),
    responses((status = 204, description = "It is on the list")),
)]
#[put("/api/user/wishlist/{productId}")]
pub async fn add_to_wishlist(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<WishPath>,
) -> Result<HttpResponse, Problem> {
    wishlist::add(&state.pool, &user, path.product_id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Takes a product off the caller's wishlist.
#[utoipa::path(
    operation_id = "removeFromWishlist", tag = "catalog", summary = "Remove a product from the wishlist",
    security(("bearer" = [])), params(WishPath),
    responses((status = 204, description = "It is not on the list")),
)]
#[delete("/api/user/wishlist/{productId}")]
pub async fn remove_from_wishlist(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<WishPath>,
) -> Result<HttpResponse, Problem> {
    wishlist::remove(&state.pool, &user, path.product_id).await?;
    Ok(HttpResponse::NoContent().finish())
}
