//! The content of a home page, as an operator composes it.

use serde::{Deserialize, Serialize};
use types::{CategoryId, ProductId, ShopId, Text};

use super::Link;
use crate::error::Fault;
use crate::product::Field;

/// Most shelves on a page, most products that one of them names, and most shops.
const SHELVES: usize = 12;
const PRODUCTS: usize = 24;
const SHOPS: usize = 8;

/// All that one edition of the home page says and shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// The line above the header of every page.
    pub promo: Promo,
    /// What is seen first; the shipped one where nothing is said.
    pub hero: Option<Hero>,
    /// From top to bottom.
    pub shelves: Vec<Shelf>,
    /// In their order; the best rated where none is chosen.
    pub shops: Vec<ShopId>,
}

/// The page as it is shipped.
impl Default for Content {
    fn default() -> Self {
        let shelves = [
            Kind::BestSellers,
            Kind::BestRated,
            Kind::OnSale,
            Kind::Newest,
        ];
        Self {
            promo: Promo::Standard,
            hero: None,
            shelves: shelves.map(Shelf::of).into(),
            shops: Vec::new(),
        }
    }
}

/// The promo line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Promo {
    /// The shipped one.
    Standard,
    /// There is none.
    #[serde(rename = "none")]
    Nothing,
    /// What the operator says.
    Own(OwnPromo),
}

impl Promo {
    /// What the log says of it.
    pub(super) const fn as_str(&self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Nothing => "none",
            Self::Own(_) => "own",
        }
    }
}

/// What an operator says in the promo line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPromo {
    /// One line.
    pub text: Text<120>,
    /// The same in German; the other one stands in without it.
    pub text_de: Option<Text<120>>,
    /// A coupon's code that can be copied.
    pub code: Option<Text<40>>,
    /// Where it leads.
    pub link: Option<Link>,
}

/// The words that are seen first, with a button. What is missing in German is said in English.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// The heading.
    pub title: Text<80>,
    /// The same in German.
    pub title_de: Option<Text<80>>,
    /// A sentence below it.
    pub line: Text<240>,
    /// The same in German.
    pub line_de: Option<Text<240>>,
    /// What the button says.
    pub button: Text<40>,
    /// The same in German.
    pub button_de: Option<Text<40>>,
    /// Where the button leads.
    pub link: Link,
    /// The alternative text; omit for a decorative picture.
    pub alt: Option<Text<200>>,
    /// The same in German.
    pub alt_de: Option<Text<200>>,
}

/// What a shelf shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The most sold.
    BestSellers,
    /// The best rated of what is bought.
    BestRated,
    /// The most reduced.
    OnSale,
    /// The latest.
    Newest,
    /// The most sold of a category.
    Category,
    /// Products that an operator picked.
    Products,
}

impl Kind {
    /// Its name in the database and on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BestSellers => "best_sellers",
            Self::BestRated => "best_rated",
            Self::OnSale => "on_sale",
            Self::Newest => "newest",
            Self::Category => "category",
            Self::Products => "products",
        }
    }
}

/// One shelf.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf {
    /// What it shows.
    pub kind: Kind,
    /// The category of one that shows a category.
    pub category: Option<CategoryId>,
    /// The products of one that shows picked ones, in their order.
    pub products: Vec<ProductId>,
    /// What it is called; the usual name of its kind without it.
    pub name: Option<Text<60>>,
    /// The same in German.
    pub name_de: Option<Text<60>>,
}

impl Shelf {
    /// One of this kind, under its usual name.
    fn of(kind: Kind) -> Self {
        Self {
            kind,
            category: None,
            products: Vec::new(),
            name: None,
            name_de: None,
        }
    }

    fn check(&self, at: usize, faults: &mut Vec<Fault>) {
        let mut refuse = |place, code, message: &str| faults.push(Fault::new(place, code, message));
        if self.kind == Kind::Category && self.category.is_none() {
            refuse(Field::ShelfCategory(at), "required", "Choose a category");
        }
        if self.kind != Kind::Products {
            return;
        }
        if self.name.is_none() {
            let message = "Name the shelf";
            refuse(Field::ShelfName(at), "required", message);
        }
        match self.products.len() {
            0 => refuse(Field::ShelfProducts(at), "required", "Choose some products"),
            1..=PRODUCTS if is_repeated(&self.products) => {
                let message = "Add each product only once";
                refuse(Field::ShelfProducts(at), "repeated", message);
            }
            1..=PRODUCTS => {}
            _ => {
                let message = format!("A shelf can hold up to {PRODUCTS} products");
                refuse(Field::ShelfProducts(at), "too_many", &message);
            }
        }
    }
}

impl Content {
    /// What breaks the rules by itself, whatever is there to show.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut refuse = |place, code, message: &str| faults.push(Fault::new(place, code, message));
        match self.shelves.len() {
            0 => refuse(
                Field::Shelves,
                "required",
                "A home page has at least one shelf",
            ),
            1..=SHELVES => {}
            _ => {
                let message = format!("A home page can have up to {SHELVES} shelves");
                refuse(Field::Shelves, "too_many", &message);
            }
        }
        if self.shops.len() > SHOPS {
            let message = format!("A home page can feature up to {SHOPS} shops");
            refuse(Field::FeaturedShops, "too_many", &message);
        } else if is_repeated(&self.shops) {
            refuse(Field::FeaturedShops, "repeated", "Name each shop once");
        }
        for (at, shelf) in self.shelves.iter().enumerate().take(SHELVES) {
            shelf.check(at, &mut faults);
        }
        faults
    }
}

fn is_repeated<T: Ord + Copy>(ids: &[T]) -> bool {
    let mut sorted = ids.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len() != ids.len()
}
