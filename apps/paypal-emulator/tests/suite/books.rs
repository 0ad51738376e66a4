//! Whatever happens, in whatever order: the balance is what the list of transactions adds up to,
//! and the shop reads the same.

use std::time::Duration;

use payments::payouts::{BatchStatus, NewBatch, NewItem};
use payments::{Evidence, NewPayment, Payouts, Provider};
use paypal_emulator::Settings;
use proptest::prelude::*;
use serde_json::{Value, json};
use types::Money;

use crate::support::{Fixture, fixture, payment, refund, try_post_to_emulator, usd};

/// Something that happens. The number picks what it happens to.
#[derive(Debug, Clone)]
enum Step {
    Sale(i64),
    Refund(usize, i64),
    Reverse(usize),
    Dispute(usize, bool),
    Escalate(usize),
    Evidence(usize),
    Accept(usize),
    Decide(usize, usize),
    Expire(usize),
    PayOut(Vec<(usize, i64)>),
    Wait,
    Claim(usize),
    Return(usize),
}

const RECEIVERS: [&str; 8] = [
    "anna",
    "bert",
    "unclaimed",
    "failed",
    "blocked",
    "returned",
    "onhold",
    "refunded",
];

const OUTCOMES: [&str; 4] = [
    "RESOLVED_BUYER_FAVOUR",
    "RESOLVED_SELLER_FAVOUR",
    "CANCELED_BY_BUYER",
    "RESOLVED_WITH_PAYOUT",
];

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (100i64..20_000).prop_map(Step::Sale),
        2 => (0usize..8, 1i64..5_000).prop_map(|(of, minor)| Step::Refund(of, minor)),
        1 => (0usize..8).prop_map(Step::Reverse),
        3 => (0usize..8, any::<bool>()).prop_map(|(of, bank)| Step::Dispute(of, bank)),
        2 => (0usize..8).prop_map(Step::Escalate),
        1 => (0usize..8).prop_map(Step::Evidence),
        1 => (0usize..8).prop_map(Step::Accept),
        2 => (0usize..8, 0usize..4).prop_map(|(of, outcome)| Step::Decide(of, outcome)),
        1 => (0usize..8).prop_map(Step::Expire),
        3 => prop::collection::vec((0usize..8, 1i64..3_000), 1..4).prop_map(Step::PayOut),
        2 => Just(Step::Wait),
        2 => (0usize..8).prop_map(Step::Claim),
        2 => (0usize..8).prop_map(Step::Return),
    ]
}

/// What has happened so far.
#[derive(Default)]
struct Story {
    sales: Vec<String>,
    disputes: Vec<String>,
    batches: Vec<String>,
    number: usize,
}

impl Story {
    /// Does one thing; what is not possible is refused and changes nothing.
    async fn go_on(&mut self, fixture: &Fixture, step: Step) {
        self.number += 1;
        let pick = |of: &[String], place: usize| of.get(place % of.len().max(1)).cloned();
        match step {
            Step::Sale(minor) => self.sell(fixture, minor).await,
            Step::Refund(place, minor) => {
                if let Some(capture) = pick(&self.sales, place) {
                    let id = format!("r-{}", self.number);
                    let part = refund(&capture, &id, Money::new(minor), &usd());
                    let _ = fixture.paypal.refund(&part).await;
                }
            }
            Step::Reverse(place) => {
                act(
                    fixture,
                    "captures",
                    pick(&self.sales, place),
                    "/reverse",
                    json!({}),
                )
                .await;
            }
            Step::Dispute(place, bank) => {
                let stage = if bank { "CHARGEBACK" } else { "INQUIRY" };
                let body = json!({ "dispute_life_cycle_stage": stage });
                let sale = pick(&self.sales, place);
                let opened = act(fixture, "captures", sale, "/dispute", body).await;
                let id = opened["dispute_id"].as_str();
                self.disputes.extend(id.map(str::to_owned));
            }
            Step::Escalate(place) => {
                let dispute = pick(&self.disputes, place);
                act(fixture, "disputes", dispute, "/escalate", json!({})).await;
            }
            Step::Evidence(place) => {
                if let Some(dispute) = pick(&self.disputes, place) {
                    let evidence = Evidence {
                        request_id: format!("e-{}", self.number),
                        parcels: Vec::new(),
                        note: "It was sent".to_owned(),
                    };
                    let _ = fixture.paypal.provide_evidence(&dispute, &evidence).await;
                }
            }
            Step::Accept(place) => {
                if let Some(dispute) = pick(&self.disputes, place) {
                    let _ = fixture.paypal.accept_claim(&dispute, "Sorry").await;
                }
            }
            Step::Decide(place, outcome) => {
                let body = json!({ "outcome": OUTCOMES[outcome] });
                act(fixture, "disputes", pick(&self.disputes, place), "", body).await;
            }
            Step::Expire(place) => {
                let dispute = pick(&self.disputes, place);
                act(fixture, "disputes", dispute, "/expire", json!({})).await;
            }
            Step::PayOut(items) => self.pay_out(fixture, &items).await,
            Step::Wait => tokio::time::sleep(Duration::from_millis(350)).await,
            Step::Claim(place) => {
                act(
                    fixture,
                    "payouts",
                    pick(&payouts(fixture).await, place),
                    "/claim",
                    json!({}),
                )
                .await;
            }
            Step::Return(place) => {
                act(
                    fixture,
                    "payouts",
                    pick(&payouts(fixture).await, place),
                    "/return",
                    json!({}),
                )
                .await;
            }
        }
    }

    async fn sell(&mut self, fixture: &Fixture, minor: i64) {
        let reference = format!("c-{}", self.number);
        let wanted = NewPayment {
            amount: Money::new(minor),
            items: Vec::new(),
            discount: Money::ZERO,
            ..payment(&reference)
        };
        let order = fixture.paypal.create(wanted).await.unwrap();
        fixture.approve(&order.id).await;
        let paid = fixture.paypal.capture(&order.id, &reference).await.unwrap();
        self.sales.push(paid.capture.unwrap().id);
    }

    async fn pay_out(&mut self, fixture: &Fixture, items: &[(usize, i64)]) {
        let reference = format!("run-{}", self.number);
        let items = items.iter().enumerate();
        let items = items.map(|(place, (receiver, minor))| NewItem {
            reference: format!("{reference}-{place}"),
            email: format!("{}@shop.test", RECEIVERS[*receiver]),
            amount: Money::new(*minor),
            note: String::new(),
        });
        let batch = NewBatch {
            items: items.collect(),
            reference: reference.clone(),
            subject: "Your payout".to_owned(),
            currency: usd(),
        };
        if let Ok(made) = fixture.paypal.pay_out(&batch).await {
            let again = fixture.paypal.pay_out(&batch).await.unwrap();
            assert_eq!(again.id, made.id);
            self.batches.push(made.id);
        }
    }

    /// Ends all that is open.
    async fn end(&self, fixture: &Fixture) {
        for dispute in &self.disputes {
            let body = json!({ "outcome": "RESOLVED_SELLER_FAVOUR" });
            act(fixture, "disputes", Some(dispute.clone()), "", body).await;
        }
        for batch in &self.batches {
            while fixture.paypal.get_batch(batch).await.unwrap().status == BatchStatus::Pending {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        for payout in payouts(fixture).await {
            // what is paid already must not come back by this
            let _ =
                try_post_to_emulator(fixture, &format!("payouts/{payout}/claim"), json!({})).await;
        }
    }
}

async fn act(fixture: &Fixture, kind: &str, id: Option<String>, what: &str, body: Value) -> Value {
    match id {
        Some(id) => {
            try_post_to_emulator(fixture, &format!("{kind}/{id}{what}"), body)
                .await
                .1
        }
        None => Value::Null,
    }
}

async fn payouts(fixture: &Fixture) -> Vec<String> {
    let books = fixture.get("/emulator/books").await;
    let lines = books["payouts"].as_array().unwrap().iter();
    lines
        .map(|line| line["itemId"].as_str().unwrap().to_owned())
        .collect()
}

/// The event codes of everything that Transaction Search lists.
pub async fn codes(fixture: &Fixture) -> Vec<String> {
    let listed = listed(fixture).await;
    let code = |info: &Value| info["transaction_event_code"].as_str().unwrap().to_owned();
    listed.iter().map(code).collect()
}

async fn listed(fixture: &Fixture) -> Vec<Value> {
    let (now, hour) = (chrono::Utc::now(), chrono::TimeDelta::hours(1));
    let time = |at: chrono::DateTime<chrono::Utc>| at.format("%Y-%m-%dT%H:%M:%SZ").to_string();
    let url = format!(
        "{}/v1/reporting/transactions?start_date={}&end_date={}&page_size=500",
        fixture.emulator.base_url,
        time(now - hour),
        time(now + hour)
    );
    let request = fixture.http.get(url).bearer_auth(fixture.token().await);
    let body: Value = request.send().await.unwrap().json().await.unwrap();
    let details = body["transaction_details"].as_array().unwrap().iter();
    details
        .map(|detail| detail["transaction_info"].clone())
        .collect()
}

fn minor(amount: &Value) -> i64 {
    let text = amount["value"].as_str().unwrap_or("0.00");
    text.replace('.', "").parse().unwrap()
}

/// What a list adds up to: all that is done, and what waits to go out.
fn sum(listed: &[Value]) -> i64 {
    let counted = listed.iter().filter(|info| {
        let goes_out = minor(&info["transaction_amount"]) < 0;
        match info["transaction_status"].as_str().unwrap() {
            "S" | "V" => true,
            "P" => goes_out,
            _ => false,
        }
    });
    counted
        .map(|info| minor(&info["transaction_amount"]) + minor(&info["fee_amount"]))
        .sum()
}

async fn balance(fixture: &Fixture) -> i64 {
    let books = fixture.get("/emulator/books").await;
    books["totals"]["USD"]["balance"].as_i64().unwrap_or(0)
}

/// Whether balance and list say the same. A batch may be processed between the two questions:
/// then they are asked again.
async fn agree(fixture: &Fixture) -> bool {
    for _ in 0..3 {
        if balance(fixture).await == sum(&listed(fixture).await) {
            return true;
        }
    }
    false
}

/// What the shop reads, added up.
async fn read(fixture: &Fixture) -> i64 {
    let (now, hour) = (chrono::Utc::now(), chrono::TimeDelta::hours(1));
    let found = fixture
        .paypal
        .transactions(now - hour, now + hour)
        .await
        .unwrap();
    let signed = found.iter().map(|moved| match moved.kind.came_in() {
        true => moved.amount.minor() - moved.fee.minor(),
        false => -moved.amount.minor() - moved.fee.minor(),
    });
    signed.sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn the_books_add_up_to_the_cent(steps in prop::collection::vec(step(), 12..40)) {
        actix_web::rt::System::new().block_on(async move {
            let fixture = fixture(Settings::default()).await;
            let mut story = Story::default();
            for step in steps {
                let told = format!("{step:?}");
                story.go_on(&fixture, step).await;
                assert!(agree(&fixture).await, "after {told}");
            }
            story.end(&fixture).await;
            assert_eq!(balance(&fixture).await, sum(&listed(&fixture).await));
            assert_eq!(balance(&fixture).await, read(&fixture).await);
        });
    }
}
