//! A shop's products for places that list those of many shops.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test]
async fn a_feed_has_each_variant_as_it_can_be_bought_and_nothing_hidden() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let mug = app.product(&clay, "Mug <small> & \"fine\"", 1999, 5).await;
    let gone = app.product(&clay, "Gone", 1000, 0).await;
    let hidden = app.product(&clay, "Secret", 1000, 5).await;
    app.product(&wood, "Board", 1000, 5).await;
    let path = format!("/api/seller/products/{}", hidden.id);
    clay.patch(&path, json!({ "status": "hidden" }))
        .await
        .expect(200);
    app.sql(&format!(
        "update variants set sku = 'MUG-1', barcode = '4006381333931', weight = 350, \
         price_sale = 1500, sale_until = '2999-01-02T00:00:00Z' where product_id = {}",
        mug.id
    ))
    .await;
    let guest = app.guest();

    let feed = guest.get("/feeds/clay.xml").await;
    assert_eq!(feed.status, 200);
    assert_eq!(
        feed.headers["content-type"],
        "application/rss+xml; charset=utf-8"
    );
    assert_eq!(feed.headers["cache-control"], "public, no-cache");
    assert!(feed.text.ends_with("</channel></rss>\n"), "{}", feed.text);
    let items: Vec<&str> = feed.text.split("<item>").skip(1).collect();
    assert_eq!(items.len(), 2, "{}", feed.text);
    let has = |item: &str, name: &str, value: &str| {
        let element = format!("<g:{name}>{value}</g:{name}>");
        assert!(item.contains(&element), "{element} in {item}");
    };
    has(
        items[0],
        "title",
        "Mug &#60;small&#62; &#38; &#34;fine&#34;",
    );
    has(items[0], "price", "19.99 USD");
    has(items[0], "sale_price", "15.00 USD");
    assert!(items[0].contains("/2999-01-02T00:00:00Z</g:sale_price_effective_date>"));
    has(items[0], "availability", "in_stock");
    has(items[0], "gtin", "4006381333931");
    has(items[0], "mpn", "MUG-1");
    has(items[0], "shipping_weight", "350 g");
    has(items[0], "product_type", "Kitchen &#62; Mugs");
    let page = format!("{}/product/{}?variant=", app.url, mug.slug);
    assert!(
        items[0].contains(&format!("<g:link>{page}")),
        "{}",
        items[0]
    );
    assert!(!items[0].contains("identifier_exists"));
    has(items[1], "availability", "out_of_stock");
    has(items[1], "identifier_exists", "no");
    assert!(items[1].contains(&format!("/product/{}?", gone.slug)));

    let table = guest.get("/feeds/clay.csv").await;
    let lines: Vec<&str> = table.text.lines().collect();
    assert_eq!(lines.len(), 3, "{}", table.text);
    assert!(lines[0].starts_with("id,item_group_id,title,"));
    assert!(lines[1].contains("19.99 USD,15.00 USD,"), "{}", lines[1]);

    let today = chrono::Utc::now().date_naive();
    let holiday = json!({ "from": today, "to": today + chrono::Days::new(9) });
    clay.put("/api/seller/shop/holiday", holiday)
        .await
        .expect(200);
    let feed = guest.get("/feeds/clay.xml").await.text;
    assert!(!feed.contains("in_stock"), "on holiday: {feed}");
}

#[tokio::test]
async fn a_shop_that_is_not_open_has_no_feed() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    app.product(&clay, "Mug", 1000, 5).await;
    app.sql("update shops set status = 'suspended' where slug = 'clay'")
        .await;
    for path in [
        "/feeds/clay.xml",
        "/feeds/clay.csv",
        "/feeds/none.xml",
        "/feeds/A%20B.xml",
    ] {
        assert_eq!(app.guest().get(path).await.status, 404, "{path}");
    }
}
