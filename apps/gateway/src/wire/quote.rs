//! What chosen items cost, on the wire.

use cart::change::Change;
use serde::Serialize;
use types::{CartLineId, Currency};
use utoipa::ToSchema;

/// What the lines cost, and what prevents ordering them.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Quote {
    groups: Vec<QuoteGroup>,
    subtotal: i64,
    discount: i64,
    /// Always 0.
    shipping: i64,
    /// `subtotal - discount + shipping`.
    total: i64,
    #[schema(example = "USD")]
    currency: String,
    problems: Vec<QuoteProblem>,
    /// What has changed about the lines since the shopper saw them.
    changes: Vec<QuoteChange>,
}

/// One shop's part of a quote.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuoteGroup {
    shop_id: i64,
    shop_name: String,
    subtotal: i64,
    discount: i64,
    total: i64,
}

/// One reason why the lines cannot be ordered.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuoteProblem {
    /// The cart item; null if it concerns the coupon or the whole order.
    #[schema(required = true)]
    cart_item_id: Option<i64>,
    /// `unavailable`, `shop_on_holiday`, `out_of_stock`, `own_shop`, `payment_in_progress`, `coupon_unknown`,
    /// `coupon_not_started`, `coupon_expired`, `coupon_used`, `coupon_not_applicable`,
    /// `coupon_minimum` or `nothing_to_pay`.
    #[schema(example = "out_of_stock")]
    code: &'static str,
    /// One sentence for the shopper.
    message: String,
}

/// One change of one line.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuoteChange {
    /// The cart item.
    cart_item_id: i64,
    #[serde(flatten)]
    change: LineChange,
}

/// What has changed about a line since the shopper added it to the cart or last agreed to it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LineChange {
    /// `price_up`, `price_down`, `less_stock`, `sold_out`, `shop_on_holiday` or `gone`.
    #[schema(example = "price_up")]
    code: &'static str,
    /// The previous unit price, in minor units; present if the price changed.
    #[schema(required = true, example = 1499)]
    price_was: Option<i64>,
    /// How many are left; present if that is less than the quantity.
    #[schema(required = true)]
    left: Option<i64>,
}

impl From<Change> for LineChange {
    fn from(change: Change) -> Self {
        let (price_was, left) = match change {
            Change::PriceUp { was } | Change::PriceDown { was } => (Some(was.minor()), None),
            Change::LessStock { left } => (None, Some(left)),
            Change::SoldOut => (None, Some(0)),
            Change::ShopOnHoliday | Change::Gone => (None, None),
        };
        Self {
            code: change.code(),
            price_was,
            left,
        }
    }
}

impl Quote {
    /// A quote with amounts in minor units of this currency.
    pub fn new(quote: cart::quote::Quote, currency: &Currency) -> Self {
        let group = |group: cart::quote::QuoteGroup| QuoteGroup {
            shop_id: group.shop.id.get(),
            shop_name: group.shop.name,
            subtotal: group.subtotal.minor(),
            discount: group.discount.minor(),
            total: group.total.minor(),
        };
        let problem = |problem: cart::quote::Problem| QuoteProblem {
            cart_item_id: problem.line.map(CartLineId::get),
            code: problem.obstacle.code(),
            message: problem.obstacle.to_string(),
        };
        let change = |(line, change): (CartLineId, Change)| QuoteChange {
            cart_item_id: line.get(),
            change: change.into(),
        };
        Self {
            groups: quote.groups.into_iter().map(group).collect(),
            subtotal: quote.subtotal.minor(),
            discount: quote.discount.minor(),
            shipping: quote.shipping.minor(),
            total: quote.total.minor(),
            currency: currency.as_str().to_owned(),
            problems: quote.problems.into_iter().map(problem).collect(),
            changes: quote.changes.into_iter().map(change).collect(),
        }
    }
}
