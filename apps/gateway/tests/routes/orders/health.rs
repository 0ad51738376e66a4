//! How the marketplace runs, and work that was given up and is tried again.

use serde_json::{Value, json};

use crate::support::TestApp;

const HEALTH: &str = "/api/admin/health";
const PARKED: &str = "/api/admin/jobs/parked";

/// An email that was given up.
fn given_up(to: &str) -> String {
    let email = json!({ "to": to, "subject": "Hello", "text": "Hello", "html": "<p>Hello</p>" });
    format!(
        "insert into jobs (kind, payload, attempts, parked_at, last_error) \
         values ('mail', '{email}', 10, now(), 'connection refused'); "
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_read_how_database_emails_and_timers_are() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let before = root.get(HEALTH).await.expect(200);
    let database = &before["database"];
    assert!(database["version"].is_string(), "{database}");
    assert!(
        database["sizeBytes"].as_i64() > Some(1_000_000),
        "{database}"
    );
    let (used, most) = (&database["connectionsInUse"], &database["connectionsMost"]);
    assert!(used.as_i64() >= Some(1), "{database}");
    assert!(used.as_i64() <= most.as_i64(), "{database}");
    let latest = database["latestMigration"].as_str().unwrap();
    let folders = std::fs::read_dir("../../migrations").unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let number = |name: String| name.split('_').next().unwrap().replace('-', "");
    assert_eq!(Some(latest), names.map(number).max().as_deref());

    // of each kind that is an email some wait, one is given up, and some were done long ago or
    // lately
    app.sql(
        "insert into jobs (kind, payload, run_at, parked_at, done_at) values \
             ('mail', '{}', now() + interval '1 hour', null, null), \
             ('letters of a paid order', '0', now() + interval '1 hour', null, null), \
             ('account-letter', '{}', now(), now(), null), \
             ('refund', '0', now(), now(), null), \
             ('letter about a payout account', 'null', now(), null, now()), \
             ('mail', 'null', now(), null, now() - interval '23 hours'), \
             ('account-letter', 'null', now(), null, now() - interval '1 hour'), \
             ('mail', 'null', now(), null, now() - interval '25 hours')",
    )
    .await;
    let after = root.get(HEALTH).await.expect(200);
    let more = |part: &str| {
        let of = |health: &Value| health["mail"][part].as_i64().unwrap();
        of(&after) - of(&before)
    };
    assert_eq!(
        (more("waiting"), more("sentLately"), more("parked")),
        (2, 2, 1)
    );
    assert_eq!(after["mail"]["dueSince"], Value::Null);

    let timer = "forget old links";
    app.run_timer(timer).await;
    app.sql(&format!(
        "update jobs set last_error = 'out of order', failing_since = '2026-11-01T10:00:00Z' \
         where kind = 'timer:{timer}'"
    ))
    .await;
    let failing = async || {
        let health = root.get(HEALTH).await.expect(200);
        let timers = health["failingTimers"].as_array().unwrap().clone();
        timers.into_iter().find(|it| it["name"] == timer)
    };
    let said =
        json!({ "name": timer, "lastError": "out of order", "since": "2026-11-01T10:00:00Z" });
    assert_eq!(failing().await, Some(said));
    app.run_timer(timer).await;
    assert_eq!(failing().await, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_given_up_is_listed_and_runs_once_it_is_tried_again() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    app.sql(&given_up("ada@example.com")).await;
    let list = root.get(PARKED).await.expect(200);
    assert_eq!(list["total"], 1, "{list}");
    let job = &list["items"][0];
    assert_eq!(
        (&job["kind"], &job["attempts"], &job["lastError"]),
        (&json!("mail"), &json!(10), &json!("connection refused"))
    );
    assert!(!list.to_string().contains("Hello"), "{list}");

    let retry = format!("/api/admin/jobs/{}/retry", job["id"]);
    assert_eq!(root.post(&retry, json!({})).await.status, 204);
    app.email("ada@example.com", "Hello").await;
    assert_eq!(root.post(&retry, json!({})).await.status, 404);
    assert_eq!(root.get(PARKED).await.expect(200)["total"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_of_a_kind_are_tried_again_at_once_and_no_others() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    app.sql(&(given_up("ada@example.com") + &given_up("bob@example.com")))
        .await;
    app.sql("insert into jobs (kind, payload, parked_at) values ('refund', '0', now())")
        .await;
    let retry = async |kind: &str| {
        let body = json!({ "kind": kind });
        root.post("/api/admin/jobs/retry", body).await
    };
    assert_eq!(retry("mail").await.expect(200), json!({ "retried": 2 }));
    for to in ["ada@example.com", "bob@example.com"] {
        app.email(to, "Hello").await;
    }
    assert_eq!(retry("mail").await.expect(200), json!({ "retried": 0 }));
    assert_eq!(retry("moon").await.expect(200), json!({ "retried": 0 }));
    let blank = retry(" ").await.expect(422);
    assert_eq!(blank["errors"][0]["pointer"], "/kind");
    let left = root.get(PARKED).await.expect(200);
    assert_eq!(
        (&left["total"], &left["items"][0]["kind"]),
        (&json!(1), &json!("refund"))
    );
    let log = root.get("/api/admin/audit?action=job_retried").await;
    let log = log.expect(200);
    assert_eq!(log["total"], 1);
    let entry = &log["items"][0];
    assert_eq!(
        (&entry["targetId"], &entry["targetLabel"], &entry["after"]),
        (&json!("mail"), &json!("mail"), &json!({ "jobs": 2 }))
    );
}
