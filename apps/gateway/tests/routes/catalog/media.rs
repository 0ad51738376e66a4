//! Pictures on the wire.

use reqwest::Method;
use reqwest::multipart::{Form, Part};

use crate::support::{Answer, Client, TestApp};

/// A red square of 8 × 8 pixels with "secret-place" in its metadata.
const SQUARE: &[u8] = include_bytes!("square.png");

async fn upload(seller: &Client, product: i64, file: Vec<u8>) -> Answer {
    let path = format!("/api/seller/products/{product}/images");
    let part = Part::bytes(file).file_name("../../mug.png");
    let form = Form::new().part("file", part).text("alt", "A mug");
    seller
        .send(seller.request(Method::POST, &path).multipart(form))
        .await
}

#[tokio::test]
async fn an_uploaded_picture_is_served_anew_and_may_be_kept_for_ever() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let product = upload(&clay, mug.id, SQUARE.to_vec()).await.expect(201);
    assert_eq!(product["images"][0]["alt"], "A mug");
    let url = product["images"][0]["url"].as_str().unwrap();
    let guest = app.guest();
    let response = guest.request(Method::GET, url).send().await.unwrap();
    let headers = response.headers().clone();
    assert_eq!(headers["content-type"], "image/jpeg");
    assert_eq!(
        headers["cache-control"],
        "public, max-age=31536000, immutable"
    );
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert_eq!(
        headers["content-security-policy"],
        "sandbox; default-src 'none'"
    );
    let bytes = response.bytes().await.unwrap();
    assert!(bytes.starts_with(b"\xff\xd8"));
    assert!(!bytes.windows(12).any(|window| window == b"secret-place"));
    let request = guest.request(Method::GET, url);
    let known = request.header("if-none-match", headers["etag"].clone());
    assert_eq!(guest.send(known).await.status, 304);
    app.catch_up().await;
    let card = guest.get("/api/public/products").await.expect(200);
    let thumbnail = card["items"][0]["thumbnail"].as_str().unwrap();
    assert_eq!(guest.get(thumbnail).await.status, 200);
}

#[tokio::test]
async fn a_photo_of_some_megabytes_is_taken() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let mut photo = SQUARE.to_vec();
    photo.resize(9 * 1024 * 1024, 0);
    upload(&clay, mug.id, photo).await.expect(201);
}

#[tokio::test]
async fn what_is_no_picture_or_too_large_is_refused() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let html = upload(&clay, mug.id, b"<html><script>1</script></html>".to_vec()).await;
    assert_eq!((html.status, html.code()), (415, "unknown_picture_format"));
    let torn = upload(&clay, mug.id, SQUARE[..60].to_vec()).await;
    assert_eq!(
        (torn.status, torn.body["errors"][0]["pointer"].as_str()),
        (422, Some("/file"))
    );
    let mut large = SQUARE.to_vec();
    large.resize(10 * 1024 * 1024 + 1, 0);
    let large = upload(&clay, mug.id, large).await;
    assert_eq!((large.status, large.code()), (413, "body_too_large"));
    let larger = upload(&clay, mug.id, vec![0; 11 * 1024 * 1024 + 1]).await;
    assert_eq!((larger.status, larger.code()), (413, "body_too_large"));
    let json = clay
        .post(
            &format!("/api/seller/products/{}/images", mug.id),
            "x".into(),
        )
        .await;
    assert_eq!((json.status, json.code()), (415, "wrong_content_type"));
}

#[tokio::test]
async fn another_shop_cannot_add_a_picture_and_a_made_up_name_is_not_found() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    upload(&wood, mug.id, SQUARE.to_vec()).await.expect(404);
    assert!(!app.folder.join("media").exists());
    let none = "0".repeat(32);
    for name in [
        format!("{none}.jpg"),
        format!("{none}.svg"),
        "..%2F..%2Fetc%2Fpasswd".to_owned(),
    ] {
        let answer = app.guest().get(&format!("/media/{name}")).await;
        assert_eq!((answer.status, answer.code()), (404, "not_found"), "{name}");
    }
}
