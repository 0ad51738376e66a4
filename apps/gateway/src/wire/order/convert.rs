//! From the domain's order to the wire's.

use auth::address::Draft;
use orders::cancel::request;
use orders::order;
use orders::status::PaymentStatus;

use super::{
    CancelRequest, ChosenOption, ExpectedDelivery, Order, OrderCounts, OrderEvent, OrderLine,
    OrderPage, OrderRefund, OrderShop, OwnReview, ParcelName, PaymentReference, Shipment,
    ShippedLine, ShippingAddress, ShopOrder,
};

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
    /// The order for someone who only knows number and email address.
    pub fn without_address(mut order: order::Order) -> Self {
        for part in &mut order.shop_orders {
            part.note = None;
            part.returns = Vec::new();
        }
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
        let refunded = part.refunded().minor();
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
            note: part.note,
            refunded,
            lines: part.lines.into_iter().map(Into::into).collect(),
            shipments: part.shipments.into_iter().map(Into::into).collect(),
            expected_delivery: part.expected_delivery.map(Into::into),
            cancel_requests: part.cancel_requests.into_iter().map(Into::into).collect(),
            refunds: part.refunds.into_iter().map(Into::into).collect(),
            returns: part.returns.into_iter().map(Into::into).collect(),
            events: part.events.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<order::ExpectedDelivery> for ExpectedDelivery {
    fn from(days: order::ExpectedDelivery) -> Self {
        Self {
            from: days.from,
            to: days.to,
        }
    }
}

impl From<order::Refund> for OrderRefund {
    fn from(refund: order::Refund) -> Self {
        Self {
            id: refund.id.get(),
            amount: refund.amount.minor(),
            status: refund.status,
            reason: refund.reason,
            created_at: refund.created_at,
            completed_at: refund.completed_at,
            paid_elsewhere: refund.paid_elsewhere,
        }
    }
}

impl From<order::Choice> for ChosenOption {
    fn from(choice: order::Choice) -> Self {
        Self {
            name: choice.name,
            value: choice.value,
        }
    }
}

impl From<order::Line> for OrderLine {
    fn from(line: order::Line) -> Self {
        Self {
            id: line.id.get(),
            product_id: line.product_id.get(),
            product_slug: line.product_slug,
            title: line.title,
            options: line.options.into_iter().map(Into::into).collect(),
            image: line.image,
            tile: line.tile,
            price: line.price.minor(),
            quantity: line.quantity,
            discount: line.discount.minor(),
            shipped: line.shipped,
            cancelled: line.cancelled,
            lost: line.lost,
            returned: line.returned,
            refunded: line.refunded.minor(),
            review: line.review.map(|review| OwnReview {
                id: review.id.get(),
                rating: review.rating,
            }),
            reviewable: line.reviewable,
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
            lost_at: parcel.lost_at,
            lines: parcel.lines.into_iter().map(line).collect(),
        }
    }
}

impl From<request::Request> for CancelRequest {
    fn from(request: request::Request) -> Self {
        let line = |line: request::Asked| ShippedLine {
            line_id: line.line_id.get(),
            quantity: line.quantity,
        };
        Self {
            id: request.id.get(),
            status: request.status,
            reason: request.reason,
            answer: request.answer,
            created_at: request.created_at,
            lines: request.lines.into_iter().map(line).collect(),
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
            cancelled: event.cancelled,
            lost: event.lost,
            returned: event.returned,
            refunded: event.refunded.minor(),
            parcel: event.parcel.map(Into::into),
            corrected: event.corrected.map(Into::into),
        }
    }
}

impl From<order::ParcelName> for ParcelName {
    fn from(parcel: order::ParcelName) -> Self {
        Self {
            carrier: parcel.carrier,
            tracking_number: parcel.tracking_number,
        }
    }
}

impl From<order::Counts> for OrderCounts {
    fn from(counts: order::Counts) -> Self {
        Self {
            all: counts.all,
            to_pay: counts.to_pay,
            to_ship: counts.to_ship,
            on_the_way: counts.on_the_way,
            delivered: counts.delivered,
            returns: counts.returns,
        }
    }
}

impl From<order::History> for OrderPage {
    fn from(found: order::History) -> Self {
        let page = found.page;
        Self {
            first_ordered_at: found.since,
            items: page.items.into_iter().map(Into::into).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            counts: found.counts.into(),
        }
    }
}
