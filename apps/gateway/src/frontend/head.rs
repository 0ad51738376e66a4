//! The part of the head element that depends on the page, for browsers, search engines and link
//! previews. `templates/head.html` has its elements.

use askama::Template;

use super::metadata::absolute_url;
use super::page::Page;
use super::template::Extras;

/// The head's own part.
#[derive(Debug, Template)]
#[template(path = "head.html")]
pub struct Head<'a> {
    pub page: &'a Page,
    pub extras: &'a Extras,
}

impl Head<'_> {
    /// Open Graph's properties (<https://ogp.me>).
    fn open_graph(&self) -> Vec<(&'static str, &str)> {
        let (page, extras) = (self.page, self.extras);
        let kind = page
            .metadata
            .price
            .as_ref()
            .map_or("website", |_| "product");
        let mut graph = vec![
            ("og:type", kind),
            ("og:site_name", extras.market.as_str()),
            ("og:title", page.title.as_str()),
            ("og:description", page.description.as_str()),
        ];
        graph.extend(extras.canonical.iter().map(|it| ("og:url", it.as_str())));
        if let Some((amount, currency)) = &page.metadata.price {
            graph.push(("product:price:amount", amount));
            graph.push(("product:price:currency", currency));
        }
        graph
    }

    fn picture(&self) -> Option<String> {
        let picture = self.page.metadata.picture.as_ref()?;
        Some(absolute_url(&self.extras.site, picture))
    }
}
