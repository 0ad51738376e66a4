//! Strict validation of a new batch of payouts.
//!
//! <https://developer.paypal.com/docs/api/payments.payouts-batch/v1/#payouts_post>

use std::collections::HashSet;

use serde::Deserialize;

use crate::amount::{Amount, AmountJson};
use crate::books::{NewBatch, NewItem};
use crate::problem::Problem;

/// As many as PayPal takes in one call.
const MOST: usize = 15_000;

#[derive(Deserialize)]
struct Body {
    sender_batch_header: Option<Header>,
    #[serde(default)]
    items: Vec<ItemBody>,
}

#[derive(Deserialize)]
struct Header {
    sender_batch_id: Option<String>,
    email_subject: Option<String>,
    recipient_type: Option<String>,
}

#[derive(Deserialize)]
struct ItemBody {
    recipient_type: Option<String>,
    amount: Option<Money>,
    note: Option<String>,
    receiver: Option<String>,
    sender_item_id: Option<String>,
}

#[derive(Deserialize)]
struct Money {
    currency: String,
    value: String,
}

/// Reads a request for a batch.
pub(crate) fn new_batch(body: &[u8], request_id: Option<String>) -> Result<NewBatch, Problem> {
    let body: Body = serde_json::from_slice(body)
        .map_err(|_| Problem::payout("MALFORMED_REQUEST", "The JSON is not well formed."))?;
    let header = body.sender_batch_header.ok_or_else(|| {
        Problem::invalid_payout("sender_batch_header", "Required field is missing")
    })?;
    let lengths = [
        ("sender_batch_id", &header.sender_batch_id, 256),
        ("email_subject", &header.email_subject, 255),
    ];
    for (field, text, most) in lengths {
        check_length(
            &format!("sender_batch_header.{field}"),
            text.as_deref(),
            most,
        )?;
    }
    if !(1..=MOST).contains(&body.items.len()) {
        return Err(Problem::invalid_payout(
            "items",
            "Between 1 and 15000 items",
        ));
    }
    let items = body.items.into_iter().enumerate();
    let items = items.map(|(place, item)| one(place, item, header.recipient_type.as_deref()));
    let items: Vec<NewItem> = items.collect::<Result<_, _>>()?;
    let currencies: HashSet<&str> = items.iter().map(|i| i.amount.currency.as_str()).collect();
    if currencies.len() > 1 {
        return Err(Problem::invalid_payout(
            "items",
            "All items must have the same currency",
        ));
    }
    Ok(NewBatch {
        request_id,
        sender_batch_id: header.sender_batch_id,
        email_subject: header.email_subject,
        items,
    })
}

fn one(place: usize, item: ItemBody, of_all: Option<&str>) -> Result<NewItem, Problem> {
    let field = |name| format!("items[{place}].{name}");
    if item.recipient_type.as_deref().or(of_all) != Some("EMAIL") {
        return Err(Problem::invalid_payout(
            field("recipient_type"),
            "This emulator pays to e-mail addresses only",
        ));
    }
    let receiver = item.receiver.filter(|text| is_address(text));
    let receiver = receiver.ok_or_else(|| {
        Problem::invalid_payout(
            field("receiver"),
            "Receiver is invalid or does not match with type",
        )
    })?;
    let missing = || Problem::invalid_payout(field("amount"), "Required field is missing");
    let amount = item.amount.ok_or_else(missing)?;
    let amount = Amount::try_from(AmountJson {
        currency_code: amount.currency,
        value: amount.value,
    });
    let amount = amount.ok().filter(|amount| amount.minor > 0);
    let amount = amount.ok_or_else(|| {
        Problem::invalid_payout(field("amount"), "Amount is invalid or not above zero")
    })?;
    check_length(&field("note"), item.note.as_deref(), 4_000)?;
    check_length(&field("sender_item_id"), item.sender_item_id.as_deref(), 63)?;
    Ok(NewItem {
        sender_item_id: item.sender_item_id,
        receiver,
        note: item.note,
        amount,
    })
}

fn check_length(field: &str, text: Option<&str>, most: usize) -> Result<(), Problem> {
    match text {
        Some(text) if text.chars().count() > most => {
            Err(Problem::invalid_payout(field, "Text is too long"))
        }
        _ => Ok(()),
    }
}

/// Something before and something with a dot after one `@`.
fn is_address(text: &str) -> bool {
    let parts = text.split_once('@');
    text.len() <= 127
        && parts.is_some_and(|(name, host)| {
            !name.is_empty() && host.contains('.') && !host.contains('@')
        })
}
