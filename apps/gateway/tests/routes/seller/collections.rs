//! The collections of a shop.

use serde_json::{Value, json};

use crate::support::{Client, TestApp};

const PATH: &str = "/api/seller/categories";

/// Another sub-category beside the mugs.
async fn bowls(app: &TestApp) -> i64 {
    app.sql(
        "insert into categories (parent_id, name, slug) \
         select id, 'Bowls', 'bowls' from categories where slug = 'kitchen'",
    )
    .await;
    app.count("select id from categories where slug = 'bowls'")
        .await
}

async fn create(seller: &Client, name: &str, parent: i64) -> Value {
    let body = json!({ "name": name, "parentId": parent });
    seller.post(PATH, body).await.expect(201)
}

fn first(refused: &Value) -> (Value, Value) {
    let error = &refused["errors"][0];
    (error["pointer"].clone(), error["code"].clone())
}

#[tokio::test]
async fn a_collection_is_made_filled_moved_and_deleted_with_its_products_kept() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let mugs = app.category().await;
    let body = json!({ "name": " Bar glass ", "parentId": mugs, "description": "For *all*" });
    let bar = clay.post(PATH, body).await.expect(201);
    assert_eq!(
        (&bar["name"], &bar["slug"]),
        (&json!("Bar glass"), &json!("bar-glass"))
    );
    assert_eq!(bar["path"][2]["slug"], "bar-glass");
    assert_eq!(bar["parent"]["slug"], "mugs");
    let path = format!("{PATH}/{}", bar["id"]);
    let filled = clay
        .put(&format!("{path}/products"), json!({ "add": [mug.id] }))
        .await;
    let filled = filled.expect(200);
    assert_eq!(
        (&filled["productCount"], &filled["activeProductCount"]),
        (&json!(1), &json!(1))
    );
    let own = format!("/api/seller/products/{}", mug.id);
    let product = clay.get(&own).await.expect(200);
    assert_eq!(
        (&product["collectionId"], &product["version"]),
        (&bar["id"], &json!(2))
    );
    app.catch_up().await;
    let listed = "/api/public/products?category=kitchen/mugs/bar-glass";
    assert_eq!(app.guest().get(listed).await.expect(200)["total"], 1);
    let bowls = bowls(&app).await;
    let moved = clay
        .patch(&path, json!({ "parentId": bowls, "name": "Glass" }))
        .await;
    let moved = moved.expect(200);
    assert_eq!(
        (&moved["parent"]["slug"], &moved["slug"]),
        (&json!("bowls"), &json!("bar-glass"))
    );
    let product = clay.get(&own).await.expect(200);
    assert_eq!(
        (&product["categoryId"], &product["collectionId"]),
        (&json!(bowls), &bar["id"])
    );
    app.catch_up().await;
    assert_eq!(app.guest().get(listed).await.expect(200)["total"], 0);
    let listed = "/api/public/products?category=kitchen/bowls/bar-glass";
    assert_eq!(app.guest().get(listed).await.expect(200)["total"], 1);
    let gone = clay.delete(&path).await.expect(200);
    assert_eq!(gone["productIds"], json!([mug.id]));
    let product = clay.get(&own).await.expect(200);
    assert_eq!(
        (&product["categoryId"], &product["collectionId"]),
        (&json!(bowls), &Value::Null)
    );
    assert_eq!(clay.get(PATH).await.expect(200)["items"], json!([]));
    app.assert_invariants().await;
}

#[tokio::test]
async fn products_of_another_sub_category_come_only_when_they_are_to_move() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let board = app.product(&wood, "Board", 1000, 5).await;
    let deep = create(&clay, "Deep", bowls(&app).await).await;
    let products = format!("{PATH}/{}/products", deep["id"]);
    let refused = clay
        .put(&products, json!({ "add": [mug.id] }))
        .await
        .expect(422);
    assert_eq!(
        first(&refused),
        (json!("/add/0"), json!("category_mismatch"))
    );
    assert!(refused["detail"].as_str().unwrap().contains("Mug"));
    for unknown in [board.id, 999_999] {
        for list in ["add", "remove"] {
            let refused = clay
                .put(&products, json!({ list: [unknown], "move": true }))
                .await;
            let refused = first(&refused.expect(422));
            assert_eq!(
                refused,
                (json!(format!("/{list}/0")), json!("unknown_product"))
            );
        }
    }
    let many: Vec<i64> = (0..501).collect();
    let refused = clay
        .put(&products, json!({ "add": many }))
        .await
        .expect(422);
    assert_eq!(first(&refused), (json!("/add"), json!("too_many")));
    let moved = clay
        .put(&products, json!({ "add": [mug.id], "move": true }))
        .await;
    assert_eq!(moved.expect(200)["productCount"], 1);
    let own = format!("/api/seller/products/{}", mug.id);
    let product = clay.get(&own).await.expect(200);
    assert_eq!(product["categoryId"], deep["parent"]["id"]);
    let out = clay
        .patch(&own, json!({ "collectionId": null }))
        .await
        .expect(200);
    assert_eq!(out["collectionId"], Value::Null);
    let back = clay
        .patch(&own, json!({ "collectionId": deep["id"] }))
        .await
        .expect(200);
    assert_eq!(back["category"][2]["slug"], "deep");
    let other = create(&clay, "Mugs", app.category().await).await;
    let refused = clay
        .patch(&own, json!({ "collectionId": other["id"] }))
        .await;
    assert_eq!(
        first(&refused.expect(422)),
        (json!("/collectionId"), json!("unknown_collection"))
    );
    let removed = clay
        .put(&products, json!({ "remove": [mug.id] }))
        .await
        .expect(200);
    assert_eq!(removed["productCount"], 0);
    assert_eq!(
        wood.put(&products, json!({ "add": [board.id] }))
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn addresses_are_unique_in_a_sub_category_and_numbered_when_made_of_the_name() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mugs = app.category().await;
    create(&wood, "Spring", mugs).await;
    let second = create(&clay, "Spring", mugs).await;
    assert_eq!(second["slug"], "spring-2");
    assert_eq!(create(&clay, "Spring", mugs).await["slug"], "spring-3");
    let taken = json!({ "name": "New", "slug": "spring", "parentId": mugs });
    let refused = clay.post(PATH, taken).await.expect(422);
    assert_eq!(first(&refused), (json!("/slug"), json!("slug_taken")));
    let path = format!("{PATH}/{}", second["id"]);
    let refused = clay
        .patch(&path, json!({ "slug": "spring" }))
        .await
        .expect(422);
    assert_eq!(first(&refused), (json!("/slug"), json!("slug_taken")));
    let other = bowls(&app).await;
    create(&wood, "Spring 2", other).await;
    let refused = clay
        .patch(&path, json!({ "parentId": other }))
        .await
        .expect(422);
    assert_eq!(first(&refused), (json!("/slug"), json!("slug_taken")));
    let both = json!({ "parentId": other, "slug": "spring" });
    assert_eq!(clay.patch(&path, both).await.expect(200)["slug"], "spring");
    let kitchen = app
        .count("select id from categories where slug = 'kitchen'")
        .await;
    for (body, pointer) in [
        (json!({ "name": " ", "parentId": mugs }), "/name"),
        (json!({ "name": "x".repeat(61), "parentId": mugs }), "/name"),
        (
            json!({ "name": "A", "slug": "No!", "parentId": mugs }),
            "/slug",
        ),
        (json!({ "name": "A", "parentId": kitchen }), "/parentId"),
        (
            json!({ "name": "A", "parentId": mugs, "description": "x".repeat(1001) }),
            "/description",
        ),
    ] {
        let refused = clay.post(PATH, body).await.expect(422);
        assert_eq!(refused["errors"][0]["pointer"], pointer);
    }
}

#[tokio::test]
async fn collections_have_an_order_and_a_limit_and_hand_their_products_on() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let (mugs, bowls) = (app.category().await, bowls(&app).await);
    let (a, b, c) = (
        create(&clay, "A", mugs).await,
        create(&clay, "B", mugs).await,
        create(&clay, "C", bowls).await,
    );
    let order = json!({ "ids": [c["id"], a["id"], b["id"]] });
    let ordered = clay.put(&format!("{PATH}/order"), order).await.expect(200);
    let names = |list: &Value| {
        let items = list["items"].as_array().unwrap().iter();
        items.map(|item| item["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&ordered), ["C", "A", "B"]);
    let short = clay
        .put(&format!("{PATH}/order"), json!({ "ids": [a["id"]] }))
        .await;
    assert_eq!(
        first(&short.expect(422)),
        (json!("/ids"), json!("not_all_collections"))
    );
    let path = format!("{PATH}/{}", a["id"]);
    clay.put(&format!("{path}/products"), json!({ "add": [mug.id] }))
        .await
        .expect(200);
    for (to, code) in [
        (&c["id"], "category_mismatch"),
        (&a["id"], "unknown_collection"),
        (&json!(999_999), "unknown_collection"),
    ] {
        let refused = clay
            .delete(&format!("{path}?moveTo={to}"))
            .await
            .expect(422);
        assert_eq!(first(&refused), (json!("/moveTo"), json!(code)));
    }
    assert_eq!(wood.delete(&path).await.status, 404);
    assert_eq!(
        wood.patch(&path, json!({ "name": "Mine" })).await.status,
        404
    );
    let gone = clay
        .delete(&format!("{path}?moveTo={}", b["id"]))
        .await
        .expect(200);
    assert_eq!(gone["productIds"], json!([mug.id]));
    let left = clay.get(PATH).await.expect(200);
    assert_eq!(names(&left), ["C", "B"]);
    assert_eq!(left["items"][1]["productCount"], 1);
    app.sql(&format!(
        "insert into collections (shop_id, category_id, name, slug) \
         select shop_id, {mugs}, 'N', 'n-' || n from products, generate_series(3, 200) n"
    ))
    .await;
    let full = clay
        .post(PATH, json!({ "name": "More", "parentId": mugs }))
        .await;
    assert_eq!((full.status, full.code()), (409, "too_many_collections"));
}

#[tokio::test]
async fn a_collection_has_one_picture_whose_files_are_looked_after() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let bar = create(&clay, "Bar", app.category().await).await;
    let path = format!("{PATH}/{}/picture", bar["id"]);
    let put = async |client: &Client, shade: u8| {
        let mut png = std::io::Cursor::new(Vec::new());
        let picture = image::RgbImage::from_pixel(8, 8, image::Rgb([shade, 9, 9]));
        picture.write_to(&mut png, image::ImageFormat::Png).unwrap();
        let part = reqwest::multipart::Part::bytes(png.into_inner()).file_name("a.png");
        let form = reqwest::multipart::Form::new().part("file", part);
        client
            .send(client.request(reqwest::Method::PUT, &path).multipart(form))
            .await
    };
    let one = put(&clay, 1).await.expect(200)["picture"].clone();
    app.guest().get(one.as_str().unwrap()).await;
    let two = put(&clay, 200).await.expect(200)["picture"].clone();
    assert_ne!(one, two);
    let loose = format!(
        "select count(*) from loose_pictures where url = '{}'",
        one.as_str().unwrap()
    );
    assert_eq!(app.count(&loose).await, 1);
    assert_eq!(put(&app.seller("wood").await, 3).await.status, 404);
    let none = clay.delete(&path).await.expect(200);
    assert_eq!(none["picture"], Value::Null);
}

async fn put(seller: &Client, collection: &Value, products: Value) {
    let path = format!("{PATH}/{}/products", collection["id"]);
    seller.put(&path, products).await.expect(200);
}

#[tokio::test]
async fn a_deleted_collection_comes_back_as_it_was_with_the_products_that_went_nowhere_else() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mugs = app.category().await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let cup = app.product(&clay, "Cup", 1000, 5).await;
    let jar = app.product(&clay, "Jar", 1000, 5).await;
    let (bar, tea, bath) = (
        create(&clay, "Bar", mugs).await,
        create(&clay, "Tea", mugs).await,
        create(&clay, "Bath", mugs).await,
    );
    put(&clay, &bar, json!({ "add": [mug.id, cup.id, jar.id] })).await;
    let coupon = json!({
        "code": "BAR", "percentBps": 1000, "from": "2020-01-01", "collectionIds": [bar["id"]]
    });
    let coupon = clay.post("/api/seller/coupons", coupon).await.expect(201);
    let ada = app.shopper("ada").await;
    let line = ada.add(&mug, 1).await;
    let quote = json!({ "cartItemIds": [line], "couponCode": "BAR" });
    let quoted = ada.post("/api/orders/quote", quote.clone()).await;
    assert_eq!(quoted.expect(200)["discount"], 100);

    let path = format!("{PATH}/{}", bar["id"]);
    clay.delete(&format!("{path}?moveTo={}", tea["id"]))
        .await
        .expect(200);
    // nowhere to be seen
    let names = |list: Value| -> Vec<String> {
        let items = list["items"].as_array().unwrap();
        let name = |item: &Value| item["name"].as_str().unwrap().to_owned();
        items.iter().map(name).collect()
    };
    assert_eq!(names(clay.get(PATH).await.expect(200)), ["Tea", "Bath"]);
    let own = format!("/api/seller/products/{}", mug.id);
    let refused = clay.patch(&own, json!({ "collectionId": bar["id"] })).await;
    assert_eq!(first(&refused.expect(422)).1, "unknown_collection");
    clay.patch(&path, json!({ "name": "Pub" }))
        .await
        .expect(404);
    clay.delete(&path).await.expect(404);
    app.catch_up().await;
    let public = "/api/public/categories/kitchen/mugs/bar";
    app.guest().get(public).await.expect(404);
    let shop = app.guest().get("/api/public/shops/clay").await.expect(200);
    assert!(!shop.to_string().contains("\"Bar\""), "{shop}");
    // its coupon is still there, and covers nothing
    let kept = clay
        .get(&format!("/api/seller/coupons/{}", coupon["id"]))
        .await
        .expect(200);
    assert_eq!(kept["code"], "BAR");
    let quoted = ada.post("/api/orders/quote", quote.clone()).await;
    assert_eq!(quoted.expect(200)["discount"], 0);

    // one went on, one left the sub-category's collections for good
    put(&clay, &bath, json!({ "add": [cup.id] })).await;
    let order = json!({ "ids": [bath["id"], tea["id"]] });
    clay.put(&format!("{PATH}/order"), order).await.expect(200);
    let deleted = clay.get(&format!("{PATH}/deleted")).await.expect(200);
    let item = &deleted["items"][0];
    assert_eq!(
        (&item["id"], &item["name"], &item["productCount"]),
        (&bar["id"], &json!("Bar"), &json!(2))
    );
    assert_eq!(
        wood.get(&format!("{PATH}/deleted")).await.expect(200)["items"],
        json!([])
    );
    let restore = format!("{path}/restore");
    wood.post(&restore, json!({})).await.expect(404);
    let back = clay.post(&restore, json!({})).await.expect(200);
    assert_eq!(
        (
            &back["id"],
            &back["slug"],
            &back["position"],
            &back["productCount"]
        ),
        (&bar["id"], &bar["slug"], &bar["position"], &json!(2))
    );
    let product = clay.get(&own).await.expect(200);
    assert_eq!(product["collectionId"], bar["id"]);
    let quoted = ada.post("/api/orders/quote", quote).await;
    assert_eq!(quoted.expect(200)["discount"], 100);
    clay.post(&restore, json!({})).await.expect(404);
    app.assert_invariants().await;
}

#[tokio::test]
async fn a_day_after_its_deletion_a_collection_is_gone_for_good() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let (bar, tea) = (
        create(&clay, "Bar", app.category().await).await,
        create(&clay, "Tea", app.category().await).await,
    );
    for gone in [&bar, &tea] {
        let path = format!("{PATH}/{}", gone["id"]);
        clay.delete(&path).await.expect(200);
    }
    app.sql(
        "update collections set deleted_at = now() - interval '25 hours' where name = 'Bar'; \
         update collections set deleted_at = now() - interval '23 hours' where name = 'Tea'",
    )
    .await;
    app.run_timer("forget deleted collections").await;
    for (collection, status) in [(&bar, 404), (&tea, 200)] {
        let path = format!("{PATH}/{}/restore", collection["id"]);
        clay.post(&path, json!({})).await.expect(status);
    }
}
