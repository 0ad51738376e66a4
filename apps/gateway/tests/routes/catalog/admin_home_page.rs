//! The home page in the hands of operators: composed, looked at, published, taken over by the next; and what
//! shoppers see of that.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use diesel_async::SimpleAsyncConnection;
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::support::{
    Answer, Client, Product, TestApp, assert_shown_in_time, slowest, until_shown,
};

const PATH: &str = "/api/admin/home-pages";
const HOME: &str = "/api/public/home";
const CONFIG: &str = "/api/public/config";
const STANDARD: &str = "PREMIUM COLLECTION! 10% OFF WITH COUPON \"HELLOSHOP\"";

/// Clay sells mugs, Wood sells boards.
struct Market {
    app: TestApp,
    root: Client,
    clay: Client,
    guest: Client,
    mug: Product,
    jug: Product,
    board: Product,
}

impl Market {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
        let market = Self {
            root: app.operator("root").await,
            guest: app.guest(),
            mug: app.product(&clay, "Stoneware mug", 1999, 9).await,
            jug: app.product(&clay, "Jug", 2999, 9).await,
            board: app.product(&wood, "Board", 3999, 9).await,
            app,
            clay,
        };
        market.app.catch_up().await;
        market
    }

    async fn draft(&self) -> Value {
        let draft = json!({ "name": "Autumn fair" });
        self.root.post(PATH, draft).await.expect(201)
    }

    /// Says something else in some parts of an edition.
    async fn change(&self, edition: &Value, changes: Value) -> Answer {
        let mut body = json!({});
        for part in ["version", "name", "promo", "hero", "shelves", "shopIds"] {
            body[part] = edition[part].clone();
        }
        for (part, said) in changes.as_object().unwrap() {
            body[part] = said.clone();
        }
        self.root.put(&at(edition), body).await
    }

    /// A draft that says this in the promo line.
    async fn promo(&self, text: &str) -> Value {
        let draft = self.draft().await;
        let promo = json!({ "promo": { "kind": "own", "text": text } });
        self.change(&draft, promo).await.expect(200)
    }

    async fn publish(&self, edition: &Value, dates: Value) -> Answer {
        let mut body = json!({ "version": edition["version"] });
        for (end, at) in dates.as_object().unwrap() {
            body[end] = at.clone();
        }
        let path = format!("{}/publish", at(edition));
        self.root.post(&path, body).await
    }

    async fn withdraw(&self, edition: &Value) -> Answer {
        let path = format!("{}/withdraw", at(edition));
        self.root.post(&path, json!({})).await
    }

    async fn home(&self) -> Value {
        self.guest.get(HOME).await.expect(200)
    }
}

fn at(edition: &Value) -> String {
    format!("{PATH}/{}", edition["id"])
}

fn titles(shelf: &Value) -> Vec<&str> {
    let cards = shelf["cards"].as_array().unwrap();
    let titles = cards.iter().map(|card| card["title"].as_str().unwrap());
    titles.collect()
}

fn kinds(home: &Value) -> Vec<&str> {
    let shelves = home["shelves"].as_array().unwrap();
    let kinds = shelves.iter().map(|shelf| shelf["kind"].as_str().unwrap());
    kinds.collect()
}

fn picture() -> Form {
    let file = Part::bytes(include_bytes!("square.png").as_slice()).file_name("a.png");
    Form::new().part("file", file)
}

fn hero() -> Value {
    json!({
        "title": "The autumn fair", "titleDe": "Der Herbstmarkt", "line": "New glazes.",
        "button": "See the fair", "link": "/category/kitchen", "alt": "A table with mugs",
    })
}

/// How long after this moment the promo line says this.
async fn shown_after(guest: &Client, moment: DateTime<Utc>, text: Value) -> Duration {
    until_shown(CONFIG, async || {
        guest.get(CONFIG).await.body["promo"]["text"] == text
    })
    .await;
    (Utc::now() - moment)
        .to_std()
        .expect("not before it starts")
}

#[tokio::test]
async fn until_an_operator_says_otherwise_the_page_is_as_it_is_shipped() {
    let market = Market::open().await;
    let promo = market.guest.get(CONFIG).await.expect(200)["promo"].clone();
    assert_eq!(promo["text"], STANDARD);
    assert_eq!(
        (&promo["code"], &promo["link"]),
        (&json!("HELLOSHOP"), &Value::Null)
    );
    let home = market.home().await;
    assert_eq!(home["hero"], Value::Null);
    assert_eq!(kinds(&home), ["best_sellers", "newest"]);
    assert_eq!(home["shelves"][0]["name"], Value::Null);
    let first = market
        .guest
        .get("/api/public/home?first=true")
        .await
        .expect(200);
    assert_eq!(kinds(&first), ["best_sellers"]);
    let page = market.guest.get("/").await.text;
    assert!(page.contains("href=\"/scene/plant.webp\""), "{page}");
    let draft = market.draft().await;
    assert_eq!(draft["promo"], json!({ "kind": "standard" }));
    assert_eq!(draft["shelves"].as_array().unwrap().len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_published_is_what_was_looked_at_and_nobody_saw_it_before() {
    let market = Market::open().await;
    let category = market.app.category().await;
    let wood = market
        .app
        .count("select id from shops where name = 'wood'")
        .await;
    let draft = market.draft().await;
    let changes = json!({
        "promo": { "kind": "own", "text": "Free mugs", "textDe": "Freie Becher", "link": "https://fair.example/" },
        "hero": hero(),
        "shelves": [
            { "kind": "products", "name": "Picked", "nameDe": "Ausgesucht",
                "productIds": [market.board.id, market.mug.id] },
            { "kind": "category", "categoryId": category },
            { "kind": "newest" },
        ],
        "shopIds": [wood],
    });
    market.change(&draft, changes).await.expect(200);
    let path = format!("{}/picture", at(&draft));
    let upload = market.root.request(Method::PUT, &path).multipart(picture());
    let draft = market.root.send(upload).await.expect(200);
    assert_eq!(draft["state"], "draft");
    assert_eq!(draft["products"].as_array().unwrap().len(), 2);
    assert_eq!(draft["shops"][0]["name"], "wood");
    assert_eq!(market.home().await["hero"], Value::Null);

    let path = format!("{}/preview", at(&draft));
    let preview = market.root.get(&path).await.expect(200);
    let shown = market.publish(&draft, json!({})).await.expect(200);
    assert_eq!(
        (&shown["state"], &shown["endsAt"]),
        (&json!("live"), &Value::Null)
    );
    market.app.catch_up().await;
    let home = market.home().await;
    assert_eq!(home, preview["home"]);
    assert_eq!(kinds(&home), ["products", "category", "newest"]);
    assert_eq!(titles(&home["shelves"][0]), ["Board", "Stoneware mug"]);
    let named = &home["shelves"][1];
    assert_eq!(
        (&named["name"], &named["path"]),
        (&json!("Mugs"), &json!("kitchen/mugs"))
    );
    assert_eq!(home["shops"][0]["name"], "wood");
    assert_eq!(home["hero"]["titleDe"], "Der Herbstmarkt");
    let promo = market.guest.get(CONFIG).await.expect(200)["promo"].clone();
    assert_eq!(promo, preview["promo"]);
    assert_eq!(
        (&promo["text"], &promo["code"]),
        (&json!("Free mugs"), &Value::Null)
    );

    let page = market.guest.get("/").await.text;
    let picture = &home["hero"]["picture"];
    let url = picture["url"].as_str().unwrap();
    let preload = format!(
        "rel=\"preload\" as=\"image\" imagesrcset={}",
        picture["srcset"]
    );
    assert!(page.contains(&preload), "{page}");
    assert!(
        page.contains("Free mugs") && page.contains("<h2>Picked</h2>"),
        "{page}"
    );
    assert!(!page.contains("/scene/plant.webp"), "{page}");

    // whoever keeps the bytes keeps those of the picture too, as long as an edition has it
    assert_eq!(market.guest.get(url).await.status, 200);
    let ended = market.withdraw(&shown).await.expect(200);
    assert_eq!(ended["state"], "over");
    market.app.catch_up().await;
    assert_eq!(market.home().await["hero"], Value::Null);
    assert_eq!(market.withdraw(&shown).await.code(), "home_page_not_shown");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_scheduled_edition_takes_over_by_itself_on_every_gateway_and_gives_way_when_it_ends() {
    let market = Market::open().await;
    let twin = market.app.second_gateway().await;
    let there = twin.of(&market.guest);
    let always = market.promo("Always").await;
    market.publish(&always, json!({})).await.expect(200);
    assert_shown_in_time(async |round| {
        let text = format!("Sale {round}");
        let sale = market.promo(&text).await;
        let starts = Utc::now() + TimeDelta::milliseconds(2000);
        let ends = starts + TimeDelta::milliseconds(6000);
        let dates = json!({ "startsAt": starts, "endsAt": ends });
        market.publish(&sale, dates).await.expect(200);
        for guest in [&market.guest, &there] {
            let seen = guest.get(CONFIG).await.expect(200);
            assert!(
                seen["promo"]["text"] == "Always" || Utc::now() >= starts,
                "{seen}"
            );
        }
        let mut slowest = Duration::ZERO;
        for guest in [&market.guest, &there] {
            slowest = slowest.max(shown_after(guest, starts, json!(text)).await);
        }
        for guest in [&market.guest, &there] {
            slowest = slowest.max(shown_after(guest, ends, json!("Always")).await);
        }
        slowest
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_published_edition_shows_on_every_gateway_within_a_second() {
    let market = Market::open().await;
    let twin = market.app.second_gateway().await;
    let there = twin.of(&market.guest);
    assert_shown_in_time(async |round| {
        for guest in [&market.guest, &there] {
            guest.get(CONFIG).await.expect(200);
            guest.get("/").await;
        }
        let text = format!("Fair {round}");
        let draft = market.promo(&text).await;
        market.publish(&draft, json!({})).await.expect(200);
        let text = text.as_str();
        let shown = [&market.guest, &there]
            .map(|guest| until_shown("/", async move || guest.get("/").await.text.contains(text)));
        slowest(shown).await
    })
    .await;
}

#[tokio::test]
async fn what_is_off_sale_or_sold_out_and_shops_that_are_closed_are_never_shown() {
    let market = Market::open().await;
    let shop = async |name: &str| {
        let query = format!("select id from shops where name = '{name}'");
        market.app.count(&query).await
    };
    let (clay, wood) = (shop("clay").await, shop("wood").await);
    let draft = market.draft().await;
    let sold_out = market.app.product(&market.clay, "Vase", 999, 0).await;
    let ids = [market.mug.id, sold_out.id, market.jug.id, market.board.id];
    let changes = json!({
        "shelves": [{ "kind": "products", "name": "Picked", "productIds": ids }],
        "shopIds": [wood, clay],
    });
    let draft = market.change(&draft, changes).await.expect(200);
    market.publish(&draft, json!({})).await.expect(200);
    market.app.catch_up().await;
    let all = market.home().await;
    assert_eq!(
        titles(&all["shelves"][0]),
        ["Stoneware mug", "Jug", "Board"]
    );

    let path = format!("/api/admin/products/{}/withdraw", market.mug.id);
    let why = json!({ "reason": "Not stoneware" });
    market.root.post(&path, why.clone()).await.expect(200);
    let path = format!("/api/admin/shops/{wood}/suspend");
    market.root.post(&path, why).await.expect(200);
    market.app.catch_up().await;
    let home = market.home().await;
    assert_eq!(titles(&home["shelves"][0]), ["Jug"]);
    assert_eq!(home["shops"].as_array().unwrap().len(), 1);
    let known = market.root.get(&at(&draft)).await.expect(200);
    let products = known["products"].as_array().unwrap().iter();
    let shown = products.filter(|product| product["isShown"] == true);
    // the jug, and the vase as soon as there is one
    assert_eq!(shown.count(), 2);
}

#[tokio::test]
async fn what_makes_no_page_is_refused_at_its_field_and_changes_nothing() {
    let market = Market::open().await;
    let draft = market.draft().await;
    let one = json!([{ "kind": "newest" }]);
    let too_many: Vec<Value> = (0..13).map(|_| json!({ "kind": "newest" })).collect();
    let with = |part: &str, value: Value| {
        let mut hero = hero();
        hero[part] = value;
        json!({ "hero": hero })
    };
    for (changes, pointer, code) in [
        (
            json!({ "promo": { "kind": "own" } }),
            "/promo/text",
            "required",
        ),
        (
            json!({ "promo": { "kind": "own", "text": "a", "link": "javascript:alert(1)" } }),
            "/promo/link",
            "invalid_link",
        ),
        (
            with("link", json!("//evil.example")),
            "/hero/link",
            "invalid_link",
        ),
        (
            with("link", json!("http://plain.example")),
            "/hero/link",
            "invalid_link",
        ),
        (
            with("title", json!("Two\nlines")),
            "/hero/title",
            "invalid_characters",
        ),
        (with("title", json!(" ")), "/hero/title", "required"),
        (json!({ "shelves": [] }), "/shelves", "required"),
        (json!({ "shelves": too_many }), "/shelves", "too_many"),
        (
            json!({ "shelves": [{ "kind": "category" }] }),
            "/shelves/0/categoryId",
            "required",
        ),
        (
            json!({ "shelves": [{ "kind": "newest" }, { "kind": "category", "categoryId": 999 }] }),
            "/shelves/1/categoryId",
            "unknown_category",
        ),
        (
            json!({ "shelves": [{ "kind": "products", "productIds": [market.mug.id] }] }),
            "/shelves/0/name",
            "required",
        ),
        (
            json!({ "shelves": [{ "kind": "products", "name": "a" }] }),
            "/shelves/0/productIds",
            "required",
        ),
        (
            json!({ "shelves": [{ "kind": "products", "name": "a", "productIds": [market.mug.id, 999] }] }),
            "/shelves/0/productIds",
            "unknown_product",
        ),
        (
            json!({ "shelves": [{ "kind": "products", "name": "a", "productIds": [market.mug.id, market.mug.id] }] }),
            "/shelves/0/productIds",
            "repeated",
        ),
        (
            json!({ "shelves": one, "shopIds": [999] }),
            "/shopIds",
            "unknown_shop",
        ),
        (
            json!({ "shopIds": [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
            "/shopIds",
            "too_many",
        ),
    ] {
        let refused = market.change(&draft, changes.clone()).await;
        let fault = &refused.body["errors"][0];
        assert_eq!(
            (refused.status, &fault["pointer"], &fault["code"]),
            (422, &json!(pointer), &json!(code)),
            "{changes} {}",
            refused.text
        );
    }
    let past = json!({ "startsAt": "2020-01-01T00:00:00Z" });
    let past = market.publish(&draft, past).await;
    assert_eq!(past.body["errors"][0]["code"], "in_the_past");
    let turned = json!({ "startsAt": "2999-01-02T00:00:00Z", "endsAt": "2999-01-01T00:00:00Z" });
    let turned = market.publish(&draft, turned).await;
    assert_eq!(turned.body["errors"][0]["pointer"], "/endsAt");
    let now = market.root.get(&at(&draft)).await.expect(200);
    assert_eq!(now, draft);
}

#[tokio::test]
async fn two_operators_notice_one_another_and_what_was_seen_stays() {
    let market = Market::open().await;
    let draft = market.draft().await;
    let changed = market
        .change(&draft, json!({ "name": "Winter" }))
        .await
        .expect(200);
    let stale = market.change(&draft, json!({})).await;
    assert_eq!((stale.status, stale.code()), (409, "home_page_changed"));
    assert_eq!(stale.body["version"], changed["version"]);
    assert_eq!(
        market.publish(&draft, json!({})).await.code(),
        "home_page_changed"
    );

    let later = json!({ "startsAt": "2999-01-01T00:00:00Z" });
    let scheduled = market.publish(&changed, later).await.expect(200);
    let again = market.withdraw(&scheduled).await.expect(200);
    assert_eq!(
        (&again["state"], &again["startsAt"]),
        (&json!("draft"), &Value::Null)
    );

    let live = market.publish(&again, json!({})).await.expect(200);
    for refused in [
        market.change(&live, json!({ "name": "Spring" })).await,
        market.publish(&live, json!({})).await,
        market.root.delete(&at(&live)).await,
        market.root.delete(&format!("{}/picture", at(&live))).await,
    ] {
        assert_eq!((refused.status, refused.code()), (409, "home_page_begun"));
    }
    let copy = json!({ "name": "Spring", "copyOf": live["id"] });
    let copy = market.root.post(PATH, copy).await.expect(201);
    assert_eq!(
        (&copy["state"], &copy["promo"]),
        (&json!("draft"), &live["promo"])
    );
    let list = market.root.get(PATH).await.expect(200);
    let states: Vec<&Value> = list["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["state"])
        .collect();
    assert_eq!(states, ["draft", "live"]);
    assert_eq!(market.root.delete(&at(&copy)).await.status, 204);
    assert_eq!(market.root.get(&at(&copy)).await.status, 404);
    assert_eq!(market.clay.get(PATH).await.status, 403);

    let mut conn = market.app.database.pool.get().await.unwrap();
    let rewritten = conn.batch_execute("update home_editions set name = 'Other'");
    assert!(rewritten.await.is_err());
}

#[tokio::test]
async fn only_the_preview_may_stand_in_a_frame_and_only_in_our_own() {
    let market = Market::open().await;
    for (path, frame) in [
        ("/admin/home-page/1/preview", "frame-ancestors 'self'"),
        ("/admin/home-page/1", "frame-ancestors 'none'"),
        ("/", "frame-ancestors 'none'"),
    ] {
        let page = market.guest.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains(frame), "{path}: {policy}");
    }
}
