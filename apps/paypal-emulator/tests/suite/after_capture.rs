//! What PayPal, a bank or the dashboard does after the money was taken.

use payments::webhook::EventKind;
use payments::{CaptureStatus, Error, Provider, RefundStatus};
use paypal_emulator::{MERCHANT_ID, Settings};
use serde_json::json;
use types::Money;

use crate::support::{fixture, paid, payment, post_to_emulator, refund, usd, with_inbox};

#[actix_web::test]
async fn a_sale_says_what_paypal_keeps_of_it() {
    let fixture = fixture(Settings::default()).await;
    let (_, capture) = paid(&fixture).await;
    assert_eq!(capture.fee, Some(Money::new(3598 * 349 / 10_000 + 49)));
}

#[actix_web::test]
async fn refunds_of_the_dashboard_and_reversals_stand_in_the_order_and_are_announced() {
    let (fixture, inbox) = with_inbox().await;
    let (order, capture) = paid(&fixture).await;
    inbox.wait_for(2).await;
    let part = json!({ "amount": { "currency_code": "USD", "value": "5.98" } });
    let back = post_to_emulator(&fixture, &format!("captures/{}/refund", capture.id), part).await;
    inbox.wait_for(3).await;
    let rest = post_to_emulator(
        &fixture,
        &format!("captures/{}/reverse", capture.id),
        json!({}),
    )
    .await;
    let said = fixture.paypal.get(&order).await.unwrap();
    let amounts: Vec<i64> = said
        .refunds
        .iter()
        .map(|refund| refund.amount.minor())
        .collect();
    assert_eq!(amounts, [598, 3000]);
    assert_eq!(said.refunds[0].id, back["id"].as_str().unwrap());
    assert_eq!(said.capture.unwrap().status, CaptureStatus::Refunded);
    let reversal = fixture
        .paypal
        .get_refund(rest["id"].as_str().unwrap())
        .await
        .unwrap();
    assert_eq!(reversal, said.refunds[1]);
    let arrived = inbox.wait_for(4).await;
    let told = arrived[3].verify(&fixture.verifier).await.unwrap().event;
    assert_eq!(told.kind, EventKind::CaptureReversed);
    assert_eq!(told.capture_id, Some(capture.id));
    assert_eq!(told.refund_id, Some(reversal.id));
    assert_eq!(fixture.totals().await, (3598, 3598));
}

#[actix_web::test]
async fn a_dispute_is_named_by_its_capture_alone_until_it_is_decided() {
    let (fixture, inbox) = with_inbox().await;
    let (_, capture) = paid(&fixture).await;
    inbox.wait_for(2).await;
    let opened = post_to_emulator(
        &fixture,
        &format!("captures/{}/dispute", capture.id),
        json!({}),
    )
    .await;
    let id = opened["dispute_id"].as_str().unwrap();
    let told = inbox.wait_for(3).await[2]
        .verify(&fixture.verifier)
        .await
        .unwrap()
        .event;
    assert_eq!(told.kind, EventKind::Dispute);
    assert_eq!(told.dispute_id.as_deref(), Some(id));
    assert_eq!(told.capture_id.as_ref(), Some(&capture.id));
    assert_eq!((told.order_id, told.reference), (None, None));
    let said = fixture.paypal.get_dispute(id).await.unwrap();
    assert_eq!(said.capture_id, Some(capture.id));
    assert_eq!(
        (said.stage.as_str(), said.amount),
        ("INQUIRY", capture.amount)
    );
    assert!(!said.is_resolved() && said.respond_by.is_some());
    let outcome = json!({ "outcome": "RESOLVED_SELLER_FAVOUR" });
    post_to_emulator(&fixture, &format!("disputes/{id}"), outcome).await;
    let said = fixture.paypal.get_dispute(id).await.unwrap();
    assert!(said.is_resolved());
    assert_eq!(said.outcome.as_deref(), Some("RESOLVED_SELLER_FAVOUR"));
    let unknown = fixture.paypal.get_dispute("PP-D-NONE").await;
    assert_eq!(unknown, Err(Error::NotFound));
}

#[actix_web::test]
async fn a_banks_money_is_pending_until_it_comes() {
    let fixture = fixture(Settings::default()).await;
    fixture.faults(json!({ "capturePending": 1 })).await;
    let (order, capture) = paid(&fixture).await;
    assert_eq!(
        (capture.status, capture.fee),
        (CaptureStatus::Pending, None)
    );
    assert_eq!(fixture.totals().await, (0, 0));
    post_to_emulator(
        &fixture,
        &format!("captures/{}/complete", capture.id),
        json!({}),
    )
    .await;
    let said = fixture.paypal.get(&order).await.unwrap();
    assert_eq!(said.capture.unwrap().status, CaptureStatus::Completed);
    assert_eq!(fixture.totals().await, (3598, 0));
}

#[actix_web::test]
async fn refunds_are_refused_pending_or_forgotten_as_the_faults_say() {
    let fixture = fixture(Settings::default()).await;
    let (order, capture) = paid(&fixture).await;
    let cent = |id| refund(&capture.id, id, Money::new(100), &usd());
    fixture.faults(json!({ "refundRefused": 1 })).await;
    let refused = fixture.paypal.refund(&cent("r-1")).await;
    assert!(
        matches!(&refused, Err(Error::Rejected { issue, .. }) if issue == "REFUND_FAILED_INSUFFICIENT_FUNDS"),
        "{refused:?}"
    );
    fixture.faults(json!({ "refundPending": 2 })).await;
    let (late, lost) = (cent("r-2"), cent("r-3"));
    let late = fixture.paypal.refund(&late).await.unwrap();
    let lost = fixture.paypal.refund(&lost).await.unwrap();
    assert_eq!(late.status, RefundStatus::Pending);
    post_to_emulator(
        &fixture,
        &format!("refunds/{}/complete", late.id),
        json!({}),
    )
    .await;
    post_to_emulator(&fixture, &format!("refunds/{}/fail", lost.id), json!({})).await;
    let late = fixture.paypal.get_refund(&late.id).await.unwrap();
    let lost = fixture.paypal.get_refund(&lost.id).await.unwrap();
    assert_eq!(
        (late.status, lost.status),
        (RefundStatus::Completed, RefundStatus::Failed)
    );
    assert_eq!(late.reference.as_deref(), Some("refund-r-2"));
    assert_eq!(fixture.totals().await, (3598, 100));
    fixture.paypal.refund(&cent("r-4")).await.unwrap();
    fixture.faults(json!({ "forgottenRequests": 1 })).await;
    fixture.paypal.refund(&cent("r-4")).await.unwrap();
    let said = fixture.paypal.get(&order).await.unwrap();
    let same = said
        .refunds
        .iter()
        .filter(|refund| refund.reference.as_deref() == Some("refund-r-4"));
    assert_eq!(same.count(), 2, "who repeats what was forgotten pays twice");
}

#[actix_web::test]
async fn an_order_may_pay_another_account() {
    let fixture = fixture(Settings::default()).await;
    fixture.faults(json!({ "foreignPayee": 1 })).await;
    let foreign = fixture.paypal.create(payment("c-1")).await.unwrap();
    assert_ne!(foreign.payee.as_deref(), fixture.paypal.payee());
    let ours = fixture.paypal.create(payment("c-2")).await.unwrap();
    assert_eq!(ours.payee.as_deref(), Some(MERCHANT_ID));
}

#[actix_web::test]
async fn transaction_search_lists_what_came_and_what_went_back() {
    let fixture = fixture(Settings::default()).await;
    let (_, capture) = paid(&fixture).await;
    let path = |what: &str| format!("captures/{}/{what}", capture.id);
    let part = json!({ "amount": { "currency_code": "USD", "value": "5.98" } });
    let back = post_to_emulator(&fixture, &path("refund"), part).await;
    let rest = post_to_emulator(&fixture, &path("reverse"), json!({})).await;
    fixture.faults(json!({ "capturePending": 1 })).await;
    let waiting = fixture.paypal.create(payment("c-2")).await.unwrap();
    fixture.approve(&waiting.id).await;
    fixture
        .paypal
        .capture(&waiting.id, "capture:c-2")
        .await
        .unwrap();

    let now = chrono::Utc::now();
    let day = chrono::TimeDelta::days(1);
    let listed = fixture.paypal.transactions(now - day, now).await.unwrap();
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
    let yesterday = fixture.paypal.transactions(now - day * 2, now - day).await;
    assert_eq!(yesterday.unwrap(), []);
    let too_long = fixture.paypal.transactions(now - day * 32, now).await;
    assert!(
        matches!(too_long, Err(Error::Rejected { .. })),
        "{too_long:?}"
    );
}
