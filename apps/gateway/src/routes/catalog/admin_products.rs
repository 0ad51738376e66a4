//! Products of all shops, as operators find them, take them off sale and put them back.

use actix_web::{get, post, web};
use auth::actor::Operator;
use catalog::product::admin::{Listed, ProductSearch, Withdrawal};
use chrono::{DateTime, Utc};
use seller::products;
use serde::{Deserialize, Serialize};
use types::{Page, ProductId, ShopId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::wire::{NameSlug, Tile};
use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::routes::seller::products::wire::ProductStatus;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::{PageQuery, take};

/// A product in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ProductIdPath {
    /// The product's id.
    #[param(value_type = i64)]
    id: ProductId,
}

/// Which products of the marketplace.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct MarketProductsQuery {
    /// Part of a title or of a shop's name, or a product's address.
    #[param(max_length = 100, example = "mug")]
    q: Option<String>,
    /// Only those with this status.
    #[param(inline)]
    status: Option<ProductStatus>,
    /// Only this shop's products.
    #[param(value_type = Option<i64>)]
    shop_id: Option<ShopId>,
}

/// A product as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketProduct {
    id: i64,
    #[schema(example = "stoneware-mug")]
    slug: String,
    #[schema(example = "Stoneware mug")]
    title: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
    status: ProductStatus,
    shop_id: i64,
    #[schema(example = "Juniper & Clay")]
    shop_name: String,
    /// From the category down to the subcategory.
    category: Vec<NameSlug>,
    /// Regular price of the cheapest variant, in minor units.
    #[schema(example = 1999)]
    price: i64,
    /// How many pieces were sold.
    sold_count: i64,
    created_at: DateTime<Utc>,
    #[schema(required = true)]
    withdrawal: Option<ProductWithdrawal>,
}

/// Why and since when the marketplace has a product off sale.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductWithdrawal {
    /// Shown to its seller.
    #[schema(example = "The pictures show another product")]
    reason: String,
    since: DateTime<Utc>,
}

/// One page of products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketProductPage {
    items: Vec<MarketProduct>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// Why a product is taken off sale.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WithdrawProduct {
    /// Shown to its seller.
    #[validate(custom(function = text::<Text<1000>>))]
    #[schema(
        example = "The pictures show another product",
        min_length = 1,
        max_length = 1000
    )]
    reason: String,
}

/// Products of all shops, the latest first; `status=withdrawn` lists the one that was taken off sale last first.
#[utoipa::path(
    operation_id = "listMarketProducts", tag = "catalog", summary = "Products of all shops",
    security(("bearer" = [])), params(MarketProductsQuery, PageQuery),
    responses((status = 200, description = "A page of products", body = MarketProductPage)),
)]
#[get("/api/admin/products")]
pub async fn list_market_products(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<MarketProductsQuery>,
    page: Query<PageQuery>,
) -> Answer<MarketProductPage> {
    let mut fields = Fields::default();
    let words = fields.take("/q", Text::parse_optional(query.q.as_deref()));
    let page = take(&mut fields, page.page, page.page_size);
    let wanted = words.zip(page).map(|(words, page)| ProductSearch {
        status: query.status.map(catalog::product::Status::from),
        words,
        shop: query.shop_id,
        page,
    });
    let wanted: Result<ProductSearch, Problem> = fields.finish(wanted);
    let found = products::list(&state.seller, &operator, &wanted?).await?;
    Ok(web::Json(found.into()))
}

/// Takes a product off sale: within a second no gateway shows it, carts, quotes and checkouts refuse it. Orders of
/// before go on. Its seller is told why, can change it, and cannot put it back.
#[utoipa::path(
    operation_id = "withdrawProduct", tag = "catalog", summary = "Take a product off sale",
    security(("bearer" = [])), params(ProductIdPath), request_body = WithdrawProduct,
    responses(
        (status = 200, description = "The product", body = MarketProduct),
        (status = 409, description = "It is neither active nor hidden (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/products/{id}/withdraw")]
pub async fn withdraw_product(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ProductIdPath>,
    Valid(body): Valid<WithdrawProduct>,
) -> Answer<MarketProduct> {
    let reason = body.reason.parse()?;
    let product = products::withdraw(&state.seller, &operator, path.id, &reason).await?;
    Ok(web::Json(product.into()))
}

/// Puts a product back where it stood before it was taken off sale, and tells its seller.
#[utoipa::path(
    operation_id = "putProductBack", tag = "catalog", summary = "Put a product back on sale",
    security(("bearer" = [])), params(ProductIdPath),
    responses(
        (status = 200, description = "The product", body = MarketProduct),
        (status = 409, description = "It is not off sale (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/products/{id}/put-back")]
pub async fn put_product_back(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ProductIdPath>,
) -> Answer<MarketProduct> {
    let product = products::put_back(&state.seller, &operator, path.id).await?;
    Ok(web::Json(product.into()))
}

impl From<Withdrawal> for ProductWithdrawal {
    fn from(withdrawal: Withdrawal) -> Self {
        Self {
            reason: withdrawal.reason,
            since: withdrawal.since,
        }
    }
}

impl From<Listed> for MarketProduct {
    fn from(product: Listed) -> Self {
        Self {
            id: product.id.get(),
            slug: product.slug,
            title: product.title,
            thumbnail: product.thumbnail,
            tile: product.tile.into(),
            status: product.status.into(),
            shop_id: product.shop.id.get(),
            shop_name: product.shop.name,
            category: product.category.into_iter().map(NameSlug::from).collect(),
            price: product.price.minor(),
            sold_count: product.sold_count,
            created_at: product.created_at,
            withdrawal: product.withdrawal.map(ProductWithdrawal::from),
        }
    }
}

impl From<Page<Listed>> for MarketProductPage {
    fn from(page: Page<Listed>) -> Self {
        Self {
            items: page.items.into_iter().map(MarketProduct::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}
