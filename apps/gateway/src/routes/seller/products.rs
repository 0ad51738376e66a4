//! The goods of the caller's shop.

mod images;
mod input;
mod wire;

use actix_web::web::JsonConfig;
use actix_web::{HttpResponse, get, patch, post, web};
use auth::actor::Seller;
use catalog::product;
use serde::Deserialize;
use types::{ProductId, Text, VariantId};
use utoipa::IntoParams;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use self::input::{NewProduct, ProductChange, VariantChange};
use self::wire::{ProductStatus, SellerProduct, SellerProductPage};
use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem, payloads};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::PageQuery;

/// Most bytes of a product: a long description and a hundred variants.
const BODY_LIMIT: usize = 256 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    let body = JsonConfig::default()
        .limit(BODY_LIMIT)
        .error_handler(payloads::json);
    cfg.service(
        scope("/api/seller/products")
            .app_data(body)
            .service(list_seller_products)
            .service(create_product)
            .service(get_seller_product)
            .service(update_product)
            .service(update_variant)
            .service(images::add_product_image)
            .service(images::order_product_images)
            .service(images::remove_product_image)
            .service(images::describe_product_image),
    );
}

/// Which of the shop's products.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SellerProductsQuery {
    /// Part of a title or of an article number.
    #[param(example = "mug", max_length = 200)]
    q: Option<String>,
    /// Only these; without it all but the archived.
    #[param(inline)]
    status: Option<ProductStatus>,
}

/// A product in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SellerProductPath {
    /// The product.
    #[param(value_type = i64)]
    id: ProductId,
}

/// A variant in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct VariantPath {
    /// The product.
    #[param(value_type = i64)]
    id: ProductId,
    /// Its variant.
    #[param(value_type = i64)]
    variant_id: VariantId,
}

/// The caller's products.
#[utoipa::path(
    operation_id = "listSellerProducts", tag = "seller", summary = "The shop's products",
    security(("bearer" = [])), params(SellerProductsQuery, PageQuery),
    responses((status = 200, description = "One page, the latest first", body = SellerProductPage)),
)]
#[get("")]
pub async fn list_seller_products(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    query: Query<SellerProductsQuery>,
    page: Query<PageQuery>,
) -> Answer<SellerProductPage> {
    let mut fields = Fields::default();
    let text = fields.take("/q", Text::parse_optional(query.q.as_deref()));
    let wanted = product::OwnQuery {
        text: fields.finish(text)?,
        status: query.status.map(product::Status::from),
        page: page.parse()?,
    };
    Ok(web::Json(
        product::list_own(&state.pool, &seller, &wanted)
            .await?
            .into(),
    ))
}

/// A new product in the caller's shop.
#[utoipa::path(
    operation_id = "createProduct", tag = "seller", summary = "Create a product",
    description = "At most 3 options with 30 values each and 100 variants. Every variant names \
        one value per option; a product without options has one variant with `values: []`.",
    security(("bearer" = [])), request_body = NewProduct,
    responses((status = 201, description = "The product", body = SellerProduct)),
)]
#[post("")]
pub async fn create_product(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<NewProduct>,
) -> Result<HttpResponse, Problem> {
    let draft = body.draft()?;
    let product = product::create(&state.pool, &seller, &draft).await?;
    Ok(HttpResponse::Created().json(SellerProduct::from(product)))
}

/// One of the caller's products.
#[utoipa::path(
    operation_id = "getSellerProduct", tag = "seller", summary = "One of the shop's products",
    security(("bearer" = [])), params(SellerProductPath),
    responses((status = 200, description = "The product, whatever its status", body = SellerProduct)),
)]
#[get("/{id}")]
pub async fn get_seller_product(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
) -> Answer<SellerProduct> {
    Ok(web::Json(
        product::find_own(&state.pool, &seller, path.id)
            .await?
            .into(),
    ))
}

/// New words, another category, another status.
#[utoipa::path(
    operation_id = "updateProduct", tag = "seller", summary = "Change a product",
    description = "What is left out stays. A product goes `draft → active ⇄ hidden → archived`.",
    security(("bearer" = [])), params(SellerProductPath), request_body = ProductChange,
    responses((status = 200, description = "The product as it is now", body = SellerProduct)),
)]
#[patch("/{id}")]
pub async fn update_product(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
    Valid(body): Valid<ProductChange>,
) -> Answer<SellerProduct> {
    let change = body.change()?;
    let product = product::update(&state.pool, &seller, path.id, &change).await?;
    Ok(web::Json(product.into()))
}

/// Price and stock of a variant.
#[utoipa::path(
    operation_id = "updateVariant", tag = "seller", summary = "Change price or stock of a variant",
    description = "What is left out stays; `priceSale: null` ends the sale. `stock` is how many \
        can be bought from now on; what is set aside for checkouts comes on top. Who edits what \
        they saw sends `stockChange`, or `stock` with `expectedStock`: what was sold meanwhile \
        stays sold. 409 `stock_moved` names what can be bought now in `stock`.",
    security(("bearer" = [])), params(VariantPath), request_body = VariantChange,
    responses((status = 200, description = "The whole product as it is now", body = SellerProduct)),
)]
#[patch("/{id}/variants/{variantId}")]
pub async fn update_variant(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<VariantPath>,
    Valid(body): Valid<VariantChange>,
) -> Answer<SellerProduct> {
    let change = body.try_into()?;
    let (product, variant) = (path.id, path.variant_id);
    let product = product::update_variant(&state.pool, &seller, product, variant, change).await?;
    Ok(web::Json(product.into()))
}
