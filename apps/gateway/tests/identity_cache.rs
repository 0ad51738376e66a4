//! Who is let in is remembered for a second. What ends or changes on one gateway holds there
//! at once and on the others as soon as they hear of it.

use std::pin::pin;
use std::time::{Duration, Instant};

use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use futures_util::StreamExt;
use serde_json::{Value, json};

use crate::support::{Client, SecondGateway, TestApp, assert_shown_within, until_shown};

const ME: &str = "/api/user/me";
const SHELF: &str = "/api/seller/products";
const PASSWORD: &str = "correct horse battery";

/// Less than the second for which an identity is cached: the notification must have done it.
const SOON: Duration = Duration::from_millis(700);

async fn session(app: &TestApp, name: &str) -> Value {
    let body = json!({ "email": format!("{name}@example.com"), "password": PASSWORD });
    app.guest().post("/api/auth/signin", body).await.expect(200)
}

fn holder(app: &TestApp, session: &Value) -> Client {
    app.guest().with_token(session["token"].as_str().unwrap())
}

/// What the other gateway says once it was asked just before a change.
struct Watch<'a> {
    there: Client,
    path: &'a str,
    what: &'a str,
}

impl<'a> Watch<'a> {
    async fn new(
        twin: &SecondGateway,
        client: &Client,
        path: &'a str,
        now: u16,
        what: &'a str,
    ) -> Self {
        let there = twin.of(client);
        there.get(path).await.expect(now);
        Self { there, path, what }
    }

    /// How long it takes until it says so.
    async fn turns(self, status: u16) -> Duration {
        let Self { there, path, what } = self;
        let took = until_shown(what, async || there.get(path).await.status == status).await;
        println!("{what} after {took:?}");
        took
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ends_a_session_on_one_gateway_holds_on_the_other() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    assert_shown_within(SOON, async |round| {
        let name = format!("ada{round}");
        let here = app.shopper(&name).await;
        let watch = Watch::new(&twin, &here, ME, 200, "signed out").await;
        here.post("/api/auth/signout", json!({})).await.expect(200);
        let signed_out = watch.turns(401).await;

        let (here, phone) = (session(&app, &name).await, session(&app, &name).await);
        let (here, phone) = (holder(&app, &here), holder(&app, &phone));
        let watch = Watch::new(&twin, &phone, ME, 200, "ended from afar").await;
        let devices = here.get("/api/user/sessions").await.expect(200);
        let mut devices = devices.as_array().unwrap().iter();
        let device = devices.find(|device| device["current"] == false).unwrap();
        let path = format!("/api/user/sessions/{}", device["id"]);
        here.delete(&path).await.expect(204);
        let ended = watch.turns(401).await;

        let thief = session(&app, &name).await;
        let watch = Watch::new(&twin, &holder(&app, &thief), ME, 200, "token reused").await;
        let exchange = json!({ "refreshToken": thief["refreshToken"] });
        let guest = app.guest();
        let answer = guest.post("/auth/refresh-token", exchange.clone()).await;
        answer.expect(200);
        app.sql("update refresh_tokens set used_at = used_at - interval '31 seconds'")
            .await;
        guest
            .post("/auth/refresh-token", exchange)
            .await
            .expect(401);
        let reused = watch.turns(401).await;

        let phone = holder(&app, &session(&app, &name).await);
        let watch = Watch::new(&twin, &phone, ME, 200, "password changed").await;
        let change = json!({ "currentPassword": PASSWORD, "newPassword": "another good one 7" });
        let changed = here.post("/api/user/change-password", change).await;
        changed.expect(200);
        let changed = watch.turns(401).await;
        twin.of(&here).get(ME).await.expect(200);
        signed_out.max(ended).max(reused).max(changed)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_revoked_on_one_gateway_is_refused_on_the_other() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    let clay = app.seller("clay").await;
    let keys = "/api/seller/keys";
    let body = json!({ "name": "Till", "scopes": ["products:read"], "currentPassword": PASSWORD });
    assert_shown_within(SOON, async |_| {
        let made = clay.post(keys, body.clone()).await.expect(201);
        let program = clay.with_token(made["secret"].as_str().unwrap());
        let watch = Watch::new(&twin, &program, SHELF, 200, "key revoked").await;
        let path = format!("{keys}/{}", made["key"]["id"]);
        clay.delete(&path).await.expect(204);
        program.get(SHELF).await.expect(401);
        watch.turns(401).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn roles_and_accounts_that_change_on_one_gateway_change_on_the_other() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    assert_shown_within(SOON, async |round| {
        let here = app.shopper(&format!("ada{round}")).await;
        let watch = Watch::new(&twin, &here, SHELF, 403, "role granted").await;
        let name = format!("Clay {round}");
        let shop = json!({ "shopName": name, "description": "Mugs and bowls" });
        let opened = here.post("/api/seller/registration", shop).await;
        opened.expect(200);
        let granted = watch.turns(200).await;

        let watch = Watch::new(&twin, &here, SHELF, 200, "role taken").await;
        app.sql("delete from user_roles where role = 'ROLE_SHOP_MANAGER'")
            .await;
        let taken = watch.turns(403).await;

        let watch = Watch::new(&twin, &here, ME, 200, "account closed").await;
        app.sql("update users set activated_at = null").await;
        let closed = watch.turns(401).await;

        let bob = app.shopper(&format!("bob{round}")).await;
        let watch = Watch::new(&twin, &bob, ME, 200, "session deleted").await;
        app.sql("delete from sessions where ended_at is null").await;
        let ended = watch.turns(401).await;

        let eve = app.shopper(&format!("eve{round}")).await;
        // not their profile, which is gone at once
        let devices = "/api/user/sessions";
        let watch = Watch::new(&twin, &eve, devices, 200, "account deleted").await;
        app.sql(&format!("delete from users where username = 'eve{round}'"))
            .await;
        let deleted = watch.turns(401).await;
        granted.max(taken).max(closed).max(ended).max(deleted)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_requests_within_a_second_read_the_session_once() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    let there = twin.of(&app.shopper("ada").await);
    there.get("/api/user/sessions").await.expect(200);
    let (before, started) = (twin.reads(), Instant::now());
    for _ in 0..60 {
        there.get("/api/user/sessions").await.expect(200);
    }
    let (read, seconds) = (twin.reads() - before, started.elapsed().as_secs());
    println!("60 requests in {:?}: {read} reads", started.elapsed());
    assert!(read <= seconds + 1, "{read} reads in {seconds} seconds");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_often_tells_the_gateways_nothing() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    // a connection of the pool passes no news on
    let mut conn = AsyncPgConnection::establish(&app.database.url)
        .await
        .unwrap();
    conn.batch_execute("listen session_feed").await.unwrap();
    let tokens = session(&app, "ada").await;
    let exchange = json!({ "refreshToken": tokens["refreshToken"] });
    let exchanged = app.guest().post("/auth/refresh-token", exchange).await;
    exchanged.expect(200);
    app.sql(
        "insert into sessions (user_id, expires_at, ended_at, end_reason) \
         select id, now(), now(), 'expired' from users; \
         delete from sessions where ended_at is not null",
    )
    .await;
    ada.post("/api/auth/signout", json!({})).await.expect(200);
    let mut news = pin!(conn.notifications_stream());
    let first = tokio::time::timeout(Duration::from_secs(20), news.next()).await;
    let first = first.unwrap().unwrap().unwrap().payload;
    let ended = "select 'session:' || id from sessions where ended_at is not null";
    assert_eq!(first, app.word(ended).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_cannot_hear_asks_the_database_each_time() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    let here = app.shopper("ada").await;
    let there = twin.of(&here);
    there.get(ME).await.expect(200);
    let deafness = Deafness::begin(&app).await;
    twin.hears(false).await;
    let before = twin.reads();
    for _ in 0..5 {
        there.get(ME).await.expect(200);
    }
    assert_eq!(twin.reads() - before, 5);
    here.post("/api/auth/signout", json!({})).await.expect(200);
    there.get(ME).await.expect(401);

    let again = holder(&app, &session(&app, "ada").await);
    twin.of(&again).get(ME).await.expect(200);
    deafness.end().await;
    twin.hears(true).await;
    assert_shown_within(SOON, async |_| {
        let again = holder(&app, &session(&app, "ada").await);
        let watch = Watch::new(&twin, &again, ME, 200, "signed out, heard again").await;
        again.post("/api/auth/signout", json!({})).await.expect(200);
        watch.turns(401).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_that_stops_stops_listening() {
    let app = TestApp::start().await;
    let twin = app.second_gateway().await;
    let listening = format!(
        "select count(*) from pg_stat_activity \
         where datname = current_database() and application_name = '{}'",
        db::listen::NAME
    );
    app.until(&listening, 2).await;
    twin.stop().await;
    app.until(&listening, 1).await;
}

/// Nobody listens: the listening connections are cut and new ones are refused.
struct Deafness {
    admin: AsyncPgConnection,
    database: String,
}

impl Deafness {
    async fn begin(app: &TestApp) -> Self {
        let (server, database) = app.database.url.rsplit_once('/').unwrap();
        let postgres = format!("{server}/postgres");
        let mut deafness = Self {
            admin: AsyncPgConnection::establish(&postgres).await.unwrap(),
            database: database.to_owned(),
        };
        deafness.connections(false).await;
        app.sql(&format!(
            "select pg_terminate_backend(pid) from pg_stat_activity \
             where datname = current_database() and application_name = '{}'",
            db::listen::NAME
        ))
        .await;
        deafness
    }

    async fn end(mut self) {
        self.connections(true).await;
    }

    async fn connections(&mut self, allowed: bool) {
        let database = &self.database;
        let sql = format!("alter database {database} allow_connections {allowed}");
        self.admin.batch_execute(&sql).await.unwrap();
    }
}
