//! Emulator only: fault settings and public books.

use actix_web::{HttpResponse, delete, get, post, put, web};
use serde::Deserialize;
use serde_json::json;

use crate::amount::AmountJson;
use crate::check;
use crate::fault::Faults;
use crate::problem::{Issue, Problem};
use crate::state::State;

const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);

#[get("/emulator/faults")]
pub(super) async fn get_faults(state: web::Data<State>) -> HttpResponse {
    HttpResponse::Ok().json(state.faults().clone())
}

/// Sets all faults; those not named are off.
#[put("/emulator/faults")]
pub(super) async fn set_faults(state: web::Data<State>, body: web::Bytes) -> HttpResponse {
    match serde_json::from_slice::<Faults>(&body) {
        Ok(faults) => {
            *state.faults() = faults.clone();
            HttpResponse::Ok().json(faults)
        }
        Err(error) => HttpResponse::BadRequest().json(json!({ "message": error.to_string() })),
    }
}

#[delete("/emulator/faults")]
pub(super) async fn clear_faults(state: web::Data<State>) -> HttpResponse {
    *state.faults() = Faults::default();
    HttpResponse::NoContent().finish()
}

#[derive(Deserialize)]
struct DepositBody {
    amount: AmountJson,
}

/// Puts money into the shop's account, as from its bank.
#[post("/emulator/deposits")]
pub(super) async fn deposit(
    state: web::Data<State>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let body: DepositBody = serde_json::from_slice(&body).map_err(|_| SYNTAX.invalid("/"))?;
    let deposit = state.books().deposit(check::positive(&body.amount)?)?;
    Ok(HttpResponse::Created().json(deposit))
}

#[get("/emulator/books")]
pub(super) async fn get_books(state: web::Data<State>) -> HttpResponse {
    let report = state.books().report();
    HttpResponse::Ok().json(report)
}
