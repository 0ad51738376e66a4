//! Create, approve, capture.

use payments::{CaptureStatus, Error, OrderStatus, Provider};
use serde_json::{Value, json};
use types::{Currency, Money};

use paypal_emulator::Settings;

use crate::support::{Fixture, fixture, payment, usd};

async fn new_fixture() -> Fixture {
    fixture(Settings::default()).await
}

#[actix_web::test]
async fn an_approved_payment_is_captured_to_the_cent() {
    let fixture = new_fixture().await;
    let created = fixture.paypal.create(payment("c-1")).await.unwrap();
    assert_eq!(created.status, OrderStatus::Created);
    assert_eq!(created.amount, Money::new(3598));
    fixture.approve(&created.id).await;

    let seen = fixture.paypal.get(&created.id).await.unwrap();
    assert_eq!(seen.status, OrderStatus::Approved);
    assert_eq!(seen.reference.as_deref(), Some("c-1"));
    assert!(seen.payee.is_some());

    let paid = fixture
        .paypal
        .capture(&created.id, "capture:c-1")
        .await
        .unwrap();
    assert_eq!(paid.status, OrderStatus::Completed);
    let capture = paid.capture.unwrap();
    assert_eq!(capture.status, CaptureStatus::Completed);
    assert_eq!(
        (capture.amount, capture.currency),
        (Money::new(3598), usd())
    );
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn a_payment_in_yen_has_no_decimals_on_the_way() {
    let fixture = new_fixture().await;
    let mut yen = payment("c-1");
    yen.currency = Currency::parse("JPY").unwrap();
    let order = fixture.paypal.create(yen).await.unwrap();
    assert_eq!(order.amount, Money::new(3598));
    let shown = fixture.get(&format!("/emulator/orders/{}", order.id)).await;
    assert_eq!(shown["amount"], "3598");
}

#[actix_web::test]
async fn what_the_buyer_has_not_approved_is_not_captured() {
    let fixture = new_fixture().await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    let refused = fixture.paypal.capture(&order.id, "capture:c-1").await;
    assert_eq!(refused, Err(Error::NotApproved));
    assert_eq!(fixture.totals().await, (0, 0));
}

#[actix_web::test]
async fn a_declined_buyer_may_approve_again_and_pay() {
    let fixture = new_fixture().await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture
        .post(&format!("/emulator/orders/{}/decline", order.id))
        .await;
    let declined = fixture.paypal.capture(&order.id, "capture:c-1").await;
    assert!(matches!(declined, Err(Error::Declined { reason }) if reason == "INSTRUMENT_DECLINED"));
    assert_eq!(fixture.totals().await, (0, 0));

    fixture.approve(&order.id).await;
    let paid = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    assert!(paid.capture.unwrap().status.is_paid());
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn repeating_create_and_capture_pays_once() {
    let fixture = new_fixture().await;
    let first = fixture.paypal.create(payment("c-1")).await.unwrap();
    let second = fixture.paypal.create(payment("c-1")).await.unwrap();
    assert_eq!(first.id, second.id);
    fixture.approve(&first.id).await;
    let paid = fixture
        .paypal
        .capture(&first.id, "capture:c-1")
        .await
        .unwrap();
    let again = fixture
        .paypal
        .capture(&first.id, "capture:c-1")
        .await
        .unwrap();
    assert_eq!(paid.capture, again.capture);
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn a_capture_under_another_request_id_answers_with_the_first_one() {
    let fixture = new_fixture().await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let paid = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    let again = fixture
        .paypal
        .capture(&order.id, "capture:other")
        .await
        .unwrap();
    assert_eq!(paid.capture, again.capture);
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn many_captures_at_once_pay_once() {
    let fixture = new_fixture().await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let capture = |n: u32| {
        let (paypal, id) = (&fixture.paypal, &order.id);
        async move { paypal.capture(id, &format!("capture:{}", n % 3)).await }
    };
    let tries = (0..30).map(capture);
    for done in futures_util::future::join_all(tries).await {
        assert!(done.unwrap().capture.unwrap().status.is_paid());
    }
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn an_unknown_order_is_not_found() {
    let fixture = new_fixture().await;
    assert_eq!(
        fixture.paypal.get("NOSUCHORDER").await,
        Err(Error::NotFound)
    );
    assert_eq!(fixture.paypal.get("").await, Err(Error::NotFound));
    assert_eq!(
        fixture.paypal.get("../../v1/oauth2").await,
        Err(Error::NotFound)
    );
}

#[actix_web::test]
async fn a_payment_that_does_not_add_up_is_rejected() {
    let fixture = new_fixture().await;
    let mut wrong = payment("c-1");
    wrong.discount = Money::new(300);
    let refused = fixture.paypal.create(wrong).await;
    assert!(matches!(refused, Err(Error::Rejected { issue, .. }) if issue == "AMOUNT_MISMATCH"));
}

#[actix_web::test]
async fn a_token_that_expired_is_renewed_once_without_notice() {
    let fixture = new_fixture().await;
    fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.faults(json!({ "tokenExpired": 1 })).await;
    fixture.paypal.create(payment("c-2")).await.unwrap();
}

#[actix_web::test]
async fn raw_answers_have_paypals_shapes() {
    let fixture = new_fixture().await;
    let url = |path: &str| format!("{}{path}", fixture.emulator.base_url);
    let token = fixture.token().await;
    let order = json!({ "intent": "CAPTURE", "purchase_units": [
        { "amount": { "currency_code": "USD", "value": "10.00" } },
    ] });
    let create = |id: &str| {
        let request = fixture
            .http
            .post(url("/v2/checkout/orders"))
            .bearer_auth(&token);
        request.header("PayPal-Request-Id", id).json(&order)
    };
    let created = create("r-1").send().await.unwrap();
    assert_eq!(created.status(), 201);
    let short: Value = created.json().await.unwrap();
    assert_eq!(short["status"], "CREATED");
    assert!(short.get("purchase_units").is_none(), "the short form");
    assert_eq!(create("r-1").send().await.unwrap().status(), 200);

    let path = format!(
        "/v2/checkout/orders/{}/capture",
        short["id"].as_str().unwrap()
    );
    let capture = fixture.http.post(url(&path)).bearer_auth(&token);
    let refused = capture.json(&json!({})).send().await.unwrap();
    assert_eq!(refused.status(), 422);
    let body: Value = refused.json().await.unwrap();
    assert_eq!(body["name"], "UNPROCESSABLE_ENTITY");
    assert_eq!(body["details"][0]["issue"], "ORDER_NOT_APPROVED");
    assert!(body["debug_id"].is_string());

    let not_json = fixture
        .http
        .post(url(&path))
        .bearer_auth(&token)
        .send()
        .await
        .unwrap();
    assert_eq!(not_json.status(), 415);
    let stranger = fixture
        .http
        .post(url(&path))
        .bearer_auth("forged")
        .json(&json!({}));
    assert_eq!(stranger.send().await.unwrap().status(), 401);
}

#[actix_web::test]
async fn a_repeated_raw_capture_is_told_from_a_second_one_by_its_request_id() {
    let fixture = new_fixture().await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let token = fixture.token().await;
    let base = &fixture.emulator.base_url;
    let url = format!("{base}/v2/checkout/orders/{}/capture", order.id);
    let capture = async |request_id: &str| {
        let request = fixture.http.post(&url).bearer_auth(&token).json(&json!({}));
        let request = request.header("PayPal-Request-Id", request_id);
        request.send().await.unwrap()
    };
    assert_eq!(capture("r-1").await.status(), 201);
    assert_eq!(capture("r-1").await.status(), 200);
    let second = capture("r-2").await;
    assert_eq!(second.status(), 422);
    let body: Value = second.json().await.unwrap();
    assert_eq!(body["details"][0]["issue"], "ORDER_ALREADY_CAPTURED");
}
