//! Duplicating and deleting products.

use serde_json::{Value, json};

use crate::support::TestApp;

#[tokio::test]
async fn a_copy_is_a_draft_with_all_but_what_names_one_article() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let category = app.category().await;
    let body = json!({
        "title": "M".repeat(200), "description": "Thrown", "categoryId": category, "status": "active",
        "attributes": [{ "name": "Material", "value": "Clay" }],
        "options": [{ "name": "Colour", "values": ["Sand", "Sky"] }],
        "variants": [
            { "values": ["Sky"], "sku": "SKY", "barcode": "1", "weight": 300, "price": 1200, "priceSale": 900, "stock": 4 },
            { "values": ["Sand"], "price": 1000, "stock": 4 },
        ],
    });
    let of = clay.post("/api/seller/products", body).await.expect(201);
    app.sql(
        "insert into product_images (product_id, position, url, thumbnail, alt) \
         select id, 0, '/media/a.webp', '/media/a.webp', 'A mug' from products",
    )
    .await;
    app.sql("update variants set image = '/media/a.webp' where sku = 'SKY'")
        .await;
    let path = format!("/api/seller/products/{}", of["id"]);
    let copied = clay.post(&format!("{path}/duplicate"), json!({})).await;
    let copy = copied.expect(201);
    assert_ne!((&copy["id"], &copy["slug"]), (&of["id"], &of["slug"]));
    assert_eq!(copy["status"], "draft");
    assert_eq!(copy["title"], format!("{} (copy)", "M".repeat(193)));
    for same in [
        "description",
        "categoryId",
        "attributes",
        "price",
        "priceSale",
    ] {
        assert_eq!(copy[same], of[same], "{same}");
    }
    assert_eq!(copy["images"][0]["alt"], "A mug");
    let sky = &copy["variants"][0];
    assert_eq!(
        (&sky["values"], &sky["price"]),
        (&json!(["Sky"]), &json!(1200))
    );
    assert_eq!((&sky["weight"], &sky["stock"]), (&json!(300), &json!(0)));
    assert_eq!((&sky["sku"], &sky["barcode"]), (&Value::Null, &Value::Null));
    assert_eq!(sky["imageId"], copy["images"][0]["id"]);
    let wood = app.seller("wood").await;
    let foreign = wood.post(&format!("{path}/duplicate"), json!({})).await;
    assert_eq!(foreign.status, 404);
    app.assert_invariants().await;
}

#[tokio::test]
async fn a_product_is_deleted_unless_somebody_ever_bought_it() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let (mug, bowl) = (
        app.product(&clay, "Mug", 1999, 5).await,
        app.product(&clay, "Bowl", 999, 5).await,
    );
    let path = |id: i64| format!("/api/seller/products/{id}");
    let line = ada.add(&mug, 1).await;
    ada.add(&bowl, 1).await;
    ada.place("place", &[line]).await.expect(201);
    let wood = app.seller("wood").await;
    assert_eq!(wood.delete(&path(bowl.id)).await.status, 404);
    let sold = clay.delete(&path(mug.id)).await;
    assert_eq!((sold.status, sold.code()), (409, "product_sold"));
    clay.get(&path(mug.id)).await.expect(200);
    assert_eq!(clay.delete(&path(bowl.id)).await.status, 204);
    assert_eq!(clay.get(&path(bowl.id)).await.status, 404);
    assert_eq!(app.count("select count(*) from cart_lines").await, 1);
    app.catch_up().await;
    assert_eq!(app.guest().get(&bowl.path()).await.status, 404);
    let listed = app.guest().get("/api/public/products").await.expect(200);
    assert_eq!(listed["total"], 1);
    app.assert_invariants().await;
}
