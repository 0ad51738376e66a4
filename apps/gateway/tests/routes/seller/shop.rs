//! The own shop on the wire.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

const SQUARE: &[u8] = include_bytes!("../catalog/square.png");

async fn put(seller: &Client, place: &str, file: &'static [u8]) -> Answer {
    let path = format!("/api/seller/shop/{place}");
    let form = Form::new().part("file", Part::bytes(file).file_name("logo.png"));
    seller
        .send(seller.request(Method::PUT, &path).multipart(form))
        .await
}

#[tokio::test]
async fn a_seller_reads_and_changes_the_own_shop() {
    let app = TestApp::start().await;
    let (clay, _wood) = (app.seller("clay").await, app.seller("wood").await);
    let shop = clay.get("/api/seller/shop").await.expect(200);
    assert_eq!(
        (&shop["name"], &shop["status"]),
        (&json!("clay"), &json!("approved"))
    );
    let change = json!({ "name": "Fine clay", "description": "Thrown by hand" });
    let changed = clay.patch("/api/seller/shop", change).await.expect(200);
    assert_eq!(
        (&changed["name"], &changed["slug"]),
        (&json!("Fine clay"), &json!("clay"))
    );
    let seen = app.guest().get("/api/public/shops/clay").await.expect(200);
    assert_eq!(seen["description"], "Thrown by hand");
    let taken = clay
        .patch("/api/seller/shop", json!({ "name": "wood" }))
        .await;
    assert_eq!((taken.status, taken.code()), (409, "shop_name_taken"));
    let status = clay
        .patch("/api/seller/shop", json!({ "status": "approved" }))
        .await;
    assert_eq!(status.status, 400);
    let empty = clay
        .patch("/api/seller/shop", json!({ "name": " " }))
        .await
        .expect(422);
    assert_eq!(empty["errors"][0]["pointer"], "/name");
}

#[tokio::test]
async fn a_shop_shows_its_logo_banner_and_policies() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let seen = async || app.guest().get("/api/public/shops/clay").await.expect(200);
    let bare = seen().await;
    assert_eq!(
        (&bare["logo"], &bare["banner"]),
        (&Value::Null, &Value::Null)
    );
    let logo = put(&clay, "logo", SQUARE).await.expect(200)["logo"].clone();
    let banner = put(&clay, "banner", SQUARE).await.expect(200)["banner"].clone();
    let policies = json!({
        "shippingPolicy": "Sent on **Mondays**", "returnPolicy": "Within *30* days",
    });
    let own = clay.patch("/api/seller/shop", policies).await.expect(200);
    assert_eq!(own["shippingPolicy"], "Sent on **Mondays**");
    assert_eq!(own["returnPolicy"], "Within *30* days");
    app.catch_up().await;
    let shop = seen().await;
    assert_eq!((&shop["logo"], &shop["banner"]), (&logo, &banner));
    let html = shop["shippingPolicyHtml"].as_str().unwrap();
    assert!(html.contains("<strong>Mondays</strong>"), "{html}");
    let html = shop["returnPolicyHtml"].as_str().unwrap();
    assert!(html.contains("<em>30</em>"), "{html}");
    let picture = app.guest().get(logo.as_str().unwrap()).await;
    assert_eq!(picture.status, 200);
    let other = wood.get("/api/seller/shop").await.expect(200);
    assert_eq!(other["logo"], Value::Null);
    let text = put(&clay, "logo", b"no picture").await;
    assert_eq!(text.status, 415);
    let gone = clay.delete("/api/seller/shop/logo").await.expect(200);
    assert_eq!((&gone["logo"], &gone["banner"]), (&Value::Null, &banner));
    app.catch_up().await;
    assert_eq!(seen().await["logo"], Value::Null);
}
