//! Messages from the contact form, as operators read and answer them.

use actix_web::{HttpResponse, delete, get, post, web};
use auth::actor::Operator;
use chrono::{DateTime, Utc};
use content::contact::admin::{self, Answer as Given, Received, Record, Search, Status};
use db::idempotency::Key;
use serde::{Deserialize, Serialize};
use types::{ContactMessageId, Page, Text};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::contact_form::ContactTopic;
use super::pages::PageLanguage;
use crate::caller::Caller;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Fields, Problem, ProblemBody};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::{PageQuery, take};

/// A message in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ContactMessagePath {
    /// The message's id.
    #[param(value_type = i64)]
    id: ContactMessageId,
}

/// Status of a message: `open` waits for an operator, `answered` has an answer, `closed` is done.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ContactStatus {
    Open,
    Answered,
    Closed,
}

/// Which messages.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ContactMessagesQuery {
    /// Part of the reference, the name, the email address or the message.
    #[param(max_length = 100, example = "mug")]
    q: Option<String>,
    /// Only those with this status.
    #[param(inline)]
    status: Option<ContactStatus>,
}

impl ContactMessagesQuery {
    fn search(&self, page: &PageQuery) -> Result<Search, Problem> {
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let page = take(&mut fields, page.page, page.page_size);
        let search = words.zip(page).map(|(words, page)| Search {
            words,
            status: self.status.map(Status::from),
            page,
        });
        fields.finish(search)
    }
}

/// A message in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceivedMessage {
    id: i64,
    /// The reference that its sender was given.
    #[schema(example = "C-7K3M9Q")]
    reference: String,
    /// The name that its sender gave.
    #[schema(example = "Ada Lovelace")]
    name: String,
    /// The sender's email address, which is not verified.
    #[schema(example = "ada@example.com")]
    email: String,
    topic: ContactTopic,
    status: ContactStatus,
    created_at: DateTime<Utc>,
    /// The number of answers.
    answer_count: i64,
    /// When it was last answered.
    #[schema(required = true)]
    answered_at: Option<DateTime<Utc>>,
}

/// A message with its answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactRecord {
    #[serde(flatten)]
    received: ReceivedMessage,
    /// The language of the form, and of the emails that answer it.
    language: PageLanguage,
    #[schema(example = "My order HS-7K3M9-QPX2A arrived with a crack in the mug.")]
    message: String,
    /// The oldest first.
    answers: Vec<ContactAnswer>,
}

/// An operator's answer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContactAnswer {
    id: i64,
    #[schema(example = "We are sorry about the mug. A new one is on its way.")]
    text: String,
    /// The operator who wrote it.
    #[schema(example = "Olga")]
    by: String,
    created_at: DateTime<Utc>,
}

/// One page of messages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceivedMessagePage {
    items: Vec<ReceivedMessage>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// An answer to a message.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewContactAnswer {
    /// The answer, as plain text. The original message is quoted below it.
    #[validate(custom(function = text::<Text<5000>>))]
    #[schema(
        example = "We are sorry about the mug. A new one is on its way.",
        min_length = 1,
        max_length = 5000
    )]
    text: String,
}

/// What people wrote through the contact form, the latest first. Each goes 90 days after it came, with its
/// answers.
#[utoipa::path(
    operation_id = "listContactMessages", tag = "content", summary = "Messages from the contact form",
    security(("bearer" = [])), params(ContactMessagesQuery, PageQuery),
    responses((status = 200, description = "A page of messages", body = ReceivedMessagePage)),
)]
#[get("/api/admin/contact-messages")]
pub async fn list_contact_messages(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<ContactMessagesQuery>,
    page: Query<PageQuery>,
) -> Answer<ReceivedMessagePage> {
    let search = query.search(&page)?;
    let page = admin::list(&state.pool, &operator, &search).await?;
    Ok(web::Json(page.into()))
}

/// One message with its answers.
#[utoipa::path(
    operation_id = "getContactMessage", tag = "content", summary = "One message from the contact form",
    security(("bearer" = [])), params(ContactMessagePath),
    responses((status = 200, description = "The message", body = ContactRecord)),
)]
#[get("/api/admin/contact-messages/{id}")]
pub async fn get_contact_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ContactMessagePath>,
) -> Answer<ContactRecord> {
    let found = admin::find(&state.pool, &operator, path.id).await?;
    Ok(web::Json(found.into()))
}

/// Answers a message by email. It may be answered more than once.
#[utoipa::path(
    operation_id = "answerContactMessage", tag = "content", summary = "Answer a message by email",
    description = "The email goes to the address that was given in the form, is in the form's \
        language and quotes the message. Replies to it go to the marketplace's contact address. \
        One email is sent for each `Idempotency-Key`.",
    security(("bearer" = [])), request_body = NewContactAnswer,
    params(ContactMessagePath, ("Idempotency-Key" = String, Header, description = "A random \
        string, the same for each retry", example = "6f1c1f0e-answer")),
    responses(
        (status = 200, description = "The message with the answer", body = ContactRecord),
        (status = 409, description = "It is closed (`message_closed`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/contact-messages/{id}/answers")]
pub async fn answer_contact_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<ContactMessagePath>,
    Valid(body): Valid<NewContactAnswer>,
) -> Answer<ContactRecord> {
    let actor = format!("user:{}", operator.user().id());
    let key = Key::new(actor, "answerContactMessage", &key, &(path.id, &body));
    let words = body.text.parse()?;
    let answered = admin::answer(&state.contact, &operator, &key, path.id, &words).await?;
    Ok(web::Json(answered.into()))
}

/// Says that nothing more is to be done about a message.
#[utoipa::path(
    operation_id = "closeContactMessage", tag = "content", summary = "Close a message",
    security(("bearer" = [])), params(ContactMessagePath),
    responses(
        (status = 200, description = "The message", body = ContactRecord),
        (status = 409, description = "It is closed (`message_closed`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/contact-messages/{id}/close")]
pub async fn close_contact_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ContactMessagePath>,
) -> Answer<ContactRecord> {
    let closed = admin::close(&state.pool, &operator, path.id).await?;
    Ok(web::Json(closed.into()))
}

/// Has a closed message wait again.
#[utoipa::path(
    operation_id = "reopenContactMessage", tag = "content", summary = "Reopen a message",
    security(("bearer" = [])), params(ContactMessagePath),
    responses(
        (status = 200, description = "The message, which is open", body = ContactRecord),
        (status = 409, description = "It is not closed (`message_not_closed`)", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/contact-messages/{id}/reopen")]
pub async fn reopen_contact_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ContactMessagePath>,
) -> Answer<ContactRecord> {
    let opened = admin::reopen(&state.pool, &operator, path.id).await?;
    Ok(web::Json(opened.into()))
}

/// Deletes a message with its answers, as spam is.
#[utoipa::path(
    operation_id = "deleteContactMessage", tag = "content", summary = "Delete a message",
    description = "Cannot be undone.",
    security(("bearer" = [])), params(ContactMessagePath),
    responses((status = 204, description = "Deleted")),
)]
#[delete("/api/admin/contact-messages/{id}")]
pub async fn delete_contact_message(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<ContactMessagePath>,
) -> Result<HttpResponse, Problem> {
    admin::delete(&state.pool, &operator, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl From<ContactStatus> for Status {
    fn from(status: ContactStatus) -> Self {
        match status {
            ContactStatus::Open => Self::Open,
            ContactStatus::Answered => Self::Answered,
            ContactStatus::Closed => Self::Closed,
        }
    }
}

impl From<Status> for ContactStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Open => Self::Open,
            Status::Answered => Self::Answered,
            Status::Closed => Self::Closed,
        }
    }
}

impl From<Page<Received>> for ReceivedMessagePage {
    fn from(page: Page<Received>) -> Self {
        Self {
            items: page.items.into_iter().map(ReceivedMessage::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<Received> for ReceivedMessage {
    fn from(received: Received) -> Self {
        Self {
            id: received.id.get(),
            reference: received.reference,
            name: received.name,
            email: received.email,
            topic: received.topic.into(),
            status: received.status.into(),
            created_at: received.created_at,
            answer_count: received.answers,
            answered_at: received.answered_at,
        }
    }
}

impl From<Record> for ContactRecord {
    fn from(record: Record) -> Self {
        Self {
            received: record.received.into(),
            language: record.language.into(),
            message: record.message,
            answers: record
                .answers
                .into_iter()
                .map(ContactAnswer::from)
                .collect(),
        }
    }
}

impl From<Given> for ContactAnswer {
    fn from(given: Given) -> Self {
        Self {
            id: given.id,
            text: given.text,
            by: given.by,
            created_at: given.created_at,
        }
    }
}
