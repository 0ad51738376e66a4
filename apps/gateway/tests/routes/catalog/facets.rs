//! Filters, facets, corrections and suggestions on the wire.

use serde_json::{Value, json};

use crate::support::{Client, TestApp};

async fn list(client: &Client, query: &str) -> Value {
    let path = format!("/api/public/products?{query}");
    client.get(&path).await.expect(200)
}

fn titles(page: &Value) -> Vec<&str> {
    let items = page["items"].as_array().unwrap().iter();
    let mut titles: Vec<&str> = items.map(|card| card["title"].as_str().unwrap()).collect();
    titles.sort_unstable();
    titles
}

/// A shirt in red M and blue XL of clay's, a plain mug of wood's.
async fn market() -> TestApp {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let shirt = json!({
        "title": "Linen shirt", "description": "Soft.", "categoryId": app.category().await,
        "status": "active",
        "options": [
            { "name": "Colour", "values": ["Red", "Blue"] }, { "name": "Size", "values": ["M", "XL"] },
        ],
        "variants": [
            { "values": ["Red", "M"], "price": 3000, "priceSale": 2500, "stock": 4 },
            { "values": ["Blue", "XL"], "price": 4000, "stock": 0 },
        ],
    });
    clay.post("/api/seller/products", shirt).await.expect(201);
    app.product(&wood, "Stoneware mug", 1000, 5).await;
    app
}

#[tokio::test]
async fn options_hold_inside_one_variant_and_shops_are_any_of_them() {
    let app = market().await;
    let guest = app.guest();
    for (query, expected) in [
        ("option.Colour=Blue", vec!["Linen shirt"]),
        (
            "option.Colour=Blue&option.Colour=Red&option.Size=M",
            vec!["Linen shirt"],
        ),
        ("option.Colour=Blue&option.Size=M", vec![]),
        ("option.Colour=Blue&inStock=true", vec![]),
        (
            "option.Colour=Red&onSale=true&maxPrice=2500",
            vec!["Linen shirt"],
        ),
        ("shop=clay&shop=wood", vec!["Linen shirt", "Stoneware mug"]),
        ("shop=wood&shop=nobody", vec!["Stoneware mug"]),
        (
            "nonsense=1&option=Blue",
            vec!["Linen shirt", "Stoneware mug"],
        ),
    ] {
        assert_eq!(titles(&list(&guest, query).await), expected, "{query}");
    }
}

#[tokio::test]
async fn a_listing_brings_its_facets_and_a_card_what_stands_on_it() {
    let app = market().await;
    let page = list(&app.guest(), "category=kitchen&shop=clay").await;
    let facets = &page["facets"];
    let mugs = json!([{ "name": "Mugs", "slug": "mugs", "path": "kitchen/mugs", "count": 1 }]);
    assert_eq!(facets["categories"], mugs);
    assert_eq!(
        facets["shops"].as_array().unwrap().len(),
        2,
        "its own filter does not count"
    );
    assert_eq!(
        (&facets["onSale"], &facets["inStock"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(
        (&facets["price"]["min"], &facets["price"]["max"]),
        (&json!(2500), &json!(4000))
    );
    let options = facets["options"].as_array().unwrap();
    let color = options
        .iter()
        .find(|option| option["name"] == "Colour")
        .unwrap();
    assert_eq!(color["values"].as_array().unwrap().len(), 2);
    assert_eq!(facets["ratings"].as_array().unwrap().len(), 4);
    assert_eq!(page["correction"], Value::Null);
    let card = &page["items"][0];
    assert_eq!(card["colours"], json!(["Red", "Blue"]));
    assert_eq!(
        (&card["hasOptions"], &card["pictures"]),
        (&json!(true), &json!([]))
    );
    assert!(
        card["publishedAt"].as_str().unwrap().ends_with('Z'),
        "{card}"
    );
}

#[tokio::test]
async fn a_typo_is_corrected_and_said() {
    let app = market().await;
    let page = list(&app.guest(), "q=stonewear+mug").await;
    assert_eq!(titles(&page), ["Stoneware mug"]);
    let nothing = list(&app.guest(), "q=xqzzkw").await;
    assert_eq!(
        (&nothing["total"], &nothing["items"]),
        (&json!(0), &json!([]))
    );
}

#[tokio::test]
async fn words_being_typed_lead_somewhere() {
    let app = market().await;
    let guest = app.guest();
    let found = guest
        .get("/api/public/search/suggest?q=stone")
        .await
        .expect(200);
    assert_eq!(found["products"][0]["slug"], "stoneware-mug");
    assert_eq!(found["products"][0]["price"], 1000);
    let found = guest
        .get("/api/public/search/suggest?q=mu")
        .await
        .expect(200);
    let mugs = json!([{ "name": "Mugs", "path": "kitchen/mugs", "parent": "Kitchen" }]);
    assert_eq!(found["categories"], mugs);
    let found = guest
        .get("/api/public/search/suggest?q=wood")
        .await
        .expect(200);
    let wood = json!([{ "name": "wood", "slug": "wood", "logo": null, "tile": "sand" }]);
    assert_eq!(found["shops"], wood);
    for none in ["", "?q=", "?q=%20", "?q=a%00b"] {
        let refused = guest
            .get(&format!("/api/public/search/suggest{none}"))
            .await;
        assert_eq!(refused.expect(422)["errors"][0]["pointer"], "/q", "{none}");
    }
}

#[tokio::test]
async fn nonsense_is_refused_by_name_and_never_our_fault() {
    let app = market().await;
    let guest = app.guest();
    let many = "shop=a&".repeat(51);
    for (query, status, pointer) in [
        ("shop=clay&shop=%20", 422, "/shop"),
        (many.as_str(), 422, "/shop"),
        ("option.=Blue", 422, "/option."),
        ("option.Colour=", 422, "/option.Colour"),
        ("option.Colour=a%00b", 422, "/option.Colour"),
        ("q=a&q=b", 400, ""),
        ("minPrice=1.5", 400, "/minPrice"),
        ("minRating=x", 400, "/minRating"),
        ("onSale=1", 400, "/onSale"),
        ("page=10001", 422, "/page"),
        ("pageSize=0", 422, "/pageSize"),
    ] {
        let answer = guest.get(&format!("/api/public/products?{query}")).await;
        assert_eq!(answer.status, status, "{query}: {}", answer.text);
        let kind = answer.headers["content-type"].to_str().unwrap();
        assert_eq!(kind, "application/problem+json", "{query}");
        assert_eq!(
            answer.body["errors"][0]["pointer"].as_str().unwrap_or(""),
            pointer
        );
    }
    for odd in [
        "q=%22%27%28%29%2B-%5E%7E%2A%3F%3A%5C%2F%5B%5D%7B%7D",
        "q=AND+OR+NOT",
        "q=%F0%9F%AB%96",
        "q=%FF%FE",
        "option.%F0%9F%AB%96=%FF",
        "category=nothing%2Fat%2Fall",
        "page=10000&pageSize=100",
        "minPrice=9223372036854775807",
        "minRating=-0",
        "%=%&&==",
    ] {
        let answer = guest.get(&format!("/api/public/products?{odd}")).await;
        assert_eq!(answer.status, 200, "{odd}: {}", answer.text);
    }
}

#[tokio::test]
async fn the_directory_is_searched_and_sorted() {
    let app = TestApp::start().await;
    for name in ["clay", "wood", "woodclay"] {
        app.seller(name).await;
    }
    let guest = app.guest();
    let found = guest
        .get("/api/public/shops?q=CLAY&sort=name")
        .await
        .expect(200);
    let names: Vec<_> = found["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|shop| &shop["name"])
        .collect();
    assert_eq!(names, ["clay", "woodclay"]);
    assert!(found["items"][0]["openSince"].is_string());
    let refused = guest.get("/api/public/shops?sort=up").await.expect(422);
    assert_eq!(refused["errors"][0]["pointer"], "/sort");
}
