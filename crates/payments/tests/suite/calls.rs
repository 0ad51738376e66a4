//! How calls to PayPal behave when the other side does not.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use payments::{Error, NewPayment, PayPal, Provider, Settings};
use types::{Currency, Money};

use crate::mock_server::{MockServer, Reply, credentials};

const ORDER: &str = r#"{"id":"O1","status":"COMPLETED","purchase_units":[{"custom_id":"c-1",
    "amount":{"currency_code":"USD","value":"1.00"},"payments":{"captures":[
    {"id":"C1","status":"STATUS","amount":{"currency_code":"USD","value":"1.00"}}]}}]}"#;

fn order(capture_status: &str) -> Reply {
    Reply::new(201, ORDER.replace("STATUS", capture_status))
}

pub fn client(server: &MockServer) -> PayPal {
    let authority = crate::webhook_signer::Authority::new();
    let mut settings = Settings::local(&server.url, authority.pem(), credentials()).unwrap();
    settings.total_timeout = Duration::from_secs(2);
    PayPal::new(&settings).unwrap()
}

/// A server that gives tokens and answers everything else with `reply`.
pub async fn server_with(reply: Reply) -> (MockServer, PayPal) {
    let answer = move |request: &str| match request.contains("/v1/oauth2/token") {
        true => Reply::token("T"),
        false => reply.clone(),
    };
    let server = MockServer::answering(answer).await;
    let paypal = client(&server);
    (server, paypal)
}

async fn capture_answered_by(reply: Reply) -> Result<payments::ProviderOrder, Error> {
    let (_server, paypal) = server_with(reply).await;
    paypal.capture("O1", "capture:1").await
}

#[tokio::test]
async fn many_calls_at_once_ask_for_one_token() {
    let answer = |request: &str| match request.contains("/v1/oauth2/token") {
        true => Reply::token("T").late(Duration::from_millis(50)),
        false => order("COMPLETED"),
    };
    let server = MockServer::answering(answer).await;
    let paypal = client(&server);
    for done in join_all((0..20).map(|_| paypal.get("O1"))).await {
        done.unwrap();
    }
    assert_eq!(server.asked_for("/v1/oauth2/token"), 1);
    assert_eq!(server.asked_for("GET /v2/checkout/orders/O1 "), 20);
}

#[tokio::test]
async fn a_token_near_its_end_is_renewed_before_use() {
    let answer = |request: &str| match request.contains("/v1/oauth2/token") {
        true => Reply::new(200, r#"{"access_token":"T","expires_in":0}"#),
        false => order("COMPLETED"),
    };
    let server = MockServer::answering(answer).await;
    let paypal = client(&server);
    paypal.get("O1").await.unwrap();
    paypal.get("O1").await.unwrap();
    assert_eq!(server.asked_for("/v1/oauth2/token"), 2);
}

#[tokio::test]
async fn a_token_that_is_refused_again_and_again_is_renewed_only_once() {
    let (server, paypal) = server_with(Reply::new(401, "{}")).await;
    let refused = paypal.capture("O1", "capture:1").await;
    assert!(matches!(refused, Err(Error::Unavailable { .. })));
    assert_eq!(server.asked_for("/capture"), 2);
    assert_eq!(server.asked_for("/v1/oauth2/token"), 2);
}

#[tokio::test]
async fn without_a_token_nothing_was_executed() {
    for reply in [
        Reply::new(401, r#"{"error":"invalid_client"}"#),
        Reply::new(503, ""),
        Reply::new(200, "garbage"),
        Reply::token("T").late(Duration::from_secs(5)),
    ] {
        let server = MockServer::answering(move |_| reply.clone()).await;
        let refused = client(&server).capture("O1", "capture:1").await;
        assert!(
            matches!(refused, Err(Error::Unavailable { .. })),
            "{refused:?}"
        );
        assert_eq!(server.asked_for("/capture"), 0);
    }
}

#[tokio::test]
async fn request_id_and_wish_for_the_whole_answer_go_along() {
    let (server, paypal) = server_with(order("COMPLETED")).await;
    paypal.capture("O1", "capture:77").await.unwrap();
    assert_eq!(server.asked_for("paypal-request-id: capture:77"), 1);
    assert_eq!(server.asked_for("prefer: return=representation"), 1);
    assert_eq!(server.asked_for("authorization: Bearer T"), 1);
}

#[tokio::test]
async fn a_declined_or_missing_capture_is_no_success() {
    let declined = capture_answered_by(order("DECLINED")).await;
    assert!(matches!(declined, Err(Error::Declined { .. })));
    let missing = r#"{"id":"O1","status":"APPROVED","purchase_units":[
        {"amount":{"currency_code":"USD","value":"1.00"}}]}"#;
    let missing = capture_answered_by(Reply::new(201, missing)).await;
    assert!(matches!(missing, Err(Error::Unknown { .. })));
}

#[tokio::test]
async fn a_pending_capture_is_reported_as_such() {
    let order = capture_answered_by(order("PENDING")).await.unwrap();
    assert!(!order.capture.unwrap().status.is_paid());
}

#[tokio::test]
async fn an_answer_that_is_garbage_cut_off_or_too_large_is_of_unknown_outcome() {
    let sound = ORDER.replace("STATUS", "COMPLETED");
    for reply in [
        Reply::new(201, "garbage"),
        order("COMPLETED").broken_off(),
        Reply::new(201, sound + &" ".repeat(2 * 1024 * 1024)),
        Reply::new(500, ""),
        order("SOMETHING_NEW"),
    ] {
        let lost = capture_answered_by(reply).await;
        assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    }
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let redirect = Reply::new(307, "").with("Location: /elsewhere");
    let (server, paypal) = server_with(redirect).await;
    let lost = paypal.capture("O1", "capture:1").await;
    assert!(matches!(lost, Err(Error::Unknown { .. })));
    assert_eq!(server.asked_for("/elsewhere"), 0);
}

#[tokio::test]
async fn a_slow_answer_ends_with_the_time_limit() {
    let begun = Instant::now();
    let lost = capture_answered_by(order("COMPLETED").late(Duration::from_secs(5))).await;
    assert!(matches!(lost, Err(Error::Unknown { .. })));
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn an_id_that_is_none_never_leaves_the_house() {
    let (server, paypal) = server_with(order("COMPLETED")).await;
    for id in ["", "..", ".", "O1/capture", "O1?x", "O1 ", "ö"] {
        assert_eq!(paypal.get(id).await, Err(Error::NotFound), "{id:?}");
    }
    assert_eq!(server.asked_for("GET"), 0);
}

#[tokio::test]
async fn a_request_id_that_is_no_header_is_rejected_before_sending() {
    let (server, paypal) = server_with(order("COMPLETED")).await;
    let refused = paypal.capture("O1", "a\nb").await;
    assert!(
        matches!(refused, Err(Error::Rejected { .. })),
        "{refused:?}"
    );
    assert_eq!(server.asked_for("/capture"), 0);
}

#[tokio::test]
async fn a_currency_paypal_does_not_take_never_leaves_the_house() {
    let (server, paypal) = server_with(order("COMPLETED")).await;
    let payment = NewPayment {
        request_id: "create:1".to_owned(),
        reference: "c-1".to_owned(),
        amount: Money::new(1000),
        currency: Currency::parse("TND").unwrap(),
        description: String::new(),
        items: Vec::new(),
        discount: Money::ZERO,
        brand: "Helloshop".to_owned(),
    };
    assert!(matches!(
        paypal.create(payment).await,
        Err(Error::Rejected { .. })
    ));
    assert_eq!(server.asked_for("POST"), 0);
}
