//! Signing in and out, and staying signed in.

use std::collections::HashSet;

use chrono::TimeDelta;
use db::testing::travel;
use reqwest::Method;
use serde_json::{Value, json};

use super::{PASSWORD, holder, session, sign_in};
use crate::support::{Answer, TestApp};

const ADA: &str = "ada@example.com";

async fn refresh(app: &TestApp, token: &Value) -> Answer {
    let body = json!({ "refreshToken": token });
    app.guest().post("/auth/refresh-token", body).await
}

/// A repeated token is forgiven no longer.
async fn half_a_minute_passes(app: &TestApp) {
    travel(&app.database.pool, TimeDelta::seconds(31)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_password_and_an_unknown_address_get_the_same_answer() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let wrong = sign_in(&app, ADA, "not the password").await;
    let unknown = sign_in(&app, "nobody@example.com", PASSWORD).await;
    for refused in [&wrong, &unknown] {
        assert_eq!(
            (refused.status, refused.code()),
            (401, "invalid_credentials")
        );
        assert_eq!(refused.body["message"], "Email or password is wrong");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replayed_refresh_token_kills_the_family() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let session = session(&app, ADA).await;
    let next = refresh(&app, &session["refreshToken"]).await.expect(200);
    let access = next["accessToken"].as_str().unwrap();
    let here = app.guest().with_token(access);
    here.get("/api/user/me").await.expect(200);
    half_a_minute_passes(&app).await;
    let replay = refresh(&app, &session["refreshToken"]).await;
    assert_eq!((replay.status, replay.code()), (401, "token_reused"));
    let dead = here.get("/api/user/me").await;
    assert_eq!((dead.status, dead.code()), (401, "not_signed_in"));
    let dead = refresh(&app, &next["newRefreshToken"]).await;
    assert_eq!((dead.status, dead.code()), (401, "session_ended"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_tabs_that_refresh_at_once_stay_signed_in_together() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let session = session(&app, ADA).await;
    let all = (0..20).map(|_| refresh(&app, &session["refreshToken"]));
    let mut successors = HashSet::new();
    for answer in futures_util::future::join_all(all).await {
        let body = answer.expect(200);
        successors.insert(body["newRefreshToken"].as_str().unwrap().to_owned());
    }
    assert_eq!(successors.len(), 1);
    let last = successors.into_iter().next().unwrap();
    let body = json!({ "refreshToken": last });
    let older_path = app.guest().post("/api/auth/refreshtoken", body).await;
    assert!(older_path.expect(200)["accessToken"].is_string());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_ways_of_signing_out_hold_at_once() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    for method in [Method::GET, Method::POST] {
        let session = session(&app, ADA).await;
        let here = holder(&app, &session);
        let request = here.request(method, "/api/auth/signout");
        let out = here.send(request).await;
        assert_eq!(out.headers["cache-control"], "no-store");
        out.expect(200);
        assert_eq!(here.get("/api/user/me").await.status, 401);
        assert_eq!(refresh(&app, &session["refreshToken"]).await.status, 401);
    }
    assert_eq!(app.guest().get("/api/auth/signout").await.status, 401);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_is_signed_out_from_afar_but_never_somebody_elses() {
    let app = TestApp::start().await;
    let (here, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let there = holder(&app, &session(&app, ADA).await);
    let devices = here.get("/api/user/sessions").await.expect(200);
    let devices = devices.as_array().unwrap();
    assert_eq!(devices.len(), 2);
    assert_eq!(devices.iter().filter(|it| it["current"] == true).count(), 1);
    let other = devices.iter().find(|it| it["current"] == false).unwrap();
    assert_eq!(other["network"], "127.0.0.0/24");
    let path = format!("/api/user/sessions/{}", other["id"]);
    assert_eq!(eve.delete(&path).await.status, 404);
    there.get("/api/user/me").await.expect(200);
    here.delete(&path).await.expect(204);
    assert_eq!(there.get("/api/user/me").await.status, 401);
    assert_eq!(here.delete(&path).await.status, 404);
    assert_eq!(here.delete("/api/user/sessions/abc").await.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_megabyte_of_password_is_refused_without_being_hashed() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let refused = sign_in(&app, ADA, &"x".repeat(1_000_000)).await;
    assert_eq!((refused.status, refused.code()), (413, "body_too_large"));
    let refused = sign_in(&app, ADA, &"x".repeat(20_000)).await;
    assert_eq!(
        (refused.status, refused.code()),
        (401, "invalid_credentials")
    );
    let body = json!({ "email": ADA, "password": PASSWORD, "isActive": 1 });
    let refused = app.guest().post("/api/auth/signin", body).await;
    assert_eq!(refused.status, 400);
}
