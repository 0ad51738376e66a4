//! A client that expects the server to be killed: a request is either answered in full or cut.

use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

/// The server died before the answer had arrived: nobody knows what became of the request.
#[derive(Debug)]
pub struct ConnectionLost;

/// A whole answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

impl Answer {
    /// The stable code of a problem.
    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or_default()
    }

    /// The body, if the status is this one.
    #[track_caller]
    pub fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.body
    }
}

/// Somebody who calls one server.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    token: Option<String>,
}

impl Client {
    /// Fresh connections: none of an earlier server.
    pub fn new(base: String) -> Self {
        // building a client takes a crypto provider; a second one is no harm
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .timeout(Duration::from_secs(30))
            .build()
            .unwrap();
        Self {
            http,
            base,
            token: None,
        }
    }

    /// The same, signed in with this token.
    pub fn with_token(&self, token: &str) -> Self {
        Self {
            token: Some(token.to_owned()),
            ..self.clone()
        }
    }

    pub async fn get(&self, path: &str) -> Result<Answer, ConnectionLost> {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn delete(&self, path: &str) -> Result<Answer, ConnectionLost> {
        self.send(self.request(Method::DELETE, path)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Result<Answer, ConnectionLost> {
        self.send(self.request(Method::PUT, path).json(&body)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Result<Answer, ConnectionLost> {
        self.send(self.request(Method::POST, path).json(&body))
            .await
    }

    /// A POST under an Idempotency-Key.
    pub async fn post_once(
        &self,
        path: &str,
        key: &str,
        body: Value,
    ) -> Result<Answer, ConnectionLost> {
        let request = self.request(Method::POST, path);
        self.send(request.header("idempotency-key", key).json(&body))
            .await
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn send(&self, request: RequestBuilder) -> Result<Answer, ConnectionLost> {
        let cut = |error: reqwest::Error| {
            assert!(!error.is_timeout(), "no answer came in time: {error}");
            ConnectionLost
        };
        let response = request.send().await.map_err(cut)?;
        let status = response.status().as_u16();
        let text = response.text().await.map_err(cut)?;
        let body = serde_json::from_str(&text).unwrap_or_else(|_| json!(text));
        Ok(Answer { status, body })
    }
}
