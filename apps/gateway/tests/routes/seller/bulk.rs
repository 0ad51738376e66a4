//! One change of many products: looked at, done, and taken back.

use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

const BULK: &str = "/api/seller/products/bulk";

/// Asks until the change is where it should be.
async fn until(seller: &Client, bulk: &Value, status: &str) -> Value {
    let path = format!("{BULK}/{}", bulk["id"]);
    seller.until_status(&path, status).await
}

async fn ask(seller: &Client, products: &[i64], change: Value) -> Answer {
    let body = json!({ "productIds": products, "change": change });
    seller.post(BULK, body).await
}

async fn preview(seller: &Client, products: &[i64], change: Value) -> Value {
    let bulk = ask(seller, products, change).await.expect(201);
    until(seller, &bulk, "checked").await
}

async fn go(seller: &Client, bulk: &Value, act: &str, end: &str) -> Value {
    let path = format!("{BULK}/{}/{act}", bulk["id"]);
    seller.post(&path, json!({})).await.expect(200);
    until(seller, bulk, end).await
}

async fn items(seller: &Client, bulk: &Value, only: &str) -> Vec<Value> {
    let path = format!("{BULK}/{}/items?only={only}", bulk["id"]);
    let page = seller.get(&path).await.expect(200);
    page["items"].as_array().unwrap().clone()
}

fn counts(bulk: &Value, kinds: [&str; 3]) -> [i64; 3] {
    kinds.map(|kind| bulk["counts"][kind].as_i64().unwrap())
}

const PLANNED: [&str; 3] = ["change", "skip", "error"];

async fn prices(app: &TestApp) -> String {
    app.word("select string_agg(concat_ws('/', price, price_sale), ' ' order by id) from variants")
        .await
}

#[tokio::test]
async fn what_is_shown_is_done_and_undone() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let cup = app.product(&clay, "Cup", 1999, 5).await;
    let jug = app.product(&clay, "Jug", 50, 5).await;
    let all = [mug.id, cup.id, jug.id, mug.id];
    let lower = json!({ "what": "price", "amount": -100, "ending": "ninetyNine" });
    let bulk = preview(&clay, &all, lower).await;
    assert_eq!(
        (&bulk["productCount"], counts(&bulk, PLANNED)),
        (&json!(3), [2, 0, 1])
    );
    assert_eq!(prices(&app).await, "1000 1999 50");
    let shown = items(&clay, &bulk, "change").await;
    let change = |from: &str, to: &str| json!([{ "what": "price", "variant": null, "from": from, "to": to }]);
    assert_eq!(shown[0]["changes"], change("1000", "899"));
    assert_eq!(shown[1]["changes"], change("1999", "1899"));
    let fault = &items(&clay, &bulk, "error").await[0]["faults"][0]["code"];
    assert_eq!(fault, "price_out_of_range");
    let bulk = go(&clay, &bulk, "apply", "applied").await;
    assert_eq!(bulk["counts"]["done"], 2);
    assert_eq!(prices(&app).await, "899 1899 50");
    // an editor that was open is told
    let stale = json!({ "title": "Mine", "expectedVersion": 1 });
    let path = format!("/api/seller/products/{}", mug.id);
    assert_eq!(clay.patch(&path, stale).await.code(), "product_changed");
    // once more is no more
    let again = format!("{BULK}/{}/apply", bulk["id"]);
    let again = clay.post(&again, json!({})).await.expect(200);
    assert_eq!(again["status"], "applied");
    assert_eq!(prices(&app).await, "899 1899 50");
    // what was changed since stays
    clay.patch(&path, json!({ "title": "My mug" }))
        .await
        .expect(200);
    let bulk = go(&clay, &bulk, "undo", "undone").await;
    assert_eq!(counts(&bulk, ["undone", "left", "refused"]), [1, 1, 0]);
    assert_eq!(prices(&app).await, "899 1999 50");
    assert_eq!(
        items(&clay, &bulk, "failed").await[0]["faults"][0]["code"],
        "product_changed_since"
    );
    app.assert_invariants().await;
}

#[tokio::test]
async fn a_sale_of_many_has_dates_and_ends() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1015, 5).await;
    let sale = json!({
        "what": "sale", "basisPoints": 1000, "saleUntil": "2100-01-01T00:00:00Z",
    });
    let bulk = preview(&clay, &[mug.id], sale).await;
    let shown = items(&clay, &bulk, "change").await;
    assert_eq!(
        shown[0]["changes"],
        json!([
            { "what": "priceSale", "variant": null, "from": null, "to": "914" },
            { "what": "saleUntil", "variant": null, "from": null, "to": "2100-01-01T00:00:00Z" },
        ])
    );
    go(&clay, &bulk, "apply", "applied").await;
    app.catch_up().await;
    let shopper = app.guest();
    let seen = shopper.get(&mug.path()).await.expect(200);
    assert_eq!(
        (&seen["priceSale"], &seen["saleUntil"]),
        (&json!(914), &json!("2100-01-01T00:00:00Z"))
    );
    // a price below the sale price is no price
    let lower = json!({ "what": "price", "basisPoints": -2000 });
    let refused = preview(&clay, &[mug.id], lower).await;
    assert_eq!(
        items(&clay, &refused, "error").await[0]["faults"][0]["code"],
        "sale_price_out_of_range"
    );
    let ended = preview(&clay, &[mug.id], json!({ "what": "endSale" })).await;
    go(&clay, &ended, "apply", "applied").await;
    assert_eq!(prices(&app).await, "1015");
    let nothing = preview(&clay, &[mug.id], json!({ "what": "endSale" })).await;
    assert_eq!(counts(&nothing, PLANNED), [0, 1, 0]);
}

#[tokio::test]
async fn stock_is_set_only_where_it_is_as_it_was_seen_and_what_is_sold_stays_sold() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let cup = app.product(&clay, "Cup", 1000, 5).await;
    let both = [mug.id, cup.id];
    let set = preview(&clay, &both, json!({ "what": "setStock", "pieces": 9 })).await;
    let add = preview(&clay, &both, json!({ "what": "addStock", "pieces": -5 })).await;
    // somebody has two mugs in a checkout, which are theirs
    app.sql(&format!(
        "update stock set reserved = 2 where variant_id = {}",
        mug.variant
    ))
    .await;
    let left = async || {
        app.word(
            "select string_agg(on_hand || '-' || reserved, ' ' order by variant_id) from stock",
        )
        .await
    };
    let set = go(&clay, &set, "apply", "applied").await;
    assert_eq!(counts(&set, ["done", "refused", "left"]), [1, 1, 0]);
    assert_eq!(left().await, "5-2 9-0");
    let fault = &items(&clay, &set, "failed").await[0]["faults"][0]["code"];
    assert_eq!(fault, "stock_moved");
    // five are no longer there to be taken, and the cup is another one by now
    let add = go(&clay, &add, "apply", "applied").await;
    assert_eq!(counts(&add, ["done", "refused", "left"]), [0, 2, 0]);
    assert_eq!(left().await, "5-2 9-0");
    go(&clay, &set, "undo", "undone").await;
    assert_eq!(left().await, "5-2 5-0");
}

#[tokio::test]
async fn places_and_states_change_and_come_back() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let shelf = json!({ "name": "Bar", "parentId": app.category().await });
    let shelf = clay.post("/api/seller/categories", shelf).await.expect(201)["id"].clone();
    let stands = async || {
        app.word("select concat_ws(' ', status, collection_id is not null) from products")
            .await
    };
    for (change, between, after) in [
        (
            json!({ "what": "putIn", "collectionId": shelf }),
            "active t",
            "active f",
        ),
        (
            json!({ "what": "status", "status": "hidden" }),
            "hidden f",
            "active f",
        ),
        (
            json!({ "what": "status", "status": "archived" }),
            "archived f",
            "active f",
        ),
    ] {
        let bulk = preview(&clay, &[mug.id], change).await;
        go(&clay, &bulk, "apply", "applied").await;
        assert_eq!(stands().await, between);
        go(&clay, &bulk, "undo", "undone").await;
        assert_eq!(stands().await, after);
    }
    let lost = preview(
        &clay,
        &[mug.id],
        json!({ "what": "putIn", "collectionId": 999_999 }),
    )
    .await;
    assert_eq!(
        items(&clay, &lost, "error").await[0]["faults"][0]["code"],
        "unknown_collection"
    );
}

#[tokio::test]
async fn all_that_the_list_shows_are_changed_and_nobody_elses() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    app.product(&clay, "Mug", 1000, 5).await;
    app.product(&clay, "Jug", 1000, 5).await;
    let theirs = app.product(&wool, "Mug", 1000, 5).await;
    let raise = json!({ "what": "price", "basisPoints": 5000 });
    let body = json!({ "filter": { "q": "mug" }, "change": raise });
    let bulk = clay.post(BULK, body).await.expect(201);
    let bulk = until(&clay, &bulk, "checked").await;
    go(&clay, &bulk, "apply", "applied").await;
    assert_eq!(prices(&app).await, "1500 1000 1000");
    assert_eq!(ask(&clay, &[theirs.id], raise.clone()).await.status, 404);
    let path = format!("{BULK}/{}", bulk["id"]);
    assert_eq!(wool.get(&path).await.status, 404);
    assert_eq!(
        wool.post(&format!("{path}/undo"), json!({})).await.status,
        404
    );
    // a file is no change by a rule, nor the other way round
    let import = format!("/api/seller/products/import/{}", bulk["id"]);
    assert_eq!(clay.get(&import).await.status, 404);
    assert_eq!(
        clay.post(&format!("{import}/undo"), json!({})).await.status,
        404
    );
    let none = clay.get("/api/seller/products/import").await.expect(200);
    assert_eq!(none["items"], json!([]));
    let latest = clay.get(BULK).await.expect(200);
    assert_eq!(latest["items"][0]["change"]["basisPoints"], 5000);
}

#[tokio::test]
async fn what_is_no_change_is_refused_with_its_field() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let many: Vec<i64> = (1..=10_001).collect();
    let price = json!({ "what": "price", "amount": 100 });
    for (body, pointer, code) in [
        (json!({ "change": price }), "/productIds", "required"),
        (
            json!({ "productIds": [], "change": price }),
            "/productIds",
            "required",
        ),
        (
            json!({ "productIds": many, "change": price }),
            "/productIds",
            "too_many_products",
        ),
        (
            json!({ "productIds": [1], "filter": {}, "change": price }),
            "/filter",
            "ambiguous",
        ),
        (
            json!({ "productIds": [1], "change": { "what": "price" } }),
            "/change/amount",
            "required",
        ),
        (
            json!({ "productIds": [1], "change": { "what": "sale", "basisPoints": 10000 } }),
            "/change/basisPoints",
            "bulk_out_of_range",
        ),
        (
            json!({ "productIds": [1], "change": { "what": "status", "status": "draft" } }),
            "/change/status",
            "bulk_out_of_range",
        ),
    ] {
        let refused = clay.post(BULK, body).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        let fault = &refused.body["errors"][0];
        assert_eq!(
            (&fault["pointer"], &fault["code"]),
            (&json!(pointer), &json!(code))
        );
    }
}
