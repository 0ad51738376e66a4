//! What changes at one gateway shows at the other within a second, and an index that is lost
//! comes back.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Client, Product, TestApp, Twin};

/// A committed change shows within a second; a machine that runs all tests gets three.
const SOON: Duration = Duration::from_secs(3);

/// The one card there is, at another gateway.
struct Card {
    there: Client,
}

impl Card {
    fn at(twin: &Twin, app: &TestApp) -> Self {
        let there = twin.of(&app.guest());
        Self { there }
    }

    async fn read(&self) -> Value {
        let page = self.there.get("/api/public/products").await.expect(200);
        page["items"][0].clone()
    }

    /// Waits until a part of the card has this value.
    async fn shows(&self, part: &str, value: impl Into<Value>) {
        let (changed, value) = (Instant::now(), value.into());
        while self.read().await[part] != value {
            let waited = changed.elapsed();
            assert!(waited < SOON, "{part} {value}: not within {waited:?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        println!("{part} {value} after {:?}", changed.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn price_stock_title_and_visibility_show_at_the_other_gateway() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let twin = app.twin().await;
    let card = Card::at(&twin, &app);
    card.shows("title", "Mug").await;
    let path = format!("/api/seller/products/{}", mug.id);
    let variant = format!("{path}/variants/{}", mug.variant);
    clay.patch(&variant, json!({ "price": 1200 }))
        .await
        .expect(200);
    card.shows("price", 1200).await;
    clay.patch(&variant, json!({ "stock": 0 }))
        .await
        .expect(200);
    card.shows("inStock", false).await;
    clay.patch(&path, json!({ "title": "Fine mug" }))
        .await
        .expect(200);
    card.shows("title", "Fine mug").await;
    clay.patch(&path, json!({ "status": "hidden" }))
        .await
        .expect(200);
    card.shows("title", Value::Null).await;
    clay.patch(&path, json!({ "status": "active" }))
        .await
        .expect(200);
    card.shows("title", "Fine mug").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_set_aside_for_a_buyer_shows_at_the_other_gateway() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug: Product = app.product(&clay, "Mug", 1000, 1).await;
    let twin = app.twin().await;
    let card = Card::at(&twin, &app);
    card.shows("inStock", true).await;
    let line = ada.add(&mug, 1).await;
    ada.place("once", &[line]).await.expect(201);
    card.shows("inStock", false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_made_by_hand_shows_at_both() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    let twin = app.twin().await;
    app.sql("update products set title = 'Cup'").await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    Card { there: app.guest() }.shows("title", "Cup").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_whose_index_was_erased_comes_back_and_one_that_stopped_goes_on() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    let twin = app.twin().await;
    twin.stop().await;
    app.sql("update products set title = 'Cup'").await;
    let twin = app.twin().await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    twin.stop().await;
    for entry in std::fs::read_dir(app.folder.join("index/1")).unwrap() {
        std::fs::write(entry.unwrap().path(), "damaged").unwrap();
    }
    let twin = app.twin().await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    twin.stop().await;
    std::fs::remove_dir_all(app.folder.join("index/1")).unwrap();
    let twin = app.twin().await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    let ready = twin.of(&app.guest()).get("/health/ready").await;
    ready.expect(200);
}
