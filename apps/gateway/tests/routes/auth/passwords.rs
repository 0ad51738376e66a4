//! A new password: forgotten, reset, changed.

use serde_json::json;

use super::{PASSWORD, Part, holder, pointers, post_form, session, sign_in, token_of};
use crate::support::{Answer, TestApp};

const ADA: &str = "ada@example.com";
const OTHER: &str = "another good one 7";

async fn forgot(app: &TestApp, email: &str) -> Answer {
    let form = [Part::Text("email", email)];
    post_form(&app.guest(), "/api/auth/forgot-password", &form).await
}

async fn reset(app: &TestApp, token: &str, password: &str) -> Answer {
    let body = json!({ "token": token, "password": password });
    app.guest().post("/api/auth/reset-password", body).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forgotten_password_is_replaced_by_email_once_and_everybody_is_signed_out() {
    let app = TestApp::start().await;
    let here = app.shopper("ada").await;
    let (known, unknown) = (
        forgot(&app, ADA).await,
        forgot(&app, "nobody@example.com").await,
    );
    assert_eq!((known.status, &known.text), (200, &unknown.text));
    let token = token_of(&app.email(ADA, "Reset").await, "reset-password");
    let weak = reset(&app, &token, "1234567890").await;
    assert_eq!(pointers(&weak), ["/password"]);
    reset(&app, &token, OTHER).await.expect(200);
    assert_eq!(here.get("/api/user/me").await.status, 401);
    assert_eq!(sign_in(&app, ADA, PASSWORD).await.status, 401);
    sign_in(&app, ADA, OTHER).await.expect(200);
    let again = reset(&app, &token, PASSWORD).await;
    assert_eq!((again.status, again.code()), (410, "link_spent"));
    app.email(ADA, "was changed").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_changed_password_signs_the_other_devices_out() {
    let app = TestApp::start().await;
    let here = app.shopper("ada").await;
    let there = holder(&app, &session(&app, ADA).await);
    let change = async |current: &str, new: &str| {
        let body = json!({ "currentPassword": current, "newPassword": new });
        here.post("/api/user/change-password", body).await
    };
    let wrong = change("not the password", OTHER).await;
    assert_eq!(pointers(&wrong), ["/currentPassword"]);
    assert_eq!(pointers(&change(PASSWORD, "short").await), ["/newPassword"]);
    assert_eq!(pointers(&change(PASSWORD, ADA).await), ["/newPassword"]);
    there.get("/api/user/me").await.expect(200);
    change(PASSWORD, OTHER).await.expect(200);
    here.get("/api/user/me").await.expect(200);
    assert_eq!(there.get("/api/user/me").await.status, 401);
    sign_in(&app, ADA, OTHER).await.expect(200);
}
