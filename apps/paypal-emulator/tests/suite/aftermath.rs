//! What PayPal, a bank or the dashboard does after the money was taken.

use payments::webhook::EventKind;
use payments::{CaptureStatus, Error, Provider, RefundStatus};
use paypal_emulator::{MERCHANT_ID, Settings};
use serde_json::json;
use types::Money;

use crate::support::{hand, house, paid, payment, refund, usd, with_door};

#[actix_web::test]
async fn a_sale_says_what_paypal_keeps_of_it() {
    let house = house(Settings::default()).await;
    let (_, capture) = paid(&house).await;
    assert_eq!(capture.fee, Some(Money::new(3598 * 349 / 10_000 + 49)));
}

#[actix_web::test]
async fn refunds_of_the_dashboard_and_reversals_stand_in_the_order_and_are_announced() {
    let (house, door) = with_door().await;
    let (order, capture) = paid(&house).await;
    door.wait_for(2).await;
    let part = json!({ "amount": { "currency_code": "USD", "value": "5.98" } });
    let back = hand(&house, &format!("captures/{}/refund", capture.id), part).await;
    door.wait_for(3).await;
    let rest = hand(
        &house,
        &format!("captures/{}/reverse", capture.id),
        json!({}),
    )
    .await;
    let said = house.paypal.get(&order).await.unwrap();
    let amounts: Vec<i64> = said
        .refunds
        .iter()
        .map(|refund| refund.amount.minor())
        .collect();
    assert_eq!(amounts, [598, 3000]);
    assert_eq!(said.refunds[0].id, back["id"].as_str().unwrap());
    assert_eq!(said.capture.unwrap().status, CaptureStatus::Refunded);
    let reversal = house
        .paypal
        .get_refund(rest["id"].as_str().unwrap())
        .await
        .unwrap();
    assert_eq!(reversal, said.refunds[1]);
    let arrived = door.wait_for(4).await;
    let told = arrived[3].verify(&house.verifier).await.unwrap().event;
    assert_eq!(told.kind, EventKind::CaptureReversed);
    assert_eq!(told.capture_id, Some(capture.id));
    assert_eq!(told.refund_id, Some(reversal.id));
    assert_eq!(house.totals().await, (3598, 3598));
}

#[actix_web::test]
async fn a_dispute_is_named_by_its_capture_alone_until_it_is_decided() {
    let (house, door) = with_door().await;
    let (_, capture) = paid(&house).await;
    door.wait_for(2).await;
    let opened = hand(
        &house,
        &format!("captures/{}/dispute", capture.id),
        json!({}),
    )
    .await;
    let id = opened["dispute_id"].as_str().unwrap();
    let told = door.wait_for(3).await[2]
        .verify(&house.verifier)
        .await
        .unwrap()
        .event;
    assert_eq!(told.kind, EventKind::Dispute);
    assert_eq!(told.dispute_id.as_deref(), Some(id));
    assert_eq!(told.capture_id.as_ref(), Some(&capture.id));
    assert_eq!((told.order_id, told.reference), (None, None));
    let said = house.paypal.get_dispute(id).await.unwrap();
    assert_eq!(said.capture_id, Some(capture.id));
    assert_eq!(
        (said.stage.as_str(), said.amount),
        ("INQUIRY", capture.amount)
    );
    assert!(!said.is_resolved() && said.respond_by.is_some());
    let outcome = json!({ "outcome": "RESOLVED_SELLER_FAVOUR" });
    hand(&house, &format!("disputes/{id}"), outcome).await;
    let said = house.paypal.get_dispute(id).await.unwrap();
    assert!(said.is_resolved());
    assert_eq!(said.outcome.as_deref(), Some("RESOLVED_SELLER_FAVOUR"));
    let unknown = house.paypal.get_dispute("PP-D-NONE").await;
    assert_eq!(unknown, Err(Error::NotFound));
}

#[actix_web::test]
async fn a_banks_money_is_pending_until_it_comes() {
    let house = house(Settings::default()).await;
    house.faults(json!({ "capturePending": 1 })).await;
    let (order, capture) = paid(&house).await;
    assert_eq!(
        (capture.status, capture.fee),
        (CaptureStatus::Pending, None)
    );
    assert_eq!(house.totals().await, (0, 0));
    hand(
        &house,
        &format!("captures/{}/complete", capture.id),
        json!({}),
    )
    .await;
    let said = house.paypal.get(&order).await.unwrap();
    assert_eq!(said.capture.unwrap().status, CaptureStatus::Completed);
    assert_eq!(house.totals().await, (3598, 0));
}

#[actix_web::test]
async fn refunds_are_refused_pending_or_forgotten_as_the_knobs_say() {
    let house = house(Settings::default()).await;
    let (order, capture) = paid(&house).await;
    let cent = |id| refund(&capture.id, id, Money::new(100), &usd());
    house.faults(json!({ "refundRefused": 1 })).await;
    let refused = house.paypal.refund(&cent("r-1")).await;
    assert!(
        matches!(&refused, Err(Error::Rejected { issue, .. }) if issue == "REFUND_FAILED_INSUFFICIENT_FUNDS"),
        "{refused:?}"
    );
    house.faults(json!({ "refundPending": 2 })).await;
    let (late, lost) = (cent("r-2"), cent("r-3"));
    let late = house.paypal.refund(&late).await.unwrap();
    let lost = house.paypal.refund(&lost).await.unwrap();
    assert_eq!(late.status, RefundStatus::Pending);
    hand(&house, &format!("refunds/{}/complete", late.id), json!({})).await;
    hand(&house, &format!("refunds/{}/fail", lost.id), json!({})).await;
    let late = house.paypal.get_refund(&late.id).await.unwrap();
    let lost = house.paypal.get_refund(&lost.id).await.unwrap();
    assert_eq!(
        (late.status, lost.status),
        (RefundStatus::Completed, RefundStatus::Failed)
    );
    assert_eq!(late.reference.as_deref(), Some("refund-r-2"));
    assert_eq!(house.totals().await, (3598, 100));
    house.paypal.refund(&cent("r-4")).await.unwrap();
    house.faults(json!({ "forgottenRequests": 1 })).await;
    house.paypal.refund(&cent("r-4")).await.unwrap();
    let said = house.paypal.get(&order).await.unwrap();
    let same = said
        .refunds
        .iter()
        .filter(|refund| refund.reference.as_deref() == Some("refund-r-4"));
    assert_eq!(same.count(), 2, "who repeats what was forgotten pays twice");
}

#[actix_web::test]
async fn an_order_may_pay_another_account() {
    let house = house(Settings::default()).await;
    house.faults(json!({ "foreignPayee": 1 })).await;
    let foreign = house.paypal.create(payment("c-1")).await.unwrap();
    assert_ne!(foreign.payee.as_deref(), house.paypal.payee());
    let ours = house.paypal.create(payment("c-2")).await.unwrap();
    assert_eq!(ours.payee.as_deref(), Some(MERCHANT_ID));
}

#[actix_web::test]
async fn transaction_search_lists_what_came_and_what_went_back() {
    let house = house(Settings::default()).await;
    let (_, capture) = paid(&house).await;
    let path = |what: &str| format!("captures/{}/{what}", capture.id);
    let part = json!({ "amount": { "currency_code": "USD", "value": "5.98" } });
    let back = hand(&house, &path("refund"), part).await;
    let rest = hand(&house, &path("reverse"), json!({})).await;
    house.faults(json!({ "capturePending": 1 })).await;
    let waiting = house.paypal.create(payment("c-2")).await.unwrap();
    house.approve(&waiting.id).await;
    house
        .paypal
        .capture(&waiting.id, "capture:c-2")
        .await
        .unwrap();

    let now = chrono::Utc::now();
    let day = chrono::TimeDelta::days(1);
    let listed = house.paypal.transactions(now - day, now).await.unwrap();
    use payments::TransactionKind::{Payment, Refund, Reversal};
    let found: Vec<_> = listed
        .iter()
        .map(|moved| (moved.id.as_str(), moved.kind, moved.amount.minor()))
        .collect();
    let mut expected = [
        (capture.id.as_str(), Payment, 3598),
        (back["id"].as_str().unwrap(), Refund, 598),
        (rest["id"].as_str().unwrap(), Reversal, 3000),
    ];
    // what happened within one second is in no order
    expected.sort_by_key(|moved| found.iter().position(|other| other.0 == moved.0));
    assert_eq!(found, expected);
    let sale = listed.iter().find(|moved| moved.kind == Payment).unwrap();
    assert_eq!(sale.fee, capture.fee.unwrap());
    assert_eq!(sale.reference.as_deref(), Some("c-1"));
    let yesterday = house.paypal.transactions(now - day * 2, now - day).await;
    assert_eq!(yesterday.unwrap(), []);
    let too_long = house.paypal.transactions(now - day * 32, now).await;
    assert!(
        matches!(too_long, Err(Error::Rejected { .. })),
        "{too_long:?}"
    );
}
