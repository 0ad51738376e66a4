//! The caller's own shop.

use actix_web::{get, patch, web};
use auth::actor::Seller;
use catalog::shop;
use serde::{Deserialize, Serialize};
use types::Text;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::state::State;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(get_own_shop).service(update_own_shop);
}

/// The caller's shop, whatever its status.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnShop {
    id: i64,
    #[schema(example = "Juniper & Clay")]
    name: String,
    #[schema(example = "juniper-clay")]
    slug: String,
    description: String,
    /// `pending`, `approved`, `rejected` or `suspended`; shoppers see approved shops only.
    #[schema(example = "approved")]
    status: String,
    #[schema(required = true)]
    logo: Option<String>,
    #[schema(required = true)]
    banner: Option<String>,
}

/// What is to change; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnShopChange {
    /// The shop keeps its address.
    #[schema(example = "Juniper & Clay", max_length = 60)]
    name: Option<String>,
    /// May be empty.
    #[schema(max_length = 2000)]
    description: Option<String>,
}

impl OwnShopChange {
    fn parse(&self) -> Result<shop::Change, Problem> {
        let mut fields = Fields::default();
        let name = self.name.as_deref().map(Text::parse).transpose();
        let name = fields.take("/name", name);
        let description = self.description.as_deref();
        let description = description.map(|text| Text::parse_optional(Some(text)));
        let description = fields.take("/description", description.transpose());
        let change = name.zip(description);
        let (name, description) = fields.finish(change)?;
        Ok(shop::Change { name, description })
    }
}

/// The caller's shop.
#[utoipa::path(
    operation_id = "getOwnShop", tag = "seller", summary = "The caller's shop",
    security(("bearer" = [])),
    responses((status = 200, description = "The shop", body = OwnShop)),
)]
#[get("/api/seller/shop")]
pub async fn get_own_shop(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
) -> Answer<OwnShop> {
    Ok(web::Json(
        shop::find_own(&state.pool, &seller).await?.into(),
    ))
}

/// A new name or description.
#[utoipa::path(
    operation_id = "updateOwnShop", tag = "seller", summary = "Change the caller's shop",
    security(("bearer" = [])), request_body = OwnShopChange,
    responses((status = 200, description = "The shop as it is now", body = OwnShop)),
)]
#[patch("/api/seller/shop")]
pub async fn update_own_shop(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    body: web::Json<OwnShopChange>,
) -> Answer<OwnShop> {
    let change = body.parse()?;
    Ok(web::Json(
        shop::update(&state.pool, &seller, &change).await?.into(),
    ))
}

impl From<shop::OwnShop> for OwnShop {
    fn from(shop: shop::OwnShop) -> Self {
        Self {
            id: shop.id.get(),
            name: shop.name,
            slug: shop.slug,
            description: shop.description,
            status: shop.status.as_str().to_owned(),
            logo: shop.logo,
            banner: shop.banner,
        }
    }
}
