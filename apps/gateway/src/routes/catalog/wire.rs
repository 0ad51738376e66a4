//! JSON shapes of the catalog that more than one route uses.

mod picture;

use catalog::listing::Words;
use catalog::product::{self, Product};
use catalog::variant;
use serde::{Deserialize, Serialize};
use types::Language;
use utoipa::ToSchema;

pub use self::picture::Picture;

/// The color of the tile behind a picture.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Tile {
    Sand,
    Mint,
    Sky,
    Rose,
    Lilac,
    Butter,
}

impl Tile {
    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sand => "sand",
            Self::Mint => "mint",
            Self::Sky => "sky",
            Self::Rose => "rose",
            Self::Lilac => "lilac",
            Self::Butter => "butter",
        }
    }
}

impl From<catalog::Tile> for Tile {
    fn from(tile: catalog::Tile) -> Self {
        match tile {
            catalog::Tile::Sand => Self::Sand,
            catalog::Tile::Mint => Self::Mint,
            catalog::Tile::Sky => Self::Sky,
            catalog::Tile::Rose => Self::Rose,
            catalog::Tile::Lilac => Self::Lilac,
            catalog::Tile::Butter => Self::Butter,
        }
    }
}

impl From<Tile> for catalog::Tile {
    fn from(tile: Tile) -> Self {
        match tile {
            Tile::Sand => Self::Sand,
            Tile::Mint => Self::Mint,
            Tile::Sky => Self::Sky,
            Tile::Rose => Self::Rose,
            Tile::Lilac => Self::Lilac,
            Tile::Butter => Self::Butter,
        }
    }
}

/// What a thing is called in a visitor's language, as far as that is known.
pub fn localized<'a>(name: &'a str, name_de: Option<&'a String>, language: Language) -> &'a str {
    match language {
        Language::De => name_de.map_or(name, String::as_str),
        Language::En => name,
    }
}

/// A short form of a shop.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopRef {
    id: i64,
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(example = "clay-and-co")]
    slug: String,
}

impl From<variant::ShopRef> for ShopRef {
    fn from(shop: variant::ShopRef) -> Self {
        Self {
            id: shop.id.get(),
            name: shop.name,
            slug: shop.slug,
        }
    }
}

/// One level of a category path.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NameSlug {
    #[schema(example = "Kitchen")]
    pub name: String,
    /// In German, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Küche")]
    pub name_de: Option<String>,
    #[schema(example = "kitchen")]
    pub slug: String,
}

impl From<product::NameSlug> for NameSlug {
    fn from(step: product::NameSlug) -> Self {
        Self {
            name: step.name,
            name_de: step.name_de,
            slug: step.slug,
        }
    }
}

/// One line of a product's specification.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Attribute {
    #[schema(example = "Material", max_length = 60)]
    pub name: String,
    #[schema(example = "Stoneware", max_length = 500)]
    pub value: String,
}

/// What a shopper chooses, such as the color.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductOption {
    id: i64,
    #[schema(example = "Colour")]
    name: String,
    /// The value in German, if the marketplace's dictionary has it; not included in a seller's own
    /// products.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Farbe")]
    label_de: Option<String>,
    values: Vec<OptionValue>,
}

/// One value of an option.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OptionValue {
    /// The ID to use in `optionIds`.
    id: i64,
    #[schema(example = "Forest green")]
    value: String,
    /// The value in German, if the marketplace's dictionary has it; not included in a seller's own
    /// products.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Tannengrün")]
    label_de: Option<String>,
}

impl ProductOption {
    /// The option in the words of the marketplace's dictionary too.
    pub fn with_labels(mut self, words: &Words) -> Self {
        self.label_de = words.name(&self.name).map(ToOwned::to_owned);
        for value in &mut self.values {
            let label = words.value(&self.name, &value.value);
            value.label_de = label.map(ToOwned::to_owned);
        }
        self
    }
}

/// The parts of a product that shopper and seller see alike.
#[derive(Debug)]
pub struct Parts {
    /// Its specification.
    pub attributes: Vec<Attribute>,
    /// Its options.
    pub options: Vec<ProductOption>,
    /// Where it stands in the tree.
    pub category: Vec<NameSlug>,
}

impl Parts {
    /// Takes them out of a product.
    pub fn take(product: &mut Product) -> Self {
        let attributes = std::mem::take(&mut product.attributes).into_iter();
        let options = std::mem::take(&mut product.options).into_iter();
        let category = std::mem::take(&mut product.category).into_iter();
        Self {
            attributes: attributes.map(Attribute::from).collect(),
            options: options.map(ProductOption::from).collect(),
            category: category.map(NameSlug::from).collect(),
        }
    }
}

impl From<product::Attribute> for Attribute {
    fn from(line: product::Attribute) -> Self {
        Self {
            name: line.name,
            value: line.value,
        }
    }
}

impl From<Attribute> for product::Attribute {
    fn from(line: Attribute) -> Self {
        Self {
            name: line.name,
            value: line.value,
        }
    }
}

impl From<product::OptionView> for ProductOption {
    fn from(option: product::OptionView) -> Self {
        let value = |value: product::ValueView| OptionValue {
            id: value.id.get(),
            value: value.value,
            label_de: None,
        };
        Self {
            id: option.id.get(),
            name: option.name,
            label_de: None,
            values: option.values.into_iter().map(value).collect(),
        }
    }
}
