//! The caller's own profile.

use serde_json::json;

use image::ImageFormat;
use reqwest::Method;

use super::{Part, pointers, post_form, session};
use crate::support::{Client, TestApp};

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

/// A picture as a telephone makes it, only smaller.
fn photo(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let picture = image::RgbImage::from_pixel(width, height, image::Rgb([200, 80, 40]));
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

async fn sides(client: &Client, path: &str) -> (u32, u32) {
    let response = client.request(Method::GET, path).send().await.unwrap();
    let picture = image::load_from_memory(&response.bytes().await.unwrap()).unwrap();
    (picture.width(), picture.height())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_comes_in_two_sizes_wherever_the_person_is_shown() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let form = [Part::File("avatar", &photo(600, 300))];
    let profile = post_form(&ada, UPDATE, &form).await.expect(200);
    let me = ada.get("/api/user/me").await.expect(200);
    let signed_in = session(&app, "ada@example.com").await;
    for shown in [&me, &signed_in] {
        assert_eq!(shown["avatar"], profile["avatar"]);
        assert_eq!(shown["avatarSmall"], profile["avatarSmall"]);
    }
    let path = |name: &str| profile[name].as_str().unwrap().to_owned();
    assert_eq!(sides(&ada, &path("avatar")).await, (256, 128));
    assert_eq!(sides(&ada, &path("avatarSmall")).await, (64, 32));
    let name = [Part::Text("username", "Countess")];
    let named = post_form(&ada, UPDATE, &name).await.expect(200);
    assert_eq!(named["avatarSmall"], profile["avatarSmall"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_of_before_there_were_two_sizes_stays() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    app.sql("update users set avatar = '/media/old.jpg'").await;
    let me = ada.get("/api/user/me").await.expect(200);
    assert_eq!(me["avatar"], "/media/old.jpg");
    assert!(me["avatarSmall"].is_null() && me.get("avatarSmall").is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_is_removed_by_its_owner_alone() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let form = [Part::File("avatar", &png())];
    post_form(&ada, UPDATE, &form).await.expect(200);
    app.guest().delete("/api/user/avatar").await.expect(401);
    eve.delete("/api/user/avatar").await.expect(200);
    let me = ada.get("/api/user/me").await.expect(200);
    assert!(me["avatar"].is_string() && me["avatarSmall"].is_string());
    for _ in 0..2 {
        let bare = ada.delete("/api/user/avatar").await.expect(200);
        assert!(bare["avatar"].is_null() && bare["avatarSmall"].is_null());
    }
    let me = ada.get("/api/user/me").await.expect(200);
    assert_eq!(
        (&me["username"], &me["avatar"]),
        (&json!("ada"), &json!(null))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_files_of_a_picture_go_when_it_is_replaced_removed_or_its_owner_leaves() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let form = [Part::File("avatar", &photo(300, 300))];
    let eves = post_form(&eve, UPDATE, &form).await.expect(200);
    let mut before = post_form(&ada, UPDATE, &form).await.expect(200);
    let replaced = post_form(&ada, UPDATE, &form).await.expect(200);
    gone(&app, &before).await;
    before = replaced;
    ada.delete("/api/user/avatar").await.expect(200);
    gone(&app, &before).await;
    before = post_form(&ada, UPDATE, &form).await.expect(200);
    let password = json!({ "password": super::PASSWORD });
    ada.post("/api/user/delete-account", password)
        .await
        .expect(200);
    gone(&app, &before).await;
    for name in ["avatar", "avatarSmall"] {
        let path = eves[name].as_str().unwrap();
        assert_eq!(
            app.guest().get(path).await.status,
            200,
            "the same picture of another"
        );
    }
}

/// Both files of a profile's picture; waits for the work behind the commit.
async fn gone(app: &TestApp, profile: &serde_json::Value) {
    let waiting = "select count(*) from jobs where kind = 'forget-picture' and done_at is null";
    app.until(waiting, 0).await;
    for name in ["avatar", "avatarSmall"] {
        let path = profile[name].as_str().unwrap();
        assert_eq!(app.guest().get(path).await.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_is_too_heavy_or_too_large_is_refused() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let mut heavy = png();
    heavy.resize(10 * 1024 * 1024 + 1, 0);
    let refused = post_form(&ada, UPDATE, &[Part::File("avatar", &heavy)]).await;
    assert_eq!((refused.status, refused.code()), (413, "body_too_large"));
    let bomb = photo(8000, 5001);
    assert!(bomb.len() < 1024 * 1024);
    let refused = post_form(&ada, UPDATE, &[Part::File("avatar", &bomb)]).await;
    assert_eq!(pointers(&refused), ["/avatar"]);
    assert_eq!(refused.body["errors"][0]["code"], "too_many_pixels");
    let gif = [Part::File("avatar", b"GIF89a\x01\x00\x01\x00")];
    assert_eq!(post_form(&ada, UPDATE, &gif).await.status, 415);
    let me = ada.get("/api/user/me").await.expect(200);
    assert!(me["avatar"].is_null());
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
