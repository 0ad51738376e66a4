//! Parcels of the caller's shop: correcting a tracking number, and shipping many orders at once.

use actix_web::{patch, post, web};
use auth::actor::Seller;
use orders::shipment::{self, Parcel};
use serde::{Deserialize, Serialize};
use types::{Invalid, ShipmentId, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use super::orders::key_of;
use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, rule, text};
use crate::wire::order::SellerOrder;

/// Most orders that are sent at once.
const MAX_PARCELS: usize = 200;

/// A parcel in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ParcelPath {
    /// The shop order's id.
    id: i64,
    /// The parcel's id.
    pid: i64,
}

/// A parcel's carrier and tracking number.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ParcelNumber {
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "UPS")]
    carrier: String,
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "1Z999AA10123456784")]
    tracking_number: String,
}

/// Orders to ship, each in one parcel with everything that has not been shipped.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShipMany {
    #[validate(custom(function = some), nested)]
    #[schema(min_items = 1, max_items = 200)]
    parcels: Vec<ShipOne>,
}

/// One order to ship.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShipOne {
    /// The order's number, in upper or lower case.
    #[validate(custom(function = text::<Text<40>>))]
    #[schema(example = "HS-7K2M9-QX4TD")]
    number: String,
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "UPS")]
    carrier: String,
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "1Z999AA10123456784")]
    tracking_number: String,
}

/// The result for each order, in the order of the request.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShippedMany {
    results: Vec<ShippedOne>,
}

/// The result for one order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippedOne {
    /// The order number in the request.
    #[schema(example = "HS-7K2M9-QX4TD")]
    number: String,
    /// The shop order, if there is one with this number.
    #[schema(required = true)]
    order_id: Option<i64>,
    /// Why it was not shipped; null if it was.
    #[schema(required = true, example = "invalid_transition")]
    code: Option<&'static str>,
    /// The reason as a sentence.
    #[schema(required = true)]
    message: Option<String>,
}

/// Puts the carrier or the tracking number of a parcel right; the buyer gets an email with the new
/// one.
#[utoipa::path(
    operation_id = "correctParcel", tag = "seller", summary = "Correct a tracking number",
    security(("bearer" = [])), params(ParcelPath), request_body = ParcelNumber,
    responses(
        (status = 200, description = "The shop order", body = SellerOrder),
        (status = 409, description = "`parcel_arrived`: it has already arrived", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[patch("/api/seller/orders/{id}/shipments/{pid}")]
pub async fn correct_parcel(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<ParcelPath>,
    Valid(body): Valid<ParcelNumber>,
) -> Answer<SellerOrder> {
    let parcel = (ShopOrderId::new(path.id), ShipmentId::new(path.pid));
    let (carrier, number) = (body.carrier.parse()?, body.tracking_number.parse()?);
    let order = shipment::correct(&state.orders, &seller, parcel, &carrier, &number).await?;
    Ok(web::Json(order.into()))
}

/// Ships many orders, each by itself: one that cannot be shipped does not keep the others.
#[utoipa::path(
    operation_id = "shipOrders", tag = "seller", summary = "Ship many orders",
    description = "At most 200, each in one parcel with everything that has not been shipped. A \
        retry with the same `Idempotency-Key` ships nothing twice and returns the same response.",
    security(("bearer" = [])), request_body = ShipMany,
    params(("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-ship-many")),
    responses((status = 200, description = "The result for each order", body = ShippedMany)),
)]
#[post("/api/seller/orders/ship")]
pub async fn ship_orders(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    Valid(body): Valid<ShipMany>,
) -> Answer<ShippedMany> {
    let mut results = Vec::with_capacity(body.parcels.len());
    for (index, parcel) in body.parcels.iter().enumerate() {
        results.push(ship_one(&state, &seller, &format!("{key}/{index}"), parcel).await?);
    }
    Ok(web::Json(ShippedMany { results }))
}

async fn ship_one(
    state: &State,
    seller: &Seller,
    key: &str,
    one: &ShipOne,
) -> Result<ShippedOne, Problem> {
    let parcel = Parcel {
        carrier: one.carrier.parse()?,
        tracking_number: one.tracking_number.parse()?,
        lines: None,
    };
    let key = key_of(seller, "shipOrders", key, one);
    let found = orders::seller_order::by_number(&state.pool, seller, &one.number).await;
    let (order, shipped) = match found {
        Ok(id) => {
            let shipped = shipment::ship(&state.orders, seller, &key, id, &parcel).await;
            (Some(id.get()), shipped.map(drop))
        }
        Err(error) => (None, Err(error)),
    };
    let refused = match shipped.map_err(Problem::from) {
        Ok(()) => None,
        // what went wrong with us ends the whole, to be tried again
        Err(problem) if problem.is_ours() => return Err(problem),
        Err(problem) => Some(problem),
    };
    Ok(ShippedOne {
        number: one.number.clone(),
        order_id: order,
        code: refused.as_ref().map(Problem::code),
        message: refused.map(|problem| problem.detail().to_owned()),
    })
}

fn some(parcels: &[ShipOne]) -> Result<(), ValidationError> {
    rule(match parcels.len() {
        0 => Err(Invalid::new("required", "Choose the orders to ship")),
        1..=MAX_PARCELS => Ok(()),
        _ => Err(Invalid::new(
            "too_many",
            format!("Ship at most {MAX_PARCELS} orders at once"),
        )),
    })
}
