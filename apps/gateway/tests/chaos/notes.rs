//! What the shop told its buyers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};

use serde_json::Value;

use crate::support::TestApp;

/// What was acknowledged, shared by all buyers.
#[derive(Default)]
pub struct Notes(Mutex<Pages>);

#[derive(Default)]
struct Pages {
    placed: BTreeMap<String, i64>,
    paid: BTreeSet<String>,
    /// How often something happened, for whoever reads the output.
    counts: BTreeMap<String, usize>,
}

impl Notes {
    /// 201.
    pub fn placed(&self, order: &Value) {
        let total = order["total"].as_i64().unwrap();
        let known = self.pages().placed.insert(number(order), total);
        assert!(known.is_none_or(|known| known == total));
    }

    /// 200 and paid.
    pub fn paid(&self, order: &Value) {
        self.pages().paid.insert(number(order));
    }

    /// Anything.
    pub fn count(&self, what: impl Into<String>) {
        *self.pages().counts.entry(what.into()).or_default() += 1;
    }

    /// Nothing that was acknowledged is lost.
    pub async fn assert_all_there(&self, app: &TestApp) {
        let (placed, paid) = {
            let pages = self.pages();
            println!("{:#?}", pages.counts);
            (pages.placed.clone(), pages.paid.clone())
        };
        for (number, total) in &placed {
            let there = format!("select total from orders where number = '{number}'");
            assert_eq!(app.count(&there).await, *total, "{number}");
        }
        for number in &paid {
            let there = format!(
                "select count(p.capture_id) from payments p join orders o on o.id = p.order_id \
                 where o.number = '{number}' \
                 and p.status in ('paid', 'partially_refunded', 'refunded', 'reversed')"
            );
            assert_eq!(app.count(&there).await, 1, "{number}");
        }
    }

    /// Enough came of it to prove something.
    pub fn assert_enough(&self, placed: usize, paid: usize) {
        let pages = self.pages();
        let there = (pages.placed.len(), pages.paid.len());
        assert!(there.0 > placed, "only {} were placed", there.0);
        assert!(there.1 > paid, "only {} were paid at once", there.1);
    }

    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap()
    }
}

fn number(order: &Value) -> String {
    order["number"].as_str().unwrap().to_owned()
}
