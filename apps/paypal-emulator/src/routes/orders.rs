//! Orders v2: <https://developer.paypal.com/docs/api/orders/v2/>.

use std::time::Duration;

use actix_web::{HttpResponse, get, post, web};

use super::call::Call;
use crate::books::{CaptureFaults, Done};
use crate::order::Order;
use crate::problem::{Issue, Problem};
use crate::{check, wire};

/// Longer than any caller waits.
const FOREVER: Duration = Duration::from_secs(60);

/// <https://developer.paypal.com/api/rest/reference/orders/v2/errors/>
const TOO_MUCH: Issue = Issue::new(
    "MAX_VALUE_EXCEEDED",
    "Should be less than or equal to 999999999999999.99. If the currency supports decimals, only two decimal place precision is supported.",
);

#[post("/v2/checkout/orders")]
pub(super) async fn create_order(call: Call, body: web::Bytes) -> Result<HttpResponse, Problem> {
    call.demand_json()?;
    if call.state.fails(|faults| &mut faults.create_fails) {
        return Err(Problem::unavailable());
    }
    if call.state.fails(|faults| &mut faults.create_refused) {
        return Err(TOO_MUCH.unprocessable());
    }
    let request = check::new_order(&body)?;
    let foreign = call.state.fails(|faults| &mut faults.foreign_payee);
    let payee = foreign.then(|| "SOMEBODYELSE1".to_owned());
    let mut books = call.state.books();
    let done = books.create(request, call.request_id.clone(), payee)?;
    drop(books);
    Ok(answer(&call, &done))
}

#[get("/v2/checkout/orders/{id}")]
pub(super) async fn get_order(call: Call, id: web::Path<String>) -> Result<HttpResponse, Problem> {
    let books = call.state.books();
    let order = books.order(&id)?;
    Ok(HttpResponse::Ok().json(wire::order(&call.state.base_url, order)))
}

#[post("/v2/checkout/orders/{id}/capture")]
pub(super) async fn capture_order(
    call: Call,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    call.demand_json()?;
    let state = &call.state;
    if state.fails(|faults| &mut faults.capture_unavailable) {
        return Err(Problem::unavailable());
    }
    let done = capture(&call, &id)?;
    if !done.repeated && state.fails(|faults| &mut faults.capture_timeout) {
        tokio::time::sleep(FOREVER).await;
    }
    if !done.repeated && state.fails(|faults| &mut faults.capture_fails) {
        return Err(Problem::timed_out());
    }
    Ok(answer(&call, &done))
}

/// Takes the money; only a capture that really happens uses up a fault.
fn capture(call: &Call, id: &str) -> Result<Done<Order>, Problem> {
    let state = &call.state;
    let is_due = state.books().order(id)?.status == crate::order::Status::Approved;
    let faults = if is_due {
        CaptureFaults {
            declined: state.fails(|faults| &mut faults.decline_next),
            wrong_amount: state.fails(|faults| &mut faults.wrong_amount),
            pending: state.fails(|faults| &mut faults.capture_pending),
        }
    } else {
        CaptureFaults::default()
    };
    state.books().capture(id, call.request_id.clone(), &faults)
}

fn answer(call: &Call, done: &Done<Order>) -> HttpResponse {
    let base = &call.state.base_url;
    let body = if call.wants_all {
        wire::order(base, &done.result)
    } else {
        wire::short_order(base, &done.result)
    };
    if done.repeated {
        HttpResponse::Ok().json(body)
    } else {
        HttpResponse::Created().json(body)
    }
}
