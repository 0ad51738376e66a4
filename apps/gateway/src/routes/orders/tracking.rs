//! Looking up an order without signing in.

use actix_web::{post, web};
use serde::Deserialize;
use types::EmailAddress;
use utoipa::ToSchema;
use validator::Validate;

use crate::client_device::ClientDevice;
use crate::problem::{Answer, Problem, ProblemBody};
use crate::state::State;
use crate::valid::Valid;
use crate::wire::order::Order;

/// An order's number and the email address that it was placed with.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrackOrder {
    #[schema(example = "HS-7K3M9-QXD2A")]
    number: String,
    #[schema(example = "shopper@demo.test")]
    email: String,
}

/// The order without its address, to anyone who knows number and email address.
#[utoipa::path(
    operation_id = "trackOrder", tag = "orders", summary = "Follow an order without signing in",
    request_body = TrackOrder,
    description = "Wrong pairs are limited: at most 20 at once for one order, then one a minute, \
        and 40 from one network, then one every 30 seconds.",
    responses(
        (status = 200, description = "The order; `address` and `note` are null", body = Order),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/public/orders/track")]
pub async fn track_order(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<TrackOrder>,
) -> Answer<Order> {
    // an address that is none belongs to no order
    let email = EmailAddress::parse(&body.email).map_err(|_| Problem::not_found())?;
    let shown = (body.number.as_str(), &email);
    let order = orders::track::find(&state.pool, &state.keys, shown, device.address).await?;
    Ok(web::Json(Order::without_address(order)))
}
