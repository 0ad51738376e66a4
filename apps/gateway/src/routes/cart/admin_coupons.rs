//! Marketplace coupons, managed by operators.

use actix_web::{HttpResponse, delete, get, post, put, web};
use auth::actor::{Confirmed, Operator};
use cart::coupon::{self, NamedScope, NewCode, OwnCoupon, Percent, Scope, market};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use types::{CategoryId, CouponId, Invalid, Money, Page, ProductId, ShopId};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::routes::seller::coupons::input::{above_zero, not_below_zero, reduction, uses};
use crate::routes::seller::coupons::wire::CouponFacts;
use crate::state::State;
use crate::valid::{Valid, number, rule_at, text};
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/admin/coupons")
            .service(list_market_coupons)
            .service(create_market_coupon)
            .service(get_market_coupon)
            .service(update_market_coupon)
            .service(end_market_coupon)
            .service(delete_market_coupon),
    );
}

/// A coupon in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct MarketCouponPath {
    /// The coupon.
    #[param(value_type = i64)]
    id: CouponId,
}

/// A coupon of the marketplace.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketCoupon {
    #[serde(flatten)]
    facts: CouponFacts,
    /// Null if it is not for single products. Deleted ones are left out.
    #[schema(required = true)]
    products: Option<Vec<CouponTarget>>,
    /// Null if it is not for single categories. A category includes its subcategories.
    #[schema(required = true)]
    categories: Option<Vec<CouponTarget>>,
    /// Null if it is not for single shops.
    #[schema(required = true)]
    shops: Option<Vec<CouponTarget>>,
}

/// A target of a coupon: a product with its shop, a category with its parent, or a shop.
#[derive(Debug, Serialize, ToSchema)]
pub struct CouponTarget {
    id: i64,
    #[schema(example = "Kitchen › Mugs")]
    name: String,
}

/// One page of coupons.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketCouponPage {
    items: Vec<MarketCoupon>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// A marketplace coupon to save, with either `percentBps` or `amount`, and with at most one of the
/// three lists.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = one_reduction))]
pub struct MarketCouponTerms {
    /// 3 to 20 letters from A to Z, digits, hyphens and underscores, in upper or lower case; unique
    /// among all coupons.
    #[validate(custom(function = text::<NewCode>))]
    #[schema(example = "WELCOME10", min_length = 3, max_length = 20)]
    code: String,
    /// The discount in 1/100 %.
    #[validate(custom(function = number::<Percent>))]
    #[schema(example = 1000, minimum = 1, maximum = 9900)]
    percent_bps: Option<i64>,
    /// The discount in minor units, at most what the eligible products cost.
    #[validate(custom(function = above_zero))]
    #[schema(minimum = 1)]
    amount: Option<i64>,
    /// How often one shopper may use it; by default no limit.
    #[validate(custom(function = uses))]
    #[schema(example = 1, minimum = 1, maximum = 1_000_000)]
    customer_limit: Option<i64>,
    /// The first day, in UTC.
    #[schema(example = "2026-12-01")]
    from: NaiveDate,
    /// The last day; by default the coupon is valid until it is ended.
    #[schema(example = "2026-12-24")]
    to: Option<NaiveDate>,
    /// The minimum that the eligible products in an order must cost, in minor units.
    #[validate(custom(function = not_below_zero))]
    #[schema(example = 5000, minimum = 0)]
    #[serde(default)]
    minimum_spend: i64,
    /// How often all shoppers together may use it.
    #[validate(custom(function = uses))]
    #[schema(example = 100, minimum = 1, maximum = 1_000_000)]
    total_limit: Option<i64>,
    /// Only for these products, at most 200.
    #[schema(value_type = Option<Vec<i64>>, max_items = 200)]
    product_ids: Option<Vec<ProductId>>,
    /// Only for products in these categories or below them, at most 200.
    #[schema(value_type = Option<Vec<i64>>, max_items = 200)]
    category_ids: Option<Vec<CategoryId>>,
    /// Only for products of these shops, at most 200.
    #[schema(value_type = Option<Vec<i64>>, max_items = 200)]
    shop_ids: Option<Vec<ShopId>>,
}

fn one_reduction(terms: &MarketCouponTerms) -> Result<(), ValidationError> {
    rule_at("/percentBps", reduction(terms.percent_bps, terms.amount))
}

impl TryFrom<MarketCouponTerms> for coupon::Terms {
    type Error = Invalid;

    fn try_from(terms: MarketCouponTerms) -> Result<Self, Invalid> {
        let scope = match (terms.product_ids, terms.category_ids, terms.shop_ids) {
            (None, None, None) => Scope::Everything,
            (Some(these), None, None) => Scope::Products(these),
            (None, Some(these), None) => Scope::Categories(these),
            (None, None, Some(these)) => Scope::Shops(these),
            _ => {
                let message = "Choose either products, categories or shops";
                return Err(Invalid::new("one_list_of_goods", message));
            }
        };
        Ok(Self {
            code: terms.code.parse()?,
            reduction: reduction(terms.percent_bps, terms.amount)?,
            customer_limit: terms.customer_limit,
            total_limit: terms.total_limit,
            from: terms.from,
            to: terms.to,
            minimum_spend: Money::new(terms.minimum_spend),
            scope,
        })
    }
}

/// The marketplace's coupons. Those of shops are not among them.
#[utoipa::path(
    operation_id = "listMarketCoupons", tag = "cart", summary = "The marketplace's coupons",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page: active and scheduled ones first, then the latest", body = MarketCouponPage)),
)]
#[get("")]
pub async fn list_market_coupons(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    page: Query<PageQuery>,
) -> Answer<MarketCouponPage> {
    let page = market::list(&state.pool, &operator, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Makes a coupon of the marketplace.
#[utoipa::path(
    operation_id = "createMarketCoupon", tag = "cart", summary = "Create a marketplace coupon",
    description = "A discount by percentage or amount on the products of all shops, or on those it \
        names. Each shop bears the discount on its products, and commission is charged on what \
        remains. Shoppers enter the code in the cart, in upper or lower case; one code per order.",
    security(("bearer" = [])), request_body = MarketCouponTerms,
    responses(
        (status = 201, description = "The coupon", body = MarketCoupon),
        ConfirmationRequired,
    ),
)]
#[post("")]
pub async fn create_market_coupon(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    Valid(body): Valid<MarketCouponTerms>,
) -> Result<HttpResponse, Problem> {
    let (terms, currency) = (body.try_into()?, &state.config.currency);
    let made = market::create(&state.pool, &operator, currency, &terms).await?;
    Ok(HttpResponse::Created().json(MarketCoupon::from(made)))
}

/// One of the marketplace's coupons.
#[utoipa::path(
    operation_id = "getMarketCoupon", tag = "cart", summary = "One marketplace coupon",
    security(("bearer" = [])), params(MarketCouponPath),
    responses((status = 200, description = "The coupon", body = MarketCoupon)),
)]
#[get("/{id}")]
pub async fn get_market_coupon(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<MarketCouponPath>,
) -> Answer<MarketCoupon> {
    let found = market::find(&state.pool, &operator, path.id).await?;
    Ok(web::Json(found.into()))
}

/// Other dates, products and numbers, in place of all that a coupon had.
#[utoipa::path(
    operation_id = "updateMarketCoupon", tag = "cart", summary = "Change a marketplace coupon",
    description = "Orders that used it stay as they are. What shoppers were told cannot change: \
        send `code` and `percentBps` or `amount` unchanged, or they are refused with \
        `cannot_change`. `totalLimit` and `customerLimit` can be added, removed and changed, but \
        not to less than was already used (`limit_below_uses`).",
    security(("bearer" = [])), params(MarketCouponPath), request_body = MarketCouponTerms,
    responses(
        (status = 200, description = "The coupon as it is now", body = MarketCoupon),
        ConfirmationRequired,
    ),
)]
#[put("/{id}")]
pub async fn update_market_coupon(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<MarketCouponPath>,
    Valid(body): Valid<MarketCouponTerms>,
) -> Answer<MarketCoupon> {
    let (terms, currency) = (body.try_into()?, &state.config.currency);
    let changed = market::update(&state.pool, &operator, currency, path.id, &terms).await?;
    Ok(web::Json(changed.into()))
}

/// Ends a coupon at once.
#[utoipa::path(
    operation_id = "endMarketCoupon", tag = "cart", summary = "End a marketplace coupon now",
    description = "Nobody can use it from now on; orders that did keep their discount. A later \
        `to` starts it again.",
    security(("bearer" = [])), params(MarketCouponPath),
    responses((status = 200, description = "The coupon, which has ended", body = MarketCoupon)),
)]
#[post("/{id}/end")]
pub async fn end_market_coupon(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<MarketCouponPath>,
) -> Answer<MarketCoupon> {
    let currency = &state.config.currency;
    let ended = market::end(&state.pool, &operator, currency, path.id).await?;
    Ok(web::Json(ended.into()))
}

/// Deletes a coupon that nobody used.
#[utoipa::path(
    operation_id = "deleteMarketCoupon", tag = "cart", summary = "Delete a coupon that nobody used",
    description = "If any order used it, even an unpaid one: 409 `coupon_was_used`; end it instead.",
    security(("bearer" = [])), params(MarketCouponPath),
    responses((status = 204, description = "Deleted")),
)]
#[delete("/{id}")]
pub async fn delete_market_coupon(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<MarketCouponPath>,
) -> Result<HttpResponse, Problem> {
    let currency = &state.config.currency;
    market::delete(&state.pool, &operator, currency, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<Page<OwnCoupon>> for MarketCouponPage {
    fn from(page: Page<OwnCoupon>) -> Self {
        Self {
            items: page.items.into_iter().map(MarketCoupon::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<OwnCoupon> for MarketCoupon {
    fn from(coupon: OwnCoupon) -> Self {
        let facts = CouponFacts::from(&coupon);
        let (mut products, mut categories, mut shops) = (None, None, None);
        match coupon.scope {
            NamedScope::Products(these) => products = Some(named(these, ProductId::get)),
            NamedScope::Categories(these) => categories = Some(named(these, CategoryId::get)),
            NamedScope::Shops(these) => shops = Some(named(these, ShopId::get)),
            NamedScope::Everything | NamedScope::Collections(_) => {}
        }
        Self {
            facts,
            products,
            categories,
            shops,
        }
    }
}

fn named<Id>(these: Vec<(Id, String)>, number: impl Fn(Id) -> i64) -> Vec<CouponTarget> {
    let named = these.into_iter().map(|(id, name)| CouponTarget {
        id: number(id),
        name,
    });
    named.collect()
}
