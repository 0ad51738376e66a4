//! Operators by `gateway admin`, which works on the database of a running gateway.

use std::process::Output;

use serde_json::{Value, json};

use super::{PASSWORD, holder, session, sign_in};
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
    let letter = app.letter("olga@example.com", "operator").await;
    assert!(letter.text.contains("/reset-password?token="), "{letter:?}");
    assert_eq!(choose_password(&app, &link).await, 200);
    // the letter's link went with it
    let (_, mailed) = letter.text.split_once("?token=").unwrap();
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
