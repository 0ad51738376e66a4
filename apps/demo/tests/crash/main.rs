//! The demo is killed in mid-checkout, as a power cut would do it to the shop alone: what it had
//! answered must still be true, what it had not must come right, and nothing may be left running.
//!
//! Several shoppers place, approve and capture orders at the same time and record every answer.
//! After each kill the database is opened without the demo and checked against those answers; after
//! the last restart every checkout is brought to its end, and PayPal's books are compared with the
//! shop's. In every other round PostgreSQL is killed first, under a shop that goes on.
#![cfg(test)]

mod answer_log;
mod books;
mod client;
mod cluster;
mod demo;
mod disputes;
mod failover;
mod items;
mod points;
mod processes;
mod restore;
mod restored;
mod shopper;

use std::{sync::Arc, time::Duration};

use db::testing;
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    answer_log::AnswerLog,
    books::Books,
    demo::{Demo, Environment},
    items::Items,
    shopper::Shopper,
};

const ROUNDS: usize = 10;

/// Of the moments of the kills and of what is bought.
const SEED: u64 = 20_261_121;

pub const SHOPPERS: [&str; 6] = [
    "shopper@demo.test",
    "ben@buyers.test",
    "chloe@buyers.test",
    "dmitri@buyers.test",
    "emma@buyers.test",
    "farid@buyers.test",
];

/// Kills the database until somebody notices: a kill between two statements of everybody hits
/// nobody and proves nothing.
async fn kill_database(demo: &Demo, answer_log: &AnswerLog, round: usize) -> usize {
    for kills in 1..=10 {
        let before = answer_log.refusals();
        demo.kill_database().await;
        if answer_log.noticed(before).await {
            println!("the database was killed in round {round}, {kills} times");
            return kills;
        }
    }
    panic!("nobody noticed that the database was killed ten times");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_in_mid_checkout_again_and_again_and_its_database_too_the_shop_loses_nothing_that_it_had_answered()
 {
    let rounds = testing::scale("VERIFY_KILLS", ROUNDS);
    let mut database_kills = 0;
    let mut rng = StdRng::seed_from_u64(testing::seed(SEED));
    let environment = Environment::new(&mut rng);
    let answer_log = Arc::new(AnswerLog::default());
    let mut demo = Demo::start(&environment).await;
    let items = Arc::new(Items::find(&demo.clients()).await);
    let mut shoppers = Vec::new();
    for email in SHOPPERS {
        let seed = StdRng::seed_from_u64(rng.random());
        shoppers.push(Shopper::sign_in(&demo.clients(), email, seed).await);
    }
    for round in 0..rounds {
        set_faults(&demo, round).await;
        let mut shopping = JoinSet::new();
        for shopper in shoppers.drain(..) {
            shopping.spawn(shopper.shop(demo.clients(), items.clone(), answer_log.clone()));
        }
        let mut moment = || Duration::from_millis(rng.random_range(0..500));
        let (first, second) = (moment(), moment());
        let kills = async {
            if round % 2 == 0 {
                answer_log.wait_for_payments(2, first).await;
                database_kills += kill_database(&demo, &answer_log, round).await;
            }
            answer_log.wait_for_payments(2, second).await;
        };
        tokio::select! {
            () = kills => {}
            early = shopping.join_next() => panic!("a shopper stopped before the kill: {early:?}"),
        }
        demo.kill();
        shoppers = shopping.join_all().await;
        answer_log.end_round(round);
        let books = Books::open(&environment).await;
        books.check_against(&answer_log).await;
        if round == rounds - 1 {
            books.make_checks_due().await;
        }
        drop(books);
        demo = Demo::start(&environment).await;
    }
    let mut finishing = JoinSet::new();
    for shopper in shoppers {
        finishing.spawn(shopper.finish(demo.clients(), items.clone(), answer_log.clone()));
    }
    finishing.join_all().await;
    demo.stop();
    let books = Books::open(&environment).await;
    books.check_against(&answer_log).await;
    let cut = answer_log.read().cut;
    assert!(cut.contains_key("capture"), "no kill hit one: {cut:?}");
    books.assert_settled(&answer_log);
    books.assert_equal_to_paypals(&environment).await;
    testing::done(rounds, "kills of the gateway");
    testing::done(database_kills, "kills of PostgreSQL");
}

/// PayPal is as far away as in life, so that kills fall between its calls; and in every other
/// round its webhooks never come, so that reconciliation has to find out by itself.
async fn set_faults(demo: &Demo, round: usize) {
    let lost = if round % 2 == 1 { 1_000_000 } else { 0 };
    let faults = json!({ "delayMs": 50, "dropWebhooks": lost });
    let emulator = demo.clients().emulator;
    emulator
        .put("/emulator/faults", faults)
        .await
        .unwrap()
        .expect(200);
}
