//! Cancellations by the caller's shop, lost parcels, and buyers' cancel requests.

use actix_web::{post, web};
use auth::actor::Seller;
use orders::cancel::{self, request};
use serde::{Deserialize, Serialize};
use types::{CancelRequestId, ShipmentId, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::orders::{SellerOrderPath, key_of};
use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::routes::orders::cancellations::{CancelLine, lines, not_empty};
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::order::SellerOrder;

/// A buyer's request in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct CancelRequestPath {
    /// The shop order's id.
    id: i64,
    /// The request's id.
    rid: i64,
}

/// What the shop cancels, and why.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CancelSellerOrder {
    /// Pieces of these lines; by default everything that was not shipped.
    #[validate(custom(function = not_empty), nested)]
    lines: Option<Vec<CancelLine>>,
    /// Shown to the buyer.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "The last piece turned out to be damaged",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// A lost parcel, and what is known about it.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LostParcel {
    /// The parcel.
    shipment_id: i64,
    /// Shown to the buyer.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "The carrier cannot find the parcel",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// Why the shop ships anyway.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeclineCancel {
    /// Shown to the buyer.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "It is packed and leaves this afternoon",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// The shop cannot send its part, or some pieces of it: goods go back on the shelf, the money to
/// the buyer. The order goes on with what was sent.
#[utoipa::path(
    operation_id = "cancelSellerOrder", tag = "seller", summary = "Cancel unshipped pieces of an order",
    security(("bearer" = [])), request_body = CancelSellerOrder,
    params(SellerOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-cancel")),
    responses((status = 200, description = "The shop order", body = SellerOrder)),
)]
#[post("/api/seller/orders/{id}/cancel")]
pub async fn cancel_seller_order(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerOrderPath>,
    Valid(body): Valid<CancelSellerOrder>,
) -> Answer<SellerOrder> {
    let key = key_of(&seller, "cancelSellerOrder", &key, &(path.id, &body));
    let (lines, reason) = (lines(body.lines)?, body.reason.parse()?);
    let id = ShopOrderId::new(path.id);
    let order = cancel::by_seller(&state.orders, &seller, &key, id, &lines, &reason).await?;
    Ok(web::Json(order.into()))
}

/// A parcel got lost on its way: the buyer gets the money for what was in it. Nothing comes back
/// on the shelf.
#[utoipa::path(
    operation_id = "reportParcelLost", tag = "seller", summary = "Report a parcel lost",
    security(("bearer" = [])), request_body = LostParcel,
    params(SellerOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-lost")),
    responses(
        (status = 200, description = "The shop order", body = SellerOrder),
        (status = 409, description = "It is not on its way (`invalid_transition`), or was already \
            reported (`already_lost`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/lost")]
pub async fn report_parcel_lost(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerOrderPath>,
    Valid(body): Valid<LostParcel>,
) -> Answer<SellerOrder> {
    let key = key_of(&seller, "reportParcelLost", &key, &(path.id, &body));
    let reason = body.reason.parse()?;
    let (id, parcel) = (ShopOrderId::new(path.id), ShipmentId::new(body.shipment_id));
    let order = cancel::parcel_lost(&state.orders, &seller, &key, id, parcel, &reason).await?;
    Ok(web::Json(order.into()))
}

/// The shop agrees to what the buyer asked for: it is cancelled and paid back.
#[utoipa::path(
    operation_id = "acceptCancelRequest", tag = "seller", summary = "Accept a buyer's request to cancel",
    security(("bearer" = [])),
    params(CancelRequestPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-accept")),
    responses(
        (status = 200, description = "The shop order", body = SellerOrder),
        (status = 409, description = "Already answered, or shipped in the meantime (`request_answered`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/cancel-requests/{rid}/accept")]
pub async fn accept_cancel_request(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<CancelRequestPath>,
) -> Answer<SellerOrder> {
    let key = key_of(&seller, "acceptCancelRequest", &key, &(path.id, path.rid));
    let (id, asked) = (ShopOrderId::new(path.id), CancelRequestId::new(path.rid));
    let order = request::accept(&state.orders, &seller, &key, id, asked).await?;
    Ok(web::Json(order.into()))
}

/// The shop will send what the buyer asked to cancel, and says why.
#[utoipa::path(
    operation_id = "declineCancelRequest", tag = "seller", summary = "Decline a buyer's request to cancel",
    security(("bearer" = [])), request_body = DeclineCancel,
    params(CancelRequestPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-decline")),
    responses(
        (status = 200, description = "The shop order", body = SellerOrder),
        (status = 409, description = "Already answered, or shipped in the meantime (`request_answered`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/cancel-requests/{rid}/decline")]
pub async fn decline_cancel_request(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<CancelRequestPath>,
    Valid(body): Valid<DeclineCancel>,
) -> Answer<SellerOrder> {
    let key = key_of(
        &seller,
        "declineCancelRequest",
        &key,
        &(path.id, path.rid, &body),
    );
    let words = body.reason.parse()?;
    let (id, asked) = (ShopOrderId::new(path.id), CancelRequestId::new(path.rid));
    let order = request::decline(&state.orders, &seller, &key, id, asked, &words).await?;
    Ok(web::Json(order.into()))
}
