//! The contact form.

use actix_web::{HttpRequest, HttpResponse, post, web};
use content::contact::{self, MessageText, Topic};
use serde::{Deserialize, Serialize};
use types::{EmailAddress, Invalid, Language, Text};
use utoipa::ToSchema;
use validator::Validate;

use super::line;
use crate::problem::Problem;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::{client_ip, language};

/// The topic of a message.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ContactTopic {
    Order,
    Product,
    Selling,
    Account,
    Rights,
    Other,
}

/// A message from the contact form.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ContactMessage {
    #[validate(custom(function = line::<100>))]
    /// One line.
    #[schema(example = "Ada Lovelace", min_length = 1, max_length = 100)]
    name: String,
    /// Where the answer is sent.
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(example = "ada@example.com", max_length = 254)]
    email: String,
    topic: ContactTopic,
    #[validate(custom(function = text::<MessageText>))]
    #[schema(
        example = "My order HS-7K3M9-QPX2A arrived with a crack in the mug.",
        min_length = 10,
        max_length = 5000
    )]
    message: String,
    /// Leave it out or empty: it is a hidden field against spam.
    #[serde(default)]
    website: String,
}

/// Receipt for a message.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactReceipt {
    /// To quote when writing again.
    #[schema(example = "C-7K3M9Q")]
    reference: String,
}

impl ContactMessage {
    fn read_in(self, language: Language) -> Result<contact::Message, Invalid> {
        Ok(contact::Message {
            name: Text::parse_line(&self.name)?,
            email: self.email.parse()?,
            topic: self.topic.into(),
            words: self.message.parse()?,
            language,
            honeypot: self.website,
        })
    }
}

/// Writes to the marketplace.
#[utoipa::path(
    operation_id = "sendContactMessage", tag = "content", summary = "Write to the marketplace",
    description = "The message is emailed to the marketplace, which can answer in the language of \
        `Accept-Language`; the sender gets no confirmation by email. At most 5 messages an hour \
        from one email address and 20 from one network.",
    request_body = ContactMessage,
    responses(
        (status = 202, description = "Queued for delivery", body = ContactReceipt),
        (status = 429, description = "`too_many_messages`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/public/contact")]
pub async fn send_contact_message(
    state: web::Data<State>,
    request: HttpRequest,
    Valid(body): Valid<ContactMessage>,
) -> Result<HttpResponse, Problem> {
    let message = body.read_in(language::wanted(&request).unwrap_or_default())?;
    let from = client_ip::of(&request, &state.config.http.trusted_proxies);
    let reference = contact::send(&state.contact, &message, from).await?;
    Ok(HttpResponse::Accepted().json(ContactReceipt { reference }))
}

impl From<ContactTopic> for Topic {
    fn from(topic: ContactTopic) -> Self {
        match topic {
            ContactTopic::Order => Self::Order,
            ContactTopic::Product => Self::Product,
            ContactTopic::Selling => Self::Selling,
            ContactTopic::Account => Self::Account,
            ContactTopic::Rights => Self::Rights,
            ContactTopic::Other => Self::Other,
        }
    }
}

impl From<Topic> for ContactTopic {
    fn from(topic: Topic) -> Self {
        match topic {
            Topic::Order => Self::Order,
            Topic::Product => Self::Product,
            Topic::Selling => Self::Selling,
            Topic::Account => Self::Account,
            Topic::Rights => Self::Rights,
            Topic::Other => Self::Other,
        }
    }
}
