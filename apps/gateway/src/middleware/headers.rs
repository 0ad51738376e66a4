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

use super::request_id::path;
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
    let is_api = is_of_api(&request);
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

/// As the router sees it: another spelling of an address gets the same answer.
fn is_of_api(request: &ServiceRequest) -> bool {
    let path = path::asked(request.match_info());
    path.starts_with("/api/") || path.starts_with("/auth/")
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

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::middleware::from_fn;
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, HttpResponse};

    #[actix_web::test]
    async fn an_answer_of_the_api_is_kept_nowhere_however_its_address_is_spelled() {
        let answer = || async { HttpResponse::Ok().finish() };
        let app = App::new().default_service(web::to(answer));
        let app = init_service(app.wrap(from_fn(secure))).await;
        for (uri, is_api) in [
            ("/api/user/me", true),
            ("/%61pi/user/me", true),
            ("//api/user/me", true),
            ("/%61uth/refresh-token", true),
            ("/apiary", false),
            ("/", false),
        ] {
            let request = TestRequest::with_uri(uri).to_request();
            let answer = call_service(&app, request).await;
            let kept = answer.headers().get(CACHE_CONTROL);
            assert_eq!(kept.is_some_and(|how| how == "no-store"), is_api, "{uri}");
            let policy = answer.headers().get(CONTENT_SECURITY_POLICY).unwrap();
            let nothing = policy.to_str().unwrap().starts_with("default-src 'none'");
            assert_eq!(nothing, is_api, "{uri}");
        }
    }
}
