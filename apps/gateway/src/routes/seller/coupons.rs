//! The coupons of the caller's shop.

pub mod input;
pub mod wire;

use actix_web::{HttpResponse, delete, get, post, put, web};
use auth::actor::{Seller, ShopReader};
use cart::coupon;
use serde::Deserialize;
use types::CouponId;
use utoipa::IntoParams;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use self::input::CouponTerms;
use self::wire::{SellerCoupon, SellerCouponPage};
use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/seller/coupons")
            .service(list_seller_coupons)
            .service(create_coupon)
            .service(get_seller_coupon)
            .service(update_coupon)
            .service(end_coupon)
            .service(delete_coupon),
    );
}

/// A coupon in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct CouponPath {
    /// The coupon.
    #[param(value_type = i64)]
    id: CouponId,
}

/// The shop's coupons.
#[utoipa::path(
    operation_id = "listSellerCoupons", tag = "seller", summary = "The shop's coupons",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page: active and scheduled ones first, then the latest", body = SellerCouponPage)),
)]
#[get("")]
pub async fn list_seller_coupons(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    page: Query<PageQuery>,
) -> Answer<SellerCouponPage> {
    let page = coupon::list_own(&state.pool, &seller, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Makes a coupon.
#[utoipa::path(
    operation_id = "createCoupon", tag = "seller", summary = "Create a coupon",
    description = "A discount by percentage or amount on the shop's products. The shop bears the \
        discount, and commission is charged on what remains. Shoppers enter the code in the cart, \
        in upper or lower case; one code per order.",
    security(("bearer" = [])), request_body = CouponTerms,
    responses((status = 201, description = "The coupon", body = SellerCoupon)),
)]
#[post("")]
pub async fn create_coupon(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<CouponTerms>,
) -> Result<HttpResponse, Problem> {
    let terms = body.try_into()?;
    let made = coupon::create(&state.pool, &seller, &terms).await?;
    Ok(HttpResponse::Created().json(SellerCoupon::from(made)))
}

/// One of the shop's coupons.
#[utoipa::path(
    operation_id = "getSellerCoupon", tag = "seller", summary = "One coupon",
    security(("bearer" = [])), params(CouponPath),
    responses((status = 200, description = "The coupon", body = SellerCoupon)),
)]
#[get("/{id}")]
pub async fn get_seller_coupon(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<CouponPath>,
) -> Answer<SellerCoupon> {
    let found = coupon::find_own(&state.pool, &seller, path.id).await?;
    Ok(web::Json(found.into()))
}

/// Other dates, products and numbers, in place of all that a coupon had.
#[utoipa::path(
    operation_id = "updateCoupon", tag = "seller", summary = "Change a coupon",
    description = "Orders that used it stay as they are. What shoppers were told cannot change: \
        send `code` and `percentBps` or `amount` unchanged, or they are refused with \
        `cannot_change`. `totalLimit` and `customerLimit` can be added, removed and changed, but \
        not to less than was already used (`limit_below_uses`).",
    security(("bearer" = [])), params(CouponPath), request_body = CouponTerms,
    responses((status = 200, description = "The coupon as it is now", body = SellerCoupon)),
)]
#[put("/{id}")]
pub async fn update_coupon(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CouponPath>,
    Valid(body): Valid<CouponTerms>,
) -> Answer<SellerCoupon> {
    let terms = body.try_into()?;
    let changed = coupon::update(&state.pool, &seller, path.id, &terms).await?;
    Ok(web::Json(changed.into()))
}

/// Ends a coupon at once.
#[utoipa::path(
    operation_id = "endCoupon", tag = "seller", summary = "End a coupon now",
    description = "Nobody can use it from now on; orders that did keep their discount. A later \
        `to` starts it again.",
    security(("bearer" = [])), params(CouponPath),
    responses((status = 200, description = "The coupon, which has ended", body = SellerCoupon)),
)]
#[post("/{id}/end")]
pub async fn end_coupon(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CouponPath>,
) -> Answer<SellerCoupon> {
    let ended = coupon::end(&state.pool, &seller, path.id).await?;
    Ok(web::Json(ended.into()))
}

/// Deletes a coupon that nobody used.
#[utoipa::path(
    operation_id = "deleteCoupon", tag = "seller", summary = "Delete a coupon that nobody used",
    description = "If any order used it, even an unpaid one: 409 `coupon_was_used`; end it instead.",
    security(("bearer" = [])), params(CouponPath),
    responses((status = 204, description = "Deleted")),
)]
#[delete("/{id}")]
pub async fn delete_coupon(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<CouponPath>,
) -> Result<HttpResponse, Problem> {
    coupon::delete(&state.pool, &seller, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}
