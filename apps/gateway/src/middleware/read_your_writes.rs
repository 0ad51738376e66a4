//! People look at what they have just changed: on the same gateway, a change that shoppers can see
//! is visible by the time its request is answered. On other gateways, and for stock changed by
//! orders, it is visible within a second.

use std::time::Duration;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::middleware::Next;
use actix_web::web;

use super::request_id::path;
use crate::state::State;

/// How long an answer waits for the feed.
const FEED_TIMEOUT: Duration = Duration::from_secs(1);

/// The middleware.
pub async fn wait_for_feed<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, actix_web::Error> {
    let state = match changes_catalog(&request) {
        true => request.app_data::<web::Data<State>>().cloned(),
        false => None,
    };
    let response = next.call(request).await?;
    if let Some(state) = state.filter(|_| response.status().is_success()) {
        // The change is committed: if the feed is late or fails, its next round brings it.
        let _ = tokio::time::timeout(FEED_TIMEOUT, state.feed.catch_up()).await;
    }
    Ok(response)
}

/// Sellers' products, operators' decisions, what buyers say, and how many follow a shop.
fn changes_catalog(request: &ServiceRequest) -> bool {
    let path = path::asked(request.match_info());
    let by_whom = [
        "/api/seller/",
        "/api/admin/",
        "/api/user/reviews/",
        "/api/user/followed-shops/",
    ];
    let reviews = || path.starts_with("/api/orders/") && path.ends_with("/review");
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    !reads && (by_whom.iter().any(|start| path.starts_with(start)) || reviews())
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn only_changes_of_what_shoppers_see_wait_for_the_feed() {
        for (method, path, waits) in [
            (Method::PATCH, "/api/seller/products/7", true),
            (Method::PATCH, "/api/%73eller/products/7", true),
            (Method::POST, "/api/admin/reviews/7/hide", true),
            (Method::POST, "/api/orders/1/lines/2/review", true),
            (Method::PUT, "/api/user/reviews/7/helpful", true),
            (Method::PUT, "/api/user/followed-shops/7", true),
            (Method::GET, "/api/user/followed-shops/ids", false),
            (Method::GET, "/api/seller/products", false),
            (Method::POST, "/api/orders", false),
            (Method::POST, "/api/orders/1/capture", false),
        ] {
            let request = TestRequest::with_uri(path).method(method.clone());
            let request = request.to_srv_request();
            assert_eq!(changes_catalog(&request), waits, "{method} {path}");
        }
    }
}
