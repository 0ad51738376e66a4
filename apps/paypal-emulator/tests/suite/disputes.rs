//! A buyer complains: what the seller can do and until when, who wins, and what it costs.

use payments::webhook::EventKind;
use payments::{Dispute, Error, Evidence, Parcel, Provider, TransactionKind};
use paypal_emulator::Settings;
use serde_json::{Value, json};
use types::Money;

use crate::support::{Fixture, fixture, paid, post_to_emulator, try_post_to_emulator, with_inbox};

/// A sale of 35.98 in dispute.
async fn disputed(fixture: &Fixture, complaint: Value) -> Dispute {
    let (_, capture) = paid(fixture).await;
    let path = format!("captures/{}/dispute", capture.id);
    let opened = post_to_emulator(fixture, &path, complaint).await;
    said(fixture, opened["dispute_id"].as_str().unwrap()).await
}

async fn said(fixture: &Fixture, id: &str) -> Dispute {
    fixture.paypal.get_dispute(id).await.unwrap()
}

fn evidence(note: &str) -> Evidence {
    let parcel = |carrier: &str, number: &str| Parcel {
        carrier: carrier.to_owned(),
        tracking_number: number.to_owned(),
    };
    Evidence {
        request_id: format!("evidence:{note}"),
        parcels: vec![parcel("UPS", "1Z1"), parcel("Pigeon & Sons", "42")],
        note: note.to_owned(),
    }
}

async fn totals(fixture: &Fixture) -> (i64, i64, i64) {
    let books = fixture.get("/emulator/books").await;
    let total = &books["totals"]["USD"];
    let minor = |name: &str| total[name].as_i64().unwrap();
    (minor("refunded"), minor("disputeFees"), minor("held"))
}

fn is_refused(outcome: &Result<(), Error>) -> bool {
    matches!(outcome, Err(Error::Rejected { issue, .. })
        if issue == "ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE")
}

#[actix_web::test]
async fn the_seller_answers_and_wins_and_has_the_money_again() {
    let fixture = fixture(Settings::default()).await;
    let complaint = json!({ "message": "Where is it?" });
    let dispute = disputed(&fixture, complaint).await;
    assert_eq!(
        (dispute.stage.as_str(), dispute.status.as_str()),
        ("INQUIRY", "WAITING_FOR_SELLER_RESPONSE")
    );
    assert!(dispute.takes_evidence && dispute.can_be_accepted);
    assert_eq!(totals(&fixture).await, (0, 0, 3598));
    let proof = evidence("Sent on Monday");
    fixture
        .paypal
        .provide_evidence(&dispute.id, &proof)
        .await
        .unwrap();
    let looked_at = said(&fixture, &dispute.id).await;
    assert_eq!(looked_at.status, "UNDER_REVIEW");
    assert_eq!(looked_at.respond_by, None);
    assert!(!looked_at.takes_evidence && !looked_at.can_be_accepted);
    let other = fixture
        .paypal
        .provide_evidence(&dispute.id, &evidence("More"))
        .await;
    assert!(is_refused(&other), "{other:?}");
    let won = json!({ "outcome": "RESOLVED_SELLER_FAVOUR" });
    post_to_emulator(&fixture, &format!("disputes/{}", dispute.id), won).await;
    let won = said(&fixture, &dispute.id).await;
    assert_eq!(won.outcome.as_deref(), Some("RESOLVED_SELLER_FAVOUR"));
    assert_eq!(won.refunded, None);
    assert_eq!(totals(&fixture).await, (0, 0, 0));
    let again =
        try_post_to_emulator(&fixture, &format!("disputes/{}", dispute.id), json!({})).await;
    assert_eq!(again.0, 422, "{}", again.1);
}

#[actix_web::test]
async fn what_was_sent_is_seen_and_sent_once() {
    let fixture = fixture(Settings::default()).await;
    let dispute = disputed(&fixture, json!({})).await;
    fixture.faults(json!({ "evidenceFails": 1 })).await;
    let proof = evidence("Sent on Monday");
    let lost = fixture.paypal.provide_evidence(&dispute.id, &proof).await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    fixture
        .paypal
        .provide_evidence(&dispute.id, &proof)
        .await
        .unwrap();
    let token = fixture.token().await;
    let url = format!(
        "{}/v1/customer/disputes/{}",
        fixture.emulator.base_url, dispute.id
    );
    let request = fixture.http.get(url).bearer_auth(token);
    let raw: Value = request.send().await.unwrap().json().await.unwrap();
    let sent = raw["evidences"].as_array().unwrap();
    assert_eq!(sent.len(), 1, "{raw}");
    assert_eq!(sent[0]["evidence_type"], "PROOF_OF_FULFILLMENT");
    let tracking = json!([
        { "carrier_name": "UPS", "tracking_number": "1Z1" },
        { "carrier_name": "OTHER", "carrier_name_other": "Pigeon & Sons", "tracking_number": "42" },
    ]);
    assert_eq!(sent[0]["evidence_info"]["tracking_info"], tracking);
    assert_eq!(sent[0]["notes"], "Sent on Monday");
}

#[actix_web::test]
async fn an_accepted_claim_is_a_refund_without_a_fee_and_happens_once() {
    let (fixture, inbox) = with_inbox().await;
    let part = json!({ "amount": { "currency_code": "USD", "value": "10.00" },
        "dispute_life_cycle_stage": "CHARGEBACK" });
    let dispute = disputed(&fixture, part).await;
    inbox.wait_for(3).await;
    fixture.faults(json!({ "acceptFails": 1 })).await;
    let lost = fixture.paypal.accept_claim(&dispute.id, "Sorry").await;
    assert!(matches!(lost, Err(Error::Unknown { .. })), "{lost:?}");
    fixture
        .paypal
        .accept_claim(&dispute.id, "Sorry")
        .await
        .unwrap();
    let over = said(&fixture, &dispute.id).await;
    assert_eq!(over.outcome.as_deref(), Some("RESOLVED_BUYER_FAVOUR"));
    assert_eq!(over.refunded, Some(Money::new(1000)));
    assert_eq!(totals(&fixture).await, (1000, 0, 0));
    let mut kinds: Vec<_> = inbox.wait_for(5).await[3..]
        .iter()
        .map(|arrived| arrived.kind())
        .collect();
    kinds.sort();
    assert_eq!(
        kinds,
        ["CUSTOMER.DISPUTE.RESOLVED", "PAYMENT.CAPTURE.REFUNDED"]
    );
    let late = fixture
        .paypal
        .provide_evidence(&dispute.id, &evidence("x"))
        .await;
    assert!(is_refused(&late), "{late:?}");
    let none = fixture.paypal.accept_claim("PP-D-NONE", "Sorry").await;
    assert_eq!(none, Err(Error::NotFound));
}

#[actix_web::test]
async fn after_the_deadline_the_buyer_wins() {
    let fixture = fixture(Settings::default()).await;
    let gone = json!({ "seller_response_due_date": "2026-01-01T00:00:00Z" });
    let dispute = disputed(&fixture, gone).await;
    let late = fixture
        .paypal
        .provide_evidence(&dispute.id, &evidence("x"))
        .await;
    assert!(is_refused(&late), "{late:?}");
    for _ in 0..1000 {
        if said(&fixture, &dispute.id).await.is_resolved() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let over = said(&fixture, &dispute.id).await;
    assert_eq!(over.refunded, Some(Money::new(3598)));
    assert_eq!(
        totals(&fixture).await,
        (3598, 0, 0),
        "an inquiry costs no fee"
    );
    let late = fixture.paypal.accept_claim(&dispute.id, "Sorry").await;
    assert_eq!(late, Ok(()), "the buyer has the money either way");
}

#[actix_web::test]
async fn a_lost_claim_costs_a_fee_and_a_lost_chargeback_too() {
    for (complaint, escalated, fee_code) in [
        (json!({}), true, "T0114"),
        (
            json!({ "dispute_life_cycle_stage": "CHARGEBACK" }),
            false,
            "T0106",
        ),
    ] {
        let fixture = fixture(Settings::default()).await;
        let dispute = disputed(&fixture, complaint).await;
        let path = format!("disputes/{}", dispute.id);
        if escalated {
            post_to_emulator(&fixture, &format!("{path}/escalate"), json!({})).await;
        }
        let claim = said(&fixture, &dispute.id).await;
        assert_eq!(claim.stage, "CHARGEBACK");
        fixture
            .paypal
            .provide_evidence(&dispute.id, &evidence("x"))
            .await
            .unwrap();
        let refused = try_post_to_emulator(&fixture, &format!("{path}/expire"), json!({})).await;
        assert_eq!(refused.0, 422, "the seller has answered: {}", refused.1);
        post_to_emulator(&fixture, &format!("{path}/escalate"), json!({})).await;
        let grave = said(&fixture, &dispute.id).await;
        assert_eq!(grave.stage, "PRE_ARBITRATION");
        assert!(grave.takes_evidence);
        post_to_emulator(&fixture, &format!("{path}/expire"), json!({})).await;
        assert_eq!(totals(&fixture).await, (3598, 2000, 0));

        let now = chrono::Utc::now();
        let hour = chrono::TimeDelta::hours(1);
        let listed = fixture
            .paypal
            .transactions(now - hour, now + hour)
            .await
            .unwrap();
        let mut kinds: Vec<_> = listed.iter().map(|moved| moved.kind).collect();
        kinds.sort_by_key(|kind| format!("{kind:?}"));
        use TransactionKind::{DisputeFee, Payment, Reversal};
        assert_eq!(kinds, [DisputeFee, Payment, Reversal], "and no hold");
        let fee = listed
            .iter()
            .find(|moved| moved.kind == DisputeFee)
            .unwrap();
        assert_eq!(fee.amount, Money::new(2000));
        assert_eq!(fee.capture_id, dispute.capture_id);
        let codes = crate::books::codes(&fixture).await;
        assert!(codes.contains(&fee_code.to_owned()), "{codes:?}");
        assert!(codes.contains(&"T1110".to_owned()) && codes.contains(&"T1111".to_owned()));
    }
}

#[actix_web::test]
async fn a_buyer_may_take_it_back_and_complains_about_no_more_than_there_is() {
    let fixture = fixture(Settings::default()).await;
    let dispute = disputed(&fixture, json!({ "status": "OPEN" })).await;
    assert_eq!(dispute.status, "OPEN");
    assert!(!dispute.takes_evidence);
    let capture = dispute.capture_id.clone().unwrap();
    let second =
        try_post_to_emulator(&fixture, &format!("captures/{capture}/dispute"), json!({})).await;
    assert_eq!(second.0, 422, "{}", second.1);
    let path = format!("disputes/{}", dispute.id);
    let unknown = try_post_to_emulator(&fixture, &path, json!({ "outcome": "WHATEVER" })).await;
    assert_eq!(unknown.0, 400, "{}", unknown.1);
    let waiting = json!({ "status": "WAITING_FOR_BUYER_RESPONSE", "message": "Hello?" });
    post_to_emulator(&fixture, &path, waiting).await;
    assert_eq!(
        said(&fixture, &dispute.id).await.status,
        "WAITING_FOR_BUYER_RESPONSE"
    );
    post_to_emulator(&fixture, &path, json!({ "outcome": "CANCELED_BY_BUYER" })).await;
    assert_eq!(totals(&fixture).await, (0, 0, 0));
    let much = json!({ "amount": { "currency_code": "USD", "value": "35.99" } });
    let much = try_post_to_emulator(&fixture, &format!("captures/{capture}/dispute"), much).await;
    assert_eq!(much.0, 422, "{}", much.1);
}

#[actix_web::test]
async fn disputes_are_listed_by_the_capture_they_are_about() {
    let (fixture, inbox) = with_inbox().await;
    let dispute = disputed(&fixture, json!({})).await;
    let told = inbox.wait_for(3).await[2].verify(&fixture.verifier).await;
    assert_eq!(told.unwrap().event.kind, EventKind::Dispute);
    let token = fixture.token().await;
    let list = async |filter: String| {
        let url = format!(
            "{}/v1/customer/disputes?{filter}",
            fixture.emulator.base_url
        );
        let request = fixture.http.get(url).bearer_auth(&token);
        let found: Value = request.send().await.unwrap().json().await.unwrap();
        found["items"].as_array().unwrap().len()
    };
    let capture = dispute.capture_id.as_deref().unwrap();
    assert_eq!(list(format!("disputed_transaction_id={capture}")).await, 1);
    assert_eq!(list("disputed_transaction_id=OTHER".to_owned()).await, 0);
    assert_eq!(list("dispute_state=RESOLVED".to_owned()).await, 0);
    assert_eq!(
        list("dispute_state=RESOLVED,REQUIRED_ACTION".to_owned()).await,
        1
    );
}

#[actix_web::test]
async fn evidence_that_paypal_would_refuse_is_refused() {
    let fixture = fixture(Settings::default()).await;
    let dispute = disputed(&fixture, json!({})).await;
    let token = fixture.token().await;
    let send = async |input: Value| {
        let base = &fixture.emulator.base_url;
        let url = format!(
            "{base}/v1/customer/disputes/{}/provide-evidence",
            dispute.id
        );
        let form = reqwest::multipart::Form::new().text("input", input.to_string());
        let request = fixture.http.post(url).bearer_auth(&token).multipart(form);
        request.send().await.unwrap().status().as_u16()
    };
    let tracked = |tracking: Value| {
        json!({ "evidences": [{
            "evidence_type": "PROOF_OF_FULFILLMENT",
            "evidence_info": { "tracking_info": tracking },
        }] })
    };
    for input in [
        json!({}),
        json!({ "evidences": [{ "notes": "x" }] }),
        json!({ "evidences": [{ "evidence_type": "OTHER" }] }),
        tracked(json!([])),
        tracked(json!([{ "carrier_name": "PIGEON", "tracking_number": "1" }])),
        tracked(json!([{ "carrier_name": "OTHER", "tracking_number": "1" }])),
        tracked(json!([{ "carrier_name": "UPS", "tracking_number": "" }])),
    ] {
        assert_eq!(send(input.clone()).await, 400, "{input}");
    }
    let base = &fixture.emulator.base_url;
    let url = format!(
        "{base}/v1/customer/disputes/{}/provide-evidence",
        dispute.id
    );
    let request = fixture.http.post(url).bearer_auth(&token).json(&json!({}));
    assert_eq!(request.send().await.unwrap().status(), 415);
    assert!(said(&fixture, &dispute.id).await.takes_evidence);
}
