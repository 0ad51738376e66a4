//! JSON shapes of the catalogue that more than one route uses.

use catalog::listing;
use catalog::product::{self, Product};
use catalog::review::Photo;
use catalog::variant;
use serde::{Deserialize, Serialize};
use types::{Money, Page};
use utoipa::ToSchema;

/// The hue behind a picture.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
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

/// A shop in a few words.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopRef {
    id: i64,
    #[schema(example = "Juniper & Clay")]
    name: String,
    #[schema(example = "juniper-clay")]
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

/// One step of a path of categories.
#[derive(Debug, Serialize, ToSchema)]
pub struct NameSlug {
    #[schema(example = "Kitchen")]
    name: String,
    #[schema(example = "kitchen")]
    slug: String,
}

impl From<product::NameSlug> for NameSlug {
    fn from(step: product::NameSlug) -> Self {
        Self {
            name: step.name,
            slug: step.slug,
        }
    }
}

/// A product on a shelf.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Card {
    id: i64,
    #[schema(example = "stoneware-mug")]
    slug: String,
    #[schema(example = "Stoneware mug")]
    title: String,
    /// Address of its first picture.
    #[schema(required = true)]
    pub thumbnail: Option<String>,
    tile: Tile,
    shop: ShopRef,
    /// Regular price of the cheapest variant, in minor units.
    #[schema(example = 1999)]
    price: i64,
    /// Reduced price of the cheapest variant; this is what is paid when there is one.
    #[schema(required = true, example = 1499)]
    price_sale: Option<i64>,
    /// Whether another variant costs more.
    price_varies: bool,
    /// Mean of the reviews' stars, 1 to 5.
    #[schema(required = true, example = 4.5)]
    rating: Option<f64>,
    review_count: i32,
    sold_count: i64,
    in_stock: bool,
}

impl From<listing::Card> for Card {
    fn from(card: listing::Card) -> Self {
        Self {
            id: card.id.get(),
            slug: card.slug,
            title: card.title,
            thumbnail: card.thumbnail,
            tile: card.tile.into(),
            shop: card.shop.into(),
            price: card.price.minor(),
            price_sale: card.price_sale.map(Money::minor),
            price_varies: card.price_varies,
            rating: card.rating,
            review_count: card.review_count,
            sold_count: card.sold_count,
            in_stock: card.in_stock,
        }
    }
}

/// One page of cards.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardPage {
    pub items: Vec<Card>,
    /// From 1.
    #[schema(example = 1)]
    page: i64,
    #[schema(example = 24)]
    page_size: i64,
    /// How many on all pages.
    pub total: i64,
}

impl From<Page<listing::Card>> for CardPage {
    fn from(page: Page<listing::Card>) -> Self {
        Self {
            items: page.items.into_iter().map(Card::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// A picture in all its widths.
#[derive(Debug, Serialize, ToSchema)]
pub struct Picture {
    /// The rendition to use without `srcset`.
    #[schema(example = "/media/0f3c6a1b2c3d4e5f60718293a4b5c6d7-640.webp")]
    pub url: String,
    /// What it shows.
    alt: String,
    /// Pixels of the widest rendition; null for a picture of before there were several.
    #[schema(required = true, example = 1440)]
    width: Option<u32>,
    #[schema(required = true, example = 1080)]
    height: Option<u32>,
    /// All widths, ready for the attribute.
    #[schema(
        required = true,
        example = "/media/0f3c6a1b2c3d4e5f60718293a4b5c6d7-160.webp 160w, /media/0f3c6a1b2c3d4e5f60718293a4b5c6d7-320.webp 320w"
    )]
    pub srcset: Option<String>,
    /// A few pixels of it as a data URI, to be seen until it is there; null for a cut-out.
    #[schema(required = true, example = "data:image/webp;base64,UklGRg==")]
    placeholder: Option<String>,
}

impl From<Photo> for Picture {
    fn from(photo: Photo) -> Self {
        Self {
            url: photo.url,
            alt: photo.alt,
            width: photo.width,
            height: photo.height,
            srcset: None,
            placeholder: photo.placeholder,
        }
    }
}

/// One line of a specification.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Attribute {
    #[schema(example = "Material", max_length = 60)]
    pub name: String,
    #[schema(example = "Stoneware", max_length = 500)]
    pub value: String,
}

/// What a shopper chooses, such as the colour.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductOption {
    id: i64,
    #[schema(example = "Colour")]
    name: String,
    values: Vec<OptionValue>,
}

/// One value of an option.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionValue {
    /// As it stands in `optionIds`.
    id: i64,
    #[schema(example = "Forest green")]
    value: String,
}

/// The parts of a product that shopper and seller see alike.
#[derive(Debug)]
pub struct Parts {
    /// Its pictures.
    pub images: Vec<Picture>,
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
        let images = std::mem::take(&mut product.images).into_iter();
        let attributes = std::mem::take(&mut product.attributes).into_iter();
        let options = std::mem::take(&mut product.options).into_iter();
        let category = std::mem::take(&mut product.category).into_iter();
        Self {
            images: images
                .map(|i| Picture {
                    url: i.url,
                    alt: i.alt,
                    width: None,
                    height: None,
                    srcset: None,
                    placeholder: None,
                })
                .collect(),
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
        };
        Self {
            id: option.id.get(),
            name: option.name,
            values: option.values.into_iter().map(value).collect(),
        }
    }
}
