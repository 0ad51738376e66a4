//! The coupons of the marketplace, in the hands of operators.

use chrono::{Days, NaiveDate, Utc};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Answer, Client, TestApp, address};

const PATH: &str = "/api/admin/coupons";

fn day(ahead: u64) -> NaiveDate {
    Utc::now().date_naive() + Days::new(ahead)
}

/// A tenth off, from today, with these parts instead.
fn terms(code: &str, parts: &Value) -> Value {
    let mut terms = json!({ "code": code, "percentBps": 1000, "from": day(0) });
    for (name, value) in parts.as_object().unwrap() {
        terms[name] = value.clone();
    }
    terms
}

async fn create(root: &Client, code: &str, parts: Value) -> Value {
    root.post(PATH, terms(code, &parts)).await.expect(201)
}

async fn quote(buyer: &Client, lines: &[i64], code: &str) -> Value {
    let body = json!({ "cartItemIds": lines, "couponCode": code });
    buyer.post("/api/orders/quote", body).await.expect(200)
}

async fn place(buyer: &Client, key: &str, lines: &[i64], code: &str) -> Answer {
    let body = json!({ "cartItemIds": lines, "address": address(), "couponCode": code });
    buyer.post_once("/api/orders", key, body).await
}

fn fault(refused: &Value) -> (&str, &str) {
    let error = &refused["errors"][0];
    let said = |name: &str| error[name].as_str().unwrap();
    (said("pointer"), said("code"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_coupon_is_for_all_products_or_for_some_categories_shops_or_products() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let ada = app.shopper("ada").await;
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let bowl = app.product(&clay, "Bowl", 3000, 9).await;
    let scarf = app.product(&wool, "Scarf", 5000, 9).await;
    app.sql(&format!(
        "insert into categories (parent_id, name, slug, position) \
             select parent_id, 'Scarves', 'scarves', 9 from categories where slug = 'mugs'; \
         update products set category_id = (select id from categories where slug = 'scarves') \
         where id = {}",
        scarf.id
    ))
    .await;
    let id = async |query: &str| app.count(query).await;
    let kitchen = id("select id from categories where slug = 'kitchen'").await;
    let mugs = id("select id from categories where slug = 'mugs'").await;
    let wools = id("select id from shops where name = 'wool'").await;
    let lines = [
        ada.add(&mug, 1).await,
        ada.add(&bowl, 1).await,
        ada.add(&scarf, 1).await,
    ];
    let all = create(&root, " fair ", json!({})).await;
    assert_eq!(
        (&all["code"], &all["status"]),
        (&json!("FAIR"), &json!("active"))
    );
    create(&root, "KITCHEN", json!({ "categoryIds": [kitchen] })).await;
    create(&root, "MUGS", json!({ "categoryIds": [mugs, mugs] })).await;
    create(&root, "WOOL", json!({ "shopIds": [wools] })).await;
    let two = json!({ "percentBps": null, "amount": 1200, "productIds": [mug.id, scarf.id] });
    create(&root, "TWO", two).await;
    for (code, discount) in [
        ("FAIR", 900),
        ("kitchen", 900),
        ("MUGS", 400),
        ("WOOL", 500),
        ("TWO", 1200),
    ] {
        let quote = quote(&ada, &lines, code).await;
        assert_eq!(quote["discount"], discount, "{code}: {quote}");
    }
    // to the cent over both shops
    let split = quote(&ada, &lines, "TWO").await;
    let of = |place: usize| split["groups"][place]["discount"].clone();
    assert_eq!((of(0), of(1)), (json!(200), json!(1000)));
    let elsewhere = quote(&ada, &lines[..1], "WOOL").await;
    assert_eq!(elsewhere["problems"][0]["code"], "coupon_not_applicable");

    let listed = root.get(PATH).await.expect(200);
    let named = |code: &str, list: &str| {
        let items = listed["items"].as_array().unwrap();
        let coupon = items.iter().find(|it| it["code"] == code).unwrap();
        coupon[list].clone()
    };
    assert_eq!(listed["total"], 6, "with the house's own");
    assert_eq!(named("FAIR", "products"), Value::Null);
    assert_eq!(
        named("MUGS", "categories"),
        json!([{ "id": mugs, "name": "Kitchen › Mugs" }])
    );
    assert_eq!(
        named("WOOL", "shops"),
        json!([{ "id": wools, "name": "wool" }])
    );
    assert_eq!(named("TWO", "products")[0]["name"], "Mug · clay");

    // what each shop earns is of what was paid for its products
    let order = place(&ada, "two", &lines, "TWO").await.expect(201);
    assert_eq!(
        (&order["discount"], &order["total"]),
        (&json!(1200), &json!(7800))
    );
    app.approve(&order).await;
    ada.capture("two", &order).await.expect(200);
    let owed = "select -sum(amount)::bigint from ledger_entries where account = 'shop'";
    assert_eq!(app.count(owed).await, 7800 * 92 / 100);
    app.assert_invariants().await;
    let used = root.get(PATH).await.expect(200);
    let two = used["items"]
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["code"] == "TWO");
    assert_eq!(
        (&two.unwrap()["uses"], &two.unwrap()["deletable"]),
        (&json!(1), &json!(false))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_use_of_all_is_had_once_however_many_want_it() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 50).await;
    let limits = json!({ "totalLimit": 3, "customerLimit": 1 });
    create(&root, "FEW", limits).await;
    let mut many = JoinSet::new();
    for (number, buyer) in app.shoppers(9).await.into_iter().enumerate() {
        let lines = [buyer.add(&mug, 1).await];
        many.spawn(async move { place(&buyer, &format!("few{number}"), &lines, "FEW").await });
    }
    let answers = many.join_all().await;
    let placed = answers.iter().filter(|it| it.status == 201).count();
    assert_eq!(placed, 3);
    for refused in answers.iter().filter(|it| it.status != 201) {
        assert_eq!((refused.status, refused.code()), (409, "coupon_used"));
    }
    assert_eq!(
        app.count("select used from coupons where code = 'FEW'")
            .await,
        3
    );
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_shoppers_were_told_stays_and_the_rest_moves() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let lines = [ada.add(&mug, 1).await];
    let fair = create(&root, "FAIR", json!({})).await;
    let path = format!("{PATH}/{}", fair["id"]);
    for (parts, pointer) in [
        (json!({ "percentBps": 2000 }), "/percentBps"),
        (json!({ "code": "OTHER" }), "/code"),
    ] {
        let refused = root.put(&path, terms("FAIR", &parts)).await.expect(422);
        assert_eq!(fault(&refused), (pointer, "cannot_change"), "{parts}");
    }
    let dear = json!({ "minimumSpend": 1001, "productIds": [mug.id] });
    let dear = root.put(&path, terms("FAIR", &dear)).await.expect(200);
    assert_eq!(dear["products"][0]["id"], mug.id);
    let short = quote(&ada, &lines, "FAIR").await;
    assert_eq!(short["problems"][0]["code"], "coupon_minimum");
    root.put(&path, terms("FAIR", &json!({}))).await.expect(200);
    assert_eq!(quote(&ada, &lines, "FAIR").await["discount"], 100);
    place(&ada, "fair", &lines, "FAIR").await.expect(201);
    let deleted = root.delete(&path).await;
    assert_eq!((deleted.status, deleted.code()), (409, "coupon_was_used"));
    for _ in 0..2 {
        let ended = root.post(&format!("{path}/end"), json!({})).await;
        assert_eq!(ended.expect(200)["status"], "ended");
    }
    let over = quote(&ada, &lines, "FAIR").await;
    assert_eq!(over["problems"][0]["code"], "coupon_expired");
    let log = root
        .get("/api/admin/audit?targetKind=coupon")
        .await
        .expect(200);
    let acts: Vec<_> = log["items"]
        .as_array()
        .unwrap()
        .iter()
        .rev()
        .map(|it| &it["action"])
        .collect();
    assert_eq!(
        acts,
        [
            "coupon_created",
            "coupon_updated",
            "coupon_updated",
            "coupon_ended"
        ]
    );
    let updated = &log["items"][2];
    assert_eq!(
        (
            &updated["before"]["appliesTo"],
            &updated["after"]["appliesTo"],
            &updated["after"]["goods"]
        ),
        (
            &json!("everything"),
            &json!("products"),
            &json!(mug.id.to_string())
        )
    );
    // the house's own can be ended as well
    let house = app
        .count("select id from coupons where code = 'HELLOSHOP'")
        .await;
    let ended = root.post(&format!("{PATH}/{house}/end"), json!({})).await;
    assert_eq!(ended.expect(200)["status"], "ended");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_terms_and_a_shops_coupon_are_refused() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let clay = app.seller("clay").await;
    let own = json!({ "code": "CLAY10", "percentBps": 1000, "from": day(0) });
    let own = clay.post("/api/seller/coupons", own).await.expect(201);
    for (parts, pointer, code) in [
        (json!({ "code": "clay10" }), "/code", "code_taken"),
        (json!({ "code": "helloshop" }), "/code", "code_taken"),
        (
            json!({ "categoryIds": [999_999] }),
            "/categoryIds",
            "unknown_goods",
        ),
        (json!({ "shopIds": [] }), "/shopIds", "no_goods"),
        (
            json!({ "productIds": [999_999] }),
            "/productIds",
            "unknown_goods",
        ),
        (
            json!({ "shopIds": (1..=201).collect::<Vec<i64>>() }),
            "/shopIds",
            "too_many_goods",
        ),
        (
            json!({ "shopIds": [1], "productIds": [1] }),
            "",
            "one_list_of_goods",
        ),
        (
            json!({ "from": day(2), "to": day(1) }),
            "/to",
            "days_reversed",
        ),
    ] {
        let refused = root.post(PATH, terms("FAIR", &parts)).await.expect(422);
        assert_eq!(fault(&refused), (pointer, code), "{parts}");
    }
    let malformed = root
        .post(PATH, terms("FAIR", &json!({ "collectionIds": [1] })))
        .await;
    assert_eq!(
        (malformed.status, malformed.code()),
        (400, "malformed_body")
    );
    assert_eq!(root.get(PATH).await.expect(200)["total"], 1);
    let path = format!("{PATH}/{}", own["id"]);
    for foreign in [
        root.get(&path).await,
        root.put(&path, terms("CLAY10", &json!({}))).await,
        root.post(&format!("{path}/end"), json!({})).await,
        root.delete(&path).await,
    ] {
        assert_eq!(foreign.status, 404, "{}", foreign.text);
    }
    let kept = format!("/api/seller/coupons/{}", own["id"]);
    assert_eq!(clay.get(&kept).await.expect(200), own);
}
