//! Responses: PayPal's JSON, converted to our own types. A response that lacks required fields (ID,
//! status, amount) makes the outcome unknown; nothing is guessed.

use serde::Deserialize;
use types::{Currency, Money};

use crate::{
    Capture, CaptureStatus, Error, OrderStatus, ProviderOrder, Refund, RefundStatus, decimal,
};

#[derive(Deserialize)]
struct OrderBody {
    id: String,
    status: String,
    purchase_units: Vec<UnitBody>,
}

#[derive(Deserialize)]
struct UnitBody {
    amount: AmountBody,
    custom_id: Option<String>,
    payee: Option<PayeeBody>,
    payments: Option<PaymentsBody>,
}

#[derive(Deserialize)]
struct PayeeBody {
    merchant_id: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct PaymentsBody {
    captures: Vec<MovementBody>,
    refunds: Vec<MovementBody>,
}

/// A capture or a refund.
#[derive(Deserialize)]
struct MovementBody {
    id: String,
    status: String,
    amount: AmountBody,
    custom_id: Option<String>,
    seller_receivable_breakdown: Option<BreakdownBody>,
}

/// What of a capture arrives.
#[derive(Deserialize)]
struct BreakdownBody {
    paypal_fee: Option<AmountBody>,
}

#[derive(Deserialize)]
pub(super) struct AmountBody {
    pub(super) currency_code: String,
    pub(super) value: String,
}

/// Reads an order; PayPal gives it back from create, get and capture.
pub(super) fn order(body: &[u8]) -> Result<ProviderOrder, Error> {
    let body: OrderBody = parse(body)?;
    let [unit] = <[UnitBody; 1]>::try_from(body.purchase_units)
        .map_err(|units| Error::unknown(format!("{} purchase units in an order", units.len())))?;
    let (amount, currency) = read_amount(&unit.amount)?;
    let payments = unit.payments.unwrap_or_default();
    let captures: Result<Vec<Capture>, Error> =
        payments.captures.into_iter().map(capture).collect();
    let refunds: Result<Vec<Refund>, Error> =
        payments.refunds.into_iter().map(given_back).collect();
    Ok(ProviderOrder {
        id: body.id,
        status: order_status(&body.status),
        amount,
        currency,
        reference: unit.custom_id,
        payee: unit.payee.and_then(|payee| payee.merchant_id),
        capture: captures?.into_iter().min_by_key(|c| rank(c.status)),
        refunds: refunds?,
    })
}

/// Reads a refund.
pub(super) fn refund(body: &[u8]) -> Result<Refund, Error> {
    given_back(parse(body)?)
}

fn given_back(body: MovementBody) -> Result<Refund, Error> {
    let (amount, currency) = read_amount(&body.amount)?;
    let status = match body.status.as_str() {
        "COMPLETED" => RefundStatus::Completed,
        "PENDING" => RefundStatus::Pending,
        "CANCELLED" | "FAILED" => RefundStatus::Failed,
        other => return Err(Error::unknown(format!("refund status {other}"))),
    };
    Ok(Refund {
        id: body.id,
        reference: body.custom_id,
        status,
        amount,
        currency,
    })
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(body: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(body)
        .map_err(|error| Error::unknown(format!("PayPal's answer is unreadable: {error}")))
}

fn capture(body: MovementBody) -> Result<Capture, Error> {
    let (amount, currency) = read_amount(&body.amount)?;
    let status = match body.status.as_str() {
        "COMPLETED" => CaptureStatus::Completed,
        "PARTIALLY_REFUNDED" => CaptureStatus::PartiallyRefunded,
        "REFUNDED" => CaptureStatus::Refunded,
        "PENDING" => CaptureStatus::Pending,
        "DECLINED" | "FAILED" => CaptureStatus::Declined,
        other => return Err(Error::unknown(format!("capture status {other}"))),
    };
    let fee = body
        .seller_receivable_breakdown
        .and_then(|kept| kept.paypal_fee);
    let fee = fee.as_ref().map(read_amount).transpose()?;
    Ok(Capture {
        id: body.id,
        status,
        amount,
        fee: fee.filter(|(_, of)| *of == currency).map(|(fee, _)| fee),
        currency,
    })
}

fn rank(status: CaptureStatus) -> u8 {
    match status {
        CaptureStatus::Completed => 0,
        CaptureStatus::PartiallyRefunded => 1,
        CaptureStatus::Refunded => 2,
        CaptureStatus::Pending => 3,
        CaptureStatus::Declined => 4,
    }
}

fn order_status(text: &str) -> OrderStatus {
    match text {
        "CREATED" => OrderStatus::Created,
        "SAVED" => OrderStatus::Saved,
        "APPROVED" => OrderStatus::Approved,
        "PAYER_ACTION_REQUIRED" => OrderStatus::PayerActionRequired,
        "COMPLETED" => OrderStatus::Completed,
        "VOIDED" => OrderStatus::Voided,
        other => OrderStatus::Other(other.to_owned()),
    }
}

pub(super) fn read_amount(body: &AmountBody) -> Result<(Money, Currency), Error> {
    let currency = Currency::parse(&body.currency_code).map_err(|_| unreadable(body))?;
    let money = decimal::read(&body.value, &currency).ok_or_else(|| unreadable(body))?;
    Ok((money, currency))
}

pub(super) fn unreadable(body: &AmountBody) -> Error {
    Error::unknown(format!("amount {} {}", body.value, body.currency_code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_completed_capture_stands_before_a_declined_one() {
        let body = json!({ "id": "O", "status": "COMPLETED", "purchase_units": [{
            "amount": { "currency_code": "USD", "value": "1.00" },
            "payments": { "captures": [
                { "id": "A", "status": "DECLINED", "amount": { "currency_code": "USD", "value": "1.00" } },
                { "id": "B", "status": "COMPLETED", "amount": { "currency_code": "USD", "value": "1.00" } },
            ] },
        }] });
        let order = order(body.to_string().as_bytes()).unwrap();
        assert_eq!(order.capture.unwrap().id, "B");
    }

    #[test]
    fn an_answer_without_amount_or_with_garbage_leaves_the_outcome_open() {
        for body in [
            "",
            "[]",
            "<html>",
            r#"{"id":"O","status":"COMPLETED"}"#,
            r#"{"id":"O","status":"COMPLETED","purchase_units":[]}"#,
            r#"{"id":"O","status":"COMPLETED","purchase_units":[{"amount":{"currency_code":"USD","value":"1.001"}}]}"#,
        ] {
            assert!(
                matches!(order(body.as_bytes()), Err(Error::Unknown { .. })),
                "{body}"
            );
        }
    }
}
