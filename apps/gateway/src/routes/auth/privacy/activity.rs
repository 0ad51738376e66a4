//! The caller's texts and wishlist, in their data download.

use catalog::review::{OwnReport, OwnReview, OwnVote};
use catalog::{follow, stock_request, wishlist};
use chrono::{DateTime, Utc};
use content::contact::SentMessage;
use serde::Serialize;
use utoipa::ToSchema;

/// A review by the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalReview {
    id: i64,
    product_title: String,
    rating: i32,
    text: String,
    /// URLs of the photos.
    images: Vec<String>,
    #[schema(required = true)]
    reply: Option<String>,
    created_at: DateTime<Utc>,
}

/// A review that the caller found helpful.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalVote {
    review_id: i64,
    product_title: String,
    created_at: DateTime<Utc>,
}

/// A review that the caller reported.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalReport {
    review_id: i64,
    product_title: String,
    #[schema(example = "spam")]
    reason: String,
    #[schema(required = true)]
    text: Option<String>,
    created_at: DateTime<Utc>,
}

/// A product on the caller's wishlist.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalWish {
    product_id: i64,
    product_title: String,
    created_at: DateTime<Utc>,
}

/// How the caller's wishlist is shared.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalWishlistShare {
    /// Its title.
    #[schema(required = true, example = "Una's birthday")]
    title: Option<String>,
    /// When the link was created.
    created_at: DateTime<Utc>,
}

/// A shop that the caller follows.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalFollow {
    shop_id: i64,
    shop_name: String,
    created_at: DateTime<Utc>,
}

/// A stock request by the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalStockRequest {
    product_id: i64,
    product_title: String,
    variant_id: i64,
    created_at: DateTime<Utc>,
}

/// A message from the caller to a shop about an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalOrderMessage {
    order_number: String,
    shop_name: String,
    text: String,
    /// URLs of the photos.
    images: Vec<String>,
    created_at: DateTime<Utc>,
}

/// A message from the caller to the marketplace.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalMessage {
    reference: String,
    topic: String,
    message: String,
    created_at: DateTime<Utc>,
    /// The marketplace's answer.
    answers: Vec<PersonalAnswer>,
}

/// The marketplace's answers to the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalAnswer {
    #[schema(example = "We are sorry about the mug. A new one is on its way.")]
    text: String,
    created_at: DateTime<Utc>,
}

impl From<OwnReview> for PersonalReview {
    fn from(own: OwnReview) -> Self {
        Self {
            id: own.review.id.get(),
            product_title: own.product_title,
            rating: own.review.rating,
            text: own.review.text,
            images: own.review.images.into_iter().map(|it| it.url).collect(),
            reply: own.review.reply,
            created_at: own.review.created_at,
        }
    }
}

impl From<OwnVote> for PersonalVote {
    fn from(vote: OwnVote) -> Self {
        Self {
            review_id: vote.review_id.get(),
            product_title: vote.product_title,
            created_at: vote.created_at,
        }
    }
}

impl From<OwnReport> for PersonalReport {
    fn from(report: OwnReport) -> Self {
        Self {
            review_id: report.review_id.get(),
            product_title: report.product_title,
            reason: report.reason,
            text: report.text,
            created_at: report.created_at,
        }
    }
}

impl From<wishlist::Item> for PersonalWish {
    fn from(item: wishlist::Item) -> Self {
        Self {
            product_id: item.product_id.get(),
            product_title: item.product_title,
            created_at: item.created_at,
        }
    }
}

impl From<wishlist::share::Share> for PersonalWishlistShare {
    fn from(share: wishlist::share::Share) -> Self {
        Self {
            title: share.title,
            created_at: share.created_at,
        }
    }
}

impl From<follow::Item> for PersonalFollow {
    fn from(item: follow::Item) -> Self {
        Self {
            shop_id: item.shop_id.get(),
            shop_name: item.shop_name,
            created_at: item.created_at,
        }
    }
}

impl From<stock_request::Item> for PersonalStockRequest {
    fn from(item: stock_request::Item) -> Self {
        Self {
            product_id: item.product_id.get(),
            product_title: item.product_title,
            variant_id: item.variant_id.get(),
            created_at: item.created_at,
        }
    }
}

impl From<orders::message::SentMessage> for PersonalOrderMessage {
    fn from(own: orders::message::SentMessage) -> Self {
        Self {
            order_number: own.number,
            shop_name: own.shop_name,
            text: own.text,
            images: own.photos,
            created_at: own.created_at,
        }
    }
}

impl From<SentMessage> for PersonalMessage {
    fn from(sent: SentMessage) -> Self {
        Self {
            reference: sent.reference,
            topic: sent.topic,
            message: sent.message,
            created_at: sent.created_at,
            answers: sent
                .answers
                .into_iter()
                .map(|(text, created_at)| PersonalAnswer { text, created_at })
                .collect(),
        }
    }
}
