//! Following an order without signing in.

use actix_web::{post, web};
use serde::Deserialize;
use types::Email;
use utoipa::ToSchema;
use validator::Validate;

use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::Valid;
use crate::wire::order::Order;

/// An order's number and the mail address it was ordered with.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrackOrder {
    #[schema(example = "HS-7K3M9-QXD2A")]
    number: String,
    #[schema(example = "shopper@demo.test")]
    email: String,
}

/// The order without its address, to anyone who knows number and mail address.
#[utoipa::path(
    operation_id = "trackOrder", tag = "orders", summary = "Follow an order without signing in",
    request_body = TrackOrder,
    responses((status = 200, description = "The order; `address` and `note` are null", body = Order)),
)]
#[post("/api/public/orders/track")]
pub async fn track_order(state: web::Data<State>, Valid(body): Valid<TrackOrder>) -> Answer<Order> {
    // an address that is none belongs to no order
    let email = Email::parse(&body.email).map_err(|_| Problem::not_found())?;
    let order = orders::track::find(&state.pool, &body.number, &email).await?;
    Ok(web::Json(Order::without_address(order)))
}
