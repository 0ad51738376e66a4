//! The changes to a product in an import or bulk change, as from and to.

use serde::{Deserialize, Serialize};

use types::CollectionId;

use super::cell;
use super::check::short;
use super::places::Places;
use super::rule::moment;
use super::snapshot::Snapshot;
use crate::product::{Edit, Status, SubmittedVariant};

/// One thing that changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shift {
    /// What.
    pub what: What,
    /// The variant's values; `None` for the product.
    pub variant: Option<String>,
    /// As it is: minor units, pieces, a word, a name or an instant; `None` for nothing.
    pub from: Option<String>,
    /// As it is to be.
    pub to: Option<String>,
}

/// What changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The regular price, in minor units.
    Price,
    /// The reduced price, in minor units.
    PriceSale,
    /// When that begins.
    SaleFrom,
    /// When that ends.
    SaleUntil,
    /// The pieces that can be bought.
    Stock,
    /// Where the product stands.
    Status,
    /// The subcategory, by its path.
    Category,
    /// The collection, by its name.
    Collection,
    /// The title.
    Title,
    /// The description, as much as is shown.
    Description,
    /// The title in German.
    TitleDe,
    /// The description in German, as much as is shown.
    DescriptionDe,
    /// The specification, as a cell has it.
    Details,
    /// The article number.
    Sku,
    /// The barcode.
    Barcode,
    /// In grams.
    Weight,
    /// A variant that comes, with its regular price in minor units.
    NewVariant,
    /// How many pictures come.
    Pictures,
    /// Of how many pictures it is another text.
    ImageAlts,
    /// Another picture shows the variant, by its address, or none.
    VariantImage,
}

impl Shift {
    fn of_product(what: What, from: Option<String>, to: Option<String>) -> Self {
        Self {
            what,
            variant: None,
            from,
            to,
        }
    }

    /// Another status.
    pub fn status(from: Status, to: Status) -> Self {
        Self::of_product(What::Status, Some(from.to_string()), Some(to.to_string()))
    }

    /// Another subcategory.
    pub fn category(from: &str, to: &str) -> Self {
        Self::of_product(What::Category, Some(from.to_owned()), Some(to.to_owned()))
    }

    /// Another collection, or none.
    pub fn collection(from: Option<&str>, to: Option<&str>) -> Self {
        let name = |name: Option<&str>| name.map(ToOwned::to_owned);
        Self::of_product(What::Collection, name(from), name(to))
    }

    /// What changes of a product's words, place and status.
    pub(super) fn of_words(edit: &Edit, before: &Snapshot, places: &Places) -> Vec<Self> {
        let words = |words: &str| Some(short(words)).filter(|words| !words.is_empty());
        let product = |what, from: &str, to: &str| Self::of_product(what, words(from), words(to));
        let german = |what, was: &Option<String>, to: &Option<Option<String>>| {
            let to = to.as_ref()?.as_deref().unwrap_or_default();
            Some(product(what, was.as_deref().unwrap_or_default(), to.trim()))
        };
        let name = |id: Option<CollectionId>| id.map(|id| places.name(id));
        let title = edit.title.as_deref();
        let text = edit.description.as_deref();
        let was = cell::of_details(before.attributes.as_deref().unwrap_or_default());
        let lines = edit.attributes.as_deref().map(cell::of_details);
        [
            title.map(|to| product(What::Title, &before.title, to.trim())),
            text.map(|to| product(What::Description, &before.description, to.trim())),
            german(What::TitleDe, &before.title_de, &edit.title_de),
            german(
                What::DescriptionDe,
                &before.description_de,
                &edit.description_de,
            ),
            lines.map(|to| product(What::Details, &was, &to)),
            edit.category
                .map(|to| Self::category(places.path(before.category), places.path(to))),
            edit.collection
                .filter(|to| *to != before.collection)
                .map(|to| Self::collection(name(before.collection), name(to))),
            edit.status.map(|to| Self::status(before.status, to)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// A variant that comes.
    pub(super) fn new_variant(variant: &SubmittedVariant) -> Self {
        Self {
            what: What::NewVariant,
            variant: Some(variant.values.join(", ")),
            from: None,
            to: Some(variant.price.to_string()),
        }
    }

    /// Pictures that come.
    pub(super) fn pictures(count: usize) -> Self {
        Self::of_product(What::Pictures, None, Some(count.to_string()))
    }

    /// Other texts of so many pictures.
    pub(super) fn alts(count: usize) -> Self {
        Self::of_product(What::ImageAlts, None, Some(count.to_string()))
    }

    /// Another picture of a variant, by its address, or none.
    pub(super) fn variant_image(variant: &SubmittedVariant, address: Option<&str>) -> Self {
        let words = variant.values.join(", ");
        Self {
            what: What::VariantImage,
            variant: (!words.is_empty()).then_some(words),
            from: None,
            to: address.map(ToOwned::to_owned),
        }
    }

    /// All that changes of a variant.
    pub fn of_variant(was: &SubmittedVariant, now: &SubmittedVariant) -> Vec<Self> {
        let number = |number: i64| Some(number.to_string());
        let amount = |number: Option<i64>| number.map(|it| it.to_string());
        let told = [
            (What::Price, number(was.price), number(now.price)),
            (
                What::PriceSale,
                amount(was.price_sale),
                amount(now.price_sale),
            ),
            (What::SaleFrom, moment(was.sale.from), moment(now.sale.from)),
            (
                What::SaleUntil,
                moment(was.sale.until),
                moment(now.sale.until),
            ),
            (What::Stock, number(was.stock), number(now.stock)),
            (What::Weight, amount(was.weight), amount(now.weight)),
            (What::Sku, was.sku.clone(), now.sku.clone()),
            (What::Barcode, was.barcode.clone(), now.barcode.clone()),
        ];
        let words = was.values.join(", ");
        let variant = (!words.is_empty()).then_some(words);
        let differs = told.into_iter().filter(|(_, from, to)| from != to);
        differs
            .map(|(what, from, to)| Self {
                what,
                variant: variant.clone(),
                from,
                to,
            })
            .collect()
    }
}
