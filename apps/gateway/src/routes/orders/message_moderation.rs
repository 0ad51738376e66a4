//! Messages as operators moderate them: reported ones and hidden ones.

use actix_web::{get, post, web};
use auth::actor::Operator;
use chrono::{DateTime, Utc};
use orders::message::{self, ModerationFilter};
use serde::{Deserialize, Serialize};
use types::{MessageId, Page, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::routes::catalog::wire::Picture;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::PageQuery;

/// Which messages.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MessageStanding {
    #[default]
    Reported,
    Hidden,
}

/// Which messages.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MessageStandingQuery {
    /// `reported`: visible, with a report that no operator has decided yet.
    #[param(inline)]
    status: Option<MessageStanding>,
}

/// A message in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct ModeratedMessagePath {
    /// The message's id.
    #[param(value_type = i64)]
    message_id: MessageId,
}

/// A message with the reports about it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModeratedMessage {
    id: i64,
    /// `buyer` or `seller`.
    #[schema(example = "seller")]
    author: &'static str,
    /// Its text, even if it is hidden.
    text: String,
    photos: Vec<Picture>,
    created_at: DateTime<Utc>,
    shop_order_id: i64,
    #[schema(example = "HS-7K3M9-QXD2A")]
    order_number: String,
    shop_name: String,
    buyer_name: String,
    report: MessageReport,
    #[schema(required = true)]
    hidden_at: Option<DateTime<Utc>>,
    #[schema(required = true)]
    hidden_reason: Option<String>,
}

/// A report by the other side.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageReport {
    /// `spam`, `offensive`, `off_platform`, `private` or `other`.
    #[schema(example = "off_platform")]
    reason: &'static str,
    #[schema(required = true)]
    text: Option<String>,
    created_at: DateTime<Utc>,
    /// When an operator decided about it.
    #[schema(required = true)]
    settled_at: Option<DateTime<Utc>>,
}

/// One page of messages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ModeratedMessagePage {
    items: Vec<ModeratedMessage>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// Why a message is hidden.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HideMessage {
    /// The reason, for the record.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "Asks to be paid by bank transfer",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

/// Messages between buyers and shops that one of them reported. No others can be read.
#[utoipa::path(
    operation_id = "listModeratedMessages", tag = "orders", summary = "Messages to decide about",
    security(("bearer" = [])), params(MessageStandingQuery, PageQuery),
    responses((status = 200, description = "One page; reported messages, the oldest first", body = ModeratedMessagePage)),
)]
#[get("/api/admin/messages")]
pub async fn list_moderated_messages(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<MessageStandingQuery>,
    page: Query<PageQuery>,
) -> Answer<ModeratedMessagePage> {
    let which = match query.status.unwrap_or_default() {
        MessageStanding::Reported => ModerationFilter::Reported,
        MessageStanding::Hidden => ModerationFilter::Hidden,
    };
    let page = message::list_moderated(&state.pool, &operator, which, page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// Takes a reported message out of both sides' sight.
#[utoipa::path(
    operation_id = "hideMessage", tag = "orders", summary = "Hide a message",
    description = "Both sides see that a message was removed, without its text; the report is settled.",
    security(("bearer" = [])), params(ModeratedMessagePath), request_body = HideMessage,
    responses(
        (status = 200, description = "The message", body = ModeratedMessage),
        (status = 409, description = "It is already hidden (`message_settled`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/messages/{messageId}/hide")]
pub async fn hide_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ModeratedMessagePath>,
    Valid(body): Valid<HideMessage>,
) -> Answer<ModeratedMessage> {
    let reason = body.reason.parse()?;
    let hidden = message::hide(&state.pool, &operator, path.message_id, &reason).await?;
    Ok(web::Json(hidden.into()))
}

/// Shows a hidden message again, or keeps one that was reported.
#[utoipa::path(
    operation_id = "restoreMessage", tag = "orders", summary = "Show a hidden message, or keep a reported one",
    description = "The report is settled.",
    security(("bearer" = [])), params(ModeratedMessagePath),
    responses(
        (status = 200, description = "The message", body = ModeratedMessage),
        (status = 409, description = "It is visible and has no open report (`message_settled`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/messages/{messageId}/restore")]
pub async fn restore_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ModeratedMessagePath>,
) -> Answer<ModeratedMessage> {
    let shown = message::restore(&state.pool, &operator, path.message_id).await?;
    Ok(web::Json(shown.into()))
}

impl From<Page<message::Moderated>> for ModeratedMessagePage {
    fn from(page: Page<message::Moderated>) -> Self {
        let page = page.map(ModeratedMessage::from);
        Self {
            items: page.items,
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<message::Moderated> for ModeratedMessage {
    fn from(of: message::Moderated) -> Self {
        Self {
            id: of.id.get(),
            author: of.author.as_str(),
            text: of.text,
            photos: of.photos.into_iter().map(Picture::from).collect(),
            created_at: of.created_at,
            shop_order_id: of.shop_order.get(),
            order_number: of.number,
            shop_name: of.shop_name,
            buyer_name: of.buyer_name,
            report: MessageReport {
                reason: of.report.fault.as_str(),
                text: of.report.text,
                created_at: of.report.created_at,
                settled_at: of.report.settled_at,
            },
            hidden_at: of.hidden_at,
            hidden_reason: of.hidden_reason,
        }
    }
}
