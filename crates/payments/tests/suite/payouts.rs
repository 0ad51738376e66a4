//! How paying out behaves when the other side does not: money is sent once or not at all, and a
//! failure says which.

use std::time::Duration;

use payments::payouts::{BatchStatus, ItemStatus, NewBatch, NewItem};
use payments::{Error, Payouts};
use types::{Currency, Money};

use crate::calls::{client, server_with};
use crate::mock_server::{MockServer, Reply};

fn batch() -> NewBatch {
    NewBatch {
        reference: "run-1".to_owned(),
        subject: "Your payout".to_owned(),
        currency: Currency::parse("USD").unwrap(),
        items: vec![NewItem {
            reference: "p-1".to_owned(),
            email: "anna@shop.test".to_owned(),
            amount: Money::new(1999),
            note: "Thank you".to_owned(),
        }],
    }
}

fn header(status: &str, name: &str) -> String {
    format!(
        r#""batch_header":{{"payout_batch_id":"B1","batch_status":"{status}",
        "sender_batch_header":{{"sender_batch_id":"{name}"}}}}"#
    )
}

fn item(id: &str) -> String {
    format!(
        r#"{{"payout_item_id":"{id}","transaction_status":"SUCCESS",
        "payout_item_fee":{{"currency":"USD","value":"0.25"}},
        "payout_item":{{"amount":{{"currency":"USD","value":"19.99"}},"sender_item_id":"{id}"}}}}"#
    )
}

fn refusal(status: u16, name: &str) -> Reply {
    Reply::new(status, format!(r#"{{"name":"{name}","message":"No"}}"#))
}

fn taken(link: &str) -> Reply {
    let body = format!(
        r#"{{"name":"USER_BUSINESS_ERROR","message":"User business error.","details":[
        {{"field":"SENDER_BATCH_ID","issue":"Batch with given sender_batch_id already exists",
        "link":[{{"href":"{link}","rel":"self","method":"GET"}}]}}]}}"#
    );
    Reply::new(400, body)
}

/// A server that refuses a new batch as a double, and answers `found` where the first one should
/// be.
async fn doubled(found: Reply) -> (MockServer, Result<payments::payouts::Batch, Error>) {
    let answer = move |request: &str| match request {
        token if token.contains("/v1/oauth2/token") => Reply::token("T"),
        new if new.starts_with("POST") => taken("https://elsewhere.test/v1/payments/payouts/B1"),
        _ => found.clone(),
    };
    let server = MockServer::answering(answer).await;
    let outcome = client(&server).pay_out(&batch()).await;
    (server, outcome)
}

#[tokio::test]
async fn a_failure_says_whether_money_may_have_gone() {
    for reply in [
        refusal(500, "INTERNAL_ERROR"),
        refusal(503, ""),
        refusal(504, ""),
        refusal(409, ""),
        Reply::new(201, "garbage"),
        Reply::new(201, "{}"),
        Reply::new(201, format!("{{{}}}", header("NEWLY_INVENTED", "run-1"))),
        Reply::new(201, format!("{{{}}}", header("PENDING", "run-1"))).broken_off(),
        Reply::new(201, "").late(Duration::from_secs(5)),
        taken("https://api.paypal.com/v1/somewhere/else"),
    ] {
        let (_server, paypal) = server_with(reply).await;
        let lost = paypal.pay_out(&batch()).await;
        assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    }
    for reply in [
        refusal(401, "AUTHENTICATION_FAILURE"),
        refusal(422, "INSUFFICIENT_FUNDS"),
        refusal(429, "RATE_LIMIT_REACHED"),
    ] {
        let (_server, paypal) = server_with(reply).await;
        let not_now = paypal.pay_out(&batch()).await;
        assert!(
            matches!(not_now, Err(Error::Unavailable { .. })),
            "{not_now:?}"
        );
    }
    for reply in [
        refusal(400, "VALIDATION_ERROR"),
        refusal(400, "USER_BUSINESS_ERROR"),
        refusal(403, "AUTHORIZATION_ERROR"),
        refusal(404, "RESOURCE_NOT_FOUND"),
    ] {
        let (_server, paypal) = server_with(reply).await;
        let never = paypal.pay_out(&batch()).await;
        assert!(matches!(never, Err(Error::Rejected { .. })), "{never:?}");
    }
}

#[tokio::test]
async fn a_provider_that_is_not_there_has_paid_nothing() {
    let (server, _) = server_with(refusal(500, "")).await;
    let paypal = client(&server);
    let mut invalid = batch();
    invalid.items.clear();
    let refused = paypal.pay_out(&invalid).await;
    assert!(
        matches!(refused, Err(Error::Rejected { .. })),
        "{refused:?}"
    );
    assert_eq!(server.asked_for("POST"), 0);
    let closed = MockServer::answering(|_| Reply::new(503, "")).await;
    let no_token = client(&closed).pay_out(&batch()).await;
    assert!(
        matches!(no_token, Err(Error::Unavailable { .. })),
        "{no_token:?}"
    );
    assert_eq!(closed.asked_for("/payouts"), 0);
}

#[tokio::test]
async fn a_repeated_batch_is_read_where_paypal_says_but_never_elsewhere() {
    let whole = format!(
        r#"{{{},"items":[{}]}}"#,
        header("SUCCESS", "run-1"),
        item("p-1")
    );
    let (server, found) = doubled(Reply::new(200, whole)).await;
    let found = found.unwrap();
    assert_eq!((found.id.as_str(), found.status), ("B1", BatchStatus::Done));
    assert_eq!(found.items[0].status, ItemStatus::Paid);
    assert_eq!(server.asked_for("GET /v1/payments/payouts/B1?"), 1);
    assert_eq!(server.asked_for("paypal-request-id"), 0);
}

#[tokio::test]
async fn a_double_that_cannot_be_read_or_is_another_leaves_the_outcome_open() {
    let other = format!("{{{}}}", header("SUCCESS", "run-2"));
    for found in [
        Reply::new(200, other),
        Reply::new(200, "garbage"),
        refusal(404, "RESOURCE_NOT_FOUND"),
        refusal(503, ""),
    ] {
        let (_server, outcome) = doubled(found).await;
        assert!(matches!(outcome, Err(Error::Unknown { .. })), "{outcome:?}");
    }
}

/// Each takes its time: together more than one call has.
#[tokio::test]
async fn all_pages_of_a_batch_are_read() {
    let answer = |request: &str| {
        if request.contains("/v1/oauth2/token") {
            return Reply::token("T");
        }
        let number = (1..=3).find(|page| request.contains(&format!("&page={page}&")));
        let item = item(&format!("p-{}", number.unwrap()));
        let header = header("SUCCESS", "run-1");
        let body = format!(r#"{{{header},"items":[{item}],"total_pages":3}}"#);
        Reply::new(200, body).late(Duration::from_millis(800))
    };
    let server = MockServer::answering(answer).await;
    let batch = client(&server).get_batch("B1").await.unwrap();
    let names: Vec<_> = batch.items.iter().map(|i| i.reference.as_str()).collect();
    assert_eq!(names, ["p-1", "p-2", "p-3"]);
    assert_eq!(server.asked_for("GET /v1/payments/payouts/B1?"), 3);
}

#[tokio::test]
async fn reading_a_batch_is_never_of_unknown_outcome() {
    for reply in [refusal(500, ""), Reply::new(200, "garbage")] {
        let (_server, paypal) = server_with(reply).await;
        let failed = paypal.get_batch("B1").await;
        assert!(
            matches!(failed, Err(Error::Unavailable { .. })),
            "{failed:?}"
        );
    }
}
