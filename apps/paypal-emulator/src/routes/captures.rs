//! Captures and refunds: <https://developer.paypal.com/docs/api/payments/v2/>.

use actix_web::{HttpResponse, get, post, web};
use serde::Deserialize;
use serde_json::json;

use super::call::Call;
use crate::amount::AmountJson;
use crate::books::{NewRefund, RefundFaults};
use crate::problem::{Issue, Problem};
use crate::{check, wire};

const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);

#[derive(Default, Deserialize)]
struct RefundBody {
    amount: Option<AmountJson>,
    custom_id: Option<String>,
}

#[get("/v2/payments/captures/{id}")]
pub(super) async fn get_capture(
    call: Call,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let books = call.state.books();
    let (order, capture) = books.capture_by_id(&id)?;
    Ok(HttpResponse::Ok().json(wire::capture(&call.state.base_url, order, capture)))
}

#[post("/v2/payments/captures/{id}/refund")]
pub(super) async fn refund_capture(
    call: Call,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    call.demand_json()?;
    let new = NewRefund {
        request_id: call.request_id.clone(),
        ..new_refund(&body)?
    };
    let faults = RefundFaults {
        refused: call.state.fails(|faults| &mut faults.refund_refused),
        pending: call.state.fails(|faults| &mut faults.refund_pending),
        forgotten: call.state.fails(|faults| &mut faults.forgotten_requests),
    };
    let mut books = call.state.books();
    let done = books.refund(&id, new, &faults)?;
    if !done.repeated && call.state.fails(|faults| &mut faults.refund_fails) {
        return Err(Problem::timed_out());
    }
    let (order, capture, refund) = books.refund_by_id(&done.result)?;
    let body = if call.wants_all {
        wire::refund(&call.state.base_url, order, capture, refund)
    } else {
        json!({ "id": refund.id, "status": refund.standing })
    };
    Ok(if done.repeated {
        HttpResponse::Ok().json(body)
    } else {
        HttpResponse::Created().json(body)
    })
}

#[get("/v2/payments/refunds/{id}")]
pub(super) async fn get_refund(call: Call, id: web::Path<String>) -> Result<HttpResponse, Problem> {
    let books = call.state.books();
    let (order, capture, refund) = books.refund_by_id(&id)?;
    Ok(HttpResponse::Ok().json(wire::refund(&call.state.base_url, order, capture, refund)))
}

/// What the body of a refund asks for; without one all that is left.
pub(super) fn new_refund(body: &[u8]) -> Result<NewRefund, Problem> {
    if body.is_empty() {
        return Ok(NewRefund::default());
    }
    let body: RefundBody = serde_json::from_slice(body).map_err(|_| SYNTAX.invalid("/"))?;
    Ok(NewRefund {
        amount: body.amount.as_ref().map(check::positive).transpose()?,
        custom_id: body.custom_id,
        request_id: None,
    })
}
