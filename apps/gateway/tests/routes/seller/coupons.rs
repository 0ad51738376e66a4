//! The coupons of a shop.

use std::sync::Arc;

use chrono::{Days, NaiveDate, Utc};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::support::{Client, Product, TestApp, address};

const PATH: &str = "/api/seller/coupons";

fn day(ahead: i64) -> NaiveDate {
    let today = Utc::now().date_naive();
    match u64::try_from(ahead) {
        Ok(ahead) => today + Days::new(ahead),
        Err(_) => today - Days::new(ahead.unsigned_abs()),
    }
}

/// A tenth off, from yesterday, with these parts instead.
fn terms(code: &str, parts: &Value) -> Value {
    let mut terms = json!({ "code": code, "percentBps": 1000, "from": day(-1) });
    for (name, value) in parts.as_object().unwrap() {
        terms[name] = value.clone();
    }
    terms
}

async fn create(seller: &Client, code: &str, parts: Value) -> Value {
    seller.post(PATH, terms(code, &parts)).await.expect(201)
}

async fn quote(buyer: &Client, lines: &[i64], code: &str) -> Value {
    let body = json!({ "cartItemIds": lines, "couponCode": code });
    buyer.post("/api/orders/quote", body).await.expect(200)
}

async fn place(buyer: &Client, key: &str, lines: &[i64], code: &str) -> crate::support::Answer {
    let body = json!({ "cartItemIds": lines, "address": address(), "couponCode": code });
    buyer.post_once("/api/orders", key, body).await
}

/// A paid order of one piece with the coupon FREE.
async fn paid(app: &TestApp, buyer: &Client, key: &str, product: &Product) -> Value {
    let lines = [buyer.add(product, 1).await];
    let order = place(buyer, key, &lines, "FREE").await.expect(201);
    app.approve(&order).await;
    buyer.capture(key, &order).await.expect(200)
}

fn fault(refused: &Value) -> (&str, &str) {
    let error = &refused["errors"][0];
    (
        error["pointer"].as_str().unwrap(),
        error["code"].as_str().unwrap(),
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_coupon_takes_something_off_the_products_it_is_for_and_off_nothing_else() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let ada = app.shopper("ada").await;
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let bowl = app.product(&clay, "Bowl", 3000, 9).await;
    let scarf = app.product(&wool, "Scarf", 5000, 9).await;
    let lines = [
        ada.add(&mug, 1).await,
        ada.add(&bowl, 1).await,
        ada.add(&scarf, 1).await,
    ];
    let parent = app.category().await;
    let shelf = json!({ "name": "Bar", "parentId": parent });
    let shelf = clay.post("/api/seller/categories", shelf).await.expect(201);
    let products = format!("/api/seller/categories/{}/products", shelf["id"]);
    let filled = clay.put(&products, json!({ "add": [bowl.id] })).await;
    filled.expect(200);

    create(&clay, " clay10 ", json!({})).await;
    create(&clay, "MUGS", json!({ "productIds": [mug.id] })).await;
    create(&clay, "BAR", json!({ "collectionIds": [shelf["id"]] })).await;
    let amount = json!({ "percentBps": null, "amount": 1500, "productIds": [mug.id] });
    create(&clay, "FREE-MUG", amount).await;
    for (code, discount) in [
        ("CLAY10", 400),
        ("mugs", 100),
        ("BAR", 300),
        ("FREE-MUG", 1000),
    ] {
        let quote = quote(&ada, &lines, code).await;
        assert_eq!(quote["discount"], discount, "{code}: {quote}");
        let wools = &quote["groups"][1];
        assert_eq!(
            (&wools["shopName"], &wools["discount"]),
            (&json!("wool"), &json!(0))
        );
    }
    let elsewhere = quote(&ada, &lines[2..], "CLAY10").await;
    assert_eq!(elsewhere["problems"][0]["code"], "coupon_not_applicable");

    // a deleted or emptied shelf is no reason to take something off everything
    let path = format!("/api/seller/categories/{}", shelf["id"]);
    clay.delete(&path).await.expect(200);
    let gone = quote(&ada, &lines, "BAR").await;
    assert_eq!(gone["problems"][0]["code"], "coupon_not_applicable");
    let listed = clay.get(PATH).await.expect(200);
    let bar = &listed["items"][1];
    assert_eq!(
        (&bar["code"], &bar["collections"]),
        (&json!("BAR"), &json!([]))
    );
    assert_eq!(
        listed["items"][2]["products"],
        json!([{ "id": mug.id, "title": "Mug" }])
    );

    let order = place(&ada, "with-coupon", &lines, "MUGS").await.expect(201);
    assert_eq!(order["discount"], 100);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_told_stays_and_what_was_used_is_not_deleted() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let (ada, bob) = (app.shopper("ada").await, app.shopper("bob").await);
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let limits = json!({ "totalLimit": 1, "customerLimit": 1 });
    let one = create(&clay, "ONE", limits.clone()).await;
    assert_eq!(
        (&one["status"], &one["uses"]),
        (&json!("active"), &json!(0))
    );
    let path = format!("{PATH}/{}", one["id"]);
    let lines = [ada.add(&mug, 1).await];
    place(&ada, "first", &lines, "one").await.expect(201);
    let used = clay.get(&path).await.expect(200);
    assert_eq!(
        (&used["status"], &used["uses"]),
        (&json!("used_up"), &json!(1))
    );
    assert_eq!(used["deletable"], false);
    let deleted = clay.delete(&path).await;
    assert_eq!((deleted.status, deleted.code()), (409, "coupon_was_used"));

    let lines = [bob.add(&mug, 1).await];
    let refused = quote(&bob, &lines, "ONE").await;
    assert_eq!(refused["problems"][0]["code"], "coupon_used");
    for (parts, pointer, code) in [
        (
            json!({ "totalLimit": 9, "customerLimit": 1, "percentBps": 2000 }),
            "/percentBps",
            "cannot_change",
        ),
        (
            json!({ "totalLimit": 9, "customerLimit": 1, "code": "TWO" }),
            "/code",
            "cannot_change",
        ),
        (
            json!({ "totalLimit": 0, "customerLimit": 1 }),
            "/totalLimit",
            "limit_out_of_range",
        ),
    ] {
        let refused = clay.put(&path, terms("ONE", &parts)).await.expect(422);
        assert_eq!(fault(&refused), (pointer, code), "{parts}");
    }
    let more = json!({ "totalLimit": 2, "customerLimit": 1, "minimumSpend": 1000 });
    let changed = clay.put(&path, terms("ONE", &more)).await.expect(200);
    assert_eq!(
        (&changed["status"], &changed["totalLimit"]),
        (&json!("active"), &json!(2))
    );
    assert_eq!(quote(&bob, &lines, "ONE").await["discount"], 100);
    let dear = json!({ "totalLimit": 2, "customerLimit": 1, "minimumSpend": 1001 });
    clay.put(&path, terms("ONE", &dear)).await.expect(200);
    let refused = quote(&bob, &lines, "ONE").await;
    assert_eq!(refused["problems"][0]["code"], "coupon_minimum");
    let ended = clay
        .post(&format!("{path}/end"), json!({}))
        .await
        .expect(200);
    assert_eq!(
        (&ended["status"], &ended["to"]),
        (&json!("ended"), &json!(day(0)))
    );
    let refused = quote(&bob, &lines, "ONE").await;
    assert_eq!(refused["problems"][0]["code"], "coupon_expired");
    let again = json!({ "totalLimit": 2, "customerLimit": 1, "to": day(3) });
    let again = clay.put(&path, terms("ONE", &again)).await.expect(200);
    assert_eq!(
        (&again["status"], &again["to"]),
        (&json!("active"), &json!(day(3)))
    );
    place(&bob, "second", &lines, "ONE").await.expect(201);
    let below = clay.put(&path, terms("ONE", &limits)).await.expect(422);
    assert_eq!(fault(&below), ("/totalLimit", "limit_below_uses"));
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collection_that_comes_back_has_the_coupons_it_had() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let parent = app.category().await;
    let shelf = async |name: &str| {
        let shelf = json!({ "name": name, "parentId": parent });
        clay.post("/api/seller/categories", shelf).await.expect(201)
    };
    let (bar, tea) = (shelf("Bar").await, shelf("Tea").await);
    let both = json!({ "collectionIds": [bar["id"], tea["id"]] });
    let coupon = create(&clay, "SHELVES", both).await;
    let path = format!("/api/seller/categories/{}", bar["id"]);
    clay.delete(&path).await.expect(200);
    // its seller changes the coupon and sees one collection alone
    let coupon = format!("{PATH}/{}", coupon["id"]);
    let seen = json!({ "collectionIds": [tea["id"]], "totalLimit": 9 });
    let changed = clay.put(&coupon, terms("SHELVES", &seen)).await.expect(200);
    let named = |coupon: &Value| {
        let named = coupon["collections"].as_array().unwrap().iter();
        named.map(|it| it["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(named(&changed), ["Tea"]);
    clay.post(&format!("{path}/restore"), json!({}))
        .await
        .expect(200);
    let back = clay.get(&coupon).await.expect(200);
    assert_eq!(named(&back), ["Bar", "Tea"]);
    let one = json!({ "collectionIds": [tea["id"]] });
    let less = clay.put(&coupon, terms("SHELVES", &one)).await.expect(200);
    assert_eq!(named(&less), ["Tea"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_come_go_and_move_and_never_fall_below_what_was_used() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1000, 20).await;
    let (ada, bob) = (app.shopper("ada").await, app.shopper("bob").await);
    let made = clay.post(PATH, terms("FREE", &json!({}))).await.expect(201);
    let path = format!("{PATH}/{}", made["id"]);
    let change = async |parts: Value| clay.put(&path, terms("FREE", &parts)).await;
    for key in ["one", "two"] {
        paid(&app, &ada, key, &mug).await;
    }
    let lines = [bob.add(&mug, 1).await];
    let unpaid = place(&bob, "three", &lines, "FREE").await.expect(201);
    for (parts, pointer) in [
        (json!({ "customerLimit": 1 }), "/customerLimit"),
        (json!({ "totalLimit": 2 }), "/totalLimit"),
    ] {
        let refused = change(parts).await.expect(422);
        assert_eq!(fault(&refused), (pointer, "limit_below_uses"));
    }
    // the uses that nobody counted are counted now
    let limited = change(json!({ "customerLimit": 2, "totalLimit": 3 })).await;
    let limited = limited.expect(200);
    assert_eq!(
        (
            &limited["status"],
            &limited["uses"],
            &limited["customerLimit"]
        ),
        (&json!("used_up"), &json!(3), &json!(2))
    );
    app.assert_invariants().await;
    let cat = app.shopper("cat").await;
    let lines = [cat.add(&mug, 1).await];
    let refused = place(&cat, "four", &lines, "FREE").await;
    assert_eq!(refused.status, 409, "{}", refused.text);
    let cancel = format!("/api/orders/{}/cancel", unpaid["id"]);
    bob.post_once(&cancel, "cancel", json!({ "reason": "Later" }))
        .await
        .expect(200);
    assert_eq!(
        app.count("select used from coupons where code = 'FREE'")
            .await,
        2
    );
    app.assert_invariants().await;
    let open = change(json!({})).await.expect(200);
    assert_eq!(
        (&open["status"], &open["totalLimit"], &open["customerLimit"]),
        (&json!("active"), &Value::Null, &Value::Null)
    );
    place(&cat, "five", &lines, "FREE").await.expect(201);
    app.assert_invariants().await;
}

/// Whoever sets a limit waits for a use that is being given back, and counts what there is then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_use_that_is_given_back_while_a_limit_is_set_is_not_counted() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1000, 20).await;
    let ada = app.shopper("ada").await;
    let made = clay.post(PATH, terms("FREE", &json!({}))).await.expect(201);
    let path = format!("{PATH}/{}", made["id"]);
    let order = paid(&app, &ada, "one", &mug).await;
    paid(&app, &ada, "two", &mug).await;
    let order = types::OrderId::new(order["id"].as_i64().unwrap());
    let pool = app.orders().pool.clone();
    let (freed, go_on) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (told, goes) = (freed.clone(), go_on.clone());
    let released = tokio::spawn(async move {
        db::transaction(&pool, async |tx| {
            cart::coupon::release(tx, order).await?;
            told.notify_one();
            goes.notified().await;
            Ok::<_, cart::Error>(())
        })
        .await
    });
    freed.notified().await;
    let limit = tokio::spawn(async move {
        clay.put(&path, terms("FREE", &json!({ "totalLimit": 5 })))
            .await
    });
    let waiting = "select count(*) from pg_stat_activity \
        where datname = current_database() and wait_event_type = 'Lock'";
    app.until(waiting, 1).await;
    go_on.notify_one();
    released.await.unwrap().unwrap();
    limit.await.unwrap().expect(200);
    assert_eq!(
        app.count("select used from coupons where code = 'FREE'")
            .await,
        1
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_coupon_of_bad_terms_or_of_another_shop_is_refused() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let coupon = create(&clay, "SOON", json!({ "from": day(2) })).await;
    assert_eq!(
        (&coupon["status"], &coupon["to"]),
        (&json!("scheduled"), &Value::Null)
    );
    let path = format!("{PATH}/{}", coupon["id"]);
    for (parts, pointer, code) in [
        (json!({ "code": "A" }), "/code", "invalid_code"),
        (json!({ "code": "TEN %" }), "/code", "invalid_code"),
        (json!({ "code": "helloshop" }), "/code", "code_taken"),
        (json!({ "code": "soon" }), "/code", "code_taken"),
        (
            json!({ "percentBps": null }),
            "/percentBps",
            "percent_or_amount",
        ),
        (json!({ "amount": 100 }), "/percentBps", "percent_or_amount"),
        (
            json!({ "percentBps": 9901 }),
            "/percentBps",
            "percent_out_of_range",
        ),
        (
            json!({ "percentBps": null, "amount": 0 }),
            "/amount",
            "amount_too_small",
        ),
        (
            json!({ "minimumSpend": -1 }),
            "/minimumSpend",
            "amount_too_small",
        ),
        (
            json!({ "from": day(2), "to": day(1) }),
            "/to",
            "days_reversed",
        ),
        (json!({ "from": day(-9), "to": day(-2) }), "/to", "day_over"),
        (json!({ "from": "-5000-01-01" }), "/from", "invalid_date"),
        (json!({ "to": "9999-12-31" }), "/to", "invalid_date"),
        (json!({ "productIds": [] }), "/productIds", "no_goods"),
        (
            json!({ "productIds": [mug.id] }),
            "/productIds",
            "unknown_goods",
        ),
        (
            json!({ "productIds": [], "collectionIds": [] }),
            "",
            "products_or_collections",
        ),
    ] {
        let mut body = terms("WOOL", &parts);
        body["customerLimit"] = json!(1);
        let refused = wool.post(PATH, body).await.expect(422);
        assert_eq!(fault(&refused), (pointer, code), "{parts}");
    }
    assert_eq!(wool.get(PATH).await.expect(200)["total"], 0);
    let missing = wool.get("/api/seller/coupons/999999").await;
    for foreign in [
        wool.get(&path).await,
        wool.put(&path, terms("SOON", &json!({}))).await,
        wool.post(&format!("{path}/end"), json!({})).await,
        wool.delete(&path).await,
    ] {
        assert_eq!((foreign.status, foreign.code()), (404, missing.code()));
    }
    assert_eq!(clay.get(&path).await.expect(200), coupon);
    assert_eq!(coupon["deletable"], true);
    let ended = clay
        .post(&format!("{path}/end"), json!({}))
        .await
        .expect(200);
    assert_eq!(ended["status"], "ended");
    assert_eq!(clay.delete(&path).await.status, 204);
    assert_eq!(clay.get(&path).await.status, 404);
}
