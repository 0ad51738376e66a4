//! The devices that the caller is signed in on.

use actix_web::{HttpResponse, delete, get, web};
use auth::actor::{DataSubject, User};
use auth::session;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::SessionId;
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::state::State;

/// A device that is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionInfo {
    id: i64,
    /// The name the device reports.
    #[schema(required = true, example = "Mozilla/5.0 (X11; Linux x86_64)")]
    user_agent: Option<String>,
    /// The network it signed in from.
    #[schema(required = true, example = "203.0.113.0/24")]
    network: Option<String>,
    created_at: DateTime<Utc>,
    /// When it last exchanged its refresh token.
    last_seen_at: DateTime<Utc>,
    /// Whether it is the device making this request.
    current: bool,
}

impl SessionInfo {
    /// A device of the one who asks.
    pub fn of(subject: &impl DataSubject, session: session::Session) -> Self {
        Self {
            current: subject.device() == Some(session.id),
            id: session.id.get(),
            user_agent: session.user_agent,
            network: session.network,
            created_at: session.created_at,
            last_seen_at: session.last_seen_at,
        }
    }
}

/// The caller's signed-in devices, the latest used first.
#[utoipa::path(
    operation_id = "listSessions", tag = "auth", summary = "Signed-in devices",
    security(("bearer" = [])),
    responses((status = 200, description = "The devices, at most 100", body = [SessionInfo])),
)]
#[get("/api/user/sessions")]
pub async fn list_sessions(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<Vec<SessionInfo>> {
    let sessions = session::list(&state.pool, &user).await?;
    let wire = |session| SessionInfo::of(&user, session);
    Ok(web::Json(sessions.into_iter().map(wire).collect()))
}

/// A device's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SessionPath {
    /// The device's ID in `listSessions`.
    #[param(value_type = i64)]
    id: SessionId,
}

/// Signs out on one of the caller's devices.
#[utoipa::path(
    operation_id = "endSession", tag = "auth", summary = "Sign a device out",
    security(("bearer" = [])), params(SessionPath),
    responses((status = 204, description = "Signed out; its tokens are no longer valid")),
)]
#[delete("/api/user/sessions/{id}")]
pub async fn end_session(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<SessionPath>,
) -> Result<HttpResponse, Problem> {
    session::end(&state.pool, &user, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}
