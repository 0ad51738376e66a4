//! The subscription to webhooks: <https://developer.paypal.com/docs/api/webhooks/v1/#webhooks_get>.

use actix_web::{HttpResponse, get, web};
use serde_json::json;

use super::call::Call;
use crate::problem::Problem;

#[get("/v1/notifications/webhooks/{id}")]
pub(super) async fn get_webhook(
    call: Call,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let settings = &call.state.settings;
    let url = settings.webhook_url.as_ref();
    let url = url.filter(|_| *id == settings.webhook_id);
    let url = url.ok_or_else(Problem::not_found)?;
    Ok(HttpResponse::Ok().json(json!({
        "id": settings.webhook_id,
        "url": url,
        "event_types": [{ "name": "*", "description": "ALL", "status": "ENABLED" }],
    })))
}
