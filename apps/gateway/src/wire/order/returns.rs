//! A return on the wire, the same for buyer, shop and operator.

use chrono::{DateTime, Utc};
use orders::returns;
use serde::Serialize;
use utoipa::ToSchema;

use super::ChosenOption;
use crate::routes::catalog::wire::Picture;

/// Items that a buyer returns or never received. Amounts are in minor units of the order's
/// currency.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Return {
    id: i64,
    order_id: i64,
    #[schema(example = "HS-7K3M9-QXD2A")]
    order_number: String,
    shop_order_id: i64,
    /// `requested`, `offered`, `approved`, `declined`, `escalated`, `decided`, `sent_back`,
    /// `received`, `refunded` or `closed`.
    #[schema(example = "requested")]
    status: &'static str,
    /// `not_as_described`, `damaged`, `wrong_item`, `changed_mind` or `not_received`.
    #[schema(example = "damaged")]
    reason: &'static str,
    /// The buyer's explanation.
    words: String,
    /// The buyer's photos.
    photos: Vec<Picture>,
    lines: Vec<ReturnLine>,
    /// The value of its pieces, which is the most that can be refunded.
    worth: i64,
    /// Whether the items must be sent back; null until that is decided.
    #[schema(required = true)]
    send_back: Option<bool>,
    /// The shop's answer: how to send the items back, its offer, or why it declined.
    #[schema(required = true)]
    answer: Option<String>,
    /// The shop's return label.
    #[schema(required = true)]
    label: Option<Picture>,
    /// The shop's offer if the buyer keeps the items.
    #[schema(required = true)]
    offer: Option<i64>,
    #[schema(required = true, example = "UPS")]
    carrier: Option<String>,
    #[schema(required = true)]
    tracking_number: Option<String>,
    /// The tracking page of the return parcel, if the carrier is known.
    #[schema(required = true)]
    tracking_url: Option<String>,
    /// What the operator decided: `refund`, `return`, `part` or `nothing`.
    #[schema(required = true)]
    decision: Option<&'static str>,
    /// The reason for the operator's decision.
    #[schema(required = true)]
    verdict: Option<String>,
    /// The deadline for the next step. After it, a request that the shop did not answer is
    /// approved, a return parcel counts as received, and a return that waits for the buyer is
    /// closed.
    #[schema(required = true)]
    act_by: Option<DateTime<Utc>>,
    /// The final refund.
    #[schema(required = true)]
    amount: Option<i64>,
    created_at: DateTime<Utc>,
    events: Vec<ReturnEvent>,
}

/// A number of pieces of one line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnLine {
    line_id: i64,
    quantity: i64,
    title: String,
    options: Vec<ChosenOption>,
    #[schema(required = true)]
    image: Option<String>,
    /// The color of the tile behind the picture.
    #[schema(example = "sand")]
    tile: String,
}

/// One event of a return.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnEvent {
    #[schema(example = "requested")]
    status: &'static str,
    at: DateTime<Utc>,
    /// `buyer`, `seller`, `operator` or `system`.
    actor: String,
    /// Their comment.
    #[schema(required = true)]
    words: Option<String>,
}

/// A return in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedReturn {
    buyer_name: String,
    shop_name: String,
    #[schema(example = "USD")]
    currency: String,
    #[serde(rename = "return")]
    of: Return,
}

/// A page of returns.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReturnPage {
    items: Vec<ListedReturn>,
    page: i64,
    page_size: i64,
    total: i64,
}

impl From<returns::Return> for Return {
    fn from(of: returns::Return) -> Self {
        let tracking = of.carrier.as_deref().zip(of.tracking_number.as_deref());
        let tracking_url =
            tracking.and_then(|(carrier, number)| orders::carrier::tracking_url(carrier, number));
        Self {
            id: of.id.get(),
            order_id: of.order_id.get(),
            order_number: of.number,
            shop_order_id: of.shop_order_id.get(),
            status: of.status.as_str(),
            reason: of.reason.as_str(),
            words: of.words,
            photos: of.photos.into_iter().map(Into::into).collect(),
            lines: of.lines.into_iter().map(Into::into).collect(),
            worth: of.worth.minor(),
            send_back: of.send_back,
            answer: of.answer,
            label: of.label.map(Into::into),
            offer: of.offer.map(types::Money::minor),
            carrier: of.carrier,
            tracking_number: of.tracking_number,
            tracking_url,
            decision: of.decision.map(returns::Decision::as_str),
            verdict: of.verdict,
            act_by: of.act_by,
            amount: of.amount.map(types::Money::minor),
            created_at: of.created_at,
            events: of.events.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<returns::ReturnLine> for ReturnLine {
    fn from(line: returns::ReturnLine) -> Self {
        Self {
            line_id: line.line_id.get(),
            quantity: line.quantity,
            title: line.title,
            options: line.options.into_iter().map(Into::into).collect(),
            image: line.image,
            tile: line.tile,
        }
    }
}

impl From<returns::ReturnEvent> for ReturnEvent {
    fn from(event: returns::ReturnEvent) -> Self {
        Self {
            status: event.status.as_str(),
            at: event.at,
            actor: event.actor,
            words: event.words,
        }
    }
}

impl From<types::Page<returns::Listed>> for ReturnPage {
    fn from(page: types::Page<returns::Listed>) -> Self {
        let listed = |listed: returns::Listed| ListedReturn {
            buyer_name: listed.buyer_name,
            shop_name: listed.shop_name,
            currency: listed.currency,
            of: listed.of.into(),
        };
        Self {
            items: page.items.into_iter().map(listed).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}
