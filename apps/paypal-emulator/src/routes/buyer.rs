//! The buyer's actions: look at an order, approve it, or approve it with an instrument that will be
//! declined. The approval dialog runs in the storefront's page, so these responses allow other
//! origins; they need no token, because a buyer has none.

use actix_web::http::header::ACCESS_CONTROL_ALLOW_ORIGIN;
use actix_web::{HttpResponse, get, post, web};
use serde_json::{Value, json};

use crate::order::Order;
use crate::problem::Problem;
use crate::state::State;
use crate::wire;

#[get("/emulator/orders/{id}")]
pub(super) async fn show_order(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let books = state.books();
    Ok(open(view(&state, books.order(&id)?)))
}

#[post("/emulator/orders/{id}/approve")]
pub(super) async fn approve_order(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let order = approve(&state, &id, false)?;
    Ok(open(view(&state, &order)))
}

#[post("/emulator/orders/{id}/decline")]
pub(super) async fn decline_order(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let order = approve(&state, &id, true)?;
    Ok(open(view(&state, &order)))
}

fn approve(state: &State, id: &str, declined: bool) -> Result<Order, Problem> {
    state.books().order(id)?;
    let wrong = state.fails(|faults| &mut faults.wrong_approval);
    state.books().approve(id, declined, wrong)
}

fn view(state: &State, order: &Order) -> Value {
    json!({
        "id": order.id,
        "status": order.status,
        "payerId": wire::PAYER,
        "shopName": order.brand.as_ref().unwrap_or(&state.settings.shop_name),
        "description": order.unit.get("description"),
        "amount": order.amount.value(),
        "currency": order.amount.currency,
    })
}

fn open(body: Value) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .json(body)
}
