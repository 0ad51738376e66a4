//! Buyers in mid-checkout while the line to the database falls silent, is slow and is reset.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{READY, assert_come_again, behind_a_proxy, until_good};
use crate::support::{Answer, Client, Product, TestApp, line_of};

/// Below the deadline of a request: a capture may wait twice for a database that is silent.
const IN_TIME: Duration = Duration::from_secs(25);

const BUYERS: usize = 6;

/// What buyers were told.
#[derive(Default)]
struct Told {
    placed: Mutex<Vec<Value>>,
    paid: Mutex<Vec<Value>>,
    refusals: Mutex<usize>,
    enough: AtomicBool,
}

impl Told {
    /// An answer, which must come in time and make sense.
    async fn heard(&self, asked: impl Future<Output = Answer>) -> Answer {
        let started = Instant::now();
        let answer = tokio::time::timeout(IN_TIME, asked).await;
        let answer = answer.unwrap_or_else(|_| panic!("no answer in {:?}", started.elapsed()));
        match answer.status {
            200 | 201 | 409 => {}
            _ => {
                assert_come_again(&answer);
                *self.refusals.lock().unwrap() += 1;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        answer
    }

    fn paid(&self) -> usize {
        self.paid.lock().unwrap().len()
    }

    fn refusals(&self) -> usize {
        *self.refusals.lock().unwrap()
    }

    /// Waits until trade goes on.
    async fn until_paid(&self, more: usize) {
        let wanted = self.paid() + more;
        until("somebody to pay", || self.paid() >= wanted).await;
    }
}

async fn until(what: &str, is_so: impl Fn() -> bool) {
    let started = Instant::now();
    while !is_so() {
        assert!(
            started.elapsed() < Duration::from_secs(80),
            "waiting for {what}"
        );
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Buys again and again; whoever is told to come again does so under the same key.
async fn shop(app: Arc<TestApp>, buyer: Client, mugs: Vec<Product>, told: Arc<Told>) {
    for (number, mug) in mugs.iter().cycle().enumerate() {
        if told.enough.load(Ordering::Relaxed) {
            return;
        }
        let added = told.heard(buyer.post("/api/cart/add", mug.line(1))).await;
        if added.status != 200 {
            continue;
        }
        let lines = [line_of(&added.body, mug)];
        let key = format!("checkout-{number}");
        let placed = loop {
            let placed = told.heard(buyer.place(&key, &lines)).await;
            if placed.status != 503 {
                break placed;
            }
        };
        // an earlier payment for the same is not settled yet
        if placed.status == 409 {
            continue;
        }
        told.placed.lock().unwrap().push(placed.body.clone());
        app.approve(&placed.body).await;
        let paid = loop {
            let paid = told.heard(buyer.capture(&key, &placed.body)).await;
            if paid.status != 503 {
                break paid;
            }
        };
        if paid.body["paymentStatus"] == "paid" {
            told.paid.lock().unwrap().push(paid.body);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_goes_silent_slow_and_dead_in_mid_checkout_loses_nothing_that_was_answered() {
    let (app, proxy) = behind_a_proxy().await;
    let app = Arc::new(app);
    let clay = app.seller("clay").await;
    let mut mugs = Vec::new();
    for number in 0..8 {
        mugs.push(
            app.product(&clay, &format!("Mug {number}"), 1000, 900)
                .await,
        );
    }
    app.faults(json!({ "delayMs": 20 })).await;
    let told = Arc::new(Told::default());
    let mut shopping = tokio::task::JoinSet::new();
    for buyer in app.shoppers(BUYERS).await {
        shopping.spawn(shop(app.clone(), buyer, mugs.clone(), told.clone()));
    }
    told.until_paid(4).await;

    proxy.fall_silent();
    let before = told.refusals();
    until("all to be refused", || told.refusals() >= before + BUYERS).await;
    proxy.come_back();
    let ready = until_good(&app.guest(), READY).await;
    assert!(ready < Duration::from_secs(12), "{ready:?}");
    told.until_paid(4).await;

    proxy.slow_down(Duration::from_millis(40));
    told.until_paid(2).await;
    proxy.slow_down(Duration::ZERO);

    for _ in 0..3 {
        proxy.cut();
        told.until_paid(3).await;
    }
    told.enough.store(true, Ordering::Relaxed);
    shopping.join_all().await;

    // what nobody knows the outcome of is asked for, as 45 seconds later
    let open = "select count(*) from payments where status = 'confirming'";
    while app.count(open).await > 0 {
        app.sql("update payments set check_at = now() where check_at > now()")
            .await;
        app.run_timer("settle open payments").await;
    }
    let placed = told.placed.lock().unwrap().clone();
    for order in &placed {
        let there = format!("select total from orders where number = '{}'", text(order));
        assert_eq!(json!(app.count(&there).await), order["total"]);
    }
    let paid = told.paid.lock().unwrap().clone();
    for order in &paid {
        let there = format!(
            "select count(*) from payments p join orders o on o.id = p.order_id \
             where o.number = '{}' and p.status = 'paid'",
            text(order)
        );
        assert_eq!(app.count(&there).await, 1, "{}", text(order));
    }
    app.assert_books_agree().await;
}

fn text(order: &Value) -> &str {
    order["number"].as_str().unwrap()
}
