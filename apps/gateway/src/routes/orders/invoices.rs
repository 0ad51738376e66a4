//! The buyer's invoices.

use actix_web::{get, web};
use auth::actor::User;
use types::OrderId;

use super::checkout::OrderPath;
use crate::caller::Caller;
use crate::problem::Answer;
use crate::state::State;
use crate::wire::invoice::Invoice;

/// The invoices of one of the caller's orders: one a shop, since each shop sells its part itself.
/// A part that is paid and was not sent yet is invoiced when it is first asked for.
#[utoipa::path(
    operation_id = "getOrderInvoices", tag = "orders", summary = "The invoices of an order",
    security(("bearer" = [])), params(OrderPath),
    responses(
        (status = 200, description = "One invoice for each paid shop order", body = [Invoice]),
        (status = 409, description = "`no_invoice`: it is not paid, or everything was cancelled", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[get("/api/orders/{id}/invoice")]
pub async fn get_order_invoices(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<OrderPath>,
) -> Answer<Vec<Invoice>> {
    let found = orders::invoice::of_order(&state.orders, &user, OrderId::new(path.id)).await?;
    Ok(web::Json(found.into_iter().map(Into::into).collect()))
}
