//! What browsers report that the Content-Security-Policy of a page kept out: a hole in a page, a
//! mistake in the policy, or an extension of the browser. Reports are counted, and some have a
//! line in the log with nothing of a person in it. Anybody can write them, so they are believed
//! for no more than that.

use std::num::NonZeroU32;
use std::sync::LazyLock;

use actix_web::{HttpResponse, guard, web};
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use serde::Deserialize;
use url::Url;

use crate::log;

/// Where browsers send them; no part of the API.
pub const ADDRESS: &str = "/csp-reports";

/// Most bytes of a body, decompressed.
const LIMIT: usize = 16 * 1024;
/// Most reports of a body that are looked at.
const AT_ONCE: usize = 20;
/// Most lines a minute in the log, whoever reports.
const LINES: u32 = 30;
/// Most characters in a line of what the report says.
const LENGTH: usize = 200;

/// What a report is counted under; anything else is `other`.
const DIRECTIVES: [&str; 18] = [
    "base-uri",
    "connect-src",
    "default-src",
    "font-src",
    "form-action",
    "frame-ancestors",
    "frame-src",
    "img-src",
    "manifest-src",
    "media-src",
    "object-src",
    "script-src",
    "script-src-attr",
    "script-src-elem",
    "style-src",
    "style-src-attr",
    "style-src-elem",
    "worker-src",
];

/// What is kept out without having an address (<https://w3c.github.io/webappsec-csp/#violation-resource>).
const WITHOUT_ADDRESS: [&str; 6] = [
    "inline",
    "eval",
    "wasm-eval",
    "self",
    "trusted-types-policy",
    "trusted-types-sink",
];

/// Mounts the address.
pub fn mount(cfg: &mut web::ServiceConfig) {
    let reports = web::resource(ADDRESS)
        .guard(guard::Post())
        .app_data(web::PayloadConfig::new(LIMIT));
    cfg.service(reports.to(take));
}

/// A browser does nothing with the answer, so it is the same to what cannot be read.
async fn take(body: Result<web::Bytes, actix_web::Error>) -> HttpResponse {
    let reports = read(&body.unwrap_or_default());
    reports.iter().take(AT_ONCE).for_each(note);
    HttpResponse::NoContent().finish()
}

/// A body, in either of the forms in which it comes.
#[derive(Deserialize)]
#[serde(untagged)]
enum Body {
    /// To `report-uri` (CSP 2).
    One {
        #[serde(rename = "csp-report")]
        report: Violation,
    },
    /// To `report-to` (Reporting API).
    Several(Vec<Report>),
}

#[derive(Deserialize)]
struct Report {
    #[serde(rename = "type")]
    kind: String,
    body: serde_json::Value,
}

/// What was kept out, and where.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Violation {
    #[serde(rename = "effectiveDirective", alias = "effective-directive")]
    directive: Option<String>,
    /// As older browsers say it, with its sources.
    #[serde(rename = "violated-directive")]
    violated: Option<String>,
    #[serde(rename = "blockedURL", alias = "blocked-uri")]
    blocked: Option<String>,
    #[serde(rename = "documentURL", alias = "document-uri")]
    page: Option<String>,
}

fn read(body: &[u8]) -> Vec<Violation> {
    match serde_json::from_slice(body) {
        Ok(Body::One { report }) => vec![report],
        Ok(Body::Several(reports)) => {
            let reports = reports.into_iter();
            let violations = reports.filter(|report| report.kind == "csp-violation");
            let read = violations.map(|report| serde_json::from_value(report.body));
            read.filter_map(Result::ok).collect()
        }
        Err(_) => Vec::new(),
    }
}

fn note(violation: &Violation) {
    let directive = violation.directive();
    metrics::counter!("csp_reports_total", "directive" => directive).increment(1);
    if may_log() {
        let (blocked, page) = (violation.blocked(), violation.page());
        tracing::warn!(%directive, %blocked, %page, "a browser kept something out of a page");
    }
}

fn may_log() -> bool {
    static LINES_A_MINUTE: LazyLock<RateLimiter<NotKeyed, InMemoryState, DefaultClock>> =
        LazyLock::new(|| {
            let lines = NonZeroU32::new(LINES).unwrap_or(NonZeroU32::MIN);
            RateLimiter::direct(Quota::per_minute(lines))
        });
    LINES_A_MINUTE.check().is_ok()
}

impl Violation {
    fn directive(&self) -> &'static str {
        let said = self.directive.as_deref().or(self.violated.as_deref());
        let name = said.and_then(|said| said.split_whitespace().next());
        let known = DIRECTIVES.into_iter().find(|known| Some(*known) == name);
        known.unwrap_or("other")
    }

    /// Whose it was: an origin, or the scheme of what has none, such as an extension.
    fn blocked(&self) -> String {
        let said = self.blocked.as_deref().unwrap_or_default();
        let whose = match Url::parse(said) {
            Ok(url) if matches!(url.scheme(), "http" | "https" | "ws" | "wss") => {
                url.origin().ascii_serialization()
            }
            Ok(url) => url.scheme().to_owned(),
            Err(_) => {
                let mut known = WITHOUT_ADDRESS.into_iter();
                known
                    .find(|known| *known == said)
                    .unwrap_or("other")
                    .to_owned()
            }
        };
        shortened(&whose)
    }

    /// The path of the page, without what was asked of it.
    fn page(&self) -> String {
        let url = Url::parse(self.page.as_deref().unwrap_or_default());
        url.map_or_else(|_| String::new(), |url| shortened(&log::path(url.path())))
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn of(body: &Value) -> Vec<(&'static str, String, String)> {
        let violations = read(body.to_string().as_bytes());
        let parts = |it: &Violation| (it.directive(), it.blocked(), it.page());
        violations.iter().map(parts).collect()
    }

    fn seen(directive: &'static str, blocked: &str, page: &str) -> (&'static str, String, String) {
        (directive, blocked.to_owned(), page.to_owned())
    }

    #[test]
    fn both_forms_are_read_and_nothing_personal_is_kept() {
        let old = json!({"csp-report": {
            "document-uri": "https://shop.test/activate?token=secret",
            "referrer": "https://shop.test/?q=a+gift+for+ada",
            "violated-directive": "script-src-elem",
            "effective-directive": "script-src-elem",
            "original-policy": "default-src 'self'",
            "blocked-uri": "https://evil.test:8443/x.js?who=ada",
            "status-code": 200,
        }});
        let script = seen("script-src-elem", "https://evil.test:8443", "/activate");
        assert_eq!(of(&old), [script]);
        let new = json!([
            {"type": "csp-violation", "age": 3, "url": "https://shop.test/wishlist/q3Zk", "body": {
                "documentURL": "https://shop.test/wishlist/q3Zk",
                "effectiveDirective": "style-src-attr",
                "blockedURL": "inline",
                "disposition": "enforce",
            }},
            {"type": "deprecation", "body": {"id": "websql"}},
            {"type": "csp-violation", "body": {
                "documentURL": "https://shop.test/cart", "blockedURL": null,
                "effectiveDirective": "img-src",
            }},
        ]);
        let style = seen("style-src-attr", "inline", "/wishlist/…");
        assert_eq!(of(&new), [style, seen("img-src", "other", "/cart")]);
    }

    #[test]
    fn what_older_browsers_and_extensions_bring_has_a_name_too() {
        let old = json!({"csp-report": {
            "violated-directive": "script-src 'self' 'nonce-abc'",
            "blocked-uri": "chrome-extension://abcdef/inject.js",
        }});
        assert_eq!(of(&old), [seen("script-src", "chrome-extension", "")]);
    }

    #[test]
    fn whatever_is_sent_there_are_few_names_and_short_ones() {
        let long = "x".repeat(4_000);
        let forged = json!({"csp-report": {
            "effective-directive": long, "blocked-uri": long,
            "document-uri": format!("https://shop.test/{long}"),
        }});
        let [(directive, blocked, page)] = of(&forged).try_into().unwrap();
        assert_eq!((directive, blocked.as_str()), ("other", "other"));
        assert_eq!(page.len(), LENGTH);
        let deep = "[".repeat(10_000);
        for unread in ["", "null", "{}", "[1]", "{\"csp-report\": 7}", &deep] {
            assert!(read(unread.as_bytes()).is_empty(), "{unread:.20}");
        }
    }

    #[test]
    fn the_log_takes_some_lines_a_minute_and_no_more() {
        let taken = (0..10 * LINES).filter(|_| may_log()).count();
        let most = usize::try_from(LINES).unwrap() + 5;
        assert!((1..=most).contains(&taken), "{taken}");
    }
}
