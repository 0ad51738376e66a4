//! A bulk change, as its seller sees it.

use catalog::import::{By, ChangedField, Fault, FieldChange, Import, Item, Rule};
use chrono::{DateTime, Utc};
use serde::Serialize;
use types::Page;
use utoipa::ToSchema;

use super::input::{ProductBulkRule, ProductBulkWhat};
use crate::routes::seller::imports::wire::{ImportCounts, ImportStatus};

/// A bulk change. Its status goes `checking → checked → applying → applied → undoing → undone`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductBulk {
    id: i64,
    status: ImportStatus,
    /// The requested change.
    #[schema(required = true)]
    change: Option<ProductBulkRule>,
    /// The number of selected products.
    product_count: i64,
    counts: ImportCounts,
    created_at: DateTime<Utc>,
}

/// The latest bulk changes.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductBulkList {
    items: Vec<ProductBulk>,
}

/// One page of the products in a bulk change.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductBulkItemPage {
    items: Vec<ProductBulkItem>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

/// A product in a bulk change.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductBulkItem {
    /// Its position, from 1.
    number: i32,
    title: String,
    /// The product, if it still exists.
    #[schema(required = true)]
    product_id: Option<i64>,
    /// `change`, `skip` if nothing would change, or `error` if it cannot be changed.
    #[schema(example = "change")]
    action: String,
    /// Its progress: `waiting`, `done`, `refused`, `undone` or `left`.
    #[schema(example = "waiting")]
    step: String,
    /// Why it cannot be changed.
    faults: Vec<ProductBulkFault>,
    /// The changes to the product.
    changes: Vec<ProductFieldChange>,
}

/// Why a product cannot be changed or undone.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductBulkFault {
    #[schema(example = "sale_price_out_of_range")]
    code: String,
    #[schema(example = "The sale price must be above zero and below the price")]
    message: String,
}

impl From<Fault> for ProductBulkFault {
    fn from(fault: Fault) -> Self {
        Self {
            code: fault.code,
            message: fault.message,
        }
    }
}

/// One change to a product.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductFieldChange {
    what: ProductBulkPart,
    /// The variant's values; `null` for the product itself.
    #[schema(required = true, example = "Forest green, 350 ml")]
    variant: Option<String>,
    /// The old value: minor units, pieces, grams, a status, text, a name, a URL or a time,
    /// depending on `what`; `null` if empty.
    #[schema(required = true, example = "1999")]
    from: Option<String>,
    /// The new value.
    #[schema(required = true, example = "1799")]
    to: Option<String>,
}

/// The field of a product that changes.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProductBulkPart {
    Price,
    PriceSale,
    SaleFrom,
    SaleUntil,
    Stock,
    Status,
    Category,
    Collection,
    Title,
    Description,
    TitleDe,
    DescriptionDe,
    Details,
    Sku,
    Barcode,
    Weight,
    NewVariant,
    Pictures,
    ImageAlts,
    VariantImage,
}

impl From<ChangedField> for ProductBulkPart {
    fn from(what: ChangedField) -> Self {
        match what {
            ChangedField::Price => Self::Price,
            ChangedField::PriceSale => Self::PriceSale,
            ChangedField::SaleFrom => Self::SaleFrom,
            ChangedField::SaleUntil => Self::SaleUntil,
            ChangedField::Stock => Self::Stock,
            ChangedField::Status => Self::Status,
            ChangedField::Category => Self::Category,
            ChangedField::Collection => Self::Collection,
            ChangedField::Title => Self::Title,
            ChangedField::Description => Self::Description,
            ChangedField::TitleDe => Self::TitleDe,
            ChangedField::DescriptionDe => Self::DescriptionDe,
            ChangedField::Details => Self::Details,
            ChangedField::Sku => Self::Sku,
            ChangedField::Barcode => Self::Barcode,
            ChangedField::Weight => Self::Weight,
            ChangedField::NewVariant => Self::NewVariant,
            ChangedField::Pictures => Self::Pictures,
            ChangedField::ImageAlts => Self::ImageAlts,
            ChangedField::VariantImage => Self::VariantImage,
        }
    }
}

impl From<FieldChange> for ProductFieldChange {
    fn from(change: FieldChange) -> Self {
        Self {
            what: change.what.into(),
            variant: change.variant,
            from: change.from,
            to: change.to,
        }
    }
}

impl From<Rule> for ProductBulkRule {
    fn from(rule: Rule) -> Self {
        let blank = |what| Self {
            what,
            amount: None,
            basis_points: None,
            ending: None,
            sale_from: None,
            sale_until: None,
            pieces: None,
            status: None,
            category_id: None,
            collection_id: None,
        };
        let by = |rule: Self, by: By| match by {
            By::Amount(amount) => Self {
                amount: Some(amount),
                ..rule
            },
            By::BasisPoints(points) => Self {
                basis_points: Some(points),
                ..rule
            },
        };
        match rule {
            Rule::Price { by: much, ending } => Self {
                ending: Some(ending.into()),
                ..by(blank(ProductBulkWhat::Price), much)
            },
            Rule::Sale { off, ending, dates } => Self {
                ending: Some(ending.into()),
                sale_from: dates.from,
                sale_until: dates.until,
                ..by(blank(ProductBulkWhat::Sale), off)
            },
            Rule::EndSale => blank(ProductBulkWhat::EndSale),
            Rule::AddStock(pieces) => Self {
                pieces: Some(pieces),
                ..blank(ProductBulkWhat::AddStock)
            },
            Rule::SetStock(pieces) => Self {
                pieces: Some(pieces),
                ..blank(ProductBulkWhat::SetStock)
            },
            Rule::Status(status) => Self {
                status: Some(status.into()),
                ..blank(ProductBulkWhat::Status)
            },
            Rule::Category(category) => Self {
                category_id: Some(category.get()),
                ..blank(ProductBulkWhat::Category)
            },
            Rule::PutIn(collection) => Self {
                collection_id: Some(collection.get()),
                ..blank(ProductBulkWhat::PutIn)
            },
            Rule::TakeOut(collection) => Self {
                collection_id: Some(collection.get()),
                ..blank(ProductBulkWhat::TakeOut)
            },
        }
    }
}

impl From<Import> for ProductBulk {
    fn from(bulk: Import) -> Self {
        Self {
            id: bulk.id.get(),
            status: bulk.status.into(),
            change: bulk.rule.map(ProductBulkRule::from),
            product_count: bulk.product_count,
            counts: bulk.counts.into(),
            created_at: bulk.created_at,
        }
    }
}

impl From<Vec<Import>> for ProductBulkList {
    fn from(bulks: Vec<Import>) -> Self {
        Self {
            items: bulks.into_iter().map(ProductBulk::from).collect(),
        }
    }
}

impl From<Item> for ProductBulkItem {
    fn from(item: Item) -> Self {
        Self {
            number: item.number,
            title: item.title,
            product_id: item.product_id.map(|id| id.get()),
            action: item.action,
            step: item.step,
            faults: item
                .faults
                .into_iter()
                .map(ProductBulkFault::from)
                .collect(),
            changes: item
                .changes
                .into_iter()
                .map(ProductFieldChange::from)
                .collect(),
        }
    }
}

impl From<Page<Item>> for ProductBulkItemPage {
    fn from(page: Page<Item>) -> Self {
        Self {
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            items: page.items.into_iter().map(ProductBulkItem::from).collect(),
        }
    }
}
