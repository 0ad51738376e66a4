//! An order on the wire, as one of its shops sees it.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    CancelRequest, OrderEvent, OrderLine, OrderRefund, Return, Shipment, ShippingAddress, ShopOrder,
};
use crate::routes::seller::disputes::Dispute;

/// An order as one of its shops sees it: their part only.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerOrder {
    /// Of the shop order.
    id: i64,
    /// Of the whole order.
    number: String,
    created_at: DateTime<Utc>,
    #[schema(example = "confirmed")]
    status: &'static str,
    /// The last day to ship what is still to be shipped, in the shop's time zone: `handlingDays` of the
    /// shop after the payment, as they were then. Null once nothing is to be shipped.
    #[schema(required = true)]
    ship_by: Option<NaiveDate>,
    /// How many days ago that was; 0 while there is time.
    days_late: i32,
    /// Of the whole order; a seller only reads it.
    #[schema(example = "paid")]
    payment_status: &'static str,
    buyer: Buyer,
    address: ShippingAddress,
    /// What the buyer wrote to all shops of the order.
    #[schema(required = true)]
    note: Option<String>,
    /// What the buyer wrote to this shop only.
    #[schema(required = true)]
    shop_note: Option<String>,
    /// What only the shop reads; may be empty.
    #[schema(example = "Gift wrap, promised by mail")]
    own_note: String,
    subtotal: i64,
    discount: i64,
    total: i64,
    /// What went back of it or is on its way, whoever began that.
    refunded: i64,
    /// What went back of it, is on its way or failed, oldest first.
    refunds: Vec<OrderRefund>,
    /// The buyer's complaints about the order at PayPal: open ones first, the most urgent on top.
    disputes: Vec<Dispute>,
    /// The marketplace's share of what does not go back.
    commission: i64,
    /// What the shop earns: `total - refunded - commission`.
    payout: i64,
    #[schema(example = "USD")]
    currency: String,
    lines: Vec<OrderLine>,
    shipments: Vec<Shipment>,
    /// What the buyer asked to cancel after a part of it was sent, oldest first.
    cancel_requests: Vec<CancelRequest>,
    /// What the buyer gives back or never got, oldest first.
    returns: Vec<Return>,
    events: Vec<OrderEvent>,
}

/// Who ordered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Buyer {
    name: String,
}

/// A page of a shop's orders, and how many stand in each state.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerOrderPage {
    items: Vec<SellerOrder>,
    page: i64,
    page_size: i64,
    total: i64,
    /// Orders with these words and days by state, whichever states are listed.
    counts: BTreeMap<&'static str, i64>,
    /// How many of these are in an open dispute.
    disputed: usize,
}

impl From<orders::SellerOrder> for SellerOrder {
    fn from(order: orders::SellerOrder) -> Self {
        let (ship_by, days_late) = (order.part.ship_by, order.part.days_late);
        let part = ShopOrder::from(order.part);
        Self {
            id: part.id,
            number: order.number,
            created_at: order.created_at,
            status: part.status,
            ship_by,
            days_late,
            payment_status: order.payment_status.as_str(),
            buyer: Buyer {
                name: order.buyer_name,
            },
            address: order.address.into(),
            note: order.note,
            shop_note: part.note,
            own_note: order.own_note,
            subtotal: part.subtotal,
            discount: part.discount,
            total: part.total,
            refunded: part.refunded,
            refunds: part.refunds,
            disputes: order.disputes.into_iter().map(Into::into).collect(),
            commission: order.commission.minor(),
            payout: order.payout.minor(),
            currency: order.currency,
            lines: part.lines,
            shipments: part.shipments,
            cancel_requests: part.cancel_requests,
            returns: part.returns,
            events: part.events,
        }
    }
}

impl SellerOrderPage {
    /// A page with the counts of the tabs.
    pub fn new(found: orders::seller_order::Found) -> Self {
        let page = found.page;
        let counts = found.counts.into_iter();
        Self {
            items: page.items.into_iter().map(Into::into).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            counts: counts
                .map(|(status, count)| (status.as_str(), count))
                .collect(),
            disputed: found.disputed,
        }
    }
}
