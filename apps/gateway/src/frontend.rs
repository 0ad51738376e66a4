//! The built storefront: files of `frontend/dist`, read from disk in a debug build and
//! carried inside the program in a release build.
//!
//! A path under `/assets/` is a file or a 404; any other page path gets `index.html`, with a
//! fresh nonce in its Content-Security-Policy.

use actix_web::http::StatusCode;
use actix_web::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY,
};
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine;
use rust_embed::RustEmbed;

use crate::problem::Problem;
use crate::state::State;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../frontend/dist"]
#[exclude = "*.map"]
#[allow_missing = true]
struct Dist;

/// Answers what no API route took.
pub async fn serve(request: HttpRequest, state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let path = request.path().trim_start_matches('/');
    if ["api/", "auth/", "dev/", "media/"]
        .iter()
        .any(|start| path.starts_with(start))
    {
        return Err(Problem::not_found());
    }
    if !matches!(
        *request.method(),
        actix_web::http::Method::GET | actix_web::http::Method::HEAD
    ) {
        let detail = "This address can only be read";
        return Err(Problem::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "method_not_allowed",
            detail,
        ));
    }
    if path != "index.html"
        && let Some(file) = file(&request, path)
    {
        return Ok(file);
    }
    if path.starts_with("assets/") {
        return Err(Problem::not_found());
    }
    page(&state)
}

/// A file as it lies there; its brotli twin where the browser takes it.
fn file(request: &HttpRequest, path: &str) -> Option<HttpResponse> {
    let plain = Dist::get(path)?;
    let mut response = HttpResponse::Ok();
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    response.insert_header((CONTENT_TYPE, kind.to_string()));
    let caching = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "public, max-age=3600",
    };
    response.insert_header((CACHE_CONTROL, caching));
    let takes_brotli = request
        .headers()
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| {
            value
                .split(',')
                .any(|coding| coding.trim().starts_with("br"))
        });
    let packed = takes_brotli
        .then(|| Dist::get(&format!("{path}.br")))
        .flatten();
    if let Some(packed) = packed {
        response.insert_header((CONTENT_ENCODING, "br"));
        response.insert_header((VARY, "accept-encoding"));
        return Some(response.body(packed.data.into_owned()));
    }
    Some(response.body(plain.data.into_owned()))
}

fn page(state: &State) -> Result<HttpResponse, Problem> {
    let index = Dist::get("index.html").ok_or_else(|| {
        Problem::internal(&"the storefront is not built: run `npx rust-just start`")
    })?;
    let nonce = base64::engine::general_purpose::STANDARD.encode(rand::random::<[u8; 16]>());
    let html = String::from_utf8_lossy(&index.data).replace("__CSP_NONCE__", &nonce);
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .insert_header((CONTENT_SECURITY_POLICY, policy(&nonce, state)))
        .body(html))
}

/// The page's policy. With no SDK address of our own, PayPal's hosts are let in
/// (developer.paypal.com/sdk/js/best-practices, "Content Security Policy").
fn policy(nonce: &str, state: &State) -> String {
    let provider = state.config.payments.sdk_url.as_deref();
    let provider = provider.map_or("https://*.paypal.com https://*.paypalobjects.com", origin);
    format!(
        "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'strict-dynamic'; \
         style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob: {provider}; \
         connect-src 'self' {provider}; frame-src {provider}; font-src 'self'; \
         object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
}

/// Scheme, host and port of an address.
fn origin(url: &str) -> &str {
    let start = url.find("://").map_or(0, |at| at + 3);
    let end = url.get(start..).and_then(|rest| rest.find('/'));
    end.and_then(|end| url.get(..start + end)).unwrap_or(url)
}
