//! The whole cluster of docs/operations under load: gateways are restarted one after the other, the
//! primary is killed and a replica takes its place. Takes minutes: `npx rust-just failover`.
//!
//! `GATEWAY=/an/older/gateway SCHEMA_UP_TO=99999999999999 npx rust-just failover` begins with older
//! gateways on the migrated database; the restarts are then an upgrade.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rand::{Rng, SeedableRng, rngs::StdRng};
use tokio::task::JoinSet;

use crate::{
    SHOPPERS, books::Books, cluster::Cluster, notes::Notes, shelf::Shelf, shopper::Shopper,
};

/// How soon gateways find the new primary, so that the next order is paid.
const WITHIN: Duration = Duration::from_secs(10);

/// How soon an index is filled anew, on a machine that may be busy.
const FILLED: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes and wants HAProxy, PgBouncer and PostgreSQL: `npx rust-just failover`"]
async fn gateways_restart_and_the_primary_dies_and_nothing_is_lost_that_was_answered() {
    let mut dice = StdRng::from_os_rng();
    let cluster = Cluster::start(&mut dice).await;
    let notes = Arc::new(Notes::default());
    let shelf = Arc::new(Shelf::look(&cluster.doors()).await);
    let stop = Arc::new(AtomicBool::new(false));
    let mut shopping = JoinSet::new();
    for email in SHOPPERS {
        let seed = StdRng::seed_from_u64(dice.random());
        let shopper = Shopper::sign_in(&cluster.doors(), email, seed).await;
        let visit = (cluster.doors(), shelf.clone(), notes.clone());
        shopping.spawn(shopper.shop_until(visit, stop.clone()));
    }
    let story = async {
        restart_gateways(&cluster, &notes).await;
        lose_the_primary(&cluster, &notes).await;
        cluster.rejoin("db1").await;
        notes.wait_for_payments(10, Duration::ZERO).await;
    };
    tokio::select! {
        () = story => {}
        early = shopping.join_next() => panic!("a shopper gave up: {early:?}"),
    }
    stop.store(true, Ordering::Relaxed);
    let mut finishing = JoinSet::new();
    for shopper in shopping.join_all().await {
        finishing.spawn(shopper.finish(cluster.doors(), shelf.clone(), notes.clone()));
    }
    finishing.join_all().await;
    let books = Books::at(cluster.database()).await;
    books.hold_against(&notes).await;
    books.assert_settled(&notes);
    books.assert_equal_to(&cluster.paypal()).await;
    drop(books);
    all_gateways_say_the_same(&cluster).await;
    let pages = notes.read();
    println!(
        "{} orders placed and {} paid were told of; none is lost, none paid twice",
        pages.placed.len(),
        pages.paid.len()
    );
    cluster.stop();
}

async fn restart_gateways(cluster: &Cluster, notes: &Notes) {
    cluster.upgrade();
    for number in 0..3 {
        notes.wait_for_payments(10, Duration::ZERO).await;
        let begun = Instant::now();
        cluster.restart(number).await;
        println!(
            "gateway{} was back after {:.1?}",
            number + 1,
            begun.elapsed()
        );
    }
    notes.wait_for_payments(10, Duration::ZERO).await;
    let (pages, refused) = (notes.read(), notes.refusals());
    println!(
        "{} orders paid during the restarts, {refused} requests refused",
        pages.paid.len()
    );
    assert!(
        refused == 0 && pages.cut.is_empty(),
        "{refused} {:?}",
        pages.cut
    );
}

async fn lose_the_primary(cluster: &Cluster, notes: &Notes) {
    let before = notes.refusals();
    let begun = Instant::now();
    cluster.signal("-KILL", "db1");
    cluster.promote();
    let promoted = begun.elapsed();
    notes.wait_for_payments(1, Duration::ZERO).await;
    let paid = begun.elapsed();
    notes.wait_for_payments(20, Duration::ZERO).await;
    let refused = notes.refusals() - before;
    println!(
        "the primary was killed; a replica was promoted after {promoted:.1?}, the next order was \
         paid after {paid:.1?}, {refused} requests were answered 503 meanwhile"
    );
    let found = paid.saturating_sub(promoted);
    assert!(found < WITHIN, "orders went through after {paid:.1?}");
}

/// Indexes and answers that are kept ready belong to the new timeline, on all of them.
async fn all_gateways_say_the_same(cluster: &Cluster) {
    let list = "/api/public/products?pageSize=50&sort=newest";
    let begun = Instant::now();
    loop {
        let mut answers = Vec::new();
        for gateway in cluster.gateways() {
            let cards = gateway.get(list).await.unwrap().expect(200);
            let mut said = cards["items"].as_array().unwrap().clone();
            for card in said.clone().iter().take(10) {
                let path = format!("/api/public/products/{}", card["slug"].as_str().unwrap());
                said.push(gateway.get(&path).await.unwrap().expect(200));
            }
            answers.push(said);
        }
        if answers.iter().all(|said| *said == answers[0]) {
            return;
        }
        assert!(begun.elapsed() < FILLED, "they say different things");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
