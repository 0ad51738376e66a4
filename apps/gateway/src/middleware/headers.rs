//! Security headers. The Content-Security-Policy of pages, with its nonce, is set by
//! [`crate::frontend`]; responses of the API get one that allows nothing, and files one that keeps
//! other sites from showing them in a frame.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CROSS_ORIGIN_OPENER_POLICY, HeaderMap, HeaderName,
    HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use actix_web::middleware::Next;
use actix_web::web;

use crate::state::State;

const HEADERS: [(HeaderName, &str); 5] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "strict-origin-when-cross-origin"),
    (CROSS_ORIGIN_OPENER_POLICY, "same-origin-allow-popups"),
    (
        PERMISSIONS_POLICY,
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// For two years browsers ask by TLS alone (RFC 6797). Subdomains are left out: they may be
/// somebody else's.
const BY_TLS: &str = "max-age=63072000";

/// The middleware.
pub async fn secure(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let is_api = request.path().starts_with("/api/") || request.path().starts_with("/auth/");
    let state = request.app_data::<web::Data<State>>();
    let by_tls = state.is_some_and(|state| state.config.http.public_url.scheme() == "https");
    match next.call(request).await {
        Ok(mut response) => {
            set_all(response.headers_mut(), is_api, by_tls);
            Ok(response)
        }
        // an answer too: one that came back without its request
        Err(error) => {
            let mut response = error.error_response();
            set_all(response.headers_mut(), is_api, by_tls);
            Err(InternalError::from_response("answered", response).into())
        }
    }
}

fn set_all(headers: &mut HeaderMap, is_api: bool, by_tls: bool) {
    for (name, value) in HEADERS {
        set_default(headers, name, value);
    }
    if by_tls {
        set_default(headers, STRICT_TRANSPORT_SECURITY, BY_TLS);
    }
    if is_api {
        let nothing = "default-src 'none'; frame-ancestors 'none'";
        set_default(headers, CONTENT_SECURITY_POLICY, nothing);
        set_default(headers, CACHE_CONTROL, "no-store");
    } else {
        set_default(headers, CONTENT_SECURITY_POLICY, "frame-ancestors 'none'");
    }
}

fn set_default(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    if !headers.contains_key(&name) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
