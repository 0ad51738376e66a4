//! Each request has an ID: in the response's `x-request-id`, in every log line and in every
//! problem. Panics are caught here, logged and answered as a problem.

pub mod path;

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpResponse, ResponseError};
use futures_util::FutureExt;
use tracing::Instrument;

use crate::middleware::limits::RetryLater;
use crate::problem::Problem;

const NAME: HeaderName = HeaderName::from_static("x-request-id");

/// The request that is being answered.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// 16 hexadecimal digits.
    pub id: String,
    /// The path asked for.
    pub path: String,
}

tokio::task_local! {
    static CURRENT: Request;
}

/// The request that the running task answers; empty outside one.
pub fn current() -> Request {
    CURRENT.try_with(Clone::clone).unwrap_or_default()
}

/// The middleware.
pub async fn assign(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let current = Request {
        id: format!("{:016x}", rand::random::<u64>()),
        path: request.path().to_owned(),
    };
    let span = tracing::info_span!("request", id = %current.id);
    let id = current.id.clone();
    let answer = CURRENT
        .scope(current, answer(request, next))
        .instrument(span);
    match answer.await {
        Ok(mut response) => {
            set_header(response.headers_mut(), &id);
            Ok(response)
        }
        Err(mut response) => {
            set_header(response.headers_mut(), &id);
            Err(InternalError::from_response("answered", response).into())
        }
    }
}

fn set_header(headers: &mut HeaderMap, id: &str) {
    if let Ok(value) = HeaderValue::from_str(id) {
        headers.insert(NAME, value);
    }
}

/// `Err` is an answer too: one that came back without its request. No clone of the request
/// may be kept here, since routing wants it unshared.
async fn answer(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, HttpResponse> {
    let started = Instant::now();
    let method = request.method().clone();
    let path = path::logged(request.match_info());
    let response = match AssertUnwindSafe(next.call(request)).catch_unwind().await {
        Ok(Ok(response)) => Ok(response.map_into_boxed_body()),
        Ok(Err(error)) => Err(error.error_response()),
        Err(_) => {
            metrics::counter!("panics_total").increment(1);
            Err(Problem::internal(&"a handler panicked").error_response())
        }
    };
    let seconds = started.elapsed().as_secs_f64();
    let head = match &response {
        Ok(response) => response.response(),
        Err(response) => response,
    };
    let status = head.status().as_u16();
    metrics::histogram!("http_request_seconds", "status" => status.to_string()).record(seconds);
    match head.extensions().contains::<RetryLater>() {
        true => tracing::debug!(%method, %path, status, "told to come back"),
        false => tracing::info!(%method, %path, status, ms = seconds * 1000.0, "answered"),
    }
    response
}
