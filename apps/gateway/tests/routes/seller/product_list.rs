//! The list of a seller's products.

use serde_json::{Value, json};

use crate::support::TestApp;

#[tokio::test]
async fn the_list_filters_sorts_and_counts() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let category = app.category().await;
    let product = async |title: &str, status: &str, price: i64, stock: [i64; 2]| {
        let body = json!({
            "title": title, "categoryId": category, "status": status,
            "options": [{ "name": "Size", "values": ["S", "L"] }],
            "variants": [
                { "values": ["S"], "barcode": format!("bar-{title}"), "price": price, "stock": stock[0] },
                { "values": ["L"], "price": price + 100, "priceSale": price + 50, "stock": stock[1] },
            ],
        });
        clay.post("/api/seller/products", body).await.expect(201)["id"].clone()
    };
    let mug = product("mug", "active", 1000, [9, 9]).await;
    product("Bowl", "active", 500, [9, 2]).await;
    product("Cup", "draft", 2000, [0, 0]).await;
    let titles = async |query: &str| {
        let path = format!("/api/seller/products?{query}");
        let page = clay.get(&path).await.expect(200);
        let items = page["items"].as_array().unwrap().iter();
        let titles: Vec<Value> = items.map(|item| item["title"].clone()).collect();
        (json!(titles), page)
    };
    for (query, expected) in [
        ("", json!(["Cup", "Bowl", "mug"])),
        ("direction=asc", json!(["mug", "Bowl", "Cup"])),
        ("sort=title", json!(["Bowl", "Cup", "mug"])),
        ("sort=title&direction=desc", json!(["mug", "Cup", "Bowl"])),
        ("sort=price", json!(["Bowl", "mug", "Cup"])),
        ("sort=stock&direction=desc", json!(["mug", "Bowl", "Cup"])),
        (
            "status=active&sort=price&direction=desc",
            json!(["mug", "Bowl"]),
        ),
        ("stock=low", json!(["Bowl"])),
        ("stock=out", json!(["Cup"])),
        ("q=BAR-m", json!(["mug"])),
        ("categoryId=999999", json!([])),
        ("collectionId=999999", json!([])),
        ("pageSize=1&page=2", json!(["Bowl"])),
    ] {
        assert_eq!(titles(query).await.0, expected, "{query}");
    }
    let path = format!("/api/seller/products/{mug}");
    clay.patch(&path, json!({ "description": "New" }))
        .await
        .expect(200);
    let (sorted, page) = titles(&format!("sort=updated&categoryId={category}&status=active")).await;
    assert_eq!(sorted, json!(["mug", "Bowl"]));
    assert_eq!(
        page["counts"],
        json!({ "all": 3, "draft": 1, "active": 2, "hidden": 0, "archived": 0, "withdrawn": 0 })
    );
    assert_eq!(page["total"], 2);
    let row = &page["items"][0];
    assert_eq!(
        (&row["minPrice"], &row["maxPrice"]),
        (&json!(1000), &json!(1050))
    );
    assert_eq!(
        (&row["stock"], &row["variantCount"]),
        (&json!(18), &json!(2))
    );
    assert_eq!((&row["onSale"], &row["version"]), (&json!(true), &json!(2)));
    assert_eq!(row["category"][1]["slug"], "mugs");
    let parent = app
        .count("select id from categories where slug = 'kitchen'")
        .await;
    assert_eq!(titles(&format!("categoryId={parent}")).await.1["total"], 3);
    let wood = app.seller("wood").await;
    let none = wood.get("/api/seller/products").await.expect(200);
    assert_eq!(none["total"], 0);
}
