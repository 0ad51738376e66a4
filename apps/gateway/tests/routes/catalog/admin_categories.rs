//! The tree in the hands of operators: made, moved with its products, deleted; and what shoppers see
//! of that.

mod leaving;

use reqwest::redirect::Policy;
use serde_json::{Value, json};

use crate::support::{
    Answer, Client, Product, TestApp, assert_shown_in_time, slowest, until_shown,
};

const PATH: &str = "/api/admin/categories";
const TREE: &str = "/api/public/category/get_tree_category";

/// Kitchen with mugs, in which Clay has a mug in a collection, and an empty garden.
struct Market {
    app: TestApp,
    root: Client,
    clay: Client,
    mug: Product,
    kitchen: i64,
    mugs: i64,
    garden: i64,
}

impl Market {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let (clay, root) = (app.seller("clay").await, app.operator("root").await);
        let mugs = app.category().await;
        let mug = app.product(&clay, "Stoneware mug", 1999, 9).await;
        let collection = json!({ "name": "Salt glaze", "parentId": mugs });
        let collection = clay
            .post("/api/seller/categories", collection)
            .await
            .expect(201);
        let path = format!("/api/seller/categories/{}/products", collection["id"]);
        clay.put(&path, json!({ "add": [mug.id] }))
            .await
            .expect(200);
        let kitchen = app
            .count("select id from categories where slug = 'kitchen'")
            .await;
        let garden = make(&root, json!({ "name": "Garden", "nameDe": "Garten" })).await;
        app.catch_up().await;
        Self {
            garden: id(&garden),
            app,
            root,
            clay,
            mug,
            kitchen,
            mugs,
        }
    }

    async fn of(&self, id: i64) -> Value {
        let list = self.root.get(PATH).await.expect(200);
        let items = list["items"].as_array().unwrap();
        items
            .iter()
            .find(|c| c["id"] == id)
            .cloned()
            .unwrap_or_default()
    }

    /// Changes some of what is said of a category.
    async fn change(&self, id: i64, changes: Value) -> Answer {
        let now = self.of(id).await;
        let mut body = json!({});
        for field in [
            "version",
            "name",
            "nameDe",
            "slug",
            "parentId",
            "isShowSuggest",
            "tile",
        ] {
            body[field] = now[field].clone();
        }
        for (field, value) in changes.as_object().unwrap() {
            body[field] = value.clone();
        }
        self.root.put(&format!("{PATH}/{id}"), body).await
    }

    async fn delete(&self, id: i64, move_to: Option<i64>) -> Answer {
        let version = self.of(id).await["version"].clone();
        let to = move_to.map_or(String::new(), |to| format!("&moveTo={to}"));
        self.root
            .delete(&format!("{PATH}/{id}?version={version}{to}"))
            .await
    }
}

/// Somebody who does not go where a page moved to.
fn visitor(app: &TestApp) -> Client {
    let http = reqwest::Client::builder().redirect(Policy::none());
    app.guest_through(http.build().unwrap())
}

fn id(of: &Value) -> i64 {
    of["id"].as_i64().unwrap()
}

async fn make(root: &Client, body: Value) -> Value {
    root.post(PATH, body).await.expect(201)
}

fn refusal(answer: &Answer) -> (u16, String) {
    let code = answer.body["errors"][0]["code"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    (answer.status, code)
}

#[tokio::test]
async fn a_category_is_made_in_both_languages_and_shoppers_see_it_in_its_place() {
    let market = Market::open().await;
    let parent = market.garden;
    let pots =
        json!({ "name": "Pots & jars", "nameDe": " Töpfe ", "parentId": parent, "tile": "mint" });
    let pots = make(&market.root, pots).await;
    assert_eq!(
        (&pots["slug"], &pots["path"]),
        (&json!("pots-jars"), &json!("garden/pots-jars"))
    );
    let twin = make(
        &market.root,
        json!({ "name": "Pots & jars", "parentId": parent }),
    )
    .await;
    assert_eq!(
        (&twin["slug"], &twin["nameDe"]),
        (&json!("pots-jars-2"), &Value::Null)
    );
    let order = json!({ "parentId": parent, "ids": [id(&twin), id(&pots)] });
    market
        .root
        .put(&format!("{PATH}/order"), order)
        .await
        .expect(200);
    market.app.catch_up().await;
    let tree = market.app.guest().get(TREE).await.expect(200);
    let garden = tree
        .as_array()
        .unwrap()
        .iter()
        .find(|c| c["slug"] == "garden")
        .unwrap();
    assert_eq!(garden["nameDe"], "Garten");
    assert_eq!(garden["child"][0]["slug"], "pots-jars-2");
    assert_eq!(garden["child"][1]["nameDe"], "Töpfe");
    let some = json!({ "parentId": parent, "ids": [id(&twin)] });
    let some = market.root.put(&format!("{PATH}/order"), some).await;
    assert_eq!(refusal(&some), (422, "not_all_categories".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moved_category_takes_its_products_along_and_its_old_address_leads_on() {
    let market = Market::open().await;
    let change = json!({ "parentId": market.garden, "slug": "cups", "nameDe": "Tassen" });
    let moved = market.change(market.mugs, change).await.expect(200);
    assert_eq!(moved["path"], "garden/cups");
    market.app.catch_up().await;
    let guest = visitor(&market.app);
    let found = guest
        .get("/api/public/products?category=garden/cups")
        .await
        .expect(200);
    assert_eq!(found["total"], 1);
    let product = guest.get(&market.mug.path()).await.expect(200);
    assert_eq!(
        product["category"][1],
        json!({ "name": "Mugs", "nameDe": "Tassen", "slug": "cups" })
    );
    for (old, now) in [
        ("kitchen/mugs", "garden/cups"),
        ("garden/mugs", "nothing"),
        ("kitchen/mugs/salt-glaze", "garden/cups/salt-glaze"),
    ] {
        let page = guest.get(&format!("/category/{old}?sort=newest")).await;
        if now == "nothing" {
            assert_eq!(page.status, 404, "{old}");
            continue;
        }
        assert_eq!(page.status, 301, "{old}: {}", page.text);
        assert_eq!(
            page.headers["location"],
            format!("/category/{now}?sort=newest")
        );
        let answer = guest
            .get(&format!("/api/public/categories/{old}"))
            .await
            .expect(200);
        assert_eq!(answer["productCount"], 1, "{old}");
    }
    // the first level, too, and a new owner of an address wins over who had it before
    market
        .change(market.garden, json!({ "slug": "outdoors" }))
        .await
        .expect(200);
    market.app.catch_up().await;
    let page = guest.get("/category/garden/cups").await;
    assert_eq!(page.headers["location"], "/category/outdoors/cups");
    make(&market.root, json!({ "name": "Garden" })).await;
    market.app.catch_up().await;
    assert_eq!(guest.get("/category/garden").await.status, 200);
    market.app.assert_invariants().await;
}

#[tokio::test]
async fn the_tree_has_two_levels_and_no_circle_whatever_is_asked() {
    let market = Market::open().await;
    let Market {
        kitchen,
        mugs,
        garden,
        ..
    } = market;
    for (what, parent, code) in [
        (kitchen, kitchen, "cycle"),
        (kitchen, mugs, "too_deep"),
        (kitchen, garden, "too_deep"),
        (garden, mugs, "too_deep"),
        (garden, 999_999, "unknown_category"),
    ] {
        let refused = market.change(what, json!({ "parentId": parent })).await;
        assert_eq!(
            refusal(&refused),
            (422, code.to_owned()),
            "{what} into {parent}"
        );
    }
    let top = market.change(mugs, json!({ "parentId": null })).await;
    assert_eq!(refusal(&top), (422, "holds_collections".to_owned()));
    // the database holds it without us
    let raw = format!("update categories set parent_id = {mugs} where id = {garden}");
    let conn = &mut market.app.database.pool.get().await.unwrap();
    let broken = diesel_async::SimpleAsyncConnection::batch_execute(&mut **conn, &raw).await;
    assert!(broken.unwrap_err().to_string().contains("categories_depth"));
    let alone = market
        .change(garden, json!({ "parentId": kitchen }))
        .await
        .expect(200);
    assert_eq!(alone["path"], "kitchen/garden");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_operators_who_move_into_one_another_one_is_refused() {
    let market = Market::open().await;
    let (one, other) = (
        market.garden,
        id(&make(&market.root, json!({ "name": "Attic" })).await),
    );
    let grace = market.app.operator("grace").await;
    let body = |name: &str, slug: &str, parent: i64| {
        json!({ "version": 1, "name": name, "slug": slug, "parentId": parent,
            "isShowSuggest": false, "tile": "sand" })
    };
    let (first, second) = (format!("{PATH}/{one}"), format!("{PATH}/{other}"));
    let (a, b) = tokio::join!(
        market.root.put(&first, body("Garden", "garden", other)),
        grace.put(&second, body("Attic", "attic", one)),
    );
    let mut both = [a.status, b.status];
    both.sort_unstable();
    assert_eq!(both, [200, 422], "{} {}", a.text, b.text);
    let again = market
        .root
        .put(&first, body("Garden", "garden", market.kitchen))
        .await;
    if a.status == 200 {
        assert_eq!((again.status, again.code()), (409, "category_changed"));
        assert_eq!(again.body["version"], 2);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_holds_products_goes_only_when_it_is_said_where_these_go() {
    let market = Market::open().await;
    let Market {
        kitchen,
        mugs,
        garden,
        ..
    } = market;
    for category in [kitchen, mugs] {
        let refused = market.delete(category, None).await;
        assert_eq!(refusal(&refused), (422, "not_empty".to_owned()));
    }
    let jugs = id(&make(&market.root, json!({ "name": "Jugs", "parentId": garden })).await);
    for (to, code) in [(mugs, "unknown_category"), (garden, "no_sub_category")] {
        let refused = market.delete(mugs, Some(to)).await;
        assert_eq!(refusal(&refused), (422, code.to_owned()));
    }
    let line = json!({ "name": "Salt glaze", "parentId": jugs });
    market
        .clay
        .post("/api/seller/categories", line)
        .await
        .expect(201);
    let before = market
        .clay
        .get(&format!("/api/seller/products/{}", market.mug.id))
        .await
        .expect(200);
    let moved = market.delete(mugs, Some(jugs)).await.expect(200);
    assert_eq!(
        moved,
        json!({ "categories": 0, "collections": 1, "products": 1, "coupons": 0, "shelves": 0 })
    );
    let after = market
        .clay
        .get(&format!("/api/seller/products/{}", market.mug.id))
        .await
        .expect(200);
    assert_eq!(after["categoryId"], jugs);
    assert!(after["version"].as_i64() > before["version"].as_i64());
    market.app.catch_up().await;
    let guest = visitor(&market.app);
    let page = guest.get("/category/kitchen/mugs").await;
    assert_eq!(page.headers["location"], "/category/garden/jugs");
    let path = "/api/public/categories/garden/jugs/salt-glaze-2";
    assert_eq!(guest.get(path).await.expect(200)["productCount"], 1);
    // now the first level: its sub-categories go into another one
    make(
        &market.root,
        json!({ "name": "Bowls", "parentId": kitchen }),
    )
    .await;
    let moved = market.delete(kitchen, Some(garden)).await.expect(200);
    assert_eq!(moved["categories"], 1);
    market.app.catch_up().await;
    let page = guest.get("/category/kitchen/bowls").await;
    assert_eq!(page.headers["location"], "/category/garden/bowls");
    let stale = market
        .root
        .delete(&format!("{PATH}/{garden}?version=77&moveTo={jugs}"))
        .await;
    assert_eq!((stale.status, stale.code()), (409, "category_changed"));
    market.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_shows_on_both_gateways_within_a_second() {
    let market = Market::open().await;
    let twin = market.app.second_gateway().await;
    let guest = market.app.guest();
    let there = twin.of(&guest);
    let shown = [
        TREE.to_owned(),
        "/api/public/categories/kitchen/mugs".to_owned(),
        market.mug.path(),
        "/category/kitchen/mugs".to_owned(),
        "/api/public/products?category=kitchen".to_owned(),
    ];
    assert_shown_in_time(async |round| {
        let (old, new) = (format!("Mugs {round}"), format!("Mugs {}", round + 1));
        if round == 0 {
            market
                .change(market.mugs, json!({ "name": old }))
                .await
                .expect(200);
        }
        for path in &shown {
            for asker in [&guest, &there] {
                until_shown(path, async || asker.get(path).await.text.contains(&old)).await;
            }
        }
        market
            .change(market.mugs, json!({ "name": new }))
            .await
            .expect(200);
        let new = new.as_str();
        let renamed = shown.iter().flat_map(|path| {
            [&guest, &there].map(|asker| {
                until_shown(path, async move || asker.get(path).await.text.contains(new))
            })
        });
        slowest(renamed).await
    })
    .await;
}
