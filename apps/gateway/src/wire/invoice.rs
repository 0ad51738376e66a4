//! An invoice on the wire, as buyer and shop see it.

use chrono::{DateTime, Utc};
use orders::invoice;
use serde::Serialize;
use utoipa::ToSchema;

use super::order::{ChosenOption, ShippingAddress};

/// The invoice for one shop order, frozen when it was issued. Amounts are in minor units of
/// `currency`; tax is not shown separately.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invoice {
    /// The shop order that it invoices.
    shop_order_id: i64,
    /// Shop, year and a number without gaps.
    #[schema(example = "7-2026-00042")]
    number: String,
    issued_at: DateTime<Utc>,
    #[schema(example = "HS-7K3M9-QXD2A")]
    order_number: String,
    ordered_at: DateTime<Utc>,
    #[schema(required = true)]
    paid_at: Option<DateTime<Utc>>,
    /// When the first parcel was shipped. Null if the invoice was issued before that.
    #[schema(required = true)]
    supplied_at: Option<DateTime<Utc>>,
    seller: InvoiceSeller,
    /// The address of the order; its phone number is empty.
    buyer: ShippingAddress,
    lines: Vec<InvoiceLine>,
    subtotal: i64,
    discount: i64,
    /// `subtotal - discount`.
    total: i64,
    #[schema(example = "USD")]
    currency: String,
    #[schema(example = "paypal")]
    payment_provider: String,
    /// The provider's ID of the payment.
    #[schema(required = true)]
    payment_reference: Option<String>,
    /// Refunds of what it bills, done or on their way; not frozen.
    refunded: i64,
}

/// The seller on an invoice.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvoiceSeller {
    #[schema(example = "Clay & Co")]
    shop: String,
    /// Name, address and tax number, line by line; may be empty.
    #[schema(example = "Clay & Co\n12 Kiln Lane\nPortland, OR 97201")]
    address: String,
}

/// One line of an invoice.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvoiceLine {
    title: String,
    options: Vec<ChosenOption>,
    quantity: i64,
    /// What one piece cost.
    price: i64,
    /// The line's total, before discount.
    amount: i64,
}

impl From<invoice::Invoice> for Invoice {
    fn from(invoice: invoice::Invoice) -> Self {
        let document = invoice.document;
        Self {
            shop_order_id: invoice.part.get(),
            number: invoice.number,
            issued_at: invoice.issued_at,
            order_number: document.order_number,
            ordered_at: document.ordered_at,
            paid_at: document.paid_at,
            supplied_at: document.supplied_at,
            seller: InvoiceSeller {
                shop: document.seller.shop,
                address: document.seller.address,
            },
            buyer: document.buyer.into(),
            lines: document.lines.into_iter().map(Into::into).collect(),
            subtotal: document.subtotal.minor(),
            discount: document.discount.minor(),
            total: document.total.minor(),
            currency: document.currency,
            payment_provider: document.provider,
            payment_reference: document.payment_reference,
            refunded: invoice.refunded.minor(),
        }
    }
}

impl From<invoice::Line> for InvoiceLine {
    fn from(line: invoice::Line) -> Self {
        Self {
            title: line.title,
            options: line.options.into_iter().map(Into::into).collect(),
            quantity: line.quantity,
            price: line.price.minor(),
            amount: line.amount.minor(),
        }
    }
}
