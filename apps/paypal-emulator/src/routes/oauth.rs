//! Access tokens: <https://developer.paypal.com/api/rest/authentication/>.

use actix_web::http::header::AUTHORIZATION;
use actix_web::{HttpRequest, HttpResponse, post, web};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use serde_json::json;

use crate::state::{State, TOKEN_LIFE};

#[derive(Deserialize)]
struct Grant {
    grant_type: Option<String>,
}

/// What an app may do whose every feature is switched on.
const SCOPES: [&str; 7] = [
    "https://uri.paypal.com/services/payments/payment/authcapture",
    "https://uri.paypal.com/services/payments/refund",
    "https://uri.paypal.com/payments/payouts",
    "https://uri.paypal.com/services/disputes/read-seller",
    "https://uri.paypal.com/services/disputes/update-seller",
    "https://uri.paypal.com/services/reporting/search/read",
    "https://uri.paypal.com/services/applications/webhooks",
];

#[post("/v1/oauth2/token")]
pub(super) async fn give_token(
    state: web::Data<State>,
    request: HttpRequest,
    grant: web::Form<Grant>,
) -> HttpResponse {
    state.pause().await;
    if !is_ours(&state, &request) {
        return HttpResponse::Unauthorized().json(json!({
            "error": "invalid_client",
            "error_description": "Client Authentication failed",
        }));
    }
    if grant.grant_type.as_deref() != Some("client_credentials") {
        return HttpResponse::BadRequest().json(json!({
            "error": "unsupported_grant_type",
            "error_description": "Grant Type is NULL or not supported",
        }));
    }
    HttpResponse::Ok().json(json!({
        "scope": SCOPES.join(" "),
        "access_token": state.give_token(),
        "token_type": "Bearer",
        "app_id": "APP-EMULATOR",
        "expires_in": TOKEN_LIFE.as_secs(),
        "nonce": crate::id::debug(),
    }))
}

fn is_ours(state: &State, request: &HttpRequest) -> bool {
    let settings = &state.settings;
    let expected = STANDARD.encode(format!("{}:{}", settings.client_id, settings.client_secret));
    let header = request.headers().get(AUTHORIZATION);
    let given = header.and_then(|value| value.to_str().ok());
    given.and_then(|text| text.strip_prefix("Basic ")) == Some(expected.as_str())
}
