//! API keys from outside.

use serde_json::{Value, json};

use super::{PASSWORD, pointers};
use crate::support::{Client, TestApp, until_shown};

const SHOP: &str = "/api/seller/keys";
const MARKET: &str = "/api/admin/keys";
const ACCOUNT: &str = "/api/seller/payout-account";

fn wanted(scopes: &[&str]) -> Value {
    json!({ "name": "Warehouse", "scopes": scopes, "currentPassword": PASSWORD })
}

/// A program that calls with a new key.
async fn program(owner: &Client, keys: &str, scopes: &[&str]) -> Client {
    let made = owner.post(keys, wanted(scopes)).await.expect(201);
    owner.with_token(made["secret"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_makes_a_key_whose_secret_is_told_once() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let answer = clay
        .post(SHOP, wanted(&["products:write", "orders:read"]))
        .await;
    assert_eq!(answer.headers["cache-control"], "no-store");
    let made = answer.expect(201);
    let secret = made["secret"].as_str().unwrap();
    assert!(secret.starts_with("hsk_"), "{secret}");
    let key = &made["key"];
    assert_eq!(key["scopes"], json!(["products:write", "orders:read"]));
    assert_eq!(
        (&key["expiresAt"], &key["lastUsedAt"]),
        (&Value::Null, &Value::Null)
    );
    let list = clay.get(SHOP).await.expect(200);
    assert_eq!(list, json!([key]));

    let program = clay.with_token(secret);
    let mug = json!({ "title": "Mug", "categoryId": app.category().await, "status": "draft",
        "variants": [{ "price": 1999, "stock": 3 }] });
    program.post("/api/seller/products", mug).await.expect(201);
    program.get("/api/seller/orders").await.expect(200);
    let refused = program.get("/api/seller/coupons").await;
    assert_eq!((refused.status, refused.code()), (403, "missing_scope"));
    assert!(refused.text.contains("coupons:read"), "{}", refused.text);
    let refused = program.get("/api/user/me").await;
    assert_eq!((refused.status, refused.code()), (403, "not_for_keys"));
    let refused = program.post(SHOP, wanted(&["orders:write"])).await;
    assert_eq!((refused.status, refused.code()), (403, "missing_scope"));

    app.write_views().await;
    // the gateway itself may be writing it just then
    until_shown("the use of the key", async || {
        clay.get(SHOP).await.expect(200)[0]["lastUsedAt"].is_string()
    })
    .await;
}

#[tokio::test]
async fn a_key_makes_none_that_goes_further_and_revokes_others() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    for (owner, keys) in [(&clay, SHOP), (&root, MARKET)] {
        let rotation = program(owner, keys, &["keys:write", "orders:read"]).await;
        for beyond in ["orders:write", "money:read"] {
            let refused = rotation.post(keys, wanted(&[beyond])).await;
            assert_eq!((refused.status, refused.code()), (403, "missing_scope"));
            assert!(refused.text.contains(beyond), "{}", refused.text);
        }
        let mut guessed = wanted(&["orders:read"]);
        guessed["currentPassword"] = json!("guessed-password");
        assert_eq!(rotation.post(keys, guessed).await.status, 422);
        let made = rotation
            .post(keys, wanted(&["orders:read"]))
            .await
            .expect(201);
        let next = owner.with_token(made["secret"].as_str().unwrap());
        let orders = keys.replace("keys", "orders");
        next.get(&orders).await.expect(200);
        let id = &made["key"]["id"];
        rotation.delete(&format!("{keys}/{id}")).await.expect(204);
        assert_eq!(next.get(&orders).await.status, 401);
        let listed = rotation.get(keys).await.expect(200);
        assert_eq!(listed.as_array().unwrap().len(), 2, "{listed}");
    }
}

/// The scope opens the door; the password is asked for all the same.
#[tokio::test]
async fn the_payout_account_is_changed_with_a_key_and_the_password() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let books = program(&clay, SHOP, &["payout_account:write"]).await;
    let account = |password: &str| json!({ "method": "paypal", "email": "clay@example.com", "currentPassword": password });
    let refused = books.put(ACCOUNT, account("guessed-password")).await;
    assert_eq!(pointers(&refused), ["/currentPassword"]);
    assert_eq!(books.get(ACCOUNT).await.expect(200)["account"], Value::Null);
    books.put(ACCOUNT, account(PASSWORD)).await.expect(200);
    let reader = program(&clay, SHOP, &["payout_account:read"]).await;
    assert!(reader.get(ACCOUNT).await.expect(200)["account"].is_object());
    let refused = reader.put(ACCOUNT, account(PASSWORD)).await;
    assert_eq!((refused.status, refused.code()), (403, "missing_scope"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_cannot_be_is_refused_at_the_field() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    for (field, value, pointer) in [
        ("name", json!(" "), "/name"),
        ("name", json!("x".repeat(61)), "/name"),
        ("scopes", json!([]), "/scopes"),
        ("scopes", json!(["orders"]), "/scopes"),
        ("scopes", json!(["audit:read"]), "/scopes"),
        ("scopes", json!(["orders:read", "orders:write"]), "/scopes"),
        ("expiresAt", json!("2020-01-01T00:00:00Z"), "/expiresAt"),
        ("expiresAt", json!("9999-01-01T00:00:00Z"), "/expiresAt"),
        ("currentPassword", json!("wrong"), "/currentPassword"),
    ] {
        let mut body = wanted(&["products:read"]);
        body[field] = value;
        let answer = clay.post(SHOP, body).await;
        assert!(pointers(&answer).contains(&pointer), "{}", answer.text);
    }
    assert_eq!(clay.get(SHOP).await.expect(200), json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_an_operators_key_did_stands_in_the_log_under_its_name() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    app.seller("clay").await;
    app.sql("update shops set status = 'pending'").await;
    let program = program(&root, MARKET, &["shops:write"]).await;
    let approved = program.post("/api/admin/shops/1/approve", json!({})).await;
    approved.expect(200);
    let log = root.get("/api/admin/audit").await.expect(200);
    let entry = &log["items"][0];
    assert_eq!(entry["action"], "shop_approved");
    assert_eq!(
        (&entry["actorName"], &entry["keyName"]),
        (&json!("root"), &json!("Warehouse"))
    );
    let made = &log["items"][1];
    assert_eq!(
        (&made["action"], &made["keyName"]),
        (&json!("api_key_created"), &Value::Null)
    );
    let table = root
        .get("/api/admin/audit/export?action=shop_approved")
        .await;
    assert!(table.text.contains(",Warehouse,"), "{}", table.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keys_of_an_operator_end_with_the_role_and_stay_ended() {
    let app = TestApp::start().await;
    let (root, grace) = (app.operator("root").await, app.operator("grace").await);
    let key = program(&grace, MARKET, &["shops:read"]).await;
    key.get("/api/admin/shops").await.expect(200);
    let id = app
        .count("select id from users where username = 'grace'")
        .await;
    for act in ["dismiss", "appoint"] {
        let path = format!("/api/admin/people/{id}/{act}");
        root.post(&path, json!({})).await.expect(200);
        assert_eq!(key.get("/api/admin/shops").await.status, 401, "{act}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_asks_too_often_waits_alone() {
    let app = TestApp::start_with(|config| config.http.rate_limit = true).await;
    let clay = app.seller("clay").await;
    let loud = program(&clay, SHOP, &["orders:read"]).await;
    let quiet = program(&clay, SHOP, &["orders:read"]).await;
    let mut refused = None;
    for _ in 0..15 {
        // many at once, so that a slow machine asks too often as well
        let asked = (0..20).map(|_| loud.get("/api/seller/orders"));
        let answers = futures_util::future::join_all(asked).await;
        refused = answers.into_iter().find(|answer| answer.status == 429);
        if refused.is_some() {
            break;
        }
    }
    let refused = refused.expect("no end of answers");
    assert_eq!(refused.code(), "too_many_requests");
    assert_eq!(refused.headers["retry-after"], "1");
    assert!(refused.text.contains("this key"), "{}", refused.text);
    quiet.get("/api/seller/orders").await.expect(200);
    clay.get("/api/seller/orders").await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_has_so_many_good_keys_and_no_more() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    for _ in 0..25 {
        program(&clay, SHOP, &["orders:read"]).await;
    }
    let more = clay.post(SHOP, wanted(&["orders:read"])).await;
    assert_eq!((more.status, more.code()), (409, "too_many_keys"));
    let id = clay.get(SHOP).await.expect(200)[0]["id"].clone();
    clay.delete(&format!("{SHOP}/{id}")).await.expect(204);
    program(&clay, SHOP, &["orders:read"]).await;
}
