//! What changes at one gateway shows at the other within a second, and an index that is lost
//! comes back.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Client, Product, SecondGateway, TestApp, assert_shown_in_time, until_shown};

/// The one card there is, at another gateway.
struct Card {
    there: Client,
}

impl Card {
    fn at(twin: &SecondGateway, app: &TestApp) -> Self {
        let there = twin.of(&app.guest());
        Self { there }
    }

    async fn read(&self) -> Value {
        let page = self.there.get("/api/public/products").await.expect(200);
        page["items"][0].clone()
    }

    /// How long it takes until a part of the card has this value.
    async fn shows(&self, part: &str, value: impl Into<Value>) -> Duration {
        let value = value.into();
        let taken = until_shown(part, async || self.read().await[part] == value).await;
        println!("{part} {value} after {taken:?}");
        taken
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn price_stock_title_and_visibility_show_at_the_other_gateway() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let twin = app.second_gateway().await;
    let card = Card::at(&twin, &app);
    card.shows("title", "Mug").await;
    let product = format!("/api/seller/products/{}", mug.id);
    let variant = format!("{product}/variants/{}", mug.variant);
    assert_shown_in_time(async |round| {
        let (price, title) = (1200 + round, format!("Mug {round}"));
        let mut slowest = Duration::ZERO;
        for (path, change, part, value) in [
            (&variant, json!({ "price": price }), "price", json!(price)),
            (&variant, json!({ "stock": 0 }), "inStock", json!(false)),
            (&variant, json!({ "stock": 5 }), "inStock", json!(true)),
            (&product, json!({ "title": title }), "title", json!(title)),
            (
                &product,
                json!({ "status": "hidden" }),
                "title",
                Value::Null,
            ),
            (
                &product,
                json!({ "status": "active" }),
                "title",
                json!(title),
            ),
        ] {
            clay.patch(path, change).await.expect(200);
            slowest = slowest.max(card.shows(part, value).await);
        }
        slowest
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_set_aside_for_a_buyer_shows_at_the_other_gateway() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug: Product = app.product(&clay, "Mug", 1000, 1).await;
    let twin = app.second_gateway().await;
    let card = Card::at(&twin, &app);
    let path = format!("/api/seller/products/{}/variants/{}", mug.id, mug.variant);
    assert_shown_in_time(async |round| {
        // whatever was set aside before, one piece is left
        let stock = json!({ "stock": 1 });
        clay.patch(&path, stock).await.expect(200);
        card.shows("inStock", true).await;
        let line = ada.add(&mug, 1).await;
        let key = format!("order-{round}");
        ada.place(&key, &[line]).await.expect(201);
        card.shows("inStock", false).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_made_by_hand_shows_at_both() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    let twin = app.second_gateway().await;
    let (here, there) = (Card { there: app.guest() }, Card::at(&twin, &app));
    assert_shown_in_time(async |round| {
        let title = format!("Cup {round}");
        app.sql(&format!("update products set title = '{title}'"))
            .await;
        let changed = Instant::now();
        there.shows("title", title.as_str()).await;
        here.shows("title", title.as_str()).await;
        changed.elapsed()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gateway_whose_index_was_erased_comes_back_and_one_that_stopped_goes_on() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    let twin = app.second_gateway().await;
    twin.stop().await;
    app.sql("update products set title = 'Cup'").await;
    let twin = app.second_gateway().await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    twin.stop().await;
    for entry in std::fs::read_dir(app.folder.join("index/1")).unwrap() {
        std::fs::write(entry.unwrap().path(), "damaged").unwrap();
    }
    let twin = app.second_gateway().await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    twin.stop().await;
    std::fs::remove_dir_all(app.folder.join("index/1")).unwrap();
    let twin = app.second_gateway().await;
    Card::at(&twin, &app).shows("title", "Cup").await;
    let ready = twin.of(&app.guest()).get("/health/ready").await;
    ready.expect(200);
}
