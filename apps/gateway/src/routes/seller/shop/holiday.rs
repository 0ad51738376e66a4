//! The vacation of the caller's shop.

use actix_web::{delete, put, web};
use auth::actor::Seller;
use catalog::shop::{self, NewHoliday};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use types::{Invalid, Text};
use utoipa::ToSchema;
use validator::Validate;

use super::OwnShop;
use crate::caller::Caller;
use crate::problem::Answer;
use crate::state::State;
use crate::valid::{Valid, optional};

/// A vacation: days, in the shop's time zone, on which its products are visible but cannot be
/// bought.
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShopHoliday {
    /// The first day.
    #[schema(example = "2026-12-24")]
    pub from: NaiveDate,
    /// The last day.
    #[schema(example = "2027-01-02")]
    pub to: NaiveDate,
    /// A note to shoppers. May be empty.
    #[validate(custom(function = optional::<Text<300>>))]
    #[schema(example = "We are at the fair in Austin.", max_length = 300)]
    #[serde(default)]
    pub note: String,
}

impl TryFrom<ShopHoliday> for NewHoliday {
    type Error = Invalid;

    fn try_from(holiday: ShopHoliday) -> Result<Self, Invalid> {
        Ok(Self {
            from: holiday.from,
            to: holiday.to,
            note: Text::parse_optional(Some(&holiday.note))?,
        })
    }
}

/// Sends the shop on holiday, now or later.
#[utoipa::path(
    operation_id = "setShopHoliday", tag = "seller", summary = "Set a vacation",
    description = "From the first to the last day, in the shop's time zone, its products are \
        visible but cannot be bought; earlier orders still have to be shipped. At most 366 days; \
        the last day must not be past, nor more than two years ahead. It replaces a vacation that \
        is planned or under way, and ends automatically.",
    security(("bearer" = [])), request_body = ShopHoliday,
    responses((status = 200, description = "The shop as it is now", body = OwnShop)),
)]
#[put("/api/seller/shop/holiday")]
pub async fn set_shop_holiday(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<ShopHoliday>,
) -> Answer<OwnShop> {
    let holiday = body.try_into()?;
    let shop = shop::set_holiday(&state.pool, &seller, &holiday).await?;
    Ok(web::Json(OwnShop::of(&state, shop)))
}

/// Opens the shop again, or calls the holiday off.
#[utoipa::path(
    operation_id = "endShopHoliday", tag = "seller", summary = "End the vacation",
    security(("bearer" = [])),
    responses((status = 200, description = "The shop without a vacation", body = OwnShop)),
)]
#[delete("/api/seller/shop/holiday")]
pub async fn end_shop_holiday(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
) -> Answer<OwnShop> {
    let shop = shop::end_holiday(&state.pool, &seller).await?;
    Ok(web::Json(OwnShop::of(&state, shop)))
}
