//! What is usually said of products is offered to those who write new ones.

use serde_json::{Value, json};

use crate::support::{Client, TestApp};

async fn list(seller: &Client, category: i64, status: &str, attributes: &[[&str; 2]]) {
    let line = |[name, value]: &[&str; 2]| json!({ "name": name, "value": value });
    let attributes: Vec<Value> = attributes.iter().map(line).collect();
    let body = json!({
        "title": "Mug", "description": "", "categoryId": category, "status": status, "options": [],
        "attributes": attributes, "variants": [{ "values": [], "price": 1000, "stock": 1 }],
    });
    seller.post("/api/seller/products", body).await.expect(201);
}

#[tokio::test]
async fn what_products_of_a_category_usually_say_is_told_the_most_frequent_first() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let mugs = app.category().await;
    let sentence = "Wash it by hand, let it dry in the air, and do not put it away damp";
    list(&clay, mugs, "active", &[["Material", "Stoneware"]]).await;
    list(
        &wool,
        mugs,
        "active",
        &[["material", "Glass"], ["Care", sentence]],
    )
    .await;
    list(&wool, mugs, "active", &[["Material", "stoneware"]]).await;
    list(&wool, mugs, "active", &[["Material", "Stoneware"]]).await;
    list(&clay, mugs, "draft", &[["Secret", "Not yet"]]).await;
    let path = format!("/api/seller/attributes?categoryId={mugs}");
    let usual = clay.get(&path).await.expect(200);
    let expected = json!([
        { "name": "Material", "values": ["Stoneware", "Glass"] },
        { "name": "Care", "values": [] },
    ]);
    assert_eq!(usual["items"], expected);
    let nowhere = clay.get("/api/seller/attributes?categoryId=999999").await;
    assert_eq!(nowhere.expect(200)["items"], json!([]));
    app.sql("update shops set status = 'suspended' where name = 'wool'")
        .await;
    let usual = clay.get(&path).await.expect(200);
    let left = json!([{ "name": "Material", "values": ["Stoneware"] }]);
    assert_eq!(usual["items"], left);
}

#[tokio::test]
async fn a_sub_category_without_products_is_told_what_those_beside_it_say() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mugs = app.category().await;
    app.sql(
        "insert into categories (parent_id, name, slug) \
             select id, 'Bowls', 'bowls' from categories where slug = 'kitchen'; \
         insert into categories (name, slug) values ('Garden', 'garden'); \
         insert into categories (parent_id, name, slug) \
             select id, 'Pots', 'pots' from categories where slug = 'garden'",
    )
    .await;
    let id = async |slug: &str| {
        app.count(&format!("select id from categories where slug = '{slug}'"))
            .await
    };
    let (bowls, pots) = (id("bowls").await, id("pots").await);
    list(&clay, mugs, "active", &[["Material", "Stoneware"]]).await;
    list(&clay, pots, "active", &[["Hardiness", "Zone 7"]]).await;
    let path = format!("/api/seller/attributes?categoryId={bowls}");
    let material = json!([{ "name": "Material", "values": ["Stoneware"] }]);
    assert_eq!(clay.get(&path).await.expect(200)["items"], material);
    // those of its own, as soon as there are any
    list(&clay, bowls, "active", &[["Diameter", "14 cm"]]).await;
    let own = json!([{ "name": "Diameter", "values": ["14 cm"] }]);
    assert_eq!(clay.get(&path).await.expect(200)["items"], own);
}

#[tokio::test]
async fn what_operators_suggest_comes_first_and_in_both_languages() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let mugs = app.category().await;
    for value in ["Stoneware", "Porcelain"] {
        list(
            &clay,
            mugs,
            "active",
            &[["Material", value], ["Care", "Dishwasher"]],
        )
        .await;
    }
    let admin_path = format!("/api/admin/categories/{mugs}/attributes");
    let before = root.get(&admin_path).await.expect(200);
    assert_eq!(before["attributes"], json!([]));
    let wanted = json!([
        { "name": "Capacity", "nameDe": "Fassungsvermögen", "values": [{ "value": "250 ml" }] },
        { "name": "material", "values": [
            { "value": "Glass", "valueDe": "Glas" }, { "value": "stoneware", "valueDe": "Steinzeug" },
        ] },
    ]);
    let body = json!({ "version": before["version"], "attributes": wanted });
    let set = root.put(&admin_path, body.clone()).await.expect(200);
    assert_eq!(set["attributes"], wanted);
    assert_eq!(root.get(&admin_path).await.expect(200), set);
    let stale = root.put(&admin_path, body).await;
    assert_eq!((stale.status, stale.code()), (409, "category_changed"));

    let path = format!("/api/seller/attributes?categoryId={mugs}");
    let usual = clay.get(&path).await.expect(200);
    let expected = json!([
        { "name": "Capacity", "nameDe": "Fassungsvermögen", "values": ["250 ml"] },
        { "name": "material", "values": ["Glass", "stoneware", "Porcelain"],
            "valuesDe": ["Glas", "Steinzeug", "Porcelain"] },
        { "name": "Care", "values": ["Dishwasher"] },
    ]);
    assert_eq!(usual["items"], expected);
    assert_eq!(clay.get(&admin_path).await.status, 403);
}

#[tokio::test]
async fn what_cannot_be_suggested_is_refused_at_its_place() {
    let app = TestApp::start().await;
    let root = app.operator("root").await;
    let mugs = app.category().await;
    let kitchen = app
        .count("select id from categories where slug = 'kitchen'")
        .await;
    let named = |name: &str| json!({ "name": name, "values": [] });
    let many: Vec<Value> = (0..31).map(|at| named(&format!("A{at}"))).collect();
    let values: Vec<Value> = (0..31)
        .map(|at| json!({ "value": format!("V{at}") }))
        .collect();
    for (category, attributes, pointer, code) in [
        (
            kitchen,
            json!([named("Material")]),
            "/attributes",
            "not_a_sub_category",
        ),
        (mugs, json!(many), "/attributes", "too_many"),
        (
            mugs,
            json!([named("Material"), named("MATERIAL")]),
            "/attributes/1/name",
            "repeated",
        ),
        (mugs, json!([named(" ")]), "/attributes/0/name", "required"),
        (
            mugs,
            json!([{ "name": "Material", "values": values }]),
            "/attributes/0/values",
            "too_many",
        ),
        (
            mugs,
            json!([{ "name": "Material", "values": [{ "value": "" }] }]),
            "/attributes/0/values/0/value",
            "required",
        ),
    ] {
        let path = format!("/api/admin/categories/{category}/attributes");
        let body = json!({ "version": 1, "attributes": attributes });
        let refused = root.put(&path, body).await;
        let fault = &refused.body["errors"][0];
        assert_eq!(
            (refused.status, &fault["pointer"], &fault["code"]),
            (422, &json!(pointer), &json!(code)),
            "{}",
            refused.text
        );
    }
}
