//! Search suggestions for words that are being typed.

use search::SearchText;
use serde::Deserialize;
use types::Language;

use crate::listing::{self, Card, Listings};
use crate::{Error, Tile, json};

/// Suggestions, the best first.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestions {
    /// Searches that begin with the words, in lower case.
    pub queries: Vec<String>,
    /// Products on sale.
    pub products: Vec<Card>,
    /// Categories and subcategories.
    pub categories: Vec<Category>,
    /// Open shops.
    pub shops: Vec<Shop>,
}

/// A category or subcategory.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Category {
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    #[serde(default)]
    pub name_de: Option<String>,
    /// Its slugs from the top, such as `kitchen/mugs`.
    pub path: String,
    /// The parent category's name.
    pub parent: Option<String>,
    /// What that is called in German, where that is known.
    #[serde(default)]
    pub parent_de: Option<String>,
}

/// An open shop.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Shop {
    /// What it is called.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
    /// Its logo.
    pub logo: Option<String>,
    /// Its hue.
    pub tile: Tile,
}

/// What to suggest to one who typed these words and reads in this language.
pub async fn suggest(
    listings: &Listings,
    words: SearchText,
    language: Language,
) -> Result<Suggestions, Error> {
    let found = listings.suggest(words, language).await?;
    Ok(Suggestions {
        queries: found.queries,
        products: listing::read(&found.products)?,
        categories: found
            .categories
            .iter()
            .map(|entry| json::read(entry))
            .collect::<Result<_, _>>()?,
        shops: found
            .shops
            .iter()
            .map(|entry| json::read(entry))
            .collect::<Result<_, _>>()?,
    })
}
