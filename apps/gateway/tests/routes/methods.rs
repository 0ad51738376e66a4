//! Calls that no route takes.

use reqwest::Method;
use serde_json::json;

use crate::support::TestApp;

#[tokio::test]
async fn a_method_that_an_address_does_not_know_is_refused_with_those_it_knows() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for (method, path, allowed) in [
        (Method::DELETE, "/api/public/products", "GET, HEAD"),
        (Method::PATCH, "/api/public/products/mug", "GET, HEAD"),
        (Method::GET, "/api/auth/signin", "POST"),
        (Method::HEAD, "/api/auth/signin", "POST"),
        (Method::GET, "/api/user/wishlist/7", "DELETE, PUT"),
        (Method::POST, "/api/user/wishlist/ids", "GET, HEAD"),
        (Method::DELETE, "/api/orders/quote", "POST"),
        (Method::POST, "/api/orders/7", "GET, HEAD"),
        (Method::PUT, "/media/a.webp", "GET, HEAD"),
        (Method::POST, "/product/mug", "GET, HEAD"),
        (Method::DELETE, "/robots.txt", "GET, HEAD"),
        (Method::POST, "/openapi.json", "GET, HEAD"),
    ] {
        let answer = guest.send(guest.request(method.clone(), path)).await;
        assert_eq!(answer.status, 405, "{method} {path}");
        assert_eq!(answer.headers["allow"], allowed, "{method} {path}");
        let kind = &answer.headers["content-type"];
        assert_eq!(kind, "application/problem+json", "{method} {path}");
        if method != Method::HEAD {
            assert_eq!(answer.code(), "method_not_allowed");
            let names: Vec<&str> = allowed.split(", ").collect();
            assert_eq!(answer.body["allowed"], json!(names));
        }
    }
}

#[tokio::test]
async fn what_looks_like_an_address_of_the_api_and_is_none_is_not_found() {
    let app = TestApp::start().await;
    let seller = app.seller("clay").await;
    app.product(&seller, "Mug", 1000, 5).await;
    let guest = app.guest();
    let listing = "/api/public/products?q=mug";
    for _ in 0..3 {
        assert_eq!(guest.get(listing).await.expect(200)["total"], 1);
    }
    for path in [
        "/api/public/products&q=mug",
        "/api/public/products&q=mug?",
        "/api/public/products%3Fq=mug",
        "/api/public/none",
        "/dev/none",
    ] {
        let none = guest.get(path).await;
        assert_eq!((none.status, none.code()), (404, "not_found"), "{path}");
        let none = guest.post(path, json!({})).await;
        assert_eq!((none.status, none.code()), (404, "not_found"), "{path}");
    }
    assert_eq!(guest.get(listing).await.expect(200)["total"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_prefetch_changes_nothing() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    let change = format!("/api/cart/changeQuantity/{line}/3");
    for (path, allowed) in [(&change[..], "GET"), ("/api/auth/signout", "GET, POST")] {
        let head = buyer.send(buyer.request(Method::HEAD, path)).await;
        assert_eq!(head.status, 405, "{path}");
        assert_eq!(head.headers["allow"], allowed);
        for (name, value) in [
            ("sec-purpose", "prefetch;prerender"),
            ("purpose", "prefetch"),
            ("x-moz", "prefetch"),
            ("sec-fetch-dest", "document"),
            ("sec-fetch-dest", "image"),
        ] {
            let ahead = buyer.request(Method::GET, path).header(name, value);
            let refused = buyer.send(ahead).await;
            let expected = (403, "prefetch_refused");
            assert_eq!((refused.status, refused.code()), expected, "{path} {name}");
            assert_eq!(refused.headers["cache-control"], "no-store");
        }
    }
    let cart = buyer.get("/api/cart/findAll").await.expect(200);
    assert_eq!(cart[0]["cartDTOList"][0]["quantity"], 1);
    let deliberate = buyer.request(Method::GET, &change);
    let deliberate = deliberate.header("sec-fetch-dest", "empty");
    let cart = buyer.send(deliberate).await.expect(200);
    assert_eq!(cart[0]["cartDTOList"][0]["quantity"], 3);
    buyer.get("/api/auth/signout").await.expect(200);
    assert_eq!(buyer.get("/api/user/addresses").await.status, 401);
}
