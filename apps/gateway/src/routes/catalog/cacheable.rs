//! Public responses that a browser may cache as long as it revalidates them.

use std::ops::Deref;
use std::sync::Arc;

use actix_web::body::BoxBody;
use actix_web::{HttpRequest, HttpResponse, Responder, ResponseError};
use serde::Serialize;

use crate::cache::{Encoded, Lookup, Store, Tags};
use crate::problem::Problem;

/// A JSON answer with an ETag, and what it shows; 304 without a body to a browser that has it
/// already.
#[derive(Debug)]
pub struct Cacheable<T> {
    value: T,
    tags: Tags,
}

/// What public handlers return.
pub type Answer<T> = Result<Cacheable<T>, Problem>;

impl<T> Cacheable<T> {
    /// An answer that holds until something it shows changes.
    pub fn new(value: T, tags: Tags) -> Self {
        Self { value, tags }
    }

    /// What it shows.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }
}

/// The answer at this address, as it is cached or as it is loaded now.
pub async fn cached<T: Serialize>(
    answers: &Store<Encoded>,
    address: &str,
    load: impl Future<Output = Answer<T>>,
) -> Result<Arc<Encoded>, Problem> {
    match answers.find(address).await {
        Lookup::Value(answer) => Ok(answer),
        Lookup::Uncached => Ok(Arc::new(load.await?.encode()?)),
        Lookup::Vacant(slot) => {
            let answer = Arc::new(load.await?.encode()?);
            slot.fill(answer.clone(), answer.tags().clone(), answer.weight());
            Ok(answer)
        }
    }
}

impl<T> Deref for Cacheable<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: Serialize> Cacheable<T> {
    /// As it is sent and cached.
    pub fn encode(self) -> Result<Encoded, Problem> {
        let json = serde_json::to_vec(&self.value);
        json.map(|json| Encoded::new(json, self.tags))
            .map_err(|error| Problem::internal(&error))
    }
}

impl<T: Serialize> Responder for Cacheable<T> {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let encoded = match self.encode() {
            Ok(encoded) => Arc::new(encoded),
            Err(problem) => return problem.error_response(),
        };
        let mut answer = encoded.plain(request);
        answer.extensions_mut().insert(encoded);
        answer
    }
}
