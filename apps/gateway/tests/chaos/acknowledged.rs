//! What was acknowledged to buyers: orders placed, and paid.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};

use serde_json::Value;

use crate::support::TestApp;

/// All of it, shared by all buyers.
#[derive(Default)]
pub struct Acknowledged(Mutex<Entries>);

#[derive(Default)]
struct Entries {
    placed: BTreeMap<String, i64>,
    paid: BTreeSet<String>,
    /// How often something happened, for whoever reads the output.
    counts: BTreeMap<String, usize>,
}

impl Acknowledged {
    /// 201.
    pub fn placed(&self, order: &Value) {
        let total = order["total"].as_i64().unwrap();
        let known = self.entries().placed.insert(number(order), total);
        assert!(known.is_none_or(|known| known == total));
    }

    /// 200 and paid.
    pub fn paid(&self, order: &Value) {
        self.entries().paid.insert(number(order));
    }

    /// Anything.
    pub fn count(&self, what: impl Into<String>) {
        *self.entries().counts.entry(what.into()).or_default() += 1;
    }

    /// Nothing that was acknowledged is lost.
    pub async fn assert_all_there(&self, app: &TestApp) {
        let (placed, paid) = {
            let entries = self.entries();
            println!("{:#?}", entries.counts);
            (entries.placed.clone(), entries.paid.clone())
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
        let entries = self.entries();
        let there = (entries.placed.len(), entries.paid.len());
        assert!(there.0 > placed, "only {} were placed", there.0);
        assert!(there.1 > paid, "only {} were paid at once", there.1);
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap()
    }
}

fn number(order: &Value) -> String {
    order["number"].as_str().unwrap().to_owned()
}
