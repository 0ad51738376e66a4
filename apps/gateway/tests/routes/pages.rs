//! The storefront's pages: what they bring along and what they answer.

mod missing;
mod readable;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, TestApp};

const HSTS: &str = "strict-transport-security";
const START: &str = "<script type=\"application/json\" id=\"first-answers\" nonce=\"";

/// The page's first answers: the text between its tags.
fn block(page: &Answer) -> &str {
    let (_, rest) = page.text.split_once(START).expect("first answers");
    let (_, rest) = rest.split_once('>').unwrap();
    rest.split_once("</script>").unwrap().0
}

/// What the page brought along for this call of the API.
fn answer(page: &Answer, operation: &str, arguments: &Value) -> Value {
    entry(page, operation, arguments)["answer"].clone()
}

fn entries(page: &Answer) -> Vec<Value> {
    let block: Value = serde_json::from_str(block(page)).unwrap();
    block["answers"].as_array().unwrap().clone()
}

fn entry(page: &Answer, operation: &str, arguments: &Value) -> Value {
    let answers = entries(page);
    let found = answers
        .iter()
        .find(|entry| entry["operation"] == operation && entry["arguments"] == *arguments);
    found.expect(operation).clone()
}

/// Holds an entry against the document, from which the storefront's client is generated: it
/// knows the operation by this name, asks at this address and takes arguments of these names.
fn assert_documented(entry: &Value) {
    let id = &entry["operation"];
    let document = gateway::openapi::document();
    let mut paths = document["paths"].as_object().unwrap().iter();
    let (pattern, operation) = paths
        .find_map(|(path, item)| {
            let operation = item.get("get")?;
            (operation["operationId"] == *id).then_some((path, operation))
        })
        .unwrap_or_else(|| panic!("no GET is called {id}"));
    let asked = entry["path"].as_str().unwrap();
    let asked = asked.split('?').next().unwrap().split('/');
    let is_one = |(part, wanted): (&str, &str)| wanted.starts_with('{') || part == wanted;
    assert!(
        asked.clone().count() == pattern.split('/').count()
            && asked.zip(pattern.split('/')).all(is_one),
        "{id} is not asked at {pattern}: {entry}"
    );
    let parameters = operation["parameters"].as_array();
    let named = |name: &str| {
        let mut known = parameters.into_iter().flatten();
        known.any(|parameter| parameter["name"] == name)
    };
    let arguments = entry["arguments"].as_object().into_iter().flatten();
    for (name, _) in arguments {
        assert!(named(name), "{id} has no parameter {name}");
    }
}

#[tokio::test]
async fn each_page_brings_the_answers_of_the_api_that_it_will_ask_for() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    let mug = app.product(&seller, "Mug", 1999, 5).await;
    let guest = app.guest();
    let listed = json!({ "category": "kitchen/mugs", "page": 1, "pageSize": 24 });
    let of_shop = json!({ "shop": ["clay"], "page": 1, "pageSize": 24 });
    let found = json!({ "q": "mug", "page": 1, "pageSize": 24 });
    let product = format!("/product/{}", mug.slug);
    let product_api = format!("/api/public/products/{}", mug.slug);
    let pages = [
        ("/", "getConfig", Value::Null, "/api/public/config"),
        (
            "/cart",
            "getCategoryTree",
            Value::Null,
            "/api/public/category/get_tree_category",
        ),
        (
            "/",
            "getHome",
            json!({ "first": true }),
            "/api/public/home?first=true",
        ),
        (
            product.as_str(),
            "getProduct",
            json!({ "slug": mug.slug }),
            product_api.as_str(),
        ),
        (
            "/category/kitchen/mugs",
            "getSubCategory",
            json!({ "slug": "kitchen", "sub": "mugs" }),
            "/api/public/categories/kitchen/mugs",
        ),
        (
            "/category/kitchen/mugs",
            "listProducts",
            listed,
            "/api/public/products?category=kitchen/mugs&page=1&pageSize=24",
        ),
        (
            "/shop/clay",
            "getShop",
            json!({ "slug": "clay" }),
            "/api/public/shops/clay",
        ),
        (
            "/shop/clay",
            "listProducts",
            of_shop,
            "/api/public/products?shop=clay&page=1&pageSize=24",
        ),
        (
            "/search?q=%20mug",
            "listProducts",
            found,
            "/api/public/products?q=mug&page=1&pageSize=24",
        ),
        (
            "/shipping",
            "getPage",
            json!({ "slug": "shipping", "language": "en" }),
            "/api/public/pages/shipping?language=en",
        ),
    ];
    for (path, operation, arguments, api) in pages {
        let page = guest.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        entries(&page).iter().for_each(assert_documented);
        let entry = entry(&page, operation, &arguments);
        let of_api = guest.get(api).await.expect(200);
        assert_eq!(entry["answer"], of_api, "{path} {operation}");
        let asked = entry["path"].as_str().unwrap();
        assert_eq!(guest.get(asked).await.expect(200), of_api, "{path} {asked}");
    }
}

#[tokio::test]
async fn a_page_of_text_comes_in_the_language_the_browser_likes_best() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for (wishes, language) in [
        ("fr-FR, de-AT;q=0.8, en;q=0.5", "de"),
        ("en;q=0.5, de-AT;q=0.8", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=0, fr", "en"),
        ("de, en", "de"),
        ("fr", "en"),
    ] {
        let request = guest.request(reqwest::Method::GET, "/shipping");
        let page = guest.send(request.header("accept-language", wishes)).await;
        let arguments = json!({ "slug": "shipping", "language": language });
        let path = format!("/api/public/pages/shipping?language={language}");
        let expected = guest.get(&path).await.expect(200);
        assert_eq!(answer(&page, "getPage", &arguments), expected, "{wishes}");
    }
}

#[tokio::test]
async fn a_title_cannot_break_out_of_the_page() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    let title = "</script><script>alert(1)</script> \"A & B\" <!--";
    let product = app.product(&seller, title, 1999, 5).await;
    let page = app.guest().get(&format!("/product/{}", product.slug)).await;
    let brought = answer(&page, "getProduct", &json!({ "slug": product.slug }));
    assert_eq!(brought["title"], title);
    assert!(!page.text.contains("<script>alert"), "{}", page.text);
    let escaped = "&#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#34;A &#38; B&#34;";
    assert!(
        page.text.contains(&format!("<title>{escaped}")),
        "{}",
        page.text
    );
}

#[tokio::test]
async fn what_a_page_shows_stands_in_its_head() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    let mug = app.product(&seller, "Mug", 1999, 5).await;
    let path = format!("/product/{}", mug.slug);
    let page = app.guest().get(&path).await;
    for tag in [
        "<title>Mug · Helloshop</title>".to_owned(),
        "<meta name=\"description\" content=\"A mug.\">".to_owned(),
        format!("<link rel=\"canonical\" href=\"{}{path}\">", app.url),
    ] {
        assert!(page.text.contains(&tag), "{tag} in {}", page.text);
    }
    let category = app.guest().get("/category/kitchen").await;
    assert!(category.text.contains("<title>Kitchen · Helloshop</title>"));
    assert!(
        category
            .text
            .contains("Kitchen: 1 product from independent shops.")
    );
}

#[tokio::test]
async fn the_nonce_is_that_of_the_policy_and_new_each_time() {
    let app = TestApp::start().await;
    let mut nonces = Vec::new();
    for _ in 0..2 {
        let page = app.guest().get("/").await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self' 'nonce-"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        let (_, rest) = page.text.split_once(START).unwrap();
        let nonce = rest.split_once('"').unwrap().0.to_owned();
        assert!(policy.contains(&format!("'nonce-{nonce}'")), "{policy}");
        assert_eq!(page.headers["cache-control"], "no-cache");
        nonces.push(nonce);
    }
    assert_ne!(nonces[0], nonces[1]);
}

#[tokio::test]
async fn a_page_says_where_browsers_report_to_and_any_report_is_taken() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let page = guest.get("/").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    let told = "; report-uri /csp-reports; report-to csp";
    assert!(policy.ends_with(told), "{policy}");
    let endpoints = &page.headers["reporting-endpoints"];
    assert_eq!(endpoints, "csp=\"/csp-reports\"");
    let report = json!({"csp-report": {
        "document-uri": "http://shop.test/",
        "effective-directive": "img-src",
        "blocked-uri": "https://elsewhere.test/x.png",
    }});
    for (kind, body) in [
        ("application/csp-report", report.to_string()),
        ("application/reports+json", "[]".to_owned()),
        ("application/reports+json", "[".repeat(10_000)),
        ("application/csp-report", "x".repeat(100_000)),
        ("text/plain", String::new()),
    ] {
        let request = guest.request(Method::POST, "/csp-reports");
        let request = request.header("content-type", kind).body(body);
        let answer = guest.send(request).await;
        assert_eq!((answer.status, answer.text.as_str()), (204, ""), "{kind}");
    }
}

#[tokio::test]
async fn no_file_is_shown_in_a_frame_of_another_site() {
    let app = TestApp::start().await;
    let file = app.guest().get("/robots.txt").await;
    assert_eq!(
        file.headers["content-security-policy"],
        "frame-ancestors 'none'"
    );
    assert_eq!(file.headers["x-frame-options"], "DENY");
    assert_eq!(file.headers["x-content-type-options"], "nosniff");
}

#[tokio::test]
async fn the_link_of_an_email_is_kept_nowhere_and_no_other_site_is_told_of_it() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let page = guest.get("/reset-password?token=q3Zk").await;
    assert_eq!(page.headers["cache-control"], "no-store");
    assert_eq!(page.headers["referrer-policy"], "no-referrer");
    let page = guest.get("/reset-password").await;
    assert_eq!(page.headers["cache-control"], "no-cache");
}

#[tokio::test]
async fn who_finds_a_hole_reads_whom_to_tell() {
    const ADDRESS: &str = "/.well-known/security.txt";
    let app = TestApp::start_with(|config| {
        config.settings.contact_email = "olga@shop.test".to_owned();
    })
    .await;
    let told = app.guest().get(ADDRESS).await;
    assert_eq!(told.status, 200);
    assert_eq!(told.headers["content-type"], "text/plain; charset=utf-8");
    let lines: Vec<&str> = told.text.lines().collect();
    let [contact, expires, languages, canonical] = lines.as_slice() else {
        panic!("{}", told.text);
    };
    assert_eq!(*contact, "Contact: mailto:olga@shop.test");
    let until = expires.strip_prefix("Expires: ").unwrap();
    let until = chrono::DateTime::parse_from_rfc3339(until).unwrap();
    let days = (until.to_utc() - chrono::Utc::now()).num_days();
    assert!((170..365).contains(&days), "{until}");
    assert_eq!(*languages, "Preferred-Languages: en, de");
    assert_eq!(*canonical, format!("Canonical: {}{ADDRESS}", app.url));
}

#[tokio::test]
async fn nobody_is_told_to_write_to_an_address_that_is_nobodys() {
    let app = TestApp::start().await;
    let told = app.guest().get("/.well-known/security.txt").await;
    assert_eq!((told.status, told.code()), (404, "not_found"));
}

#[tokio::test]
async fn the_payment_provider_is_let_in_where_something_is_paid_alone() {
    let app = TestApp::start().await;
    let provider = &app.emulator.base_url;
    let guest = app.guest();
    let policy = async |path: &str| {
        let page = guest.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        policy.to_owned()
    };
    for path in ["/checkout", "/checkout/", "/account/orders/7"] {
        let policy = policy(path).await;
        for source in ["connect-src 'self'", "frame-src 'self'", "data: blob:"] {
            let sources = format!("{source} {provider};");
            assert!(policy.contains(&sources), "{path}: {policy}");
        }
    }
    let elsewhere = [
        "/",
        "/cart",
        "/login?returnUrl=%2Fcheckout",
        "/account/orders",
        "/account/orders/7/invoice",
        "/seller/orders/7",
        "/admin",
    ];
    for path in elsewhere {
        let policy = policy(path).await;
        assert!(!policy.contains(provider), "{path}: {policy}");
        assert!(policy.contains("connect-src 'self';"), "{path}: {policy}");
    }
}

#[tokio::test]
async fn a_marketplace_behind_tls_is_asked_by_tls_alone() {
    let plain = TestApp::start().await;
    let secure = "https://shop.test".parse().unwrap();
    let secure = TestApp::start_with(|config| config.http.public_url = secure).await;
    for path in ["/", "/health/live", "/api/public/config", "/api/none"] {
        let answer = plain.guest().get(path).await;
        assert!(!answer.headers.contains_key(HSTS), "{path}");
        let answer = secure.guest().get(path).await;
        assert_eq!(answer.headers[HSTS], "max-age=63072000", "{path}");
    }
}

#[tokio::test]
async fn every_page_says_whose_marketplace_it_is() {
    let app = TestApp::start_with(|config| config.settings.name = "Tom & Töchter".to_owned()).await;
    let guest = app.guest();
    for path in ["/", "/cart", "/account/orders", "/product/nothing"] {
        let page = guest.get(path).await;
        let name = r#"<meta name="application-name" content="Tom &#38; Töchter">"#;
        assert!(page.text.contains(name), "{path}");
        assert!(!page.text.contains("%name%"), "{path}");
    }
}
