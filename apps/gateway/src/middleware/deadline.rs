//! The longest time for a response. Each step (a body, a place, a connection, a statement) has a
//! limit of its own; this is the limit for all of them together.
//!
//! Nothing that was acknowledged is lost by it. A 503 acknowledges nothing; an interrupted
//! transaction is rolled back, or committed if the commit was already on its way; and checkout and
//! capture run to their end as separate tasks, and their result can be requested again with the
//! same key.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::CONTENT_TYPE;
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, ResponseError, web};

use super::request_id::path;
use crate::problem::Problem;
use crate::state::State;

/// The middleware.
pub async fn enforce<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let state = request.app_data::<web::Data<State>>();
    let Some(limit) = state.map(|state| state.config.http.deadline) else {
        return next.call(request).await;
    };
    if is_upload(&request) {
        return next.call(request).await;
    }
    let method = request.method().clone();
    let path = path::logged(request.match_info());
    match tokio::time::timeout(limit, next.call(request)).await {
        Ok(answered) => answered,
        Err(_) => {
            tracing::error!(%method, path, ?limit, "a request took too long");
            metrics::counter!("requests_too_long_total").increment(1);
            // the request went with what was to answer it
            Err(InternalError::from_response("too long", too_long().error_response()).into())
        }
    }
}

/// Pictures come over slow lines and wait for their turn; their bodies have a limit of their own. Who
/// only reads brings none, whatever the headers say.
fn is_upload(request: &ServiceRequest) -> bool {
    if ![Method::POST, Method::PUT, Method::PATCH].contains(request.method()) {
        return false;
    }
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with("multipart/form-data"))
}

fn too_long() -> Problem {
    let detail = "This took too long on our end. Try again in a moment";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "took_too_long", detail).retry_after(5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn only_a_change_that_brings_a_form_is_an_upload() {
        let form = "Multipart/Form-Data; boundary=b";
        for (method, kind, expected) in [
            (Method::POST, form, true),
            (Method::PUT, form, true),
            (Method::PATCH, form, true),
            (Method::POST, "application/json", false),
            (Method::GET, form, false),
            (Method::HEAD, form, false),
            (Method::DELETE, form, false),
        ] {
            let request = TestRequest::default().method(method.clone());
            let request = request.insert_header((CONTENT_TYPE, kind));
            let request = request.to_srv_request();
            assert_eq!(is_upload(&request), expected, "{method} {kind}");
        }
    }
}
