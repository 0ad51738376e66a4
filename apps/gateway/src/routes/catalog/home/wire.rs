//! The home page as JSON.

use catalog::home::{self, Hero, Kind, Promo, Shown};
use catalog::listing::Words;
use serde::{Deserialize, Serialize};
use types::Text;
use utoipa::ToSchema;

use crate::routes::catalog::card::Card;
use crate::routes::catalog::shops::ShopCard;
use crate::routes::catalog::wire::Picture;

/// The home page, with only products that can be bought now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Home {
    /// The hero; null for the storefront's default.
    #[schema(required = true)]
    pub hero: Option<HomeHero>,
    /// The shelves that are not empty, from top to bottom.
    pub shelves: Vec<HomeShelf>,
    /// Featured shops, at most 8.
    shops: Vec<ShopCard>,
}

/// The hero. Missing German texts are shown in English.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeHero {
    #[schema(example = "The autumn fair")]
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Der Herbstmarkt")]
    pub title_de: Option<String>,
    #[schema(example = "New glazes from forty potters.")]
    pub line: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Neue Glasuren von vierzig Töpfereien.")]
    pub line_de: Option<String>,
    #[schema(example = "See the fair")]
    pub button: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Zum Markt")]
    pub button_de: Option<String>,
    /// A path on this marketplace, or an `https://` URL.
    #[schema(example = "/category/kitchen")]
    pub link: String,
    /// Null for the storefront's default picture.
    #[schema(required = true)]
    pub picture: Option<Picture>,
    /// The alternative text; empty for a decorative picture.
    #[schema(example = "A table with mugs")]
    alt: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Ein Tisch mit Bechern")]
    alt_de: Option<String>,
}

/// What a shelf shows: best sellers, the best-rated of those that sell, the largest reductions, the
/// newest, best sellers of a category, or products that an operator picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShelfKind {
    BestSellers,
    BestRated,
    OnSale,
    Newest,
    Category,
    Products,
}

/// A shelf that is not empty.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeShelf {
    pub kind: ShelfKind,
    /// Null for the default title of its kind.
    #[schema(required = true, example = "For the table")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Für den Tisch")]
    pub name_de: Option<String>,
    /// The slugs of its category.
    #[schema(required = true, example = "kitchen/mugs")]
    path: Option<String>,
    pub cards: Vec<Card>,
}

/// The line above the header of every page.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PromoLine {
    #[schema(example = "PREMIUM COLLECTION! 10% OFF WITH COUPON \"HELLOSHOP\"")]
    pub text: String,
    /// In German; by default the other text is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "PREMIUM-KOLLEKTION! 10 % RABATT MIT GUTSCHEIN „HELLOSHOP“")]
    pub text_de: Option<String>,
    /// A coupon's code to copy.
    #[schema(required = true, example = "HELLOSHOP")]
    code: Option<String>,
    /// The link of the text: a path on this marketplace, or an `https://` URL.
    #[schema(required = true, example = "/category/kitchen")]
    link: Option<String>,
}

/// The promo line that is shipped, in English and German, and its coupon.
const STANDARD: [&str; 2] = [
    "PREMIUM COLLECTION! 10% OFF WITH COUPON \"HELLOSHOP\"",
    "PREMIUM-KOLLEKTION! 10 % RABATT MIT GUTSCHEIN „HELLOSHOP“",
];
const STANDARD_CODE: &str = "HELLOSHOP";

impl PromoLine {
    /// As it is shown, if there is one.
    pub fn of(promo: Promo) -> Option<Self> {
        match promo {
            Promo::Nothing => None,
            Promo::Standard => Some(Self {
                text: STANDARD[0].to_owned(),
                text_de: Some(STANDARD[1].to_owned()),
                code: Some(STANDARD_CODE.to_owned()),
                link: None,
            }),
            Promo::Own(own) => Some(Self {
                text: own.text.into_string(),
                text_de: own.text_de.map(Text::into_string),
                code: own.code.map(Text::into_string),
                link: own.link.map(|link| link.as_str().to_owned()),
            }),
        }
    }
}

impl Home {
    /// A home page, with the words that the marketplace's dictionary knows.
    pub fn new(home: home::Home, words: &Words) -> Self {
        let shelf = |shelf| HomeShelf::new(shelf, words);
        Self {
            hero: home
                .hero
                .map(|(hero, picture)| HomeHero::new(hero, picture)),
            shelves: home.shelves.into_iter().map(shelf).collect(),
            shops: home.shops.into_iter().map(ShopCard::from).collect(),
        }
    }
}

impl HomeHero {
    fn new(hero: Hero, picture: Option<catalog::Picture>) -> Self {
        Self {
            title: hero.title.into_string(),
            title_de: hero.title_de.map(Text::into_string),
            line: hero.line.into_string(),
            line_de: hero.line_de.map(Text::into_string),
            button: hero.button.into_string(),
            button_de: hero.button_de.map(Text::into_string),
            link: hero.link.as_str().to_owned(),
            picture: picture.map(Picture::from),
            alt: hero.alt.map(Text::into_string).unwrap_or_default(),
            alt_de: hero.alt_de.map(Text::into_string),
        }
    }
}

impl HomeShelf {
    fn new(shelf: Shown, words: &Words) -> Self {
        let card = |card| Card::new(card, words);
        Self {
            kind: shelf.kind.into(),
            name: shelf.name,
            name_de: shelf.name_de,
            path: shelf.path,
            cards: shelf.cards.into_iter().map(card).collect(),
        }
    }
}

impl From<Kind> for ShelfKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::BestSellers => Self::BestSellers,
            Kind::BestRated => Self::BestRated,
            Kind::OnSale => Self::OnSale,
            Kind::Newest => Self::Newest,
            Kind::Category => Self::Category,
            Kind::Products => Self::Products,
        }
    }
}

impl From<ShelfKind> for Kind {
    fn from(kind: ShelfKind) -> Self {
        match kind {
            ShelfKind::BestSellers => Self::BestSellers,
            ShelfKind::BestRated => Self::BestRated,
            ShelfKind::OnSale => Self::OnSale,
            ShelfKind::Newest => Self::Newest,
            ShelfKind::Category => Self::Category,
            ShelfKind::Products => Self::Products,
        }
    }
}
