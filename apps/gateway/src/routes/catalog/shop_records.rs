//! One shop in full, its terms, and operators' notes.

use actix_web::{HttpResponse, delete, get, patch, post, web};
use auth::actor::{Confirmed, Operator};
use chrono::{DateTime, Utc};
use seller::shops::{self, FullRecord};
use serde::{Deserialize, Deserializer, Serialize};
use types::{Invalid, Page, Text};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use super::approvals::{ApplicationPath, ShopStatus};
use crate::caller::Caller;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::routes::seller::balance::PayoutHold;
use crate::state::State;
use crate::valid::{Valid, rule, text};
use crate::wire::page::PageQuery;

/// A shop in full. Amounts are in minor units; for its balance see `getShopBalance`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopRecord {
    id: i64,
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(example = "clay-and-co")]
    slug: String,
    /// Markdown.
    description: String,
    #[schema(required = true)]
    logo: Option<String>,
    owner: ShopOwner,
    status: ShopStatus,
    /// Since when it has this status.
    status_since: DateTime<Utc>,
    /// The reason why it is not open, as shown to its owner.
    #[schema(required = true)]
    reason: Option<String>,
    created_at: DateTime<Utc>,
    /// When its owner applied, or applied again.
    applied_at: DateTime<Utc>,
    /// When an operator approved or rejected it; null if none had to.
    #[schema(required = true)]
    decided_at: Option<DateTime<Utc>>,
    /// The operator who decided.
    #[schema(required = true, example = "Grace")]
    decided_by: Option<String>,
    products: ShopProducts,
    sales: ShopSales,
    review_count: i32,
    /// Its average rating; null without reviews.
    #[schema(required = true, example = 4.6)]
    rating: Option<f64>,
    /// The commission on each sale, in 1/100 %.
    #[schema(example = 800)]
    commission_bps: u16,
    /// Whether that is the shop's own rate; otherwise it is the marketplace's.
    commission_is_agreed: bool,
    /// Days after delivery until a sale can be paid out.
    #[schema(example = 7)]
    hold_days: u16,
    /// Whether those are the shop's own; otherwise they are the marketplace's.
    hold_days_are_agreed: bool,
    /// Why its payouts are held; usually null.
    #[schema(required = true)]
    payouts_held: Option<PayoutHold>,
    /// The part of each sale that is kept back for 90 days, in 1/100 %.
    #[schema(example = 1000)]
    reserve_bps: u16,
    #[schema(example = "USD")]
    currency: String,
}

/// The seller who runs a shop.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopOwner {
    id: i64,
    #[schema(example = "Ada")]
    name: String,
    #[schema(example = "ada@example.com")]
    email: String,
}

/// How many products a shop has.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopProducts {
    /// On sale while the shop is open.
    active: i64,
    drafts: i64,
    hidden: i64,
    archived: i64,
}

/// A shop's sales since it opened, before cancellations and returns.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopSales {
    orders: i64,
    items: i64,
    revenue: i64,
    /// Refunds to buyers.
    refunded: i64,
    /// The orders of the last 30 days.
    orders_lately: i64,
    /// The revenue of the last 30 days.
    revenue_lately: i64,
}

impl From<FullRecord> for ShopRecord {
    fn from(full: FullRecord) -> Self {
        let agreed = full.record.commission_bps();
        let (record, totals) = (full.record, full.totals);
        let (decided_at, decided_by) = full.decided.unzip();
        let (shop, reviews) = (record.shop, record.review_count);
        Self {
            id: shop.id.get(),
            name: shop.name,
            slug: shop.slug,
            description: shop.description,
            logo: record.logo,
            owner: ShopOwner {
                id: shop.owner_id.get(),
                name: full.owner.username,
                email: full.owner.email,
            },
            status: shop.status.into(),
            status_since: shop.status_since,
            reason: shop.reason,
            created_at: record.created_at,
            applied_at: shop.applied_at,
            decided_at,
            decided_by,
            products: ShopProducts {
                active: record.active,
                drafts: record.drafts,
                hidden: record.hidden,
                archived: record.archived,
            },
            sales: ShopSales {
                orders: totals.orders,
                items: totals.items,
                revenue: totals.revenue.minor(),
                refunded: totals.refunded.minor(),
                orders_lately: totals.orders_lately,
                revenue_lately: totals.revenue_lately.minor(),
            },
            review_count: reviews,
            rating: record.rating,
            commission_bps: full.commission_bps,
            commission_is_agreed: agreed.is_some(),
            hold_days: full.hold_days,
            hold_days_are_agreed: full.agreed.hold_days.is_some(),
            payouts_held: full.agreed.hold.map(PayoutHold::from),
            reserve_bps: full.agreed.reserve_bps,
            currency: full.currency.as_str().to_owned(),
        }
    }
}

/// One shop with who runs it, what it sells and sold, and what is agreed with it.
#[utoipa::path(
    operation_id = "getShopRecord", tag = "catalog", summary = "One shop, in full",
    security(("bearer" = [])), params(ApplicationPath),
    responses((status = 200, description = "The shop", body = ShopRecord)),
)]
#[get("/api/admin/shops/{id}")]
pub async fn get_shop_record(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
) -> Answer<ShopRecord> {
    let full = shops::find(&state.seller, &operator, path.id).await?;
    Ok(web::Json(full.into()))
}

/// A shop's commission.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShopCommission {
    /// In 1/100 %, from 0 to 10000; null for the marketplace's own rate.
    #[serde(deserialize_with = "said")]
    #[validate(custom(function = part))]
    #[schema(required = true, example = 650, minimum = 0, maximum = 10000)]
    bps: Option<i64>,
}

/// Null is said, not left out.
fn said<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    Option::deserialize(deserializer)
}

fn part(bps: i64) -> Result<(), ValidationError> {
    rule(bps_of(bps))
}

fn bps_of(bps: i64) -> Result<u16, Invalid> {
    let fits = u16::try_from(bps).ok().filter(|bps| *bps <= 10_000);
    let message = "Use a number from 0 to 10000 (100%)";
    fits.ok_or_else(|| Invalid::new("commission_out_of_range", message))
}

/// Agrees with a shop on what the marketplace keeps of its sales, from the next order on. What was sold
/// before stays as it was.
#[utoipa::path(
    operation_id = "setShopCommission", tag = "catalog", summary = "Set a shop's commission",
    security(("bearer" = [])), params(ApplicationPath), request_body = ShopCommission,
    responses(
        (status = 200, description = "The shop as it is now", body = ShopRecord),
        ConfirmationRequired,
    ),
)]
#[patch("/api/admin/shops/{id}/commission")]
pub async fn set_shop_commission(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<ApplicationPath>,
    Valid(body): Valid<ShopCommission>,
) -> Answer<ShopRecord> {
    let bps = body.bps.map(bps_of).transpose()?;
    let full = shops::set_commission(&state.seller, &operator, path.id, bps).await?;
    Ok(web::Json(full.into()))
}

/// An operator's note about a shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorNote {
    id: i64,
    #[schema(example = "Promised on the phone to answer buyers within a day")]
    text: String,
    /// Who wrote it.
    #[schema(example = "Grace")]
    author_name: String,
    created_at: DateTime<Utc>,
}

impl From<shops::Note> for OperatorNote {
    fn from(shops::Note { note, author_name }: shops::Note) -> Self {
        Self {
            id: note.id,
            text: note.text,
            author_name,
            created_at: note.created_at,
        }
    }
}

/// One page of notes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopNotePage {
    items: Vec<OperatorNote>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<shops::Note>> for ShopNotePage {
    fn from(page: Page<shops::Note>) -> Self {
        Self {
            items: page.items.into_iter().map(OperatorNote::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// What operators noted about a shop, the latest first. Its seller never sees it.
#[utoipa::path(
    operation_id = "listShopNotes", tag = "catalog", summary = "Operators' notes about a shop",
    security(("bearer" = [])), params(ApplicationPath, PageQuery),
    responses((status = 200, description = "A page of notes", body = ShopNotePage)),
)]
#[get("/api/admin/shops/{id}/notes")]
pub async fn list_shop_notes(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
    page: Query<PageQuery>,
) -> Answer<ShopNotePage> {
    let page = shops::notes(&state.seller, &operator, path.id, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// A new note.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewShopNote {
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "Promised on the phone to answer buyers within a day",
        min_length = 1,
        max_length = 2000
    )]
    text: String,
}

/// Notes something about a shop for other operators. A note stays as it was written.
#[utoipa::path(
    operation_id = "addShopNote", tag = "catalog", summary = "Add a note about a shop",
    security(("bearer" = [])), params(ApplicationPath), request_body = NewShopNote,
    responses((status = 201, description = "The note", body = OperatorNote)),
)]
#[post("/api/admin/shops/{id}/notes")]
pub async fn add_shop_note(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
    Valid(body): Valid<NewShopNote>,
) -> Result<HttpResponse, Problem> {
    let text = body.text.parse()?;
    let note = shops::add_note(&state.seller, &operator, path.id, &text).await?;
    Ok(HttpResponse::Created().json(OperatorNote::from(note)))
}

/// A shop that the caller looks at as its seller sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopLook {
    shop_id: i64,
    #[schema(example = "Clay & Co")]
    shop_name: String,
    /// When the look ends; start another one then.
    until: DateTime<Utc>,
}

/// Has the caller look at a shop as its seller sees it.
#[utoipa::path(
    operation_id = "startShopLook", tag = "catalog", summary = "Look at a shop as its seller sees it",
    description = "For half an hour, in this session, the GET operations below `/api/seller` \
        return this shop's data if the request has the header `Look-At-Shop` with its ID. Any \
        other operation with that header is refused with 403 `only_looking`, and after the half \
        hour with `look_over`. Messages between buyers and the shop, invoices and the seller's API \
        keys cannot be read.",
    security(("bearer" = [])), params(ApplicationPath),
    responses((status = 200, description = "The shop, and when the look ends", body = ShopLook)),
)]
#[post("/api/admin/shops/{id}/look")]
pub async fn start_shop_look(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
) -> Answer<ShopLook> {
    let look = shops::start_look(&state.seller, &operator, path.id).await?;
    Ok(web::Json(ShopLook {
        shop_id: path.id.get(),
        shop_name: look.name,
        until: look.until,
    }))
}

/// Stops looking at a shop.
#[utoipa::path(
    operation_id = "stopShopLook", tag = "catalog", summary = "Stop looking at a shop",
    security(("bearer" = [])), params(ApplicationPath),
    responses((status = 204, description = "The look has ended")),
)]
#[delete("/api/admin/shops/{id}/look")]
pub async fn stop_shop_look(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ApplicationPath>,
) -> Result<HttpResponse, Problem> {
    shops::stop_look(&state.seller, &operator, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}
