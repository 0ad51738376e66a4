//! Two-step sign-in from outside, with an authenticator app of our own.

use serde_json::{Value, json};

#[path = "../../../../../crates/auth/tests/auth/authenticator.rs"]
pub(super) mod authenticator;

use super::{PASSWORD, holder, pointers, session, sign_in};
use crate::support::TestApp;

const ADA: &str = "ada@example.com";
const PATH: &str = "/api/user/second-factor";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_follows_the_password_once_it_is_on_and_not_once_it_is_off() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let off = json!({ "since": null, "recoveryCodes": 0, "required": false });
    assert_eq!(ada.get(PATH).await.expect(200), off);
    let wrong = ada.post(PATH, json!({ "currentPassword": "no" })).await;
    assert_eq!(pointers(&wrong), ["/currentPassword"]);
    let early = ada
        .post(&format!("{PATH}/confirm"), json!({ "code": "123456" }))
        .await;
    assert_eq!((early.status, early.code()), (409, "second_factor_off"));

    let setup = ada.post(PATH, json!({ "currentPassword": PASSWORD })).await;
    let setup = setup.expect(200);
    let secret = setup["secret"].as_str().unwrap();
    assert!(
        setup["address"]
            .as_str()
            .unwrap()
            .starts_with("otpauth://totp/")
    );
    let wrong = ada
        .post(&format!("{PATH}/confirm"), json!({ "code": "12" }))
        .await;
    assert_eq!(pointers(&wrong), ["/code"]);
    let code = json!({ "code": authenticator::code(secret, 0) });
    let on = ada
        .post(&format!("{PATH}/confirm"), code.clone())
        .await
        .expect(200);
    assert_eq!(on["recoveryCodes"].as_array().unwrap().len(), 10);
    let stands = ada.get(PATH).await.expect(200);
    assert!(stands["since"].is_string(), "{stands}");

    let first = session(&app, ADA).await;
    assert_eq!(
        (&first["token"], &first["refreshToken"]),
        (&Value::Null, &Value::Null)
    );
    let ticket = &first["secondFactor"]["ticket"];
    let second = async |ticket: &Value, code: &Value| {
        let body = json!({ "ticket": ticket, "code": code });
        app.guest().post("/api/auth/second-factor", body).await
    };
    let again = second(ticket, &code["code"]).await;
    assert_eq!(pointers(&again), ["/code"]);
    let there = second(ticket, &on["recoveryCodes"][0]).await.expect(200);
    assert_eq!(there["secondFactor"], Value::Null);
    holder(&app, &there).get("/api/user/me").await.expect(200);
    let spent = second(ticket, &on["recoveryCodes"][1]).await;
    assert_eq!((spent.status, spent.code()), (401, "ticket_spent"));

    let disable = format!("{PATH}/disable");
    let shown = json!({ "currentPassword": PASSWORD, "code": on["recoveryCodes"][2] });
    assert_eq!(ada.post(&disable, shown.clone()).await.status, 204);
    assert_eq!(ada.post(&disable, shown).await.code(), "second_factor_off");
    let plain = sign_in(&app, ADA, PASSWORD).await.expect(200);
    assert!(plain["token"].is_string(), "{plain}");
}

#[tokio::test]
async fn an_operator_without_a_second_factor_is_told_what_is_missing() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    app.sql("insert into user_roles (user_id, role) select id, 'ROLE_ADMIN' from users")
        .await;
    let refused = ada.get("/api/admin/shops").await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "second_factor_required")
    );
    assert_eq!(ada.get(PATH).await.expect(200)["required"], true);
    app.sql(
        "insert into second_factors (user_id, secret, confirmed_at) \
         select id, '\\x0000000000', now() from users",
    )
    .await;
    crate::support::until_shown("the operator", async || {
        ada.get("/api/admin/shops").await.status == 200
    })
    .await;
}
