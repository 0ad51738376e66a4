//! Pages of what is not there, or cannot be had now.

use std::time::Duration;

use diesel_async::SimpleAsyncConnection;

use crate::support::{Answer, TestApp};

/// The address that the page says is its lasting one.
fn canonical(page: &Answer) -> Option<&str> {
    let (_, rest) = page.text.split_once("<link rel=\"canonical\" href=\"")?;
    Some(rest.split_once('"')?.0)
}

const HIDDEN: &str = "<meta name=\"robots\" content=\"noindex, follow\">";

#[tokio::test]
async fn the_page_of_what_is_not_there_is_a_404() {
    let app = TestApp::start().await;
    app.category().await;
    let guest = app.guest();
    for path in [
        "/product/nothing",
        "/product/%3Cscript%3E",
        "/category/nothing",
        "/category/kitchen/nothing",
        "/category/kitchen/mugs/nothing",
        "/shop/nobody",
    ] {
        let page = guest.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(
            page.headers["content-type"]
                .to_str()
                .unwrap()
                .starts_with("text/html")
        );
        assert!(
            page.text
                .contains("<title>Page not found · Helloshop</title>"),
            "{path}"
        );
        assert_eq!(canonical(&page), None, "{path}");
        assert!(page.text.contains(HIDDEN), "{path}");
    }
    for path in [
        "/category/kitchen/mugs",
        "/index.html",
        "/cart",
        "/account/orders",
        "/category/kitchen?page=x",
    ] {
        assert_eq!(guest.get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn a_file_that_is_not_there_costs_no_page() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for path in [
        "/nothing.png",
        "/nothing.png?n=1",
        "//nothing.png",
        "/nothing%2Epng",
        "/assets/nothing.js",
        "/%61ssets/nothing.js",
        "/icons/nothing",
        "/scene/nothing/at/all",
        "/health/nothing",
        "//health/live",
    ] {
        let answer = guest.get(path).await;
        let expected = (404, "not_found");
        assert_eq!((answer.status, answer.code()), expected, "{path}");
    }
}

#[tokio::test]
async fn a_page_behind_the_last_of_a_list_is_not_there() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    for number in 0..25 {
        app.product(&seller, &format!("Mug {number}"), 1999, 5)
            .await;
    }
    let guest = app.guest();
    for path in ["/category/kitchen/mugs", "/shop/clay"] {
        let first = guest.get(&format!("{path}?onSale=false&page=1")).await;
        assert_eq!(
            canonical(&first),
            Some(format!("{}{path}", app.url).as_str())
        );
        let next = format!("<a href=\"{path}?onSale=false&#38;page=2\">Next page</a>");
        assert!(first.text.contains(&next), "{}", first.text);
        let last = guest.get(&format!("{path}?page=2")).await;
        assert_eq!(last.status, 200);
        assert_eq!(
            canonical(&last),
            Some(format!("{}{path}?page=2", app.url).as_str())
        );
        assert!(!last.text.contains("Next page"), "{}", last.text);
    }
    for path in [
        "/category/kitchen/mugs",
        "/shop/clay",
        "/search",
        "/vendors",
    ] {
        for number in [3, 999, 10_000] {
            let page = guest.get(&format!("{path}?page={number}")).await;
            assert_eq!(page.status, 404, "{path} {number}");
            assert_eq!(canonical(&page), None, "{path} {number}");
            assert!(page.text.contains(HIDDEN), "{path} {number}");
            assert!(!page.text.contains("Next page"), "{path} {number}");
        }
        for nonsense in ["10001", "0", "-1", "x", "2147483648"] {
            let page = guest.get(&format!("{path}?page={nonsense}")).await;
            let base = format!("{}{path}", app.url);
            let lasting = (path != "/search").then_some(base.as_str());
            assert_eq!(canonical(&page), lasting, "{path} {nonsense}");
        }
    }
}

#[tokio::test]
async fn an_empty_category_is_there_all_the_same() {
    let app = TestApp::start().await;
    app.category().await;
    let page = app.guest().get("/category/kitchen").await;
    assert_eq!(page.status, 200);
    assert!(canonical(&page).is_some() && !page.text.contains(HIDDEN));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_cannot_be_loaded_says_so_and_is_not_kept() {
    let impatient = Duration::from_secs(2);
    let app = TestApp::start_with(|config| config.db.pool.lock_timeout = impatient).await;
    let seller = app.seller("clay").await;
    let mug = app.product(&seller, "Mug", 1999, 5).await;
    let (guest, path) = (app.guest(), format!("/product/{}", mug.slug));
    // from now on whoever looks at a product waits in vain
    let mut lock = app.database.pool.get().await.unwrap();
    lock.batch_execute("set idle_in_transaction_session_timeout = 0; begin; lock table products")
        .await
        .unwrap();
    for _ in 0..2 {
        let page = guest.get(&path).await;
        assert_eq!(page.status, 503, "{}", page.text);
        assert!(page.headers.contains_key("retry-after"));
        assert!(page.text.contains("<title>Helloshop</title>"));
        assert!(page.text.contains(HIDDEN));
        assert_eq!(canonical(&page), None);
    }
    lock.batch_execute("rollback").await.unwrap();
    let page = guest.get(&path).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("<title>Mug · Helloshop</title>"));
}
