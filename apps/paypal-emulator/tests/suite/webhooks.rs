//! The emulator signs, the shop checks.

use payments::webhook::{EventKind, Refusal};
use payments::{Error, Provider};
use paypal_emulator::Settings;
use serde_json::json;
use types::Money;

use crate::support::{Arrived, Fixture, WebhookInbox, fixture, payment, refund, usd};

async fn with_inbox(refusals: u32) -> (Fixture, WebhookInbox) {
    let (inbox, url) = WebhookInbox::open(refusals);
    let settings = Settings {
        webhook_url: Some(url),
        ..Settings::default()
    };
    (fixture(settings).await, inbox)
}

#[actix_web::test]
async fn each_step_of_a_payment_is_announced_and_signed() {
    let (fixture, inbox) = with_inbox(0).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    inbox.wait_for(1).await;
    let paid = fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    let capture = paid.capture.unwrap();
    inbox.wait_for(2).await;
    let cent = refund(&capture.id, "r-1", Money::new(1), &usd());
    let refund = fixture.paypal.refund(&cent).await.unwrap();

    let mut events = Vec::new();
    for arrived in inbox.wait_for(3).await {
        let verified = arrived.verify(&fixture.verifier).await.unwrap();
        assert!(!verified.is_outside_clock_window());
        events.push(verified.event);
    }
    let references: Vec<_> = events
        .iter()
        .map(|event| event.reference.as_deref())
        .collect();
    assert_eq!(references, [Some("c-1"), Some("c-1"), Some("refund-r-1")]);
    assert_eq!(events[0].kind, EventKind::OrderApproved);
    assert_eq!(events[0].order_id.as_ref(), Some(&order.id));
    assert_eq!(events[1].kind, EventKind::CaptureCompleted);
    assert_eq!(events[1].order_id.as_ref(), Some(&order.id));
    assert_eq!(events[1].capture_id.as_ref(), Some(&capture.id));
    assert_eq!(events[2].kind, EventKind::CaptureRefunded);
    assert_eq!(events[2].capture_id.as_ref(), Some(&capture.id));
    assert_eq!(events[2].refund_id.as_ref(), Some(&refund.id));
}

#[actix_web::test]
async fn a_declined_capture_is_announced() {
    let (fixture, inbox) = with_inbox(0).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    inbox.wait_for(1).await;
    fixture.faults(json!({ "declineNext": 1 })).await;
    let declined = fixture.paypal.capture(&order.id, "capture:c-1").await;
    assert!(matches!(declined, Err(Error::Declined { .. })));
    let arrived = inbox.wait_for(2).await;
    let verified = arrived[1].verify(&fixture.verifier).await.unwrap();
    assert_eq!(verified.event.kind, EventKind::CaptureDeclined);
}

#[actix_web::test]
async fn a_webhook_is_repeated_until_the_shop_takes_it() {
    let (fixture, inbox) = with_inbox(2).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let arrived = inbox.wait_for(1).await;
    arrived[0].verify(&fixture.verifier).await.unwrap();
}

#[actix_web::test]
async fn doubled_webhooks_carry_the_same_event_id() {
    let (fixture, inbox) = with_inbox(0).await;
    fixture.faults(json!({ "duplicateWebhooks": 2 })).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let mut ids = Vec::new();
    for arrived in inbox.wait_for(3).await {
        ids.push(arrived.verify(&fixture.verifier).await.unwrap().event.id);
    }
    ids.dedup();
    assert_eq!(ids.len(), 1);
}

#[actix_web::test]
async fn reordered_webhooks_arrive_last_first() {
    let (fixture, inbox) = with_inbox(0).await;
    fixture.faults(json!({ "reorderWebhooks": true })).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    fixture
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    let kinds: Vec<String> = inbox.wait_for(2).await.iter().map(Arrived::kind).collect();
    assert_eq!(
        kinds,
        ["PAYMENT.CAPTURE.COMPLETED", "CHECKOUT.ORDER.APPROVED"]
    );
}

#[actix_web::test]
async fn a_forged_copy_is_refused_and_the_true_one_taken() {
    let (fixture, inbox) = with_inbox(0).await;
    fixture.faults(json!({ "forgedWebhooks": 1 })).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let arrived = inbox.wait_for(2).await;
    assert!(arrived[0].verify(&fixture.verifier).await.is_ok());
    let forged = arrived[1].verify(&fixture.verifier).await;
    assert!(matches!(forged, Err(Refusal::Forged(_))), "{forged:?}");
}

#[actix_web::test]
async fn a_message_signed_for_another_emulator_is_refused() {
    let (fixture, inbox) = with_inbox(0).await;
    let (other, _) = with_inbox(0).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture.approve(&order.id).await;
    let arrived = inbox.wait_for(1).await;
    let refused = arrived[0].verify(&other.verifier).await;
    assert!(matches!(refused, Err(Refusal::Forged(_))), "{refused:?}");
}
