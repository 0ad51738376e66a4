//! When the outcome is not known: what happened at the provider must be found out afterwards,
//! and the books must agree to the cent.

use std::time::Duration;

use payments::{Error, OrderStatus, PayPal, Provider, ProviderOrder};
use paypal_emulator::Settings;
use serde_json::json;
use types::Money;

use crate::support::{Fixture, fixture, payment, shop_settings};

async fn approved(fixture: &Fixture) -> ProviderOrder {
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    order
}

#[actix_web::test]
async fn a_capture_that_answers_504_is_unknown_and_found_by_asking() {
    let fixture = fixture(Settings::default()).await;
    let order = approved(&fixture).await;
    fixture.faults(json!({ "captureFails": 1 })).await;
    let lost = fixture.paypal.capture(&order.id, "capture:c-1").await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");

    let found = fixture.paypal.get(&order.id).await.unwrap();
    assert_eq!(found.status, OrderStatus::Completed);
    assert!(found.capture.unwrap().status.is_paid());
    let repeated = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    assert!(repeated.capture.unwrap().status.is_paid());
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn a_capture_without_an_answer_is_unknown_within_the_time_limit() {
    let fixture = fixture(Settings::default()).await;
    let order = approved(&fixture).await;
    let mut settings = shop_settings(&fixture.emulator);
    settings.total_timeout = Duration::from_secs(2);
    let hasty = PayPal::new(&settings).unwrap();
    hasty.get(&order.id).await.unwrap();
    fixture.faults(json!({ "captureTimeout": 1 })).await;
    let lost = hasty.capture(&order.id, "capture:c-1").await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn a_create_that_answers_503_is_unknown_and_may_be_repeated() {
    let fixture = fixture(Settings::default()).await;
    fixture.faults(json!({ "createFails": 1 })).await;
    let lost = fixture.paypal.create(payment("c-1")).await;
    assert!(matches!(lost, Err(Error::Unknown { .. })));
    assert!(fixture.paypal.create(payment("c-1")).await.is_ok());
}

#[actix_web::test]
async fn a_create_that_is_refused_is_a_definite_no() {
    let fixture = fixture(Settings::default()).await;
    fixture.faults(json!({ "createRefused": 1 })).await;
    let refused = fixture.paypal.create(payment("c-1")).await;
    assert!(
        matches!(&refused, Err(Error::Rejected { issue, .. }) if issue == "MAX_VALUE_EXCEEDED"),
        "{refused:?}"
    );
}

#[actix_web::test]
async fn a_call_that_was_slowed_down_was_not_executed() {
    let fixture = fixture(Settings::default()).await;
    fixture.faults(json!({ "rateLimited": 1 })).await;
    let refused = fixture.paypal.create(payment("c-1")).await;
    assert!(matches!(
        refused,
        Err(Error::Unavailable {
            retry_after: Some(_),
            ..
        })
    ));
}

#[actix_web::test]
async fn a_wrong_amount_is_visible_in_what_the_provider_answers() {
    let fixture = fixture(Settings::default()).await;
    let order = approved(&fixture).await;
    fixture.faults(json!({ "wrongAmount": 1 })).await;
    let paid = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    assert_eq!(paid.capture.unwrap().amount, Money::new(3597));

    fixture.faults(json!({ "wrongApproval": 1 })).await;
    let other = fixture.paypal.create(payment("c-2")).await.unwrap();
    fixture.approve(&other.id).await;
    let seen = fixture.paypal.get(&other.id).await.unwrap();
    assert_eq!(seen.amount, Money::new(3597));
}

#[actix_web::test]
async fn a_read_is_never_of_unknown_outcome() {
    let fixture = fixture(Settings::default()).await;
    let mut settings = shop_settings(&fixture.emulator);
    settings.total_timeout = Duration::from_millis(300);
    let hasty = PayPal::new(&settings).unwrap();
    let _ = hasty.get("ANY").await;
    fixture.faults(json!({ "delayMs": 2000 })).await;
    let late = hasty.get("ANY").await;
    assert!(matches!(late, Err(Error::Unavailable { .. })), "{late:?}");
}

#[actix_web::test]
async fn a_provider_that_is_not_there_is_unavailable_not_unknown() {
    let fixture = fixture(Settings::default()).await;
    let order = approved(&fixture).await;
    let Fixture {
        emulator, paypal, ..
    } = fixture;
    emulator.stop().await;
    for _ in 0..7 {
        let refused = paypal.capture(&order.id, "capture:c-1").await;
        assert!(
            matches!(refused, Err(Error::Unavailable { .. })),
            "{refused:?}"
        );
    }
}
