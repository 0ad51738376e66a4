//! What people notice while the database is out of reach, full, or busy with a hot sale.

mod buyers;
mod deadline;

use std::os::unix::fs::MetadataExt;
use std::time::{Duration, Instant};

use db::PoolSettings;
use db::testing::Proxy;
use diesel_async::SimpleAsyncConnection;
use gateway::Config;
use serde_json::json;

use crate::support::{Answer, Client, SmallDisk, TestApp, address};

const READY: &str = "/health/ready";
/// What asks the database each time.
const ADDRESSES: &str = "/api/user/addresses";

/// A marketplace with production's limits, whose connections to the database a proxy can cut.
async fn behind_a_proxy() -> (TestApp, Proxy) {
    behind_a_proxy_with(|_| ()).await
}

async fn behind_a_proxy_with(change: impl FnOnce(&mut Config)) -> (TestApp, Proxy) {
    let mut proxy = None;
    let app = TestApp::start_with(|config| {
        change(config);
        let database = Proxy::before(&config.db.url).unwrap();
        config.db.url.clone_from(&database.url);
        config.db.pool = PoolSettings::default();
        proxy = Some(database);
    })
    .await;
    (app, proxy.unwrap())
}

#[track_caller]
fn assert_come_again(answer: &Answer) {
    assert_eq!(answer.status, 503, "{}", answer.text);
    assert!(answer.headers.contains_key("retry-after"));
    assert_eq!(answer.headers["content-type"], "application/problem+json");
}

/// As many of these at once, each answered within so many seconds.
async fn all_at_once(client: &Client, path: &str, count: usize, seconds: u64) -> Vec<Answer> {
    let asked = (0..count).map(|_| async {
        let answer = tokio::time::timeout(Duration::from_secs(seconds), client.get(path)).await;
        answer.expect("an answer in time")
    });
    futures_util::future::join_all(asked).await
}

/// How long it takes until this is answered with 200.
async fn until_good(client: &Client, path: &str) -> Duration {
    let started = Instant::now();
    while client.get(path).await.status != 200 {
        assert!(started.elapsed() < Duration::from_secs(30), "{path}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    started.elapsed()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_silent_people_are_told_in_time_and_then_all_is_as_before() {
    let (app, proxy) = behind_a_proxy().await;
    let buyer = app.shopper("ada").await;
    // all connections are open
    all_at_once(&buyer, ADDRESSES, 30, 20).await;
    until_good(&buyer, ADDRESSES).await;
    proxy.fall_silent();
    for answer in all_at_once(&buyer, ADDRESSES, 30, 12).await {
        assert_come_again(&answer);
    }
    // by now nobody waits for the connections of before
    for path in [READY, ADDRESSES] {
        let started = Instant::now();
        assert_come_again(&buyer.get(path).await);
        assert!(started.elapsed() < Duration::from_secs(8), "{path}");
    }
    // what needs no database goes on
    buyer.get("/health/live").await.expect(200);

    proxy.come_back();
    let (guest, looks) = (app.guest(), until_good(&buyer, ADDRESSES));
    let (ready, served) = tokio::join!(until_good(&guest, READY), looks);
    for took in [ready, served] {
        assert!(took < Duration::from_secs(12), "{took:?}");
    }
    for _ in 0..20 {
        buyer.get(ADDRESSES).await.expect(200);
    }
    // what keeps the listings has a pool of its own
    let back = Instant::now();
    while app.behind() > Duration::from_secs(1) {
        assert!(back.elapsed() < Duration::from_secs(30));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_whose_connections_are_all_reset_is_asked_again_at_once() {
    let (app, proxy) = behind_a_proxy().await;
    let buyer = app.shopper("ada").await;
    // whoever would wait for what a dead connection says would wait each time
    let mut quickest = Duration::MAX;
    for _ in 0..3 {
        all_at_once(&buyer, ADDRESSES, 20, 20).await;
        proxy.cut();
        quickest = quickest.min(until_good(&buyer, ADDRESSES).await);
    }
    assert!(quickest < Duration::from_secs(3), "{quickest:?}");
    until_good(&buyer, READY).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_write_is_no_fault_of_the_request() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let buyer = app.shopper("ada").await;
    // disk_full, too_many_connections, io_error, read_only_sql_transaction, admin_shutdown
    for code in ["53100", "53300", "58030", "25006", "57P01"] {
        app.sql(&format!(
            "create or replace function fail() returns trigger language plpgsql as \
             'begin raise exception using errcode = ''{code}''; end'; \
             create or replace trigger fail before insert on cart_lines \
             for each row execute function fail()"
        ))
        .await;
        let refused = buyer.post("/api/cart/add", mug.line(1)).await;
        assert_come_again(&refused);
        assert_eq!(refused.code(), "database_unavailable", "{code}");
    }
    app.sql("drop trigger fail on cart_lines").await;
    buyer.add(&mug, 1).await;
}

/// Where no small disk can be had, the test above shows what PostgreSQL's word for it becomes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_data_disk_refuses_what_needs_room_and_takes_it_once_there_is_some() {
    let app = TestApp::start().await;
    // the disk must belong to whoever the server runs as, which a server elsewhere does not tell
    let data = std::fs::metadata(app.word("select current_setting('data_directory')").await);
    let owner = data.as_ref().map(MetadataExt::uid).ok();
    let small = app.folder.join("small");
    let Some(disk) = owner.and_then(|owner| SmallDisk::at(small, 512, owner)) else {
        println!("the database server's disk cannot be made small");
        return;
    };
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let buyer = app.shopper("ada").await;
    let space = app.word("select 'small_' || current_database()").await;
    let place = disk.path().display();
    app.sql(&format!("create tablespace {space} location '{place}'"))
        .await;
    app.sql(&format!("alter table cart_lines set tablespace {space}"))
        .await;

    disk.fill();
    let refused = buyer.post("/api/cart/add", mug.line(1)).await;
    assert_come_again(&refused);
    assert_eq!(refused.code(), "database_unavailable");
    assert_eq!(buyer.get("/api/cart/findAll").await.expect(200), json!([]));
    disk.make_room();
    let line = buyer.add(&mug, 1).await;
    buyer.place("place", &[line]).await.expect(201);
    app.assert_invariants().await;

    app.sql("alter table cart_lines set tablespace pg_default")
        .await;
    app.sql(&format!("drop tablespace {space}")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hot_sale_leaves_connections_to_all_others() {
    let app = TestApp::start_with(|config| config.http.answer_cache = 0).await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 50).await;
    let (buyer, other) = (app.shopper("ada").await, app.shopper("bob").await);
    let line = buyer.add(&mug, 1).await;
    // from now on whoever buys the mug waits for its row
    let mut keeper = app.database.pool.get().await.unwrap();
    keeper
        .batch_execute(&format!(
            "set idle_in_transaction_session_timeout = 0; begin; \
             select from stock where variant_id = {} for update",
            mug.variant
        ))
        .await
        .unwrap();
    let sale: Vec<_> = (0..40)
        .map(|number| {
            let buyer = buyer.clone();
            tokio::spawn(async move {
                let body = json!({ "cartItemIds": [line], "address": address() });
                buyer
                    .post_once("/api/orders", &format!("buy-{number}"), body)
                    .await
            })
        })
        .collect();
    let held = "select least(count(*), 6) from pg_stat_activity \
                where datname = current_database() and wait_event_type = 'Lock'";
    app.until(held, 6).await;

    let others = async {
        app.guest().get(&mug.path()).await.expect(200);
        other.get(ADDRESSES).await.expect(200);
        let session = json!({ "email": "bob@example.com", "password": "correct horse battery" });
        let guest = app.guest();
        guest.post("/api/auth/signin", session).await.expect(200);
        let webhook = guest.post("/api/webhooks/paypal", json!({})).await;
        assert_eq!((webhook.status, webhook.code()), (400, "webhook_refused"));
        guest.get(READY).await.expect(200);
        other.post("/api/cart/add", mug.line(1)).await.expect(200);
    };
    let in_time = tokio::time::timeout(Duration::from_secs(6), others).await;
    keeper.batch_execute("rollback").await.unwrap();
    in_time.unwrap();
    for bought in sale {
        let answer = bought.await.unwrap();
        assert!([201, 409, 503].contains(&answer.status), "{}", answer.text);
    }
    app.assert_invariants().await;
}
