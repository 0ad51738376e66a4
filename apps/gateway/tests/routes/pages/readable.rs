//! What readers without scripts and search engines find on a page.

use serde_json::{Value, json};

use crate::support::{Answer, TestApp};

/// The data blocks for search engines, by their type.
fn things(page: &Answer) -> Vec<Value> {
    let blocks = page.text.split("<script type=\"application/ld+json\">");
    let block = |block: &str| serde_json::from_str(block.split_once("</script>").unwrap().0);
    blocks.skip(1).map(|text| block(text).unwrap()).collect()
}

fn thing<'a>(things: &'a [Value], kind: &str) -> &'a Value {
    things
        .iter()
        .find(|thing| thing["@type"] == kind)
        .expect(kind)
}

#[tokio::test]
async fn a_product_page_can_be_read_without_its_scripts_and_by_search_engines() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    let mug = app.product(&seller, "Mug & <b>", 1999, 5).await;
    let sold_out = app.product(&seller, "Cup", 1999, 0).await;
    let path = format!("/product/{}", mug.slug);
    let page = app.guest().get(&path).await;
    let (_, plain) = page.text.split_once("<noscript><main>").unwrap();
    for part in [
        "<h1>Mug &#38; &#60;b&#62;</h1>",
        "<p>$19.99</p>",
        "<p>In stock</p>",
        "<p>A mug.</p>",
        "<a href=\"/category/kitchen/mugs\">Mugs</a>",
        "<a href=\"/shop/clay\">",
    ] {
        assert!(plain.contains(part), "{part} in {plain}");
    }
    let found = things(&page);
    let product = thing(&found, "Product");
    assert_eq!(product["name"], "Mug & <b>");
    assert_eq!(product["offers"][0]["price"], "19.99");
    assert_eq!(
        product["offers"][0]["availability"],
        "https://schema.org/InStock"
    );
    assert!(product.get("aggregateRating").is_none());
    let crumbs = &thing(&found, "BreadcrumbList")["itemListElement"];
    assert_eq!(
        crumbs[1]["item"],
        format!("{}/category/kitchen/mugs", app.url)
    );
    assert!(
        page.text
            .contains("<meta property=\"og:type\" content=\"product\">")
    );
    let url = format!("<meta property=\"og:url\" content=\"{}{path}\">", app.url);
    assert!(page.text.contains(&url), "{}", page.text);
    let page = app
        .guest()
        .get(&format!("/product/{}", sold_out.slug))
        .await;
    let found = things(&page);
    let offer = &thing(&found, "Product")["offers"][0];
    assert_eq!(offer["availability"], "https://schema.org/OutOfStock");
}

#[tokio::test]
async fn listings_shops_and_texts_can_be_read_without_scripts() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    let mug = app.product(&seller, "Mug", 1999, 5).await;
    let link = format!("<a href=\"/product/{}\">Mug, $19.99</a>", mug.slug);
    for (path, parts) in [
        (
            "/",
            vec!["<a href=\"/category/kitchen\">Kitchen</a>", &link],
        ),
        (
            "/category/kitchen",
            vec![
                "<h1>Kitchen</h1>",
                "<a href=\"/category/kitchen/mugs\">",
                &link,
            ],
        ),
        ("/shop/clay", vec!["<h1>", &link]),
        ("/vendors", vec!["<a href=\"/shop/clay\">"]),
        ("/search?q=mug", vec![&link]),
        ("/shipping", vec!["<h1>Shipping"]),
    ] {
        let page = app.guest().get(path).await;
        let (_, plain) = page.text.split_once("<noscript><main>").expect(path);
        for part in parts {
            assert!(plain.contains(part), "{path}: {part} in {plain}");
        }
    }
}

#[tokio::test]
async fn the_marketplace_its_shops_and_their_directory_say_what_they_are() {
    let app = TestApp::start().await;
    for name in ["clay", "wood"] {
        let seller = app.seller(name).await;
        app.product(&seller, &format!("Mug of {name}"), 1999, 5)
            .await;
    }
    let read = async |path: &str| things(&app.guest().get(path).await);
    let home = read("/").await;
    assert_eq!(thing(&home, "Organization")["url"], app.url.as_str());
    thing(&home, "WebSite");
    let shop = read("/shop/clay").await;
    let organization = thing(&shop, "Organization");
    assert_eq!(organization["url"], format!("{}/shop/clay", app.url));
    let of_api = app.guest().get("/api/public/shops/clay").await.expect(200);
    for part in ["name", "description"] {
        assert_eq!(organization[part], of_api[part], "{part}");
    }
    assert_eq!(
        thing(&shop, "BreadcrumbList")["itemListElement"][1]["name"],
        of_api["name"]
    );
    let directory = read("/vendors").await;
    let directory = thing(&directory, "CollectionPage");
    assert_eq!(directory["url"], format!("{}/vendors", app.url));
    let list = &directory["mainEntity"];
    assert_eq!(
        (&list["@type"], &list["numberOfItems"]),
        (&json!("ItemList"), &json!(2))
    );
    let shops = app.guest().get("/api/public/shops").await.expect(200);
    for (at, position) in [(0, 1), (1, 2)] {
        let shown = &list["itemListElement"][at];
        let address = format!(
            "{}/shop/{}",
            app.url,
            shops["items"][at]["slug"].as_str().unwrap()
        );
        assert_eq!(shown["position"], position);
        assert_eq!(shown["url"], address);
        assert_eq!(shown["name"], shops["items"][at]["name"]);
    }
}

#[tokio::test]
async fn a_search_is_named_by_its_words_and_left_out_by_search_engines() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    app.product(&seller, "Mug", 1999, 5).await;
    for (path, language, name) in [
        (
            "/search?q=%20mug+%3Cb%3E",
            "en",
            "Results for &#34;mug &#60;b&#62;&#34;",
        ),
        ("/search?q=%22mug%22", "de", "Ergebnisse für „mug“"),
        ("/search?q=mug&page=x", "en", "Results for &#34;mug&#34;"),
        ("/search", "en", "All products"),
        ("/search?onSale=true", "de", "Jetzt im Angebot"),
        ("/search?sort=newest", "en", "New arrivals"),
    ] {
        let guest = app.guest();
        let request = guest.request(reqwest::Method::GET, path);
        let page = guest
            .send(request.header("accept-language", language))
            .await;
        assert_eq!(page.status, 200);
        for part in [
            format!("<title>{name} · Helloshop</title>"),
            format!("<h1>{name}</h1>"),
            "<meta name=\"robots\" content=\"noindex, follow\">".to_owned(),
        ] {
            assert!(page.text.contains(&part), "{path}: {part} in {}", page.text);
        }
        assert!(!page.text.contains("canonical"), "{path}");
    }
}

#[tokio::test]
async fn a_description_reads_as_plain_words() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    let words = "Holds 2 * 3 cups, my_mug, C# and <3. *Really*.";
    let body = json!({
        "title": "Mug", "description": words, "categoryId": app.category().await,
        "status": "active", "options": [], "variants": [{ "values": [], "price": 1, "stock": 1 }],
    });
    seller.post("/api/seller/products", body).await.expect(201);
    let page = app.guest().get("/product/mug").await;
    let plain = "Holds 2 * 3 cups, my_mug, C# and <3. Really.";
    let escaped = plain.replace('<', "&#60;");
    let shown = plain
        .replace('<', "&lt;")
        .replace("Really", "<em>Really</em>");
    for part in [
        format!("<meta name=\"description\" content=\"{escaped}\">"),
        format!("<p>{shown}</p>"),
    ] {
        assert!(page.text.contains(&part), "{part} in {}", page.text);
    }
    assert_eq!(thing(&things(&page), "Product")["description"], plain);
}

#[tokio::test]
async fn a_link_on_a_page_never_leads_to_another_host() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    for number in 0..25 {
        app.product(&seller, &format!("Mug {number}"), 1999, 5)
            .await;
    }
    let page = app.guest().get("//search?q=mug").await;
    assert!(
        page.text.contains("href=\"/search?q=mug&#38;page=2\""),
        "{}",
        page.text
    );
}
