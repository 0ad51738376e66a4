//! Who must wait: networks that ask too often, and everybody but buyers when it is full.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use diesel_async::SimpleAsyncConnection;
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use crate::support::{Answer, Client, TestApp};

/// Belongs to the class of requests that are counted most strictly; cheap to refuse.
const REFRESH: &str = "/auth/refresh-token";
/// More than any burst of that class.
const FLOOD: usize = 90;
const LISTING: &str = "/api/public/shops";

/// A listing that nobody asked for before, so that no answer to it is kept.
fn listing() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    // by a name that says nothing: with words it would be a search
    format!("{LISTING}?n={}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A marketplace that counts, behind these proxies.
async fn counting(proxies: &[IpAddr]) -> TestApp {
    let proxies = proxies.to_vec();
    TestApp::start_with(move |config| {
        config.http.rate_limit = true;
        config.http.trusted_proxies = proxies;
    })
    .await
}

/// Somebody who calls from another address of this machine.
fn from(app: &TestApp, last: u8) -> Client {
    let address = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
    let http = reqwest::Client::builder().local_address(address);
    app.guest_through(http.build().unwrap())
}

async fn refresh(client: &Client, forwarded: Option<&str>) -> Answer {
    let mut request = client.request(Method::POST, REFRESH).json(&json!({}));
    if let Some(forwarded) = forwarded {
        request = request.header("x-forwarded-for", forwarded);
    }
    client.send(request).await
}

/// How many of a flood are turned away, and the last of these.
async fn flood(client: &Client, forwarded: impl Fn(usize) -> Option<String>) -> Vec<Answer> {
    let mut refused = Vec::new();
    for number in 0..FLOOD {
        let answer = refresh(client, forwarded(number).as_deref()).await;
        if answer.status == 429 {
            refused.push(answer);
        }
    }
    refused
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_network_that_floods_waits_and_another_does_not() {
    let app = counting(&[]).await;
    let loud = from(&app, 1);
    let refused = flood(&loud, |_| None).await;
    let last = refused.last().unwrap();
    assert_eq!(last.code(), "too_many_requests");
    assert_eq!(last.headers["content-type"], "application/problem+json");
    assert_eq!(last.headers["x-content-type-options"], "nosniff");
    let seconds: u64 = last.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=2).contains(&seconds), "{seconds}");
    assert_eq!(last.body["requestId"].as_str().unwrap().len(), 16);

    assert_ne!(refresh(&from(&app, 2), None).await.status, 429);
    // what it does beside stays possible
    loud.get(LISTING).await.expect(200);
    loud.get("/health/live").await.expect(200);
    // and after a while everything does
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    assert_ne!(refresh(&loud, None).await.status, 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_trusted_proxy_the_client_is_counted() {
    let app = counting(&[IpAddr::V4(Ipv4Addr::LOCALHOST)]).await;
    let proxy = from(&app, 1);
    // what the client itself wrote before the proxy's word changes nothing
    let forged = |number| Some(format!("192.0.2.{number}, 198.51.100.1"));
    assert!(!flood(&proxy, forged).await.is_empty());
    let other = refresh(&proxy, Some("198.51.100.2")).await;
    assert_ne!(other.status, 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_header_of_somebody_else_is_not_believed() {
    let app = counting(&[IpAddr::V4(Ipv4Addr::LOCALHOST)]).await;
    let stranger = from(&app, 2);
    let forged = |number| Some(format!("192.0.2.{number}"));
    assert!(!flood(&stranger, forged).await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_setting_nobody_is_counted() {
    let app = TestApp::start().await;
    assert!(flood(&app.guest(), |_| None).await.is_empty());
}

/// Twice any burst of searches.
const SEARCHES: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_search_is_counted_as_one_however_it_is_spelled() {
    let app = counting(&[]).await;
    let loud = from(&app, 1);
    // at once: they are counted as they arrive, and a busy machine answers them too slowly one by one
    let searches = (0..SEARCHES).map(|_| loud.get("/api/public/products?%71=mug"));
    let answers = futures_util::future::join_all(searches).await;
    assert!(answers.iter().any(|answer| answer.status == 429));
    // what looks for no words goes on
    loud.get("/api/public/products").await.expect(200);
}

/// Far more who browse than there is room for, again and again until told to stop.
fn crowd(app: &TestApp, stop: &Arc<AtomicBool>) -> JoinSet<()> {
    let mut crowd = JoinSet::new();
    for _ in 0..150 {
        let (guest, stop) = (app.guest(), stop.clone());
        crowd.spawn(async move {
            while !stop.load(Ordering::Relaxed) {
                guest.get(&listing()).await;
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        });
    }
    crowd
}

/// So long a refusal may take here, on a busy machine; 60 ms of it are waited for a place.
const SOON: Duration = Duration::from_millis(250);

/// A refusal that came soon or, of many, the quickest: a slow moment of the machine is none of
/// ours.
async fn quickest_refusal(client: &Client) -> Duration {
    let mut quickest = Duration::MAX;
    for _ in 0..30 {
        if quickest < SOON {
            break;
        }
        let started = Instant::now();
        let answer = client.get(&listing()).await;
        if answer.status == 503 {
            assert_eq!(answer.code(), "overloaded");
            assert_eq!(answer.headers["retry-after"], "1");
            quickest = quickest.min(started.elapsed());
        }
    }
    quickest
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_browses_takes_no_room_of_those_who_pay() {
    // what is kept needs no room
    let app = TestApp::start_with(|config| config.http.answer_cache = 0).await;
    let buyer = app.shopper("ada").await;
    let guest = app.guest();
    guest.get(LISTING).await.expect(200);
    // from now on whoever looks at a shop waits for the database
    let mut lock = app.database.pool.get().await.unwrap();
    lock.batch_execute("set idle_in_transaction_session_timeout = 0; begin; lock table shops")
        .await
        .unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let mut crowd = crowd(&app, &stop);
    tokio::time::sleep(Duration::from_millis(500)).await;

    let quickest = quickest_refusal(&guest).await;
    assert!(quickest < SOON, "{quickest:?}");
    let in_time = Duration::from_secs(10);
    let others = async {
        guest.get("/health/ready").await.expect(200);
        let webhook = guest.post("/api/webhooks/paypal", json!({})).await;
        assert_eq!((webhook.status, webhook.code()), (400, "webhook_refused"));
        buyer.get("/api/user/addresses").await.expect(200);
    };
    tokio::time::timeout(in_time, others).await.unwrap();

    lock.batch_execute("rollback").await.unwrap();
    stop.store(true, Ordering::Relaxed);
    while crowd.join_next().await.is_some() {}
    guest.get(LISTING).await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_trickles_in_is_given_up() {
    let app = TestApp::start().await;
    let address = app.url.trim_start_matches("http://");
    let mut line = tokio::net::TcpStream::connect(address).await.unwrap();
    let head = "POST /api/auth/signin HTTP/1.1\r\nhost: shop.test\r\n\
                content-type: application/json\r\ncontent-length: 100\r\n\r\n{\"e";
    line.write_all(head.as_bytes()).await.unwrap();
    let started = std::time::Instant::now();
    let mut answer = vec![0; 12];
    line.read_exact(&mut answer).await.unwrap();
    assert_eq!(String::from_utf8(answer).unwrap(), "HTTP/1.1 408");
    assert!(started.elapsed().as_secs() >= 4, "{:?}", started.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_without_end_is_not_read_to_its_end() {
    let app = TestApp::start().await;
    let address = app.url.trim_start_matches("http://");
    let line = tokio::net::TcpStream::connect(address).await.unwrap();
    let (mut from, mut to) = line.into_split();
    let head = "POST /api/auth/signin HTTP/1.1\r\nhost: shop.test\r\n\
                content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    let part = format!("4000\r\n{}\r\n", " ".repeat(0x4000));
    let sending = async {
        to.write_all(head.as_bytes()).await.unwrap();
        // as long as anybody listens
        while to.write_all(part.as_bytes()).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let mut answer = Vec::new();
    let both = async { tokio::join!(sending, from.read_to_end(&mut answer)) };
    let ended = tokio::time::timeout(Duration::from_secs(10), both).await;
    assert!(ended.is_ok(), "the body is still read");
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    assert!(answer.contains("connection: close"), "{answer}");
}

/// Begins to send a body from this address of the machine and goes no further.
async fn begin(app: &TestApp, last: u8) -> tokio::net::TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
    socket.bind((from, 0).into()).unwrap();
    let address = app.url.trim_start_matches("http://").parse().unwrap();
    let mut line = socket.connect(address).await.unwrap();
    let head = "POST /api/auth/signin HTTP/1.1\r\nhost: shop.test\r\n\
                content-type: application/json\r\ncontent-length: 100\r\n\r\n{\"e";
    line.write_all(head.as_bytes()).await.unwrap();
    line
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_that_trickle_in_keep_nobody_from_signing_in() {
    let app = counting(&[]).await;
    app.shopper("ada").await;
    let mut lines = Vec::new();
    for number in 0..150 {
        lines.push(begin(&app, 2 + number % 3).await);
    }
    // of each network so many are waited for, the others are told at once
    let mut told = [0; 10];
    lines
        .last_mut()
        .unwrap()
        .read_exact(&mut told)
        .await
        .unwrap();
    assert_eq!(&told, b"HTTP/1.1 4");
    let ada = json!({ "email": "ada@example.com", "password": "correct horse battery" });
    let ninth = from(&app, 9);
    let signed_in = ninth.post("/api/auth/signin", ada);
    let signed_in = tokio::time::timeout(Duration::from_secs(10), signed_in).await;
    signed_in.unwrap().expect(200);
    let mut turned_away = 0;
    for mut line in lines {
        let mut answer = vec![0; 12];
        if line.read_exact(&mut answer).await.is_ok() {
            turned_away += usize::from(answer.ends_with(b"429"));
        }
    }
    // the one that was heard above is not among them
    assert_eq!(turned_away, 150 - 3 * 32 - 1);
}
