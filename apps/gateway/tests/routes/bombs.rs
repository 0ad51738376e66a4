//! What is small to send and large to take: each is refused before it costs more than its own size.

use std::io::Write;
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::write::GzEncoder;
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::TestApp;

const SIGN_IN: &str = "/api/auth/signin";

/// 50 MB of nothing in 50 KB.
fn bomb() -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    let megabyte = vec![b' '; 1 << 20];
    for _ in 0..50 {
        packed.write_all(&megabyte).unwrap();
    }
    packed.finish().unwrap()
}

#[tokio::test]
async fn a_compressed_body_is_refused_and_not_decompressed() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let bomb = bomb();
    for coding in ["gzip", "GZIP", "br", "deflate", "zstd", "gzip, br"] {
        for path in [SIGN_IN, "/api/webhooks/paypal"] {
            let request = guest.request(Method::POST, path).body(bomb.clone());
            let request = request.header("content-type", "application/json");
            let answer = guest.send(request.header("content-encoding", coding)).await;
            let told = (answer.status, answer.code());
            assert_eq!(told, (415, "wrong_content_type"), "{coding}: {path}");
            assert_eq!(answer.headers["accept-encoding"], "identity");
        }
    }
    let request = guest.request(Method::POST, SIGN_IN).json(&json!({}));
    let plain = guest.send(request.header("content-encoding", "identity"));
    assert_eq!(plain.await.code(), "malformed_body");
    let request = guest.request(Method::GET, "/api/public/shops");
    let nothing = guest.send(request.header("content-encoding", "gzip"));
    nothing.await.expect(200);
}

#[tokio::test]
async fn a_body_that_is_nested_without_end_is_no_fault_of_ours() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let (lists, objects) = ("[".repeat(30_000), "{\"email\":".repeat(3_000));
    let closed = format!("{}{}", "[".repeat(15_000), "]".repeat(15_000));
    for nested in [
        lists,
        objects,
        format!("{{\"email\":{closed},\"password\":\"\"}}"),
        closed,
    ] {
        for path in [SIGN_IN, "/api/orders/quote", "/api/cart/add-multiple"] {
            let request = ada.request(Method::POST, path).body(nested.clone());
            let answer = ada.send(request.header("content-type", "application/json"));
            let answer = answer.await;
            let told = (answer.status, answer.code());
            assert_eq!(told, (400, "malformed_body"), "{path}: {}", answer.text);
        }
    }
}

#[tokio::test]
async fn a_list_is_as_long_as_its_body_may_be_and_no_longer() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let quote = async |items: usize| {
        let order = json!({ "cartItemIds": vec![1; items] });
        ada.post("/api/orders/quote", order).await
    };
    let many = quote(15_000).await;
    assert!(many.status < 500, "{}", many.text);
    let too_many = quote(17_000).await;
    assert_eq!((too_many.status, too_many.code()), (413, "body_too_large"));
}

#[tokio::test]
async fn a_form_of_thousands_of_parts_is_refused() {
    let app = TestApp::start().await;
    let part = "--b\r\ncontent-disposition: form-data; name=\"email\"\r\n\r\nx\r\n";
    let form = format!("{}--b--\r\n", part.repeat(5_000));
    let guest = app.guest();
    let request = guest.request(Method::POST, "/api/public/registerWithoutVerify");
    let request = request.header("content-type", "multipart/form-data; boundary=b");
    let answer = guest.send(request.body(form)).await;
    assert!((400..500).contains(&answer.status), "{}", answer.text);
}

async fn line(app: &TestApp) -> TcpStream {
    let address = app.url.trim_start_matches("http://");
    TcpStream::connect(address).await.unwrap()
}

/// What came back, until the server closed the connection.
async fn heard(line: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // a connection that is reset was closed as well
    line.read_to_end(&mut answer).await.ok();
    String::from_utf8(answer).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_trickles_in_is_given_up() {
    let app = TestApp::start().await;
    let (mut from, mut to) = line(&app).await.into_split();
    let started = Instant::now();
    let trickle = async {
        let head = b"GET / HTTP/1.1\r\nhost: shop.test\r\nx: ";
        let mut open = to.write_all(head).await.is_ok();
        while open && started.elapsed() < Duration::from_secs(20) {
            tokio::time::sleep(Duration::from_millis(200)).await;
            open = to.write_all(b"x").await.is_ok();
        }
    };
    let mut answer = Vec::new();
    tokio::join!(trickle, async { from.read_to_end(&mut answer).await.ok() });
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(started.elapsed() < Duration::from_secs(15));
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let app = TestApp::start().await;
    let many: String = (0..200)
        .map(|number| format!("x-{number}: 1\r\n"))
        .collect();
    let long = format!("x: {}\r\n", "x".repeat(200_000));
    for headers in [many, long] {
        let mut line = line(&app).await;
        let head = format!("GET / HTTP/1.1\r\nhost: shop.test\r\n{headers}\r\n");
        line.write_all(head.as_bytes()).await.ok();
        let answer = heard(&mut line).await;
        // an answer may be lost with a connection that is closed while we write
        let is_refused = answer.is_empty() || answer.starts_with("HTTP/1.1 431");
        assert!(is_refused, "{answer:.200}");
    }
    app.guest().get("/health/live").await.expect(200);
}
