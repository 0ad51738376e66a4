//! The notifications of the caller's shop, which of them were read, and which kinds are also
//! emailed.

mod stream;
mod wire;

use actix_web::{get, post, put, web};
use auth::actor::{Seller, ShopReader};
use orders::notification::{email_preferences, list};
use utoipa_actix_web::service_config::ServiceConfig;

use self::wire::{MailChoices, NotificationPage, Seen, Unread};
use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(list_seller_notifications)
        .service(read_seller_notifications)
        .service(get_notification_choices)
        .service(set_notification_choices)
        .service(stream::follow_seller_notifications);
}

/// What the caller's shop was told in the last 90 days, the newest first.
#[utoipa::path(
    operation_id = "listSellerNotifications", tag = "seller", summary = "The shop's notifications",
    security(("bearer" = [])), params(PageQuery),
    responses((status = 200, description = "A page of them", body = NotificationPage)),
)]
#[get("/api/seller/notifications")]
pub async fn list_seller_notifications(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    page: Query<PageQuery>,
) -> Answer<NotificationPage> {
    let (page, unread) = list::list(&state.pool, &seller, page.parse()?).await?;
    Ok(web::Json(NotificationPage::new(page, unread)))
}

/// Notes which notifications the caller has read: `upTo` one and all before it, or some by their
/// `ids`. Those that are read already, or another shop's, change nothing.
#[utoipa::path(
    operation_id = "readSellerNotifications", tag = "seller", summary = "Mark notifications as read",
    security(("bearer" = [])), request_body = Seen,
    responses((status = 200, description = "The number that is still unread", body = Unread)),
)]
#[post("/api/seller/notifications/read")]
pub async fn read_seller_notifications(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<Seen>,
) -> Answer<Unread> {
    let unread = list::read(&state.pool, &seller, &body.into()).await?;
    Ok(web::Json(Unread { unread }))
}

/// Which kinds of notifications the caller's shop gets by email too; all as long as nothing was
/// chosen.
#[utoipa::path(
    operation_id = "getNotificationChoices", tag = "seller", summary = "Notification kinds that are also emailed",
    security(("bearer" = [])),
    responses((status = 200, description = "The selected kinds", body = MailChoices)),
)]
#[get("/api/seller/notifications/choices")]
pub async fn get_notification_choices(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
) -> Answer<MailChoices> {
    let kinds = email_preferences::by_email(&state.pool, &seller).await?;
    Ok(web::Json(kinds.into()))
}

/// Chooses which kinds of notifications come by email too, and that no others do.
#[utoipa::path(
    operation_id = "setNotificationChoices", tag = "seller", summary = "Select notification kinds to be emailed",
    security(("bearer" = [])), request_body = MailChoices,
    responses((status = 200, description = "The selected kinds", body = MailChoices)),
)]
#[put("/api/seller/notifications/choices")]
pub async fn set_notification_choices(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    Valid(body): Valid<MailChoices>,
) -> Answer<MailChoices> {
    let kinds = email_preferences::set(&state.pool, &seller, &body.kinds()).await?;
    Ok(web::Json(kinds.into()))
}
