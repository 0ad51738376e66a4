//! What search engines are told.

use crate::support::TestApp;

#[tokio::test]
async fn the_map_leads_to_every_public_address_and_to_nothing_hidden() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let hidden = app.product(&clay, "Secret", 1000, 5).await;
    let path = format!("/api/seller/products/{}", hidden.id);
    let change = serde_json::json!({ "status": "hidden" });
    clay.patch(&path, change).await.expect(200);
    app.product(&wood, "Board", 1000, 5).await;
    app.sql("update shops set status = 'suspended' where slug = 'wood'")
        .await;
    let guest = app.guest();

    let robots = guest.get("/robots.txt").await;
    let map = format!("Sitemap: {}/sitemap.xml", app.url);
    assert!(robots.text.contains(&map), "{}", robots.text);
    assert!(robots.text.contains("Disallow: /api/"));

    let index = guest.get("/sitemap.xml").await;
    assert_eq!(index.headers["content-type"], "application/xml");
    let mut all = String::new();
    for part in index.text.split("<loc>").skip(1) {
        let address = part.split_once("</loc>").unwrap().0;
        let path = address.strip_prefix(app.url.as_str()).expect(address);
        let part = guest.get(path).await;
        assert_eq!(part.status, 200, "{path}");
        all.push_str(&part.text);
    }
    let has = |path: &str| all.contains(&format!("<loc>{}{path}</loc>", app.url));
    for path in [
        "/",
        "/vendors",
        "/shipping",
        "/category/kitchen/mugs",
        "/shop/clay",
    ] {
        assert!(has(path), "{path} in {all}");
    }
    assert!(has(&format!("/product/{}", mug.slug)), "{all}");
    for word in ["secret", "board", "/shop/wood"] {
        assert!(!all.contains(word), "{word} in {all}");
    }
}

#[tokio::test]
async fn a_part_that_is_none_is_not_found() {
    let app = TestApp::start().await;
    for part in [
        "nothing",
        "products",
        "products-0",
        "products--1",
        "products-x",
        "pages-1",
        "products-2",
        "products-9223372036854775807",
    ] {
        let answer = app.guest().get(&format!("/sitemaps/{part}.xml")).await;
        assert_eq!(answer.status, 404, "{part}");
    }
}

#[tokio::test]
async fn head_answers_as_get_does_without_the_body() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for path in [
        "/robots.txt",
        "/sitemap.xml",
        "/api/public/config",
        "/health/live",
        "/",
    ] {
        let head = guest.send(guest.request(reqwest::Method::HEAD, path)).await;
        let get = guest.get(path).await;
        assert_eq!((head.status, head.text.as_str()), (200, ""), "{path}");
        assert_eq!(head.headers["content-type"], get.headers["content-type"]);
    }
}
