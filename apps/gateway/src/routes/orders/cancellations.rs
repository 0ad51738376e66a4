//! Cancelling by the buyer: a whole order, a shop order, or single pieces.

use actix_web::{post, web};
use auth::actor::User;
use db::idempotency::Key;
use orders::cancel;
use serde::{Deserialize, Serialize};
use types::{Invalid, OrderId, OrderLineId, Quantity, ShopOrderId, Text};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use super::checkout::OrderPath;
use super::history::ShopOrderPath;
use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::state::State;
use crate::valid::{Valid, number, optional, rule};
use crate::wire::order::Order;

/// What to cancel in a shop order, and why.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CancelShopOrder {
    /// Pieces of these lines; by default everything that was not shipped.
    #[validate(custom(function = not_empty), nested)]
    lines: Option<Vec<CancelLine>>,
    /// Shown to the shop.
    #[validate(custom(function = optional::<Text<500>>))]
    #[schema(example = "I ordered the wrong colour", max_length = 500)]
    reason: Option<String>,
}

/// A number of pieces of one line.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CancelLine {
    line_id: i64,
    #[validate(custom(function = number::<Quantity>))]
    #[schema(minimum = 1, maximum = 999)]
    quantity: i64,
}

/// Calls an order off: before it is paid, or of each shop's part what was not sent. Where a part
/// of it is on its way, the shop is asked for the rest. What was paid goes back to the account
/// it came from.
#[utoipa::path(
    operation_id = "cancelOrder", tag = "orders", summary = "Cancel an order",
    security(("bearer" = [])), params(OrderPath),
    responses(
        (status = 200, description = "The order; `cancelRequests` are the requests to shops", body = Order),
        (status = 409, description = "Nothing in it can be cancelled any more", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders/{id}/cancel")]
pub async fn cancel_order(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<OrderPath>,
) -> Answer<Order> {
    let order = orders::cancel::by_buyer(&state.orders, &user, OrderId::new(path.id)).await?;
    Ok(web::Json(order.into()))
}

/// Calls off one shop's part of an order, or some pieces of it: free as long as the shop has sent
/// nothing; from then on this asks the shop, and `cancelRequests` say what it answers. The part's
/// money goes back to the account it came from.
#[utoipa::path(
    operation_id = "cancelShopOrder", tag = "orders", summary = "Cancel a shop order, or request it",
    security(("bearer" = [])), request_body = CancelShopOrder,
    params(ShopOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, the \
        same for each retry", example = "6f1c1f0e-cancel")),
    responses(
        (status = 200, description = "The order", body = Order),
        (status = 409, description = "Nothing in it can be cancelled any more \
            (`invalid_transition`), or a cancel request is already open (`cancel_requested`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders/{id}/shop-orders/{sid}/cancel")]
pub async fn cancel_shop_order(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<ShopOrderPath>,
    Valid(body): Valid<CancelShopOrder>,
) -> Answer<Order> {
    let actor = format!("user:{}", user.id());
    let key = Key::new(actor, "cancelShopOrder", &key, &(path.id, path.sid, &body));
    let reason = Text::parse_optional(body.reason.as_deref())?;
    let lines = lines(body.lines)?;
    let part = (OrderId::new(path.id), ShopOrderId::new(path.sid));
    let reason = reason.as_ref();
    let order = cancel::part_by_buyer(&state.orders, &user, &key, part, &lines, reason).await?;
    Ok(web::Json(order.into()))
}

/// The rule of a list of pieces: who names some names at least one.
pub fn not_empty(lines: &[CancelLine]) -> Result<(), ValidationError> {
    rule(match lines {
        [] => Err(Invalid::new("required", "Choose what to cancel")),
        _ => Ok(()),
    })
}

/// The pieces in the domain's types.
pub fn lines(raw: Option<Vec<CancelLine>>) -> Result<cancel::Lines, Invalid> {
    let line = |line: CancelLine| Ok((OrderLineId::new(line.line_id), line.quantity.try_into()?));
    let lines = raw.map(|raw| raw.into_iter().map(line).collect());
    lines.transpose()
}
