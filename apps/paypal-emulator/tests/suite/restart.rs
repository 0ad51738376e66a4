//! What must outlive the process: books, keys, webhooks on their way.

use std::io::Write;

use chrono::Utc;
use payments::{Error, Provider};
use paypal_emulator::{PastCapture, Settings, journal};
use types::Money;

use crate::support::{WebhookInbox, fixture, folder, payment, refund, usd};

fn past(amount: i64) -> PastCapture {
    PastCapture {
        order_id: "PASTORDER00000001".to_owned(),
        capture_id: "PASTCAPTURE000001".to_owned(),
        amount,
        currency: "USD".to_owned(),
        custom_id: "demo-1".to_owned(),
        captured_at: Utc::now(),
        refunds: Vec::new(),
        disputes: Vec::new(),
    }
}

#[actix_web::test]
async fn a_payment_goes_on_after_a_restart() {
    let data_dir = folder("restart");
    let settings = Settings {
        data_dir: Some(data_dir.clone()),
        ..Settings::default()
    };
    let first = fixture(settings.clone()).await;
    let order = first.paypal.create(payment("c-1")).await.unwrap();
    first.approve(&order.id).await;
    let authority = first.emulator.ca_pem.clone();
    first.emulator.stop().await;

    let second = fixture(settings.clone()).await;
    assert_eq!(second.emulator.ca_pem, authority);
    let again = second.paypal.create(payment("c-1")).await.unwrap();
    assert_eq!(again.id, order.id, "request ids are remembered");
    let paid = second
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    let capture = paid.capture.unwrap();
    second.emulator.stop().await;

    let third = fixture(settings).await;
    let repeated = third
        .paypal
        .capture(&order.id, "capture:c-1")
        .await
        .unwrap();
    assert_eq!(repeated.capture.unwrap(), capture);
    let amount = Money::new(1000);
    third
        .paypal
        .refund(&refund(&capture.id, "r-1", amount, &usd()))
        .await
        .unwrap();
    assert_eq!(third.totals().await, (3598, 1000));
    third.emulator.stop().await;
    std::fs::remove_dir_all(data_dir).unwrap();
}

#[actix_web::test]
async fn a_line_cut_off_by_a_kill_is_ignored() {
    let data_dir = folder("cut");
    journal::append_past_captures(&data_dir, &[past(700)]).unwrap();
    let path = data_dir.join("paypal-journal.jsonl");
    let mut file = std::fs::OpenOptions::new().append(true).open(path).unwrap();
    file.write_all(br#"{"kind":"order","order":{"id":"HALF"#)
        .unwrap();
    let settings = Settings {
        data_dir: Some(data_dir.clone()),
        ..Settings::default()
    };
    let fixture = fixture(settings).await;
    assert_eq!(fixture.totals().await, (700, 0));
    fixture.emulator.stop().await;
    std::fs::remove_dir_all(data_dir).unwrap();
}

#[actix_web::test]
async fn payments_of_the_past_can_be_refunded_and_booked_twice_count_once() {
    let data_dir = folder("past");
    journal::append_past_captures(&data_dir, &[past(700)]).unwrap();
    journal::append_past_captures(&data_dir, &[past(700)]).unwrap();
    let settings = Settings {
        data_dir: Some(data_dir.clone()),
        ..Settings::default()
    };
    let fixture = fixture(settings).await;
    assert_eq!(fixture.totals().await, (700, 0));
    let refused = journal::append_past_captures(&data_dir, &[past(700)]);
    assert!(refused.is_err(), "the emulator is running");
    fixture.emulator.import(&[past(700)]).unwrap();
    let order = fixture.paypal.get("PASTORDER00000001").await.unwrap();
    assert_eq!(order.reference.as_deref(), Some("demo-1"));
    let currency = usd();
    let all = refund("PASTCAPTURE000001", "r-1", Money::new(700), &currency);
    fixture.paypal.refund(&all).await.unwrap();
    assert_eq!(fixture.totals().await, (700, 700));
    let missing = fixture.paypal.get("OTHER").await;
    assert_eq!(missing, Err(Error::NotFound));
    fixture.emulator.stop().await;
    std::fs::remove_dir_all(data_dir).unwrap();
}

#[actix_web::test]
async fn a_webhook_that_had_not_arrived_goes_out_after_the_restart() {
    let data_dir = folder("undelivered");
    let nowhere = Settings {
        data_dir: Some(data_dir.clone()),
        webhook_url: Some("http://127.0.0.1:9/hook".to_owned()),
        ..Settings::default()
    };
    let first = fixture(nowhere.clone()).await;
    let order = first.paypal.create(payment("c-1")).await.unwrap();
    first.approve(&order.id).await;
    first.emulator.stop().await;

    let (inbox, url) = WebhookInbox::open(0);
    let settings = Settings {
        webhook_url: Some(url),
        ..nowhere
    };
    let second = fixture(settings.clone()).await;
    let arrived = inbox.wait_for(1).await;
    assert_eq!(arrived[0].kind(), "CHECKOUT.ORDER.APPROVED");
    arrived[0].verify(&second.verifier).await.unwrap();
    second.emulator.stop().await;
    std::fs::remove_dir_all(data_dir).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_starts_and_stops_beside_others_in_an_ordinary_runtime() {
    let fixture = fixture(Settings::default()).await;
    let url = fixture.emulator.base_url.clone();
    fixture.paypal.create(payment("c-1")).await.unwrap();
    fixture
        .faults(serde_json::json!({ "captureTimeout": 1 }))
        .await;
    let begun = std::time::Instant::now();
    fixture.emulator.stop().await;
    assert!(begun.elapsed() < std::time::Duration::from_secs(10));
    assert!(fixture.http.get(url).send().await.is_err());
}
