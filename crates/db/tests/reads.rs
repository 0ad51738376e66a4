//! Reading from a replica that really follows: PostgreSQL's own standby, held up, promoted and
//! killed.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::path::Path;
use std::time::{Duration, Instant};

use db::{Error, Pool, PoolSettings, Reads};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use embedded_postgres::{Cluster, find};
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

const MAX_LAG: Duration = Duration::from_secs(2);

/// How many notes there are, and whether a replica said so.
#[derive(Debug, PartialEq, Eq, QueryableByName)]
struct Seen {
    #[diesel(sql_type = BigInt)]
    notes: i64,
    #[diesel(sql_type = Bool)]
    by_replica: bool,
}

const fn on_replica(notes: i64) -> Seen {
    Seen {
        notes,
        by_replica: true,
    }
}

const fn on_primary(notes: i64) -> Seen {
    Seen {
        notes,
        by_replica: false,
    }
}

/// A primary with a table of notes, its standby, and who reads from both.
struct Fixture {
    reads: Reads,
    here: Pool,
    /// The standby, for who is in charge of it.
    there: Pool,
    /// Where each of them is, and whichever takes writes.
    servers: [String; 2],
    writer: String,
    standby: Cluster,
    primary: Cluster,
    _stop: watch::Sender<bool>,
}

impl Fixture {
    async fn open() -> Self {
        let packages = find::node_modules(Path::new(env!("CARGO_MANIFEST_DIR")));
        let start = move || Cluster::throwaway_with_standby(packages.as_deref());
        let (primary, standby) = spawn_blocking(start).await.unwrap().unwrap();
        let settings = PoolSettings::default();
        let (url, replica) = (primary.url("postgres"), standby.url("postgres"));
        let there = Pool::connect(&replica, &settings).await.unwrap();
        // whichever takes writes, and both to read from
        let (begin, _) = url.rsplit_once('/').unwrap();
        let writer = format!(
            "{begin},127.0.0.1:{}/postgres?target_session_attrs=read-write&connect_timeout=2",
            standby.port()
        );
        let here = Pool::connect(&writer, &settings).await.unwrap();
        let servers = [url, replica];
        let reads = watching(&here, &writer, &servers).await;
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(reads.clone().monitor(stopped));
        let fixture = Self {
            reads,
            here,
            there,
            writer,
            servers,
            standby,
            primary,
            _stop: stop,
        };
        fixture.write("create table notes (id bigint)").await;
        fixture.until_read(on_replica(0)).await;
        fixture
    }

    async fn write(&self, sql: &str) {
        execute(&self.here, sql).await.unwrap();
    }

    async fn on_standby(&self, sql: &str) {
        execute(&self.there, sql).await.unwrap();
    }

    async fn read(&self) -> Seen {
        look(&self.reads.up_to_date().await).await.unwrap()
    }

    /// Reads until this is what is seen.
    async fn until_read(&self, wanted: Seen) {
        let begin = Instant::now();
        while self.read().await != wanted {
            assert!(begin.elapsed() < Duration::from_secs(30), "{wanted:?}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn until_used(&self, in_use: bool) {
        let is_so = || self.reads.statuses().all(|status| status.in_use == in_use);
        until("all replicas in use, or none", is_so).await;
    }
}

async fn watching(here: &Pool, writer: &str, servers: &[String]) -> Reads {
    let at = (writer, &PoolSettings::default());
    Reads::connect(here, at, servers, MAX_LAG).await.unwrap()
}

async fn until(what: &str, is_so: impl Fn() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_secs(30), "never: {what}");
        sleep(Duration::from_millis(20)).await;
    }
}

async fn execute(pool: &Pool, sql: &str) -> Result<(), Error> {
    Ok(pool.get().await?.batch_execute(sql).await?)
}

async fn look(pool: &Pool) -> Result<Seen, Error> {
    ask(
        pool,
        "select count(*) as notes, pg_is_in_recovery() as by_replica from notes",
    )
    .await
}

async fn ask(pool: &Pool, sql: &str) -> Result<Seen, Error> {
    db::transaction(pool, async |tx| {
        Ok(diesel::sql_query(sql).get_result(tx.conn()).await?)
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wrote_reads_it_at_once_however_late_a_replica_is() {
    let fixture = Fixture::open().await;
    // replay goes on asking whether it may, once it has met another record
    fixture.on_standby("select pg_wal_replay_pause()").await;
    fixture.write("insert into notes values (1)").await;
    assert_eq!(fixture.read().await, on_primary(1));
    // who does not mind reads what was there before
    let recent = look(&fixture.reads.recent()).await.unwrap();
    assert!(
        [on_replica(0), on_primary(1)].contains(&recent),
        "{recent:?}"
    );
    fixture.until_used(false).await;
    assert_eq!(look(&fixture.reads.recent()).await.unwrap(), on_primary(1));
    assert_eq!(fixture.read().await, on_primary(1));

    fixture.on_standby("select pg_wal_replay_resume()").await;
    fixture.until_read(on_replica(1)).await;
    fixture.until_used(true).await;
    let (by_primary, by_replicas) = fixture.reads.lent();
    assert!(
        by_primary >= 3 && by_replicas >= 2,
        "{by_primary} {by_replicas}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_changed_by_who_reads_and_nothing_is_read_from_who_was_promoted() {
    let fixture = Fixture::open().await;
    let write = "insert into notes values (7) returning id as notes, true as by_replica";
    for pool in [fixture.reads.up_to_date().await, fixture.reads.recent()] {
        let refused = ask(&pool, write).await;
        assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    }
    // a timeline of its own from now on, which the monitor does not know of yet
    fixture.on_standby("select pg_promote(wait => false)").await;
    let begin = Instant::now();
    let insert = "insert into notes values (666)";
    while execute(&fixture.there, insert).await.is_err() {
        assert!(begin.elapsed() < Duration::from_secs(30));
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(fixture.read().await, on_primary(0));
    fixture.until_used(false).await;
    assert_eq!(look(&fixture.reads.recent()).await.unwrap(), on_primary(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replica_that_is_killed_costs_no_answer() {
    let fixture = Fixture::open().await;
    fixture.write("insert into notes values (1)").await;
    fixture.until_read(on_replica(1)).await;
    // some are in the middle of a statement, the others come as it goes
    let slow = "select count(*) as notes, pg_is_in_recovery() as by_replica from notes, \
         pg_sleep(case when pg_is_in_recovery() then 60 else 0 end) where pg_sleep is not null";
    let held = fixture.reads.recent();
    let asked: Vec<_> = (0..4)
        .map(|_| {
            let pool = fixture.reads.recent();
            tokio::spawn(async move { ask(&pool, slow).await })
        })
        .collect();
    sleep(Duration::from_millis(200)).await;
    let Fixture {
        reads,
        standby,
        primary: _primary,
        ..
    } = fixture;
    let killed = spawn_blocking(move || standby.stop());
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        for pool in [reads.up_to_date().await, reads.recent()] {
            assert_eq!(look(&pool).await.unwrap().notes, 1);
        }
        sleep(Duration::from_millis(5)).await;
    }
    killed.await.unwrap();
    for answer in asked {
        assert_eq!(answer.await.unwrap().unwrap(), on_primary(1));
    }
    let gone = || reads.statuses().all(|status| !status.in_use);
    until("the replica is left out", gone).await;
    assert_eq!(look(&reads.recent()).await.unwrap(), on_primary(1));
    // who chose it before does not wait for it each time
    let begin = Instant::now();
    for _ in 0..20 {
        assert_eq!(look(&held).await.unwrap(), on_primary(1));
    }
    let took = begin.elapsed();
    assert!(took < Duration::from_millis(2500), "{took:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_time_work_begins_the_replicas_are_looked_at_first() {
    let fixture = Fixture::open().await;
    let reads = watching(&fixture.here, &fixture.writer, &fixture.servers).await;
    for _ in 0..2 {
        let mut tries = 0;
        while reads.while_monitored(look_now(&reads)).await != on_replica(0) {
            tries += 1;
            assert!(tries < 20, "the primary reads");
        }
        // what was seen then is too old by now
        sleep(MAX_LAG).await;
    }
}

async fn look_now(reads: &Reads) -> Seen {
    look(&reads.up_to_date().await).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replica_that_has_all_of_a_full_segment_is_not_late() {
    let fixture = Fixture::open().await;
    for notes in 1..=3 {
        fixture.write("insert into notes values (1)").await;
        fixture.write("select pg_switch_wal()").await;
        let begin = Instant::now();
        fixture.until_read(on_replica(notes)).await;
        // sooner than the next record comes by itself
        let took = begin.elapsed();
        assert!(took < Duration::from_secs(6), "{took:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_primary_is_no_replica_until_another_server_leads() {
    let Fixture {
        reads,
        here,
        there,
        standby,
        primary,
        _stop,
        ..
    } = Fixture::open().await;
    let named = |cluster: &Cluster| vec![format!("127.0.0.1:{}", cluster.port())];
    let (first, second) = (named(&primary), named(&standby));
    let known = || -> Vec<_> {
        reads
            .statuses()
            .map(|status| status.name.to_owned())
            .collect()
    };
    until("the standby alone", || known() == second).await;
    until("it is in use", || {
        reads.statuses().all(|status| status.in_use)
    })
    .await;

    spawn_blocking(move || primary.stop()).await.unwrap();
    let promote = "select pg_promote(wait => false)";
    execute(&there, promote).await.unwrap();
    until("the old primary alone", || known() == first).await;
    assert!(reads.statuses().all(|status| !status.in_use));
    assert_eq!(look(&here).await.unwrap(), on_primary(0));
}
