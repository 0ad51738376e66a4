//! The class of a request, for its limits.

use std::time::Duration;

use actix_web::dev::ServiceRequest;
use actix_web::http::Method;

use crate::middleware::request_id::path;
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
        // `/api/auth/%73ignin` is a sign-in too
        let path = path::asked(request.match_info());
        match *request.method() {
            Method::GET | Method::HEAD | Method::OPTIONS => {
                Self::of_read(&path, request.query_string())
            }
            _ => Self::of_change(&path),
        }
    }

    /// Whether nobody counts who reads this path, which must then cost no more than a file.
    pub fn is_free(path: &str) -> bool {
        Self::of_read(path, "") == Self::Free
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
        match path {
            // these two are asked of the database
            "/sitemap.xml" | "/llms.txt" => Self::Browse,
            _ if is_free(path) => Self::Free,
            _ if is_account(path) => Self::Account,
            _ if is_buying(path) => Self::Checkout,
            _ if is_listing(path) && has_words(query) => Self::Search,
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
    // the frame of all pages has the name of a file and is filled like a page
    let is_frame = path == "/index.html";
    let at_the_top = || path.rfind('/') == Some(0) && path.contains('.') && !is_frame;
    BELOW.iter().any(|folder| path.starts_with(folder)) || at_the_top()
}

/// Whether what stands here is narrowed by words: a call of the API, or the page that shows its
/// answer.
fn is_listing(path: &str) -> bool {
    const CALLS: [&str; 2] = ["/api/public/products", "/api/public/shops"];
    const PAGES: [&str; 2] = ["/search", "/vendors"];
    const BELOW: [&str; 2] = ["/category/", "/shop/"];
    // pages are shown with a slash behind them too
    let page = path.trim_end_matches('/');
    CALLS.contains(&path)
        || PAGES.contains(&page)
        || BELOW.iter().any(|folder| page.starts_with(folder))
}

/// Whether words are looked for. Names are read as the handlers read them: `%71` is `q` too.
fn has_words(query: &str) -> bool {
    let mut named = url::form_urlencoded::parse(query.as_bytes());
    named.any(|(name, value)| name == "q" && !value.is_empty())
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
            // where these lead to no route, they cost a file at most
            ("/nothing.png", Free),
            ("//health/live", Free),
            // filled like a page
            ("/index.html", Browse),
            ("/index.html?n", Browse),
            ("//%69ndex.html", Browse),
            ("/", Browse),
            ("/product/stoneware.mug", Browse),
            ("/api/public/products?category=kitchen", Browse),
            ("/api/public/products?q=", Browse),
            ("/api/public/products?page=2&q=mug", Search),
            ("/search?q=mug", Search),
            ("/search?sort=newest", Browse),
            ("/category/kitchen/mugs?q=mug", Search),
            ("/category/kitchen?page=2", Browse),
            ("/shop/clay?q=mug", Search),
            ("/vendors?q=clay", Search),
            ("/api/public/shops?q=clay", Search),
            ("/product/mug?q=mug", Browse),
            ("/api/public/search/suggest?q=mug", Browse),
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

    #[test]
    fn a_search_is_not_evaded_by_another_spelling() {
        for uri in [
            "/api/public/products?%71=mug",
            "/%61pi/public/products?q=mug",
            "/search?%71=mug",
            "/search?q=&q=mug",
            "//search?q=mug",
            "/search/?q=mug",
            "/s%65arch//?page=2&q=mug",
            "//category//kitchen/?q=mug",
            "/shop/clay/?%71=mug",
        ] {
            assert_eq!(class(Method::GET, uri), Class::Search, "{uri}");
        }
    }

    #[test]
    fn no_page_of_text_is_taken_for_a_file() {
        for slug in content::original::slugs() {
            let class = class(Method::GET, &format!("/{slug}"));
            assert_eq!(class, Class::Browse, "{slug}");
        }
    }
}
