//! Emulator only: actions of those who are paid, and the passing of thirty days.

use actix_web::{HttpResponse, post, web};

use super::payouts::answer;
use crate::problem::Problem;
use crate::state::State;

/// The receiver opens an account and has the money; what waits goes through.
#[post("/emulator/payouts/{id}/claim")]
pub(super) async fn claim_payout(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    state.books().claim_payout(&id)?;
    answer(&state, &id)
}

/// Nobody claimed it in thirty days; what was paid already, the receiver gives back.
#[post("/emulator/payouts/{id}/return")]
pub(super) async fn return_payout(
    state: web::Data<State>,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    state.books().return_payout(&id)?;
    answer(&state, &id)
}
