//! A backup and a moment of the past, as docs/operations says: a replica is backed up while people
//! buy, they buy on, and a server is restored to a moment between two of their purchases. It knows
//! of everything before that moment and of nothing after it, PayPal's books name what was lost, and
//! the marketplace opens again on it. Takes minutes: `npx rust-just restore`.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use rand::{Rng, SeedableRng, rngs::StdRng};
use tokio::task::JoinSet;

use crate::{
    SHOPPERS, answer_log::AnswerLog, books::Books, cluster::Cluster, items::Items,
    restored::Restored, shopper::Shopper,
};

/// How soon a segment of the log is in the archive, and a replica follows.
const PATIENCE: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes and wants HAProxy, PgBouncer and PostgreSQL: `npx rust-just restore`"]
async fn a_backup_restored_to_a_moment_has_all_before_it_and_the_books_name_all_after_it() {
    let mut rng = StdRng::from_os_rng();
    let cluster = Cluster::start(&mut rng).await;
    let items = Arc::new(Items::find(&cluster.clients()).await);
    let backup = folder(&cluster).join("backup");

    let before = shop(&cluster, &items, &mut rng, async |log| {
        log.wait_for_payments(5, Duration::ZERO).await;
        back_up(&cluster, &backup, log);
        log.wait_for_payments(10, Duration::ZERO).await;
    })
    .await;
    let moment = now(&cluster);
    let after = shop(&cluster, &items, &mut rng, async |log| {
        log.wait_for_payments(15, Duration::ZERO).await;
    })
    .await;
    let books = Books::at(cluster.database()).await;
    for log in [&before, &after] {
        books.check_against(log).await;
        books.assert_settled(log);
    }
    books.assert_equal_to(&cluster.paypal()).await;
    drop(books);
    archive(&cluster).await;

    let begun = Instant::now();
    let mut restored = Restored::at(&cluster, &backup, &moment).await;
    println!("restored to {moment} in {:.1?}", begun.elapsed());
    holds(&restored.database(), &cluster, (&[&before], &after)).await;

    for name in ["db1", "db2", "db3"] {
        cluster.stop_database(name).await;
    }
    let begun = Instant::now();
    restored.take_over().await;
    println!("it was the primary after {:.1?}", begun.elapsed());
    holds(&cluster.database(), &cluster, (&[&before], &after)).await;

    for name in ["db2", "db3"] {
        cluster.rejoin(name).await;
    }
    let primary = cluster.primary();
    for sql in [
        "alter system reset synchronous_standby_names",
        "select pg_reload_conf()",
    ] {
        cluster.ask(&primary, sql).unwrap();
    }
    for number in 0..3 {
        cluster.restart(number).await;
    }
    let again = shop(&cluster, &items, &mut rng, async |log| {
        log.wait_for_payments(10, Duration::ZERO).await;
    })
    .await;
    replicas_follow(&cluster).await;
    holds(&cluster.database(), &cluster, (&[&before, &again], &after)).await;
    given_once(&after, &again);
    let [before, after, again] = [&before, &after, &again].map(|log| log.read().paid.len());
    println!(
        "{before} orders paid before the moment are there, {after} paid after it are not and \
         PayPal's books name each, {again} were paid since"
    );
    drop(restored);
    cluster.stop();
}

/// Where the servers' user can write.
fn folder(cluster: &Cluster) -> PathBuf {
    let folder = cluster.path("restore");
    std::fs::create_dir(&folder).unwrap();
    cluster.os_user().own(&folder).unwrap();
    folder
}

/// What shoppers are told until this is over; then each checkout is brought to its end.
async fn shop(
    cluster: &Cluster,
    items: &Arc<Items>,
    rng: &mut StdRng,
    story: impl AsyncFnOnce(&AnswerLog),
) -> AnswerLog {
    let log = Arc::new(AnswerLog::default());
    let stop = Arc::new(AtomicBool::new(false));
    let mut shopping = JoinSet::new();
    for email in SHOPPERS {
        let seed = StdRng::seed_from_u64(rng.random());
        let shopper = Shopper::sign_in(&cluster.clients(), email, seed).await;
        let visit = (cluster.clients(), items.clone(), log.clone());
        shopping.spawn(shopper.shop_until(visit, stop.clone()));
    }
    tokio::select! {
        () = story(&log) => {}
        early = shopping.join_next() => panic!("a shopper gave up: {early:?}"),
    }
    stop.store(true, Ordering::Relaxed);
    let mut finishing = JoinSet::new();
    for shopper in shopping.join_all().await {
        finishing.spawn(shopper.finish(cluster.clients(), items.clone(), log.clone()));
    }
    finishing.join_all().await;
    Arc::into_inner(log).unwrap()
}

fn back_up(cluster: &Cluster, folder: &Path, log: &AnswerLog) {
    let paid = || log.read().paid.len();
    let (begun, before) = (Instant::now(), paid());
    cluster.backup(folder);
    println!(
        "a backup took {:.1?}; {} orders were paid meanwhile",
        begun.elapsed(),
        paid() - before
    );
}

/// The moment by the primary's clock, as restore.sh takes it.
fn now(cluster: &Cluster) -> String {
    let now =
        "select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'";
    cluster.ask(&cluster.primary(), now).unwrap()
}

/// Waits until all of the log so far is in the archive.
async fn archive(cluster: &Cluster) {
    let switch = "select pg_walfile_name(pg_switch_wal())";
    let segment = cluster.ask(&cluster.primary(), switch).unwrap();
    let begun = Instant::now();
    while !cluster.path("wal").join(&segment).exists() {
        assert!(begun.elapsed() < PATIENCE, "{segment} is not archived");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// All of these purchases are in the database and sound; the others are not, and a comparison with
/// PayPal's books finds exactly their money.
async fn holds(database: &str, cluster: &Cluster, (there, lost): (&[&AnswerLog], &AnswerLog)) {
    let books = Books::at(database.to_owned()).await;
    for log in there {
        books.check_against(log).await;
        books.assert_settled(log);
    }
    books.assert_lost_to(&cluster.paypal(), lost).await;
}

/// Replicas replay what the primary has written until now: none still waits at the moment.
async fn replicas_follow(cluster: &Cluster) {
    let primary = cluster.primary();
    let place = cluster
        .ask(&primary, "select pg_current_wal_lsn()")
        .unwrap();
    let replayed = format!(
        "select count(*) from pg_stat_replication \
         where sync_state = 'quorum' and replay_lsn >= '{place}'"
    );
    let begun = Instant::now();
    while cluster.ask(&primary, &replayed).as_deref() != Ok("2") {
        assert!(begun.elapsed() < PATIENCE, "a replica does not replay");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// No ID of a lost order was given to another one.
fn given_once(lost: &AnswerLog, again: &AnswerLog) {
    let ids = |log: &AnswerLog| log.read().placed.into_values().map(|order| order.id);
    assert!(ids(lost).max() < ids(again).min());
}
