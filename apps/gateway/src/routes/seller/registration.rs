//! Opening a shop.

use actix_web::{post, web};
use auth::actor::User;
use serde::Deserialize;
use types::Text;
use utoipa::ToSchema;
use validator::Validate;

use crate::caller::Caller;
use crate::problem::Answer;
use crate::routes::auth::profile::Profile;
use crate::state::State;
use crate::valid::{Valid, text};

/// The shop to open.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RegisterSeller {
    #[schema(example = "Clay & Co")]
    #[validate(custom(function = text::<Text<60>>))]
    shop_name: String,
    /// What it sells, in a few sentences.
    #[schema(example = "Stoneware thrown and fired in a small studio")]
    #[validate(custom(function = text::<Text<2000>>))]
    description: String,
}

/// Makes the caller the seller of a new shop, one per person.
#[utoipa::path(
    operation_id = "registerSeller", tag = "seller", summary = "Open a shop",
    security(("bearer" = [])), request_body = RegisterSeller,
    responses((status = 200, description = "The caller's profile, now with a shop", body = Profile)),
)]
#[post("/api/seller/registration")]
pub async fn register_seller(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<RegisterSeller>,
) -> Answer<Profile> {
    let (name, description) = (body.shop_name.parse()?, body.description.parse()?);
    let approve = state.config.market.approve_shops;
    seller::registration::register(&state.pool, &user, name, description, approve).await?;
    Ok(web::Json(Profile::load(&state, &user).await?))
}
