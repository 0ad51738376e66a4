//! What the shop answered its shoppers, recorded where a crash of the shop cannot change it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard},
    time::{Duration, Instant},
};

use serde_json::Value;

/// An order as it was announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub id: i64,
    pub number: String,
    pub total: i64,
    pub provider_order: String,
}

impl Placed {
    /// Reads the shop's answer.
    pub fn read(order: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Self {
            id: order["id"].as_i64().unwrap(),
            number: text(&order["number"]),
            total: order["total"].as_i64().unwrap(),
            provider_order: text(&order["payment"]["providerOrderId"]),
        }
    }
}

/// All that was answered and all that was cut, shared by all shoppers.
#[derive(Default)]
pub struct AnswerLog {
    recorded: Mutex<Recorded>,
}

/// What is recorded.
#[derive(Default, Clone)]
pub struct Recorded {
    /// By number: orders answered with 201.
    pub placed: BTreeMap<String, Placed>,
    /// Numbers of orders answered as paid.
    pub paid: BTreeSet<String>,
    /// Numbers of orders whose capture was begun with an approved payment, whatever was answered.
    pub captured: BTreeSet<String>,
    /// Numbers of orders whose money is to go back, after a cancellation or a dispute, whatever was
    /// answered.
    pub refunding: BTreeSet<String>,
    /// Requests that a kill cut off, by what they were to do.
    pub cut: BTreeMap<&'static str, usize>,
    paid_lately: usize,
    refused: usize,
    cut_this_round: usize,
}

impl AnswerLog {
    /// An order was answered: the first time, or the same again under the same key.
    pub fn placed(&self, order: Placed) {
        let known = self
            .lock()
            .placed
            .insert(order.number.clone(), order.clone());
        assert!(
            known.is_none_or(|known| known == order),
            "another answer under the same key"
        );
    }

    /// The money of an order is being asked for.
    pub fn captured(&self, order: &Placed) {
        self.lock().captured.insert(order.number.clone());
    }

    /// The money of a paid order is to go back.
    pub fn refunding(&self, order: &Placed) {
        self.lock().refunding.insert(order.number.clone());
    }

    /// An order was answered as paid.
    pub fn paid(&self, order: &Placed) {
        let mut recorded = self.lock();
        recorded.paid_lately += usize::from(recorded.paid.insert(order.number.clone()));
    }

    /// No answer came.
    pub fn cut(&self, what: &'static str) {
        let mut recorded = self.lock();
        *recorded.cut.entry(what).or_default() += 1;
        recorded.cut_this_round += 1;
    }

    /// A request was answered 503.
    pub fn refused(&self) {
        self.lock().refused += 1;
    }

    /// How many requests were answered 503 so far.
    pub fn refusals(&self) -> usize {
        self.lock().refused
    }

    /// Whether somebody notices within two seconds that the database was killed: more were refused
    /// than before, for it may be back at once.
    pub async fn noticed(&self, before: usize) -> bool {
        let begun = Instant::now();
        while self.refusals() == before && begun.elapsed() < Duration::from_secs(2) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.refusals() > before
    }

    /// Waits until trade is in full swing, and then for a moment.
    pub async fn wait_for_payments(&self, count: usize, moment: Duration) {
        self.lock().paid_lately = 0;
        let begun = Instant::now();
        while self.lock().paid_lately < count {
            assert!(begun.elapsed() < Duration::from_secs(60), "nobody can buy");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(moment).await;
    }

    /// A kill that hits nobody proves nothing.
    pub fn end_round(&self, round: usize) {
        let mut recorded = self.lock();
        assert!(
            recorded.cut_this_round > 0,
            "kill {round} came in a quiet moment"
        );
        println!(
            "kill {round}: {} orders told of, {} of them as paid, requests cut so far: {:?}",
            recorded.placed.len(),
            recorded.paid.len(),
            recorded.cut
        );
        recorded.cut_this_round = 0;
    }

    /// All that is recorded so far.
    pub fn read(&self) -> Recorded {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Recorded> {
        self.recorded.lock().unwrap()
    }
}
