//! Messages between buyers and the caller's shop about orders.

use actix_web::{HttpResponse, get, post, web};
use auth::actor::Seller;
use orders::message;
use serde::Deserialize;
use types::{MessageId, ShopOrderId};
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
    cfg.service(list_seller_conversations).service(
        scope("/api/seller/orders/{id}/messages")
            .app_data(payloads::forms(FORM_LIMIT))
            .service(list_seller_messages)
            .service(send_seller_message)
            .service(mark_seller_messages_seen)
            .service(report_buyer_message),
    );
}

/// One of the shop's orders in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SellerTopicPath {
    /// The shop order's id.
    #[param(value_type = i64)]
    id: ShopOrderId,
}

/// A message in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct SellerMessagePath {
    /// The shop order's id.
    #[param(value_type = i64)]
    id: ShopOrderId,
    /// The message's id.
    #[param(value_type = i64)]
    message_id: MessageId,
}

/// The shop's conversations with buyers, the one that was written in last on top.
#[utoipa::path(
    operation_id = "listSellerConversations", tag = "seller", summary = "Conversations with buyers",
    security(("bearer" = [])), params(ConversationsQuery, PageQuery),
    responses((status = 200, description = "One page", body = ConversationPage)),
)]
#[get("/api/seller/conversations")]
pub async fn list_seller_conversations(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    query: Query<ConversationsQuery>,
    page: Query<PageQuery>,
) -> Answer<ConversationPage> {
    let conversations = message::of_shop(&state.pool, &seller, query.unread, page.parse()?).await?;
    Ok(web::Json(conversations.into()))
}

/// What the shop and a buyer wrote about an order.
#[utoipa::path(
    operation_id = "listSellerMessages", tag = "seller", summary = "Messages with a buyer about an order",
    security(("bearer" = [])), params(SellerTopicPath, EarlierQuery),
    responses((status = 200, description = "The latest 50, or those before a message", body = Conversation)),
)]
#[get("")]
pub async fn list_seller_messages(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerTopicPath>,
    query: Query<EarlierQuery>,
) -> Answer<Conversation> {
    let found = message::read_by_shop(&state.pool, &seller, path.id, query.before()).await?;
    Ok(web::Json(found.into()))
}

/// Writes to the buyer, who gets an email unless a message of the shop's is unread already. Neither
/// side learns the other's email address.
#[utoipa::path(
    operation_id = "sendSellerMessage", tag = "seller", summary = "Write to a buyer about an order",
    description = "Photos are re-encoded, without metadata.",
    security(("bearer" = [])),
    params(SellerTopicPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-message")),
    request_body(content = MessageForm, content_type = "multipart/form-data"),
    responses(
        (status = 201, description = "The message", body = OrderMessage),
        (status = 409, description = "The buyer has closed their account (`buyer_left`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 429, description = "`too_many_at_once`: 30 messages within an hour; try again after Retry-After", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("")]
pub async fn send_seller_message(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerTopicPath>,
    Form(form): Form<MessageForm>,
) -> Result<HttpResponse, Problem> {
    let new = form.parse(&state)?;
    let sent = message::send_to_buyer(&state.orders, &seller, &key, path.id, &new)
        .await
        .map_err(|error| Problem::from(error).pointing("/images"))?;
    Ok(HttpResponse::Created().json(OrderMessage::from(sent)))
}

/// Notes how far the shop has read.
#[utoipa::path(
    operation_id = "markSellerMessagesSeen", tag = "seller", summary = "Mark messages of a buyer as read",
    security(("bearer" = [])), params(SellerTopicPath), request_body = SeenMessages,
    responses((status = 204, description = "Saved")),
)]
#[post("/seen")]
pub async fn mark_seller_messages_seen(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerTopicPath>,
    Valid(body): Valid<SeenMessages>,
) -> Result<HttpResponse, Problem> {
    let last = MessageId::new(body.up_to);
    message::seen_by_shop(&state.pool, &seller, path.id, last).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Tells the marketplace of a message of the buyer that should not be there.
#[utoipa::path(
    operation_id = "reportBuyerMessage", tag = "seller", summary = "Report a message from a buyer",
    description = "Only the first report of a message counts. Not for the shop's own messages: 409 `own_message`.",
    security(("bearer" = [])), params(SellerMessagePath), request_body = ReportMessage,
    responses((status = 204, description = "Saved")),
)]
#[post("/{messageId}/report")]
pub async fn report_buyer_message(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerMessagePath>,
    Valid(body): Valid<ReportMessage>,
) -> Result<HttpResponse, Problem> {
    let (fault, text) = body.parse()?;
    let held = (fault, text.as_ref());
    message::report_by_shop(&state.pool, &seller, path.id, path.message_id, held).await?;
    Ok(HttpResponse::NoContent().finish())
}
