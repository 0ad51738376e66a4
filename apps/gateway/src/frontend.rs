//! The built storefront: files of `frontend/dist`, read from disk in a debug build and embedded in
//! the binary in a release build.
//!
//! A path whose requests nobody counts, such as one under `/assets/`, is a file or a 404; any other
//! page path gets `index.html`, with a fresh nonce in its Content-Security-Policy, its title, and the
//! API responses that the page will need first.

mod addresses;
mod breadcrumbs;
mod build_file;
mod chunks;
mod embedded_responses;
mod first_view;
mod head;
mod listing;
pub mod metadata;
mod noscript;
mod noscript_writer;
pub mod page;
mod paging;
mod picture_widths;
mod screen;
mod screen_pages;
mod template;

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, LOCATION,
    REFERRER_POLICY, RETRY_AFTER, VARY,
};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine;
use rust_embed::RustEmbed;
use settings::Settings;
use types::Language;

use self::first_view::FirstView;
use self::page::{Page, Visit};
use self::screen::Screen;
use self::template::Extras;
use crate::cache::Coding;
use crate::language;
use crate::methods;
use crate::middleware::limits::Class;
use crate::middleware::request_id::path;
use crate::problem::Problem;
use crate::routes::csp;
use crate::state::State;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../frontend/dist"]
#[exclude = "*.map"]
#[allow_missing = true]
struct Dist;

/// Answers what no API route took.
pub async fn serve(request: HttpRequest, state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let asked = path::asked(request.match_info());
    let path = asked.trim_start_matches('/');
    if ["api/", "auth/", "dev/", "media/"]
        .iter()
        .any(|start| path.starts_with(start))
    {
        return Err(methods::refuse(request.match_info().as_str()));
    }
    let reads = [Method::GET, Method::HEAD];
    if !reads.contains(request.method()) {
        return Err(methods::not_allowed(&reads));
    }
    if path == MANIFEST
        && let Some(manifest) = manifest(&state.settings.now())
    {
        return Ok(manifest);
    }
    if path != "index.html"
        && let Some(file) = file(&request, path)
    {
        return Ok(file);
    }
    // a page asks the database, even the one that says that nothing is here
    if Class::is_free(&asked) {
        return Err(Problem::not_found());
    }
    answer(&request, &state).await
}

/// What a browser shows of the storefront that it installed.
const MANIFEST: &str = "manifest.webmanifest";

/// The build's manifest under the marketplace's own name.
fn manifest(settings: &Settings) -> Option<HttpResponse> {
    let file = Dist::get(MANIFEST)?;
    let mut manifest: serde_json::Value = serde_json::from_slice(&file.data).ok()?;
    let fields = manifest.as_object_mut()?;
    for name in ["name", "short_name"] {
        fields.insert(name.to_owned(), settings.name.as_str().into());
    }
    if let Some(slogan) = &settings.slogan {
        fields.insert("description".to_owned(), slogan.as_str().into());
    }
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "application/manifest+json"));
    response.insert_header((CACHE_CONTROL, caching(MANIFEST)));
    Some(response.body(manifest.to_string()))
}

/// A file as it lies there; its brotli twin where the browser takes it.
fn file(request: &HttpRequest, path: &str) -> Option<HttpResponse> {
    let plain = Dist::get(path)?;
    let mut response = HttpResponse::Ok();
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    response.insert_header((CONTENT_TYPE, kind.to_string()));
    response.insert_header((CACHE_CONTROL, caching(path)));
    let compressed = Dist::get(&format!("{path}.br"));
    if compressed.is_some() {
        response.insert_header((VARY, "accept-encoding"));
    }
    let takes_brotli = Coding::wanted(request.headers()) == Some(Coding::Brotli);
    if let Some(compressed) = compressed.filter(|_| takes_brotli) {
        response.insert_header((CONTENT_ENCODING, "br"));
        return Some(response.body(compressed.data.into_owned()));
    }
    Some(response.body(plain.data.into_owned()))
}

/// How long a browser may keep a file without asking.
fn caching(path: &str) -> &'static str {
    match path {
        // A name says what is in the file.
        _ if path.starts_with("assets/") => "public, max-age=31536000, immutable",
        // The browser must see at once that there is a new version.
        "sw.js" => "no-cache",
        _ => "public, max-age=3600",
    }
}

/// What stands in the place of the storefront while it is not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><head><!-- page --><!-- /page --></head>\
    <body><p>The storefront is not built: run <code>npx rust-just start</code>.</p>\
    <!-- first view --><!-- first answers --></body></html>";

async fn answer(request: &HttpRequest, state: &State) -> Result<HttpResponse, Problem> {
    let path = joined(request.path());
    let visit = Visit {
        path: &path,
        screen: Screen::at(&path),
        query: request.query_string(),
        language: language::wanted(request).unwrap_or_default(),
    };
    let page = page::find(state, &visit).await;
    if let Some(to) = &page.moved_to {
        return Ok(moved(to, visit.query));
    }
    let nonce = base64::engine::general_purpose::STANDARD.encode(rand::random::<[u8; 16]>());
    let modules = chunks::modules(&path);
    let site = state.config.http.site();
    let market = state.settings.now().name.clone();
    let extras = Extras {
        site: site.to_owned(),
        first_view: render_first_view(&page, &modules, visit.language, &market),
        market,
        canonical: page
            .has_canonical
            .then(|| canonical(site, &path, page.number)),
        chunks: chunks::files(&modules),
        language: visit.language,
        nonce,
    };
    let template = Dist::get("index.html");
    let template = template
        .as_ref()
        .map(|file| String::from_utf8_lossy(&file.data));
    let status = page.status;
    let html = template::fill(template.as_deref().unwrap_or(NOT_BUILT), &page, &extras);
    let mut response = HttpResponse::build(status);
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.insert_header((RETRY_AFTER, "1"));
    }
    let caching = match page.secret {
        true => "no-store",
        false => "no-cache",
    };
    if page.secret {
        response.insert_header((REFERRER_POLICY, "no-referrer"));
    }
    Ok(response
        .insert_header((CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((CACHE_CONTROL, caching))
        .insert_header((VARY, "accept-language"))
        .insert_header((CONTENT_SECURITY_POLICY, policy(&extras.nonce, &path, state)))
        .insert_header((REPORTING_ENDPOINTS, format!("csp=\"{}\"", csp::ADDRESS)))
        .body(html))
}

/// What the name in `report-to` of the policy stands for (<https://www.w3.org/TR/reporting-1/>).
const REPORTING_ENDPOINTS: HeaderName = HeaderName::from_static("reporting-endpoints");

/// For good, but asked about each time: an address may be given back to what had it before.
fn moved(to: &str, query: &str) -> HttpResponse {
    let to = match query {
        "" => to.to_owned(),
        query => format!("{to}?{query}"),
    };
    HttpResponse::MovedPermanently()
        .insert_header((LOCATION, to))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .finish()
}

/// The one address of a page: without what only narrows or orders it, but each page of a listing
/// is one of its own
/// (<https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading>).
fn canonical(site: &str, path: &str, number: i64) -> String {
    match number {
        2.. => format!("{site}{path}?page={number}"),
        _ => format!("{site}{path}"),
    }
}

/// A path with one slash between its steps and none behind; two in front would name a host.
fn joined(path: &str) -> String {
    let steps = path.split('/').filter(|step| !step.is_empty());
    let path: String = steps.flat_map(|step| ["/", step]).collect();
    match path.is_empty() {
        true => "/".to_owned(),
        false => path,
    }
}

/// What is seen until the storefront runs; nothing for a page that is not there.
fn render_first_view(
    page: &Page,
    modules: &[&str; 2],
    language: Language,
    market: &str,
) -> Option<FirstView> {
    let [_, module] = modules;
    (page.status == StatusCode::OK)
        .then(|| first_view::render(module, language, page, market))
        .flatten()
}

/// The page's policy. Where something is paid the provider's hosts are let in; with no SDK address
/// of our own these are PayPal's (developer.paypal.com/sdk/js/best-practices, "Content Security
/// Policy").
fn policy(nonce: &str, path: &str, state: &State) -> String {
    let frame = if is_preview(path) { "'self'" } else { "'none'" };
    let provider = match is_paid_at(path) {
        true => state
            .config
            .payments
            .sdk_url
            .as_deref()
            .map_or(PAYPAL, origin),
        false => "",
    };
    let of = |sources: &str| format!("{sources} {provider}").trim_end().to_owned();
    let (pictures, answers) = (of("'self' data: blob:"), of("'self'"));
    format!(
        "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'strict-dynamic'; \
         style-src 'self' 'nonce-{nonce}'; img-src {pictures}; connect-src {answers}; \
         frame-src {answers}; font-src 'self'; worker-src 'self'; object-src 'none'; \
         base-uri 'none'; frame-ancestors {frame}; form-action 'self'; \
         report-uri {reports}; report-to csp",
        reports = csp::ADDRESS,
    )
}

const PAYPAL: &str = "https://*.paypal.com https://*.paypalobjects.com";

/// Whether something is paid here: at the checkout, and on the page of an order, which may be left
/// to pay. The storefront loads a document where its router leads here from elsewhere
/// (`lib/paying.ts`).
fn is_paid_at(path: &str) -> bool {
    let order = path.strip_prefix("/account/orders/");
    let is_order = order.is_some_and(|id| id.parse::<u64>().is_ok());
    path == "/checkout" || is_order
}

/// Whether this is the preview of a home page, which the operator console shows in a frame of a phone's width.
fn is_preview(path: &str) -> bool {
    let id = path.strip_prefix("/admin/home-page/");
    id.is_some_and(|rest| rest.ends_with("/preview"))
}

/// Scheme, host and port of an address.
fn origin(url: &str) -> &str {
    let start = url.find("://").map_or(0, |at| at + 3);
    let end = url.get(start..).and_then(|rest| rest.find('/'));
    end.and_then(|end| url.get(..start + end)).unwrap_or(url)
}
