//! The class of a request, for its limits.

use std::time::Duration;

use actix_web::dev::ServiceRequest;
use actix_web::http::Method;

use crate::routes::csp;

/// A kind of request; each has a rate limit and a concurrency limit of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Health and files: cheap, and never refused.
    Free,
    /// The payment provider reports. It comes from few addresses, in bursts, and must get in.
    Webhook,
    /// What a buyer does to buy: cart, addresses, orders.
    Checkout,
    /// Everything about passwords and tokens, which is dear to check and tempting to guess.
    Account,
    /// Other changes.
    Write,
    /// Browsers report what a page's policy kept out: cheap, of nobody's doing, and never needed.
    Report,
    /// Pages and other reads.
    Browse,
    /// Reads that look for words: the dearest ones.
    Search,
}

impl Class {
    /// The class of a request.
    pub fn of(request: &ServiceRequest) -> Self {
        // decoded, as the router sees it: `/api/auth/%73ignin` is a sign-in too
        let path = request.match_info().as_str();
        match *request.method() {
            Method::GET | Method::HEAD | Method::OPTIONS => {
                Self::of_read(path, request.query_string())
            }
            _ => Self::of_change(path),
        }
    }

    /// How long a body may take to arrive. Pictures come over slow lines; a password is short.
    pub const fn patience(self) -> Duration {
        Duration::from_secs(match self {
            Self::Account => 5,
            Self::Write => 30,
            _ => 10,
        })
    }

    /// As the metrics call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Webhook => "webhook",
            Self::Checkout => "checkout",
            Self::Account => "account",
            Self::Write => "write",
            Self::Report => "report",
            Self::Browse => "browse",
            Self::Search => "search",
        }
    }

    fn of_read(path: &str, query: &str) -> Self {
        let looks = || {
            query
                .split('&')
                .any(|part| part.starts_with("q=") && part != "q=")
        };
        match path {
            // these two are asked of the database
            "/sitemap.xml" | "/llms.txt" => Self::Browse,
            _ if is_free(path) => Self::Free,
            _ if is_account(path) => Self::Account,
            _ if is_buying(path) => Self::Checkout,
            "/api/public/products" | "/search" if looks() => Self::Search,
            _ => Self::Browse,
        }
    }

    fn of_change(path: &str) -> Self {
        match path {
            csp::ADDRESS => Self::Report,
            _ if path.starts_with("/api/webhooks/") => Self::Webhook,
            _ if is_account(path) => Self::Account,
            _ if is_buying(path) => Self::Checkout,
            _ => Self::Write,
        }
    }
}

/// Health, and what is sent as it lies on the disk.
fn is_free(path: &str) -> bool {
    const BELOW: [&str; 6] = [
        "/health/",
        "/assets/",
        "/media/",
        "/icons/",
        "/scene/",
        "/swagger-ui/",
    ];
    let at_the_top = || path.rfind('/') == Some(0) && path.contains('.');
    BELOW.iter().any(|folder| path.starts_with(folder)) || at_the_top()
}

fn is_buying(path: &str) -> bool {
    // photos of what arrived long ago must not take the room of those who pay, nor must who waits for
    // an answer
    let is_afterwards =
        path.ends_with("/review") || path.ends_with("/photos") || path.contains("/messages");
    if is_afterwards {
        return false;
    }
    const PLACES: [&str; 3] = ["/api/cart", "/api/orders", "/api/user/addresses"];
    let below = |place: &str| {
        path.strip_prefix(place)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    PLACES.into_iter().any(below)
}

fn is_account(path: &str) -> bool {
    const PLACES: [&str; 4] = [
        "/api/public/registerWithoutVerify",
        "/api/user/change-password",
        "/api/user/delete-account",
        "/api/user/export",
    ];
    path.starts_with("/api/auth/") || path.starts_with("/auth/") || PLACES.contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn class(method: Method, uri: &str) -> Class {
        let request = TestRequest::with_uri(uri).method(method);
        Class::of(&request.to_srv_request())
    }

    #[test]
    fn a_request_belongs_to_its_class() {
        use Class::*;
        for (uri, expected) in [
            ("/health/ready", Free),
            ("/assets/index-4f2a.js", Free),
            ("/media/0a1b.webp", Free),
            ("/sw.js", Free),
            ("/robots.txt", Free),
            ("/sitemap.xml", Browse),
            ("/llms.txt", Browse),
            ("/", Browse),
            ("/product/stoneware.mug", Browse),
            ("/api/public/products?category=kitchen", Browse),
            ("/api/public/products?q=", Browse),
            ("/api/public/products?page=2&q=mug", Search),
            ("/search?q=mug", Search),
            ("/api/cart/changeQuantity/1/2", Checkout),
            ("/api/orders", Checkout),
            ("/api/ordersomething", Browse),
            ("/api/auth/signout", Account),
            ("/api/user/export", Account),
            ("/api/seller/orders", Browse),
        ] {
            assert_eq!(class(Method::GET, uri), expected, "{uri}");
        }
        for (uri, expected) in [
            ("/api/webhooks/paypal", Webhook),
            ("/api/orders", Checkout),
            ("/api/orders/7/capture", Checkout),
            ("/api/auth/signin", Account),
            ("/auth/refresh-token", Account),
            ("/api/public/registerWithoutVerify", Account),
            ("/api/user/delete-account", Account),
            ("/api/cart/add", Checkout),
            ("/api/seller/products", Write),
            ("/api/orders/7/lines/8/review", Write),
            ("/assets/x.js", Write),
            ("/csp-reports", Report),
            ("/csp-reports/", Write),
        ] {
            assert_eq!(class(Method::POST, uri), expected, "{uri}");
        }
    }

    #[test]
    fn a_class_is_not_evaded_by_another_spelling() {
        assert_eq!(
            class(Method::POST, "/api/auth/%73ignin"),
            class(Method::POST, "/api/auth/signin")
        );
        assert_eq!(class(Method::POST, "/api/%61uth/signin"), Class::Account);
    }
}
