//! The logo and the banner of the caller's shop.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{delete, put, web};
use auth::actor::Seller;
use catalog::shop::{self, PictureKind};
use utoipa::ToSchema;
use validator::Validate;

use super::OwnShop;
use crate::caller::Caller;
use crate::form::Form;
use crate::problem::Answer;
use crate::state::State;

/// A picture of the shop.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct ShopPictureForm {
    /// JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side.
    #[multipart(limit = "11MiB")]
    #[schema(value_type = String, format = Binary)]
    file: TempFile,
}

/// Gives the shop a logo, which stands beside its name.
#[utoipa::path(
    operation_id = "setShopLogo", tag = "seller", summary = "Set the shop's logo",
    description = "Replaces the previous one. The picture is re-encoded, without metadata; it is shown as a square.",
    security(("bearer" = [])),
    request_body(content = ShopPictureForm, content_type = "multipart/form-data"),
    responses((status = 200, description = "The shop as it is now", body = OwnShop)),
)]
#[put("/api/seller/shop/logo")]
pub async fn set_shop_logo(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Form(upload): Form<ShopPictureForm>,
) -> Answer<OwnShop> {
    set(&state, &seller, PictureKind::Logo, &upload).await
}

/// Takes the shop's logo down.
#[utoipa::path(
    operation_id = "removeShopLogo", tag = "seller", summary = "Remove the shop's logo",
    security(("bearer" = [])),
    responses((status = 200, description = "The shop without the picture", body = OwnShop)),
)]
#[delete("/api/seller/shop/logo")]
pub async fn remove_shop_logo(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
) -> Answer<OwnShop> {
    remove(&state, &seller, PictureKind::Logo).await
}

/// Gives the shop a banner, which stands on top of its page.
#[utoipa::path(
    operation_id = "setShopBanner", tag = "seller", summary = "Set the shop's banner",
    description = "Replaces the previous one. The picture is re-encoded, without metadata; it is \
        shown three times as wide as high.",
    security(("bearer" = [])),
    request_body(content = ShopPictureForm, content_type = "multipart/form-data"),
    responses((status = 200, description = "The shop as it is now", body = OwnShop)),
)]
#[put("/api/seller/shop/banner")]
pub async fn set_shop_banner(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Form(upload): Form<ShopPictureForm>,
) -> Answer<OwnShop> {
    set(&state, &seller, PictureKind::Banner, &upload).await
}

/// Takes the shop's banner down.
#[utoipa::path(
    operation_id = "removeShopBanner", tag = "seller", summary = "Remove the shop's banner",
    security(("bearer" = [])),
    responses((status = 200, description = "The shop without the picture", body = OwnShop)),
)]
#[delete("/api/seller/shop/banner")]
pub async fn remove_shop_banner(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
) -> Answer<OwnShop> {
    remove(&state, &seller, PictureKind::Banner).await
}

async fn set(
    state: &State,
    seller: &Seller,
    kind: PictureKind,
    upload: &ShopPictureForm,
) -> Answer<OwnShop> {
    let file = upload.file.file.path();
    let shop = shop::set_picture(&state.pool, &state.media, seller, kind, file).await?;
    Ok(web::Json(OwnShop::of(state, shop)))
}

async fn remove(state: &State, seller: &Seller, kind: PictureKind) -> Answer<OwnShop> {
    let shop = shop::remove_picture(&state.pool, seller, kind).await?;
    Ok(web::Json(OwnShop::of(state, shop)))
}
