//! Three hundred checkouts while PayPal fails in every way that its emulator knows, and buyers
//! do what buyers do. In the end everybody has paid or not, and both books say so to the cent.
//!
//! The seed says who does what under which faults; `VERIFY_SEED=7` tries another one. A run that
//! fails prints the seed.

mod acknowledged;
mod buyer;
mod completion;
mod fault_profiles;
mod network;

use std::sync::Arc;
use std::time::Duration;

use db::testing::{done, seed};
use gateway::Config;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use tokio::task::JoinSet;

use self::acknowledged::Acknowledged;
use self::buyer::Buyer;
use self::fault_profiles::{FAULT_PROFILES, FaultProfile};
use self::network::FlakyNetwork;
use crate::support::{Client, Product, TestApp};

const SEED: u64 = 20_261_122;

/// Under each of the fifteen fault profiles each of them checks out once.
const BUYERS: usize = 20;

/// What there is of each product: under some profiles less than is wanted.
const PIECES: i64 = 26;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_hundred_checkouts_under_all_faults_leave_both_books_equal_to_the_cent() {
    let app = market(|_| ()).await;
    let acknowledged = check_out(&app, None).await;
    acknowledged.assert_enough(180, 70);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a few minutes of the same on a bad network, for just verify-full"]
async fn on_cables_that_break_stall_and_crawl_both_books_are_equal_as_well() {
    let mut network = None;
    let app = market(|config| network = Some(FlakyNetwork::set_up(config))).await;
    let acknowledged = check_out(&app, network.as_ref()).await;
    acknowledged.assert_enough(100, 25);
}

async fn market(change: impl FnOnce(&mut Config)) -> Arc<TestApp> {
    // shown with the rest of a run that fails
    let log = tracing_subscriber::fmt()
        .with_env_filter("error")
        .with_test_writer();
    let _ = log.try_init();
    let app = TestApp::start_with(|config| {
        config.http.workers = 2;
        // how long anybody waits for a PayPal that never answers
        config.payments.paypal.total_timeout = Duration::from_secs(4);
        change(config);
    });
    Arc::new(app.await)
}

/// All buyers under all fault profiles, until everything has come to its end.
async fn check_out(app: &Arc<TestApp>, network: Option<&FlakyNetwork>) -> Arc<Acknowledged> {
    let mut dice = StdRng::seed_from_u64(seed(SEED));
    let sellers = [app.seller("clay").await, app.seller("wood").await];
    let acknowledged = Arc::new(Acknowledged::default());
    let mut buyers = Vec::new();
    for client in app.shoppers(BUYERS).await {
        buyers.push(Buyer::new(client, StdRng::seed_from_u64(dice.random())));
    }
    assert_eq!(FAULT_PROFILES.len() * BUYERS, 300);
    for profile in &FAULT_PROFILES {
        let products = products(app, &sellers, profile).await;
        profile.begin(app).await;
        let mut shopping = JoinSet::new();
        for buyer in buyers.drain(..) {
            let (app, acknowledged, products) =
                (app.clone(), acknowledged.clone(), products.clone());
            shopping.spawn(buyer.check_out(app, acknowledged, profile, products));
        }
        let shopping = shopping.join_all();
        buyers = match network {
            Some(network) => network.while_flaky(app, &mut dice, shopping).await,
            None => shopping.await,
        };
        profile.end(app).await;
    }
    let pieces = i64::try_from(FAULT_PROFILES.len() * 2).unwrap() * PIECES;
    completion::complete_all(app).await;
    app.assert_books_agree().await;
    completion::assert_stock_adds_up(app, pieces).await;
    acknowledged.assert_all_there(app).await;
    done(FAULT_PROFILES.len() * BUYERS, "checkouts");
    acknowledged
}

/// Something new of each shop: what somebody bought under the last profile may still be in their
/// cart, being paid.
async fn products(app: &TestApp, sellers: &[Client; 2], profile: &FaultProfile) -> [Product; 2] {
    let title = |what: &str| format!("{what} for {}", profile.name);
    [
        app.product(&sellers[0], &title("Mug"), 1999, PIECES).await,
        app.product(&sellers[1], &title("Bowl"), 3450, PIECES).await,
    ]
}
