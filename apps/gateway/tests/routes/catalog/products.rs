//! Listing and product page on the wire.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

async fn list(client: &Client, query: &str) -> Answer {
    client.get(&format!("/api/public/products?{query}")).await
}

async fn titles(client: &Client, query: &str) -> Vec<String> {
    let page = list(client, query).await.expect(200);
    let items = page["items"].as_array().unwrap().iter();
    items
        .map(|card| card["title"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_listing_filters_sorts_and_pages() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    app.product(&clay, "Blue mug", 1000, 5).await;
    app.product(&clay, "Red mug", 2000, 0).await;
    app.product(&wood, "Blue board", 3000, 5).await;
    let guest = app.guest();
    assert_eq!(
        titles(&guest, "q=blue&sort=price_desc").await,
        ["Blue board", "Blue mug"]
    );
    assert_eq!(titles(&guest, "shop=clay&inStock=true").await, ["Blue mug"]);
    assert_eq!(
        titles(&guest, "minPrice=2000&maxPrice=3000&sort=price_asc").await,
        ["Blue board", "Red mug"],
        "sold out last"
    );
    assert_eq!(
        titles(&guest, "category=kitchen%2Fmugs&shop=wood").await,
        ["Blue board"]
    );
    assert_eq!(titles(&guest, "onSale=true").await, [""; 0]);
    let page = list(&guest, "sort=price_asc&page=2&pageSize=2")
        .await
        .expect(200);
    assert_eq!(page["items"][0]["title"], "Red mug");
    let numbers = json!([page["page"], page["pageSize"], page["total"]]);
    assert_eq!(numbers, json!([2, 2, 3]));
}

#[tokio::test]
async fn every_bad_parameter_is_named() {
    let app = TestApp::start().await;
    let bad = "q=a%00b&category=A&shop=%20&minPrice=5&maxPrice=1&minRating=6&sort=up&pageSize=101";
    let answer = list(&app.guest(), bad).await;
    let refused = answer.expect(422);
    let pointers: Vec<&str> = refused["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| error["pointer"].as_str().unwrap())
        .collect();
    let expected = [
        "/q",
        "/category",
        "/shop",
        "/minPrice",
        "/minRating",
        "/sort",
        "/pageSize",
    ];
    assert_eq!(pointers, expected);
    for (query, pointer) in [
        ("page=0", "/page"),
        ("maxPrice=-1", "/maxPrice"),
        ("minPrice=-1&maxPrice=5", "/minPrice"),
    ] {
        let refused = list(&app.guest(), query).await.expect(422);
        assert_eq!(refused["errors"][0]["pointer"], pointer, "{query}");
        assert!(refused["errors"][1].is_null(), "{query}");
    }
}

#[tokio::test]
async fn a_parameter_that_cannot_be_read_is_named_in_our_own_words() {
    let app = TestApp::start().await;
    for (query, name) in [
        ("page=one", "page"),
        ("q=mug&maxPrice=1.5", "maxPrice"),
        ("onSale=yes", "onSale"),
    ] {
        let refused = list(&app.guest(), query).await;
        assert_eq!((refused.status, refused.code()), (400, "malformed_query"));
        let detail = format!("The value of {name} in this address can't be read");
        assert_eq!(refused.body["detail"], detail);
        let field = &refused.body["errors"][0];
        assert_eq!(field["pointer"], format!("/{name}"));
        assert_eq!(field["code"], "unreadable");
    }
}

#[tokio::test]
async fn at_least_no_stars_takes_what_nobody_rated() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    assert_eq!(titles(&app.guest(), "minRating=0").await, ["Mug"]);
    assert_eq!(titles(&app.guest(), "minRating=0.5").await, [""; 0]);
}

#[tokio::test]
async fn a_product_page_has_options_variants_and_prices() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let body = json!({
        "title": "Mug", "description": "**Good**", "categoryId": app.category().await, "status": "active",
        "attributes": [{ "name": "Material", "value": "Stoneware" }],
        "options": [{ "name": "Colour", "values": ["Sand", "Sky"] }],
        "variants": [
            { "values": ["Sand"], "price": 1000, "priceSale": 900, "stock": 4, "sku": "M-1" },
            { "values": ["Sky"], "price": 1200, "stock": 0 },
        ],
    });
    clay.post("/api/seller/products", body).await.expect(201);
    let mug = app
        .guest()
        .get("/api/public/products/mug")
        .await
        .expect(200);
    let sand = &mug["options"][0]["values"][0];
    assert_eq!(sand["value"], "Sand");
    let first = &mug["variants"][0];
    let expected = json!({
        "id": first["id"], "sku": "M-1", "optionIds": [sand["id"]],
        "price": 1000, "priceSale": 900, "saleUntil": null, "stock": 4, "image": null,
    });
    assert_eq!(first, &expected);
    assert_eq!(
        (&mug["price"], &mug["priceSale"]),
        (&json!(1000), &json!(900))
    );
    assert_eq!(
        mug["attributes"],
        json!([{ "name": "Material", "value": "Stoneware" }])
    );
    assert_eq!(
        (&mug["rating"], &mug["reviewCount"]),
        (&Value::Null, &json!(0))
    );
    assert_eq!(mug["shop"]["slug"], "clay");
    let reviews = app
        .guest()
        .get("/api/public/products/mug/reviews")
        .await
        .expect(200);
    assert_eq!(
        (&reviews["histogram"], &reviews["total"]),
        (&json!([0, 0, 0, 0, 0]), &json!(0))
    );
}

#[tokio::test]
async fn what_is_not_on_sale_is_not_found() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let path = format!("/api/seller/products/{}", mug.id);
    clay.patch(&path, json!({ "status": "hidden" }))
        .await
        .expect(200);
    app.catch_up().await;
    for path in [
        "/api/public/products/mug",
        "/api/public/products/mug/reviews",
        "/api/public/products/none",
    ] {
        let none = app.guest().get(path).await;
        assert_eq!((none.status, none.code()), (404, "not_found"), "{path}");
    }
    assert_eq!(titles(&app.guest(), "").await, [""; 0]);
}

#[tokio::test]
async fn a_browser_that_has_the_answer_is_told_so_until_it_changes() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let guest = app.guest();
    let first = guest.get("/api/public/products/mug").await;
    assert_eq!(first.headers["cache-control"], "no-cache");
    let tag = first.headers["etag"].to_str().unwrap().to_owned();
    let again = async || {
        let request = guest.request(Method::GET, "/api/public/products/mug");
        guest.send(request.header("if-none-match", &tag)).await
    };
    let same = again().await;
    assert_eq!((same.status, same.text.as_str()), (304, ""));
    let path = format!("/api/seller/products/{}/variants/{}", mug.id, mug.variant);
    clay.patch(&path, json!({ "price": 1100 }))
        .await
        .expect(200);
    app.catch_up().await;
    assert_eq!(again().await.expect(200)["price"], 1100);
}
