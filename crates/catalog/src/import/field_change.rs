//! The changes to a product in an import or bulk change, as from and to.

use serde::{Deserialize, Serialize};

use types::CollectionId;

use super::category_lookup::CategoryLookup;
use super::cell;
use super::check::short;
use super::rule::moment;
use super::snapshot::Snapshot;
use crate::product::{Edit, Status, SubmittedVariant};

/// One thing that changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldChange {
    /// What.
    pub what: ChangedField,
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
pub enum ChangedField {
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

impl FieldChange {
    fn of_product(what: ChangedField, from: Option<String>, to: Option<String>) -> Self {
        Self {
            what,
            variant: None,
            from,
            to,
        }
    }

    /// Another status.
    pub fn status(from: Status, to: Status) -> Self {
        Self::of_product(
            ChangedField::Status,
            Some(from.to_string()),
            Some(to.to_string()),
        )
    }

    /// Another subcategory.
    pub fn category(from: &str, to: &str) -> Self {
        Self::of_product(
            ChangedField::Category,
            Some(from.to_owned()),
            Some(to.to_owned()),
        )
    }

    /// Another collection, or none.
    pub fn collection(from: Option<&str>, to: Option<&str>) -> Self {
        let name = |name: Option<&str>| name.map(ToOwned::to_owned);
        Self::of_product(ChangedField::Collection, name(from), name(to))
    }

    /// What changes of a product's words, place and status.
    pub(super) fn of_words(
        edit: &Edit,
        before: &Snapshot,
        category_lookup: &CategoryLookup,
    ) -> Vec<Self> {
        let words = |words: &str| Some(short(words)).filter(|words| !words.is_empty());
        let product = |what, from: &str, to: &str| Self::of_product(what, words(from), words(to));
        let german = |what, was: &Option<String>, to: &Option<Option<String>>| {
            let to = to.as_ref()?.as_deref().unwrap_or_default();
            Some(product(what, was.as_deref().unwrap_or_default(), to.trim()))
        };
        let name = |id: Option<CollectionId>| id.map(|id| category_lookup.name(id));
        let title = edit.title.as_deref();
        let text = edit.description.as_deref();
        let was = cell::format_details(before.attributes.as_deref().unwrap_or_default());
        let lines = edit.attributes.as_deref().map(cell::format_details);
        [
            title.map(|to| product(ChangedField::Title, &before.title, to.trim())),
            text.map(|to| product(ChangedField::Description, &before.description, to.trim())),
            german(ChangedField::TitleDe, &before.title_de, &edit.title_de),
            german(
                ChangedField::DescriptionDe,
                &before.description_de,
                &edit.description_de,
            ),
            lines.map(|to| product(ChangedField::Details, &was, &to)),
            edit.category.map(|to| {
                Self::category(
                    category_lookup.path(before.category),
                    category_lookup.path(to),
                )
            }),
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
            what: ChangedField::NewVariant,
            variant: Some(variant.values.join(", ")),
            from: None,
            to: Some(variant.price.to_string()),
        }
    }

    /// Pictures that come.
    pub(super) fn pictures(count: usize) -> Self {
        Self::of_product(ChangedField::Pictures, None, Some(count.to_string()))
    }

    /// Other texts of so many pictures.
    pub(super) fn alts(count: usize) -> Self {
        Self::of_product(ChangedField::ImageAlts, None, Some(count.to_string()))
    }

    /// Another picture of a variant, by its address, or none.
    pub(super) fn variant_image(variant: &SubmittedVariant, address: Option<&str>) -> Self {
        let words = variant.values.join(", ");
        Self {
            what: ChangedField::VariantImage,
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
            (ChangedField::Price, number(was.price), number(now.price)),
            (
                ChangedField::PriceSale,
                amount(was.price_sale),
                amount(now.price_sale),
            ),
            (
                ChangedField::SaleFrom,
                moment(was.sale.from),
                moment(now.sale.from),
            ),
            (
                ChangedField::SaleUntil,
                moment(was.sale.until),
                moment(now.sale.until),
            ),
            (ChangedField::Stock, number(was.stock), number(now.stock)),
            (ChangedField::Weight, amount(was.weight), amount(now.weight)),
            (ChangedField::Sku, was.sku.clone(), now.sku.clone()),
            (
                ChangedField::Barcode,
                was.barcode.clone(),
                now.barcode.clone(),
            ),
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
