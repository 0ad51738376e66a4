//! Two gateways that are restarted in turns while people buy, behind a balancer that asks each of
//! them whether it is ready: nobody notices.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use db::testing::{done, scale};
use tokio::task::JoinSet;

use super::crowd::production;
use crate::support::{Client, Product, SecondGateway, TestApp, line_of};

/// How long a gateway that is told to stop goes on, so that the balancer notices.
const DRAIN: Duration = Duration::from_secs(3);
/// How often the balancer asks.
const LOOK: Duration = Duration::from_millis(100);
const BUYERS: usize = 6;

/// Who is called: all that were ready when they were asked last.
#[derive(Default)]
struct Balancer {
    ready: Mutex<Vec<String>>,
    calls: AtomicUsize,
}

impl Balancer {
    fn add(&self, gateway: &SecondGateway) {
        let base = format!("http://{}", gateway.address());
        self.ready.lock().unwrap().push(base);
    }

    /// The same client, calling the one whose turn it is.
    fn turn(&self, client: &Client) -> Client {
        let call = self.calls.fetch_add(1, Ordering::Relaxed);
        let ready = self.ready.lock().unwrap();
        client.at(ready[call % ready.len()].clone())
    }

    /// Asks all of them again and again; one that is not ready does not come back.
    async fn look(&self, guest: &Client) {
        loop {
            let all = self.ready.lock().unwrap().clone();
            for gateway in all {
                let asked = guest.at(gateway.clone());
                if asked.get("/health/ready").await.status != 200 {
                    self.ready.lock().unwrap().retain(|it| *it != gateway);
                }
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

async fn start(app: &TestApp) -> SecondGateway {
    let gateway = app.second_gateway_with(|config| {
        production(config);
        config.http.drain = DRAIN;
    });
    gateway.await
}

/// Buys until it is enough; every request must be taken. Answers how often.
async fn shop(
    app: Arc<TestApp>,
    balancer: Arc<Balancer>,
    buyer: Client,
    mug: Product,
    enough: Arc<AtomicBool>,
) -> usize {
    let mut bought = 0;
    while !enough.load(Ordering::Relaxed) {
        let here = balancer.turn(&buyer);
        let cart = here.post("/api/cart/add", mug.line(1)).await.expect(200);
        let (lines, key) = ([line_of(&cart, &mug)], format!("buy-{bought}"));
        let placed = balancer.turn(&buyer).place(&key, &lines).await;
        let order = placed.expect(201);
        app.approve(&order).await;
        let taken = balancer.turn(&buyer).capture(&key, &order).await;
        assert_eq!(taken.expect(200)["paymentStatus"], "paid");
        bought += 1;
    }
    bought
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "each restart takes seconds, for just verify-full"]
async fn while_two_gateways_are_restarted_in_turns_no_request_fails() {
    let restarts = scale("VERIFY_RESTARTS", 3_usize);
    let app = Arc::new(TestApp::start_with(production).await);
    let seller = app.seller("claypots").await;
    let mug = app.product(&seller, "Mug", 1999, 50_000).await;
    let balancer = Arc::new(Balancer::default());
    let mut gateways = VecDeque::new();
    for _ in 0..2 {
        let gateway = start(&app).await;
        balancer.add(&gateway);
        gateways.push_back(gateway);
    }
    let enough = Arc::new(AtomicBool::new(false));
    let mut shopping = JoinSet::new();
    for buyer in app.shoppers(BUYERS).await {
        let (app, balancer, enough) = (app.clone(), balancer.clone(), enough.clone());
        shopping.spawn(shop(app, balancer, buyer, mug.clone(), enough));
    }
    let guest = app.guest();
    let turns = async {
        for _ in 0..restarts {
            gateways.pop_front().unwrap().stop().await;
            let gateway = start(&app).await;
            balancer.add(&gateway);
            gateways.push_back(gateway);
        }
        enough.store(true, Ordering::Relaxed);
        shopping.join_all().await
    };
    let bought: Vec<usize> = tokio::select! {
        bought = turns => bought,
        () = balancer.look(&guest) => unreachable!("it looks for ever"),
    };
    assert!(bought.iter().all(|count| *count > restarts), "{bought:?}");
    app.assert_books_agree().await;
    done(restarts, "restarts of a gateway");
    done(bought.iter().sum::<usize>(), "orders paid meanwhile");
}
