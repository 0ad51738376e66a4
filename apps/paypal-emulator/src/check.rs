//! Strict validation of a new order: what PayPal would refuse is refused here too, so that mistakes
//! are found before the real PayPal sees them.
//!
//! <https://developer.paypal.com/docs/api/orders/v2/#orders_create>

mod evidence;
mod payouts;

use serde::Deserialize;
use serde_json::Value;

use crate::amount::{Amount, AmountJson};
use crate::problem::{Issue, Problem};

pub(crate) use evidence::evidence;
pub(crate) use payouts::new_batch;

/// What a sound request for a new order comes down to.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) amount: Amount,
    pub(crate) custom_id: Option<String>,
    pub(crate) brand: Option<String>,
    pub(crate) unit: Value,
}

#[derive(Deserialize)]
struct Body {
    intent: Option<String>,
    #[serde(default)]
    purchase_units: Vec<Value>,
    application_context: Option<Context>,
}

#[derive(Deserialize)]
struct Context {
    brand_name: Option<String>,
}

#[derive(Deserialize)]
struct Unit {
    amount: Option<Total>,
    custom_id: Option<String>,
    invoice_id: Option<String>,
    description: Option<String>,
    #[serde(default)]
    items: Vec<Item>,
}

#[derive(Deserialize)]
struct Total {
    #[serde(flatten)]
    written: AmountJson,
    breakdown: Option<Breakdown>,
}

#[derive(Deserialize)]
struct Breakdown {
    item_total: Option<AmountJson>,
    shipping: Option<AmountJson>,
    handling: Option<AmountJson>,
    tax_total: Option<AmountJson>,
    insurance: Option<AmountJson>,
    shipping_discount: Option<AmountJson>,
    discount: Option<AmountJson>,
}

#[derive(Deserialize)]
struct Item {
    name: Option<String>,
    quantity: Option<String>,
    unit_amount: Option<AmountJson>,
}

const MISSING: Issue = Issue::new(
    "MISSING_REQUIRED_PARAMETER",
    "A required field / parameter is missing.",
);
const LENGTH: Issue = Issue::new(
    "INVALID_STRING_LENGTH",
    "The value of a field is either too short or too long.",
);
const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);
const INTENT: Issue = Issue::new(
    "INVALID_PARAMETER_VALUE",
    "The value of a field is invalid.",
);
const ONE_UNIT: Issue = Issue::new(
    "UNSUPPORTED_PURCHASE_UNITS",
    "This emulator takes exactly one purchase unit.",
);
const NOT_POSITIVE: Issue = Issue::new(
    "CANNOT_BE_ZERO_OR_NEGATIVE",
    "Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.",
);
const NEGATIVE: Issue = Issue::new(
    "CANNOT_BE_NEGATIVE",
    "Must be greater than or equal to 0. If the currency supports decimals, only two decimal place precision is supported.",
);
const AMOUNT_MISMATCH: Issue = Issue::new(
    "AMOUNT_MISMATCH",
    "Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.",
);
const ITEM_TOTAL_MISMATCH: Issue = Issue::new(
    "ITEM_TOTAL_MISMATCH",
    "Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit",
);
const ITEM_TOTAL_REQUIRED: Issue = Issue::new(
    "ITEM_TOTAL_REQUIRED",
    "If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.",
);
const CURRENCIES_DIFFER: Issue = Issue::new(
    "MULTIPLE_CURRENCIES_NOT_SUPPORTED",
    "Multiple differing values of currency_code are not supported.",
);

/// Reads a request for a new order.
pub(crate) fn new_order(body: &[u8]) -> Result<Request, Problem> {
    let body: Body = serde_json::from_slice(body).map_err(|_| SYNTAX.invalid("/"))?;
    match body.intent.as_deref() {
        Some("CAPTURE") => {}
        Some(_) => return Err(INTENT.invalid("/intent")),
        None => return Err(MISSING.invalid("/intent")),
    }
    let [raw] = <[Value; 1]>::try_from(body.purchase_units).map_err(|units| {
        if units.is_empty() {
            MISSING.invalid("/purchase_units")
        } else {
            ONE_UNIT.unprocessable()
        }
    })?;
    let unit = Unit::deserialize(&raw).map_err(|_| SYNTAX.invalid("/purchase_units/0"))?;
    check_lengths(&unit)?;
    let total = unit
        .amount
        .as_ref()
        .ok_or_else(|| MISSING.invalid("/purchase_units/0/amount"))?;
    let amount = positive(&total.written)?;
    check_sums(&amount, &unit)?;
    Ok(Request {
        amount,
        custom_id: unit.custom_id,
        brand: body.application_context.and_then(|c| c.brand_name),
        unit: raw,
    })
}

/// Reads an amount that must be above zero.
pub(crate) fn positive(written: &AmountJson) -> Result<Amount, Problem> {
    let amount = Amount::try_from(written.clone()).map_err(Issue::unprocessable)?;
    if amount.minor > 0 {
        Ok(amount)
    } else {
        Err(NOT_POSITIVE.unprocessable())
    }
}

fn check_lengths(unit: &Unit) -> Result<(), Problem> {
    let texts = [
        ("custom_id", &unit.custom_id),
        ("invoice_id", &unit.invoice_id),
        ("description", &unit.description),
    ];
    for (field, text) in texts {
        if text
            .as_ref()
            .is_some_and(|t| !(1..=127).contains(&t.chars().count()))
        {
            return Err(LENGTH.invalid(format!("/purchase_units/0/{field}")));
        }
    }
    for (place, item) in unit.items.iter().enumerate() {
        let field = |name| format!("/purchase_units/0/items/{place}/{name}");
        let Some(name) = &item.name else {
            return Err(MISSING.invalid(field("name")));
        };
        if !(1..=127).contains(&name.chars().count()) {
            return Err(LENGTH.invalid(field("name")));
        }
    }
    Ok(())
}

fn check_sums(amount: &Amount, unit: &Unit) -> Result<(), Problem> {
    let breakdown = unit.amount.as_ref().and_then(|a| a.breakdown.as_ref());
    let item_total = breakdown.and_then(|b| b.item_total.as_ref());
    if !unit.items.is_empty() {
        let item_total = item_total.ok_or_else(|| ITEM_TOTAL_REQUIRED.unprocessable())?;
        if sum_of_items(amount, &unit.items)? != part(amount, Some(item_total))? {
            return Err(ITEM_TOTAL_MISMATCH.unprocessable());
        }
    }
    let Some(breakdown) = breakdown else {
        return Ok(());
    };
    let added = [
        item_total,
        breakdown.tax_total.as_ref(),
        breakdown.shipping.as_ref(),
        breakdown.handling.as_ref(),
        breakdown.insurance.as_ref(),
    ];
    let taken = [
        breakdown.shipping_discount.as_ref(),
        breakdown.discount.as_ref(),
    ];
    let mut sum = 0;
    for written in added {
        sum += part(amount, written)?;
    }
    for written in taken {
        sum -= part(amount, written)?;
    }
    if sum == i128::from(amount.minor) {
        Ok(())
    } else {
        Err(AMOUNT_MISMATCH.unprocessable())
    }
}

fn sum_of_items(amount: &Amount, items: &[Item]) -> Result<i128, Problem> {
    let mut sum = 0;
    for item in items {
        let quantity: Option<u32> = item.quantity.as_ref().and_then(|q| q.parse().ok());
        let quantity = quantity.filter(|q| *q > 0);
        let quantity =
            quantity.ok_or_else(|| INTENT.invalid("/purchase_units/0/items/quantity"))?;
        if item.unit_amount.is_none() {
            return Err(MISSING.invalid("/purchase_units/0/items/unit_amount"));
        }
        sum += part(amount, item.unit_amount.as_ref())? * i128::from(quantity);
    }
    Ok(sum)
}

/// A part of the total: none is zero, another currency or a negative value is a fault.
fn part(total: &Amount, written: Option<&AmountJson>) -> Result<i128, Problem> {
    let Some(written) = written else {
        return Ok(0);
    };
    let amount = Amount::try_from(written.clone()).map_err(Issue::unprocessable)?;
    if amount.currency != total.currency {
        return Err(CURRENCIES_DIFFER.unprocessable());
    }
    if amount.minor < 0 {
        return Err(NEGATIVE.unprocessable());
    }
    Ok(i128::from(amount.minor))
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
