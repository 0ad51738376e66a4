//! Sharing the caller's wishlist, and what others see of it.

use actix_web::{HttpResponse, delete, get, post, put, web};
use auth::actor::User;
use catalog::listing::Words;
use catalog::wishlist::share::{self, Title};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::card::Card;
use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, optional};
use crate::wire::page::PageQuery;

/// Whether others can see the caller's wishlist, and by which link.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WishlistShare {
    /// The secret part of the link (the page `/wishlist/{token}`); null if it is not shared.
    #[schema(
        required = true,
        example = "q3ZkY0n7V1tB5xJcW9sLr2HfMdE8uPaGiKoTbXyS4wA"
    )]
    token: Option<String>,
    /// Its title; null if it has none.
    #[schema(required = true, example = "Una's birthday")]
    title: Option<String>,
    /// When this link was created.
    #[schema(required = true)]
    created_at: Option<DateTime<Utc>>,
}

impl From<Option<share::Share>> for WishlistShare {
    fn from(share: Option<share::Share>) -> Self {
        let created_at = share.as_ref().map(|share| share.created_at);
        let (token, title) = share.map(|it| (it.token, it.title)).unzip();
        Self {
            token,
            title: title.flatten(),
            created_at,
        }
    }
}

/// Whether and how the caller's wishlist is shared.
#[utoipa::path(
    operation_id = "getWishlistShare", tag = "catalog", summary = "How the caller's wishlist is shared",
    security(("bearer" = [])),
    responses((status = 200, description = "Its link, if it is shared", body = WishlistShare)),
)]
#[get("/api/user/wishlist/share")]
pub async fn get_wishlist_share(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<WishlistShare> {
    let mut conn = state.pool.get().await?;
    Ok(web::Json(share::find(&mut conn, &user).await?.into()))
}

/// How the caller wants to share their wishlist.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShareWishlist {
    /// The title that others see; by default none. The owner is not disclosed.
    #[validate(custom(function = optional::<Title>))]
    #[schema(example = "Una's birthday", max_length = 60)]
    title: Option<String>,
}

/// Shares the caller's wishlist.
#[utoipa::path(
    operation_id = "shareWishlist", tag = "catalog", summary = "Share the wishlist",
    description = "Anyone with the link can see the list, but not change it. If the list is \
        already shared, the title changes and the link stays the same.",
    security(("bearer" = [])), request_body = ShareWishlist,
    responses((status = 200, description = "Its link", body = WishlistShare)),
)]
#[put("/api/user/wishlist/share")]
pub async fn share_wishlist(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<ShareWishlist>,
) -> Answer<WishlistShare> {
    let title = Title::parse_optional(body.title.as_deref())?;
    let share = share::open(&state.pool, &user, title.as_ref()).await?;
    Ok(web::Json(Some(share).into()))
}

/// Gives the caller's shared wishlist a new link.
#[utoipa::path(
    operation_id = "renewWishlistLink", tag = "catalog", summary = "Make a new link to the wishlist",
    description = "The old link returns 404 from now on.",
    security(("bearer" = [])),
    responses(
        (status = 200, description = "Its link", body = WishlistShare),
        (status = 404, description = "The list is not shared",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/wishlist/share/link")]
pub async fn renew_wishlist_link(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<WishlistShare> {
    let share = share::renew(&state.pool, &user).await?;
    Ok(web::Json(Some(share).into()))
}

/// Shares the caller's wishlist no more.
#[utoipa::path(
    operation_id = "stopSharingWishlist", tag = "catalog", summary = "Stop sharing the wishlist",
    description = "The link returns 404 from now on, even if the list is shared again, which creates a new link.",
    security(("bearer" = [])),
    responses((status = 204, description = "Nobody else can see it")),
)]
#[delete("/api/user/wishlist/share")]
pub async fn stop_sharing_wishlist(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Result<HttpResponse, Problem> {
    share::close(&state.pool, &user).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The link of a shared wishlist in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SharedWishlistPath {
    /// The secret part of the link.
    #[param(example = "q3ZkY0n7V1tB5xJcW9sLr2HfMdE8uPaGiKoTbXyS4wA")]
    token: String,
}

/// One page of a wishlist that its owner shares.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SharedWishlist {
    /// Its title; null if it has none.
    #[schema(required = true, example = "Una's birthday")]
    title: Option<String>,
    items: Vec<Card>,
    /// From 1.
    #[schema(example = 1)]
    page: i64,
    #[schema(example = 24)]
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl SharedWishlist {
    fn new(shared: share::Shared, words: &Words) -> Self {
        let page = shared.page;
        Self {
            title: shared.title,
            items: page
                .items
                .into_iter()
                .map(|card| Card::new(card, words))
                .collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// A wishlist by its link.
#[utoipa::path(
    operation_id = "getSharedWishlist", tag = "catalog", summary = "A shared wishlist",
    description = "It does not say whose it is, and must not be cached; a link that was ended, \
        replaced or invented returns 404.",
    params(SharedWishlistPath, PageQuery),
    responses((status = 200, description = "One page of products on sale, the latest first", body = SharedWishlist)),
)]
#[get("/api/public/wishlists/{token}")]
pub async fn get_shared_wishlist(
    state: web::Data<State>,
    path: web::Path<SharedWishlistPath>,
    query: Query<PageQuery>,
) -> Answer<SharedWishlist> {
    let page = query.parse()?;
    let mut conn = state.pool.get().await?;
    let shared = share::show(&mut conn, &path.token, page).await?;
    Ok(web::Json(SharedWishlist::new(
        shared,
        &state.listings.words(),
    )))
}
