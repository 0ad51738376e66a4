//! Headers that keep browsers safe. The page's own Content-Security-Policy, with its nonce,
//! is set by [`crate::frontend`]; everything else gets one that allows nothing.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CROSS_ORIGIN_OPENER_POLICY, HeaderMap, HeaderName,
    HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use actix_web::middleware::Next;

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

/// The middleware.
pub async fn secure(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let is_api = request.path().starts_with("/api/") || request.path().starts_with("/auth/");
    match next.call(request).await {
        Ok(mut response) => {
            set_all(response.headers_mut(), is_api);
            Ok(response)
        }
        // an answer too: one that came back without its request
        Err(error) => {
            let mut response = error.error_response();
            set_all(response.headers_mut(), is_api);
            Err(InternalError::from_response("answered", response).into())
        }
    }
}

fn set_all(headers: &mut HeaderMap, is_api: bool) {
    for (name, value) in HEADERS {
        set_default(headers, name, value);
    }
    if is_api {
        let nothing = "default-src 'none'; frame-ancestors 'none'";
        set_default(headers, CONTENT_SECURITY_POLICY, nothing);
        set_default(headers, CACHE_CONTROL, "no-store");
    }
}

fn set_default(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    if !headers.contains_key(&name) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
