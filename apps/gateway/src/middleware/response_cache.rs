//! Serves cached responses before the request reaches its route, and caches what the route returns.

use std::borrow::Cow;
use std::sync::Arc;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::middleware::Next;
use actix_web::web;

use crate::cache::{Encoded, Lookup, canonical};
use crate::state::State;

/// The paths below `/api/public/` whose answers are cached: the same for everybody who asks.
const CACHED: [&str; 6] = [
    "products",
    "search/",
    "home",
    "category/",
    "categories/",
    "shops",
];

/// The middleware. A route leaves its answer in the response's extensions as it is to be cached.
pub async fn serve<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, actix_web::Error> {
    let state = match is_cached(&request) {
        true => request.app_data::<web::Data<State>>().cloned(),
        false => None,
    };
    let Some(state) = state else {
        let response = next.call(request).await?;
        return Ok(response.map_into_left_body());
    };
    let found = state.response_cache.find(&key(&request)).await;
    match found {
        Lookup::Value(encoded) => {
            let answer = encoded.answer(request.request()).await;
            Ok(request.into_response(answer).map_into_right_body())
        }
        Lookup::Uncached => Ok(next.call(request).await?.map_into_left_body()),
        Lookup::Vacant(place) => {
            let mut response = next.call(request).await?;
            let loaded = response.response_mut().extensions_mut().remove();
            let Some::<Arc<Encoded>>(encoded) = loaded else {
                return Ok(response.map_into_left_body());
            };
            place.fill(encoded.clone(), encoded.tags().clone(), encoded.weight());
            let answer = encoded.answer(response.request()).await;
            Ok(response.into_response(answer).map_into_right_body())
        }
    }
}

fn is_cached(request: &ServiceRequest) -> bool {
    let below = request.path().strip_prefix("/api/public/");
    let cached = below.is_some_and(|path| CACHED.iter().any(|start| path.starts_with(start)));
    cached && request.method() == Method::GET
}

/// Path and query, with the arguments in one order.
fn key(request: &ServiceRequest) -> Cow<'_, str> {
    canonical(request.uri().path(), request.query_string())
}
