//! Requests: our payments in PayPal's JSON.

use serde_json::{Value, json};
use types::{Currency, Money};

use crate::{Error, Item, NewPayment, decimal};

/// The longest description or item name PayPal takes.
const TEXT_LENGTH: usize = 127;

/// The body of "create order".
pub(super) fn new_order(payment: &NewPayment) -> Result<Value, Error> {
    let currency = &payment.currency;
    let mut unit = json!({
        "custom_id": payment.reference,
        "description": cut(&payment.description),
        "amount": amount(payment.amount, currency)?,
    });
    if !payment.items.is_empty() {
        let items: Result<Vec<Value>, Error> = payment
            .items
            .iter()
            .map(|line| item(line, currency))
            .collect();
        merge(&mut unit, "items", Value::Array(items?));
        if let Some(amount) = unit.get_mut("amount") {
            merge(amount, "breakdown", breakdown(payment)?);
        }
    }
    Ok(json!({
        "intent": "CAPTURE",
        "purchase_units": [unit],
        "application_context": {
            "brand_name": cut(&payment.brand),
            "shipping_preference": "NO_SHIPPING",
            "user_action": "PAY_NOW",
        },
    }))
}

/// An amount as PayPal writes it.
pub(super) fn amount(amount: Money, currency: &Currency) -> Result<Value, Error> {
    let value = decimal::write(amount, currency)?;
    Ok(json!({ "currency_code": currency.as_str(), "value": value }))
}

fn item(line: &Item, currency: &Currency) -> Result<Value, Error> {
    Ok(json!({
        "name": cut(&line.name),
        "quantity": line.quantity.to_string(),
        "unit_amount": amount(line.unit_price, currency)?,
    }))
}

fn breakdown(payment: &NewPayment) -> Result<Value, Error> {
    let lines = payment
        .items
        .iter()
        .map(|line| line.unit_price.times(line.quantity.into()));
    let sum = lines
        .collect::<Result<Vec<_>, _>>()
        .and_then(Money::sum)
        .map_err(|error| Error::rejected("AMOUNT_MISMATCH", error.to_string()))?;
    Ok(json!({
        "item_total": amount(sum, &payment.currency)?,
        "discount": amount(payment.discount, &payment.currency)?,
    }))
}

fn merge(object: &mut Value, key: &str, value: Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.insert(key.to_owned(), value);
    }
}

fn cut(text: &str) -> String {
    text.chars().take(TEXT_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payment(items: Vec<Item>) -> NewPayment {
        NewPayment {
            request_id: "create:1:1".to_owned(),
            reference: "checkout-1".to_owned(),
            amount: Money::new(3598),
            currency: Currency::parse("USD").unwrap(),
            description: "ü".repeat(200),
            items,
            discount: Money::new(400),
            brand: "Helloshop".to_owned(),
        }
    }

    #[test]
    fn items_and_discount_add_up_in_the_breakdown() {
        let lamp = Item {
            name: "Lamp".to_owned(),
            quantity: 2,
            unit_price: Money::new(1999),
        };
        let body = new_order(&payment(vec![lamp])).unwrap();
        let amount = &body["purchase_units"][0]["amount"];
        assert_eq!(amount["value"], "35.98");
        assert_eq!(amount["breakdown"]["item_total"]["value"], "39.98");
        assert_eq!(amount["breakdown"]["discount"]["value"], "4.00");
    }

    #[test]
    fn a_long_description_is_cut_by_characters() {
        let body = new_order(&payment(Vec::new())).unwrap();
        let text = body["purchase_units"][0]["description"].as_str().unwrap();
        assert_eq!(text.chars().count(), 127);
    }
}
