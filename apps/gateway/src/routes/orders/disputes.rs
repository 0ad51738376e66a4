//! Disputes at PayPal, as operators see them.

use actix_web::{get, post, web};
use auth::actor::{Confirmed, Operator};
use db::idempotency::Key;
use orders::dispute::{admin, answer, case};
use serde::{Deserialize, Serialize};
use types::{DisputeId, Page, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::Answer;
use crate::problem::auth::ConfirmationRequired;
use crate::query::Query;
use crate::routes::seller::disputes::{Dispute, DisputeDetail, DisputeEvidence, DisputePath};
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Which disputes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DisputeQuery {
    /// Only open ones.
    #[serde(default)]
    open: bool,
}

/// A dispute with its order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketDispute {
    #[serde(flatten)]
    dispute: Dispute,
    order_id: i64,
    /// The shop that sold it.
    shops: Vec<DisputedShop>,
}

/// A shop with a part in a disputed order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisputedShop {
    id: i64,
    /// Its name at the time.
    #[schema(example = "Clay & Co")]
    name: String,
    /// Its part of the order.
    shop_order_id: i64,
}

impl From<admin::CaseWithOrder> for MarketDispute {
    fn from(filed: admin::CaseWithOrder) -> Self {
        let shop = |part: admin::Part| DisputedShop {
            id: part.shop.get(),
            name: part.shop_name,
            shop_order_id: part.id.get(),
        };
        Self {
            dispute: filed.case.into(),
            order_id: filed.order.get(),
            shops: filed.parts.into_iter().map(shop).collect(),
        }
    }
}

/// One page of disputes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarketDisputePage {
    items: Vec<MarketDispute>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<admin::CaseWithOrder>> for MarketDisputePage {
    fn from(page: Page<admin::CaseWithOrder>) -> Self {
        Self {
            items: page.items.into_iter().map(MarketDispute::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// Evidence of one of the shops.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopEvidence {
    #[serde(flatten)]
    evidence: DisputeEvidence,
    shop_id: i64,
}

impl From<case::Evidence> for ShopEvidence {
    fn from(said: case::Evidence) -> Self {
        Self {
            shop_id: said.shop_id.get(),
            evidence: said.into(),
        }
    }
}

/// A dispute with the shops' evidence.
#[derive(Debug, Serialize, ToSchema)]
pub struct MarketDisputeDetail {
    dispute: MarketDispute,
    /// In its order.
    evidence: Vec<ShopEvidence>,
}

/// Why the marketplace or the shop accepts the buyer's claim.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AcceptDispute {
    /// Shown to PayPal and the buyer.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(example = "The parcel got lost", min_length = 1, max_length = 2000)]
    pub note: String,
}

/// All disputes: open ones first, the most urgent on top.
#[utoipa::path(
    operation_id = "listDisputes", tag = "orders", summary = "All disputes",
    security(("bearer" = [])), params(DisputeQuery, PageQuery),
    responses((status = 200, description = "One page", body = MarketDisputePage)),
)]
#[get("/api/admin/disputes")]
pub async fn list_disputes(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<DisputeQuery>,
    page: Query<PageQuery>,
) -> Answer<MarketDisputePage> {
    let page = admin::list(&state.orders, &operator, query.open, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// A dispute with its order and what shops said in it.
#[utoipa::path(
    operation_id = "getDispute", tag = "orders", summary = "One dispute",
    security(("bearer" = [])), params(DisputePath),
    responses((status = 200, description = "The dispute", body = MarketDisputeDetail)),
)]
#[get("/api/admin/disputes/{id}")]
pub async fn get_dispute(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<DisputePath>,
) -> Answer<MarketDisputeDetail> {
    let id = DisputeId::new(path.id);
    let (filed, said) = admin::find(&state.orders, &operator, id).await?;
    Ok(web::Json(MarketDisputeDetail {
        dispute: filed.into(),
        evidence: said.into_iter().map(ShopEvidence::from).collect(),
    }))
}

/// Agrees with the buyer: PayPal gives the money back, and books follow.
#[utoipa::path(
    operation_id = "acceptDispute", tag = "orders", summary = "Accept the buyer's claim",
    security(("bearer" = [])), request_body = AcceptDispute,
    params(DisputePath, ("Idempotency-Key" = String, Header, description = "A random string, the \
        same for each retry", example = "6f1c1f0e-dispute")),
    responses(
        (status = 200, description = "The dispute", body = DisputeDetail),
        ConfirmationRequired,
        (status = 409, description = "It is already decided or accepted (`dispute_decided`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
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
    let detail = answer::accept_by_operator(&state.orders, &operator, &key, id, &note).await?;
    Ok(web::Json(detail.into()))
}
