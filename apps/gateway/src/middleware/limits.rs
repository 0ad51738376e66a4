//! Limits: how often a network may make requests (429), and how many are processed at once (503).
//!
//! Each request belongs to a [`Class`]. The rate of its network is checked first, so that one loud
//! caller is refused alone (an API key also has a rate of its own, once it is authenticated); then
//! whether there is room for its class, so that a crowd that browses never takes the room, or the
//! database's connections, of people who pay. Between the two the body is awaited, so that slow
//! senders hold no place. Requests that need no room, such as those served from the cache, are
//! answered between the two.

mod body;
mod class;
mod concurrency;
mod rate;

use std::net::IpAddr;
use std::time::Duration;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::middleware::Next;
use actix_web::{HttpMessage, ResponseError, web};
use tokio::sync::watch;
use types::{Network, SessionId};

use self::body::Bodies;
pub use self::class::Class;
use self::concurrency::{ConcurrencyLimits, Permits};
use self::rate::Rates;
use crate::Config;
use crate::client_ip;
use crate::problem::Problem;
use crate::problem::payloads::too_slow;
use crate::state::State;

/// How often networks that have been quiet are forgotten.
const TIDY: Duration = Duration::from_secs(30);

/// Limits of rate and concurrency of this gateway.
#[derive(Debug)]
pub struct Limits {
    trusted: Vec<IpAddr>,
    rates: Option<Rates>,
    bodies: Bodies,
    concurrency: ConcurrencyLimits,
}

impl Limits {
    /// As the settings say; the concurrency follows the size of the pool of connections.
    pub fn new(config: &Config) -> Self {
        Self {
            trusted: config.http.trusted_proxies.clone(),
            rates: config.http.rate_limit.then(Rates::new),
            bodies: Bodies::default(),
            concurrency: ConcurrencyLimits::new(config.db.pool.size),
        }
    }

    /// Waits for the request's body, or the beginning of a long one, and then for its permits.
    async fn admit(&self, class: Class, request: &mut ServiceRequest) -> Result<Permits, Problem> {
        let network = self.rates.as_ref().and_then(|_| self.network(request));
        let body = request.take_payload();
        let arrived = self.bodies.arrive(body, class.patience(), network).await;
        request.set_payload(arrived.map_err(|refusal| match refusal {
            body::Refused::TooMany => refused(class, "bodies", too_many(1)),
            body::Refused::TooSlow => refused(class, "slow", too_slow()),
        })?);
        self.acquire_permits(class).await
    }

    fn network(&self, request: &ServiceRequest) -> Option<Network> {
        client_ip::of(request.request(), &self.trusted).map(Network::of)
    }

    async fn acquire_permits(&self, class: Class) -> Result<Permits, Problem> {
        let permits = self.concurrency.acquire(class).await;
        permits.ok_or_else(|| refused(class, "full", full()))
    }

    /// Counts a request that came with a key, wherever from.
    pub fn count_key(&self, key: SessionId) -> Result<(), Problem> {
        let counted = self.rates.as_ref().map_or(Ok(()), |it| it.count_key(key));
        counted.map_err(|seconds| {
            metrics::counter!("requests_refused_total", "class" => "key", "why" => "rate")
                .increment(1);
            let detail = "Too many requests with this key. Try again in a moment";
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", detail)
                .retry_after(seconds)
        })
    }

    fn count(&self, request: &ServiceRequest) -> Result<(), Problem> {
        let Some(rates) = &self.rates else {
            return Ok(());
        };
        let Some(network) = self.network(request) else {
            return Ok(());
        };
        let class = Class::of(request);
        let counted = rates.count(class, network);
        counted.map_err(|seconds| refused(class, "rate", too_many(seconds)))
    }
}

/// Stands in the extensions of an answer that only says to come back. A metric counts them; a line
/// in the log for each would cost a gateway under load more than the refusal.
pub struct RetryLater;

fn refusal_response(request: ServiceRequest, problem: &Problem) -> ServiceResponse {
    let mut answer = problem.error_response();
    answer.extensions_mut().insert(RetryLater);
    request.into_response(answer)
}

/// The middleware that counts how often a network asks.
pub async fn count(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let counted = match request.app_data::<web::Data<State>>() {
        Some(state) => state.limits.count(&request),
        None => Ok(()),
    };
    match counted {
        Ok(()) => {
            let response = next.call(request).await;
            response.map(ServiceResponse::map_into_left_body)
        }
        Err(problem) => Ok(refusal_response(request, &problem).map_into_right_body()),
    }
}

/// The middleware that waits for the body and then looks for room.
pub async fn admit(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let class = Class::of(&request);
    let admitted = match request.app_data::<web::Data<State>>().cloned() {
        Some(state) => state.limits.admit(class, &mut request).await.map(Some),
        None => Ok(None),
    };
    match admitted {
        Ok(permits) => {
            let response = next.call(request).await;
            drop(permits);
            response.map(ServiceResponse::map_into_left_body)
        }
        Err(problem) => Ok(refusal_response(request, &problem).map_into_right_body()),
    }
}

/// Forgets quiet networks from time to time, until the gateway stops.
pub async fn tidy(state: web::Data<State>, mut stopped: watch::Receiver<bool>) {
    let Some(rates) = &state.limits.rates else {
        return;
    };
    while tokio::time::timeout(TIDY, stopped.changed()).await.is_err() {
        rates.tidy();
    }
}

fn refused(class: Class, why: &'static str, problem: Problem) -> Problem {
    metrics::counter!("requests_refused_total", "class" => class.name(), "why" => why).increment(1);
    problem
}

fn too_many(seconds: u32) -> Problem {
    Problem::new(
        StatusCode::TOO_MANY_REQUESTS,
        "too_many_requests",
        "Too many requests from your network. Try again in a moment",
    )
    .retry_after(seconds)
}

fn full() -> Problem {
    Problem::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "overloaded",
        "It's very crowded here right now. Try again in a moment",
    )
    .retry_after(1)
}
