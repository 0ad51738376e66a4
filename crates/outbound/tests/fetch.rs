//! What is fetched, and what is not, from servers that answer as they are told.

#![cfg(test)]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use outbound::{AddressPolicy, Fetcher, RequestError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

const MOST: u64 = 1 << 20;

/// A server that gives each request to `answer` and sends what comes back; and how often it was
/// asked.
async fn peer(answer: fn(&str) -> String) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            count.fetch_add(1, Ordering::SeqCst);
            let request = request(&mut stream).await;
            let _ = stream.write_all(answer(&request).as_bytes()).await;
        }
    });
    (address, asked)
}

async fn request(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    while !read.ends_with(b"\r\n\r\n") {
        let Ok(byte) = stream.read_u8().await else {
            break;
        };
        read.push(byte);
    }
    String::from_utf8(read).unwrap()
}

fn path(request: &str) -> &str {
    request.split(' ').nth(1).unwrap_or_default()
}

fn close(head: &str, body: &str) -> String {
    format!("HTTP/1.1 {head}\r\nConnection: close\r\n\r\n{body}")
}

fn anywhere() -> Fetcher {
    Fetcher::new(AddressPolicy::Anywhere).unwrap()
}

#[tokio::test]
async fn a_file_comes_through_three_redirects_and_not_through_four() {
    let (peer, _) = peer(|request| match path(request).strip_prefix("/to/") {
        Some("0") | None => close("200 OK", "picture"),
        Some(left) => {
            let left: u32 = left.parse().unwrap();
            close(&format!("302 Found\r\nLocation: /to/{}", left - 1), "")
        }
    })
    .await;
    let fetcher = anywhere();
    let file = fetcher.get(&format!("{peer}/to/3"), MOST).await;
    assert_eq!(file, Ok(b"picture".to_vec()));
    let file = fetcher.get(&format!("{peer}/to/4"), MOST).await;
    assert_eq!(file, Err(RequestError::TooManyRedirects));
}

#[tokio::test]
async fn what_is_no_file_says_why() {
    let (peer, _) = peer(|request| match path(request) {
        "/gone" => close("404 Not Found", ""),
        "/ftp" => close("302 Found\r\nLocation: ftp://example.com/a.png", ""),
        "/file" => close("302 Found\r\nLocation: file:///etc/passwd", ""),
        "/said" => close("200 OK\r\nContent-Length: 99999999", ""),
        // says nothing of its length
        _ => close("200 OK", &"x".repeat(2 << 20)),
    })
    .await;
    let fetcher = anywhere();
    for (path, refused) in [
        ("/gone", RequestError::Status(404)),
        ("/ftp", RequestError::NoAddress),
        ("/file", RequestError::NoAddress),
        ("/said", RequestError::TooLarge(MOST)),
        ("/long", RequestError::TooLarge(MOST)),
    ] {
        let file = fetcher.get(&format!("{peer}{path}"), MOST).await;
        assert_eq!(file, Err(refused), "{path}");
    }
    for no in [
        "",
        "mug.png",
        "ftp://example.com/a",
        "data:image/png;base64,AA",
    ] {
        assert_eq!(
            fetcher.get(no, MOST).await,
            Err(RequestError::NoAddress),
            "{no}"
        );
    }
    assert_eq!(
        RequestError::TooLarge(10 << 20).to_string(),
        "The file is larger than 10 MB"
    );
}

#[tokio::test]
async fn nothing_leads_into_our_own_network() {
    let (peer, asked) = peer(|_| close("200 OK", "secret")).await;
    let fetcher = Fetcher::new(AddressPolicy::Public).unwrap();
    for address in [
        peer.clone(),
        "http://127.0.0.1/".to_owned(),
        "http://127.1/".to_owned(),
        "http://2130706433/".to_owned(),
        "http://0x7f.0.0.1/".to_owned(),
        "http://[::1]/".to_owned(),
        "http://[::ffff:127.0.0.1]/".to_owned(),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://10.0.0.8/".to_owned(),
        "http://0.0.0.0/".to_owned(),
        "http://name:word@example.com/a.png".to_owned(),
        "http://example.com:6379/".to_owned(),
    ] {
        let file = fetcher.get(&address, MOST).await;
        assert_eq!(file, Err(RequestError::NotAllowed), "{address}");
    }
    assert_eq!(asked.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn it_says_who_it_is_and_brings_nothing_along() {
    let (peer, _) = peer(|request| {
        let head = request.to_lowercase();
        let is_bare = !head.contains("cookie")
            && !head.contains("referer")
            && !head.contains("authorization");
        match head.contains("user-agent: helloshoppictures/") && is_bare {
            true => close("200 OK\r\nSet-Cookie: a=b", "bare"),
            false => close("400 Bad Request", ""),
        }
    })
    .await;
    let fetcher = anywhere();
    for _ in 0..2 {
        assert_eq!(fetcher.get(&peer, MOST).await, Ok(b"bare".to_vec()));
    }
}
