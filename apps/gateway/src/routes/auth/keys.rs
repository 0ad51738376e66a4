//! API keys of operators.

use actix_web::{HttpResponse, delete, get, post, web};
use auth::actor::Operator;
use auth::key;

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::Valid;
use crate::wire::key::{ApiKey, ApiKeyPath, CreatedApiKey, NewApiKey};

/// The keys that the caller made for the marketplace, with those that stopped working within a month.
#[utoipa::path(
    operation_id = "listOperatorKeys", tag = "auth", summary = "API keys",
    security(("bearer" = [])),
    responses((status = 200, description = "Active ones first, then the latest; at most 100", body = [ApiKey])),
)]
#[get("/api/admin/keys")]
pub async fn list_operator_keys(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
) -> Answer<Vec<ApiKey>> {
    let keys = key::list(&state.pool, &operator).await?;
    Ok(web::Json(keys.into_iter().map(ApiKey::from).collect()))
}

/// Creates an API key for programs of the caller's own.
#[utoipa::path(
    operation_id = "createOperatorKey", tag = "auth", summary = "Create an API key",
    description = "A program that sends the key acts as its owner, within the key's scopes, and \
        can never do more than the owner may at that moment. It works only while the owner has a \
        second factor. It gives no access to what is a person's own: account, password, sessions, \
        cart and orders. A key that is created with a key cannot have more rights than that one: \
        403 `missing_scope`. The secret is shown only in this response. At most 25 keys can be \
        active at once.",
    security(("bearer" = [])), request_body = NewApiKey,
    responses(
        (status = 201, description = "The key and its secret", body = CreatedApiKey),
        (status = 409, description = "`too_many_keys`: there are already 25 active keys",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/keys")]
pub async fn create_operator_key(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    Valid(body): Valid<NewApiKey>,
) -> Result<HttpResponse, Problem> {
    let (draft, password) = body.parse::<Operator>()?;
    let made = key::create(&state.pool, &state.keys, &operator, &password, &draft).await?;
    Ok(HttpResponse::Created().json(CreatedApiKey::from(made)))
}

/// Revokes an API key: nothing that is sent with it is answered from now on.
#[utoipa::path(
    operation_id = "revokeOperatorKey", tag = "auth", summary = "Revoke an API key",
    security(("bearer" = [])), params(ApiKeyPath),
    responses((status = 204, description = "Revoked")),
)]
#[delete("/api/admin/keys/{id}")]
pub async fn revoke_operator_key(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApiKeyPath>,
) -> Result<HttpResponse, Problem> {
    key::revoke(&state.pool, &operator, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}
