//! Opening a shop.

use actix_web::{post, web};
use auth::actor::User;
use catalog::shop::NewShop;
use serde::Deserialize;
use settings::ShopApproval;
use types::{Name, Text};
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
    #[validate(custom(function = text::<Name<60>>))]
    shop_name: String,
    /// What it sells, in a few sentences.
    #[schema(example = "Stoneware thrown and fired in a small studio")]
    #[validate(custom(function = text::<Text<2000>>))]
    description: String,
}

/// Makes the caller the seller of a new shop, one per person; whose shop was refused asks for it
/// again, with this name and description.
#[utoipa::path(
    operation_id = "registerSeller", tag = "seller", summary = "Open a shop",
    description = "The shop is open at once or waits for approval, depending on the marketplace's \
        settings. If the shop was rejected, the same call applies again; the shop keeps everything \
        it has.",
    security(("bearer" = [])), request_body = RegisterSeller,
    responses(
        (status = 200, description = "The caller's profile, now with a shop", body = Profile),
        (status = 409, description = "The caller has a shop that was not rejected (`has_shop`), or another one has this name (`shop_name_taken`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/registration")]
pub async fn register_seller(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<RegisterSeller>,
) -> Answer<Profile> {
    let new = NewShop {
        name: body.shop_name.parse()?,
        description: body.description.parse()?,
        approve: state.settings.now().shop_approval == ShopApproval::Auto,
    };
    seller::registration::register(&state.seller, &user, &new).await?;
    Ok(web::Json(Profile::load(&state, &user).await?))
}
