//! Emulator only: actions of PayPal, of a bank, or of somebody in the account's PayPal dashboard,
//! after a capture.

use actix_web::{HttpResponse, post, web};

use super::captures::new_refund;
use crate::books::RefundFaults;
use crate::problem::Problem;
use crate::state::State;
use crate::wire;

/// Gives money back as the dashboard does; the body may name an `amount`.
#[post("/emulator/captures/{id}/refund")]
pub(super) async fn refund_in_dashboard(
    state: web::Data<State>,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let new = new_refund(&body)?;
    let mut books = state.books();
    let done = books.refund(&id, new, &RefundFaults::default())?;
    let (order, capture, refund) = books.refund_by_id(&done.result)?;
    Ok(HttpResponse::Created().json(wire::refund(&state.base_url, order, capture, refund)))
}

/// Takes all back that is left.
#[post("/emulator/captures/{id}/reverse")]
pub(super) async fn reverse_capture(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let mut books = state.books();
    let reversal = books.reverse(&id)?.id;
    let (order, capture, refund) = books.refund_by_id(&reversal)?;
    Ok(HttpResponse::Created().json(wire::refund(&state.base_url, order, capture, refund)))
}

/// The money of a pending capture comes.
#[post("/emulator/captures/{id}/complete")]
pub(super) async fn complete_capture(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    decide_capture(&state, &id, true)
}

/// The money of a pending capture does not come.
#[post("/emulator/captures/{id}/decline")]
pub(super) async fn decline_capture(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    decide_capture(&state, &id, false)
}

fn decide_capture(state: &State, id: &str, comes: bool) -> Result<HttpResponse, Problem> {
    let mut books = state.books();
    books.decide_capture(id, comes)?;
    let (order, capture) = books.capture_by_id(id)?;
    Ok(HttpResponse::Ok().json(wire::capture(&state.base_url, order, capture)))
}

/// A pending refund arrives.
#[post("/emulator/refunds/{id}/complete")]
pub(super) async fn complete_refund(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    decide_refund(&state, &id, true)
}

/// A pending refund fails.
#[post("/emulator/refunds/{id}/fail")]
pub(super) async fn fail_refund(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    decide_refund(&state, &id, false)
}

fn decide_refund(state: &State, id: &str, arrives: bool) -> Result<HttpResponse, Problem> {
    let mut books = state.books();
    books.decide_refund(id, arrives)?;
    let (order, capture, refund) = books.refund_by_id(id)?;
    Ok(HttpResponse::Ok().json(wire::refund(&state.base_url, order, capture, refund)))
}
