//! Responses: PayPal's JSON of a batch, converted to our own types.

use serde::Deserialize;
use types::{Currency, Money};

use crate::payouts::{Batch, BatchStatus, Item, ItemStatus};
use crate::paypal::wire::parse;
use crate::{Error, decimal};

/// A page of a batch's items; the answer to a new batch has none.
pub(super) struct Page {
    pub(super) batch: Batch,
    /// Our own name for it, where PayPal says it.
    pub(super) reference: Option<String>,
    pub(super) pages: u32,
}

/// A batch that has our name already.
pub(super) struct Earlier {
    /// None where PayPal does not say which.
    pub(super) batch_id: Option<String>,
}

#[derive(Deserialize)]
struct PageBody {
    batch_header: HeaderBody,
    #[serde(default)]
    items: Vec<ItemBody>,
    total_pages: Option<u32>,
}

#[derive(Deserialize)]
struct HeaderBody {
    payout_batch_id: String,
    batch_status: String,
    sender_batch_header: Option<SenderBody>,
}

#[derive(Deserialize)]
struct SenderBody {
    sender_batch_id: Option<String>,
}

#[derive(Deserialize)]
struct ItemBody {
    payout_item_id: String,
    transaction_status: String,
    payout_item_fee: Option<AmountBody>,
    payout_item: SentBody,
    errors: Option<ErrorsBody>,
}

#[derive(Deserialize)]
struct SentBody {
    amount: AmountBody,
    sender_item_id: String,
}

#[derive(Deserialize)]
struct AmountBody {
    currency: String,
    value: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct ErrorsBody {
    name: String,
    message: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RefusalBody {
    name: String,
    details: Vec<DetailBody>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct DetailBody {
    field: String,
    #[serde(alias = "links")]
    link: Vec<LinkBody>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct LinkBody {
    href: String,
}

/// Reads a batch, or a page of it.
pub(super) fn page(body: &[u8]) -> Result<Page, Error> {
    let body: PageBody = parse(body)?;
    let header = body.batch_header;
    let items: Result<Vec<Item>, Error> = body.items.into_iter().map(item).collect();
    Ok(Page {
        batch: Batch {
            id: header.payout_batch_id,
            status: batch_status(&header.batch_status)?,
            items: items?,
        },
        reference: header
            .sender_batch_header
            .and_then(|sender| sender.sender_batch_id),
        pages: body.total_pages.unwrap_or(1),
    })
}

/// Reads one item.
pub(super) fn one(body: &[u8]) -> Result<Item, Error> {
    item(parse(body)?)
}

/// Whether a refusal says that our name for the batch is taken, and by which batch.
pub(super) fn duplicate(body: &[u8]) -> Option<Earlier> {
    let body: RefusalBody = serde_json::from_slice(body).ok()?;
    let mut details = body.details.into_iter();
    let detail = details.find(|detail| detail.field.eq_ignore_ascii_case("sender_batch_id"));
    let detail = detail.filter(|_| body.name == "USER_BUSINESS_ERROR")?;
    let mut ids = detail.link.iter().filter_map(|link| {
        let (before, id) = link.href.rsplit_once('/')?;
        before.ends_with("/payments/payouts").then(|| id.to_owned())
    });
    Some(Earlier {
        batch_id: ids.next(),
    })
}

fn item(body: ItemBody) -> Result<Item, Error> {
    let sent = body.payout_item;
    let (amount, currency) = read(&sent.amount)?;
    let fee = body.payout_item_fee.as_ref().map(read).transpose()?;
    let fee = match fee {
        Some((fee, of)) if of == currency => fee,
        Some((fee, of)) => {
            let (fee, of) = (fee.minor(), of.as_str());
            tracing::warn!(
                fee,
                of,
                "a payout's fee is in another currency and not counted"
            );
            Money::ZERO
        }
        None => Money::ZERO,
    };
    let status = item_status(&body.transaction_status)?;
    // what nobody claimed comes back with its fee; what the receiver gave back comes without
    let fee = match body.transaction_status.as_str() {
        "RETURNED" | "CANCELED" => Money::ZERO,
        _ => fee,
    };
    let errors = body.errors.filter(|errors| !errors.name.is_empty());
    let failure = errors.map(|errors| format!("{}: {}", errors.name, errors.message));
    Ok(Item {
        id: body.payout_item_id,
        reference: sent.sender_item_id,
        status,
        amount,
        fee,
        currency,
        failure: failure.filter(|_| status != ItemStatus::Paid),
    })
}

fn batch_status(text: &str) -> Result<BatchStatus, Error> {
    match text {
        "NEW" | "ACKNOWLEDGED" | "PENDING" | "PROCESSING" => Ok(BatchStatus::Pending),
        "SUCCESS" => Ok(BatchStatus::Done),
        "DENIED" | "CANCELED" => Ok(BatchStatus::Refused),
        other => Err(Error::unknown(format!("batch status {other}"))),
    }
}

fn item_status(text: &str) -> Result<ItemStatus, Error> {
    match text {
        "NEW" | "PENDING" | "ONHOLD" => Ok(ItemStatus::Pending),
        "SUCCESS" => Ok(ItemStatus::Paid),
        "UNCLAIMED" => Ok(ItemStatus::Unclaimed),
        "FAILED" | "BLOCKED" | "DENIED" => Ok(ItemStatus::Failed),
        "RETURNED" | "REFUNDED" | "REVERSED" | "CANCELED" => Ok(ItemStatus::Returned),
        other => Err(Error::unknown(format!("payout status {other}"))),
    }
}

fn read(body: &AmountBody) -> Result<(Money, Currency), Error> {
    let unreadable = || Error::unknown(format!("amount {} {}", body.value, body.currency));
    let currency = Currency::parse(&body.currency).map_err(|_| unreadable())?;
    let money = decimal::read(&body.value, &currency).ok_or_else(unreadable)?;
    Ok((money, currency))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn item_of(status: &str) -> serde_json::Value {
        json!({
            "payout_item_id": "I1", "transaction_status": status,
            "payout_item_fee": { "currency": "USD", "value": "0.25" },
            "payout_item": {
                "amount": { "currency": "USD", "value": "19.99" }, "sender_item_id": "p-1",
            },
            "errors": { "name": "RECEIVER_UNREGISTERED", "message": "No account" },
        })
    }

    fn read_item(status: &str) -> Result<Item, Error> {
        item(serde_json::from_value(item_of(status)).unwrap())
    }

    #[test]
    fn every_status_of_an_item_has_its_meaning() {
        for (word, status) in [
            ("PENDING", ItemStatus::Pending),
            ("ONHOLD", ItemStatus::Pending),
            ("SUCCESS", ItemStatus::Paid),
            ("UNCLAIMED", ItemStatus::Unclaimed),
            ("FAILED", ItemStatus::Failed),
            ("BLOCKED", ItemStatus::Failed),
            ("RETURNED", ItemStatus::Returned),
            ("REFUNDED", ItemStatus::Returned),
            ("REVERSED", ItemStatus::Returned),
        ] {
            let item = read_item(word).unwrap();
            assert_eq!(item.status, status, "{word}");
            let fee = if word == "RETURNED" { 0 } else { 25 };
            assert_eq!((item.amount.minor(), item.fee.minor()), (1999, fee));
            assert_eq!(item.failure.is_some(), status != ItemStatus::Paid);
        }
        let new = read_item("SOMETHING_NEW");
        assert!(matches!(new, Err(Error::Unknown { .. })));
    }

    #[test]
    fn a_refusal_is_a_duplicate_only_if_it_says_so() {
        let refusal = |name: &str, field: &str, href: &str| {
            let body = json!({
                "name": name,
                "details": [{ "field": field, "issue": "It exists", "link": [{ "href": href }] }],
            });
            duplicate(body.to_string().as_bytes()).map(|earlier| earlier.batch_id)
        };
        let there = "https://api.paypal.com/v1/payments/payouts/B1";
        assert_eq!(
            refusal("USER_BUSINESS_ERROR", "SENDER_BATCH_ID", there),
            Some(Some("B1".to_owned()))
        );
        let elsewhere = "https://api.paypal.com/v1/identity/B1";
        assert_eq!(
            refusal("USER_BUSINESS_ERROR", "SENDER_BATCH_ID", elsewhere),
            Some(None)
        );
        assert_eq!(refusal("VALIDATION_ERROR", "SENDER_BATCH_ID", there), None);
        assert_eq!(refusal("USER_BUSINESS_ERROR", "items", there), None);
        assert!(duplicate(b"<html>").is_none());
    }

    #[test]
    fn a_fee_in_another_currency_is_not_counted() {
        let mut body = item_of("SUCCESS");
        body["payout_item_fee"]["currency"] = json!("EUR");
        let item = item(serde_json::from_value(body).unwrap()).unwrap();
        assert_eq!(item.fee, Money::ZERO);
    }
}
