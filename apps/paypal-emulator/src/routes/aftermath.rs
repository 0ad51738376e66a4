//! What only an emulator has: the hand of PayPal, of a bank, or of whoever looks after the
//! shop's account in PayPal's dashboard, after the money was taken.

use actix_web::{HttpResponse, post, web};
use serde::Deserialize;

use super::captures::new_refund;
use crate::amount::Written;
use crate::books::RefundFaults;
use crate::problem::{Issue, Problem};
use crate::state::State;
use crate::{check, wire};

const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);

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

#[derive(Default, Deserialize)]
#[serde(default)]
struct Complaint {
    reason: Option<String>,
    #[serde(rename = "dispute_life_cycle_stage")]
    stage: Option<String>,
    amount: Option<Written>,
    outcome: Option<String>,
}

impl Complaint {
    fn read(body: &[u8]) -> Result<Self, Problem> {
        if body.is_empty() {
            return Ok(Self::default());
        }
        serde_json::from_slice(body).map_err(|_| SYNTAX.invalid("/"))
    }
}

/// The buyer complains; the body may name `reason`, `dispute_life_cycle_stage` and `amount`.
#[post("/emulator/captures/{id}/dispute")]
pub(super) async fn dispute_capture(
    state: web::Data<State>,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let Complaint {
        reason,
        stage,
        amount,
        ..
    } = Complaint::read(&body)?;
    let reason = reason.unwrap_or_else(|| "MERCHANDISE_OR_SERVICE_NOT_RECEIVED".to_owned());
    let stage = stage.unwrap_or_else(|| "INQUIRY".to_owned());
    let amount = amount.as_ref().map(check::positive).transpose()?;
    let mut books = state.books();
    let dispute = books.open_dispute(&id, reason, stage, amount)?.id;
    let (capture, dispute) = books.dispute_by_id(&dispute)?;
    Ok(HttpResponse::Created().json(wire::dispute(&state.base_url, capture, dispute)))
}

/// The complaint goes on (`dispute_life_cycle_stage`) or is decided (`outcome`).
#[post("/emulator/disputes/{id}")]
pub(super) async fn move_dispute(
    state: web::Data<State>,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let Complaint { stage, outcome, .. } = Complaint::read(&body)?;
    let mut books = state.books();
    books.move_dispute(&id, stage, outcome)?;
    let (capture, dispute) = books.dispute_by_id(&id)?;
    Ok(HttpResponse::Ok().json(wire::dispute(&state.base_url, capture, dispute)))
}
