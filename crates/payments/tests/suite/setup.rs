//! What an app at PayPal lacks is named before anybody pays.

use payments::SetupGap;

use crate::calls::client;
use crate::mock_server::{MockServer, OURS, Reply};

const HERE: &str = "https://shop.example/api/webhooks/paypal";

const ALL: [&str; 5] = [
    "https://uri.paypal.com/services/payments/payment/authcapture",
    "https://uri.paypal.com/services/payments/refund",
    "https://uri.paypal.com/payments/payouts",
    "https://uri.paypal.com/services/disputes/update-seller",
    "https://uri.paypal.com/services/reporting/search/read",
];

/// What is lacking at a PayPal that grants these scopes and answers so about the webhook.
async fn setup_gaps(scopes: &[&str], webhook: Reply) -> Vec<SetupGap> {
    let scope = scopes.join(" ");
    let answer = move |request: &str| match request.contains("/v1/oauth2/token") {
        true => Reply::new(
            200,
            format!(r#"{{"access_token":"T","expires_in":32400,"scope":"{scope}"}}"#),
        ),
        false => webhook.clone(),
    };
    let server = MockServer::answering(answer).await;
    client(&server).setup_gaps(OURS, HERE).await.unwrap()
}

fn webhook(url: &str, events: &str) -> Reply {
    Reply::new(
        200,
        format!(r#"{{"id":"{OURS}","url":"{url}","event_types":[{events}]}}"#),
    )
}

#[tokio::test]
async fn an_app_with_all_of_it_lacks_nothing() {
    let every = webhook(HERE, r#"{"name":"*"}"#);
    assert_eq!(setup_gaps(&ALL, every).await, []);
}

#[tokio::test]
async fn permissions_that_are_missing_are_named() {
    let every = webhook(HERE, r#"{"name":"*"}"#);
    let found = setup_gaps(&ALL[..2], every).await;
    let names = ["Payouts", "Customer disputes", "Transaction search"];
    assert_eq!(found, names.map(SetupGap::Permission));
}

#[tokio::test]
async fn a_webhook_that_is_missing_goes_elsewhere_or_says_too_little_is_named() {
    let unknown = setup_gaps(&ALL, Reply::new(404, "{}")).await;
    assert_eq!(unknown, [SetupGap::Webhook(OURS.to_owned())]);
    let events = [
        "CHECKOUT.ORDER.APPROVED",
        "PAYMENT.CAPTURE.COMPLETED",
        "PAYMENT.CAPTURE.PENDING",
        "PAYMENT.CAPTURE.DECLINED",
        "PAYMENT.CAPTURE.REFUNDED",
        "PAYMENT.CAPTURE.REVERSED",
        "PAYMENT.REFUND.FAILED",
        "CUSTOMER.DISPUTE.CREATED",
        "CUSTOMER.DISPUTE.UPDATED",
    ];
    let events = events
        .map(|name| format!(r#"{{"name":"{name}"}}"#))
        .join(",");
    let found = setup_gaps(&ALL, webhook("https://old.example/hook", &events)).await;
    let lines: Vec<String> = found.iter().map(ToString::to_string).collect();
    let elsewhere = format!("the webhook goes to https://old.example/hook, not to {HERE}");
    let silent = "the webhook does not report CUSTOMER.DISPUTE.RESOLVED";
    assert_eq!(lines, [elsewhere.as_str(), silent]);
}
