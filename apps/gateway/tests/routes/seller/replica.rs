//! Figures and tables from a replica, as a seller sees them: never older than what they just did.

use std::path::Path;
use std::time::{Duration, Instant};

use db::testing::{database_on, url_of};
use db::{Pool, PoolSettings};
use diesel::QueryableByName;
use diesel::sql_types::Bool;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use embedded_postgres::{Cluster, find};
use gateway::Config;
use tokio::task::spawn_blocking;

use crate::support::{Client, TestApp, until_shown};

const DASHBOARD: &str = "/api/seller/dashboard";
/// What is read from replicas beside the dashboard.
const TABLES: [&str; 6] = [
    "/api/seller/orders/export",
    "/api/seller/products/export",
    "/api/seller/statements",
    "/feeds/clay.xml",
    "/sitemap.xml",
    "/sitemaps/products-1.xml",
];

#[derive(QueryableByName)]
struct Asked {
    #[diesel(sql_type = Bool)]
    asked: bool,
}

/// A marketplace that reads from a standby, and that.
async fn replicated() -> (TestApp, Pool, [Cluster; 2]) {
    let packages = find::node_modules(Path::new(env!("CARGO_MANIFEST_DIR")));
    let start = move || Cluster::throwaway_with_standby(packages.as_deref());
    let (primary, standby) = spawn_blocking(start).await.unwrap().unwrap();
    let settings = PoolSettings {
        wait: Duration::from_secs(20),
        ..PoolSettings::default()
    };
    let server = primary.url("postgres");
    let database = database_on(&server, settings.clone()).await.unwrap();
    let here = Pool::connect(&server, &settings).await.unwrap();
    run(&here, "create role blind login password 'blind'").await;
    let (_, name) = database.url.rsplit_once('/').unwrap();
    let replica = url_of(&standby.url("postgres"), name);
    let there = Pool::connect(&replica, &settings).await.unwrap();
    let app = TestApp::start_on(database, |config| config.db.replicas = vec![replica]).await;
    (app, there, [primary, standby])
}

async fn run(pool: &Pool, sql: &str) {
    let mut conn = pool.get().await.unwrap();
    conn.batch_execute(sql).await.unwrap();
}

/// Whether the answer was read from the replica alone.
async fn is_from_replica(app: &TestApp, client: &Client, path: &str) -> bool {
    let (by_primary, by_replica) = app.reads().lent();
    client.get(path).await.expect(200);
    let after = app.reads().lent();
    after.0 == by_primary && after.1 > by_replica
}

/// Reads from the same standby, and has no index yet.
fn fresh(config: &mut Config, app: &TestApp, name: &str) {
    config.db.replicas = app.config().db.replicas.clone();
    config.data = app.folder.join(name);
}

/// The same as somebody who may look at no table there.
fn blind(config: &mut Config, app: &TestApp) {
    fresh(config, app, "blind");
    for replica in &mut config.db.replicas {
        let (_, server) = replica.split_once('@').unwrap();
        *replica = format!("postgres://blind:blind@{server}");
    }
}

/// How many products can be found.
async fn found(guest: &Client) -> i64 {
    let found = guest.get("/api/public/products").await.expect(200);
    found["total"].as_i64().unwrap()
}

/// Whether the last that some connection asked the standby was for documents of an index.
async fn is_poured_from(there: &Pool) -> bool {
    let asked = "select exists (select from pg_stat_activity \
         where pid <> pg_backend_pid() and starts_with(query, 'select p.id, json_build_object(''card''')) as asked";
    let mut conn = there.get().await.unwrap();
    let asked: Asked = diesel::sql_query(asked)
        .get_result(&mut conn)
        .await
        .unwrap();
    asked.asked
}

async fn low_stock(seller: &Client) -> i64 {
    let seen = seller.get(DASHBOARD).await.expect(200);
    seen["toDo"]["lowStock"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_sees_their_own_change_at_once_however_late_the_replica_is() {
    let (app, there, [_primary, standby]) = replicated().await;
    let (clay, guest) = (app.seller("clay").await, app.guest());
    app.product(&clay, "Mug", 1999, 1).await;
    until_shown("the replica", async || {
        is_from_replica(&app, &clay, DASHBOARD).await
    })
    .await;
    assert_eq!(low_stock(&clay).await, 1);
    for path in TABLES {
        until_shown(path, async || is_from_replica(&app, &clay, path).await).await;
    }

    // a gateway that has no index yet fills it from there
    let mut twins = 0;
    until_shown("an index filled from the replica", async || {
        twins += 1;
        let name = format!("twin-{twins}");
        let twin = app
            .second_gateway_with(|config| fresh(config, &app, &name))
            .await;
        assert_eq!(found(&twin.of(&guest)).await, 1);
        is_poured_from(&there).await
    })
    .await;
    // and from the database if the replica fails at it
    let twin = app.second_gateway_with(|config| blind(config, &app)).await;
    assert_eq!(found(&twin.of(&guest)).await, 1);

    run(&there, "select pg_wal_replay_pause()").await;
    app.product(&clay, "Jug", 4000, 1).await;
    // nothing that happened before it began is missing
    let late = app
        .second_gateway_with(|config| fresh(config, &app, "second"))
        .await;
    assert_eq!(found(&late.of(&guest)).await, 2);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(2) {
        assert_eq!(low_stock(&clay).await, 2);
        assert!(!is_from_replica(&app, &clay, DASHBOARD).await);
    }
    let table = clay.get("/api/seller/products/export").await.text;
    assert!(table.contains("Jug"), "{table}");

    run(&there, "select pg_wal_replay_resume()").await;
    until_shown("the replica", async || {
        is_from_replica(&app, &clay, DASHBOARD).await
    })
    .await;
    assert_eq!(low_stock(&clay).await, 2);

    let killed = spawn_blocking(move || standby.stop());
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(2) {
        assert_eq!(low_stock(&clay).await, 2);
        for path in TABLES {
            let who = if path.starts_with("/api") {
                &clay
            } else {
                &guest
            };
            who.get(path).await.expect(200);
        }
    }
    killed.await.unwrap();
    assert!(!is_from_replica(&app, &clay, DASHBOARD).await);
}
