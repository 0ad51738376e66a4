//! Products in German: written by sellers, found and answered; words of options as the marketplace
//! knows them.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

const TITLE: &str = "Teekanne aus Steinzeug";

fn teapot(category: i64) -> Value {
    json!({
        "title": "Stoneware teapot", "titleDe": format!(" {TITLE} "), "description": "Holds **tea**.",
        "descriptionDe": "Für **Tee** und Aufguss.", "categoryId": category, "status": "active",
        "attributes": [{ "name": "Material", "value": "Stoneware" }, { "name": "Care", "value": "By hand" }],
        "options": [{ "name": "Color", "values": ["Forest green", "Sand"] }],
        "variants": [
            { "values": ["Forest green"], "price": 4900, "stock": 4 },
            { "values": ["Sand"], "price": 4900, "stock": 4 },
        ],
    })
}

/// A shop with a teapot; its path in the Seller Center.
async fn market() -> (TestApp, Client, String) {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let body = teapot(app.category().await);
    let made = clay.post("/api/seller/products", body).await.expect(201);
    app.catch_up().await;
    let path = format!("/api/seller/products/{}", made["id"]);
    (app, clay, path)
}

async fn found(client: &Client, words: &str) -> Value {
    let path = format!("/api/public/products?q={words}");
    client.get(&path).await.expect(200)["items"].clone()
}

async fn detail(client: &Client) -> Value {
    let path = "/api/public/products/stoneware-teapot";
    client.get(path).await.expect(200)
}

#[tokio::test]
async fn products_are_found_and_answered_in_german_until_their_seller_takes_it_away() {
    let (app, clay, path) = market().await;
    let guest = app.guest();
    for words in ["teekanne", "Teekannne", "aufguss", "teapot"] {
        let items = found(&guest, words).await;
        assert_eq!(items[0]["titleDe"], TITLE, "{words}");
        assert_eq!(items[0]["title"], "Stoneware teapot", "{words}");
    }
    let shown = detail(&guest).await;
    assert_eq!(shown["titleDe"], TITLE);
    assert_eq!(shown["descriptionDe"], "Für **Tee** und Aufguss.");
    let html = shown["descriptionHtmlDe"].as_str().unwrap();
    assert_eq!(html.trim(), "<p>Für <strong>Tee</strong> und Aufguss.</p>");
    let own = clay.get(&path).await.expect(200);
    assert_eq!(
        (&own["titleDe"], &own["title"]),
        (&json!(TITLE), &json!("Stoneware teapot"))
    );

    let kept = clay.patch(&path, json!({ "title": "Fine teapot" })).await;
    assert_eq!(kept.expect(200)["titleDe"], TITLE);
    let gone = json!({ "titleDe": null, "descriptionDe": " " });
    let gone = clay.patch(&path, gone).await.expect(200);
    assert!(
        gone.get("titleDe").is_none() && gone.get("descriptionDe").is_none(),
        "{gone}"
    );
    app.catch_up().await;
    assert_eq!(found(&guest, "aufguss").await, json!([]));
    let items = found(&guest, "teapot").await;
    assert!(items[0].get("titleDe").is_none(), "{items}");
    let shown = detail(&guest).await;
    for absent in ["titleDe", "descriptionDe", "descriptionHtmlDe"] {
        assert!(shown.get(absent).is_none(), "{absent} in {shown}");
    }
}

#[tokio::test]
async fn searches_are_completed_in_the_language_of_who_reads() {
    let (app, ..) = market().await;
    let suggested = async |query: &str| {
        let path = format!("/api/public/search/suggest?{query}");
        app.guest().get(&path).await.expect(200)
    };
    let german = suggested("q=tee&language=de").await;
    assert_eq!(german["queries"][0], "teekanne", "{german}");
    assert_eq!(german["products"][0]["titleDe"], TITLE);
    // products are found by either title, and completed to what is read
    let english = suggested("q=tee").await;
    assert_eq!(english["products"][0]["titleDe"], TITLE);
    let queries = english["queries"].as_array().unwrap();
    assert!(queries.iter().all(|query| query != "teekanne"), "{english}");
    let english = suggested("q=teap").await;
    assert_eq!(english["queries"][0], "teapot", "{english}");
}

#[tokio::test]
async fn german_words_keep_the_same_limits() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mut body = teapot(app.category().await);
    let long = json!({ "titleDe": "K".repeat(201), "descriptionDe": "K".repeat(20_001) });
    body["titleDe"] = long["titleDe"].clone();
    body["descriptionDe"] = long["descriptionDe"].clone();
    let refused = |answer: Answer| {
        let body = answer.expect(422);
        let errors = body["errors"].as_array().unwrap().iter();
        let told = errors.map(|error| json!([error["pointer"], error["code"]]));
        told.collect::<Value>()
    };
    let expected = json!([["/titleDe", "too_long"], ["/descriptionDe", "too_long"]]);
    let path = "/api/seller/products";
    assert_eq!(refused(clay.post(path, body).await), expected);
    let made = clay
        .post(path, teapot(app.category().await))
        .await
        .expect(201);
    let path = format!("{path}/{}", made["id"]);
    assert_eq!(refused(clay.patch(&path, long).await), expected);
}

#[tokio::test]
async fn a_copy_is_a_copy_in_german_too() {
    let (_app, clay, path) = market().await;
    let copied = clay.post(&format!("{path}/duplicate"), json!({})).await;
    let copy = copied.expect(201);
    assert_eq!(copy["titleDe"], format!("{TITLE} (Kopie)"));
    assert_eq!(copy["descriptionDe"], "Für **Tee** und Aufguss.");
}

#[tokio::test]
async fn options_and_attributes_are_told_in_the_marketplaces_words_and_asked_for_in_their_own() {
    let (app, ..) = market().await;
    let (root, ada) = (app.operator("root").await, app.shopper("ada").await);
    let guest = app.guest();
    let mugs = app.category().await;
    let admin_path = format!("/api/admin/categories/{mugs}/attributes");
    let before = root.get(&admin_path).await.expect(200);
    let words = json!([
        { "name": "color", "nameDe": "Farbe", "values": [{ "value": "Forest  Green", "valueDe": "Waldgrün" }] },
        { "name": "Material", "nameDe": "Werkstoff", "values": [{ "value": "Stoneware", "valueDe": "Steinzeug" }] },
    ]);
    let body = json!({ "version": before["version"], "attributes": words });
    root.put(&admin_path, body).await.expect(200);
    app.catch_up().await;

    let shown = detail(&guest).await;
    let ids: Vec<&Value> = (0..2_usize)
        .map(|at| &shown["options"][0]["values"][at]["id"])
        .collect();
    let color = json!({
        "id": shown["options"][0]["id"], "name": "Color", "labelDe": "Farbe",
        "values": [
            { "id": ids[0], "value": "Forest green", "labelDe": "Waldgrün" },
            { "id": ids[1], "value": "Sand" },
        ],
    });
    assert_eq!(shown["options"], json!([color]));
    let attributes = json!([
        { "name": "Material", "labelDe": "Werkstoff", "value": "Stoneware", "valueLabelDe": "Steinzeug" },
        { "name": "Care", "value": "By hand" },
    ]);
    assert_eq!(shown["attributes"], attributes);

    let page = guest.get("/api/public/products?option.Color=Green").await;
    let page = page.expect(200);
    let facet = &page["facets"]["options"][0];
    assert_eq!(
        (&facet["name"], &facet["labelDe"]),
        (&json!("Color"), &json!("Farbe"))
    );
    // families of colors are known without a dictionary
    assert_eq!(
        facet["values"],
        json!([
            { "value": "Beige", "labelDe": "Beige", "count": 1 },
            { "value": "Green", "labelDe": "Grün", "count": 1 },
        ])
    );
    let card = &page["items"][0];
    assert_eq!(card["colours"], json!(["Forest green", "Sand"]));
    assert_eq!(card["colourLabelsDe"], json!(["Waldgrün", "Sand"]));

    for words in ["waldgrün", "grün", "werkstoff teekanne"] {
        assert_eq!(found(&guest, words).await[0]["titleDe"], TITLE, "{words}");
    }

    let line = json!({ "productDTO": { "id": shown["id"] }, "quantity": 1, "optionIds": [ids[0]] });
    let cart = ada.post("/api/cart/add", line).await.expect(200);
    let item = &cart[0]["cartDTOList"][0];
    let chosen = json!({ "name": "Color", "nameDe": "Farbe", "value": "Forest green", "valueDe": "Waldgrün" });
    assert_eq!(item["options"], json!([chosen]));
    assert_eq!(item["productDTO"]["titleDe"], TITLE);

    let wish = format!("/api/user/wishlist/{}", shown["id"]);
    ada.put(&wish, json!({})).await;
    let list = ada.get("/api/user/wishlist").await.expect(200);
    assert_eq!(list["items"][0]["titleDe"], TITLE);
}

#[tokio::test]
async fn a_german_page_says_what_its_product_is_called_in_german() {
    let (app, ..) = market().await;
    let guest = app.guest();
    for (language, title, text) in [
        ("de", TITLE, "Für Tee und Aufguss."),
        ("en", "Stoneware teapot", "Holds tea."),
    ] {
        let request = guest.request(Method::GET, "/product/stoneware-teapot");
        let page = guest
            .send(request.header("accept-language", language))
            .await;
        for part in [
            format!("<title>{title} · Helloshop</title>"),
            format!("<meta property=\"og:title\" content=\"{title} · Helloshop\">"),
            format!("<meta name=\"description\" content=\"{text}\">"),
            format!("<h1>{title}</h1>"),
            format!("\"name\":\"{title}\""),
        ] {
            assert!(page.text.contains(&part), "{part} in {}", page.text);
        }
        let list = guest.request(Method::GET, "/category/kitchen/mugs");
        let list = guest.send(list.header("accept-language", language)).await;
        let link = format!("<a href=\"/product/stoneware-teapot\">{title}, ");
        assert!(list.text.contains(&link), "{link} in {}", list.text);
    }
}
