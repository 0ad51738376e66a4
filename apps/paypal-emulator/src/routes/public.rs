//! Public files: certificates and the JavaScript SDK.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{HttpResponse, get, web};
use serde::Deserialize;

use crate::problem::Problem;
use crate::state::State;

const PEM: &str = "application/x-pem-file";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SDK: &str = include_str!("../../assets/sdk.js");

#[derive(Deserialize)]
struct SdkQuery {
    #[serde(rename = "client-id")]
    client_id: Option<String>,
}

/// The certificate that webhooks are signed with.
#[get("/v1/notifications/certs/{name}")]
pub(super) async fn get_certificate(
    state: web::Data<State>,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    if *name != state.certificates.name {
        return Err(Problem::not_found());
    }
    let pem = state.certificates.chain.clone();
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, PEM))
        .body(pem))
}

/// The authority that a shop in another process must be told to trust.
#[get("/emulator/ca.pem")]
pub(super) async fn get_authority(state: web::Data<State>) -> HttpResponse {
    let pem = state.certificates.authority.clone();
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, PEM))
        .body(pem)
}

/// The script behind `<script src=".../sdk/js?client-id=…">`.
#[get("/sdk/js")]
pub(super) async fn get_sdk(state: web::Data<State>, query: web::Query<SdkQuery>) -> HttpResponse {
    if state.fails(|faults| &mut faults.sdk_fails) {
        return HttpResponse::ServiceUnavailable().finish();
    }
    let known = query.client_id.as_deref() == Some(state.settings.client_id.as_str());
    let (mut response, script) = if known {
        (HttpResponse::Ok(), SDK)
    } else {
        let complaint = "throw new Error(\"SDK Validation error: 'client-id not recognized'\");";
        (HttpResponse::BadRequest(), complaint)
    };
    response
        .insert_header((CONTENT_TYPE, SCRIPT))
        .insert_header((CACHE_CONTROL, "no-store"))
        .insert_header(("Cross-Origin-Resource-Policy", "cross-origin"))
        .body(script)
}
