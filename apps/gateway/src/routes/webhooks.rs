//! Webhooks of the payment provider.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, post, web};
use payments::webhook::{Refusal, SignatureHeaders};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::problem::Problem;
use crate::state::State;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(paypal_webhook);
}

/// PayPal reports; the signature over the raw bytes is checked, the event is kept and
/// answered at once, and worked on later
/// (developer.paypal.com/api/rest/webhooks/rest/#link-eventheadersfields).
#[utoipa::path(
    operation_id = "paypalWebhook", tag = "orders", summary = "Webhook for PayPal's events",
    request_body(content = serde_json::Value, description = "The event as PayPal sends it, signed"),
    responses(
        (status = 200, description = "Stored"),
        (status = 400, description = "Not signed by PayPal for this marketplace", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/webhooks/paypal")]
pub async fn paypal_webhook(
    state: web::Data<State>,
    request: HttpRequest,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    let header = |name: &'static str| {
        request
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
    };
    let headers = SignatureHeaders::read(header).map_err(refused)?;
    let verified = state
        .webhook_verifier
        .verify(&headers, &body, chrono::Utc::now())
        .await
        .map_err(refused)?;
    let raw = serde_json::from_slice(&body)
        .map_err(|error| Problem::malformed("malformed_body", error.to_string()))?;
    let browser_first = state.config.payments.browser_first;
    orders::provider_webhooks::store(&state.pool, &verified.event, &raw, browser_first).await?;
    if let Some(batch) = &verified.event.payout_batch_id {
        seller::payout::send::reported(&state.pool, batch).await?;
    }
    Ok(HttpResponse::Ok().finish())
}

fn refused(refusal: Refusal) -> Problem {
    match refusal {
        Refusal::CertificateUnavailable(cause) => Problem::busy(&cause),
        other => Problem::new(
            StatusCode::BAD_REQUEST,
            "webhook_refused",
            other.to_string(),
        ),
    }
}
