//! New shops as operators decide about them.

use actix_web::{get, post, web};
use auth::actor::Operator;
use catalog::shop::{Decision, Status};
use chrono::{DateTime, Utc};
use seller::registration::{self, Applicant};
use serde::{Deserialize, Serialize};
use types::{Page, ShopId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// One shop.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ApplicationPath {
    #[param(value_type = i64)]
    id: ShopId,
}

/// Where a shop stands.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ShopStatus {
    Pending,
    Approved,
    Rejected,
    Suspended,
}

/// Which shops.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ApplicationQuery {
    /// Those that stand so; all without it.
    #[param(inline)]
    status: Option<ShopStatus>,
}

/// A shop as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopApplication {
    id: i64,
    #[schema(example = "Juniper & Clay")]
    name: String,
    #[schema(example = "juniper-clay")]
    slug: String,
    /// Markdown.
    description: String,
    /// Who runs it.
    #[schema(example = "Ada")]
    owner_name: String,
    /// When its owner asked for it, or asked again.
    applied_at: DateTime<Utc>,
    status: ShopStatus,
    /// Why it is not open, as an operator told its owner.
    #[schema(required = true)]
    reason: Option<String>,
}

/// One page of shops.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopApplicationPage {
    items: Vec<ShopApplication>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// How many on all pages.
    total: i64,
}

/// Why a shop does not open.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RejectShop {
    /// Its owner reads it.
    #[validate(custom(function = text::<Text<1000>>))]
    #[schema(
        example = "Say what you sell: the description is empty of goods",
        min_length = 1,
        max_length = 1000
    )]
    reason: String,
}

/// All shops: those that wait on top, the longest first, then what was asked for last.
#[utoipa::path(
    operation_id = "listShopApplications", tag = "catalog", summary = "Shops of the marketplace, and which of them wait",
    security(("bearer" = [])), params(ApplicationQuery, PageQuery),
    responses((status = 200, description = "A page of shops", body = ShopApplicationPage)),
)]
#[get("/api/admin/shops")]
pub async fn list_shop_applications(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<ApplicationQuery>,
    page: Query<PageQuery>,
) -> Answer<ShopApplicationPage> {
    let status = query.status.map(Status::from);
    let page = registration::applicants(&state.seller, &operator, status, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Opens a shop that waits, and tells its owner by mail.
#[utoipa::path(
    operation_id = "approveShop", tag = "catalog", summary = "Open a shop that waits",
    security(("bearer" = [])), params(ApplicationPath),
    responses(
        (status = 200, description = "The shop", body = ShopApplication),
        (status = 409, description = "It does not wait any more (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/shops/{id}/approve")]
pub async fn approve_shop(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
) -> Answer<ShopApplication> {
    let decision = Decision::Approve;
    let shop = registration::decide(&state.seller, &operator, path.id, &decision).await?;
    Ok(web::Json(shop.into()))
}

/// Says no to a shop that waits, and tells its owner why by mail. They may ask again.
#[utoipa::path(
    operation_id = "rejectShop", tag = "catalog", summary = "Refuse a shop that waits",
    security(("bearer" = [])), params(ApplicationPath), request_body = RejectShop,
    responses(
        (status = 200, description = "The shop", body = ShopApplication),
        (status = 409, description = "It does not wait any more (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/shops/{id}/reject")]
pub async fn reject_shop(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
    Valid(body): Valid<RejectShop>,
) -> Answer<ShopApplication> {
    let decision = Decision::Reject(body.reason.parse()?);
    let shop = registration::decide(&state.seller, &operator, path.id, &decision).await?;
    Ok(web::Json(shop.into()))
}

impl From<ShopStatus> for Status {
    fn from(status: ShopStatus) -> Self {
        match status {
            ShopStatus::Pending => Self::Pending,
            ShopStatus::Approved => Self::Approved,
            ShopStatus::Rejected => Self::Rejected,
            ShopStatus::Suspended => Self::Suspended,
        }
    }
}

impl From<Status> for ShopStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Pending => Self::Pending,
            Status::Approved => Self::Approved,
            Status::Rejected => Self::Rejected,
            Status::Suspended => Self::Suspended,
        }
    }
}

impl From<Page<Applicant>> for ShopApplicationPage {
    fn from(page: Page<Applicant>) -> Self {
        Self {
            items: page.items.into_iter().map(ShopApplication::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<Applicant> for ShopApplication {
    fn from(applicant: Applicant) -> Self {
        let Applicant { shop, owner_name } = applicant;
        Self {
            id: shop.id.get(),
            name: shop.name,
            slug: shop.slug,
            description: shop.description,
            owner_name,
            applied_at: shop.applied_at,
            status: shop.status.into(),
            reason: shop.reason,
        }
    }
}
