//! A product that an operator takes off sale: gone for shoppers on every gateway, and for its seller to read
//! but not to put back.

use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use types::ShopId;

use crate::support::{Client, Product, TestApp, assert_shown_in_time, slowest, until_shown};

struct Fair {
    app: TestApp,
    root: Client,
    clay: Client,
    ada: Client,
    mug: Product,
    item: i64,
}

impl Fair {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let (clay, root) = (app.seller("clay").await, app.operator("root").await);
        let ada = app.shopper("ada").await;
        let mug = app.product(&clay, "Stoneware mug", 1999, 9).await;
        app.product(&clay, "Board", 2500, 9).await;
        let item = ada.add(&mug, 1).await;
        Self {
            app,
            root,
            clay,
            ada,
            mug,
            item,
        }
    }

    fn path(&self, act: &str) -> String {
        format!("/api/admin/products/{}/{act}", self.mug.id)
    }

    async fn withdraw(&self) -> Value {
        let why = json!({ "reason": "Not stoneware" });
        self.root
            .post(&self.path("withdraw"), why)
            .await
            .expect(200)
    }

    async fn put_back(&self) -> Value {
        self.root
            .post(&self.path("put-back"), json!({}))
            .await
            .expect(200)
    }

    /// Every public answer that shows the product.
    fn shown(&self) -> Vec<String> {
        let path = |path: &str| path.to_owned();
        vec![
            path("/api/public/products"),
            path("/api/public/products?q=stoneware"),
            path("/api/public/products?category=kitchen/mugs"),
            path("/api/public/products?shop=clay"),
            self.mug.path(),
            path("/api/public/home"),
            path("/api/public/search/suggest?q=stoneware"),
            path("/sitemaps/products-1.xml"),
            path("/feeds/clay.xml"),
            format!("/product/{}", self.mug.slug),
            path("/shop/clay"),
            path("/category/kitchen/mugs"),
        ]
    }
}

async fn shows(client: &Client, path: &str) -> bool {
    let answer = client.get(path).await;
    let text = answer.text.to_lowercase();
    answer.status == 200 && (text.contains("stoneware mug") || text.contains("stoneware-mug"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_withdrawn_product_is_gone_from_every_public_answer_of_both_gateways_within_a_second() {
    let fair = Fair::open().await;
    let twin = fair.app.second_gateway().await;
    let guest = fair.app.guest();
    let there = twin.of(&guest);
    assert_shown_in_time(async |_| {
        for path in fair.shown() {
            for asker in [&guest, &there] {
                until_shown(&path, async || shows(asker, &path).await).await;
            }
        }
        let shown = fair.shown();
        fair.withdraw().await;
        let gone = shown.iter().flat_map(|path| {
            [&guest, &there].map(|asker| until_shown(path, async move || !shows(asker, path).await))
        });
        let took = slowest(gone).await;
        fair.put_back().await;
        took
    })
    .await;
    for path in fair.shown() {
        for asker in [&guest, &there] {
            until_shown(&path, async || shows(asker, &path).await).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_begins_to_buy_a_withdrawn_product() {
    let fair = Fair::open().await;
    let (ada, mug) = (&fair.ada, &fair.mug);
    fair.withdraw().await;
    let cart = ada.get("/api/cart/findAll").await.expect(200);
    let line = &cart[0]["cartDTOList"][0];
    assert_eq!(line["changes"][0]["code"], "gone", "{line}");
    let more = ada.post("/api/cart/add", mug.line(1)).await;
    assert_eq!((more.status, more.code()), (404, "not_found"));
    let asked = json!({ "cartItemIds": [fair.item] });
    let quote = ada.post("/api/orders/quote", asked).await.expect(200);
    assert_eq!(quote["problems"][0]["code"], "unavailable");
    let refused = ada.place("late", &[fair.item]).await;
    assert_eq!((refused.status, refused.code()), (409, "unavailable"));
    let wish = format!("/api/user/wishlist/{}", mug.id);
    ada.put(&wish, json!({})).await.expect(404);
    fair.put_back().await;
    ada.place("again", &[fair.item]).await.expect(201);
    fair.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn its_seller_reads_why_and_cannot_put_it_back() {
    let fair = Fair::open().await;
    let (app, clay) = (&fair.app, &fair.clay);
    let own = format!("/api/seller/products/{}", fair.mug.id);
    let before = clay.get(&own).await.expect(200);
    fair.withdraw().await;
    let email = app.email("clay@example.com", "was taken off sale").await;
    assert!(email.text.contains("Not stoneware"), "{}", email.text);
    let bell = clay.get("/api/seller/notifications").await.expect(200);
    let about = json!({ "kind": "product", "productId": fair.mug.id, "step": "withdrawn",
        "title": "Stoneware mug", "reason": "Not stoneware" });
    assert_eq!(bell["items"][0]["about"], about);
    let now = clay.get(&own).await.expect(200);
    assert_eq!(
        (&now["status"], &now["withdrawal"]["reason"]),
        (&json!("withdrawn"), &json!("Not stoneware"))
    );
    assert!(now["version"].as_i64() > before["version"].as_i64());
    let list = clay
        .get("/api/seller/products?status=withdrawn")
        .await
        .expect(200);
    assert_eq!(
        (&list["total"], &list["counts"]["withdrawn"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(list["items"][0]["withdrawal"]["reason"], "Not stoneware");
    for status in ["active", "hidden", "archived", "draft"] {
        let lifted = clay.patch(&own, json!({ "status": status })).await;
        assert_eq!(
            (lifted.status, lifted.code()),
            (409, "invalid_transition"),
            "{status}"
        );
    }
    // words may be put right meanwhile, and the status stays
    let title = json!({ "title": "Stoneware mug, really", "status": "withdrawn" });
    let changed = clay.patch(&own, title).await.expect(200);
    assert_eq!(changed["status"], "withdrawn");
    let draft = json!({ "title": "Bowl", "description": "", "status": "withdrawn", "options": [],
        "categoryId": app.category().await, "variants": [{ "values": [], "price": 1, "stock": 1 }] });
    clay.post("/api/seller/products", draft).await.expect(422);
    // behind the shop wall the database itself refuses
    let shop = app.count("select id from shops where slug = 'clay'").await;
    for (change, sqlstate) in [
        ("update products set status = 'active'", "23514"),
        (
            "update products set status = 'active', withdrawn_reason = null, withdrawn_at = null, status_before = null",
            "42501",
        ),
    ] {
        let lifted = db::transaction_of_shop(&app.database.pool, ShopId::new(shop), async |tx| {
            let lifted = diesel::sql_query(change).execute(tx.conn()).await;
            lifted.map_err(db::Error::from)
        });
        let refused = lifted.await.unwrap_err().to_string();
        assert!(refused.contains(sqlstate), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_finds_it_with_its_reason_and_puts_it_back_where_it_was() {
    let fair = Fair::open().await;
    let (app, root) = (&fair.app, &fair.root);
    let own = format!("/api/seller/products/{}", fair.mug.id);
    fair.clay
        .patch(&own, json!({ "status": "hidden" }))
        .await
        .expect(200);
    let off = fair.withdraw().await;
    assert_eq!(
        (&off["status"], &off["withdrawal"]["reason"]),
        (&json!("withdrawn"), &json!("Not stoneware"))
    );
    let twice = root
        .post(&fair.path("withdraw"), json!({ "reason": "Again" }))
        .await;
    assert_eq!((twice.status, twice.code()), (409, "invalid_transition"));
    let empty = root
        .post(&fair.path("withdraw"), json!({ "reason": " " }))
        .await;
    assert_eq!(empty.expect(422)["errors"][0]["pointer"], "/reason");
    for (query, total) in [
        ("?status=withdrawn", 1),
        ("?q=STONE", 1),
        ("?q=clay", 2),
        ("?q=stoneware-mug", 1),
        ("?shopId=987654", 0),
        ("?status=active", 1),
    ] {
        let found = root
            .get(&format!("/api/admin/products{query}"))
            .await
            .expect(200);
        assert_eq!(found["total"], total, "{query}");
    }
    let back = fair.put_back().await;
    assert_eq!(
        (&back["status"], &back["withdrawal"]),
        (&json!("hidden"), &Value::Null)
    );
    let again = root.post(&fair.path("put-back"), json!({})).await;
    assert_eq!((again.status, again.code()), (409, "invalid_transition"));
    app.email("clay@example.com", " is back").await;
    let log = "select string_agg(action, ' ' order by position) from audit_entries";
    assert_eq!(app.word(log).await, "product_withdrawn product_put_back");
}
