//! A seller's products on the wire.

use serde_json::{Value, json};

use crate::support::TestApp;

fn mug(category: i64) -> Value {
    json!({
        "title": "Mug", "description": "", "categoryId": category, "status": "draft",
        "options": [{ "name": "Colour", "values": ["Sand", "Sky"] }],
        "variants": [
            { "values": ["Sand"], "price": 1000, "stock": 4 },
            { "values": ["Sky"], "price": 1200, "priceSale": 900, "stock": 0 },
        ],
    })
}

#[tokio::test]
async fn a_product_that_is_sent_twice_under_a_key_is_one_product() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let body = mug(app.category().await);
    let path = "/api/seller/products";
    let first = clay
        .post_once(path, "mug-1", body.clone())
        .await
        .expect(201);
    let again = clay
        .post_once(path, "mug-1", body.clone())
        .await
        .expect(201);
    assert_eq!(again, first);
    let mut other = body.clone();
    other["title"] = json!("Bowl");
    let other = clay.post_once(path, "mug-1", other).await;
    assert_eq!(
        (other.status, other.code()),
        (422, "idempotency_key_reused")
    );
    let wood = app.seller("wood").await;
    let theirs = wood.post_once(path, "mug-1", body).await.expect(201);
    assert_ne!(theirs["id"], first["id"]);
    let listed = clay.get(path).await.expect(200);
    assert_eq!(listed["total"], 1);
}

#[tokio::test]
async fn a_product_is_created_listed_and_changed() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let category = app.category().await;
    let made = clay
        .post("/api/seller/products", mug(category))
        .await
        .expect(201);
    assert_eq!(
        (&made["status"], &made["categoryId"]),
        (&json!("draft"), &json!(category))
    );
    assert_eq!(made["variants"][1]["values"], json!(["Sky"]));
    assert_eq!(made["variants"][1]["reserved"], 0);
    let path = format!("/api/seller/products/{}", made["id"]);
    assert_eq!(clay.get(&path).await.expect(200), made);
    let listed = clay
        .get("/api/seller/products?q=MUG&status=draft")
        .await
        .expect(200);
    assert_eq!(
        (&listed["items"][0]["id"], &listed["total"]),
        (&made["id"], &json!(1))
    );
    let none = clay
        .get("/api/seller/products?status=active")
        .await
        .expect(200);
    assert_eq!(none["total"], 0);
    let change = json!({ "title": "Fine mug", "status": "active" });
    let changed = clay.patch(&path, change).await.expect(200);
    assert_eq!(
        (&changed["title"], &changed["slug"]),
        (&json!("Fine mug"), &json!("mug"))
    );
    app.guest()
        .get("/api/public/products/mug")
        .await
        .expect(200);
}

#[tokio::test]
async fn every_fault_of_a_product_is_pointed_at() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mut body = mug(app.category().await);
    body["title"] = json!(" ");
    body["variants"][0]["values"] = json!(["Sky"]);
    body["variants"][1]["priceSale"] = json!(1200);
    body["variants"][1]["stock"] = json!(-1);
    let refused = clay.post("/api/seller/products", body).await.expect(422);
    let pointers: Vec<&Value> = refused["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| &error["pointer"])
        .collect();
    assert_eq!(
        pointers,
        ["/title", "/variants/1/priceSale", "/variants/1/stock"]
    );
    let unknown = clay
        .post("/api/seller/products", mug(999_999))
        .await
        .expect(422);
    assert_eq!(unknown["errors"][0]["pointer"], "/categoryId");
    let mut odd = mug(1);
    odd["colour"] = json!("red");
    assert_eq!(clay.post("/api/seller/products", odd).await.status, 400);
}

#[tokio::test]
async fn price_sale_and_stock_of_a_variant_change_one_by_one() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let made = clay
        .post("/api/seller/products", mug(app.category().await))
        .await
        .expect(201);
    let path = format!(
        "/api/seller/products/{}/variants/{}",
        made["id"], made["variants"][1]["id"]
    );
    let sky =
        async |change: Value| clay.patch(&path, change).await.expect(200)["variants"][1].clone();
    assert_eq!(sky(json!({ "stock": 7 })).await["priceSale"], 900);
    let ended = sky(json!({ "priceSale": null })).await;
    assert_eq!(
        (&ended["priceSale"], &ended["stock"]),
        (&Value::Null, &json!(7))
    );
    assert_eq!(
        sky(json!({ "price": 1500, "priceSale": 1400 })).await["price"],
        1500
    );
    let crossed = clay
        .patch(&path, json!({ "price": 1400 }))
        .await
        .expect(422);
    assert_eq!(crossed["errors"][0]["pointer"], "/priceSale");
}

#[tokio::test]
async fn a_forbidden_step_says_what_is_allowed() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let made = clay
        .post("/api/seller/products", mug(app.category().await))
        .await
        .expect(201);
    let path = format!("/api/seller/products/{}", made["id"]);
    let refused = clay.patch(&path, json!({ "status": "archived" })).await;
    assert_eq!(
        (refused.status, refused.code()),
        (409, "invalid_transition")
    );
    assert_eq!(refused.body["allowed"], json!(["active"]));
}

#[tokio::test]
async fn only_its_seller_reaches_a_product() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let path = format!("/api/seller/products/{}", mug.id);
    let variant = format!("{path}/variants/{}", mug.variant);
    let ada = app.shopper("ada").await;
    for (client, status) in [(&app.guest(), 401), (&ada, 403), (&wood, 404)] {
        let tries = [
            client.get(&path).await,
            client.patch(&path, json!({ "title": "Mine" })).await,
            client.patch(&variant, json!({ "stock": 0 })).await,
        ];
        for tried in tries {
            assert_eq!(tried.status, status, "{}", tried.text);
        }
    }
    assert_eq!(app.count("select on_hand from stock").await, 5);
}

#[tokio::test]
async fn a_product_of_a_hundred_variants_and_a_long_text_fits() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let values = |kind: &str, count| -> Vec<String> {
        (0..count).map(|n| format!("{kind} number {n}")).collect()
    };
    let (colors, sizes) = (values("A fine colour", 10), values("A good size", 10));
    let variant = |c: &String, s: &String| {
        json!({
            "values": [c, s], "sku": "x".repeat(60), "price": 1000, "priceSale": 900, "stock": 3,
        })
    };
    let variants: Vec<Value> = colors
        .iter()
        .flat_map(|c| sizes.iter().map(move |s| variant(c, s)))
        .collect();
    let body = json!({
        "title": "Mug", "description": "long ".repeat(4000), "categoryId": app.category().await, "status": "active",
        "options": [{ "name": "Colour", "values": colors }, { "name": "Size", "values": sizes }],
        "variants": variants,
    });
    let made = clay.post("/api/seller/products", body).await.expect(201);
    assert_eq!(made["variants"].as_array().unwrap().len(), 100);
    let last = json!([colors[9], sizes[9]]);
    assert_eq!(made["variants"][99]["values"], last);
}

#[tokio::test]
async fn a_description_is_seen_as_its_page_will_show_it_before_it_is_saved() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let body = json!({ "description": "**Thrown** by hand <script>alert(1)</script>" });
    let path = "/api/seller/products/preview";
    let seen = clay.post(path, body.clone()).await.expect(200);
    let html = seen["descriptionHtml"].as_str().unwrap();
    assert!(html.contains("<strong>Thrown</strong>"), "{html}");
    assert!(!html.contains("<script"), "{html}");
    assert_eq!(app.shopper("ann").await.post(path, body).await.status, 403);
    let long = json!({ "description": "a".repeat(20_001) });
    assert_eq!(clay.post(path, long).await.status, 422);
}

#[tokio::test]
async fn what_lacks_a_part_is_not_published_whoever_asks() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.sql("insert into categories (name, slug) values ('Lamps', 'lamps')")
        .await;
    let lamps = app
        .count("select id from categories where slug = 'lamps'")
        .await;
    let made = clay.post("/api/seller/products", mug(lamps)).await;
    let made = made.expect(201);
    // since then the category has been divided
    app.sql(
        "insert into categories (parent_id, name, slug) \
         select id, 'Desk lamps', 'desk-lamps' from categories where slug = 'lamps'",
    )
    .await;
    let path = format!("/api/seller/products/{}", made["id"]);
    let publish = json!({ "status": "active" });
    let refused = clay.patch(&path, publish.clone()).await.expect(422);
    assert_eq!(
        (
            &refused["errors"][0]["pointer"],
            &refused["errors"][0]["code"]
        ),
        (&json!("/categoryId"), &json!("not_ready_to_publish"))
    );
    // a change of many says it of each
    let bulk = json!({
        "productIds": [made["id"]], "change": { "what": "status", "status": "active" }
    });
    let bulk = clay.post("/api/seller/products/bulk", bulk).await;
    let bulk = format!("/api/seller/products/bulk/{}", bulk.expect(201)["id"]);
    clay.until_status(&bulk, "checked").await;
    let apply = clay.post(&format!("{bulk}/apply"), json!({})).await;
    apply.expect(200);
    clay.until_status(&bulk, "applied").await;
    let failed = clay.get(&format!("{bulk}/items?only=failed")).await;
    let failed = failed.expect(200);
    let fault = &failed["items"][0]["faults"][0];
    assert_eq!(fault["code"], "not_ready_to_publish");
    assert_eq!(clay.get(&path).await.expect(200)["status"], "draft");

    app.sql("insert into categories (name, slug) values ('Candles', 'candles')")
        .await;
    let candles = app
        .count("select id from categories where slug = 'candles'")
        .await;
    let ready = json!({ "categoryId": candles, "status": "active" });
    let published = clay.patch(&path, ready).await.expect(200);
    assert_eq!(published["status"], "active");
    // of what is on sale everything else can be changed
    app.sql(
        "insert into categories (parent_id, name, slug) \
         select id, 'Small', 'small' from categories where slug = 'candles'",
    )
    .await;
    let renamed = json!({ "title": "Small mug", "status": "active" });
    clay.patch(&path, renamed).await.expect(200);
}
