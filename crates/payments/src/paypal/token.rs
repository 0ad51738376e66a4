//! The access token for every call. It is fetched once, kept until shortly before it expires, and
//! shared: when it is missing, one caller fetches it and the others wait.
//!
//! <https://developer.paypal.com/api/rest/authentication/>

use std::time::{Duration, Instant};

use reqwest::{Client, RequestBuilder};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use tokio::sync::Mutex;
use url::Url;

use super::answer::Answer;
use crate::{Credentials, Error};

/// Where tokens are given out.
pub(super) const PATH: &[&str] = &["v1", "oauth2", "token"];

/// How long before its end a token is renewed, so that none expires on its way.
const MARGIN: Duration = Duration::from_secs(60);

/// The current token and what it takes to get the next one.
pub(super) struct Tokens {
    client_id: String,
    client_secret: SecretString,
    current: Mutex<Option<Token>>,
}

/// A token as PayPal gave it out.
pub(super) struct Token {
    text: SecretString,
    valid_for: Duration,
    renew_at: Instant,
}

impl Tokens {
    pub(super) fn new(credentials: &Credentials) -> Self {
        Self {
            client_id: credentials.client_id.clone(),
            client_secret: credentials.client_secret.clone(),
            current: Mutex::new(None),
        }
    }

    /// The kept token, or the one that `ask` brings. The lock is held meanwhile: that is what
    /// lets many callers wait for one question.
    pub(super) async fn get<F, R>(&self, ask: F) -> Result<SecretString, Error>
    where
        F: FnOnce() -> R,
        R: Future<Output = Result<Token, Error>>,
    {
        let mut current = self.current.lock().await;
        if let Some(token) = current.as_ref().filter(|t| Instant::now() < t.renew_at) {
            return Ok(token.text.clone());
        }
        let token = ask().await?;
        let text = token.text.clone();
        tracing::debug!(valid_for = ?token.valid_for, "new PayPal access token");
        *current = Some(token);
        Ok(text)
    }

    /// Drops a token that PayPal refused, unless another caller has renewed it already.
    pub(super) async fn forget(&self, refused: &SecretString) {
        let mut current = self.current.lock().await;
        let is_refused = |token: &Token| token.text.expose_secret() == refused.expose_secret();
        if current.as_ref().is_some_and(is_refused) {
            *current = None;
        }
    }

    /// The question for a token.
    pub(super) fn request(&self, http: &Client, url: Url) -> RequestBuilder {
        http.post(url)
            .basic_auth(&self.client_id, Some(self.client_secret.expose_secret()))
            .form(&[("grant_type", "client_credentials")])
    }
}

#[derive(Deserialize)]
struct TokenBody {
    access_token: String,
    expires_in: u64,
    /// Separated by spaces.
    #[serde(default)]
    scope: String,
}

/// Reads the answer to [`Tokens::request`].
pub(super) fn read(answer: Answer) -> Result<Token, Error> {
    let body = understand(answer)?;
    // A day at most, whatever the answer says: far beyond PayPal's nine hours.
    let valid_for = Duration::from_secs(body.expires_in.min(86_400));
    let margin = MARGIN.min(valid_for / 10);
    Ok(Token {
        text: SecretString::from(body.access_token),
        valid_for,
        renew_at: Instant::now() + valid_for.saturating_sub(margin),
    })
}

/// What the bearer of the token may do, from the same answer.
pub(super) fn scopes(answer: Answer) -> Result<Vec<String>, Error> {
    let scope = understand(answer)?.scope;
    Ok(scope.split_whitespace().map(str::to_owned).collect())
}

fn understand(answer: Answer) -> Result<TokenBody, Error> {
    if matches!(answer.status, 400 | 401) {
        tracing::error!("PayPal refuses our client id or secret; no payment is possible");
        return Err(Error::unavailable("PayPal refuses our credentials"));
    }
    let body = answer.into_result()?;
    serde_json::from_slice(&body)
        .map_err(|error| Error::unavailable(format!("the token answer is unreadable: {error}")))
}
