//! Public answers are kept ready to send. Nobody may notice but by the speed: a committed change
//! shows on every gateway within a second.

mod compression;

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{
    Answer, Client, Product, TestApp, assert_shown_in_time, slowest, until_shown,
};

const TREE: &str = "/api/public/category/get_tree_category";
const LISTING: &str = "/api/public/products?category=kitchen&page=1";

/// A marketplace with one mug in it.
struct Market {
    app: TestApp,
    seller: Client,
    guest: Client,
    mug: Product,
}

impl Market {
    async fn open() -> Self {
        let app = TestApp::on_two_threads().await;
        let seller = app.seller("clay").await;
        let mug = app.product(&seller, "Stoneware mug", 1999, 5).await;
        let guest = app.guest();
        app.is_kept(&guest, &mug.path()).await;
        Self {
            app,
            seller,
            guest,
            mug,
        }
    }

    async fn rename(&self, title: &str) {
        let path = format!("/api/seller/products/{}", self.mug.id);
        let change = json!({ "title": title });
        self.seller.patch(&path, change).await.expect(200);
    }
}

impl TestApp {
    /// Waits until the answer is kept, which is once the feed speaks.
    async fn is_kept(&self, guest: &Client, path: &str) {
        for _ in 0..6000 {
            guest.get(path).await.expect(200);
            if self.kept() > 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("nothing is kept within a minute");
    }
}

/// How long it takes until the answer fits.
async fn shows(guest: &Client, path: &str, fits: impl Fn(&Value) -> bool) -> Duration {
    until_shown(path, async || fits(&guest.get(path).await.body)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_on_one_gateway_shows_on_both_within_a_second() {
    let market = Market::open().await;
    let twin = market.app.second_gateway().await;
    let there = twin.of(&market.guest);
    let (guest, path) = (&market.guest, market.mug.path());
    let titles = [
        (path.as_str(), "/title"),
        (LISTING, "/items/0/title"),
        ("/api/public/home", "/shelves/0/cards/0/title"),
    ];
    assert_shown_in_time(async |round| {
        for asker in [guest, &there] {
            for (path, _) in titles {
                asker.get(path).await.expect(200);
            }
        }
        let title = format!("Mug {round}");
        market.rename(&title).await;
        let title = title.as_str();
        let renamed = titles.iter().flat_map(|(path, place)| {
            [guest, &there].map(|asker| {
                let fits = move |answer: &Value| {
                    answer.pointer(place).and_then(Value::as_str) == Some(title)
                };
                shows(asker, path, fits)
            })
        });
        slowest(renamed).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_sells_out_or_goes_off_sale_shows() {
    let market = Market::open().await;
    let (app, guest, path) = (&market.app, &market.guest, market.mug.path());
    let stock = |answer: &Value| answer["variants"][0]["stock"].as_i64();
    assert_shown_in_time(async |_| {
        app.sql("update stock set reserved = on_hand").await;
        let sold_out = shows(guest, &path, |answer| stock(answer) == Some(0)).await;
        app.sql("update stock set reserved = 0").await;
        let back = shows(guest, &path, |answer| stock(answer) == Some(5)).await;
        app.sql("update products set status = 'hidden'").await;
        let hidden = shows(guest, &path, |answer| answer["code"] == "not_found").await;
        app.sql("update products set status = 'active'").await;
        let shown = shows(guest, &path, |answer| answer["title"] == "Stoneware mug").await;
        sold_out.max(back).max(hidden).max(shown)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shops_and_the_tree_that_change_show() {
    let market = Market::open().await;
    let (app, guest) = (&market.app, &market.guest);
    let (path, kitchen) = (market.mug.path(), "/api/public/categories/kitchen");
    assert_shown_in_time(async |round| {
        for path in [path.as_str(), kitchen, TREE] {
            guest.get(path).await.expect(200);
        }
        let (shop, place) = (format!("Clay {round}"), format!("Cellar {round}"));
        app.sql(&format!("update shops set name = '{shop}'")).await;
        let named = shows(guest, &path, |answer| answer["shop"]["name"] == shop).await;
        let rename = format!("update categories set name = '{place}' where slug = 'kitchen'");
        app.sql(&rename).await;
        let changed = Instant::now();
        shows(guest, TREE, |answer| answer[0]["name"] == place).await;
        shows(guest, kitchen, |answer| answer["name"] == place).await;
        shows(guest, &path, |answer| {
            answer["category"][0]["name"] == place
        })
        .await;
        named.max(changed.elapsed())
    })
    .await;
}

#[tokio::test]
async fn a_page_shows_the_change_too() {
    let market = Market::open().await;
    let page = format!("/product/{}", market.mug.slug);
    assert_shown_in_time(async |round| {
        market.guest.get(&page).await;
        let title = format!("Mug {round}");
        market.rename(&title).await;
        let shows = async || market.guest.get(&page).await.text.contains(&title);
        until_shown(&page, shows).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_kept_has_every_guarantee_of_an_answer() {
    let market = Market::open().await;
    let (guest, path) = (&market.guest, market.mug.path());
    let first = guest.get(&path).await;
    let second = guest.get(&path).await;
    let id = |answer: &Answer| answer.headers["x-request-id"].clone();
    assert_eq!(id(&first).len(), 16);
    assert_ne!(id(&first), id(&second));
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        (
            "content-security-policy",
            "default-src 'none'; frame-ancestors 'none'",
        ),
        ("cache-control", "no-cache"),
        ("content-type", "application/json"),
    ] {
        assert_eq!(second.headers[name], value, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_missing_or_wrong_is_never_kept() {
    let market = Market::open().await;
    let (app, guest) = (&market.app, &market.guest);
    let before = app.kept();
    for (path, status) in [
        ("/api/public/products/no-such-mug", 404),
        ("/api/public/shops/no-such-shop", 404),
        ("/api/public/products?page=0", 422),
        ("/api/public/products?page=two", 400),
    ] {
        for _ in 0..2 {
            guest.get(path).await.expect(status);
        }
    }
    assert_eq!(app.kept(), before);
}
