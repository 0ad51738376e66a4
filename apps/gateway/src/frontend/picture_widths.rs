//! The widths of pictures on the page, as CSS `sizes`. The gateway must preload what the
//! storefront's element will choose, so the sizes come from the storefront.

use serde::Deserialize;

use super::build_file::BuildFile;

static WIDTHS: BuildFile<Widths> = BuildFile::new("picture-widths.json");

#[derive(Default, Deserialize)]
#[serde(default)]
struct Widths {
    card: String,
    gallery: String,
    hero: String,
}

/// On a card.
pub fn card() -> String {
    WIDTHS.with(|widths| widths.card.clone())
}

/// On the page of a product.
pub fn gallery() -> String {
    WIDTHS.with(|widths| widths.gallery.clone())
}

/// In the hero of the home page.
pub fn hero() -> String {
    WIDTHS.with(|widths| widths.hero.clone())
}
