//! Messages between buyers and shops about an order, for the buyer.

use actix_web::{HttpResponse, get, post, web};
use auth::actor::User;
use orders::message;
use serde::Deserialize;
use types::{MessageId, OrderId, ShopOrderId};
use utoipa::IntoParams;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::caller::Caller;
use crate::form::Form;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Problem, payloads};
use crate::query::Query;
use crate::state::State;
use crate::valid::Valid;
use crate::wire::message::{
    Conversation, ConversationPage, ConversationsQuery, EarlierQuery, FORM_LIMIT, MessageForm,
    OrderMessage, ReportMessage, SeenMessages,
};
use crate::wire::page::PageQuery;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(list_conversations).service(
        scope("/api/orders/{id}/shop-orders/{sid}/messages")
            .app_data(payloads::forms(FORM_LIMIT))
            .service(list_order_messages)
            .service(send_order_message)
            .service(mark_messages_seen)
            .service(report_message),
    );
}

/// A shop's part of an order in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TopicPath {
    /// The order's id.
    #[param(value_type = i64)]
    id: OrderId,
    /// The shop order's id.
    #[param(value_type = i64)]
    sid: ShopOrderId,
}

/// A message in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct MessagePath {
    /// The order's id.
    #[param(value_type = i64)]
    id: OrderId,
    /// The shop order's id.
    #[param(value_type = i64)]
    sid: ShopOrderId,
    /// The message's id.
    #[param(value_type = i64)]
    message_id: MessageId,
}

/// The caller's conversations with shops, the one that was written in last on top.
#[utoipa::path(
    operation_id = "listConversations", tag = "orders", summary = "Conversations with shops",
    security(("bearer" = [])), params(ConversationsQuery, PageQuery),
    responses((status = 200, description = "One page", body = ConversationPage)),
)]
#[get("/api/user/conversations")]
pub async fn list_conversations(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    query: Query<ConversationsQuery>,
    page: Query<PageQuery>,
) -> Answer<ConversationPage> {
    let conversations = message::of_buyer(&state.pool, &user, query.unread, page.parse()?).await?;
    Ok(web::Json(conversations.into()))
}

/// What the caller and a shop wrote about its part of an order.
#[utoipa::path(
    operation_id = "listOrderMessages", tag = "orders", summary = "Messages with a shop about an order",
    security(("bearer" = [])), params(TopicPath, EarlierQuery),
    responses((status = 200, description = "The latest 50, or those before a message", body = Conversation)),
)]
#[get("")]
pub async fn list_order_messages(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<TopicPath>,
    query: Query<EarlierQuery>,
) -> Answer<Conversation> {
    let place = (path.id, path.sid);
    let found = message::read_by_buyer(&state.pool, &user, place, query.before()).await?;
    Ok(web::Json(found.into()))
}

/// Writes to the shop, which gets an email unless a message of the caller's is unread already.
/// Neither side learns the other's email address.
#[utoipa::path(
    operation_id = "sendOrderMessage", tag = "orders", summary = "Write to a shop about an order",
    description = "Possible once the order is paid. Photos are re-encoded, without metadata.",
    security(("bearer" = [])),
    params(TopicPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-message")),
    request_body(content = MessageForm, content_type = "multipart/form-data"),
    responses(
        (status = 201, description = "The message", body = OrderMessage),
        (status = 409, description = "The order is not paid (`not_paid`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_at_once`: 30 messages within an hour; try again after Retry-After", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("")]
pub async fn send_order_message(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<TopicPath>,
    Form(form): Form<MessageForm>,
) -> Result<HttpResponse, Problem> {
    let (new, place) = (form.parse(&state)?, (path.id, path.sid));
    let sent = message::send_to_shop(&state.orders, &user, &key, place, &new)
        .await
        .map_err(|error| Problem::from(error).pointing("/images"))?;
    Ok(HttpResponse::Created().json(OrderMessage::from(sent)))
}

/// Notes how far the caller has read.
#[utoipa::path(
    operation_id = "markMessagesSeen", tag = "orders", summary = "Mark messages about an order as read",
    security(("bearer" = [])), params(TopicPath), request_body = SeenMessages,
    responses((status = 204, description = "Saved")),
)]
#[post("/seen")]
pub async fn mark_messages_seen(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<TopicPath>,
    Valid(body): Valid<SeenMessages>,
) -> Result<HttpResponse, Problem> {
    let (place, last) = ((path.id, path.sid), MessageId::new(body.up_to));
    message::seen_by_buyer(&state.pool, &user, place, last).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Tells the marketplace of a message of the shop that should not be there.
#[utoipa::path(
    operation_id = "reportMessage", tag = "orders", summary = "Report a message from a shop",
    description = "Only the first report of a message counts. Not for your own messages: 409 `own_message`.",
    security(("bearer" = [])), params(MessagePath), request_body = ReportMessage,
    responses((status = 204, description = "Saved")),
)]
#[post("/{messageId}/report")]
pub async fn report_message(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<MessagePath>,
    Valid(body): Valid<ReportMessage>,
) -> Result<HttpResponse, Problem> {
    let (place, (fault, text)) = ((path.id, path.sid), body.parse()?);
    let held = (fault, text.as_ref());
    message::report_by_buyer(&state.pool, &user, place, path.message_id, held).await?;
    Ok(HttpResponse::NoContent().finish())
}
