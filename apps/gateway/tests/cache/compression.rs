//! An answer is compressed as the client takes it, and not sent to who has it.

use reqwest::Method;
use reqwest::header::{ACCEPT_ENCODING, IF_NONE_MATCH};
use serde_json::json;

use super::Market;
use crate::support::{Answer, Client};

async fn compressed(guest: &Client, path: &str, codings: &str) -> (Answer, Vec<u8>) {
    let request = guest.request(Method::GET, path);
    let response = request.header(ACCEPT_ENCODING, codings).send().await;
    let response = response.unwrap();
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let bytes = response.bytes().await.unwrap().to_vec();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let body = serde_json::from_str(&text).unwrap_or_default();
    (
        Answer {
            status,
            headers,
            body,
            text,
        },
        bytes,
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_travels_as_the_client_takes_it_and_not_at_all_if_it_is_known() {
    let market = Market::open().await;
    // long enough to be worth compressing
    let change = json!({ "description": "Holds tea. ".repeat(300) });
    let of_seller = format!("/api/seller/products/{}", market.mug.id);
    market.seller.patch(&of_seller, change).await.expect(200);
    market.app.catch_up().await;
    let (guest, path) = (&market.guest, market.mug.path());
    let path = path.as_str();
    let (plain, bytes) = compressed(guest, path, "identity").await;
    for _ in 0..2 {
        for coding in ["br", "gzip"] {
            let (answer, compressed) = compressed(guest, path, coding).await;
            assert_eq!(answer.headers["content-encoding"], coding);
            assert_eq!(answer.headers["vary"], "accept-encoding");
            assert_eq!(answer.headers["etag"], plain.headers["etag"]);
            assert_eq!(decompressed(coding, &compressed), bytes);
        }
    }
    let tag = plain.headers["etag"].clone();
    let again = guest.request(Method::GET, path).header(IF_NONE_MATCH, &tag);
    let again = guest.send(again).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    assert_eq!(again.headers["etag"], tag);
    assert_eq!(again.headers["cache-control"], "no-cache");
    let other = guest
        .request(Method::GET, path)
        .header(IF_NONE_MATCH, "W/\"0\"");
    guest.send(other).await.expect(200);
}

fn decompressed(coding: &str, bytes: &[u8]) -> Vec<u8> {
    use std::io::Read;
    let mut decompressed = Vec::new();
    match coding {
        "br" => brotli::Decompressor::new(bytes, 4096).read_to_end(&mut decompressed),
        _ => flate2::read::GzDecoder::new(bytes).read_to_end(&mut decompressed),
    }
    .unwrap();
    decompressed
}
