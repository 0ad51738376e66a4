//! A client like any other: JSON over HTTP, with or without a bearer token.

use std::time::{Duration, Instant};

use reqwest::{Method, RequestBuilder};
use serde_json::Value;

use crate::spec::contract;

/// Somebody who calls.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    /// How long they wait for an answer.
    patience: Duration,
    /// The bearer token, for one who is signed in.
    pub token: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The headers.
    pub headers: reqwest::header::HeaderMap,
    /// The body, null if it is no JSON.
    pub body: Value,
    /// The body as it came.
    pub text: String,
}

impl Answer {
    /// The stable code of a problem.
    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or_default()
    }

    /// The body, if the status is this one.
    #[track_caller]
    pub fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.body
    }
}

/// Whether an answer goes on for as long as somebody reads it.
fn is_endless(headers: &reqwest::header::HeaderMap) -> bool {
    let kind = headers.get("content-type");
    kind.is_some_and(|kind| kind == "text/event-stream")
}

impl Client {
    /// A guest of this server.
    pub fn new(http: reqwest::Client, base: String) -> Self {
        Self {
            http,
            base,
            patience: Duration::MAX,
            token: None,
        }
    }

    /// The same, signed in with this token.
    pub fn with_token(&self, token: impl Into<String>) -> Self {
        Self {
            token: Some(token.into()),
            ..self.clone()
        }
    }

    /// The same, with whom an answer that comes later is a fault, whatever it says.
    pub fn within(&self, patience: Duration) -> Self {
        Self {
            patience,
            ..self.clone()
        }
    }

    /// The same, calling another gateway.
    pub fn at(&self, base: String) -> Self {
        Self {
            base,
            ..self.clone()
        }
    }

    /// A request to this path, to be completed.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Sends a request. An answer that the document does not know of its operation is a fault in
    /// every test.
    pub async fn send(&self, request: RequestBuilder) -> Answer {
        let asked = Instant::now();
        let request = request.build().unwrap();
        let (method, path) = (request.method().clone(), request.url().path().to_owned());
        let response = self.http.execute(request).await.unwrap();
        contract::assert_said(&method, &path, response.status().as_u16());
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = match is_endless(&headers) {
            true => String::new(),
            false => response.text().await.unwrap(),
        };
        let took = asked.elapsed();
        assert!(took < self.patience, "{took:?} until {text}");
        let body = serde_json::from_str(&text).unwrap_or_default();
        Answer {
            status,
            headers,
            body,
            text,
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(self.request(Method::DELETE, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body))
            .await
    }

    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PUT, path).json(&body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PATCH, path).json(&body))
            .await
    }

    /// A POST under an Idempotency-Key.
    pub async fn post_once(&self, path: &str, key: &str, body: Value) -> Answer {
        let request = self
            .request(Method::POST, path)
            .header("idempotency-key", key);
        self.send(request.json(&body)).await
    }
}
