//! Headers that keep browsers safe. The page's own Content-Security-Policy, with its nonce,
//! is set by [`crate::frontend`]; everything else gets one that allows nothing.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;

const HEADERS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "strict-origin-when-cross-origin"),
    ("cross-origin-opener-policy", "same-origin-allow-popups"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// The middleware.
pub async fn secure(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let is_api = request.path().starts_with("/api/") || request.path().starts_with("/auth/");
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        set_default(headers, name, value);
    }
    if !headers.contains_key(CONTENT_SECURITY_POLICY) && is_api {
        set_default(
            headers,
            "content-security-policy",
            "default-src 'none'; frame-ancestors 'none'",
        );
    }
    if is_api {
        set_default(headers, "cache-control", "no-store");
    }
    Ok(response)
}

fn set_default(headers: &mut HeaderMap, name: &'static str, value: &'static str) {
    let name = HeaderName::from_static(name);
    if !headers.contains_key(&name) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
