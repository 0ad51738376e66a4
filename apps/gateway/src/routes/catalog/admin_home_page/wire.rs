//! Editions of the home page as JSON.

use auth::actor::Operator;
use catalog::home::edition::{self, Dates, Named};
use catalog::home::{self, Content, Edition, Hero, Link, OwnPromo, Promo, Shelf, State as Stands};
use catalog::listing::Words;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{CategoryId, Invalid, Page, ProductId, ShopId, Text};
use utoipa::ToSchema;
use validator::Validate;

use crate::problem::Problem;
use crate::routes::catalog::home::{Home, PromoLine, ShelfKind};
use crate::routes::catalog::wire::{Picture, Tile};
use crate::routes::content::line;
use crate::state::State;
use crate::valid::{optional, text};

/// Status of an edition: a draft has no dates; a covered one is running, but a later one is shown
/// instead.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HomeState {
    Draft,
    Scheduled,
    Live,
    Covered,
    Over,
}

/// An edition in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedHomeEdition {
    #[schema(example = 4)]
    id: i64,
    #[schema(example = "Autumn fair")]
    name: String,
    state: HomeState,
    /// Null if it has no dates yet.
    #[schema(required = true)]
    starts_at: Option<DateTime<Utc>>,
    /// Null: shown until another one starts.
    #[schema(required = true)]
    ends_at: Option<DateTime<Utc>>,
    updated_at: DateTime<Utc>,
}

/// One page of editions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeEditionPage {
    items: Vec<ListedHomeEdition>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// A full edition, with the names of the products and shops it refers to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HomeEdition {
    #[serde(flatten)]
    listed: ListedHomeEdition,
    /// Increases with each change; a change must send the version that was read.
    version: i64,
    promo: PromoChoice,
    #[schema(required = true)]
    hero: Option<HeroWords>,
    #[schema(required = true)]
    picture: Option<Picture>,
    shelves: Vec<ShelfChoice>,
    /// Featured shops; if empty, the best-rated ones.
    #[schema(example = json!([7]))]
    shop_ids: Vec<i64>,
    /// The products on its shelves.
    products: Vec<NamedProduct>,
    /// The shops that it features.
    shops: Vec<NamedShop>,
}

/// A product that an edition refers to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NamedProduct {
    #[schema(example = 42)]
    id: i64,
    title: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
    /// Whether shoppers can see it: one that is off sale is left out of its shelf.
    is_shown: bool,
}

/// A shop that an edition features.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NamedShop {
    #[schema(example = 7)]
    id: i64,
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(required = true)]
    logo: Option<String>,
    tile: Tile,
    /// Whether shoppers can see it: one that is closed is left out.
    is_shown: bool,
}

/// Which promo line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PromoKind {
    /// The one that is shipped.
    Standard,
    None,
    /// What stands beside it.
    Own,
}

/// The promo line of an edition.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = own_text))]
pub struct PromoChoice {
    kind: PromoKind,
    /// One line; required with `own`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<120>))]
    #[schema(example = "Free mugs with every teapot", max_length = 120)]
    text: Option<String>,
    /// In German; by default the other text is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<120>))]
    #[schema(example = "Zu jeder Kanne ein Becher", max_length = 120)]
    text_de: Option<String>,
    /// A coupon's code to copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<40>))]
    #[schema(example = "HELLOSHOP", max_length = 40)]
    code: Option<String>,
    /// A path on this marketplace, or an `https://` URL.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional::<Link>))]
    #[schema(example = "/category/kitchen", max_length = 500)]
    link: Option<String>,
}

fn own_text(promo: &PromoChoice) -> Result<(), validator::ValidationError> {
    let is_said = promo
        .text
        .as_deref()
        .is_some_and(|text| !text.trim().is_empty());
    match promo.kind == PromoKind::Own && !is_said {
        true => crate::valid::rule_at::<()>(
            "/text",
            Err(Invalid::new("required", "Fill in this field")),
        ),
        false => Ok(()),
    }
}

fn optional_line<const N: usize>(raw: &str) -> Result<(), validator::ValidationError> {
    match raw.trim().is_empty() {
        true => Ok(()),
        false => line::<N>(raw),
    }
}

/// The hero. Missing German texts are shown in English.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HeroWords {
    #[validate(custom(function = line::<80>))]
    #[schema(example = "The autumn fair", max_length = 80)]
    title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<80>))]
    #[schema(example = "Der Herbstmarkt", max_length = 80)]
    title_de: Option<String>,
    #[validate(custom(function = line::<240>))]
    #[schema(example = "New glazes from forty potters.", max_length = 240)]
    line: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<240>))]
    #[schema(example = "Neue Glasuren von vierzig Töpfereien.", max_length = 240)]
    line_de: Option<String>,
    #[validate(custom(function = line::<40>))]
    #[schema(example = "See the fair", max_length = 40)]
    button: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<40>))]
    #[schema(example = "Zum Markt", max_length = 40)]
    button_de: Option<String>,
    /// A path on this marketplace, or an `https://` URL.
    #[validate(custom(function = text::<Link>))]
    #[schema(example = "/category/kitchen", max_length = 500)]
    link: String,
    /// The alternative text; omit for a decorative picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<200>))]
    #[schema(example = "A table with mugs", max_length = 200)]
    alt: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<200>))]
    #[schema(example = "Ein Tisch mit Bechern", max_length = 200)]
    alt_de: Option<String>,
}

/// A shelf of an edition.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShelfChoice {
    #[schema(example = "best_sellers")]
    kind: ShelfKind,
    /// Required with `category`: a category or subcategory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    category_id: Option<i64>,
    /// Required with `products`: at most 24, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(example = json!([]))]
    product_ids: Vec<i64>,
    /// Required with `products`; by default the usual title of its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<60>))]
    #[schema(example = "For the table", max_length = 60)]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional_line::<60>))]
    #[schema(example = "Für den Tisch", max_length = 60)]
    name_de: Option<String>,
}

/// A draft to create.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewHomeEdition {
    /// Its name for operators; shoppers do not see it.
    #[validate(custom(function = line::<60>))]
    #[schema(example = "Autumn fair", max_length = 60)]
    pub name: String,
    /// The edition to copy; by default the built-in page.
    pub copy_of: Option<i64>,
}

/// The content of an edition.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HomeEditionChange {
    /// The version that was read; if it has changed, 409 `home_page_changed`.
    pub version: i64,
    /// Its name for operators; shoppers do not see it.
    #[validate(custom(function = line::<60>))]
    #[schema(example = "Autumn fair", max_length = 60)]
    pub name: String,
    #[validate(nested)]
    promo: PromoChoice,
    /// By default the built-in one.
    #[validate(nested)]
    hero: Option<HeroWords>,
    /// From top to bottom, 1 to 12.
    #[validate(nested)]
    shelves: Vec<ShelfChoice>,
    /// Featured shops in order, at most 8; if empty, the best-rated ones.
    #[schema(example = json!([]))]
    shop_ids: Vec<i64>,
}

/// When an edition is shown.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HomeDates {
    /// The version that was read; if it has changed, 409 `home_page_changed`.
    pub version: i64,
    /// By default at once.
    #[schema(example = "2027-03-01T08:00:00Z")]
    starts_at: Option<DateTime<Utc>>,
    /// By default until another edition starts.
    #[schema(example = "2027-03-08T08:00:00Z")]
    ends_at: Option<DateTime<Utc>>,
}

/// An edition as shoppers would see it now.
#[derive(Debug, Serialize, ToSchema)]
pub struct HomePreview {
    home: Home,
    #[schema(required = true)]
    promo: Option<PromoLine>,
}

impl HomePreview {
    /// The page and its promo line, with the words that the marketplace's dictionary knows.
    pub fn new((home, promo): (home::Home, Promo), words: &Words) -> Self {
        Self {
            home: Home::new(home, words),
            promo: PromoLine::of(promo),
        }
    }
}

impl From<HomeDates> for Dates {
    fn from(dates: HomeDates) -> Self {
        Self {
            starts: dates.starts_at,
            ends: dates.ends_at,
        }
    }
}

impl TryFrom<PromoChoice> for Promo {
    type Error = Invalid;

    fn try_from(promo: PromoChoice) -> Result<Self, Invalid> {
        Ok(match promo.kind {
            PromoKind::Standard => Self::Standard,
            PromoKind::None => Self::Nothing,
            PromoKind::Own => Self::Own(OwnPromo {
                text: promo.text.unwrap_or_default().parse()?,
                text_de: Text::parse_optional(promo.text_de.as_deref())?,
                code: Text::parse_optional(promo.code.as_deref())?,
                link: optional_link(promo.link)?,
            }),
        })
    }
}

fn optional_link(raw: Option<String>) -> Result<Option<Link>, Invalid> {
    let raw = raw.filter(|raw| !raw.trim().is_empty());
    raw.map(|raw| raw.parse()).transpose()
}

impl From<Promo> for PromoChoice {
    fn from(promo: Promo) -> Self {
        let kind = |kind| Self {
            kind,
            text: None,
            text_de: None,
            code: None,
            link: None,
        };
        match promo {
            Promo::Standard => kind(PromoKind::Standard),
            Promo::Nothing => kind(PromoKind::None),
            Promo::Own(own) => Self {
                text: Some(own.text.into_string()),
                text_de: own.text_de.map(Text::into_string),
                code: own.code.map(Text::into_string),
                link: own.link.map(|link| link.as_str().to_owned()),
                ..kind(PromoKind::Own)
            },
        }
    }
}

impl TryFrom<HeroWords> for Hero {
    type Error = Invalid;

    fn try_from(hero: HeroWords) -> Result<Self, Invalid> {
        Ok(Self {
            title: hero.title.parse()?,
            title_de: Text::parse_optional(hero.title_de.as_deref())?,
            line: hero.line.parse()?,
            line_de: Text::parse_optional(hero.line_de.as_deref())?,
            button: hero.button.parse()?,
            button_de: Text::parse_optional(hero.button_de.as_deref())?,
            link: hero.link.parse()?,
            alt: Text::parse_optional(hero.alt.as_deref())?,
            alt_de: Text::parse_optional(hero.alt_de.as_deref())?,
        })
    }
}

impl From<Hero> for HeroWords {
    fn from(hero: Hero) -> Self {
        Self {
            title: hero.title.into_string(),
            title_de: hero.title_de.map(Text::into_string),
            line: hero.line.into_string(),
            line_de: hero.line_de.map(Text::into_string),
            button: hero.button.into_string(),
            button_de: hero.button_de.map(Text::into_string),
            link: hero.link.as_str().to_owned(),
            alt: hero.alt.map(Text::into_string),
            alt_de: hero.alt_de.map(Text::into_string),
        }
    }
}

/// What does not belong to its kind is not kept.
impl TryFrom<ShelfChoice> for Shelf {
    type Error = Invalid;

    fn try_from(shelf: ShelfChoice) -> Result<Self, Invalid> {
        let category = shelf.category_id.map(CategoryId::new);
        let products = shelf.product_ids.into_iter().map(ProductId::new);
        Ok(Self {
            category: category.filter(|_| shelf.kind == ShelfKind::Category),
            products: match shelf.kind {
                ShelfKind::Products => products.collect(),
                _ => Vec::new(),
            },
            kind: shelf.kind.into(),
            name: Text::parse_optional(shelf.name.as_deref())?,
            name_de: Text::parse_optional(shelf.name_de.as_deref())?,
        })
    }
}

impl From<Shelf> for ShelfChoice {
    fn from(shelf: Shelf) -> Self {
        Self {
            kind: shelf.kind.into(),
            category_id: shelf.category.map(CategoryId::get),
            product_ids: shelf.products.into_iter().map(ProductId::get).collect(),
            name: shelf.name.map(Text::into_string),
            name_de: shelf.name_de.map(Text::into_string),
        }
    }
}

impl TryFrom<HomeEditionChange> for Content {
    type Error = Invalid;

    fn try_from(change: HomeEditionChange) -> Result<Self, Invalid> {
        let shelves = change.shelves.into_iter().map(Shelf::try_from);
        Ok(Self {
            promo: change.promo.try_into()?,
            hero: change.hero.map(Hero::try_from).transpose()?,
            shelves: shelves.collect::<Result<_, _>>()?,
            shops: change.shop_ids.into_iter().map(ShopId::new).collect(),
        })
    }
}

impl From<Stands> for HomeState {
    fn from(state: Stands) -> Self {
        match state {
            Stands::Draft => Self::Draft,
            Stands::Scheduled => Self::Scheduled,
            Stands::Live => Self::Live,
            Stands::Covered => Self::Covered,
            Stands::Over => Self::Over,
        }
    }
}

impl From<&Edition> for ListedHomeEdition {
    fn from(edition: &Edition) -> Self {
        Self {
            id: edition.id.get(),
            name: edition.name.as_str().to_owned(),
            state: edition.state.into(),
            starts_at: edition.starts_at,
            ends_at: edition.ends_at,
            updated_at: edition.updated_at,
        }
    }
}

impl From<Page<Edition>> for HomeEditionPage {
    fn from(page: Page<Edition>) -> Self {
        Self {
            items: page.items.iter().map(ListedHomeEdition::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

impl HomeEdition {
    /// The edition, with what the things are called that it names.
    pub async fn load(
        state: &State,
        operator: &Operator,
        edition: Edition,
    ) -> Result<Self, Problem> {
        let named = edition::named(&state.pool, operator, &edition.content).await?;
        Ok(Self::new(edition, named))
    }

    fn new(edition: Edition, named: Named) -> Self {
        let listed = ListedHomeEdition::from(&edition);
        let content = edition.content;
        Self {
            listed,
            version: edition.version,
            promo: content.promo.into(),
            hero: content.hero.map(HeroWords::from),
            picture: edition.picture.map(Picture::from),
            shelves: content.shelves.into_iter().map(ShelfChoice::from).collect(),
            shop_ids: content.shops.into_iter().map(ShopId::get).collect(),
            products: named.products.into_iter().map(NamedProduct::from).collect(),
            shops: named.shops.into_iter().map(NamedShop::from).collect(),
        }
    }
}

impl From<edition::NamedProduct> for NamedProduct {
    fn from(product: edition::NamedProduct) -> Self {
        Self {
            id: product.id.get(),
            title: product.title,
            thumbnail: product.thumbnail,
            tile: product.tile.into(),
            is_shown: product.is_shown,
        }
    }
}

impl From<edition::NamedShop> for NamedShop {
    fn from(shop: edition::NamedShop) -> Self {
        Self {
            id: shop.id.get(),
            name: shop.name,
            logo: shop.logo,
            tile: shop.tile.into(),
            is_shown: shop.is_shown,
        }
    }
}
