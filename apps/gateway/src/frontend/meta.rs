//! The elements of a page's head that are for search engines and for places where its address
//! is shared.

use super::facts::on;
use super::html::escape;
use super::page::Page;
use super::template::Extras;

/// The elements, each ready to be written.
pub fn tags(page: &Page, extras: &Extras) -> Vec<String> {
    let mut tags = Vec::new();
    if page.hidden {
        tags.push(r#"<meta name="robots" content="noindex, follow">"#.to_owned());
    }
    if !page.plain.heading.is_empty() {
        let nonce = &extras.nonce;
        tags.push(format!(
            r#"<noscript><style nonce="{nonce}">#root{{display:none}}</style></noscript>"#
        ));
    }
    if page.lasting {
        open_graph(page, extras, &mut tags);
        tags.extend(page.facts.things.iter().map(json_ld));
    }
    tags
}

fn open_graph(page: &Page, extras: &Extras, tags: &mut Vec<String>) {
    let mut property = |name: &str, content: &str| {
        let content = escape(content);
        tags.push(format!(r#"<meta property="{name}" content="{content}">"#));
    };
    let kind = page.facts.price.as_ref().map_or("website", |_| "product");
    property("og:type", kind);
    property("og:site_name", &extras.market);
    property("og:title", &page.title);
    property("og:description", &page.description);
    if let Some(address) = &extras.canonical {
        property("og:url", address);
    }
    if let Some((amount, currency)) = &page.facts.price {
        property("product:price:amount", amount);
        property("product:price:currency", currency);
    }
    if let Some(picture) = &page.facts.picture {
        property("og:image", &on(&extras.site, picture));
        tags.push(r#"<meta name="twitter:card" content="summary_large_image">"#.to_owned());
    }
}

/// A data block, which no policy keeps from standing there; nothing in it can end it.
fn json_ld(thing: &serde_json::Value) -> String {
    let thing = thing.to_string().replace('<', "\\u003c");
    format!(r#"<script type="application/ld+json">{thing}</script>"#)
}
