//! Operators by `gateway admin`, which works on the database of a running gateway, and by one another.

use std::process::Output;

use serde_json::{Value, json};

use super::people::person;
use super::{PASSWORD, holder, session, sign_in, token_of};
use crate::support::{TestApp, until_shown};

async fn admin(app: &TestApp, words: &[&str]) -> Output {
    tokio::process::Command::new(env!("CARGO_BIN_EXE_gateway"))
        .arg("admin")
        .args(words)
        .env("DATABASE_URL", &app.database.url)
        .env("PUBLIC_URL", "https://shop.example")
        .output()
        .await
        .unwrap()
}

/// What it said, if it went well.
async fn said(app: &TestApp, words: &[&str]) -> String {
    let output = admin(app, words).await;
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn token(said: &str) -> String {
    let link = said.trim().lines().last().unwrap();
    let token = link.strip_prefix("https://shop.example/reset-password?token=");
    token.expect(said).to_owned()
}

async fn choose_password(app: &TestApp, token: &str) -> u16 {
    let body = json!({ "token": token, "password": PASSWORD });
    app.guest()
        .post("/api/auth/reset-password", body)
        .await
        .status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_operator_comes_from_the_command_line_and_chooses_a_password_by_a_link() {
    let app = TestApp::start().await;
    let create = ["create", "--email", "olga@example.com", "--name", "Olga"];
    let link = token(&said(&app, &create).await);
    // nobody knows a password before
    assert_eq!(sign_in(&app, "olga@example.com", "").await.status, 401);
    let email = app.email("olga@example.com", "operator").await;
    assert!(email.text.contains("/reset-password?token="), "{email:?}");
    assert_eq!(choose_password(&app, &link).await, 200);
    // the email's link went with it
    let (_, mailed) = email.text.split_once("?token=").unwrap();
    let mailed = mailed.split_whitespace().next().unwrap();
    assert_eq!(choose_password(&app, mailed).await, 410);
    let olga = holder(&app, &session(&app, "olga@example.com").await);
    let refused = olga.get("/api/admin/audit").await;
    assert_eq!(refused.code(), "second_factor_required");
    let root = app.operator("root").await;
    let log = root.get("/api/admin/audit").await.expect(200);
    let entry = &log["items"][0];
    assert_eq!(entry["action"], "operator_created");
    assert_eq!(entry["targetLabel"], "Olga");
    assert_eq!(
        (&entry["actorId"], &entry["actorName"]),
        (&Value::Null, &Value::Null)
    );

    let again = admin(&app, &create).await;
    assert!(!again.status.success());
    assert!(String::from_utf8(again.stderr).unwrap().contains("already"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_promoted_demoted_or_reset_notices_at_once_and_the_log_too() {
    let app = TestApp::start().await;
    let (ada, root) = (app.shopper("ada").await, app.operator("root").await);
    let email = app
        .word("select email from users where username = 'ada'")
        .await;
    let of = async |code: &str| {
        until_shown("the other role", async || {
            ada.get("/api/admin/shops").await.code() == code
        })
        .await
    };
    of("role_missing").await;
    said(&app, &["promote", "--email", &email]).await;
    of("second_factor_required").await;
    // nothing changes, nothing is written down
    said(&app, &["promote", "--email", &email]).await;
    said(&app, &["demote", "--email", &email]).await;
    of("role_missing").await;
    said(&app, &["demote", "--email", &email]).await;

    let link = token(&said(&app, &["reset", "--email", &email]).await);
    of("not_signed_in").await;
    assert_eq!(sign_in(&app, &email, PASSWORD).await.status, 401);
    assert_eq!(choose_password(&app, &link).await, 200);
    session(&app, &email).await;

    let log = root.get("/api/admin/audit?actor=command_line").await;
    let log = log.expect(200);
    let entries = log["items"].as_array().unwrap();
    let actions: Vec<&str> = entries
        .iter()
        .map(|entry| entry["action"].as_str().unwrap())
        .collect();
    let expected = ["account_reset", "operator_demoted", "operator_promoted"];
    assert_eq!(actions, expected);

    let nobody = admin(&app, &["promote", "--email", "nobody@example.com"]).await;
    assert!(!nobody.status.success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_invited_chooses_a_password_and_needs_a_second_factor_to_run_the_marketplace() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let olga = json!({ "email": "olga@example.com", "username": "Olga" });
    let invited = root
        .post("/api/admin/operators", olga.clone())
        .await
        .expect(201);
    assert_eq!(
        invited["roles"],
        json!([{ "name": "ROLE_USER" }, { "name": "ROLE_ADMIN" }]),
        "{invited}"
    );
    let again = root.post("/api/admin/operators", olga).await;
    assert_eq!((again.status, again.code()), (409, "address_taken"));
    let email = app.email("olga@example.com", "operator").await;
    let link = token_of(&email, "reset-password");
    assert_eq!(choose_password(&app, &link).await, 200);
    let olga = holder(&app, &session(&app, "olga@example.com").await);
    olga.get("/api/user/me").await.expect(200);
    let refused = olga.get("/api/admin/people").await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "second_factor_required")
    );
    for wrong in [
        json!({ "email": "olga", "username": "Olga" }),
        json!({ "email": "new@example.com", "username": "" }),
    ] {
        root.post("/api/admin/operators", wrong).await.expect(422);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_operator_role_is_given_to_who_has_confirmed_the_address_and_never_taken_from_the_last()
{
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let ada = app.shopper("ada").await;
    let path = person(&app, "ada").await;
    app.sql("update users set activated_at = null where username = 'ada'")
        .await;
    let strange = root.post(&format!("{path}/appoint"), json!({})).await;
    assert_eq!((strange.status, strange.code()), (409, "not_activated"));
    app.sql("update users set activated_at = now() where username = 'ada'")
        .await;
    root.post(&format!("{path}/appoint"), json!({}))
        .await
        .expect(200);
    app.email("ada@example.com", "You now help run").await;
    let twice = root.post(&format!("{path}/appoint"), json!({})).await;
    assert_eq!((twice.status, twice.code()), (409, "already_operator"));
    assert_eq!(
        ada.get("/api/admin/people").await.code(),
        "second_factor_required"
    );
    root.post(&format!("{path}/dismiss"), json!({}))
        .await
        .expect(200);
    app.email("ada@example.com", "no longer help run").await;
    assert_eq!(ada.get("/api/admin/people").await.code(), "role_missing");
    let none = root.post(&format!("{path}/dismiss"), json!({})).await;
    assert_eq!((none.status, none.code()), (409, "not_operator"));
    let own = format!("{}/dismiss", person(&app, "root").await);
    let own = root.post(&own, json!({})).await;
    assert_eq!((own.status, own.code()), (409, "own_account"));
    // of two who dismiss each other at once one stays
    let grace = app.operator("grace").await;
    let (of_root, of_grace) = (person(&app, "root").await, person(&app, "grace").await);
    let (of_root, of_grace) = (format!("{of_root}/dismiss"), format!("{of_grace}/dismiss"));
    tokio::join!(
        root.post(&of_grace, json!({})),
        grace.post(&of_root, json!({}))
    );
    let left = "select count(*) from user_roles where role = 'ROLE_ADMIN'";
    assert_eq!(app.count(left).await, 1);
}
