//! Payouts: <https://developer.paypal.com/docs/api/payments.payouts-batch/v1/>.

use actix_web::{HttpRequest, HttpResponse, get, post, web};
use chrono::TimeDelta;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use crate::books::PayoutFaults;
use crate::payout::{BatchStatus, ItemStatus};
use crate::problem::Problem;
use crate::state::State;
use crate::{check, wire};

/// How many payments stand on a page.
const PAGE: usize = 1_000;

#[derive(Deserialize)]
struct Page {
    #[serde(default = "most")]
    page_size: usize,
    #[serde(default = "one")]
    page: usize,
    #[serde(default)]
    total_required: bool,
}

fn most() -> usize {
    PAGE
}

fn one() -> usize {
    1
}

#[post("/v1/payments/payouts")]
pub(super) async fn create_batch(call: Call, body: web::Bytes) -> Result<HttpResponse, Problem> {
    call.demand_json()?;
    let state = &call.state;
    if state.fails(|faults| &mut faults.payout_unavailable) {
        return Err(Problem::unavailable());
    }
    let new = check::new_batch(&body, call.request_id.clone())?;
    let faults = faults(state, new.items.len());
    let done = state.books().pay_out(new, faults)?;
    if !done.repeated && state.fails(|faults| &mut faults.payout_fails) {
        return Err(Problem::timed_out());
    }
    let body = wire::new_batch(&state.base_url, &done.result);
    Ok(HttpResponse::Created().json(body))
}

fn faults(state: &State, items: usize) -> PayoutFaults {
    let fates = (0..items).map_while(|_| {
        let next = |fault: fn(&mut crate::fault::Faults) -> &mut u32| state.fails(fault);
        match () {
            () if next(|faults| &mut faults.payout_item_failed) => Some(ItemStatus::Failed),
            () if next(|faults| &mut faults.payout_item_unclaimed) => Some(ItemStatus::Unclaimed),
            () if next(|faults| &mut faults.payout_item_pending) => Some(ItemStatus::Pending),
            () => None,
        }
    });
    let fates = fates.collect();
    PayoutFaults {
        no_funds: state.fails(|faults| &mut faults.payout_no_funds),
        denied: state.fails(|faults| &mut faults.payout_denied),
        delay: TimeDelta::milliseconds(state.faults().payout_delay_ms.into()),
        fates,
    }
}

#[get("/v1/payments/payouts/{id}")]
pub(super) async fn get_batch(
    call: Call,
    id: web::Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let page = web::Query::<Page>::from_query(request.query_string());
    let page = page.map_err(|_| Problem::invalid_payout("page", "Not a page"))?;
    if !(1..=PAGE).contains(&page.page_size) || page.page == 0 {
        return Err(Problem::invalid_payout("page_size", "Not a page"));
    }
    let books = call.state.books();
    let batch = books.batch(&id)?;
    // before it is processed, there is nothing to say of its payments
    let items = match batch.status {
        BatchStatus::Pending => &[],
        BatchStatus::Success | BatchStatus::Denied => batch.items.as_slice(),
    };
    let mut pages = items.chunks(page.page_size);
    let shown = pages.nth(page.page - 1).unwrap_or_default();
    let mut body = wire::batch(&call.state.base_url, batch, shown);
    if let (true, Value::Object(fields)) = (page.total_required, &mut body) {
        let pages = items.len().div_ceil(page.page_size);
        fields.insert("total_items".to_owned(), json!(items.len()));
        fields.insert("total_pages".to_owned(), json!(pages));
    }
    Ok(HttpResponse::Ok().json(body))
}

#[get("/v1/payments/payouts-item/{id}")]
pub(super) async fn get_payout(call: Call, id: web::Path<String>) -> Result<HttpResponse, Problem> {
    answer(&call.state, &id)
}

#[post("/v1/payments/payouts-item/{id}/cancel")]
pub(super) async fn cancel_payout(
    call: Call,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    call.state.books().cancel_payout(&id)?;
    answer(&call.state, &id)
}

/// A payment as it is now.
pub(super) fn answer(state: &State, id: &str) -> Result<HttpResponse, Problem> {
    let books = state.books();
    let (batch, item) = books.payout_by_id(id)?;
    Ok(HttpResponse::Ok().json(wire::payout(&state.base_url, batch, item)))
}
