//! An order on the wire, for buyers and for sellers.

use std::collections::BTreeMap;

use auth::address::Draft;
use chrono::{DateTime, Utc};
use orders::order;
use orders::status::PaymentStatus;
use serde::Serialize;
use utoipa::ToSchema;

/// What a shopper pays in one go. Amounts are in minor units of `currency`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    id: i64,
    /// The number for people.
    #[schema(example = "HS-7K3M9-QXD2A")]
    number: String,
    created_at: DateTime<Utc>,
    /// `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `failed` or `expired`.
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
    lines: Vec<OrderLine>,
    shipments: Vec<Shipment>,
    events: Vec<OrderEvent>,
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
    lines: Vec<ShippedLine>,
}

/// How many pieces of a line are in a parcel.
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
}

/// A page of orders.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPage {
    items: Vec<Order>,
    page: i64,
    page_size: i64,
    total: i64,
}

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
    /// Of the whole order; a seller only reads it.
    #[schema(example = "paid")]
    payment_status: &'static str,
    buyer: Buyer,
    address: ShippingAddress,
    #[schema(required = true)]
    note: Option<String>,
    subtotal: i64,
    discount: i64,
    total: i64,
    /// The marketplace's share.
    commission: i64,
    /// What the shop earns: `total - commission`.
    payout: i64,
    #[schema(example = "USD")]
    currency: String,
    lines: Vec<OrderLine>,
    shipments: Vec<Shipment>,
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
    /// Orders of the shop by state.
    counts: BTreeMap<&'static str, i64>,
}

impl From<order::Order> for Order {
    fn from(order: order::Order) -> Self {
        let pending = order.payment_status == PaymentStatus::Pending;
        Self {
            id: order.id.get(),
            number: order.number,
            created_at: order.created_at,
            payment_status: order.payment_status.as_str(),
            expires_at: pending.then_some(order.expires_at),
            subtotal: order.subtotal.minor(),
            discount: order.discount.minor(),
            shipping: order.shipping.minor(),
            total: order.total.minor(),
            currency: order.currency,
            note: order.note,
            address: Some(order.address.into()),
            payment: PaymentReference {
                provider: order.provider,
                provider_order_id: order.provider_order_id,
            },
            shop_orders: order.shop_orders.into_iter().map(Into::into).collect(),
        }
    }
}

impl Order {
    /// The order for someone who only knows number and mail address.
    pub fn without_address(order: order::Order) -> Self {
        Self {
            address: None,
            note: None,
            ..order.into()
        }
    }
}

impl From<Draft> for ShippingAddress {
    fn from(to: Draft) -> Self {
        Self {
            first_name: to.first_name,
            last_name: to.last_name,
            company_name: to.company_name,
            country: to.country,
            address_line1: to.address_line1,
            address_line2: to.address_line2,
            city: to.city,
            state: to.state,
            postal_code: to.postal_code,
            phone_number: to.phone_number,
        }
    }
}

impl From<order::ShopOrder> for ShopOrder {
    fn from(part: order::ShopOrder) -> Self {
        Self {
            id: part.id.get(),
            status: part.status.as_str(),
            shop: OrderShop {
                id: part.shop.id.get(),
                name: part.shop.name,
                slug: part.shop.slug,
            },
            subtotal: part.subtotal.minor(),
            discount: part.discount.minor(),
            total: part.total.minor(),
            lines: part.lines.into_iter().map(Into::into).collect(),
            shipments: part.shipments.into_iter().map(Into::into).collect(),
            events: part.events.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<order::Line> for OrderLine {
    fn from(line: order::Line) -> Self {
        let option = |choice: order::Choice| ChosenOption {
            name: choice.name,
            value: choice.value,
        };
        Self {
            id: line.id.get(),
            product_id: line.product_id.get(),
            product_slug: line.product_slug,
            title: line.title,
            options: line.options.into_iter().map(option).collect(),
            image: line.image,
            tile: line.tile,
            price: line.price.minor(),
            quantity: line.quantity,
        }
    }
}

impl From<order::Shipment> for Shipment {
    fn from(parcel: order::Shipment) -> Self {
        let line = |line: order::ShippedLine| ShippedLine {
            line_id: line.line_id.get(),
            quantity: line.quantity,
        };
        Self {
            id: parcel.id.get(),
            tracking_url: orders::carrier::tracking_url(&parcel.carrier, &parcel.tracking_number),
            carrier: parcel.carrier,
            tracking_number: parcel.tracking_number,
            shipped_at: parcel.shipped_at,
            lines: parcel.lines.into_iter().map(line).collect(),
        }
    }
}

impl From<order::Event> for OrderEvent {
    fn from(event: order::Event) -> Self {
        Self {
            status: event.status.as_str(),
            at: event.at,
            actor: event.actor,
            reason: event.reason,
        }
    }
}

impl From<types::Page<order::Order>> for OrderPage {
    fn from(page: types::Page<order::Order>) -> Self {
        Self {
            items: page.items.into_iter().map(Into::into).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl From<orders::SellerOrder> for SellerOrder {
    fn from(order: orders::SellerOrder) -> Self {
        let part = ShopOrder::from(order.part);
        Self {
            id: part.id,
            number: order.number,
            created_at: order.created_at,
            status: part.status,
            payment_status: order.payment_status.as_str(),
            buyer: Buyer {
                name: order.buyer_name,
            },
            address: order.address.into(),
            note: order.note,
            subtotal: part.subtotal,
            discount: part.discount,
            total: part.total,
            commission: order.commission.minor(),
            payout: order.payout.minor(),
            currency: order.currency,
            lines: part.lines,
            shipments: part.shipments,
            events: part.events,
        }
    }
}

impl SellerOrderPage {
    /// A page with the counts of the tabs.
    pub fn new(
        page: types::Page<orders::SellerOrder>,
        counts: Vec<(orders::status::ShopOrderStatus, i64)>,
    ) -> Self {
        Self {
            items: page.items.into_iter().map(Into::into).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            counts: counts
                .into_iter()
                .map(|(status, count)| (status.as_str(), count))
                .collect(),
        }
    }
}
