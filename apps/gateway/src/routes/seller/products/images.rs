//! Pictures of a product.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{HttpResponse, delete, patch, post, put, web};
use auth::actor::Seller;
use catalog::product::{self, NewImage};
use serde::Deserialize;
use types::{Invalid, ProductId, ProductImageId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::SellerProductPath;
use super::wire::SellerProduct;
use crate::caller::Caller;
use crate::form::{Form, Typed};
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, optional};

/// A picture to add.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct ProductImageForm {
    /// JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side.
    #[multipart(limit = "11MiB")]
    #[schema(value_type = String, format = Binary)]
    file: TempFile,
    /// The alternative text.
    #[validate(custom(function = optional::<Text<200>>))]
    #[schema(value_type = Option<String>, example = "Green mug on a table", max_length = 200)]
    alt: Option<Typed<String>>,
}

/// The pictures of a product in a new order.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProductImageOrder {
    /// All of them; the first one is shown on cards.
    #[schema(value_type = Vec<i64>, example = json!([12, 11]))]
    image_ids: Vec<ProductImageId>,
}

/// The alternative text of a picture.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProductImageChange {
    /// The alternative text; may be empty.
    #[validate(custom(function = optional::<Text<200>>))]
    #[schema(example = "Green mug on a table", max_length = 200)]
    alt: String,
}

/// A picture in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct ProductImagePath {
    /// The product.
    #[param(value_type = i64)]
    id: ProductId,
    /// The picture.
    #[param(value_type = i64)]
    image_id: ProductImageId,
}

fn read_alt(raw: Option<&str>) -> Result<String, Invalid> {
    let alt = Text::<200>::parse_optional(raw)?;
    Ok(alt.map(Text::into_string).unwrap_or_default())
}

/// Adds a picture behind the product's others.
#[utoipa::path(
    operation_id = "addProductImage", tag = "seller", summary = "Add a picture to a product",
    description = "The picture is re-encoded, without metadata, in several widths. The first \
        picture is shown on cards.",
    security(("bearer" = [])), params(SellerProductPath),
    request_body(content = ProductImageForm, content_type = "multipart/form-data"),
    responses((status = 201, description = "The product with all its pictures", body = SellerProduct)),
)]
#[post("/{id}/images")]
pub async fn add_product_image(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
    Form(upload): Form<ProductImageForm>,
) -> Result<HttpResponse, Problem> {
    let image = NewImage {
        file: upload.file.file.path().to_owned(),
        alt: read_alt(upload.alt.as_ref().map(|text| text.0.as_str()))?,
    };
    let product = product::add_image(&state.pool, &state.media, &seller, path.id, image).await?;
    Ok(HttpResponse::Created().json(SellerProduct::from(product)))
}

/// Takes a picture down.
#[utoipa::path(
    operation_id = "removeProductImage", tag = "seller", summary = "Remove a product's picture",
    security(("bearer" = [])), params(ProductImagePath),
    responses((status = 200, description = "The product without the picture", body = SellerProduct)),
)]
#[delete("/{id}/images/{imageId}")]
pub async fn remove_product_image(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ProductImagePath>,
) -> Answer<SellerProduct> {
    let product = product::remove_image(&state.pool, &seller, path.id, path.image_id).await?;
    Ok(web::Json(product.into()))
}

/// Puts the pictures into another order.
#[utoipa::path(
    operation_id = "orderProductImages", tag = "seller", summary = "Sort a product's pictures",
    security(("bearer" = [])), params(SellerProductPath), request_body = ProductImageOrder,
    responses((status = 200, description = "The product with its pictures in this order", body = SellerProduct)),
)]
#[put("/{id}/images")]
pub async fn order_product_images(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
    Valid(body): Valid<ProductImageOrder>,
) -> Answer<SellerProduct> {
    let product = product::order_images(&state.pool, &seller, path.id, &body.image_ids).await?;
    Ok(web::Json(product.into()))
}

/// Says what a picture shows.
#[utoipa::path(
    operation_id = "describeProductImage", tag = "seller", summary = "Set a picture's alternative text",
    security(("bearer" = [])), params(ProductImagePath), request_body = ProductImageChange,
    responses((status = 200, description = "The product as it is now", body = SellerProduct)),
)]
#[patch("/{id}/images/{imageId}")]
pub async fn describe_product_image(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ProductImagePath>,
    Valid(body): Valid<ProductImageChange>,
) -> Answer<SellerProduct> {
    let alt = read_alt(Some(&body.alt))?;
    let (product, image) = (path.id, path.image_id);
    let product = product::describe_image(&state.pool, &seller, product, image, &alt).await?;
    Ok(web::Json(product.into()))
}
