use super::*;
use serde_json::json;

fn usd(value: &str) -> Value {
    json!({ "currency_code": "USD", "value": value })
}

fn refusal(unit: Value) -> String {
    let body = json!({ "intent": "CAPTURE", "purchase_units": [unit] });
    match new_order(body.to_string().as_bytes()) {
        Ok(_) => "accepted".to_owned(),
        Err(problem) => {
            let text = problem.to_string();
            let word = text.split([' ', ':']).nth(1).unwrap_or_default();
            word.to_owned()
        }
    }
}

#[test]
fn a_total_alone_is_enough() {
    assert_eq!(refusal(json!({ "amount": usd("10.00") })), "accepted");
}

#[test]
fn items_discount_and_total_must_add_up() {
    let unit = |item_total, discount| {
        json!({
            "amount": {
                "currency_code": "USD", "value": "18.00",
                "breakdown": { "item_total": usd(item_total), "discount": usd(discount) },
            },
            "items": [{ "name": "Lamp", "quantity": "2", "unit_amount": usd("10.00") }],
        })
    };
    assert_eq!(refusal(unit("20.00", "2.00")), "accepted");
    assert_eq!(refusal(unit("20.00", "1.00")), "AMOUNT_MISMATCH");
    assert_eq!(refusal(unit("19.00", "1.00")), "ITEM_TOTAL_MISMATCH");
}

#[test]
fn items_need_their_total_in_the_breakdown() {
    let unit = json!({
        "amount": usd("10.00"),
        "items": [{ "name": "Lamp", "quantity": "1", "unit_amount": usd("10.00") }],
    });
    assert_eq!(refusal(unit), "ITEM_TOTAL_REQUIRED");
}

#[test]
fn a_zero_total_or_a_second_currency_is_refused() {
    assert_eq!(
        refusal(json!({ "amount": usd("0.00") })),
        "CANNOT_BE_ZERO_OR_NEGATIVE"
    );
    let unit = json!({ "amount": {
        "currency_code": "USD", "value": "1.00",
        "breakdown": { "item_total": { "currency_code": "EUR", "value": "1.00" } },
    } });
    assert_eq!(refusal(unit), "MULTIPLE_CURRENCIES_NOT_SUPPORTED");
}

#[test]
fn a_custom_id_has_127_characters_at_most() {
    let unit = |length| json!({ "amount": usd("1.00"), "custom_id": "x".repeat(length) });
    assert_eq!(refusal(unit(127)), "accepted");
    assert_eq!(refusal(unit(128)), "INVALID_STRING_LENGTH");
}

#[test]
fn an_intent_other_than_capture_is_refused() {
    let body = json!({ "intent": "AUTHORIZE", "purchase_units": [{ "amount": usd("1.00") }] });
    assert!(new_order(body.to_string().as_bytes()).is_err());
    assert!(new_order(b"{").is_err());
}
