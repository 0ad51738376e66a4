//! What only an emulator has: fault knobs and open books.

use actix_web::{HttpResponse, delete, get, put, web};
use serde_json::json;

use crate::fault::Faults;
use crate::state::State;

#[get("/emulator/faults")]
pub(super) async fn get_faults(state: web::Data<State>) -> HttpResponse {
    HttpResponse::Ok().json(state.faults().clone())
}

/// Sets all knobs; those not named are off.
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

#[get("/emulator/books")]
pub(super) async fn get_books(state: web::Data<State>) -> HttpResponse {
    let report = state.books().report();
    HttpResponse::Ok().json(report)
}
