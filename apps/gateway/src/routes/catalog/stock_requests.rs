//! Stock requests: created, confirmed, cancelled.

use actix_web::{HttpResponse, delete, get, post, web};
use auth::actor::User;
use catalog::stock_request;
use serde::{Deserialize, Serialize};
use types::{EmailAddress, VariantId};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::client_device::ClientDevice;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{Valid, text};

/// A guest's stock request.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GuestStockRequest {
    /// A variant that is sold out.
    variant_id: i64,
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(example = "ada@example.com")]
    email: String,
}

/// Asks for an email once a variant is back in stock, as a guest.
#[utoipa::path(
    operation_id = "sendStockRequest", tag = "catalog", summary = "Request an email when it's back, as a guest",
    description = "An email, in the language of `Accept-Language`, asks the owner of the address \
        to confirm; the request counts only after its link was opened. The link works once, within \
        24 hours. The response is the same whether or not the address already has a request for \
        this variant. At most 5 requests at once for one address, then one every ten minutes, and \
        20 from one network, then one a minute.",
    request_body = GuestStockRequest,
    responses(
        (status = 202, description = "An email is sent if it is needed"),
        (status = 409, description = "`in_stock`: it can be bought now",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/public/stock-requests")]
pub async fn send_stock_request(
    state: web::Data<State>,
    ClientDevice(device): ClientDevice,
    Valid(body): Valid<GuestStockRequest>,
) -> Result<HttpResponse, Problem> {
    let (email, variant) = (body.email.parse()?, VariantId::new(body.variant_id));
    stock_request::ask_as_guest(&state.pool, &state.keys, &email, &device, variant).await?;
    Ok(HttpResponse::Accepted().finish())
}

/// The token of a link that confirms a request.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StockRequestLink {
    /// The token from the email.
    token: String,
}

/// Confirms the request whose link was followed.
#[utoipa::path(
    operation_id = "confirmStockRequest", tag = "catalog", summary = "Confirm a guest's request",
    description = "The request is active for up to 180 days. One email is sent when the variant \
        can be bought again (right away if it already can), which ends the request.",
    request_body = StockRequestLink,
    responses(
        (status = 204, description = "The request is active"),
        (status = 410, description = "The link was already used or has expired",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/public/stock-requests/confirm")]
pub async fn confirm_stock_request(
    state: web::Data<State>,
    Valid(body): Valid<StockRequestLink>,
) -> Result<HttpResponse, Problem> {
    stock_request::confirm(&state.pool, &body.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The caller's stock requests.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StockRequests {
    /// The latest first.
    variant_ids: Vec<i64>,
}

/// The variants that the caller is emailed about once they are back in stock.
#[utoipa::path(
    operation_id = "listStockRequests", tag = "catalog", summary = "The caller's stock requests",
    security(("bearer" = [])),
    responses((status = 200, description = "All of them", body = StockRequests)),
)]
#[get("/api/user/stock-requests")]
pub async fn list_stock_requests(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<StockRequests> {
    let mut conn = state.pool.get().await?;
    let variants = stock_request::variants(&mut conn, &user).await?;
    let variant_ids = variants.into_iter().map(VariantId::get).collect();
    Ok(web::Json(StockRequests { variant_ids }))
}

/// A stock request.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StockRequest {
    /// A variant that is sold out.
    variant_id: i64,
}

/// Asks for an email once a variant is back in stock.
#[utoipa::path(
    operation_id = "addStockRequest", tag = "catalog", summary = "Request an email when it's back",
    description = "One email is sent to the account's address when the variant can be bought \
        again, which ends the request; otherwise it ends after 180 days. A second call restarts \
        the 180 days.",
    security(("bearer" = [])), request_body = StockRequest,
    responses(
        (status = 204, description = "The request is active"),
        (status = 409, description = "`in_stock`: it can be bought now; `stock_requests_full`: the \
            caller already has 200 requests",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/stock-requests")]
pub async fn add_stock_request(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<StockRequest>,
) -> Result<HttpResponse, Problem> {
    stock_request::ask(&state.pool, &user, VariantId::new(body.variant_id)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// A variant in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct StockRequestPath {
    /// The variant.
    #[param(value_type = i64)]
    variant_id: VariantId,
}

/// Asks for no email any more.
#[utoipa::path(
    operation_id = "removeStockRequest", tag = "catalog", summary = "Cancel a stock request",
    security(("bearer" = [])), params(StockRequestPath),
    responses((status = 204, description = "There is no request")),
)]
#[delete("/api/user/stock-requests/{variantId}")]
pub async fn remove_stock_request(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<StockRequestPath>,
) -> Result<HttpResponse, Problem> {
    stock_request::remove(&state.pool, &user, path.variant_id).await?;
    Ok(HttpResponse::NoContent().finish())
}
