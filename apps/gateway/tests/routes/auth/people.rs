//! People as operators find them, lock them out and give them what is theirs, on the wire.

use std::time::Instant;

use serde_json::{Value, json};

use super::{PASSWORD, holder, session, sign_in};
use crate::support::{TestApp, assert_shown_in_time, until_shown};

const ME: &str = "/api/user/me";

pub async fn person(app: &TestApp, name: &str) -> String {
    let id = app
        .count(&format!("select id from users where username = '{name}'"))
        .await;
    format!("/api/admin/people/{id}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_locked_out_is_gone_from_both_gateways_within_a_second() {
    let app = TestApp::start().await;
    let (root, twin) = (app.operator("root").await, app.second_gateway().await);
    app.shopper("ada").await;
    let path = person(&app, "ada").await;
    assert_shown_in_time(async |_| {
        let ada = holder(&app, &session(&app, "ada@example.com").await);
        let there = twin.of(&ada);
        ada.get(ME).await.expect(200);
        there.get(ME).await.expect(200);
        let why = json!({ "reason": "Stolen cards" });
        let locked = root.post(&format!("{path}/lock"), why).await.expect(200);
        let changed = Instant::now();
        assert_eq!(locked["lock"]["reason"], "Stolen cards");
        assert_eq!(locked["sessions"], json!([]));
        ada.get(ME).await.expect(401);
        until_shown(ME, async || there.get(ME).await.status == 401).await;
        let took = changed.elapsed();
        let right = sign_in(&app, "ada@example.com", PASSWORD).await;
        assert_eq!((right.status, right.code()), (403, "account_locked"));
        assert!(!right.text.contains("Stolen"), "{}", right.text);
        let wrong = sign_in(&app, "ada@example.com", "wrong horse battery").await;
        assert_eq!((wrong.status, wrong.code()), (401, "invalid_credentials"));
        let open = root
            .post(&format!("{path}/unlock"), json!({}))
            .await
            .expect(200);
        assert_eq!(
            (&open["lock"], &open["lockedAt"]),
            (&Value::Null, &Value::Null)
        );
        took
    })
    .await;
    app.email("ada@example.com", "is locked").await;
    app.email("ada@example.com", "again").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_found_by_the_number_of_an_order_and_shown_with_what_they_bought() {
    let app = TestApp::start().await;
    let (root, clay) = (app.operator("root").await, app.seller("clay").await);
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    let unpaid = eve.add(&mug, 1).await;
    eve.place("unpaid", &[unpaid]).await.expect(201);
    let number = order["orderNumber"]
        .as_str()
        .or(order["number"].as_str())
        .unwrap();
    let found = format!("/api/admin/people?q={}", number.to_lowercase());
    let found = root.get(&found).await.expect(200);
    assert_eq!(found["total"], 1);
    let seen = &found["items"][0];
    assert_eq!(
        (&seen["username"], &seen["orderCount"], &seen["orderTotal"]),
        (&json!("ada"), &json!(1), &json!(1999))
    );
    let all = root.get("/api/admin/people?role=buyer").await.expect(200);
    let named: Vec<&Value> = all["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["username"])
        .collect();
    assert_eq!(named, ["eve", "ada"]);
    assert_eq!(
        all["items"][0]["orderCount"], 0,
        "what is not paid does not count"
    );
    let file = root.get(&person(&app, "ada").await).await;
    for secret in ["password", "argon2", "token"] {
        assert!(!file.text.contains(secret), "{secret}");
    }
    let file = file.expect(200);
    assert_eq!(file["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(file["currency"], "USD");
    let sellers = root
        .get("/api/admin/people?role=seller&q=clay")
        .await
        .expect(200);
    assert!(sellers["items"][0]["shopId"].is_number());
    root.get("/api/admin/people/987654").await.expect(404);
    root.get("/api/admin/people?role=king").await.expect(400);
    let long = format!("/api/admin/people?q={}", "x".repeat(101));
    assert_eq!(
        root.get(&long).await.expect(422)["errors"][0]["pointer"],
        "/q"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_person_could_do_themselves_is_done_at_their_request_and_logged() {
    let app = TestApp::start().await;
    let (root, clay) = (app.operator("root").await, app.seller("clay").await);
    let ada = app.shopper("ada").await;
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    app.delivered(&clay, &ada, &mug).await;
    app.until("select count(*) from invoices", 1).await;
    let path = person(&app, "ada").await;
    let own = ada.get("/api/user/export").await.expect(200);
    let theirs = root.post(&format!("{path}/export"), json!({})).await;
    assert!(
        theirs.headers["content-disposition"]
            .to_str()
            .unwrap()
            .starts_with("attachment")
    );
    assert_eq!(theirs.headers["cache-control"], "no-store");
    let theirs = theirs.expect(200);
    for part in ["account", "orders", "invoices", "addresses", "cart"] {
        assert_eq!(theirs[part], own[part], "{part}");
    }
    assert_eq!(theirs["sessions"][0]["current"], false);

    let wrong = json!({ "email": "eve@example.com" });
    let wrong = root
        .post(&format!("{path}/delete"), wrong)
        .await
        .expect(422);
    assert_eq!(wrong["errors"][0]["code"], "other_address");
    let right = json!({ "email": "ada@example.com" });
    let line = ada.add(&mug, 1).await;
    let order = ada.place("late", &[line]).await.expect(201);
    app.approve(&order).await;
    ada.capture("late", &order).await.expect(200);
    let early = root.post(&format!("{path}/delete"), right.clone()).await;
    assert_eq!((early.status, early.code()), (409, "order_under_way"));
    app.deliver(&clay, &order).await;
    root.post(&format!("{path}/delete"), right)
        .await
        .expect(200);
    ada.get(ME).await.expect(401);
    root.get(&path).await.expect(404);
    let shopkeeper = person(&app, "clay").await;
    let body = json!({ "email": "clay@example.com" });
    let refused = root.post(&format!("{shopkeeper}/delete"), body).await;
    assert_eq!((refused.status, refused.code()), (409, "person_has_role"));
    let acts = "select string_agg(action, ' ' order by position) from audit_entries";
    assert_eq!(app.word(acts).await, "person_exported person_deleted");
}

#[tokio::test]
async fn operators_lock_neither_themselves_nor_the_last_one() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let why = json!({ "reason": "Enough" });
    let own = format!("{}/lock", person(&app, "root").await);
    let own = root.post(&own, why.clone()).await;
    assert_eq!((own.status, own.code()), (409, "own_account"));
    let empty = format!("{}/lock", person(&app, "root").await);
    let empty = root.post(&empty, json!({ "reason": " " })).await;
    assert_eq!(empty.expect(422)["errors"][0]["pointer"], "/reason");
    let grace = app.operator("grace").await;
    let path = format!("{}/lock", person(&app, "grace").await);
    root.post(&path, why.clone()).await.expect(200);
    let again = root.post(&path, why).await;
    assert_eq!((again.status, again.code()), (409, "already_locked"));
    grace.get("/api/admin/people").await.expect(401);
}
