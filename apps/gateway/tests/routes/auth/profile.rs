//! The caller's own profile.

use serde_json::json;

use super::{Part, pointers, post_form};
use crate::support::TestApp;

const UPDATE: &str = "/api/user/update_profile";

/// A picture of one red dot.
fn png() -> Vec<u8> {
    use base64::Engine;
    let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
    base64::engine::general_purpose::STANDARD
        .decode(dot)
        .unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_sees_themselves_and_a_seller_their_shop() {
    let app = TestApp::start().await;
    let me = app
        .shopper("ada")
        .await
        .get("/api/user/me")
        .await
        .expect(200);
    assert_eq!(me["email"], "ada@example.com");
    assert_eq!(me["roles"], json!([{ "name": "ROLE_USER" }]));
    assert_eq!((&me["isActive"], &me["shop"]), (&json!(1), &json!(null)));
    let seller = app
        .seller("claypots")
        .await
        .get("/api/user/me")
        .await
        .expect(200);
    assert_eq!(
        seller["roles"],
        json!([{ "name": "ROLE_USER" }, { "name": "ROLE_SHOP_MANAGER" }])
    );
    assert_eq!(seller["shop"]["slug"], "claypots");
    assert_eq!(app.guest().get("/api/user/me").await.status, 401);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_and_a_picture_are_changed_one_by_one() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let name = [Part::Text("username", " Countess <b>Ada</b> ")];
    let named = post_form(&ada, UPDATE, &name).await.expect(200);
    assert_eq!(named["username"], "Countess <b>Ada</b>");
    assert!(named["avatar"].is_null());
    let picture = [Part::File("avatar", &png())];
    let pictured = post_form(&ada, UPDATE, &picture).await.expect(200);
    assert_eq!(pictured["username"], "Countess <b>Ada</b>");
    let path = pictured["avatar"].as_str().unwrap();
    assert_eq!(app.guest().get(path).await.status, 200);
    let untouched = post_form(&ada, UPDATE, &[Part::File("avatar", b"")])
        .await
        .expect(200);
    assert_eq!(untouched["avatar"], pictured["avatar"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_picture_or_no_name_is_refused() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let html = [Part::File("avatar", b"<svg onload=alert(1)>")];
    assert_eq!(post_form(&ada, UPDATE, &html).await.status, 415);
    let mut half = png();
    half.truncate(40);
    let damaged = post_form(&ada, UPDATE, &[Part::File("avatar", &half)]).await;
    assert_eq!(pointers(&damaged), ["/avatar"]);
    for name in ["", "two\nlines", "nul\0", &"x".repeat(51)] {
        let refused = post_form(&ada, UPDATE, &[Part::Text("username", name)]).await;
        assert_eq!(pointers(&refused), ["/username"], "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_writes_roles_address_or_activation_into_their_profile() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    for (name, value) in [
        ("roles", "ROLE_ADMIN"),
        ("isActive", "0"),
        ("email", "eve@example.com"),
        ("id", "1"),
        ("shop", "1"),
    ] {
        let form = [Part::Text("username", "Eve"), Part::Text(name, value)];
        let refused = post_form(&ada, UPDATE, &form).await;
        assert_eq!(refused.status, 400, "{name}: {}", refused.text);
    }
    let me = ada.get("/api/user/me").await.expect(200);
    assert_eq!(
        (&me["username"], &me["email"]),
        (&json!("ada"), &json!("ada@example.com"))
    );
    assert_eq!(me["roles"], json!([{ "name": "ROLE_USER" }]));
}
