//! The `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header): without it, an
//! operation that moves money, stock or goods is refused.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use db::idempotency::KEY_MAX;

use crate::caller::caller_checked;
use crate::problem::Problem;

/// The key a client sent: 1 to 255 printable ASCII characters.
#[derive(Debug, Clone)]
pub struct IdempotencyKey(pub String);

impl FromRequest for IdempotencyKey {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            caller_checked(&request).await;
            key_of(&request).ok_or_else(missing)
        })
    }
}

/// The key of an operation that may be begun without one.
#[derive(Debug, Clone)]
pub struct OptionalIdempotencyKey(pub Option<String>);

impl FromRequest for OptionalIdempotencyKey {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            caller_checked(&request).await;
            match request.headers().contains_key(HEADER) {
                false => Ok(Self(None)),
                true => match key_of(&request) {
                    Some(IdempotencyKey(key)) => Ok(Self(Some(key))),
                    None => Err(unusable()),
                },
            }
        })
    }
}

const HEADER: &str = "idempotency-key";

fn key_of(request: &HttpRequest) -> Option<IdempotencyKey> {
    let key = request.headers().get(HEADER)?.to_str().ok()?;
    let key = key.trim_matches('"');
    (!key.is_empty() && key.len() <= KEY_MAX).then(|| IdempotencyKey(key.to_owned()))
}

fn missing() -> Problem {
    let detail = "Send an Idempotency-Key header: a fresh random text for each new action, \
                  the same text for each retry of it";
    Problem::malformed("idempotency_key_required", detail)
}

fn unusable() -> Problem {
    let detail = "An Idempotency-Key has 1 to 255 printable ASCII characters";
    Problem::malformed("idempotency_key_unusable", detail)
}
