//! Three hundred checkouts while PayPal fails in every way that its emulator knows, and buyers
//! do what buyers do. In the end everybody has paid or not, and both books say so to the cent.
//!
//! The seed says who does what in which weather; `VERIFY_SEED=7` tries another one. A run that
//! fails prints the seed.

mod buyer;
mod cable;
mod notes;
mod settle;
mod weather;

use std::sync::Arc;
use std::time::Duration;

use db::testing::{done, seed};
use gateway::Config;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use tokio::task::JoinSet;

use self::buyer::Buyer;
use self::cable::Cables;
use self::notes::Notes;
use self::weather::{WEATHERS, Weather};
use crate::support::{Client, Product, TestApp};

const SEED: u64 = 20_261_122;

/// In each of the fifteen weathers each of them checks out once.
const BUYERS: usize = 20;

/// What there is of each product: in some weathers less than is wanted.
const PIECES: i64 = 26;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_hundred_checkouts_in_all_weathers_leave_both_books_equal_to_the_cent() {
    let app = market(|_| ()).await;
    let notes = check_out(&app, None).await;
    notes.assert_enough(180, 70);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a few minutes of the same on bad cables, for just verify-full"]
async fn on_cables_that_break_stall_and_crawl_both_books_are_equal_as_well() {
    let mut cables = None;
    let app = market(|config| cables = Some(Cables::lay(config))).await;
    let notes = check_out(&app, cables.as_ref()).await;
    notes.assert_enough(100, 25);
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

/// All buyers in all weathers, until everything has come to its end.
async fn check_out(app: &Arc<TestApp>, cables: Option<&Cables>) -> Arc<Notes> {
    let mut dice = StdRng::seed_from_u64(seed(SEED));
    let sellers = [app.seller("clay").await, app.seller("wood").await];
    let notes = Arc::new(Notes::default());
    let mut buyers = Vec::new();
    for client in app.shoppers(BUYERS).await {
        buyers.push(Buyer::new(client, StdRng::seed_from_u64(dice.random())));
    }
    assert_eq!(WEATHERS.len() * BUYERS, 300);
    for weather in &WEATHERS {
        let goods = goods(app, &sellers, weather).await;
        weather.begin(app).await;
        let mut shopping = JoinSet::new();
        for buyer in buyers.drain(..) {
            let (app, notes, goods) = (app.clone(), notes.clone(), goods.clone());
            shopping.spawn(buyer.check_out(app, notes, weather, goods));
        }
        let shopping = shopping.join_all();
        buyers = match cables {
            Some(cables) => cables.shaken(app, &mut dice, shopping).await,
            None => shopping.await,
        };
        weather.end(app).await;
    }
    let pieces = i64::try_from(WEATHERS.len() * 2).unwrap() * PIECES;
    settle::settle(app).await;
    app.assert_books_agree().await;
    settle::assert_stock_adds_up(app, pieces).await;
    notes.assert_all_there(app).await;
    done(WEATHERS.len() * BUYERS, "checkouts");
    notes
}

/// Something new of each shop: what somebody bought in the last weather may still be in their
/// cart, being paid.
async fn goods(app: &TestApp, sellers: &[Client; 2], weather: &Weather) -> [Product; 2] {
    let title = |what: &str| format!("{what} for {}", weather.name);
    [
        app.product(&sellers[0], &title("Mug"), 1999, PIECES).await,
        app.product(&sellers[1], &title("Bowl"), 3450, PIECES).await,
    ]
}
