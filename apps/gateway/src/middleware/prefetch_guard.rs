//! Guards two addresses that change something although they are requested with GET, as the
//! specification requires. HEAD, a browser's prefetch, and a link or picture that points there
//! change nothing.

use actix_web::ResponseError;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::HeaderMap;
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;

use super::request_id::path;
use crate::methods;
use crate::problem::Problem;

/// Whether GET changes something at this address.
pub fn get_changes_data(path: &str) -> bool {
    path == "/api/auth/signout" || path.starts_with("/api/cart/changeQuantity/")
}

/// The middleware.
pub async fn check(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    match refusal(&request) {
        None => next
            .call(request)
            .await
            .map(ServiceResponse::map_into_left_body),
        Some(problem) => {
            let response = request.into_response(problem.error_response());
            Ok(response.map_into_right_body())
        }
    }
}

fn refusal(request: &ServiceRequest) -> Option<Problem> {
    let path = path::asked(request.match_info());
    match *request.method() {
        _ if !get_changes_data(&path) => None,
        Method::HEAD => Some(methods::refuse(&path)),
        Method::GET if is_prefetch(request.headers()) => Some(prefetch_refused()),
        _ => None,
    }
}

/// As browsers and proxies say it. A script's own call has no destination (`empty`).
fn is_prefetch(headers: &HeaderMap) -> bool {
    let says = |name: &str, word: &str| {
        let lines = headers.get_all(name).filter_map(|line| line.to_str().ok());
        lines
            .into_iter()
            .any(|line| line.to_lowercase().contains(word))
    };
    let destination = headers.get("sec-fetch-dest");
    destination.is_some_and(|destination| destination != "empty")
        || says("sec-purpose", "prefetch")
        || says("purpose", "prefetch")
        || says("x-moz", "prefetch")
        || says("x-purpose", "preview")
}

fn prefetch_refused() -> Problem {
    let detail = "This address changes data, so it can't be prefetched or opened as a page";
    Problem::new(StatusCode::FORBIDDEN, "prefetch_refused", detail)
}
