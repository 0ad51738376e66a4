//! An order on the wire, as one of its shops sees it.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    CancelRequest, ExpectedDelivery, OrderEvent, OrderLine, OrderRefund, Return, Shipment,
    ShippingAddress, ShopOrder,
};
use crate::routes::seller::disputes::Dispute;

/// A shop order, as the shop sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerOrder {
    /// The shop order's ID.
    id: i64,
    /// The order number that people see.
    number: String,
    created_at: DateTime<Utc>,
    #[schema(example = "confirmed")]
    status: &'static str,
    /// The last day to ship, in the shop's time zone: the shop's `handlingDays` after the payment,
    /// as set at that time. Null if nothing is left to ship.
    #[schema(required = true)]
    ship_by: Option<NaiveDate>,
    /// The number of days since then; 0 if it is not late.
    days_late: i32,
    /// When the buyer was told to expect it. Null if that is unknown, once the order is delivered or
    /// cancelled, and after the last of these days.
    #[schema(required = true)]
    expected_delivery: Option<ExpectedDelivery>,
    /// The payment status of the whole order; read-only for sellers.
    #[schema(example = "paid")]
    payment_status: &'static str,
    buyer: Buyer,
    address: ShippingAddress,
    /// The buyer's note to all shops in the order.
    #[schema(required = true)]
    note: Option<String>,
    /// The buyer's note to this shop only.
    #[schema(required = true)]
    shop_note: Option<String>,
    /// A note that only the shop sees; may be empty.
    #[schema(example = "Gift wrap, promised by mail")]
    own_note: String,
    subtotal: i64,
    discount: i64,
    total: i64,
    /// The amount refunded, done or on its way, whoever started it.
    refunded: i64,
    /// Its refunds: done, on their way or failed, oldest first.
    refunds: Vec<OrderRefund>,
    /// The buyer's disputes about the order: open ones first, the most urgent at the top.
    disputes: Vec<Dispute>,
    /// The marketplace's commission on what is not refunded.
    commission: i64,
    /// What the shop earns: `total - refunded - commission`.
    payout: i64,
    #[schema(example = "USD")]
    currency: String,
    lines: Vec<OrderLine>,
    shipments: Vec<Shipment>,
    /// The buyer's cancel requests, oldest first.
    cancel_requests: Vec<CancelRequest>,
    /// The buyer's returns, oldest first.
    returns: Vec<Return>,
    events: Vec<OrderEvent>,
}

/// The buyer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Buyer {
    name: String,
}

/// A page of a shop's orders, with the number in each state.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerOrderPage {
    items: Vec<SellerOrder>,
    page: i64,
    page_size: i64,
    total: i64,
    /// The number of matching orders by state, not only in the requested states.
    counts: BTreeMap<&'static str, i64>,
    /// How many of these have an open dispute.
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
            expected_delivery: part.expected_delivery,
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
