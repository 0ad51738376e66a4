//! Register and activate.

use reqwest::{Method, multipart};
use serde_json::json;

use super::{PASSWORD, Part, pointers, post_form, register, sign_in, token_of};
use crate::support::TestApp;

const REGISTER: &str = "/api/public/registerWithoutVerify";
const ADA: &str = "ada@example.com";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_registers_opens_the_link_and_signs_in() {
    let app = TestApp::start().await;
    register(&app, "Ada@Example.com").await.expect(200);
    let early = sign_in(&app, ADA, PASSWORD).await.expect(200);
    assert_eq!(early["isActive"], 0);
    assert!(early["token"].is_null() && early["refreshToken"].is_null());
    let token = token_of(&app.email(ADA, "Activate").await, "verify-account");
    let path = format!("/api/auth/signup-user/active?token={token}");
    app.guest().get(&path).await.expect(200);
    let session = sign_in(&app, ADA, PASSWORD).await.expect(200);
    assert_eq!(session["isActive"], 1);
    assert_eq!(session["username"], "Ada");
    assert_eq!(session["roles"], json!([{ "name": "ROLE_USER" }]));
    let again = app.guest().get(&path).await;
    assert_eq!((again.status, again.code()), (410, "link_spent"));
    assert_eq!(again.headers["content-type"], "application/problem+json");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn registering_tells_nobody_who_has_an_account() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let (taken, free) = (
        register(&app, ADA).await,
        register(&app, "eve@example.com").await,
    );
    assert_eq!((taken.status, &taken.text), (free.status, &free.text));
    app.email(ADA, "already").await;
    app.email("eve@example.com", "Activate").await;
    let resend = |email| {
        let body = json!({ "email": email });
        let guest = app.guest();
        async move { guest.post("/api/auth/resend-activation", body).await }
    };
    let (known, unknown) = (resend(ADA).await, resend("nobody@example.com").await);
    assert_eq!((known.status, &known.text), (200, &unknown.text));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_refused_fields_of_a_registration_are_named() {
    let app = TestApp::start().await;
    let form = [
        Part::Text("email", "ada"),
        Part::Text("password", "short"),
        Part::Text("username", " "),
    ];
    let refused = post_form(&app.guest(), REGISTER, &form).await;
    assert_eq!(pointers(&refused), ["/email", "/password", "/username"]);
    for (password, code) in [
        ("adalovelace", "password_like_account"),
        ("password123", "password_too_common"),
    ] {
        let form = [
            Part::Text("email", "adalovelace@example.com"),
            Part::Text("password", password),
            Part::Text("username", "Ada"),
        ];
        let refused = post_form(&app.guest(), REGISTER, &form).await;
        assert_eq!(pointers(&refused), ["/password"]);
        assert_eq!(refused.body["errors"][0]["code"], code);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_registers_with_a_role_or_already_activated() {
    let app = TestApp::start().await;
    for (name, value) in [
        ("roles", "ROLE_ADMIN"),
        ("isActive", "1"),
        ("activatedAt", "now"),
    ] {
        let form = [
            Part::Text("email", ADA),
            Part::Text("password", PASSWORD),
            Part::Text("username", "Ada"),
            Part::Text(name, value),
        ];
        let refused = post_form(&app.guest(), REGISTER, &form).await;
        assert_eq!(refused.status, 400, "{}", refused.text);
    }
    assert_eq!(app.count("select count(*) from users").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_form_that_is_no_form_is_a_problem_and_not_a_fault() {
    let app = TestApp::start().await;
    let json = app.guest().post(REGISTER, json!({ "email": ADA })).await;
    assert_eq!(
        (json.status, json.code()),
        (415, "wrong_content_type"),
        "{}",
        json.text
    );
    let nul = [
        Part::Text("email", "a\0@example.com"),
        Part::Text("password", PASSWORD),
        Part::Text("username", "A\0da"),
    ];
    let refused = post_form(&app.guest(), REGISTER, &nul).await;
    assert_eq!(pointers(&refused), ["/email", "/username"]);
    let half = post_form(&app.guest(), REGISTER, &[Part::Text("email", ADA)]).await;
    assert_eq!(half.status, 400);
    let big = "x".repeat(1_000_000);
    let form = [
        Part::Text("email", ADA),
        Part::Text("password", &big),
        Part::Text("username", "Ada"),
    ];
    let refused = post_form(&app.guest(), REGISTER, &form).await;
    assert!((400..500).contains(&refused.status), "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn emails_are_in_the_language_that_the_browser_asked_for_last() {
    let app = TestApp::start().await;
    let form = multipart::Form::new()
        .text("email", ADA)
        .text("password", PASSWORD)
        .text("username", "Ada");
    let guest = app.guest();
    let request = guest.request(Method::POST, "/api/public/registerWithoutVerify");
    let request = request.header("accept-language", "de-AT, en;q=0.5");
    guest.send(request.multipart(form)).await.expect(200);
    let email = app.email(ADA, "Aktiviere").await;
    assert!(email.html.contains("<html lang=\"de\">"), "{}", email.html);
    assert!(email.html.contains("Konto aktivieren"), "{}", email.html);
    assert!(
        email.text.contains("Ein Schritt fehlt noch"),
        "{}",
        email.text
    );
    let path = format!(
        "/api/auth/signup-user/active?token={}",
        token_of(&email, "verify-account")
    );
    app.guest().get(&path).await.expect(200);
    let body = json!({ "email": ADA, "password": PASSWORD });
    let request = guest.request(Method::POST, "/api/auth/signin").json(&body);
    let signing_in = guest.send(request.header("accept-language", "en-GB"));
    signing_in.await.expect(200);
    let forgot = [Part::Text("email", ADA)];
    let answer = post_form(&app.guest(), "/api/auth/forgot-password", &forgot).await;
    answer.expect(200);
    app.email(ADA, "Reset your Helloshop password").await;
}
