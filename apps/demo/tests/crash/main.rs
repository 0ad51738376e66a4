//! The demo is killed in mid-checkout, as a power cut would do it to the shop alone: what it had
//! answered must still be true, what it had not must come right, and nothing may be left running.
//!
//! Several shoppers place, approve and capture orders at the same time and note every answer.
//! After each kill the database is opened without the demo and held against those notes; after the
//! last restart every checkout is brought to its end, and PayPal's books are held against the
//! shop's. In every other round PostgreSQL is killed first, under a shop that goes on.
#![cfg(test)]

mod books;
mod client;
mod cluster;
mod demo;
mod failover;
mod notes;
mod points;
mod processes;
mod shelf;
mod shopper;

use std::{sync::Arc, time::Duration};

use db::testing;
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    books::Books,
    demo::{Demo, Place},
    notes::Notes,
    shelf::Shelf,
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
async fn kill_database(demo: &Demo, notes: &Notes, round: usize) -> usize {
    for kills in 1..=10 {
        let before = notes.refusals();
        demo.kill_database().await;
        if notes.noticed(before).await {
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
    let mut dice = StdRng::seed_from_u64(testing::seed(SEED));
    let place = Place::new(&mut dice);
    let notes = Arc::new(Notes::default());
    let mut demo = Demo::start(&place).await;
    let shelf = Arc::new(Shelf::look(&demo.doors()).await);
    let mut shoppers = Vec::new();
    for email in SHOPPERS {
        let seed = StdRng::seed_from_u64(dice.random());
        shoppers.push(Shopper::sign_in(&demo.doors(), email, seed).await);
    }
    for round in 0..rounds {
        set_scene(&demo, round).await;
        let mut shopping = JoinSet::new();
        for shopper in shoppers.drain(..) {
            shopping.spawn(shopper.shop(demo.doors(), shelf.clone(), notes.clone()));
        }
        let mut moment = || Duration::from_millis(dice.random_range(0..500));
        let (first, second) = (moment(), moment());
        let kills = async {
            if round % 2 == 0 {
                notes.wait_for_payments(2, first).await;
                database_kills += kill_database(&demo, &notes, round).await;
            }
            notes.wait_for_payments(2, second).await;
        };
        tokio::select! {
            () = kills => {}
            early = shopping.join_next() => panic!("a shopper stopped before the kill: {early:?}"),
        }
        demo.kill();
        shoppers = shopping.join_all().await;
        notes.end_round(round);
        let books = Books::open(&place).await;
        books.hold_against(&notes).await;
        if round == rounds - 1 {
            books.let_time_pass().await;
        }
        drop(books);
        demo = Demo::start(&place).await;
    }
    let mut finishing = JoinSet::new();
    for shopper in shoppers {
        finishing.spawn(shopper.finish(demo.doors(), shelf.clone(), notes.clone()));
    }
    finishing.join_all().await;
    demo.stop();
    let books = Books::open(&place).await;
    books.hold_against(&notes).await;
    let cut = notes.read().cut;
    assert!(cut.contains_key("capture"), "no kill hit one: {cut:?}");
    books.assert_settled(&notes);
    books.assert_equal_to_paypals(&place).await;
    testing::done(rounds, "kills of the gateway");
    testing::done(database_kills, "kills of PostgreSQL");
}

/// PayPal is as far away as in life, so that kills fall between its calls; and in every other
/// round its webhooks never come, so that reconciliation has to find out by itself.
async fn set_scene(demo: &Demo, round: usize) {
    let lost = if round % 2 == 1 { 1_000_000 } else { 0 };
    let knobs = json!({ "delayMs": 50, "dropWebhooks": lost });
    let emulator = demo.doors().emulator;
    emulator
        .put("/emulator/faults", knobs)
        .await
        .unwrap()
        .expect(200);
}
