//! What the search field suggests while somebody types.

use actix_web::{get, web};
use catalog::suggestion;
use search::SearchText;
use serde::{Deserialize, Serialize};
use types::{Invalid, Language, Money};
use utoipa::{IntoParams, ToSchema};

use super::cacheable::{Answer, Cacheable};
use super::wire::Tile;
use crate::cache::{Tag, Tags};
use crate::problem::Problem;
use crate::query::Query;
use crate::state::State;

/// What was typed so far.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Suggest {
    /// The search words; the last one may be incomplete.
    #[param(required = true, example = "blue m", min_length = 1, max_length = 200)]
    q: Option<String>,
    /// The language of completed searches, such as `de`; default English.
    #[param(example = "de")]
    language: Option<String>,
}

/// Search suggestions, the best first.
#[derive(Debug, Serialize, ToSchema)]
pub struct Suggestions {
    /// Completed searches in lower case, at most four.
    #[schema(example = json!(["blue mug"]))]
    queries: Vec<String>,
    /// At most five.
    products: Vec<SuggestedProduct>,
    /// At most three.
    categories: Vec<SuggestedCategory>,
    /// At most two.
    shops: Vec<SuggestedShop>,
}

/// A product in a list of suggestions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedProduct {
    id: i64,
    #[schema(example = "speckled-mug")]
    slug: String,
    #[schema(example = "Speckled mug")]
    title: String,
    /// In German, if its seller wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Gesprenkelter Becher")]
    title_de: Option<String>,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
    /// Regular price of the cheapest variant, in minor units.
    #[schema(example = 1999)]
    price: i64,
    #[schema(required = true, example = 1499)]
    price_sale: Option<i64>,
}

/// A category or subcategory in a list of suggestions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedCategory {
    #[schema(example = "Mugs")]
    name: String,
    /// In German, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Becher")]
    name_de: Option<String>,
    #[schema(example = "kitchen/mugs")]
    path: String,
    /// The parent category's name.
    #[schema(required = true, example = "Kitchen")]
    parent: Option<String>,
    /// The parent category's German name, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Küche")]
    parent_de: Option<String>,
}

/// A shop in a list of suggestions.
#[derive(Debug, Serialize, ToSchema)]
pub struct SuggestedShop {
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(example = "clay-and-co")]
    slug: String,
    #[schema(required = true)]
    logo: Option<String>,
    tile: Tile,
}

/// Suggestions while somebody types.
#[utoipa::path(
    operation_id = "suggest", tag = "catalog", summary = "Search suggestions",
    params(Suggest),
    responses((status = 200, description = "Searches, products, categories and shops", body = Suggestions)),
)]
#[get("/api/public/search/suggest")]
pub async fn suggest(state: web::Data<State>, query: Query<Suggest>) -> Answer<Suggestions> {
    let words = SearchText::parse(query.q.as_deref())
        .and_then(|words| words.ok_or_else(|| Invalid::new("required", "Enter what to search for")))
        .map_err(|invalid| Problem::invalid("/q", invalid))?;
    let language = Language::or_english(query.language.as_deref());
    let found = suggestion::suggest(&state.listings, words, language).await?;
    Ok(Cacheable::new(found.into(), Tags::of([Tag::Listings])))
}

impl From<suggestion::Suggestions> for Suggestions {
    fn from(found: suggestion::Suggestions) -> Self {
        Self {
            queries: found.queries,
            products: found.products.into_iter().map(Into::into).collect(),
            categories: found.categories.into_iter().map(Into::into).collect(),
            shops: found.shops.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<catalog::listing::Card> for SuggestedProduct {
    fn from(card: catalog::listing::Card) -> Self {
        Self {
            id: card.id.get(),
            slug: card.slug,
            title: card.title,
            title_de: card.title_de,
            thumbnail: card.thumbnail,
            tile: card.tile.into(),
            price: card.price.minor(),
            price_sale: card.price_sale.map(Money::minor),
        }
    }
}

impl From<suggestion::Category> for SuggestedCategory {
    fn from(category: suggestion::Category) -> Self {
        Self {
            name: category.name,
            name_de: category.name_de,
            path: category.path,
            parent: category.parent,
            parent_de: category.parent_de,
        }
    }
}

impl From<suggestion::Shop> for SuggestedShop {
    fn from(shop: suggestion::Shop) -> Self {
        Self {
            name: shop.name,
            slug: shop.slug,
            logo: shop.logo,
            tile: shop.tile.into(),
        }
    }
}
