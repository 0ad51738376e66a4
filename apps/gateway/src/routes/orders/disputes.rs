//! Buyers' complaints at PayPal, as operators see them.

use actix_web::{get, post, web};
use auth::actor::{Confirmed, Operator};
use db::once::Key;
use orders::dispute::{answer, case};
use serde::{Deserialize, Serialize};
use types::{DisputeId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::problem::auth::ConfirmationRequired;
use crate::query::Query;
use crate::routes::seller::disputes::{DisputeDetail, DisputePage, DisputePath};
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Which disputes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DisputeQuery {
    /// Only those that are not decided.
    #[serde(default)]
    open: bool,
}

/// Why the marketplace or the shop agrees with the buyer.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AcceptDispute {
    /// PayPal and the buyer read it.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(example = "The parcel got lost", min_length = 1, max_length = 2000)]
    pub note: String,
}

/// All disputes: open ones first, the most urgent on top.
#[utoipa::path(
    operation_id = "listDisputes", tag = "orders", summary = "All disputes",
    security(("bearer" = [])), params(DisputeQuery, PageQuery),
    responses((status = 200, description = "One page", body = DisputePage)),
)]
#[get("/api/admin/disputes")]
pub async fn list_disputes(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<DisputeQuery>,
    page: Query<PageQuery>,
) -> Answer<DisputePage> {
    let page = case::all(&state.orders, &operator, query.open, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Agrees with the buyer: PayPal gives the money back, and books follow.
#[utoipa::path(
    operation_id = "acceptDispute", tag = "orders", summary = "Agree with the buyer",
    security(("bearer" = [])), request_body = AcceptDispute,
    params(DisputePath, ("Idempotency-Key" = String, Header, description = "A random text, the same for each retry", example = "6f1c1f0e-dispute")),
    responses(
        (status = 200, description = "The dispute", body = DisputeDetail),
        ConfirmationRequired,
        (status = 409, description = "It is decided, or accepted already (`dispute_decided`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/disputes/{id}/accept")]
pub async fn accept_dispute(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<DisputePath>,
    Valid(body): Valid<AcceptDispute>,
) -> Answer<DisputeDetail> {
    let actor = format!("user:{}", operator.user().id());
    let key = Key::new(actor, "acceptDispute", &key, &(path.id, &body));
    let (id, note) = (DisputeId::new(path.id), body.note.parse()?);
    let detail = answer::accept(&state.orders, &operator, &key, id, &note).await?;
    Ok(web::Json(detail.into()))
}
