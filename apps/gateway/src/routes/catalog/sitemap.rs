//! For search engines: which addresses they may request, and which exist
//! (<https://www.rfc-editor.org/rfc/rfc9309>, <https://www.sitemaps.org/protocol.html>).

use std::fmt::Write;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{HttpResponse, get, web};
use catalog::sitemap::{self, Entry};
use chrono::SecondsFormat;
use content::original;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::problem::Problem;
use crate::state::State;

/// Search engines come back within hours at most; a day-old map still serves them.
const CACHING: &str = "public, max-age=3600";
/// Pages that are no page of text and always there.
const FIXED: [&str; 7] = [
    "",
    "vendors",
    "faq",
    "help",
    "contact",
    "track-order",
    "seller-registration",
];
/// Addresses that are somebody's own, or answers to programs.
const PRIVATE: [&str; 8] = [
    "/admin",
    "/api/",
    "/auth/",
    "/account",
    "/cart",
    "/checkout",
    "/seller/",
    "/search?",
];

/// A part of the map in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct PartPath {
    /// `pages`, `categories`, `shops-N` or `products-N`, N from 1.
    #[param(example = "products-1")]
    part: String,
}

/// Which addresses robots may ask for, and where the map is.
#[utoipa::path(
    operation_id = "getRobots", tag = "catalog", summary = "Rules for robots",
    responses((status = 200, description = "As specified by RFC 9309", body = String, content_type = "text/plain",
        example = "User-agent: *\nDisallow: /account\nSitemap: https://shop.example/sitemap.xml\n")),
)]
#[get("/robots.txt")]
pub async fn get_robots(state: web::Data<State>) -> HttpResponse {
    let mut text = "User-agent: *\n".to_owned();
    for path in PRIVATE {
        // Writing to a string does not fail.
        let _ = writeln!(text, "Disallow: {path}");
    }
    let _ = writeln!(text, "\nSitemap: {}/sitemap.xml", state.config.http.site());
    answer("text/plain; charset=utf-8", text)
}

/// The map of the marketplace: where its parts are.
#[utoipa::path(
    operation_id = "getSitemap", tag = "catalog", summary = "The index of all sitemaps",
    responses((status = 200, description = "A sitemap index", body = String, content_type = "application/xml",
        example = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap></sitemapindex>")),
)]
#[get("/sitemap.xml")]
pub async fn get_sitemap(state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let reads = state.reads.recent();
    let parts = db::transaction(&reads, async |tx| sitemap::parts(tx.conn()).await).await?;
    let shops = (1..=parts.shops).map(|number| format!("shops-{number}"));
    let products = (1..=parts.products).map(|number| format!("products-{number}"));
    let fixed = ["pages", "categories"].map(str::to_owned);
    let mut xml = start("sitemapindex");
    for part in fixed.into_iter().chain(shops).chain(products) {
        let address = format!("{}/sitemaps/{part}.xml", state.config.http.site());
        let _ = write!(xml, "<sitemap><loc>{address}</loc></sitemap>");
    }
    xml.push_str("</sitemapindex>\n");
    Ok(answer("application/xml", xml))
}

/// A part of the map.
#[utoipa::path(
    operation_id = "getSitemapPart", tag = "catalog", summary = "One sitemap",
    params(PartPath),
    responses((status = 200, description = "A sitemap", body = String, content_type = "application/xml",
        example = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>https://shop.example/product/speckled-mug</loc><lastmod>2026-11-22</lastmod></url></urlset>")),
)]
#[get("/sitemaps/{part}.xml")]
pub async fn get_sitemap_part(
    state: web::Data<State>,
    path: web::Path<PartPath>,
) -> Result<HttpResponse, Problem> {
    let (kind, number) = match path.part.split_once('-') {
        Some((kind, number)) => (kind, number.parse().ok().filter(|number| *number > 0)),
        None => (path.part.as_str(), None),
    };
    let below = match (kind, number) {
        ("pages", None) => return Ok(answer("application/xml", pages(state.config.http.site()))),
        ("categories", None) => "category",
        ("shops", Some(_)) => "shop",
        ("products", Some(_)) => "product",
        _ => return Err(Problem::not_found()),
    };
    let entries = db::transaction(&state.reads.recent(), async |tx| match (kind, number) {
        ("shops", Some(number)) => sitemap::shops(tx.conn(), number).await,
        ("products", Some(number)) => sitemap::products(tx.conn(), number).await,
        _ => sitemap::categories(tx.conn()).await,
    })
    .await?;
    // a part beyond the last; categories there may be none of
    if entries.is_empty() && number.is_some() {
        return Err(Problem::not_found());
    }
    let xml = map(&format!("{}/{below}", state.config.http.site()), &entries);
    Ok(answer("application/xml", xml))
}

/// Slugs need no escaping.
fn map(above: &str, entries: &[Entry]) -> String {
    let mut xml = start("urlset");
    for Entry { path, changed_at } in entries {
        let changed = changed_at.to_rfc3339_opts(SecondsFormat::Secs, true);
        let _ = write!(
            xml,
            "<url><loc>{above}/{path}</loc><lastmod>{changed}</lastmod></url>"
        );
    }
    xml.push_str("</urlset>\n");
    xml
}

fn pages(site: &str) -> String {
    let mut xml = start("urlset");
    let texts = original::slugs().filter(|slug| !FIXED.contains(slug));
    for page in FIXED.into_iter().chain(texts) {
        let _ = write!(xml, "<url><loc>{site}/{page}</loc></url>");
    }
    xml.push_str("</urlset>\n");
    xml
}

fn start(element: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <{element} xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
    )
}

fn answer(kind: &'static str, body: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, kind))
        .insert_header((CACHE_CONTROL, CACHING))
        .body(body)
}
