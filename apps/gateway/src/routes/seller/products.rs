//! The products of the caller's shop.

mod export;
mod images;
mod input;
pub mod list;
mod preview;
pub mod wire;

use actix_web::web::JsonConfig;
use actix_web::{HttpResponse, delete, get, patch, post, put, web};
use auth::actor::{Seller, ShopReader};
use catalog::product;
use serde::Deserialize;
use types::{ProductId, VariantId};
use utoipa::IntoParams;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use self::input::{NewProduct, ProductChange, VariantChange, VariantTable};
use self::wire::SellerProduct;
use super::orders::key_of;
use crate::caller::Caller;
use crate::idempotency::OptionalIdempotencyKey;
use crate::problem::{Answer, Problem, payloads};
use crate::state::State;
use crate::valid::Valid;

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
            .service(list::list_seller_products)
            .service(export::export_products)
            .service(export::get_product_template)
            .service(preview::preview_description)
            .service(create_product)
            .service(get_seller_product)
            .service(update_product)
            .service(delete_product)
            .service(duplicate_product)
            .service(set_variants)
            .service(update_variant)
            .service(images::add_product_image)
            .service(images::order_product_images)
            .service(images::remove_product_image)
            .service(images::describe_product_image),
    );
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
    /// The variant.
    #[param(value_type = i64)]
    variant_id: VariantId,
}

/// The key of something new.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(
    dead_code,
    reason = "documents a header that is read by OptionalIdempotencyKey"
)]
pub struct CreationKey {
    /// A random string, the same for each retry.
    #[param(
        rename = "Idempotency-Key",
        required = false,
        example = "6f1c1f0e-product"
    )]
    idempotency_key: String,
}

/// A new product in the caller's shop.
#[utoipa::path(
    operation_id = "createProduct", tag = "seller", summary = "Create a product",
    description = "At most 3 options with 30 values each, and 100 variants. Every variant has one \
        value per option; a product without options has one variant with `values: []`. With the \
        same `Idempotency-Key`, nothing is created twice.",
    security(("bearer" = [])), params(CreationKey), request_body = NewProduct,
    responses((status = 201, description = "The product", body = SellerProduct)),
)]
#[post("")]
pub async fn create_product(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    OptionalIdempotencyKey(key): OptionalIdempotencyKey,
    Valid(body): Valid<NewProduct>,
) -> Result<HttpResponse, Problem> {
    let key = key.map(|key| key_of(&seller, "createProduct", &key, &body));
    let draft = body.draft()?;
    let product = product::create(&state.pool, &seller, key.as_ref(), &draft).await?;
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
    Caller(seller): Caller<ShopReader>,
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
    description = "Omitted fields stay as they are. A product's status goes `draft → active ⇄ \
        hidden → archived`. 409 `product_changed` has the present `version` if it is not the \
        expected one.",
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

/// A product that nobody ever bought goes.
#[utoipa::path(
    operation_id = "deleteProduct", tag = "seller", summary = "Delete a product",
    description = "Only if no piece was ever sold or held for a checkout: otherwise 409 \
        `product_sold`; archive it instead. It is removed from carts and wishlists.",
    security(("bearer" = [])), params(SellerProductPath),
    responses((status = 204, description = "Deleted")),
)]
#[delete("/{id}")]
pub async fn delete_product(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
) -> Result<HttpResponse, Problem> {
    product::delete(&state.pool, &seller, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The same once more, as a draft.
#[utoipa::path(
    operation_id = "duplicateProduct", tag = "seller", summary = "Copy a product",
    description = "The copy is a draft with \"(copy)\" after its title: texts, category, pictures, \
        options and variants are the same; SKUs and barcodes are not copied, and nothing is in \
        stock.",
    security(("bearer" = [])), params(SellerProductPath),
    responses((status = 201, description = "The copy", body = SellerProduct)),
)]
#[post("/{id}/duplicate")]
pub async fn duplicate_product(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
) -> Result<HttpResponse, Problem> {
    let copy = product::duplicate(&state.pool, &seller, path.id).await?;
    Ok(HttpResponse::Created().json(SellerProduct::from(copy)))
}

/// All options and variants at once.
#[utoipa::path(
    operation_id = "setProductVariants", tag = "seller",
    summary = "Set all options and variants of a product",
    description = "Replaces the whole table, within the limits of a new product. Entries that keep \
        their `id` keep their identity in carts, orders and reviews, even under a new name. A \
        variant that is left out is no longer sold; a checkout that already holds it is not \
        affected. 409 `product_changed` has the present `version` if it is not the expected one; \
        409 `stock_moved` has the present stock of a variant that would go below 0.",
    security(("bearer" = [])), params(SellerProductPath), request_body = VariantTable,
    responses((status = 200, description = "The product as it is now", body = SellerProduct)),
)]
#[put("/{id}/variants")]
pub async fn set_variants(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
    Valid(body): Valid<VariantTable>,
) -> Answer<SellerProduct> {
    let table = body.table()?;
    let product = product::set_variants(&state.pool, &seller, path.id, &table).await?;
    Ok(web::Json(product.into()))
}

/// Price, stock and numbers of a variant.
#[utoipa::path(
    operation_id = "updateVariant", tag = "seller", summary = "Change a variant",
    description = "Omitted fields stay as they are; `priceSale: null` ends the sale. `stock` is \
        how many can be bought from now on, in addition to those held for checkouts. Send \
        `stockChange`, or `stock` with `expectedStock`, so that sales in the meantime are not \
        overwritten. 409 `stock_moved` has the present value in `stock`.",
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
    let product = product::update_variant(&state.pool, &seller, product, variant, &change).await?;
    Ok(web::Json(product.into()))
}
