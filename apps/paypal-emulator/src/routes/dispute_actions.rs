//! Emulator only: actions of a buyer who opens a dispute, of their bank, and of PayPal's decision.

use actix_web::{HttpResponse, post, web};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::amount::AmountJson;
use crate::books::DisputeChange;
use crate::dispute::{Awaiting, NewDispute, OUTCOMES, Stage};
use crate::problem::{Issue, Problem};
use crate::state::State;
use crate::{check, wire};

const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);
const OUTCOME: Issue = Issue::new(
    "INVALID_PARAMETER_VALUE",
    "The value of a field is invalid.",
);

#[derive(Default, Deserialize)]
#[serde(default)]
struct NewDisputeBody {
    reason: Option<String>,
    #[serde(rename = "dispute_life_cycle_stage")]
    stage: Option<Stage>,
    status: Option<Awaiting>,
    amount: Option<AmountJson>,
    seller_response_due_date: Option<DateTime<Utc>>,
    message: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct DisputeChangeBody {
    #[serde(rename = "dispute_life_cycle_stage")]
    stage: Option<Stage>,
    status: Option<Awaiting>,
    outcome: Option<String>,
    message: Option<String>,
}

/// The buyer complains at PayPal (an `INQUIRY`), or at their bank (a `CHARGEBACK`); the body may
/// say `reason`, `dispute_life_cycle_stage`, `status`, `amount`, `seller_response_due_date` and
/// `message`.
#[post("/emulator/captures/{id}/dispute")]
pub(super) async fn dispute_capture(
    state: web::Data<State>,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let body: NewDisputeBody = read(&body)?;
    let reason = body.reason;
    let new = NewDispute {
        reason: reason.unwrap_or_else(|| "MERCHANDISE_OR_SERVICE_NOT_RECEIVED".to_owned()),
        stage: body.stage.unwrap_or(Stage::Inquiry),
        waits: body.status.unwrap_or_default(),
        amount: body.amount.as_ref().map(check::positive).transpose()?,
        respond_by: body.seller_response_due_date,
        message: body.message,
    };
    let mut books = state.books();
    let dispute = books.open_dispute(&id, new)?.id;
    let (capture, dispute) = books.dispute_by_id(&dispute)?;
    Ok(HttpResponse::Created().json(wire::dispute(&state.base_url, capture, dispute)))
}

/// The dispute goes on (`dispute_life_cycle_stage`, `status`, `message`) or is decided
/// (`outcome`).
#[post("/emulator/disputes/{id}")]
pub(super) async fn change_dispute(
    state: web::Data<State>,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let body: DisputeChangeBody = read(&body)?;
    let outcome = body.outcome.map(|outcome| {
        let mut known = OUTCOMES.into_iter();
        let known = known.find(|known| *known == outcome);
        known.ok_or_else(|| OUTCOME.invalid("/outcome"))
    });
    let by = DisputeChange {
        stage: body.stage,
        waits: body.status,
        outcome: outcome.transpose()?,
        message: body.message,
    };
    state.books().change_dispute(&id, by)?;
    answer(&state, &id)
}

/// The buyer, or their bank, goes one stage further.
#[post("/emulator/disputes/{id}/escalate")]
pub(super) async fn escalate_dispute(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    state.books().escalate_dispute(&id)?;
    answer(&state, &id)
}

/// The seller's time passes: the buyer wins.
#[post("/emulator/disputes/{id}/expire")]
pub(super) async fn expire_dispute(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    state.books().expire_dispute(&id)?;
    answer(&state, &id)
}

fn answer(state: &State, id: &str) -> Result<HttpResponse, Problem> {
    let books = state.books();
    let (capture, dispute) = books.dispute_by_id(id)?;
    Ok(HttpResponse::Ok().json(wire::dispute(&state.base_url, capture, dispute)))
}

fn read<T: DeserializeOwned + Default>(body: &[u8]) -> Result<T, Problem> {
    if body.is_empty() {
        return Ok(T::default());
    }
    serde_json::from_slice(body).map_err(|_| SYNTAX.invalid("/"))
}
