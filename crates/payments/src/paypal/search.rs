//! Transaction Search: what moved in our account, page by page.
//!
//! A transaction's event code says what it was
//! (<https://developer.paypal.com/docs/reports/reference/tcodes/>). Only what belongs to sales,
//! disputes and payouts is read; monthly fees, withdrawals and the like are nobody's order. Holds
//! (T1110 and T1111 of disputes, T1503 and T1105 of payouts) move no money for good and are left
//! out: what comes of them stands in the list as well.

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use serde::Deserialize;
use types::{Currency, Money};

use super::PayPal;
use super::wire::{AmountBody, parse, unreadable};
use crate::{Error, Transaction, TransactionKind, decimal};

const PATH: &[&str] = &["v1", "reporting", "transactions"];

/// Far less than an answer may weigh.
const PAGE: u32 = 100;

/// PayPal's word for a period in which more happened than it will list (10,000).
const TOO_MANY: &str = "RESULTSET_TOO_LARGE";

/// A period that is not halved any more.
const SHORTEST: TimeDelta = TimeDelta::seconds(1);

/// Everything of a period; where that is too much for one search, of its halves.
pub(super) async fn all(
    paypal: &PayPal,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<Transaction>, Error> {
    let mut found = Vec::new();
    let mut periods = vec![(from, to)];
    while let Some((from, to)) = periods.pop() {
        match period(paypal, from, to).await {
            Ok(some) => found.extend(some),
            Err(Error::Rejected { issue, .. }) if issue == TOO_MANY && to - from > SHORTEST => {
                let middle = from + (to - from) / 2;
                periods.extend([(middle, to), (from, middle)]);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

async fn period(
    paypal: &PayPal,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<Transaction>, Error> {
    let (mut found, mut number) = (Vec::new(), 1);
    loop {
        let query = [
            ("start_date", time(from)),
            ("end_date", time(to)),
            // who paid is not asked: nothing here needs it
            ("fields", "transaction_info".to_owned()),
            ("page_size", PAGE.to_string()),
            ("page", number.to_string()),
        ];
        let page = paypal.read(PATH, &query, page, paypal.deadline()).await?;
        found.extend(page.transactions);
        if number >= page.pages {
            return Ok(found);
        }
        number += 1;
    }
}

/// PayPal counts in whole seconds; both ends belong to the period.
fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

struct Page {
    transactions: Vec<Transaction>,
    pages: u32,
}

#[derive(Deserialize)]
struct PageBody {
    #[serde(default)]
    transaction_details: Vec<Detail>,
    total_pages: u32,
}

#[derive(Deserialize)]
struct Detail {
    transaction_info: Info,
}

#[derive(Deserialize)]
struct Info {
    transaction_id: String,
    transaction_event_code: String,
    transaction_status: String,
    transaction_initiation_date: String,
    transaction_amount: AmountBody,
    fee_amount: Option<AmountBody>,
    paypal_reference_id: Option<String>,
    paypal_reference_id_type: Option<String>,
    custom_field: Option<String>,
}

fn page(body: &[u8]) -> Result<Page, Error> {
    let body: PageBody = parse(body)?;
    let details = body.transaction_details.into_iter();
    let transactions =
        details.filter_map(|detail| transaction(detail.transaction_info).transpose());
    Ok(Page {
        transactions: transactions.collect::<Result<_, Error>>()?,
        pages: body.total_pages,
    })
}

/// `None` for what is no completed movement of our business, or not for us.
fn transaction(info: Info) -> Result<Option<Transaction>, Error> {
    // pending, denied; a sale that went back again is `V` and was one all the same
    if matches!(info.transaction_status.as_str(), "P" | "D") {
        return Ok(None);
    }
    let Some(kind) = kind(&info.transaction_event_code) else {
        return Ok(None);
    };
    let (moved, currency) = read(&info.transaction_amount)?;
    let amount = match kind.came_in() {
        true => moved,
        false => minus(moved)?,
    };
    // what we bought ourselves, or were given back for it, is none of our business here
    if amount <= Money::ZERO {
        return Ok(None);
    }
    let fee = info.fee_amount.as_ref().map(read).transpose()?;
    let fee = fee.filter(|(_, of)| *of == currency).map(|(fee, _)| fee);
    let at = moment(&info.transaction_initiation_date)?;
    let of_a_transaction = info.paypal_reference_id_type.as_deref() == Some("TXN");
    Ok(Some(Transaction {
        id: info.transaction_id,
        kind,
        capture_id: info.paypal_reference_id.filter(|_| of_a_transaction),
        reference: info.custom_field,
        amount,
        fee: minus(fee.unwrap_or_default())?,
        currency,
        at,
    }))
}

fn kind(code: &str) -> Option<TransactionKind> {
    match code {
        // a payment of a batch; a batch's fee where it is not taken from each payment
        "T0001" => Some(TransactionKind::Payout),
        "T0104" => Some(TransactionKind::PayoutFee),
        // a payout that nobody claimed, one that the receiver gave back
        "T1114" | "T1115" => Some(TransactionKind::PayoutReturned),
        // of a bank's chargeback, of a claim at PayPal
        "T0106" | "T0114" => Some(TransactionKind::DisputeFee),
        // a chargeback undone
        "T1202" => Some(TransactionKind::ReversalUndone),
        // a payment refund
        "T1107" => Some(TransactionKind::Refund),
        // a payment reversal, a chargeback
        "T1106" | "T1201" => Some(TransactionKind::Reversal),
        // payments of all kinds; those of Orders v2 are T0006
        code if code.starts_with("T00") => Some(TransactionKind::Payment),
        _ => None,
    }
}

/// PayPal writes the offset without a colon, which RFC 3339 does not know.
fn moment(text: &str) -> Result<DateTime<Utc>, Error> {
    let read = DateTime::parse_from_rfc3339(text)
        .or_else(|_| DateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S%z"));
    match read {
        Ok(at) => Ok(at.to_utc()),
        Err(_) => Err(Error::unknown(format!("time {text}"))),
    }
}

fn read(body: &AmountBody) -> Result<(Money, Currency), Error> {
    let currency = Currency::parse(&body.currency_code).map_err(|_| unreadable(body))?;
    let money = decimal::read_signed(&body.value, &currency).ok_or_else(|| unreadable(body))?;
    Ok((money, currency))
}

fn minus(money: Money) -> Result<Money, Error> {
    let turned = Money::ZERO.minus(money);
    turned.map_err(|error| Error::unknown(error.to_string()))
}
