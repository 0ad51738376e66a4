//! A product card.

use catalog::listing::{self, Words};
use chrono::{DateTime, Utc};
use serde::Serialize;
use types::{Money, Page};
use utoipa::ToSchema;

use super::wire::{Picture, ShopRef, Tile};

/// A product on a shelf.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Card {
    id: i64,
    #[schema(example = "speckled-mug")]
    pub slug: String,
    #[schema(example = "Speckled mug")]
    pub title: String,
    /// In German, if its seller wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Gesprenkelter Becher")]
    pub title_de: Option<String>,
    /// Address of its first picture.
    #[schema(required = true)]
    pub thumbnail: Option<String>,
    /// Its first picture and the one to cross-fade to.
    pub pictures: Vec<Picture>,
    tile: Tile,
    shop: ShopRef,
    /// Regular price of the cheapest variant, in minor units.
    #[schema(example = 1999)]
    pub price: i64,
    /// Reduced price of the cheapest variant, in minor units; if present, this is what is charged.
    #[schema(required = true, example = 1499)]
    pub price_sale: Option<i64>,
    /// Whether other variants cost more.
    price_varies: bool,
    /// Mean of the reviews' stars, 1 to 5.
    #[schema(required = true, example = 4.5)]
    rating: Option<f64>,
    review_count: i32,
    sold_count: i64,
    pub in_stock: bool,
    published_at: DateTime<Utc>,
    /// Values of the color option.
    #[schema(example = json!(["Forest", "Sand"]))]
    colours: Vec<String>,
    /// The same in German, in the same order, if the marketplace's dictionary has any of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = json!(["Tannengrün", "Sand"]))]
    colour_labels_de: Option<Vec<String>>,
    /// Whether the product has options to choose from.
    has_options: bool,
}

impl Card {
    /// A card, with the words that the marketplace's dictionary knows.
    pub fn new(card: listing::Card, words: &Words) -> Self {
        Self {
            colour_labels_de: labels(&card.colours, words),
            id: card.id.get(),
            slug: card.slug,
            title: card.title,
            title_de: card.title_de,
            thumbnail: card.thumbnail,
            pictures: card.pictures.into_iter().map(Picture::from).collect(),
            tile: card.tile.into(),
            shop: card.shop.into(),
            price: card.price.minor(),
            price_sale: card.price_sale.map(Money::minor),
            price_varies: card.price_varies,
            rating: card.rating,
            review_count: card.review_count,
            sold_count: card.sold_count,
            in_stock: card.in_stock,
            published_at: card.published_at,
            colours: card.colours,
            has_options: card.has_options,
        }
    }
}

fn labels(colours: &[String], words: &Words) -> Option<Vec<String>> {
    let label = |colour: &String| words.value("Color", colour).map(ToOwned::to_owned);
    let known: Vec<Option<String>> = colours.iter().map(label).collect();
    let is_known = known.iter().any(Option::is_some);
    let pairs = known.into_iter().zip(colours);
    let labels = pairs.map(|(label, colour)| label.unwrap_or_else(|| colour.clone()));
    is_known.then(|| labels.collect())
}

/// One page of cards.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardPage {
    pub items: Vec<Card>,
    /// From 1.
    #[schema(example = 1)]
    pub page: i64,
    #[schema(example = 24)]
    pub page_size: i64,
    /// The total number on all pages.
    pub total: i64,
}

impl CardPage {
    /// A page, with the words that the marketplace's dictionary knows.
    pub fn new(page: Page<listing::Card>, words: &Words) -> Self {
        let card = |card| Card::new(card, words);
        Self {
            items: page.items.into_iter().map(card).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}
