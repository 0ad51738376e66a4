//! An answer to a dispute is given once, and what is not known of it is said so.

use payments::{Error, Evidence, Parcel, Provider};

use crate::calls::{client, server_with};
use crate::mock_server::{MockServer, Reply};

const TOO_LATE: &str = r#"{"name":"UNPROCESSABLE_ENTITY","details":[
    {"issue":"ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE","description":"No"}]}"#;

fn evidence() -> Evidence {
    Evidence {
        request_id: "evidence:1".to_owned(),
        parcels: vec![Parcel {
            carrier: "UPS".to_owned(),
            tracking_number: "1Z1".to_owned(),
        }],
        note: "Sent on Monday".to_owned(),
    }
}

fn dispute(status: &str, more: &str) -> Reply {
    let body = format!(
        r#"{{"dispute_id":"PP-D-1","reason":"OTHER","status":"{status}",
        "create_time":"2026-11-21T10:00:00Z",
        "dispute_amount":{{"currency_code":"USD","value":"1.00"}}{more}}}"#
    );
    Reply::new(200, body)
}

/// A server that takes no answer any more and shows this dispute.
async fn too_late(shown: Reply) -> MockServer {
    let answer = move |request: &str| match request {
        token if token.contains("/v1/oauth2/token") => Reply::token("T"),
        new if new.starts_with("POST") => Reply::new(422, TOO_LATE),
        _ => shown.clone(),
    };
    MockServer::answering(answer).await
}

#[tokio::test]
async fn evidence_goes_as_a_form_with_one_part() {
    let (server, paypal) = server_with(Reply::new(200, "{}")).await;
    paypal
        .provide_evidence("PP-D-1", &evidence())
        .await
        .unwrap();
    assert_eq!(
        server.asked_for("POST /v1/customer/disputes/PP-D-1/provide-evidence "),
        1
    );
    assert_eq!(
        server.asked_for("content-type: multipart/form-data; boundary="),
        1
    );
    assert_eq!(server.asked_for(r#"name="input""#), 1);
    assert_eq!(server.asked_for(r#""tracking_number":"1Z1""#), 1);
    assert_eq!(server.asked_for("paypal-request-id: evidence:1"), 1);
}

#[tokio::test]
async fn evidence_refused_as_too_late_may_have_arrived_before() {
    let sent = r#","evidences":[{"source":"SUBMITTED_BY_SELLER","notes":"Sent on Monday",
        "evidence_info":{"tracking_info":[{"tracking_number":"1Z1"}]}}]"#;
    let arrived = too_late(dispute("UNDER_REVIEW", sent)).await;
    let outcome = client(&arrived)
        .provide_evidence("PP-D-1", &evidence())
        .await;
    assert_eq!(outcome, Ok(()));
    for shown in [
        dispute("RESOLVED", ""),
        dispute("UNDER_REVIEW", &sent.replace("Monday", "Friday")),
        dispute("UNDER_REVIEW", &sent.replace("1Z1", "1Z2")),
        dispute(
            "UNDER_REVIEW",
            &sent.replace("SUBMITTED_BY_SELLER", "SUBMITTED_BY_BUYER"),
        ),
    ] {
        let server = too_late(shown).await;
        let refused = client(&server)
            .provide_evidence("PP-D-1", &evidence())
            .await;
        assert!(
            matches!(refused, Err(Error::Rejected { .. })),
            "{refused:?}"
        );
    }
    let server = too_late(Reply::new(500, "")).await;
    let lost = client(&server)
        .provide_evidence("PP-D-1", &evidence())
        .await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
}

#[tokio::test]
async fn a_claim_that_is_decided_for_the_buyer_is_accepted() {
    let outcome = |code: &str| {
        let more = format!(r#","dispute_outcome":{{"outcome_code":"{code}"}}"#);
        dispute("RESOLVED", &more)
    };
    let server = too_late(outcome("RESOLVED_BUYER_FAVOUR")).await;
    let accepted = client(&server).accept_claim("PP-D-1", "Sorry").await;
    assert_eq!(accepted, Ok(()));
    let server = too_late(outcome("RESOLVED_SELLER_FAVOUR")).await;
    let refused = client(&server).accept_claim("PP-D-1", "Sorry").await;
    assert!(
        matches!(refused, Err(Error::Rejected { .. })),
        "{refused:?}"
    );
}

#[tokio::test]
async fn an_answer_of_unknown_outcome_is_no_success() {
    let (_server, paypal) = server_with(Reply::new(504, "")).await;
    let lost = paypal.accept_claim("PP-D-1", "Sorry").await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    let lost = paypal.provide_evidence("PP-D-1", &evidence()).await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    let (server, paypal) = server_with(Reply::new(200, "{}")).await;
    let empty = paypal.accept_claim("PP-D-1", " ").await;
    assert!(matches!(empty, Err(Error::Rejected { .. })), "{empty:?}");
    assert_eq!(server.asked_for("POST"), 0);
}
