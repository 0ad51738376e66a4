//! Shops, as operators find them and decide about them.

use actix_web::{get, post, web};
use auth::actor::Operator;
use catalog::shop::admin::{Counts, Order, ShopSearch};
use catalog::shop::{Decision, Status};
use chrono::{DateTime, Utc};
use seller::shops::{self, Applicant};
use serde::{Deserialize, Serialize};
use types::{Page, ShopId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::{PageQuery, take};

/// One shop.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ApplicationPath {
    /// The shop's id.
    #[param(value_type = i64)]
    pub id: ShopId,
}

/// Status of a shop.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ShopStatus {
    Pending,
    Approved,
    Rejected,
    Suspended,
}

/// The sort order of shops.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ShopOrder {
    /// What waits longest on top, then what was asked for last.
    #[default]
    Waiting,
    /// What was asked for last on top.
    Newest,
    /// By name.
    Name,
}

/// Which shops.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ApplicationQuery {
    /// Shops with this status; by default all.
    #[param(inline)]
    status: Option<ShopStatus>,
    /// Part of the shop's name or address, or of its owner's name or email address.
    #[param(max_length = 100, example = "juniper")]
    q: Option<String>,
    /// The sort order; default `waiting`.
    #[param(inline)]
    sort: Option<ShopOrder>,
}

impl ApplicationQuery {
    fn wanted(&self, page: &PageQuery) -> Result<ShopSearch, Problem> {
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let page = take(&mut fields, page.page, page.page_size);
        let wanted = words.zip(page).map(|(words, page)| ShopSearch {
            status: self.status.map(Status::from),
            words,
            order: self.sort.unwrap_or_default().into(),
            page,
        });
        fields.finish(wanted)
    }
}

/// A shop, as operators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopApplication {
    id: i64,
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(example = "clay-and-co")]
    slug: String,
    /// Markdown.
    description: String,
    /// The seller who runs it.
    #[schema(example = "Ada")]
    owner_name: String,
    /// When its owner applied, or applied again.
    applied_at: DateTime<Utc>,
    status: ShopStatus,
    /// Since when it has this status.
    status_since: DateTime<Utc>,
    /// The reason why it is not open, as shown to its owner.
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
    /// The total number on all pages.
    total: i64,
    counts: ShopCounts,
}

/// The number of matching shops in each state.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopCounts {
    pending: i64,
    approved: i64,
    rejected: i64,
    suspended: i64,
}

/// Why a shop is rejected.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RejectShop {
    /// Shown to its owner.
    #[validate(custom(function = text::<Text<1000>>))]
    #[schema(
        example = "Say what you sell: the description is empty of goods",
        min_length = 1,
        max_length = 1000
    )]
    reason: String,
}

/// Why a shop is suspended.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SuspendShop {
    /// Shown to its owner.
    #[validate(custom(function = text::<Text<1000>>))]
    #[schema(
        example = "Three buyers were sent something else than the page shows",
        min_length = 1,
        max_length = 1000
    )]
    reason: String,
}

/// All shops, or those that some words find, with how many stand in each state.
#[utoipa::path(
    operation_id = "listShopApplications", tag = "catalog", summary = "All shops, and which of them await approval",
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
    let wanted = query.wanted(&page)?;
    let (page, counts) = shops::list(&state.seller, &operator, &wanted).await?;
    Ok(web::Json(ShopApplicationPage::new(page, counts)))
}

/// Opens a shop that waits, and tells its owner by email.
#[utoipa::path(
    operation_id = "approveShop", tag = "catalog", summary = "Approve a shop",
    security(("bearer" = [])), params(ApplicationPath),
    responses(
        (status = 200, description = "The shop", body = ShopApplication),
        (status = 409, description = "It is not pending (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/shops/{id}/approve")]
pub async fn approve_shop(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
) -> Answer<ShopApplication> {
    let decision = Decision::Approve;
    let shop = shops::decide(&state.seller, &operator, path.id, &decision).await?;
    Ok(web::Json(shop.into()))
}

/// Says no to a shop that waits, and tells its owner why by email. They may ask again.
#[utoipa::path(
    operation_id = "rejectShop", tag = "catalog", summary = "Reject a shop",
    security(("bearer" = [])), params(ApplicationPath), request_body = RejectShop,
    responses(
        (status = 200, description = "The shop", body = ShopApplication),
        (status = 409, description = "It is not pending (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
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
    let shop = shops::decide(&state.seller, &operator, path.id, &decision).await?;
    Ok(web::Json(shop.into()))
}

/// Closes an open shop for a while: within a second none of its products is seen or bought, on any
/// gateway. Its orders go on: they are shipped, sent back, refunded and paid out. Its owner is told
/// why by email and in the bell.
#[utoipa::path(
    operation_id = "suspendShop", tag = "catalog", summary = "Suspend a shop",
    security(("bearer" = [])), params(ApplicationPath), request_body = SuspendShop,
    responses(
        (status = 200, description = "The shop", body = ShopApplication),
        (status = 409, description = "It is not open (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/shops/{id}/suspend")]
pub async fn suspend_shop(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
    Valid(body): Valid<SuspendShop>,
) -> Answer<ShopApplication> {
    let decision = Decision::Suspend(body.reason.parse()?);
    let shop = shops::decide(&state.seller, &operator, path.id, &decision).await?;
    Ok(web::Json(shop.into()))
}

/// Opens a suspended shop again, and tells its owner by email and in the bell.
#[utoipa::path(
    operation_id = "liftShopSuspension", tag = "catalog", summary = "Lift a shop's suspension",
    security(("bearer" = [])), params(ApplicationPath),
    responses(
        (status = 200, description = "The shop", body = ShopApplication),
        (status = 409, description = "It is not suspended (`invalid_transition`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/shops/{id}/lift")]
pub async fn lift_shop_suspension(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
) -> Answer<ShopApplication> {
    let decision = Decision::Lift;
    let shop = shops::decide(&state.seller, &operator, path.id, &decision).await?;
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

impl From<ShopOrder> for Order {
    fn from(order: ShopOrder) -> Self {
        match order {
            ShopOrder::Waiting => Self::Waiting,
            ShopOrder::Newest => Self::Newest,
            ShopOrder::Name => Self::Name,
        }
    }
}

impl ShopApplicationPage {
    fn new(page: Page<Applicant>, counts: Counts) -> Self {
        Self {
            items: page.items.into_iter().map(ShopApplication::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            counts: ShopCounts {
                pending: counts.pending,
                approved: counts.approved,
                rejected: counts.rejected,
                suspended: counts.suspended,
            },
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
            status_since: shop.status_since,
            reason: shop.reason,
        }
    }
}
