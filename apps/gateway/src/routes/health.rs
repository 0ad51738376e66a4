//! Health checks, for load balancers and monitoring.

use std::sync::atomic::Ordering;

use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::problem::{Answer, Problem, ProblemBody};
use crate::state::State;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(live).service(ready);
}

/// Result of a health check.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`; anything else is a problem.
    #[schema(example = "ok")]
    status: &'static str,
}

/// The process runs.
#[utoipa::path(
    operation_id = "healthLive", tag = "ops", summary = "Liveness",
    responses((status = 200, description = "The process is running", body = Health)),
)]
#[get("/health/live")]
pub async fn live() -> web::Json<Health> {
    web::Json(Health { status: "ok" })
}

/// The process can answer requests: it is not shutting down, its search index
/// stands and its database answers.
#[utoipa::path(
    operation_id = "healthReady", tag = "ops", summary = "Readiness",
    responses(
        (status = 200, description = "Ready for requests", body = Health),
        (status = 503, description = "Not ready; see Retry-After", body = ProblemBody,
            content_type = "application/problem+json"),
    ),
)]
#[get("/health/ready")]
pub async fn ready(state: web::Data<State>) -> Answer<Health> {
    if !state.ready.load(Ordering::Relaxed) {
        return Err(Problem::busy(&"shutting down"));
    }
    if !state.listings.is_ready() {
        return Err(Problem::busy(&"the search index is being filled"));
    }
    state.pool.ping().await?;
    Ok(web::Json(Health { status: "ok" }))
}
