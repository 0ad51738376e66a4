//! A program that receives webhooks.

use std::sync::{Arc, Mutex};

use reqwest::header::{HeaderMap, HeaderName};
use serde_json::Value;
use standardwebhooks::Webhook;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::support::until_shown;

/// A message as it came.
#[derive(Clone)]
pub struct ReceivedMessage {
    pub path: String,
    pub headers: HeaderMap,
    pub body: String,
}

impl ReceivedMessage {
    pub fn id(&self) -> &str {
        self.headers["webhook-id"].to_str().unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    pub fn is_signed_with(&self, secret: &str) -> bool {
        let webhook = Webhook::new(secret).unwrap();
        webhook.verify(self.body.as_bytes(), &self.headers).is_ok()
    }
}

/// A program that receives webhooks: accepts what comes at `/ok`, refuses it elsewhere.
pub struct WebhookReceiver {
    pub url: String,
    received: Arc<Mutex<Vec<ReceivedMessage>>>,
}

impl WebhookReceiver {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let received = Arc::new(Mutex::new(Vec::new()));
        let messages = received.clone();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(receive(stream, messages.clone()));
            }
        });
        Self { url, received }
    }

    pub fn received(&self) -> Vec<ReceivedMessage> {
        self.received.lock().unwrap().clone()
    }

    /// What came, once it is so many.
    pub async fn until_received(&self, count: usize) -> Vec<ReceivedMessage> {
        until_shown("what is received", async || self.received().len() >= count).await;
        self.received()
    }
}

async fn receive(mut stream: TcpStream, received: Arc<Mutex<Vec<ReceivedMessage>>>) {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    let path = head.split(' ').nth(1).unwrap().to_owned();
    let lines = head
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(": "));
    let headers: HeaderMap = lines
        .map(|(name, value)| (name.parse::<HeaderName>().unwrap(), value.parse().unwrap()))
        .collect();
    let length: usize = headers["content-length"].to_str().unwrap().parse().unwrap();
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.unwrap();
    let status = match path.split('?').next().unwrap() {
        "/ok" => "204 No Content",
        "/gone" => "410 Gone",
        "/elsewhere" => "307 Temporary Redirect\r\nLocation: /ok",
        _ => "500 Internal Server Error",
    };
    let body = String::from_utf8(body).unwrap();
    received.lock().unwrap().push(ReceivedMessage {
        path,
        headers,
        body,
    });
    let answer = format!("HTTP/1.1 {status}\r\nConnection: close\r\n\r\nNot \0 now");
    let _ = stream.write_all(answer.as_bytes()).await;
}
