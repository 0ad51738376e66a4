//! The tree and its levels on the wire.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test]
async fn the_tree_speaks_the_words_of_the_wire() {
    let app = TestApp::start().await;
    let mugs = app.category().await;
    let tree = app
        .guest()
        .get("/api/public/category/get_tree_category")
        .await
        .expect(200);
    let kitchen = &tree[0];
    assert_eq!(kitchen["isShowSuggest"], false);
    assert_eq!(
        (&kitchen["tile"], &kitchen["picture"]),
        (&json!("sand"), &json!(null))
    );
    assert_eq!(
        kitchen["child"],
        json!([{ "id": mugs, "name": "Mugs", "slug": "mugs" }])
    );
    let path = "/api/public/category/get-all-child-category-suggest";
    assert_eq!(app.guest().get(path).await.expect(200), json!([]));
}

#[tokio::test]
async fn each_level_has_its_page_and_what_is_no_slug_is_not_found() {
    let app = TestApp::start().await;
    app.category().await;
    let guest = app.guest();
    let top = guest
        .get("/api/public/categories/kitchen")
        .await
        .expect(200);
    assert_eq!(top["children"][0]["slug"], "mugs");
    let sub = guest
        .get("/api/public/categories/kitchen/mugs")
        .await
        .expect(200);
    let steps =
        json!([{ "name": "Kitchen", "slug": "kitchen" }, { "name": "Mugs", "slug": "mugs" }]);
    assert_eq!((&sub["path"], &sub["productCount"]), (&steps, &json!(0)));
    for path in [
        "mugs",
        "kitchen/mugs/line",
        "kitchen/bowls",
        "KITCHEN",
        "a%00b",
        "%F0%9F%AB%96",
    ] {
        let none = guest.get(&format!("/api/public/categories/{path}")).await;
        assert_eq!((none.status, none.code()), (404, "not_found"), "{path}");
    }
}
