//! What programs read of the marketplace.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test]
async fn browsers_and_language_models_are_told_where_everything_is() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    let guest = app.guest();
    let search = guest.get("/opensearch.xml").await;
    assert_eq!(search.status, 200);
    let template = format!("template=\"{}/search?q={{searchTerms}}\"", app.url);
    assert!(search.text.contains(&template), "{}", search.text);
    let home = guest.get("/").await;
    assert!(home.text.contains("rel=\"search\""), "{}", home.text);

    let page = json!({ "title": "How it reaches you", "lead": "By post.", "body": "By post." });
    let path = "/api/admin/pages/shipping/en";
    let root = app.operator("root").await;
    root.put(path, page).await.expect(200);
    let text = guest.get("/llms.txt").await.text;
    assert!(text.contains("[How it reaches you]("), "{text}");
    assert!(text.starts_with("# Helloshop\n\n> "), "{text}");
    let addresses = text.split("](").skip(1);
    let addresses = addresses.filter_map(|rest| rest.split_once(')').map(|(address, _)| address));
    let addresses: Vec<&str> = addresses.collect();
    assert!(
        addresses.contains(&format!("{}/category/kitchen", app.url).as_str()),
        "{text}"
    );
    for address in addresses {
        let path = address.strip_prefix(app.url.as_str()).expect(address);
        assert_eq!(guest.get(path).await.status, 200, "{path}");
    }
}
