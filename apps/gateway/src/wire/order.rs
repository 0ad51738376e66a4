//! An order on the wire, as its buyer sees it.

mod convert;
mod returns;
mod seller;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

pub use returns::{Return, ReturnPage};
pub use seller::{SellerOrder, SellerOrderPage};

/// What a shopper pays for at once. Amounts are in minor units of `currency`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    id: i64,
    /// The order number that people see.
    #[schema(example = "HS-7K3M9-QXD2A")]
    number: String,
    created_at: DateTime<Utc>,
    /// `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `reversed`, `failed` or `expired`.
    #[schema(example = "paid")]
    payment_status: &'static str,
    /// Until when stock is held while the payment is pending.
    #[schema(required = true)]
    expires_at: Option<DateTime<Utc>>,
    subtotal: i64,
    discount: i64,
    /// Always 0.
    shipping: i64,
    /// `subtotal - discount + shipping`.
    total: i64,
    #[schema(example = "USD")]
    currency: String,
    /// The buyer's note to all shops.
    #[schema(required = true)]
    note: Option<String>,
    /// Null if the order was looked up without signing in.
    #[schema(required = true)]
    address: Option<ShippingAddress>,
    payment: PaymentReference,
    shop_orders: Vec<ShopOrder>,
}

/// The payment as its provider knows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentReference {
    #[schema(example = "paypal")]
    provider: String,
    /// The ID that the provider's button needs to let the buyer approve.
    #[schema(required = true)]
    provider_order_id: Option<String>,
}

/// The address as it was when the order was placed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippingAddress {
    first_name: String,
    last_name: String,
    #[schema(required = true)]
    company_name: Option<String>,
    /// ISO 3166-1 alpha-2.
    #[schema(example = "US")]
    country: String,
    address_line1: String,
    #[schema(required = true)]
    address_line2: Option<String>,
    city: String,
    #[schema(required = true)]
    state: Option<String>,
    #[schema(required = true)]
    postal_code: Option<String>,
    /// E.164.
    #[schema(example = "+15035550100")]
    phone_number: String,
}

/// The part of an order that one shop fulfills.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopOrder {
    id: i64,
    /// `pending_payment`, `confirmed`, `partially_shipped`, `in_delivery`, `delivered`,
    /// `completed`, `expired`, `cancelled`, `return_requested` or `returned`.
    #[schema(example = "confirmed")]
    status: &'static str,
    shop: OrderShop,
    subtotal: i64,
    discount: i64,
    total: i64,
    /// The buyer's note to this shop only.
    #[schema(required = true)]
    note: Option<String>,
    lines: Vec<OrderLine>,
    /// The amount refunded, done or on its way, whoever started it.
    refunded: i64,
    /// Its refunds: done, on their way, failed or not owed, oldest first.
    refunds: Vec<OrderRefund>,
    shipments: Vec<Shipment>,
    /// When it is expected, as the buyer was told when they ordered. Null if that is unknown, before
    /// the payment, once the order is delivered or cancelled, and after the last of these days.
    #[schema(required = true)]
    expected_delivery: Option<ExpectedDelivery>,
    /// The buyer's cancel requests, oldest first.
    cancel_requests: Vec<CancelRequest>,
    /// The buyer's returns, oldest first.
    returns: Vec<Return>,
    events: Vec<OrderEvent>,
}

/// The first and the last day on which delivery is expected, in the shop's time zone: counted from the
/// payment, with the shop's `handlingDays` then and the marketplace's `carrierDays` when the order was
/// placed.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExpectedDelivery {
    #[schema(example = "2026-11-26")]
    from: NaiveDate,
    #[schema(example = "2026-12-01")]
    to: NaiveDate,
}

/// A refund of a shop order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderRefund {
    id: i64,
    amount: i64,
    /// `requested`, `pending` while PayPal has not finished it, `done`, `failed`, or `not_owed` if
    /// the marketplace decided that it is not owed.
    #[schema(example = "done")]
    status: String,
    reason: String,
    created_at: DateTime<Utc>,
    /// When it was done.
    #[schema(required = true)]
    completed_at: Option<DateTime<Utc>>,
    /// Whether it was paid without PayPal, such as by bank transfer.
    paid_elsewhere: bool,
}

/// A shop, with its name when the order was placed.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderShop {
    id: i64,
    name: String,
    slug: String,
}

/// One frozen line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderLine {
    id: i64,
    product_id: i64,
    product_slug: String,
    title: String,
    options: Vec<ChosenOption>,
    #[schema(required = true)]
    image: Option<String>,
    /// The color of the tile behind the picture.
    #[schema(example = "sand")]
    tile: String,
    /// What one piece cost.
    price: i64,
    quantity: i64,
    /// The coupon's discount on the line.
    discount: i64,
    /// How many were shipped. Pieces that are neither shipped nor cancelled can be cancelled.
    shipped: i32,
    /// How many were cancelled before shipping.
    cancelled: i32,
    /// How many of the shipped pieces were lost.
    lost: i32,
    /// How many of the shipped pieces were refunded for other reasons: returned, or kept by the
    /// buyer.
    returned: i32,
    /// The refund for cancelled, lost and returned pieces.
    refunded: i64,
    /// The buyer's review of it.
    #[schema(required = true)]
    review: Option<OwnReview>,
    /// Whether the buyer can review it now: it was delivered and has no review yet.
    reviewable: bool,
}

/// The buyer's review of a line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnReview {
    id: i64,
    /// Stars, 1 to 5.
    #[schema(example = 5)]
    rating: i32,
}

/// One option and the value chosen for it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChosenOption {
    #[schema(example = "Colour")]
    name: String,
    #[schema(example = "Forest green")]
    value: String,
}

/// One parcel.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shipment {
    id: i64,
    #[schema(example = "UPS")]
    carrier: String,
    tracking_number: String,
    /// Its tracking page, if the carrier is known.
    #[schema(required = true)]
    tracking_url: Option<String>,
    shipped_at: DateTime<Utc>,
    /// When the shop reported it lost.
    #[schema(required = true)]
    lost_at: Option<DateTime<Utc>>,
    lines: Vec<ShippedLine>,
}

/// A buyer's request to cancel.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelRequest {
    id: i64,
    /// `open`, `accepted`, `declined`, or `overtaken`: it was shipped or cancelled in the meantime.
    #[schema(example = "open")]
    status: String,
    reason: String,
    /// Why the shop declined.
    #[schema(required = true)]
    answer: Option<String>,
    created_at: DateTime<Utc>,
    lines: Vec<ShippedLine>,
}

/// A number of pieces of a line, in a parcel or a request.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippedLine {
    line_id: i64,
    quantity: i64,
}

/// One event in a shop order's history.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderEvent {
    status: &'static str,
    at: DateTime<Utc>,
    /// `buyer`, `seller`, `operator` or `system`.
    actor: String,
    /// The reason, if one was given.
    #[schema(required = true)]
    reason: Option<String>,
    /// How many pieces were cancelled in this event.
    cancelled: i64,
    /// How many of the shipped pieces were lost.
    lost: i64,
    /// How many pieces are refunded after a return.
    returned: i64,
    /// The refund for them.
    refunded: i64,
    /// The parcel that was shipped in this event, or whose tracking number was corrected.
    #[schema(required = true)]
    parcel: Option<ParcelName>,
    /// The parcel's carrier and tracking number before they were corrected.
    #[schema(required = true)]
    corrected: Option<ParcelName>,
}

/// A parcel's carrier and tracking number.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ParcelName {
    /// Null in some old entries.
    #[schema(required = true, example = "UPS")]
    carrier: Option<String>,
    #[schema(example = "1Z999AA10123456784")]
    tracking_number: String,
}

/// An order that is being paid at this moment.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InPayment {
    /// Its id.
    pub order_id: i64,
    /// The order number that people see.
    #[schema(example = "HS-7K3M9-QXD2A")]
    pub order_number: String,
}

/// The number of matching orders under each tab, not only the requested one; an order with several
/// shops can be under several tabs.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderCounts {
    all: i64,
    to_pay: i64,
    to_ship: i64,
    on_the_way: i64,
    delivered: i64,
    returns: i64,
}

/// A page of orders.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPage {
    items: Vec<Order>,
    page: i64,
    page_size: i64,
    total: i64,
    counts: OrderCounts,
    /// When the caller placed their first order, regardless of the filters; null if never.
    #[schema(required = true)]
    first_ordered_at: Option<DateTime<Utc>>,
}
