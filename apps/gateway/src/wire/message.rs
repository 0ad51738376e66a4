//! Messages about an order on the wire, the same for buyer and shop.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use catalog::review::Upload;
use chrono::{DateTime, Utc};
use orders::message::{self, Fault, NewMessage};
use serde::{Deserialize, Serialize};
use types::{Invalid, MessageId, Text};
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use crate::form::Typed;
use crate::routes::catalog::wire::Picture;
use crate::routes::orders::reviews::PhotoFile;
use crate::state::State;
use crate::valid::{optional, rule_at};

/// Most bytes of a message with its photos.
pub const FORM_LIMIT: usize = 52 * 1024 * 1024;

/// What a buyer or a shop wrote about an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderMessage {
    /// Newer ones have higher IDs.
    id: i64,
    /// `buyer` or `seller`.
    #[schema(example = "buyer")]
    author: &'static str,
    /// Empty if it has only photos, or if the marketplace hid the message.
    #[schema(example = "Could you wrap it as a gift?")]
    text: String,
    photos: Vec<Picture>,
    created_at: DateTime<Utc>,
    /// Whether the marketplace hid it from both sides.
    is_hidden: bool,
    /// Whether the caller's side reported it.
    is_reported: bool,
}

/// Messages about a shop order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Conversation {
    /// The oldest first; at most 50.
    messages: Vec<OrderMessage>,
    /// Whether there are older ones, to be fetched with `before`.
    has_earlier: bool,
    /// How many of the other side's messages the caller has not read.
    unread: i32,
}

/// A conversation in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedConversation {
    shop_order_id: i64,
    order_id: i64,
    #[schema(example = "HS-7K3M9-QXD2A")]
    order_number: String,
    shop_name: String,
    /// The buyer; "a former customer" if they deleted their account.
    buyer_name: String,
    last_message: LastMessage,
    /// How many messages the caller has not read.
    unread: i32,
}

/// The latest message.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LastMessage {
    /// `buyer` or `seller`.
    #[schema(example = "buyer")]
    author: &'static str,
    /// Its first 200 characters; empty if it has only photos, or if the marketplace hid it.
    text: String,
    /// The number of photos.
    photo_count: i32,
    is_hidden: bool,
    created_at: DateTime<Utc>,
}

/// One page of conversations.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConversationPage {
    items: Vec<ListedConversation>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// The number of conversations with unread messages.
    unread: i64,
}

/// Which conversations.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ConversationsQuery {
    /// Only conversations with unread messages.
    #[serde(default)]
    pub unread: bool,
}

/// Which messages of a conversation.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct EarlierQuery {
    /// Messages before this one; by default the latest.
    before: Option<i64>,
}

impl EarlierQuery {
    /// As the domain knows it.
    pub fn before(&self) -> Option<MessageId> {
        self.before.map(MessageId::new)
    }
}

/// A message to send: text, photos or both.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
#[validate(schema(function = says_something, skip_on_field_errors = false))]
pub struct MessageForm {
    /// May be empty if there are photos.
    #[validate(custom(function = optional::<Text<4000>>))]
    #[schema(value_type = String, required = false, example = "Could you wrap it as a gift?", max_length = 4000)]
    text: Option<Typed<String>>,
    /// At most five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each.
    #[multipart(limit = "52MiB")]
    #[schema(value_type = Vec<PhotoFile>, required = false, max_items = 5)]
    images: Vec<TempFile>,
}

fn says_something(form: &MessageForm) -> Result<(), ValidationError> {
    let is_blank = form.text.as_ref().is_none_or(|text| text.trim().is_empty());
    if is_blank && form.images.is_empty() {
        let nothing = Invalid::new("required", "Write something, or add a photo");
        return rule_at::<()>("/text", Err(nothing));
    }
    rule_at("/images", Upload::check_count(form.images.len()))
}

impl MessageForm {
    /// As the domain knows it.
    pub fn parse(&self, state: &State) -> Result<NewMessage, Invalid> {
        let text = self.text.as_ref().map(|text| text.as_str());
        let files = self.images.iter().map(|image| image.file.path().to_owned());
        Ok(NewMessage {
            text: Text::parse_optional(text)?,
            photos: Upload::parse(state.media.clone(), files.collect())?,
        })
    }
}

/// How far the caller has read.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenMessages {
    /// The ID of the last message that was read; later ones stay unread.
    #[schema(example = 112)]
    pub up_to: i64,
}

/// The reason for reporting a message; `off_platform`: it asks to pay or talk outside the
/// marketplace.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MessageReportReason {
    Spam,
    Offensive,
    OffPlatform,
    Private,
    Other,
}

/// A report to the marketplace.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportMessage {
    #[schema(inline)]
    reason: MessageReportReason,
    /// In the caller's own words.
    #[validate(custom(function = optional::<Text<500>>))]
    #[schema(max_length = 500)]
    text: Option<String>,
}

impl ReportMessage {
    /// As the domain knows it.
    pub fn parse(&self) -> Result<(Fault, Option<Text<500>>), Invalid> {
        let fault = match self.reason {
            MessageReportReason::Spam => Fault::Spam,
            MessageReportReason::Offensive => Fault::Offensive,
            MessageReportReason::OffPlatform => Fault::OffPlatform,
            MessageReportReason::Private => Fault::Private,
            MessageReportReason::Other => Fault::Other,
        };
        Ok((fault, Text::parse_optional(self.text.as_deref())?))
    }
}

impl From<message::Message> for OrderMessage {
    fn from(of: message::Message) -> Self {
        Self {
            id: of.id.get(),
            author: of.author.as_str(),
            text: of.text,
            photos: of.photos.into_iter().map(Picture::from).collect(),
            created_at: of.created_at,
            is_hidden: of.is_hidden,
            is_reported: of.is_reported,
        }
    }
}

impl From<message::Conversation> for Conversation {
    fn from(of: message::Conversation) -> Self {
        Self {
            messages: of.messages.into_iter().map(OrderMessage::from).collect(),
            has_earlier: of.has_earlier,
            unread: of.unread,
        }
    }
}

impl From<message::ConversationSummary> for ListedConversation {
    fn from(of: message::ConversationSummary) -> Self {
        Self {
            shop_order_id: of.shop_order.get(),
            order_id: of.order.get(),
            order_number: of.number,
            shop_name: of.shop_name,
            buyer_name: of.buyer_name,
            last_message: LastMessage {
                author: of.author.as_str(),
                text: of.text,
                photo_count: of.photos,
                is_hidden: of.is_hidden,
                created_at: of.at,
            },
            unread: of.unread,
        }
    }
}

impl From<message::ConversationPage> for ConversationPage {
    fn from(found: message::ConversationPage) -> Self {
        let page = found.page.map(ListedConversation::from);
        Self {
            items: page.items,
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            unread: found.unread,
        }
    }
}
