//! Tokens that nobody was given. Some are signed with the server's own key, to show that a
//! signature alone is not enough.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use serde_json::{Value, json};

use super::{holder, session};
use crate::support::TestApp;

/// The secret of `support`, and the key that the server makes of it.
const SECRET: &str = "only-for-tests-0123456789abcdefghij";

fn key() -> Vec<u8> {
    let root = hmac::Key::new(hmac::HMAC_SHA256, SECRET.as_bytes());
    hmac::sign(&root, b"access-token").as_ref().to_vec()
}

fn part(value: &Value) -> String {
    URL_SAFE_NO_PAD.encode(value.to_string())
}

fn signed(algorithm: hmac::Algorithm, key: &[u8], header: &Value, claims: &Value) -> String {
    let body = format!("{}.{}", part(header), part(claims));
    let tag = hmac::sign(&hmac::Key::new(algorithm, key), body.as_bytes());
    format!("{body}.{}", URL_SAFE_NO_PAD.encode(tag))
}

fn hs256(claims: &Value) -> String {
    let header = json!({ "alg": "HS256", "typ": "JWT" });
    signed(hmac::HMAC_SHA256, &key(), &header, claims)
}

/// What the server itself wrote into a token.
fn claims_of(token: &str) -> Value {
    let body = URL_SAFE_NO_PAD
        .decode(token.split('.').nth(1).unwrap())
        .unwrap();
    serde_json::from_slice(&body).unwrap()
}

fn with(claims: &Value, name: &str, value: Value) -> Value {
    let mut claims = claims.clone();
    claims[name] = value;
    claims
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_forged_token_opens_anything() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    app.shopper("eve").await;
    let session = session(&app, "ada@example.com").await;
    let genuine = session["token"].as_str().unwrap();
    let claims = claims_of(genuine);
    let me = async |token: &str| app.guest().with_token(token).get("/api/user/me").await;
    me(&hs256(&claims)).await.expect(200);

    let eve = app
        .count("select id from users where email = 'eve@example.com'")
        .await;
    let now = chrono::Utc::now().timestamp();
    let (past, soon) = (now - 1, now + 60);
    let mut forged: Vec<String> = [
        ("sub", json!(eve.to_string())),
        ("sub", json!("1 or 1=1")),
        ("sid", json!(claims["sid"].as_i64().unwrap() + 1)),
        ("sid", json!(-1)),
        ("exp", json!(past)),
        ("exp", Value::Null),
        ("nbf", json!(soon)),
        ("iss", json!("elsewhere")),
        ("aud", json!("elsewhere")),
        ("typ", json!("refresh")),
    ]
    .into_iter()
    .map(|(name, value)| hs256(&with(&claims, name, value)))
    .collect();
    for alg in ["none", "None", "NONE", "nOnE"] {
        let header = json!({ "alg": alg, "typ": "JWT" });
        forged.push(format!("{}.{}.", part(&header), part(&claims)));
        forged.push(signed(hmac::HMAC_SHA256, &key(), &header, &claims));
    }
    let header = json!({ "alg": "HS256", "typ": "JWT" });
    forged.push(signed(hmac::HMAC_SHA256, b"", &header, &claims));
    forged.push(signed(
        hmac::HMAC_SHA256,
        SECRET.as_bytes(),
        &header,
        &claims,
    ));
    forged.push(signed(
        hmac::HMAC_SHA512,
        &key(),
        &json!({ "alg": "HS512" }),
        &claims,
    ));
    forged.push(signed(
        hmac::HMAC_SHA256,
        &key(),
        &json!({ "alg": "RS256" }),
        &claims,
    ));
    let (body, signature) = genuine.rsplit_once('.').unwrap();
    forged.push(format!("{body}."));
    forged.push(body.to_owned());
    forged.push(format!(
        "{body}.{}",
        signature.chars().rev().collect::<String>()
    ));
    forged.push(session["refreshToken"].as_str().unwrap().to_owned());
    forged.extend(["x", "..", "null"].map(str::to_owned));
    for token in &forged {
        let answer = me(token).await;
        assert_eq!(answer.status, 401, "{token}: {}", answer.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_written_into_a_token_is_not_believed() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let session = session(&app, "ada@example.com").await;
    let claims = claims_of(session["token"].as_str().unwrap());
    let roles = json!([{ "name": "ROLE_SHOP_MANAGER" }, { "name": "ROLE_ADMIN" }]);
    let token = hs256(&with(&claims, "roles", roles));
    let seller = app
        .guest()
        .with_token(&token)
        .get("/api/seller/orders")
        .await;
    assert_eq!((seller.status, seller.code()), (403, "role_missing"));
    let genuine = holder(&app, &session);
    assert_eq!(genuine.get("/api/seller/shop").await.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_bearer_header_is_a_proof() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let session = session(&app, "ada@example.com").await;
    let token = session["token"].as_str().unwrap();
    let guest = app.guest();
    let path = format!("/api/user/me?access_token={token}&token={token}");
    assert_eq!(guest.get(&path).await.status, 401);
    for (name, value) in [
        ("cookie", format!("token={token}")),
        ("authorization", format!("Basic {token}")),
        ("authorization", token.to_owned()),
        ("x-auth-token", token.to_owned()),
    ] {
        let request = guest.request(reqwest::Method::GET, "/api/user/me");
        let answer = guest.send(request.header(name, value)).await;
        assert_eq!(answer.status, 401, "{name}");
    }
}
