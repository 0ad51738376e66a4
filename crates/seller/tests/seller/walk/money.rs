//! Money between PayPal, the shops and those who complain: disputes, payouts and what the operator
//! gives or takes.

use orders::dispute::answer;
use orders::{Error, adjustment};
use proptest::prelude::*;
use seller::payout::{bank_transfers, send};
use serde_json::{Value, json};
use types::{DisputeId, Money, PayoutId, Text};

use super::{World, text};
use crate::support::message;

/// What goes wrong with a payout run.
const FATES: [&str; 7] = [
    "",
    "payoutItemFailed",
    "payoutItemUnclaimed",
    "payoutFails",
    "payoutUnavailable",
    "payoutNoFunds",
    "payoutDenied",
];

/// One move; the numbers choose among what is there.
#[derive(Debug, Clone)]
pub enum Turn {
    /// A buyer complains about so much of an order, at PayPal or at their bank.
    Complain {
        order: usize,
        percent: i64,
        at_bank: bool,
    },
    /// The shop answers.
    Answer { dispute: usize },
    /// The operator agrees with the buyer.
    Agree { dispute: usize },
    /// PayPal decides.
    Rule { dispute: usize, for_buyer: bool },
    /// All of PayPal's messages arrive, some for the second time.
    Hear,
    /// Shops are paid.
    Run { fate: usize },
    /// PayPal is asked what became of it.
    Ask,
    /// A receiver claims the money or gives it back.
    Receiver { payout: usize, claims: bool },
    /// The operator says what became of a payout that nobody else tells of.
    ByHand { payout: usize, paid: bool },
    /// The operator gives or takes.
    Adjust { shop: usize, amount: i64 },
}

pub fn turn() -> impl Strategy<Value = Turn> {
    let any_of = || 0..8_usize;
    prop_oneof![
        3 => (any_of(), 20..101_i64, any::<bool>())
            .prop_map(|(order, percent, at_bank)| Turn::Complain { order, percent, at_bank }),
        1 => any_of().prop_map(|dispute| Turn::Answer { dispute }),
        1 => any_of().prop_map(|dispute| Turn::Agree { dispute }),
        2 => (any_of(), any::<bool>())
            .prop_map(|(dispute, for_buyer)| Turn::Rule { dispute, for_buyer }),
        3 => Just(Turn::Hear),
        7 => (0..2 * FATES.len()).prop_map(|fate| Turn::Run { fate }),
        5 => Just(Turn::Ask),
        2 => (any_of(), any::<bool>()).prop_map(|(payout, claims)| Turn::Receiver { payout, claims }),
        3 => (any_of(), any::<bool>()).prop_map(|(payout, paid)| Turn::ByHand { payout, paid }),
        1 => (0..2_usize, prop_oneof![-500..-1_i64, 1..500_i64])
            .prop_map(|(shop, amount)| Turn::Adjust { shop, amount }),
    ]
}

impl World {
    pub(super) async fn turn(&mut self, turn: &Turn) -> Result<(), seller::Error> {
        match *turn {
            Turn::Complain {
                order,
                percent,
                at_bank,
            } => {
                let Some(order) = self.order(order) else {
                    return Ok(());
                };
                let amount = order.total.minor() * percent / 100;
                let capture = self.market.capture_of(order).await;
                let complaint = json!({
                    "dispute_life_cycle_stage": if at_bank { "CHARGEBACK" } else { "INQUIRY" },
                    "amount": { "currency_code": "USD", "value": value(amount) },
                });
                let path = format!("captures/{capture}/dispute");
                if let Some(begun) = self.market.paypal.post(&path, complaint).await {
                    self.disputes
                        .push(begun["dispute_id"].as_str().unwrap().to_owned());
                }
                Ok(())
            }
            Turn::Answer { dispute } => {
                let Some((_, id)) = self.dispute(dispute).await else {
                    return Ok(());
                };
                let (context, note) = (&self.market.context.orders, text("It was sent"));
                for seller in &self.sellers {
                    let key = self.key(seller.user());
                    let said =
                        answer::provide_evidence(context, seller, &key, id, &note, &[]).await;
                    // not its order, or decided
                    if said.is_ok() {
                        let last = "select max(id) from dispute_evidence";
                        answer::send_evidence(context, self.market.number(last).await).await?;
                    }
                }
                Ok(())
            }
            Turn::Agree { dispute } => {
                let Some((_, id)) = self.dispute(dispute).await else {
                    return Ok(());
                };
                let (context, key) = (&self.market.context.orders, self.key(self.olga.user()));
                answer::accept_by_operator(context, &self.olga, &key, id, &text("Our fault"))
                    .await?;
                Ok(answer::send_acceptance(context, id).await?)
            }
            Turn::Rule { dispute, for_buyer } => {
                let count = self.disputes.len().max(1);
                let Some(name) = self.disputes.get(dispute % count) else {
                    return Ok(());
                };
                let whose = if for_buyer { "BUYER" } else { "SELLER" };
                let outcome = json!({ "outcome": format!("RESOLVED_{whose}_FAVOUR") });
                self.market
                    .paypal
                    .post(&format!("disputes/{name}"), outcome)
                    .await;
                Ok(())
            }
            Turn::Hear => Ok(self.hear(true).await?),
            Turn::Run { fate } => self.run(FATES.get(fate).copied().unwrap_or_default()).await,
            Turn::Ask => self.ask().await,
            Turn::Receiver { payout, claims } => {
                // those that are still asked about
                let items = "select array_agg(p.id order by p.id) from payouts p \
                    join payout_runs r on r.id = p.run_id \
                    where p.provider_item_id is not null and r.ask_at is not null";
                let Some(id) = self.one_of(items, payout).await else {
                    return Ok(());
                };
                let item = format!("select provider_item_id from payouts where id = {id}");
                let item = self.market.word(&item).await;
                let what = if claims { "claim" } else { "return" };
                let path = format!("payouts/{item}/{what}");
                self.market.paypal.post(&path, json!({})).await;
                Ok(())
            }
            Turn::ByHand { payout, paid } => {
                let waiting = "select array_agg(p.id order by p.id) from payouts p \
                    join payout_runs r on r.id = p.run_id where p.status = 'pending' \
                    and (p.method = 'bank' or r.status = 'sending' and r.ask_at is null)";
                match self.one_of(waiting, payout).await {
                    Some(id) => self.by_hand(id, paid).await,
                    None => Ok(()),
                }
            }
            Turn::Adjust { shop, amount } => {
                let (context, key) = (&self.market.context.orders, self.key(self.olga.user()));
                let what = (self.sellers[shop].shop(), Money::new(amount));
                adjustment::make(context, &self.olga, &key, what, &text("A mistake")).await?;
                Ok(())
            }
        }
    }

    async fn one_of(&self, query: &str, n: usize) -> Option<i64> {
        let found = self.market.numbers(query).await;
        found.get(n % found.len().max(1)).copied()
    }

    /// A dispute that was heard of, by PayPal's name and by ours.
    async fn dispute(&self, n: usize) -> Option<(String, DisputeId)> {
        let all = "select array_agg(id order by id) from disputes";
        let id = self.one_of(all, n).await?;
        let name = format!("select provider_dispute_id from disputes where id = {id}");
        Some((self.market.word(&name).await, DisputeId::new(id)))
    }

    /// All that PayPal has to say of disputes, and of money that went back and is not known here;
    /// or that it said before.
    pub(super) async fn hear(&self, again: bool) -> Result<(), Error> {
        let id = |n: usize| format!("WH-{}-{n}", self.steps);
        for (n, dispute) in self.disputes.iter().enumerate() {
            let message = message(id(n), None, Some(dispute));
            self.market
                .hear(&message, "CUSTOMER.DISPUTE.UPDATED")
                .await?;
        }
        let books = self.market.paypal.books().await;
        for (n, line) in books["refunded"].as_array().unwrap().iter().enumerate() {
            let name = |of: &str| line[of].as_str().unwrap().to_owned();
            let (capture, refund) = (name("captureId"), name("refundId"));
            let known = "select count(*) from refunds where provider_refund_id";
            let known = self.market.number(&format!("{known} = '{refund}'")).await;
            if known > 0 && !again {
                continue;
            }
            let message = message(id(1000 + n), Some((&capture, &refund)), None);
            self.market
                .hear(&message, "PAYMENT.CAPTURE.REFUNDED")
                .await?;
        }
        Ok(())
    }

    /// A run pays no shop more than was available to it.
    async fn run(&mut self, fate: &str) -> Result<(), seller::Error> {
        let mut knobs = json!({});
        if !fate.is_empty() {
            knobs[fate] = json!(1);
        }
        self.market.paypal.faults(knobs).await;
        let mut available = Vec::new();
        for seller in &self.sellers {
            let account = seller::balance::own(&self.market.context, seller).await?;
            available.push((seller.shop(), account.balance.available.minor()));
        }
        let begun = self.market.begin(&self.olga, &self.steps.to_string()).await;
        send::carry_out(&self.market.context, begun.id).await?;
        for (shop, available) in available {
            let paid = format!(
                "select coalesce(sum(amount), 0) from payouts where run_id = {} and shop_id = {shop}",
                begun.id
            );
            let paid = self.market.number(&paid).await;
            assert!(paid <= available, "shop {shop}: {paid} of {available}");
        }
        self.market.paypal.faults(json!({})).await;
        Ok(())
    }

    /// Asks PayPal at once about all runs that it is still asked about.
    pub(super) async fn ask(&self) -> Result<(), seller::Error> {
        self.market
            .sql("update payout_runs set ask_at = now() where ask_at is not null")
            .await;
        send::sweep(&self.market.context).await
    }

    /// The bank does as it likes; what PayPal did, the operator reads there.
    pub(super) async fn by_hand(&self, id: i64, paid: bool) -> Result<(), seller::Error> {
        let method = format!("select method from payouts where id = {id}");
        let paid = match self.market.word(&method).await.as_str() {
            "bank" => paid,
            _ => match self.at_paypal(id).await.as_deref() {
                Some("SUCCESS") => true,
                None | Some("FAILED" | "RETURNED" | "REFUNDED") => false,
                // not decided there
                Some(_) => return Ok(()),
            },
        };
        let why: Text<500> = text("It is not there");
        let key = self.key(self.olga.user());
        let (id, why) = (PayoutId::new(id), (!paid).then_some(&why));
        bank_transfers::end(&self.market.context, &self.olga, &key, id, why).await?;
        Ok(())
    }

    /// Where one of our payouts stands in PayPal's books.
    async fn at_paypal(&self, id: i64) -> Option<String> {
        let (books, name) = (self.market.paypal.books().await, format!("payout-{id}"));
        let mut lines = books["payouts"].as_array().unwrap().iter();
        let line: &Value = lines.find(|line| line["senderItemId"] == name.as_str())?;
        line["status"].as_str().map(str::to_owned)
    }
}

fn value(minor: i64) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}
