//! Giving money back.

use payments::{CaptureStatus, Error, Provider, RefundStatus};
use paypal_emulator::Settings;
use serde_json::json;
use types::{Currency, Money};

use crate::support::{House, house, payment, refund, usd};

async fn paid(house: &House) -> (String, String) {
    let order = house.paypal.create(payment("c-1")).await.unwrap();
    house.approve(&order.id).await;
    let paid = house
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    (order.id, paid.capture.unwrap().id)
}

#[actix_web::test]
async fn a_part_and_then_the_rest_are_given_back_but_not_a_cent_more() {
    let house = house(Settings::default()).await;
    let (order, capture) = paid(&house).await;
    let refund = async |id: &str, minor| {
        let amount = Money::new(minor);
        house
            .paypal
            .refund(&refund(&capture, id, amount, &usd()))
            .await
    };
    let part = refund("r-1", 1000).await.unwrap();
    assert_eq!(part.status, RefundStatus::Completed);
    let seen = house.paypal.get(&order).await.unwrap().capture.unwrap();
    assert_eq!(seen.status, CaptureStatus::PartiallyRefunded);

    let too_much = refund("r-2", 2599).await;
    assert!(
        matches!(too_much, Err(Error::Rejected { issue, .. }) if issue == "REFUND_AMOUNT_EXCEEDED")
    );
    refund("r-3", 2598).await.unwrap();
    let seen = house.paypal.get(&order).await.unwrap().capture.unwrap();
    assert_eq!(seen.status, CaptureStatus::Refunded);
    let more = refund("r-4", 1).await;
    assert!(
        matches!(more, Err(Error::Rejected { issue, .. }) if issue == "CAPTURE_FULLY_REFUNDED")
    );
    assert_eq!(house.totals().await, (3598, 3598));
}

#[actix_web::test]
async fn repeating_a_refund_of_unknown_outcome_gives_back_once() {
    let house = house(Settings::default()).await;
    let (_, capture) = paid(&house).await;
    house.faults(json!({ "refundFails": 1 })).await;
    let amount = Money::new(500);
    let lost = house
        .paypal
        .refund(&refund(&capture, "r-1", amount, &usd()))
        .await;
    assert!(matches!(lost, Err(Error::Unknown { .. })));
    let refund = house
        .paypal
        .refund(&refund(&capture, "r-1", amount, &usd()))
        .await
        .unwrap();
    assert_eq!(refund.amount, amount);
    assert_eq!(house.totals().await, (3598, 500));
}

#[actix_web::test]
async fn another_currency_or_an_unknown_capture_is_refused() {
    let house = house(Settings::default()).await;
    let (_, capture) = paid(&house).await;
    let euro = Currency::parse("EUR").unwrap();
    let foreign = house
        .paypal
        .refund(&refund(&capture, "r-1", Money::new(1), &euro))
        .await;
    assert!(matches!(foreign, Err(Error::Rejected { .. })));
    let unknown = house
        .paypal
        .refund(&refund("NOSUCH", "r-2", Money::new(1), &usd()))
        .await;
    assert_eq!(unknown, Err(Error::NotFound));
    let nothing = house
        .paypal
        .refund(&refund(&capture, "r-3", Money::ZERO, &usd()))
        .await;
    assert!(matches!(nothing, Err(Error::Rejected { .. })));
}
