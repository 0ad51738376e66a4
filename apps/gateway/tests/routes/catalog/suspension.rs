//! A shop that an operator closes for a while: gone for shoppers on every gateway, while its orders go
//! on.

use serde_json::{Value, json};

use crate::support::{Client, Product, TestApp, assert_shown_in_time, slowest, until_shown};

/// Two shops, of which one will be suspended; somebody remembers its mug and has it in the cart.
struct Fair {
    app: TestApp,
    root: Client,
    clay: Client,
    ada: Client,
    mug: Product,
    item: i64,
    shop: String,
}

impl Fair {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
        let (root, ada) = (app.operator("root").await, app.shopper("ada").await);
        let mug = app.product(&clay, "Stoneware mug", 1999, 9).await;
        app.product(&wood, "Board", 2500, 9).await;
        let collection = json!({ "name": "Salt glaze", "parentId": app.category().await });
        let collection = clay
            .post("/api/seller/categories", collection)
            .await
            .expect(201);
        let products = json!({ "add": [mug.id] });
        let path = format!("/api/seller/categories/{}/products", collection["id"]);
        clay.put(&path, products).await.expect(200);
        let item = ada.add(&mug, 1).await;
        let wish = format!("/api/user/wishlist/{}", mug.id);
        assert_eq!(ada.put(&wish, json!({})).await.status, 204);
        app.catch_up().await;
        let shop = app.count("select id from shops where name = 'clay'").await;
        Self {
            shop: format!("/api/admin/shops/{shop}"),
            app,
            root,
            clay,
            ada,
            mug,
            item,
        }
    }

    async fn suspend(&self) -> Value {
        let why = json!({ "reason": "Not stoneware" });
        let path = format!("{}/suspend", self.shop);
        self.root.post(&path, why).await.expect(200)
    }

    async fn lift(&self) -> Value {
        let path = format!("{}/lift", self.shop);
        self.root.post(&path, json!({})).await.expect(200)
    }

    /// Every public answer that shows the shop or its products, and a word of it in each.
    fn shown(&self) -> Vec<(String, &'static str)> {
        let slug = &self.mug.slug;
        let path = |path: &str| path.to_owned();
        vec![
            (path("/api/public/products"), "Stoneware mug"),
            (path("/api/public/products?q=stoneware"), "Stoneware mug"),
            (
                path("/api/public/products?category=kitchen/mugs"),
                "Stoneware mug",
            ),
            (path("/api/public/products?shop=clay"), "Stoneware mug"),
            (self.mug.path(), "Stoneware mug"),
            (format!("{}/reviews", self.mug.path()), "\"total\":"),
            (path("/api/public/home"), "Stoneware mug"),
            (path("/api/public/shops"), "\"slug\":\"clay\""),
            (path("/api/public/shops/clay"), "\"slug\":\"clay\""),
            (path("/api/public/shops/clay/reviews"), "\"total\":"),
            (
                path("/api/public/search/suggest?q=stoneware"),
                "Stoneware mug",
            ),
            (path("/api/public/search/suggest?q=clay"), "\"clay\""),
            (path("/api/public/categories/kitchen/mugs"), "Salt glaze"),
            (
                path("/api/public/categories/kitchen/mugs/salt-glaze"),
                "Salt glaze",
            ),
            (path("/sitemaps/products-1.xml"), "stoneware-mug"),
            (path("/sitemaps/shops-1.xml"), "/shop/clay<"),
            (path("/"), "Stoneware mug"),
            (format!("/product/{slug}"), "<h1>Stoneware mug"),
            (path("/shop/clay"), "<h1>clay"),
            (path("/vendors"), "/shop/clay"),
            (path("/category/kitchen/mugs"), "Stoneware mug"),
        ]
    }
}

async fn shows(client: &Client, path: &str, word: &str) -> bool {
    let answer = client.get(path).await;
    answer.status == 200 && answer.text.contains(word)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_suspended_shop_is_gone_from_every_public_answer_of_both_gateways_within_a_second() {
    let fair = Fair::open().await;
    let twin = fair.app.second_gateway().await;
    let guest = fair.app.guest();
    let (there, ada_there) = (twin.of(&guest), twin.of(&fair.ada));
    let wishes = "/api/user/wishlist";
    let part_of = async |name: &str| {
        let index = guest.get("/sitemap.xml").await.text;
        assert!(index.contains("/sitemaps/"), "{name}: {index}");
    };
    part_of("products").await;
    for (path, word) in fair.shown() {
        let answer = guest.get(&path).await;
        assert!(
            answer.text.contains(word),
            "{path} shows no {word}: {}",
            answer.text
        );
    }
    assert_shown_in_time(async |_| {
        // all of it is kept ready by now
        for (path, word) in fair.shown() {
            for asker in [&guest, &there] {
                until_shown(&path, async || shows(asker, &path, word).await).await;
            }
        }
        for asker in [&fair.ada, &ada_there] {
            assert!(shows(asker, wishes, "Stoneware mug").await);
        }
        let shown = fair.shown();
        fair.suspend().await;
        let gone = shown.iter().flat_map(|(path, word)| {
            [&guest, &there]
                .map(|asker| until_shown(path, async move || !shows(asker, path, word).await))
        });
        let took = slowest(gone).await;
        for asker in [&fair.ada, &ada_there] {
            assert!(!shows(asker, wishes, "Stoneware mug").await);
        }
        fair.lift().await;
        took
    })
    .await;
    // and back
    for (path, word) in fair.shown() {
        for asker in [&guest, &there] {
            until_shown(&path, async || shows(asker, &path, word).await).await;
        }
    }
    assert!(shows(&guest, "/api/public/products?q=board", "Board").await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_begins_to_buy_from_a_suspended_shop() {
    let fair = Fair::open().await;
    let (ada, mug) = (&fair.ada, &fair.mug);
    fair.suspend().await;
    let cart = ada.get("/api/cart/findAll").await.expect(200);
    let line = &cart[0]["cartDTOList"][0];
    assert_eq!(line["changes"][0]["code"], "gone", "{line}");
    let more = ada.post("/api/cart/add", mug.line(1)).await;
    assert_eq!((more.status, more.code()), (404, "not_found"));
    let batch = ada
        .post("/api/cart/add-multiple", json!([mug.line(1)]))
        .await;
    assert!(
        batch.headers.contains_key("cart-left-out"),
        "{:?}",
        batch.headers
    );
    let asked = json!({ "cartItemIds": [fair.item] });
    let quote = ada.post("/api/orders/quote", asked).await.expect(200);
    assert_eq!(quote["problems"][0]["code"], "unavailable");
    let refused = ada.place("late", &[fair.item]).await;
    assert_eq!((refused.status, refused.code()), (409, "unavailable"));
    let wish = format!("/api/user/wishlist/{}", mug.id);
    ada.put(&wish, json!({})).await.expect(404);
    assert_eq!(fair.app.count("select count(*) from orders").await, 0);
    fair.lift().await;
    ada.place("again", &[fair.item]).await.expect(201);
    fair.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_paying_just_then_may_finish_and_the_order_goes_its_way() {
    let fair = Fair::open().await;
    let (app, ada, clay) = (&fair.app, &fair.ada, &fair.clay);
    let order = ada.place("begun", &[fair.item]).await.expect(201);
    app.approve(&order).await;
    fair.suspend().await;
    let paid = ada.capture("begun", &order).await.expect(200);
    assert_eq!(paid["paymentStatus"], "paid");
    app.deliver(clay, &paid).await;
    let part = &paid["shopOrders"][0];
    let form = reqwest::multipart::Form::new().text("text", "Where is my mug?");
    let messages = format!(
        "/api/orders/{}/shop-orders/{}/messages",
        paid["id"], part["id"]
    );
    let request = ada.request(reqwest::Method::POST, &messages);
    let request = request.header("idempotency-key", "word").multipart(form);
    ada.send(request).await.expect(201);
    ada.review(&paid, "5", "Good").await.expect(201);
    let back = format!("/api/seller/orders/{}/refunds", part["id"]);
    let amount = json!({ "amount": 500, "reason": "A scratch" });
    let given = clay.post_once(&back, "back", amount).await;
    assert!(given.status < 300, "{}", given.text);
    let seen = clay.get("/api/seller/orders").await.expect(200);
    assert_eq!(seen["total"], 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn its_seller_is_told_why_and_prepares_what_nobody_sees() {
    let fair = Fair::open().await;
    let (app, clay) = (&fair.app, &fair.clay);
    let closed = fair.suspend().await;
    assert_eq!(
        (&closed["status"], &closed["reason"]),
        (&json!("suspended"), &json!("Not stoneware"))
    );
    let email = app.email("clay@example.com", "is suspended").await;
    assert!(email.text.contains("Not stoneware"), "{}", email.text);
    let own = clay.get("/api/seller/shop").await.expect(200);
    assert_eq!(
        (
            &own["status"],
            &own["suspensionReason"],
            &own["rejectionReason"]
        ),
        (&json!("suspended"), &json!("Not stoneware"), &Value::Null)
    );
    let bell = clay.get("/api/seller/notifications").await.expect(200);
    assert_eq!(
        bell["items"][0]["about"],
        json!({ "kind": "shop", "step": "suspended", "reason": "Not stoneware" })
    );
    let choices = clay
        .get("/api/seller/notifications/choices")
        .await
        .expect(200);
    assert!(
        !choices["byMail"]
            .as_array()
            .unwrap()
            .contains(&json!("shop"))
    );
    let bowl = app.product(clay, "Bowl", 2999, 3).await;
    app.guest().get(&bowl.path()).await.expect(404);
    let found = app
        .guest()
        .get("/api/public/products?q=bowl")
        .await
        .expect(200);
    assert_eq!(found["total"], 0);

    let twice = json!({ "reason": "Again" });
    let twice = fair
        .root
        .post(&format!("{}/suspend", fair.shop), twice)
        .await;
    assert_eq!((twice.status, twice.code()), (409, "invalid_transition"));
    let empty = json!({ "reason": " " });
    let empty = fair
        .root
        .post(&format!("{}/suspend", fair.shop), empty)
        .await;
    assert_eq!(empty.expect(422)["errors"][0]["pointer"], "/reason");
    let open = fair.lift().await;
    assert_eq!(
        (&open["status"], &open["reason"]),
        (&json!("approved"), &Value::Null)
    );
    app.email("clay@example.com", "is open again").await;
    app.catch_up().await;
    app.guest().get(&bowl.path()).await.expect(200);
    let log = "select string_agg(action, ' ' order by position) from audit_entries";
    assert_eq!(app.word(log).await, "shop_suspended shop_suspension_lifted");
}
