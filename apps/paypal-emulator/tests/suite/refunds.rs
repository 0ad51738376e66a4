//! Giving money back.

use payments::{CaptureStatus, Error, Provider, RefundStatus};
use paypal_emulator::Settings;
use serde_json::json;
use types::{Currency, Money};

use crate::support::{Fixture, fixture, payment, refund, usd};

async fn paid(fixture: &Fixture) -> (String, String) {
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let paid = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    (order.id, paid.capture.unwrap().id)
}

#[actix_web::test]
async fn a_part_and_then_the_rest_are_given_back_but_not_a_cent_more() {
    let fixture = fixture(Settings::default()).await;
    let (order, capture) = paid(&fixture).await;
    let refund = async |id: &str, minor| {
        let amount = Money::new(minor);
        fixture
            .paypal
            .refund(&refund(&capture, id, amount, &usd()))
            .await
    };
    let part = refund("r-1", 1000).await.unwrap();
    assert_eq!(part.status, RefundStatus::Completed);
    let seen = fixture.paypal.get(&order).await.unwrap().capture.unwrap();
    assert_eq!(seen.status, CaptureStatus::PartiallyRefunded);

    let too_much = refund("r-2", 2599).await;
    assert!(
        matches!(too_much, Err(Error::Rejected { issue, .. }) if issue == "REFUND_AMOUNT_EXCEEDED")
    );
    refund("r-3", 2598).await.unwrap();
    let seen = fixture.paypal.get(&order).await.unwrap().capture.unwrap();
    assert_eq!(seen.status, CaptureStatus::Refunded);
    let more = refund("r-4", 1).await;
    assert!(
        matches!(more, Err(Error::Rejected { issue, .. }) if issue == "CAPTURE_FULLY_REFUNDED")
    );
    assert_eq!(fixture.totals().await, (3598, 3598));
}

#[actix_web::test]
async fn repeating_a_refund_of_unknown_outcome_gives_back_once() {
    let fixture = fixture(Settings::default()).await;
    let (_, capture) = paid(&fixture).await;
    fixture.faults(json!({ "refundFails": 1 })).await;
    let amount = Money::new(500);
    let lost = fixture
        .paypal
        .refund(&refund(&capture, "r-1", amount, &usd()))
        .await;
    assert!(matches!(lost, Err(Error::Unknown { .. })));
    let refund = fixture
        .paypal
        .refund(&refund(&capture, "r-1", amount, &usd()))
        .await
        .unwrap();
    assert_eq!(refund.amount, amount);
    assert_eq!(fixture.totals().await, (3598, 500));
}

#[actix_web::test]
async fn another_currency_or_an_unknown_capture_is_refused() {
    let fixture = fixture(Settings::default()).await;
    let (_, capture) = paid(&fixture).await;
    let euro = Currency::parse("EUR").unwrap();
    let foreign = fixture
        .paypal
        .refund(&refund(&capture, "r-1", Money::new(1), &euro))
        .await;
    assert!(matches!(foreign, Err(Error::Rejected { .. })));
    let unknown = fixture
        .paypal
        .refund(&refund("NOSUCH", "r-2", Money::new(1), &usd()))
        .await;
    assert_eq!(unknown, Err(Error::NotFound));
    let nothing = fixture
        .paypal
        .refund(&refund(&capture, "r-3", Money::ZERO, &usd()))
        .await;
    assert!(matches!(nothing, Err(Error::Rejected { .. })));
}
