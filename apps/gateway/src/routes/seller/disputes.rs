//! Disputes at PayPal about the caller's shop, and the shop's evidence.

use actix_web::{get, post, web};
use auth::actor::{Seller, ShopReader};
use chrono::{DateTime, Utc};
use orders::dispute::{answer, case};
use serde::{Deserialize, Serialize};
use types::{DisputeId, Page, ShipmentId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::orders::key_of;
use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::query::Query;
use crate::routes::orders::disputes::AcceptDispute;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// A dispute.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dispute {
    id: i64,
    order_number: String,
    /// The shop's part of the order; null for operators.
    #[schema(required = true)]
    shop_order_id: Option<i64>,
    /// PayPal's code for the reason.
    #[schema(example = "MERCHANDISE_OR_SERVICE_NOT_RECEIVED")]
    reason: String,
    /// PayPal's code for the status.
    #[schema(example = "WAITING_FOR_SELLER_RESPONSE")]
    status: String,
    /// The stage: `INQUIRY`, `CHARGEBACK`, `PRE_ARBITRATION` or `ARBITRATION`.
    #[schema(example = "INQUIRY")]
    stage: String,
    /// PayPal's code for the outcome.
    #[schema(required = true)]
    outcome: Option<String>,
    /// The disputed amount of the whole order, in minor units.
    #[schema(example = 1999)]
    amount: i64,
    #[schema(example = "USD")]
    currency: String,
    /// PayPal's deadline for an answer.
    #[schema(required = true)]
    respond_by: Option<DateTime<Utc>>,
    opened_at: DateTime<Utc>,
    #[schema(required = true)]
    resolved_at: Option<DateTime<Utc>>,
    /// When the marketplace or the shop accepted the buyer's claim.
    #[schema(required = true)]
    accepted_at: Option<DateTime<Utc>>,
    /// Why PayPal refused the acceptance.
    #[schema(required = true)]
    accept_failure: Option<String>,
    /// Whether the shop accepted it.
    accepted_by_shop: bool,
    /// Whether the shop may accept the claim: the dispute is open, and the whole order is the
    /// shop's.
    can_accept: bool,
}

impl From<case::Case> for Dispute {
    fn from(case: case::Case) -> Self {
        Self {
            id: case.id.get(),
            order_number: case.order_number,
            shop_order_id: case.shop_order_id.map(types::ShopOrderId::get),
            reason: case.reason,
            status: case.status,
            stage: case.stage,
            outcome: case.outcome,
            amount: case.amount.minor(),
            currency: case.currency,
            respond_by: case.respond_by,
            opened_at: case.opened_at,
            resolved_at: case.resolved_at,
            accepted_at: case.accepted_at,
            accept_failure: case.accept_failure,
            accepted_by_shop: case.accepted_by_shop,
            can_accept: case.can_accept,
        }
    }
}

/// One page of disputes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisputePage {
    items: Vec<Dispute>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<case::Case>> for DisputePage {
    fn from(page: Page<case::Case>) -> Self {
        Self {
            items: page.items.into_iter().map(Dispute::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// A shop's evidence.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisputeEvidence {
    id: i64,
    note: String,
    shipment_ids: Vec<i64>,
    /// `pending`, `sent` or `failed`.
    #[schema(example = "sent")]
    status: String,
    /// Why PayPal refused it.
    #[schema(required = true)]
    failure: Option<String>,
    created_at: DateTime<Utc>,
}

impl From<case::Evidence> for DisputeEvidence {
    fn from(said: case::Evidence) -> Self {
        Self {
            id: said.id,
            note: said.note,
            shipment_ids: said.shipment_ids.into_iter().map(ShipmentId::get).collect(),
            status: said.status,
            failure: said.failure,
            created_at: said.created_at,
        }
    }
}

/// A dispute with its evidence.
#[derive(Debug, Serialize, ToSchema)]
pub struct DisputeDetail {
    dispute: Dispute,
    /// In its order.
    evidence: Vec<DisputeEvidence>,
}

impl From<case::Detail> for DisputeDetail {
    fn from(detail: case::Detail) -> Self {
        let evidence = detail.evidence.into_iter();
        Self {
            dispute: detail.case.into(),
            evidence: evidence.map(DisputeEvidence::from).collect(),
        }
    }
}

/// A dispute's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct DisputePath {
    /// The dispute's id.
    pub id: i64,
}

/// The shop's evidence.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewEvidence {
    /// Shown to PayPal and the buyer.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "It was handed over on Monday, see the tracking",
        min_length = 1,
        max_length = 2000
    )]
    note: String,
    /// The shipped parcels of that order, if any.
    #[validate(length(max = 20))]
    shipment_ids: Option<Vec<i64>>,
}

/// The disputes about the shop's orders: open ones first, the most urgent on top.
#[utoipa::path(
    operation_id = "listSellerDisputes", tag = "seller", summary = "Disputes about the shop's orders",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "One page", body = DisputePage)),
)]
#[get("/api/seller/disputes")]
pub async fn list_seller_disputes(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    page: Query<PageQuery>,
) -> Answer<DisputePage> {
    let page = case::of_shop(&state.orders, &seller, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// A dispute with what the shop said in it.
#[utoipa::path(
    operation_id = "getSellerDispute", tag = "seller", summary = "One dispute about the shop's orders",
    security(("bearer" = [])), params(DisputePath),
    responses((status = 200, description = "The dispute", body = DisputeDetail)),
)]
#[get("/api/seller/disputes/{id}")]
pub async fn get_seller_dispute(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    path: web::Path<DisputePath>,
) -> Answer<DisputeDetail> {
    let detail = case::find(&state.orders, &seller, DisputeId::new(path.id)).await?;
    Ok(web::Json(detail.into()))
}

/// Says what speaks for the shop. It is stored at once and sent to PayPal within moments; its
/// `status` tells.
#[utoipa::path(
    operation_id = "provideDisputeEvidence", tag = "seller", summary = "Answer a dispute",
    security(("bearer" = [])), request_body = NewEvidence,
    params(DisputePath, ("Idempotency-Key" = String, Header, description = "A random string, the \
        same for each retry", example = "6f1c1f0e-evidence")),
    responses(
        (status = 200, description = "The dispute", body = DisputeDetail),
        (status = 409, description = "It is already decided (`dispute_decided`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/disputes/{id}/evidence")]
pub async fn provide_dispute_evidence(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<DisputePath>,
    Valid(body): Valid<NewEvidence>,
) -> Answer<DisputeDetail> {
    let key = key_of(&seller, "provideDisputeEvidence", &key, &(path.id, &body));
    let (id, note) = (DisputeId::new(path.id), body.note.parse()?);
    let parcels = body.shipment_ids.unwrap_or_default();
    let mut parcels: Vec<ShipmentId> = parcels.into_iter().map(ShipmentId::new).collect();
    parcels.sort_unstable();
    parcels.dedup();
    let detail =
        answer::provide_evidence(&state.orders, &seller, &key, id, &note, &parcels).await?;
    Ok(web::Json(detail.into()))
}

/// Agrees with the buyer: PayPal gives the money back, and it comes from the shop's balance.
#[utoipa::path(
    operation_id = "acceptSellerDispute", tag = "seller", summary = "Accept the buyer's claim",
    security(("bearer" = [])), request_body = AcceptDispute,
    params(DisputePath, ("Idempotency-Key" = String, Header, description = "A random string, the \
        same for each retry", example = "6f1c1f0e-accept")),
    responses(
        (status = 200, description = "The dispute", body = DisputeDetail),
        (status = 409, description = "It is already decided or accepted (`dispute_decided`), or \
            the order includes other shops (`dispute_shared`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/disputes/{id}/accept")]
pub async fn accept_seller_dispute(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<DisputePath>,
    Valid(body): Valid<AcceptDispute>,
) -> Answer<DisputeDetail> {
    let key = key_of(&seller, "acceptSellerDispute", &key, &(path.id, &body));
    let (id, note) = (DisputeId::new(path.id), body.note.parse()?);
    let detail = answer::accept_by_shop(&state.orders, &seller, &key, id, &note).await?;
    Ok(web::Json(detail.into()))
}
