//! The JavaScript SDK and the pages around it, as far as they can be judged without a browser.

use paypal_emulator::Settings;
use serde_json::json;

use crate::support::{fixture, payment};
use payments::Provider;

#[actix_web::test]
async fn the_sdk_is_served_for_the_known_client_only() {
    let fixture = fixture(Settings::default()).await;
    let load = async |query: &str| {
        let url = format!("{}/sdk/js{query}", fixture.emulator.base_url);
        fixture.http.get(url).send().await.unwrap()
    };
    let good = load("?client-id=emulator-client&currency=USD&intent=capture").await;
    assert_eq!(good.status(), 200);
    assert_eq!(good.headers()["cache-control"], "no-store");
    assert!(good.text().await.unwrap().contains("window.paypal"));
    assert_eq!(load("?client-id=other").await.status(), 400);
    assert_eq!(load("").await.status(), 400);
}

#[actix_web::test]
async fn the_sdk_fails_as_often_as_the_fault_says() {
    let fixture = fixture(Settings::default()).await;
    fixture.faults(json!({ "sdkFails": 1 })).await;
    let url = format!(
        "{}/sdk/js?client-id=emulator-client",
        fixture.emulator.base_url
    );
    assert_eq!(fixture.http.get(&url).send().await.unwrap().status(), 503);
    assert_eq!(fixture.http.get(&url).send().await.unwrap().status(), 200);
}

#[actix_web::test]
async fn the_shops_page_may_read_and_approve_an_order() {
    let fixture = fixture(Settings::default()).await;
    let order = fixture.paypal.create(payment("c-1")).await.unwrap();
    let shown = fixture.get(&format!("/emulator/orders/{}", order.id)).await;
    assert_eq!(shown["shopName"], "Helloshop");
    assert_eq!(shown["amount"], "35.98");
    let approved = fixture
        .post(&format!("/emulator/orders/{}/approve", order.id))
        .await;
    assert_eq!(approved.headers()["access-control-allow-origin"], "*");
}

#[actix_web::test]
async fn a_misspelled_fault_is_answered_with_400() {
    let fixture = fixture(Settings::default()).await;
    let url = format!("{}/emulator/faults", fixture.emulator.base_url);
    let put = fixture.http.put(&url).json(&json!({ "captureFial": 1 }));
    assert_eq!(put.send().await.unwrap().status(), 400);
    assert_eq!(
        fixture.http.delete(&url).send().await.unwrap().status(),
        204
    );
}

#[actix_web::test]
async fn the_page_for_people_shows_a_reference_as_text() {
    let fixture = fixture(Settings::default()).await;
    let order = fixture.paypal.create(payment("<b>c-1</b>")).await.unwrap();
    fixture.approve(&order.id).await;
    fixture
        .paypal
        .capture(&order.id, "capture:1")
        .await
        .unwrap();
    let url = format!("{}/", fixture.emulator.base_url);
    let page = fixture
        .http
        .get(url)
        .send()
        .await
        .unwrap()
        .text()
        .await
        .unwrap();
    assert!(page.contains("&lt;b&gt;c-1&lt;/b&gt;"));
    assert!(page.contains("35.98 USD"));
}
