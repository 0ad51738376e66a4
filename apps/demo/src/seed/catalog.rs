//! The content of the files in `catalog/`.

use std::collections::BTreeMap;

use anyhow::Context;
use serde::Deserialize;
use serde_json::{Map, Value};

/// The whole catalog.
pub struct Catalog {
    /// The tree, two levels.
    pub categories: Vec<Category>,
    /// Who sells.
    pub shops: Vec<Shop>,
    /// Who buys and who runs the place.
    pub people: People,
    /// What is sold.
    pub products: Vec<Product>,
    /// What buyers say.
    pub reviews: Reviews,
    /// Names and values of options and attributes in German, by the English words.
    pub words: BTreeMap<String, String>,
}

/// A category of level one.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    pub name: String,
    pub name_de: String,
    pub slug: String,
    pub tile: String,
    pub suggest: bool,
    pub picture: String,
    pub children: Vec<SubCategory>,
}

/// A category of level two.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SubCategory {
    pub name: String,
    pub name_de: String,
    pub slug: String,
    #[serde(default)]
    pub suggest: bool,
}

/// A shop and the person behind it.
#[derive(Deserialize)]
pub struct Shop {
    pub slug: String,
    pub name: String,
    pub tile: String,
    pub owner: Person,
    pub opened_days_ago: i64,
    pub description: String,
    pub shipping_policy: String,
    pub return_policy: String,
    /// Name, slug, and `category/sub-category` of each.
    pub collections: Vec<(String, String, String)>,
}

/// Somebody with an account.
#[derive(Deserialize)]
pub struct Person {
    pub username: String,
    pub email: String,
    pub avatar: Option<String>,
}

/// Everybody who owns no shop.
#[derive(Deserialize)]
pub struct People {
    pub operator: Person,
    pub shopper: Shopper,
    pub buyers: Vec<Buyer>,
}

/// The demo account that buys.
#[derive(Deserialize)]
pub struct Shopper {
    #[serde(flatten)]
    pub person: Person,
    pub addresses: Vec<Address>,
}

/// An entry of an address book.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    pub first_name: String,
    pub last_name: String,
    pub company_name: Option<String>,
    pub country: String,
    pub address_line1: String,
    pub address_line2: Option<String>,
    pub city: String,
    pub state: Option<String>,
    pub postal_code: String,
    pub phone_number: String,
}

/// Somebody who has bought and written reviews, with one address.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Buyer {
    #[serde(flatten)]
    pub person: Person,
    pub street: String,
    pub city: String,
    pub state: Option<String>,
    pub postal_code: String,
    pub country: String,
    pub phone: String,
}

/// Something to buy. Prices are in cents.
#[derive(Deserialize)]
pub struct Product {
    pub title: String,
    pub shop: String,
    /// The subcategory's slug.
    #[serde(rename = "in")]
    pub category: String,
    pub collection: Option<String>,
    /// Begun and not published.
    #[serde(default)]
    pub draft: bool,
    pub price: i64,
    pub sale: Option<i64>,
    /// Pieces in stock, over all variants.
    pub stock: i64,
    pub pictures: Vec<String>,
    #[serde(default)]
    pub options: Vec<Choice>,
    pub attributes: Map<String, Value>,
    pub text: String,
    /// The same in German.
    pub de: Option<German>,
}

/// What a product is called and like in German.
#[derive(Deserialize)]
pub struct German {
    pub title: String,
    pub text: String,
}

/// An option with its values.
#[derive(Deserialize)]
pub struct Choice {
    pub name: String,
    pub values: Vec<String>,
    /// What each value adds to the price; nothing where left out.
    #[serde(default)]
    pub extra: Vec<i64>,
    /// The picture of each value, for colors.
    #[serde(default)]
    pub pictures: Vec<String>,
}

/// Sentences of reviews: a first one that fits the product, and perhaps a second one.
#[derive(Deserialize)]
pub struct Reviews {
    /// By subcategory.
    pub first: BTreeMap<String, Vec<Sentence>>,
    /// First sentences that fit anything.
    pub any: Vec<Sentence>,
    pub then: Then,
    pub replies: Replies,
}

/// Stars, what is said, words of which one must stand in the product's title, with `|` between
/// them (none where the sentence fits all of the subcategory), and the subject, unless the stars
/// tell it.
#[derive(Deserialize)]
pub struct Sentence(
    pub i64,
    pub String,
    #[serde(default)] pub String,
    #[serde(default)] Option<Subject>,
);

impl Sentence {
    /// Whether it can be said about a product of this title.
    pub fn fits(&self, title: &str) -> bool {
        let title = title.to_lowercase();
        self.2.split('|').any(|word| title.contains(word))
    }

    /// What it is about.
    pub fn subject(&self) -> Subject {
        self.3.unwrap_or(match self.0 {
            4.. => Subject::Praise,
            3 => Subject::Mismatch,
            _ => Subject::Fault,
        })
    }
}

/// What a review is about, as the seller who answers sees it.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    Praise,
    /// Something that could be better, or is wished for.
    Hint,
    /// Good in itself, but not what the buyer had in mind.
    Mismatch,
    /// Broken or missing, and not put right yet.
    Fault,
    /// Something went wrong and was put right.
    Solved,
    /// It came, or went back, too late.
    Late,
}

/// Second sentences.
#[derive(Deserialize)]
pub struct Then {
    pub good: Vec<String>,
    pub fair: Vec<String>,
    /// With `{choice}` for what was chosen.
    pub choice: Vec<String>,
}

/// What sellers answer, by what the review is about.
#[derive(Deserialize)]
pub struct Replies {
    praise: Vec<String>,
    hint: Vec<String>,
    mismatch: Vec<String>,
    fault: Vec<String>,
    solved: Vec<String>,
    late: Vec<String>,
}

impl Replies {
    /// Those that fit a review about this.
    pub fn to(&self, subject: Subject) -> &[String] {
        match subject {
            Subject::Praise => &self.praise,
            Subject::Hint => &self.hint,
            Subject::Mismatch => &self.mismatch,
            Subject::Fault => &self.fault,
            Subject::Solved => &self.solved,
            Subject::Late => &self.late,
        }
    }
}

/// The files of products, one per category.
const PRODUCTS: [&str; 10] = [
    include_str!("../../catalog/products/kitchen.json"),
    include_str!("../../catalog/products/pantry.json"),
    include_str!("../../catalog/products/home.json"),
    include_str!("../../catalog/products/clothing.json"),
    include_str!("../../catalog/products/shoes-bags.json"),
    include_str!("../../catalog/products/garden.json"),
    include_str!("../../catalog/products/electronics.json"),
    include_str!("../../catalog/products/sport.json"),
    include_str!("../../catalog/products/toys.json"),
    include_str!("../../catalog/products/art-music.json"),
];

impl Catalog {
    /// Reads the files, which are part of the program.
    pub fn read() -> anyhow::Result<Self> {
        let mut products = Vec::new();
        for file in PRODUCTS {
            products.extend(read::<Vec<Product>>(file, "products")?);
        }
        Ok(Self {
            categories: read(include_str!("../../catalog/categories.json"), "categories")?,
            shops: read(include_str!("../../catalog/shops.json"), "shops")?,
            people: read(include_str!("../../catalog/people.json"), "people")?,
            reviews: read(include_str!("../../catalog/reviews.json"), "reviews")?,
            words: read(include_str!("../../catalog/words.de.json"), "words")?,
            products,
        })
    }
}

fn read<'a, T: Deserialize<'a>>(file: &'a str, what: &str) -> anyhow::Result<T> {
    serde_json::from_str(file).with_context(|| format!("reading the demo's {what}"))
}
