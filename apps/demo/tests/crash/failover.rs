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
    SHOPPERS, answer_log::AnswerLog, books::Books, cluster::Cluster, items::Items, shopper::Shopper,
};

/// How soon gateways find the new primary, so that the next order is paid.
const WITHIN: Duration = Duration::from_secs(10);

/// How soon an index is filled anew, on a machine that may be busy.
const FILLED: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes and wants HAProxy, PgBouncer and PostgreSQL: `npx rust-just failover`"]
async fn gateways_restart_and_the_primary_dies_and_nothing_is_lost_that_was_answered() {
    let mut rng = StdRng::from_os_rng();
    let cluster = Cluster::start(&mut rng).await;
    let answer_log = Arc::new(AnswerLog::default());
    let items = Arc::new(Items::find(&cluster.clients()).await);
    let stop = Arc::new(AtomicBool::new(false));
    let mut shopping = JoinSet::new();
    for email in SHOPPERS {
        let seed = StdRng::seed_from_u64(rng.random());
        let shopper = Shopper::sign_in(&cluster.clients(), email, seed).await;
        let visit = (cluster.clients(), items.clone(), answer_log.clone());
        shopping.spawn(shopper.shop_until(visit, stop.clone()));
    }
    let story = async {
        restart_gateways(&cluster, &answer_log).await;
        kill_the_primary(&cluster, &answer_log).await;
        cluster.rejoin("db1").await;
        answer_log.wait_for_payments(10, Duration::ZERO).await;
    };
    tokio::select! {
        () = story => {}
        early = shopping.join_next() => panic!("a shopper gave up: {early:?}"),
    }
    stop.store(true, Ordering::Relaxed);
    let mut finishing = JoinSet::new();
    for shopper in shopping.join_all().await {
        finishing.spawn(shopper.finish(cluster.clients(), items.clone(), answer_log.clone()));
    }
    finishing.join_all().await;
    let books = Books::at(cluster.database()).await;
    books.check_against(&answer_log).await;
    books.assert_settled(&answer_log);
    books.assert_equal_to(&cluster.paypal()).await;
    drop(books);
    all_gateways_say_the_same(&cluster).await;
    let recorded = answer_log.read();
    println!(
        "{} orders placed and {} paid were told of; none is lost, none paid twice",
        recorded.placed.len(),
        recorded.paid.len()
    );
    cluster.stop();
}

async fn restart_gateways(cluster: &Cluster, answer_log: &AnswerLog) {
    cluster.upgrade();
    for number in 0..3 {
        answer_log.wait_for_payments(10, Duration::ZERO).await;
        let begun = Instant::now();
        cluster.restart(number).await;
        println!(
            "gateway{} was back after {:.1?}",
            number + 1,
            begun.elapsed()
        );
    }
    answer_log.wait_for_payments(10, Duration::ZERO).await;
    let (recorded, refused) = (answer_log.read(), answer_log.refusals());
    println!(
        "{} orders paid during the restarts, {refused} requests refused",
        recorded.paid.len()
    );
    assert!(
        refused == 0 && recorded.cut.is_empty(),
        "{refused} {:?}",
        recorded.cut
    );
}

async fn kill_the_primary(cluster: &Cluster, answer_log: &AnswerLog) {
    let before = answer_log.refusals();
    let begun = Instant::now();
    cluster.signal("-KILL", "db1");
    cluster.promote();
    let promoted = begun.elapsed();
    answer_log.wait_for_payments(1, Duration::ZERO).await;
    let paid = begun.elapsed();
    answer_log.wait_for_payments(20, Duration::ZERO).await;
    let refused = answer_log.refusals() - before;
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
