//! Money to others: what becomes of each payment, that nothing is paid twice, and that the books
//! say so.

use std::time::{Duration, Instant};

use payments::payouts::{Batch, BatchStatus, ItemStatus, NewBatch, NewItem};
use payments::webhook::EventKind;
use payments::{Error, Payouts};
use paypal_emulator::Settings;
use serde_json::{Value, json};
use types::Money;

use crate::support::{
    Fixture, fixture, folder, post_to_emulator, try_post_to_emulator, usd, with_inbox,
};

/// An emulator with so much in its account.
async fn rich(minor: i64) -> Fixture {
    let fixture = fixture(Settings::default()).await;
    deposit(&fixture, minor).await;
    fixture
}

async fn deposit(fixture: &Fixture, minor: i64) {
    let value = format!("{}.{:02}", minor / 100, minor % 100);
    let amount = json!({ "amount": { "currency_code": "USD", "value": value } });
    post_to_emulator(fixture, "deposits", amount).await;
}

fn batch(reference: &str, items: &[(&str, i64)]) -> NewBatch {
    let items = items.iter().enumerate();
    NewBatch {
        reference: reference.to_owned(),
        subject: "Your payout".to_owned(),
        currency: usd(),
        items: items
            .map(|(place, (receiver, minor))| NewItem {
                reference: format!("{reference}-{place}"),
                email: format!("{receiver}@shop.test"),
                amount: Money::new(*minor),
                note: "Thank you".to_owned(),
            })
            .collect(),
    }
}

/// Waits until a batch is processed.
async fn settled(fixture: &Fixture, id: &str) -> Batch {
    let patience = Instant::now() + Duration::from_secs(10);
    loop {
        let batch = fixture.paypal.get_batch(id).await.unwrap();
        if batch.status != BatchStatus::Pending {
            return batch;
        }
        assert!(Instant::now() < patience, "{batch:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn statuses(batch: &Batch) -> Vec<ItemStatus> {
    batch.items.iter().map(|item| item.status).collect()
}

async fn total(fixture: &Fixture, name: &str) -> i64 {
    let books = fixture.get("/emulator/books").await;
    books["totals"]["USD"][name].as_i64().unwrap()
}

#[actix_web::test]
async fn a_batch_is_pending_first_and_then_each_receiver_has_what_their_address_says() {
    let fixture = rich(10_000).await;
    let wanted = batch(
        "run-1",
        &[
            ("anna", 1000),
            ("unclaimed.bert", 2000),
            ("failed.carl", 500),
            ("blocked.dora", 500),
            ("returned.emil", 300),
            ("onhold.frida", 200),
        ],
    );
    let made = fixture.paypal.pay_out(&wanted).await.unwrap();
    assert_eq!((made.status, made.items.len()), (BatchStatus::Pending, 0));
    assert_eq!(total(&fixture, "held").await, 4500 + 6 * 25);
    let done = settled(&fixture, &made.id).await;
    assert_eq!(done.status, BatchStatus::Done);
    use ItemStatus::{Failed, Paid, Pending, Returned, Unclaimed};
    let expected = [Paid, Unclaimed, Failed, Failed, Returned, Pending];
    assert_eq!(statuses(&done), expected);
    let names: Vec<_> = done.items.iter().map(|i| i.reference.as_str()).collect();
    assert_eq!(names[..2], ["run-1-0", "run-1-1"]);
    let fees: Vec<_> = done.items.iter().map(|item| item.fee.minor()).collect();
    assert_eq!(fees, [25, 25, 0, 0, 0, 25]);
    assert_eq!(done.items[0].failure, None);
    let why = done.items[1].failure.as_deref().unwrap();
    assert!(why.starts_with("RECEIVER_UNREGISTERED: "), "{why}");
    assert_eq!(total(&fixture, "held").await, 0);
    assert_eq!(total(&fixture, "paidOut").await, 3200);
    assert_eq!(total(&fixture, "payoutFees").await, 75);
    assert_eq!(total(&fixture, "balance").await, 10_000 - 3275);
}

#[actix_web::test]
async fn the_same_reference_answers_the_first_batch_and_pays_nothing_twice() {
    let fixture = rich(10_000).await;
    let wanted = batch("run-1", &[("anna", 1000)]);
    let first = fixture.paypal.pay_out(&wanted).await.unwrap();
    let again = fixture.paypal.pay_out(&wanted).await.unwrap();
    assert_eq!(again.id, first.id);
    settled(&fixture, &first.id).await;
    let late = fixture.paypal.pay_out(&wanted).await.unwrap();
    assert_eq!((&late.id, late.status), (&first.id, BatchStatus::Done));
    assert_eq!(statuses(&late), [ItemStatus::Paid]);
    assert_eq!(total(&fixture, "paidOut").await, 1000);
}

#[actix_web::test]
async fn a_batch_whose_answer_was_lost_is_found_by_repeating_it() {
    let fixture = rich(10_000).await;
    fixture.faults(json!({ "payoutFails": 1 })).await;
    let wanted = batch("run-1", &[("anna", 1000)]);
    let lost = fixture.paypal.pay_out(&wanted).await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    let found = fixture.paypal.pay_out(&wanted).await.unwrap();
    let done = settled(&fixture, &found.id).await;
    assert_eq!(statuses(&done), [ItemStatus::Paid]);
    let books = fixture.get("/emulator/books").await;
    assert_eq!(books["payouts"].as_array().unwrap().len(), 1);
    assert_eq!(total(&fixture, "paidOut").await, 1000);
}

#[actix_web::test]
async fn what_was_not_taken_in_may_be_sent_again() {
    let fixture = rich(1_024).await;
    let wanted = batch("run-1", &[("anna", 1000)]);
    let empty = fixture.paypal.pay_out(&wanted).await;
    assert!(
        matches!(&empty, Err(Error::Unavailable { reason, .. }) if reason.starts_with("INSUFFICIENT_FUNDS")),
        "a cent is missing for the fee: {empty:?}"
    );
    assert_eq!(total(&fixture, "balance").await, 1_024);
    deposit(&fixture, 1).await;
    fixture.faults(json!({ "payoutNoFunds": 1 })).await;
    let empty = fixture.paypal.pay_out(&wanted).await;
    assert!(matches!(empty, Err(Error::Unavailable { .. })), "{empty:?}");
    let made = fixture.paypal.pay_out(&wanted).await.unwrap();
    settled(&fixture, &made.id).await;
    assert_eq!(total(&fixture, "balance").await, 0);
}

#[actix_web::test]
async fn a_batch_of_which_nothing_goes_out_is_denied() {
    let fixture = rich(10_000).await;
    fixture.faults(json!({ "payoutDenied": 1 })).await;
    let wanted = batch("run-1", &[("anna", 1000), ("bert", 1000)]);
    let made = fixture.paypal.pay_out(&wanted).await.unwrap();
    let denied = settled(&fixture, &made.id).await;
    assert_eq!(denied.status, BatchStatus::Refused);
    assert_eq!(statuses(&denied), [ItemStatus::Failed, ItemStatus::Failed]);
    let why = denied.items[0].failure.as_deref().unwrap();
    assert!(why.starts_with("INSUFFICIENT_FUNDS"), "{why}");
    let again = fixture.paypal.pay_out(&wanted).await.unwrap();
    assert_eq!(again, denied, "its name is used up");
    let made = fixture
        .paypal
        .pay_out(&batch("run-2", &[("failed", 1)]))
        .await;
    let failed = settled(&fixture, &made.unwrap().id).await;
    assert_eq!(failed.status, BatchStatus::Refused);
    assert_eq!(total(&fixture, "balance").await, 10_000);
}

#[actix_web::test]
async fn the_receiver_claims_returns_and_gives_back() {
    let fixture = rich(10_000).await;
    fixture
        .faults(json!({ "payoutItemUnclaimed": 2, "payoutItemPending": 1 }))
        .await;
    let all = [
        ("anna", 1000),
        ("bert", 1000),
        ("carl", 1000),
        ("dora", 1000),
    ];
    let made = fixture.paypal.pay_out(&batch("run-1", &all)).await.unwrap();
    let done = settled(&fixture, &made.id).await;
    use ItemStatus::{Paid, Pending, Returned, Unclaimed};
    assert_eq!(statuses(&done), [Unclaimed, Unclaimed, Pending, Paid]);
    let act = async |place: usize, what: &str| {
        let path = format!("payouts/{}/{what}", done.items[place].id);
        try_post_to_emulator(&fixture, &path, json!({})).await
    };
    assert_eq!(act(0, "claim").await.1["transaction_status"], "SUCCESS");
    assert_eq!(act(1, "return").await.1["transaction_status"], "RETURNED");
    assert_eq!(act(2, "claim").await.1["transaction_status"], "SUCCESS");
    assert_eq!(act(3, "return").await.1["transaction_status"], "REFUNDED");
    let (status, refused) = act(1, "claim").await;
    assert_eq!(
        (status, &refused["name"]),
        (400, &json!("ITEM_INCORRECT_STATUS"))
    );
    let now = fixture.paypal.get_batch(&made.id).await.unwrap();
    assert_eq!(statuses(&now), [Paid, Returned, Paid, Returned]);
    for item in &now.items {
        let alone = fixture.paypal.get_item(&item.id).await;
        assert_eq!(alone.as_ref(), Ok(item));
    }
    let none = fixture.paypal.get_item("NOSUCHITEM").await;
    assert_eq!(none, Err(Error::NotFound));
    assert_eq!(total(&fixture, "paidOut").await, 2000);
    assert_eq!(
        total(&fixture, "payoutFees").await,
        75,
        "a gift back keeps its fee"
    );
}

#[actix_web::test]
async fn only_what_is_unclaimed_is_called_off() {
    let fixture = rich(10_000).await;
    let wanted = batch("run-1", &[("unclaimed", 1000), ("anna", 1000)]);
    let made = fixture.paypal.pay_out(&wanted).await.unwrap();
    let done = settled(&fixture, &made.id).await;
    let token = fixture.token().await;
    let cancel = async |place: usize| {
        let id = &done.items[place].id;
        let base = &fixture.emulator.base_url;
        let url = format!("{base}/v1/payments/payouts-item/{id}/cancel");
        let request = fixture.http.post(url).bearer_auth(&token);
        let answer = request.send().await.unwrap();
        (
            answer.status().as_u16(),
            answer.json::<Value>().await.unwrap(),
        )
    };
    let (status, item) = cancel(0).await;
    assert_eq!(
        (status, &item["transaction_status"]),
        (200, &json!("RETURNED"))
    );
    assert_eq!(cancel(0).await.1["name"], "ITEM_ALREADY_CANCELLED");
    assert_eq!(cancel(1).await.1["name"], "ITEM_INCORRECT_STATUS");
    assert_eq!(total(&fixture, "paidOut").await, 1000);
}

#[actix_web::test]
async fn what_paypal_would_refuse_is_refused_for_good() {
    let fixture = rich(10_000).await;
    let mut wanted = batch("run-1", &[("anna", 1000), ("bert", 1000)]);
    wanted.items[1].email = "nobody".to_owned();
    let refused = fixture.paypal.pay_out(&wanted).await;
    assert!(
        matches!(&refused, Err(Error::Rejected { issue, description })
            if issue == "VALIDATION_ERROR" && description.contains("items[1].receiver")),
        "{refused:?}"
    );
    let none = fixture.paypal.get_batch("NOSUCHBATCH").await;
    assert_eq!(none, Err(Error::NotFound));
    assert_eq!(fixture.get("/emulator/books").await["payouts"], json!([]));
}

#[actix_web::test]
async fn a_request_id_answers_the_same_batch() {
    let fixture = rich(10_000).await;
    let token = fixture.token().await;
    let send = async |name: &str| {
        let body = json!({
            "sender_batch_header": { "sender_batch_id": name, "recipient_type": "EMAIL" },
            "items": [{
                "receiver": "anna@shop.test", "amount": { "currency": "USD", "value": "1.00" },
            }],
        });
        let url = format!("{}/v1/payments/payouts", fixture.emulator.base_url);
        let request = fixture.http.post(url).bearer_auth(&token).json(&body);
        let answer = request.header("PayPal-Request-Id", "request-1").send();
        answer.await.unwrap().json::<Value>().await.unwrap()
    };
    let first = send("run-1").await;
    assert_eq!(first["batch_header"]["batch_status"], "PENDING");
    assert_eq!(send("run-1").await, first);
    assert_eq!(send("run-2").await, first);
}

#[actix_web::test]
async fn batches_and_payouts_are_announced() {
    let (fixture, inbox) = with_inbox().await;
    deposit(&fixture, 10_000).await;
    let wanted = batch(
        "run-1",
        &[("anna", 100), ("unclaimed", 100), ("failed", 100)],
    );
    let made = fixture.paypal.pay_out(&wanted).await.unwrap();
    let mut kinds = Vec::new();
    let mut items = Vec::new();
    for arrived in inbox.wait_for(4).await {
        kinds.push(arrived.kind());
        let told = arrived.verify(&fixture.verifier).await.unwrap().event;
        assert_eq!(told.kind, EventKind::Payout);
        assert_eq!(told.payout_batch_id.as_ref(), Some(&made.id));
        items.extend(told.payout_item_id);
    }
    kinds.sort();
    let expected = [
        "PAYMENT.PAYOUTS-ITEM.FAILED",
        "PAYMENT.PAYOUTS-ITEM.SUCCEEDED",
        "PAYMENT.PAYOUTS-ITEM.UNCLAIMED",
        "PAYMENT.PAYOUTSBATCH.SUCCESS",
    ];
    assert_eq!(kinds, expected);
    let done = settled(&fixture, &made.id).await;
    let mut known: Vec<_> = done.items.iter().map(|item| item.id.clone()).collect();
    known.sort();
    items.sort();
    assert_eq!(items, known);
    post_to_emulator(
        &fixture,
        &format!("payouts/{}/return", done.items[1].id),
        json!({}),
    )
    .await;
    let arrived = inbox.wait_for(5).await;
    assert_eq!(arrived[4].kind(), "PAYMENT.PAYOUTS-ITEM.RETURNED");
}

#[actix_web::test]
async fn a_batch_survives_a_restart_and_is_processed_after_it() {
    let data_dir = Some(folder("payouts"));
    let settings = Settings {
        data_dir,
        ..Settings::default()
    };
    let first = fixture(settings.clone()).await;
    deposit(&first, 10_000).await;
    first.faults(json!({ "payoutDelayMs": 1_000 })).await;
    let wanted = batch("run-1", &[("anna", 1000)]);
    let made = first.paypal.pay_out(&wanted).await.unwrap();
    first.emulator.stop().await;
    let fixture = fixture(settings).await;
    let done = settled(&fixture, &made.id).await;
    assert_eq!(statuses(&done), [ItemStatus::Paid]);
    assert_eq!(total(&fixture, "balance").await, 10_000 - 1025);
}
