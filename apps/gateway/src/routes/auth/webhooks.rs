//! The marketplace's own webhooks.

use actix_web::{HttpResponse, delete, get, patch, post, web};
use auth::actor::Operator;
use utoipa_actix_web::service_config::ServiceConfig;
use webhooks::{delivery_log, endpoint};

use crate::caller::Caller;
use crate::problem::{Answer, Problem, ProblemBody};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::webhook::{
    CreatedWebhook, NewWebhook, Webhook, WebhookChange, WebhookDelivery, WebhookDeliveryPage,
    WebhookDeliveryPath, WebhookDeliveryQuery, WebhookPath,
};

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(list_operator_webhooks)
        .service(create_operator_webhook)
        .service(get_operator_webhook)
        .service(change_operator_webhook)
        .service(delete_operator_webhook)
        .service(rotate_operator_webhook_secret)
        .service(test_operator_webhook)
        .service(list_operator_webhook_deliveries)
        .service(get_operator_webhook_delivery)
        .service(resend_operator_webhook_delivery);
}

/// The webhooks of the marketplace.
#[utoipa::path(
    operation_id = "listOperatorWebhooks", tag = "auth", summary = "Webhooks",
    security(("bearer" = [])),
    responses((status = 200, description = "The oldest first; 10 at most", body = [Webhook])),
)]
#[get("/api/admin/webhooks")]
pub async fn list_operator_webhooks(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
) -> Answer<Vec<Webhook>> {
    let endpoints = endpoint::list(&state.hooks, &operator).await?;
    Ok(web::Json(
        endpoints.into_iter().map(Webhook::from).collect(),
    ))
}

/// Creates a webhook.
#[utoipa::path(
    operation_id = "createOperatorWebhook", tag = "auth", summary = "Create a webhook",
    description = "From now on it receives the chosen events of all shops. The messages are \
        described under `webhooks` of this document and signed according to Standard Webhooks; the \
        secret is shown only in this response. Accept a message with 2xx within 15 seconds; \
        otherwise it is retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h. A 410 response \
        pauses the webhook, and so does a message whose last retry failed while the webhook \
        accepted nothing for five days. At most 10.",
    security(("bearer" = [])), request_body = NewWebhook,
    responses(
        (status = 201, description = "The webhook and its secret", body = CreatedWebhook),
        (status = 409, description = "`too_many_webhooks`: there are already 10",
            body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/webhooks")]
pub async fn create_operator_webhook(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    Valid(body): Valid<NewWebhook>,
) -> Result<HttpResponse, Problem> {
    let made = endpoint::create(&state.hooks, &operator, &body.parse()?).await?;
    Ok(HttpResponse::Created().json(CreatedWebhook::from(made)))
}

/// A webhook of the marketplace.
#[utoipa::path(
    operation_id = "getOperatorWebhook", tag = "auth", summary = "A webhook",
    security(("bearer" = [])), params(WebhookPath),
    responses((status = 200, description = "The webhook", body = Webhook)),
)]
#[get("/api/admin/webhooks/{id}")]
pub async fn get_operator_webhook(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookPath>,
) -> Answer<Webhook> {
    let endpoint = endpoint::get(&state.hooks, &operator, path.id).await?;
    Ok(web::Json(endpoint.into()))
}

/// Changes a webhook, pauses it or turns it on again.
#[utoipa::path(
    operation_id = "changeOperatorWebhook", tag = "auth", summary = "Change a webhook",
    security(("bearer" = [])), params(WebhookPath), request_body = WebhookChange,
    responses((status = 200, description = "The webhook as it is now", body = Webhook)),
)]
#[patch("/api/admin/webhooks/{id}")]
pub async fn change_operator_webhook(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookPath>,
    Valid(body): Valid<WebhookChange>,
) -> Answer<Webhook> {
    let endpoint = endpoint::change(&state.hooks, &operator, path.id, &body.parse()?).await?;
    Ok(web::Json(endpoint.into()))
}

/// Deletes a webhook with its log.
#[utoipa::path(
    operation_id = "deleteOperatorWebhook", tag = "auth", summary = "Delete a webhook",
    security(("bearer" = [])), params(WebhookPath),
    responses((status = 204, description = "Deleted; it receives no more messages")),
)]
#[delete("/api/admin/webhooks/{id}")]
pub async fn delete_operator_webhook(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookPath>,
) -> Result<HttpResponse, Problem> {
    endpoint::delete(&state.hooks, &operator, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Gives a webhook a new secret; the one before signs too for a day.
#[utoipa::path(
    operation_id = "rotateOperatorWebhookSecret", tag = "auth", summary = "Rotate a webhook's secret",
    description = "For 24 hours, `webhook-signature` has two signatures, one by the new secret and \
        one by the previous secret.",
    security(("bearer" = [])), params(WebhookPath),
    responses((status = 200, description = "The webhook and its new secret", body = CreatedWebhook)),
)]
#[post("/api/admin/webhooks/{id}/rotate-secret")]
pub async fn rotate_operator_webhook_secret(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookPath>,
) -> Answer<CreatedWebhook> {
    let made = endpoint::rotate(&state.hooks, &operator, path.id).await?;
    Ok(web::Json(made.into()))
}

/// Sends a message of type `webhook.test`.
#[utoipa::path(
    operation_id = "testOperatorWebhook", tag = "auth", summary = "Send a test event",
    security(("bearer" = [])), params(WebhookPath),
    responses(
        (status = 202, description = "Queued for delivery", body = WebhookDelivery),
        (status = 409, description = "`webhook_paused`", body = ProblemBody,
            content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/webhooks/{id}/test")]
pub async fn test_operator_webhook(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookPath>,
) -> Result<HttpResponse, Problem> {
    let sent = delivery_log::test(&state.hooks, &operator, path.id).await?;
    Ok(HttpResponse::Accepted().json(WebhookDelivery::from(sent)))
}

/// What a webhook was sent in the last 30 days.
#[utoipa::path(
    operation_id = "listOperatorWebhookDeliveries", tag = "auth", summary = "A webhook's deliveries",
    security(("bearer" = [])), params(WebhookPath, WebhookDeliveryQuery),
    responses((status = 200, description = "The latest first", body = WebhookDeliveryPage)),
)]
#[get("/api/admin/webhooks/{id}/deliveries")]
pub async fn list_operator_webhook_deliveries(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookPath>,
    query: Query<WebhookDeliveryQuery>,
) -> Answer<WebhookDeliveryPage> {
    let found = delivery_log::list(&state.hooks, &operator, path.id, query.parse()?).await?;
    Ok(web::Json(found.into()))
}

/// One delivery.
#[utoipa::path(
    operation_id = "getOperatorWebhookDelivery", tag = "auth", summary = "A delivery",
    security(("bearer" = [])), params(WebhookDeliveryPath),
    responses((status = 200, description = "The delivery", body = WebhookDelivery)),
)]
#[get("/api/admin/webhooks/{id}/deliveries/{deliveryId}")]
pub async fn get_operator_webhook_delivery(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookDeliveryPath>,
) -> Answer<WebhookDelivery> {
    let delivery = delivery_log::get(&state.hooks, &operator, path.ids()).await?;
    Ok(web::Json(delivery.into()))
}

/// Sends a message again, or one that waits at once.
#[utoipa::path(
    operation_id = "resendOperatorWebhookDelivery", tag = "auth", summary = "Send a message again",
    description = "With the same `webhook-id`, so that a program can tell that it already has it.",
    security(("bearer" = [])), params(WebhookDeliveryPath),
    responses(
        (status = 202, description = "Queued for delivery", body = WebhookDelivery),
        (status = 409, description = "`webhook_paused`", body = ProblemBody,
            content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/webhooks/{id}/deliveries/{deliveryId}/resend")]
pub async fn resend_operator_webhook_delivery(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<WebhookDeliveryPath>,
) -> Result<HttpResponse, Problem> {
    let sent = delivery_log::resend(&state.hooks, &operator, path.ids()).await?;
    Ok(HttpResponse::Accepted().json(WebhookDelivery::from(sent)))
}
