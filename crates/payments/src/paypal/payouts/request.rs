//! Requests: a batch in PayPal's JSON, whose amounts have a `currency`, not a `currency_code`.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::payouts::{NewBatch, NewItem};
use crate::{Error, decimal};

/// The longest name of a batch that PayPal surely takes.
const BATCH_NAME: usize = 30;

/// The longest name of an item.
const ITEM_NAME: usize = 63;

/// The longest subject of PayPal's email.
const SUBJECT: usize = 255;

/// The longest note.
const NOTE: usize = 1_000;

/// The body of "create batch payout". What could pay twice, or nobody, never leaves the house.
pub(super) fn new_batch(batch: &NewBatch) -> Result<Value, Error> {
    if !is_name(&batch.reference, BATCH_NAME) {
        return Err(invalid("the name of the batch is empty or too long"));
    }
    if batch.items.is_empty() {
        return Err(invalid("a batch without items"));
    }
    let names: HashSet<&str> = batch.items.iter().map(|i| i.reference.as_str()).collect();
    if names.len() < batch.items.len() {
        return Err(invalid("two items of the same name"));
    }
    let items = batch.items.iter().map(|one| item(batch, one));
    Ok(json!({
        "sender_batch_header": {
            "sender_batch_id": batch.reference,
            "email_subject": cut(&batch.subject, SUBJECT),
            "recipient_type": "EMAIL",
        },
        "items": items.collect::<Result<Vec<_>, _>>()?,
    }))
}

fn item(batch: &NewBatch, item: &NewItem) -> Result<Value, Error> {
    if !is_name(&item.reference, ITEM_NAME) {
        return Err(invalid("the name of an item is empty or too long"));
    }
    if item.amount.minor() <= 0 {
        return Err(invalid("an item of nothing"));
    }
    Ok(json!({
        "recipient_type": "EMAIL",
        "receiver": item.email,
        "amount": {
            "currency": batch.currency.as_str(),
            "value": decimal::write(item.amount, &batch.currency)?,
        },
        "note": cut(&item.note, NOTE),
        "sender_item_id": item.reference,
    }))
}

/// Visible ASCII of a bounded length, which comes back as it went.
fn is_name(text: &str, most: usize) -> bool {
    (1..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic())
}

fn invalid(what: &str) -> Error {
    Error::rejected("INVALID_REQUEST", what)
}

fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use types::{Currency, Money};

    fn batch(items: &[(&str, i64)]) -> NewBatch {
        let items = items.iter().map(|(name, minor)| NewItem {
            reference: (*name).to_owned(),
            email: "anna@shop.test".to_owned(),
            amount: Money::new(*minor),
            note: "ä".repeat(2_000),
        });
        NewBatch {
            reference: "run-1".to_owned(),
            subject: "s".repeat(300),
            currency: Currency::parse("USD").unwrap(),
            items: items.collect(),
        }
    }

    #[test]
    fn a_batch_says_what_each_receiver_gets() {
        let body = new_batch(&batch(&[("p-1", 1999), ("p-2", 5)])).unwrap();
        assert_eq!(body["sender_batch_header"]["sender_batch_id"], "run-1");
        let subject = body["sender_batch_header"]["email_subject"].as_str();
        assert_eq!(subject.unwrap().len(), 255);
        let item = &body["items"][0];
        assert_eq!(
            item["amount"],
            json!({ "currency": "USD", "value": "19.99" })
        );
        assert_eq!(item["sender_item_id"], "p-1");
        assert_eq!(item["note"].as_str().unwrap().chars().count(), 1_000);
        assert_eq!(body["items"][1]["amount"]["value"], "0.05");
    }

    #[test]
    fn what_could_pay_twice_or_nobody_is_refused_before_any_call() {
        let long = "p".repeat(64);
        for items in [
            &[][..],
            &[("p-1", 1), ("p-1", 1)],
            &[("", 1)],
            &[("p 1", 1)],
            &[(long.as_str(), 1)],
            &[("p-1", 0)],
            &[("p-1", -1)],
        ] {
            let refused = new_batch(&batch(items));
            assert!(matches!(refused, Err(Error::Rejected { .. })), "{items:?}");
        }
        for reference in ["", "a batch", &"b".repeat(31)] {
            let batch = NewBatch {
                reference: reference.to_owned(),
                ..batch(&[("p-1", 1)])
            };
            assert!(new_batch(&batch).is_err(), "{reference}");
        }
    }
}
