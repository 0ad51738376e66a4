//! Opening a shop.

use actix_web::{post, web};
use auth::actor::User;
use serde::Deserialize;
use types::Text;
use utoipa::ToSchema;

use crate::caller::Caller;
use crate::problem::{Answer, Fields};
use crate::routes::auth::profile::Profile;
use crate::state::State;

/// The shop to open.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RegisterSeller {
    #[schema(example = "Clay & Co")]
    shop_name: String,
    /// What it sells, in a few sentences.
    #[schema(example = "Stoneware thrown and fired in a small studio")]
    description: String,
}

/// Makes the caller the seller of a new shop, one per person.
#[utoipa::path(
    operation_id = "registerSeller", tag = "seller", summary = "Open a shop",
    security(("bearer" = [])),
    responses((status = 200, description = "The caller's profile, now with a shop", body = Profile)),
)]
#[post("/api/seller/registration")]
pub async fn register_seller(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    body: web::Json<RegisterSeller>,
) -> Answer<Profile> {
    let mut fields = Fields::default();
    let name = fields.take("/shopName", Text::parse(&body.shop_name));
    let description = fields.take("/description", Text::parse(&body.description));
    let (name, description) = fields.finish(name.zip(description))?;
    let approve = state.config.market.approve_shops;
    seller::registration::register(&state.pool, &user, name, description, approve).await?;
    Ok(web::Json(Profile::load(&state, &user).await?))
}
