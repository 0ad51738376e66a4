//! An order on the wire, as its buyer sees it.

mod convert;
mod returns;
mod seller;

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

pub use returns::{Return, ReturnPage};
pub use seller::{SellerOrder, SellerOrderPage};

/// What a shopper pays in one go. Amounts are in minor units of `currency`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    id: i64,
    /// The number for people.
    #[schema(example = "HS-7K3M9-QXD2A")]
    number: String,
    created_at: DateTime<Utc>,
    /// `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `reversed`, `failed` or `expired`.
    #[schema(example = "paid")]
    payment_status: &'static str,
    /// Until when stock is set aside, while the payment is pending.
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
    /// What the buyer wrote to all shops.
    #[schema(required = true)]
    note: Option<String>,
    /// Null when an order is followed without signing in.
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
    /// What the provider's button needs to let the buyer approve.
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

/// The part of an order that one shop fulfils.
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
    /// What the buyer wrote to this shop only.
    #[schema(required = true)]
    note: Option<String>,
    lines: Vec<OrderLine>,
    /// What went back of it or is on its way, whoever began that.
    refunded: i64,
    /// What went back of it, is on its way, failed or is not owed, oldest first.
    refunds: Vec<OrderRefund>,
    shipments: Vec<Shipment>,
    /// What the buyer asked to cancel after a part of it was sent, oldest first.
    cancel_requests: Vec<CancelRequest>,
    /// What the buyer gives back or never got, oldest first.
    returns: Vec<Return>,
    events: Vec<OrderEvent>,
}

/// Money of a part on its way back to the buyer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderRefund {
    id: i64,
    amount: i64,
    /// `requested`, `pending` while PayPal has not finished it, `done`, `failed`, or `not_owed` when
    /// the marketplace said that nobody owes it.
    #[schema(example = "done")]
    status: String,
    reason: String,
    created_at: DateTime<Utc>,
    /// When it was done.
    #[schema(required = true)]
    completed_at: Option<DateTime<Utc>>,
    /// Whether the buyer got it without PayPal, such as by bank transfer.
    paid_elsewhere: bool,
}

/// A shop as it was called when the order was placed.
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
    /// The hue behind the picture.
    #[schema(example = "sand")]
    tile: String,
    /// What one piece cost.
    price: i64,
    quantity: i64,
    /// What the coupon took off all of them.
    discount: i64,
    /// How many were sent. What is neither sent nor cancelled can be cancelled.
    shipped: i32,
    /// How many were cancelled before they were sent.
    cancelled: i32,
    /// How many of those sent got lost.
    lost: i32,
    /// Of how many of those sent the money went back otherwise: returned, or kept by the buyer.
    returned: i32,
    /// What goes back for those cancelled, lost and returned.
    refunded: i64,
    /// What the buyer said about it.
    #[schema(required = true)]
    review: Option<OwnReview>,
    /// Whether the buyer can review it now: it arrived, and was not reviewed.
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
    /// The carrier's page for it, if we know the carrier.
    #[schema(required = true)]
    tracking_url: Option<String>,
    shipped_at: DateTime<Utc>,
    /// When the shop reported it lost.
    #[schema(required = true)]
    lost_at: Option<DateTime<Utc>>,
    lines: Vec<ShippedLine>,
}

/// What a buyer asked a shop to cancel.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelRequest {
    id: i64,
    /// `open`, `accepted`, `declined`, or `overtaken`: it was sent or cancelled meanwhile.
    #[schema(example = "open")]
    status: String,
    reason: String,
    /// Why the shop declined.
    #[schema(required = true)]
    answer: Option<String>,
    created_at: DateTime<Utc>,
    lines: Vec<ShippedLine>,
}

/// How many pieces of a line are in a parcel, or are asked about.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShippedLine {
    line_id: i64,
    quantity: i64,
}

/// One step of a shop order's history.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderEvent {
    status: &'static str,
    at: DateTime<Utc>,
    /// `buyer`, `seller`, `operator` or `system`.
    actor: String,
    /// Why, where a reason was given.
    #[schema(required = true)]
    reason: Option<String>,
    /// How many pieces were cancelled with this step.
    cancelled: i64,
    /// How many of those sent got lost.
    lost: i64,
    /// Of how many the money goes back after a return.
    returned: i64,
    /// What goes back for them.
    refunded: i64,
    /// The parcel that was sent with this step, or whose number was put right.
    #[schema(required = true)]
    parcel: Option<ParcelName>,
    /// What the parcel was called before it was put right.
    #[schema(required = true)]
    corrected: Option<ParcelName>,
}

/// What a parcel is found by.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ParcelName {
    /// Old histories do not always tell.
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
    /// The number for people.
    #[schema(example = "HS-7K3M9-QXD2A")]
    pub order_number: String,
}

/// How many of the orders that are looked for are under each tab, whichever is listed; an order of
/// several shops can be under several.
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
    /// When the caller ordered first, whatever is looked for; null before that.
    #[schema(required = true)]
    first_ordered_at: Option<DateTime<Utc>>,
}
