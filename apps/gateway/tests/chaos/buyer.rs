//! Somebody who checks out, and what they do on the way.

use std::sync::Arc;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngCore};
use serde_json::{Value, json};

use super::acknowledged::Acknowledged;
use super::fault_profiles::FaultProfile;
use crate::support::{Answer, Client, Product, TestApp, line_of};

/// What somebody does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scenario {
    /// Approves and pays.
    Pay,
    /// Asks twice at once to be charged.
    PayTwice,
    /// Is declined, and approves with another card.
    Declined,
    /// Never approves.
    WalkAway,
    /// Approves and closes the browser.
    CloseBrowser,
    /// Pays and calls it off.
    CallOff,
    /// Pays, and PayPal's dashboard gives a part back.
    DashboardPart,
    /// Pays, and PayPal's dashboard gives all back.
    DashboardAll,
    /// Pays, and the bank takes it back.
    Reversal,
    /// Pays and complains, without success.
    Dispute,
}

impl Scenario {
    const ALL: [Self; 14] = [
        Self::Pay,
        Self::Pay,
        Self::Pay,
        Self::Pay,
        Self::PayTwice,
        Self::Declined,
        Self::WalkAway,
        Self::CloseBrowser,
        Self::CloseBrowser,
        Self::CallOff,
        Self::DashboardPart,
        Self::DashboardAll,
        Self::Reversal,
        Self::Dispute,
    ];

    /// Whether only a message tells how it went on.
    fn needs_messages(self) -> bool {
        matches!(
            self,
            Self::DashboardPart | Self::DashboardAll | Self::Reversal
        )
    }
}

/// One account.
pub struct Buyer {
    client: Client,
    dice: StdRng,
}

/// An open checkout.
struct Checkout<'a> {
    client: &'a Client,
    app: &'a TestApp,
    acknowledged: &'a Acknowledged,
    order: Value,
    key: u64,
}

impl Buyer {
    pub fn new(client: Client, dice: StdRng) -> Self {
        Self { client, dice }
    }

    /// One checkout, as far as this buyer goes.
    pub async fn check_out(
        mut self,
        app: Arc<TestApp>,
        acknowledged: Arc<Acknowledged>,
        profile: &FaultProfile,
        products: [Product; 2],
    ) -> Self {
        let scenario = self.scenario(profile);
        let both = self.dice.random_bool(0.5);
        let quantity = self.dice.random_range(1..=2);
        let key = self.dice.next_u64();
        let wanted = if both { &products[..] } else { &products[..1] };
        acknowledged.count(format!("{scenario:?}"));
        let Some(lines) = fill(&self.client, wanted, quantity).await else {
            acknowledged.count("sold out in the cart");
            return self;
        };
        let place = format!("place-{key}");
        let answer = patiently(|| self.client.place(&place, &lines)).await;
        if answer.status != 201 {
            acknowledged.count(format!("place: {} {}", answer.status, answer.code()));
            return self;
        }
        acknowledged.placed(&answer.body);
        let checkout = Checkout {
            client: &self.client,
            app: &app,
            acknowledged: &acknowledged,
            order: answer.body,
            key,
        };
        checkout.go_on(scenario).await;
        self
    }

    fn scenario(&mut self, profile: &FaultProfile) -> Scenario {
        // rolled always, so that each buyer's dice are the same under all faults
        let rolled = *Scenario::ALL.choose(&mut self.dice).unwrap();
        let often = self.dice.random_bool(0.5);
        match profile.often {
            Some(scenario) if often => scenario,
            _ if rolled.needs_messages() && !profile.messages => Scenario::Pay,
            _ => rolled,
        }
    }
}

async fn fill(client: &Client, products: &[Product], quantity: i64) -> Option<Vec<i64>> {
    let mut lines = Vec::new();
    for product in products {
        let add = || client.post("/api/cart/add", product.line(quantity));
        let added = patiently(add).await;
        if added.code() == "out_of_stock" {
            return None;
        }
        lines.push(line_of(&added.expect(200), product));
    }
    Some(lines)
}

/// Asks again while PayPal, or the shop, is not to be had, a few times.
async fn patiently<A: Future<Output = Answer>>(ask: impl Fn() -> A) -> Answer {
    let mut tries = 60;
    loop {
        let answer = ask().await;
        let known = matches!(answer.status, 200 | 201 | 409 | 503);
        assert!(known, "{} {}", answer.status, answer.text);
        if answer.status != 503 || tries == 0 {
            return answer;
        }
        assert!(
            answer.headers.contains_key("retry-after"),
            "{}",
            answer.text
        );
        tries -= 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

impl Checkout<'_> {
    async fn go_on(&self, scenario: Scenario) {
        match scenario {
            Scenario::WalkAway => {}
            Scenario::CloseBrowser => self.at_paypal("approve").await,
            Scenario::Declined => {
                self.at_paypal("decline").await;
                let refused = self.pay("declined").await;
                self.acknowledged
                    .count(format!("declined: {}", refused.code()));
                self.at_paypal("approve").await;
                self.pay("again").await;
            }
            Scenario::PayTwice => {
                self.at_paypal("approve").await;
                tokio::join!(self.pay("one"), self.pay("two"));
            }
            _ => {
                self.at_paypal("approve").await;
                let answer = self.pay("once").await;
                if answer.body["paymentStatus"] == "paid" {
                    self.afterwards(scenario).await;
                }
            }
        }
    }

    async fn at_paypal(&self, what: &str) {
        let id = self.order["payment"]["providerOrderId"].as_str().unwrap();
        let path = format!("/emulator/orders/{id}/{what}");
        // captured meanwhile, by a message: then there is nothing to approve any more
        let answer = self.app.paypal().post(&path, json!({})).await;
        assert!(matches!(answer.status, 200 | 422), "{}", answer.text);
    }

    async fn pay(&self, attempt: &str) -> Answer {
        let key = format!("capture-{}-{attempt}", self.key);
        let answer = patiently(|| self.client.capture(&key, &self.order)).await;
        match answer.body["paymentStatus"].as_str() {
            Some("paid") => self.acknowledged.paid(&self.order),
            Some(status) => self.acknowledged.count(format!("capture: {status}")),
            None => {
                self.acknowledged
                    .count(format!("capture: {} {}", answer.status, answer.code()))
            }
        }
        answer
    }

    async fn afterwards(&self, scenario: Scenario) {
        match scenario {
            Scenario::CallOff => {
                let path = format!("/api/orders/{}/cancel", self.order["id"]);
                let answer = patiently(|| self.client.post(&path, json!({}))).await;
                assert!(matches!(answer.status, 200 | 409), "{}", answer.text);
            }
            Scenario::DashboardPart => {
                let part = json!({ "amount": { "currency_code": "USD", "value": "7.01" } });
                self.by_hand("refund", part).await;
            }
            Scenario::DashboardAll => self.by_hand("refund", json!({})).await,
            Scenario::Reversal => self.by_hand("reverse", json!({})).await,
            Scenario::Dispute => {
                let dispute = self.on_capture("dispute", json!({})).await;
                let path = format!(
                    "/emulator/disputes/{}",
                    dispute["dispute_id"].as_str().unwrap()
                );
                let decided = json!({ "outcome": "RESOLVED_SELLER_FAVOUR" });
                self.app.paypal().post(&path, decided).await.expect(200);
            }
            _ => {}
        }
    }

    async fn by_hand(&self, what: &str, body: Value) {
        self.on_capture(what, body).await;
    }

    async fn on_capture(&self, what: &str, body: Value) -> Value {
        let capture = format!(
            "select capture_id from payments where order_id = {}",
            self.order["id"]
        );
        let capture = self.app.word(&capture).await;
        let path = format!("/emulator/captures/{capture}/{what}");
        self.app.paypal().post(&path, body).await.expect(201)
    }
}
