//! PayPal as a [`Provider`], and its payouts: the REST calls.
//!
//! - Orders: <https://developer.paypal.com/docs/api/orders/v2/>
//! - Refunds: <https://developer.paypal.com/docs/api/payments/v2/#captures_refund>
//! - Disputes: <https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_get>
//! - Payouts: <https://developer.paypal.com/docs/api/payments.payouts-batch/v1/>
//! - Transactions: <https://developer.paypal.com/docs/api/transaction-search/v1/>
//! - Request ids: <https://developer.paypal.com/api/rest/reference/idempotency/>
//! - Errors: <https://developer.paypal.com/api/rest/reference/orders/v2/errors/>

mod answer;
mod dispute;
mod payouts;
mod request;
mod search;
pub(crate) mod setup;
mod token;
mod wire;

use std::time::{Duration, Instant};

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use reqwest::{Client, Method, RequestBuilder};
use secrecy::{ExposeSecret, SecretString};
use serde_json::{Value, json};
use url::Url;

use crate::breaker::Breaker;
use crate::{
    CaptureStatus, Dispute, Error, Evidence, NewPayment, NewRefund, OrderStatus, Provider,
    ProviderOrder, Refund, Settings, SetupError, Transaction, http,
};
use answer::Answer;
use token::Tokens;

/// PayPal's REST API.
pub struct PayPal {
    http: Client,
    base_url: Url,
    tokens: Tokens,
    breaker: Breaker,
    total_timeout: Duration,
    merchant_id: Option<String>,
}

/// One call to be made: where, under which request id, with what.
struct Call<'a> {
    method: Method,
    path: &'a [&'a str],
    query: &'a [(&'a str, String)],
    request_id: Option<&'a str>,
    body: Body,
}

/// What goes along with a call.
enum Body {
    Nothing,
    Json(Value),
    /// A form with one part, `input`, of JSON.
    Form(Value),
}

impl PayPal {
    /// Prepares the connection; nothing is sent yet.
    pub fn new(settings: &Settings) -> Result<Self, SetupError> {
        Ok(Self {
            http: http::client(settings)?,
            base_url: settings.base_url.clone(),
            tokens: Tokens::new(&settings.credentials),
            breaker: Breaker::default(),
            total_timeout: settings.total_timeout,
            merchant_id: settings.credentials.merchant_id.clone(),
        })
    }

    fn deadline(&self) -> Instant {
        Instant::now() + self.total_timeout
    }

    async fn look_up(&self, id: &str, deadline: Instant) -> Result<ProviderOrder, Error> {
        let path = ["v2", "checkout", "orders", id];
        self.read(&path, &[], wire::order, deadline).await
    }

    async fn read<T>(
        &self,
        path: &[&str],
        query: &[(&str, String)],
        understand: impl FnOnce(&[u8]) -> Result<T, Error>,
        deadline: Instant,
    ) -> Result<T, Error> {
        let call = Call {
            method: Method::GET,
            path,
            query,
            request_id: None,
            body: Body::Nothing,
        };
        let answer = self.send(&call, deadline).await;
        answer
            .and_then(|answer| understand(&answer))
            .map_err(Error::of_a_read)
    }

    /// Sends a call; `Ok` is the body of a success.
    async fn send(&self, call: &Call<'_>, deadline: Instant) -> Result<Vec<u8>, Error> {
        self.ask(call, deadline).await?.into_result()
    }

    /// Sends a call; a token that PayPal no longer takes is renewed once.
    async fn ask(&self, call: &Call<'_>, deadline: Instant) -> Result<Answer, Error> {
        if !call.path.iter().all(|segment| is_name(segment)) {
            return Err(Error::NotFound);
        }
        self.breaker.admit(Instant::now())?;
        let token = self.token(deadline).await?;
        let answer = self.exchange(self.request(call, &token), deadline).await?;
        if answer.status != 401 {
            return Ok(answer);
        }
        self.tokens.forget(&token).await;
        let token = self.token(deadline).await?;
        self.exchange(self.request(call, &token), deadline).await
    }

    fn request(&self, call: &Call<'_>, token: &SecretString) -> RequestBuilder {
        let mut request = self
            .http
            .request(call.method.clone(), self.url(call.path, call.query))
            .bearer_auth(token.expose_secret())
            .header("Prefer", "return=representation");
        if let Some(id) = call.request_id {
            request = request.header("PayPal-Request-Id", id);
        }
        match &call.body {
            Body::Nothing => request,
            Body::Json(body) => request.json(body),
            Body::Form(input) => request.multipart(dispute::form(input)),
        }
    }

    /// A failure to get a token means that the call itself was not sent.
    async fn token(&self, deadline: Instant) -> Result<SecretString, Error> {
        let ask = || async {
            let request = self.tokens.request(&self.http, self.url(token::PATH, &[]));
            let answer = self.exchange(request, deadline).await?;
            token::read(answer)
        };
        self.tokens.get(ask).await.map_err(|error| match error {
            Error::Unavailable { .. } => error,
            other => Error::unavailable(format!("no access token: {other}")),
        })
    }

    async fn exchange(&self, request: RequestBuilder, deadline: Instant) -> Result<Answer, Error> {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(Error::unavailable("no time was left to ask the provider"));
        }
        let answer = answer::receive(request.timeout(left)).await;
        match &answer {
            Ok(_) => self.breaker.reached(),
            Err(Error::Rejected { .. }) => {}
            Err(_) => self.breaker.missed(Instant::now()),
        }
        answer
    }

    fn url(&self, path: &[&str], query: &[(&str, String)]) -> Url {
        let mut url = self.base_url.clone();
        if let Ok(mut segments) = url.path_segments_mut() {
            segments.pop_if_empty().extend(path);
        }
        if !query.is_empty() {
            url.query_pairs_mut().extend_pairs(query);
        }
        url
    }
}

#[async_trait]
impl Provider for PayPal {
    async fn create(&self, payment: NewPayment) -> Result<ProviderOrder, Error> {
        let call = Call {
            method: Method::POST,
            path: &["v2", "checkout", "orders"],
            query: &[],
            request_id: Some(&payment.request_id),
            body: Body::Json(request::new_order(&payment)?),
        };
        wire::order(&self.send(&call, self.deadline()).await?)
    }

    async fn get(&self, provider_order_id: &str) -> Result<ProviderOrder, Error> {
        self.look_up(provider_order_id, self.deadline()).await
    }

    async fn capture(
        &self,
        provider_order_id: &str,
        request_id: &str,
    ) -> Result<ProviderOrder, Error> {
        let call = Call {
            method: Method::POST,
            path: &["v2", "checkout", "orders", provider_order_id, "capture"],
            query: &[],
            request_id: Some(request_id),
            body: Body::Json(json!({})),
        };
        let deadline = self.deadline();
        let order = match self.send(&call, deadline).await {
            Ok(answer) => wire::order(&answer)?,
            Err(Error::Rejected { issue, .. }) if issue == "ORDER_ALREADY_CAPTURED" => self
                .look_up(provider_order_id, deadline)
                .await
                .map_err(|error| Error::unknown(format!("captured before, but: {error}")))?,
            Err(error) => return Err(error),
        };
        taken(order)
    }

    async fn refund(&self, refund: &NewRefund) -> Result<Refund, Error> {
        let call = Call {
            method: Method::POST,
            path: &["v2", "payments", "captures", &refund.capture_id, "refund"],
            query: &[],
            request_id: Some(&refund.request_id),
            body: Body::Json(json!({
                "amount": request::amount(refund.amount, &refund.currency)?,
                "custom_id": refund.reference,
            })),
        };
        wire::refund(&self.send(&call, self.deadline()).await?)
    }

    async fn get_refund(&self, refund_id: &str) -> Result<Refund, Error> {
        let path = ["v2", "payments", "refunds", refund_id];
        self.read(&path, &[], wire::refund, self.deadline()).await
    }

    async fn get_dispute(&self, dispute_id: &str) -> Result<Dispute, Error> {
        dispute::get(self, dispute_id).await
    }

    async fn provide_evidence(&self, dispute_id: &str, evidence: &Evidence) -> Result<(), Error> {
        dispute::provide_evidence(self, dispute_id, evidence).await
    }

    async fn accept_claim(&self, dispute_id: &str, note: &str) -> Result<(), Error> {
        dispute::accept_claim(self, dispute_id, note).await
    }

    async fn transactions(
        &self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<Transaction>, Error> {
        search::all(self, from, to).await
    }

    fn payee(&self) -> Option<&str> {
        self.merchant_id.as_deref()
    }
}

/// Whether a text can be an id of PayPal's. Anything else would lead to another address.
fn is_name(segment: &str) -> bool {
    let is_plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    !segment.is_empty() && segment.bytes().all(is_plain)
}

/// A capture call succeeded only if it left a capture that is not declined.
fn taken(order: ProviderOrder) -> Result<ProviderOrder, Error> {
    match &order.capture {
        Some(capture) if capture.status == CaptureStatus::Declined => Err(Error::Declined {
            reason: "CAPTURE_DECLINED".to_owned(),
        }),
        Some(_) if order.status == OrderStatus::Completed => Ok(order),
        _ => Err(Error::unknown(
            "the provider accepted the capture but shows none",
        )),
    }
}
