//! An import as its seller sees it.

use catalog::import::{Column, Counts, Fault, FileColumn, Import, Item, Pictures, Stage};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::Page;
use utoipa::ToSchema;

use crate::routes::seller::bulk::wire::ProductFieldChange;

/// What a column of a file means.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ImportColumn {
    Handle,
    Title,
    Description,
    TitleDe,
    DescriptionDe,
    Details,
    Category,
    Collection,
    Status,
    Option1Name,
    Option1Value,
    Option2Name,
    Option2Value,
    Option3Name,
    Option3Value,
    Sku,
    Barcode,
    Price,
    SalePrice,
    SaleFrom,
    SaleUntil,
    Stock,
    Weight,
    Images,
    ImageAlts,
    VariantImage,
}

impl From<ImportColumn> for Column {
    fn from(column: ImportColumn) -> Self {
        match column {
            ImportColumn::Handle => Self::Handle,
            ImportColumn::Title => Self::Title,
            ImportColumn::Description => Self::Description,
            ImportColumn::TitleDe => Self::TitleDe,
            ImportColumn::DescriptionDe => Self::DescriptionDe,
            ImportColumn::Details => Self::Details,
            ImportColumn::Category => Self::Category,
            ImportColumn::Collection => Self::Collection,
            ImportColumn::Status => Self::Status,
            ImportColumn::Option1Name => Self::Option1Name,
            ImportColumn::Option1Value => Self::Option1Value,
            ImportColumn::Option2Name => Self::Option2Name,
            ImportColumn::Option2Value => Self::Option2Value,
            ImportColumn::Option3Name => Self::Option3Name,
            ImportColumn::Option3Value => Self::Option3Value,
            ImportColumn::Sku => Self::Sku,
            ImportColumn::Barcode => Self::Barcode,
            ImportColumn::Price => Self::Price,
            ImportColumn::SalePrice => Self::SalePrice,
            ImportColumn::SaleFrom => Self::SaleFrom,
            ImportColumn::SaleUntil => Self::SaleUntil,
            ImportColumn::Stock => Self::Stock,
            ImportColumn::Weight => Self::Weight,
            ImportColumn::Images => Self::Images,
            ImportColumn::ImageAlts => Self::ImageAlts,
            ImportColumn::VariantImage => Self::VariantImage,
        }
    }
}

impl From<Column> for ImportColumn {
    fn from(column: Column) -> Self {
        match column {
            Column::Handle => Self::Handle,
            Column::Title => Self::Title,
            Column::Description => Self::Description,
            Column::TitleDe => Self::TitleDe,
            Column::DescriptionDe => Self::DescriptionDe,
            Column::Details => Self::Details,
            Column::Category => Self::Category,
            Column::Collection => Self::Collection,
            Column::Status => Self::Status,
            Column::Option1Name => Self::Option1Name,
            Column::Option1Value => Self::Option1Value,
            Column::Option2Name => Self::Option2Name,
            Column::Option2Value => Self::Option2Value,
            Column::Option3Name => Self::Option3Name,
            Column::Option3Value => Self::Option3Value,
            Column::Sku => Self::Sku,
            Column::Barcode => Self::Barcode,
            Column::Price => Self::Price,
            Column::SalePrice => Self::SalePrice,
            Column::SaleFrom => Self::SaleFrom,
            Column::SaleUntil => Self::SaleUntil,
            Column::Stock => Self::Stock,
            Column::Weight => Self::Weight,
            Column::Images => Self::Images,
            Column::ImageAlts => Self::ImageAlts,
            Column::VariantImage => Self::VariantImage,
        }
    }
}

/// Status of an import: `uploaded → checking → checked → applying → applied → undoing → undone`.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ImportStatus {
    Uploaded,
    Checking,
    Checked,
    Applying,
    Applied,
    Undoing,
    Undone,
}

impl From<Stage> for ImportStatus {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Uploaded => Self::Uploaded,
            Stage::Checking => Self::Checking,
            Stage::Checked => Self::Checked,
            Stage::Applying => Self::Applying,
            Stage::Applied => Self::Applied,
            Stage::Undoing => Self::Undoing,
            Stage::Undone => Self::Undone,
        }
    }
}

/// An import of products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductImport {
    id: i64,
    #[schema(example = "mugs.csv")]
    file_name: String,
    /// The separator between its cells.
    #[schema(example = ";")]
    separator: String,
    status: ImportStatus,
    /// In the file's order.
    columns: Vec<ImportFileColumn>,
    /// The number of rows, without the headings.
    row_count: i64,
    /// The number of products in them; 0 until the meaning of the columns is set.
    product_count: i64,
    counts: ImportCounts,
    pictures: ImportPictures,
    created_at: DateTime<Utc>,
}

/// A column of the file.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportFileColumn {
    #[schema(example = "Price")]
    heading: String,
    /// The content of its first cells.
    #[schema(example = json!(["19.99", "14.99"]))]
    samples: Vec<String>,
    /// Its meaning, as set or detected; `null` if the column is ignored.
    #[schema(required = true)]
    means: Option<ImportColumn>,
}

/// The number of products of an import by outcome. The first four add up to `productCount` once all
/// are checked.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportCounts {
    /// New products.
    create: i64,
    /// Changed products.
    change: i64,
    /// Products without changes.
    skip: i64,
    /// Products with errors.
    error: i64,
    /// Applied and not undone.
    done: i64,
    /// Not applied, because they were changed after the check.
    refused: i64,
    /// Undone.
    undone: i64,
    /// Archived instead of deleted, because they were sold.
    archived: i64,
    /// Not undone, because they were changed after they were applied.
    left: i64,
}

/// The number of new pictures in a file, by outcome. They are fetched after the products are saved;
/// `status` is `applied` when none is `waiting` any more.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportPictures {
    /// All of them.
    named: i64,
    /// Still to be fetched.
    waiting: i64,
    /// Added and not undone.
    added: i64,
    /// Left out, because the product already has the same picture.
    there: i64,
    /// Could not be fetched or used; the reason is in the product's `faults`.
    refused: i64,
}

impl From<Pictures> for ImportPictures {
    fn from(pictures: Pictures) -> Self {
        Self {
            named: pictures.named,
            waiting: pictures.waiting,
            added: pictures.added,
            there: pictures.there,
            refused: pictures.refused,
        }
    }
}

impl From<Counts> for ImportCounts {
    fn from(counts: Counts) -> Self {
        Self {
            create: counts.create,
            change: counts.change,
            skip: counts.skip,
            error: counts.error,
            done: counts.done,
            refused: counts.refused,
            undone: counts.undone,
            archived: counts.archived,
            left: counts.left,
        }
    }
}

impl From<FileColumn> for ImportFileColumn {
    fn from(column: FileColumn) -> Self {
        Self {
            heading: column.heading,
            samples: column.samples,
            means: column.means.map(ImportColumn::from),
        }
    }
}

impl From<Import> for ProductImport {
    fn from(import: Import) -> Self {
        let columns = import.columns.into_iter();
        Self {
            id: import.id.get(),
            file_name: import.file_name,
            separator: import.separator,
            status: import.status.into(),
            columns: columns.map(ImportFileColumn::from).collect(),
            row_count: import.row_count,
            product_count: import.product_count,
            counts: import.counts.into(),
            pictures: import.pictures.into(),
            created_at: import.created_at,
        }
    }
}

/// The shop's latest imports.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductImportList {
    items: Vec<ProductImport>,
}

impl From<Vec<Import>> for ProductImportList {
    fn from(list: Vec<Import>) -> Self {
        Self {
            items: list.into_iter().map(ProductImport::from).collect(),
        }
    }
}

/// A product of an import.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductImportItem {
    /// Its position in the file, from 1.
    number: i32,
    #[schema(example = "speckled-mug")]
    handle: String,
    #[schema(example = "Speckled mug")]
    title: String,
    /// Its row numbers; the headings are row 1.
    #[schema(example = json!([2, 3]))]
    rows: Vec<i32>,
    /// The planned action: `create`, `change`, `skip` or `error`.
    #[schema(example = "create")]
    action: String,
    /// Its progress: `waiting`, `done`, `refused`, `undone`, `archived` or `left`.
    #[schema(example = "waiting")]
    step: String,
    /// Why it cannot be changed.
    faults: Vec<ImportFault>,
    /// The product, if the shop has it.
    #[schema(required = true)]
    product_id: Option<i64>,
    /// The changes to the product; empty for a new one.
    changes: Vec<ProductFieldChange>,
}

/// Why a product cannot be imported.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportFault {
    /// The row number; the headings are row 1.
    row: i32,
    #[schema(required = true)]
    column: Option<ImportColumn>,
    #[schema(example = "invalid_price")]
    code: String,
    #[schema(example = "Enter a price such as 19.99")]
    message: String,
    /// The URL of the picture, if it concerns one.
    #[schema(required = true, example = json!(null))]
    address: Option<String>,
}

impl From<Fault> for ImportFault {
    fn from(fault: Fault) -> Self {
        Self {
            row: fault.row,
            column: fault.column.map(ImportColumn::from),
            code: fault.code,
            message: fault.message,
            address: fault.address,
        }
    }
}

impl From<Item> for ProductImportItem {
    fn from(item: Item) -> Self {
        Self {
            number: item.number,
            handle: item.handle,
            title: item.title,
            rows: item.row_numbers,
            action: item.action,
            step: item.step,
            faults: item.faults.into_iter().map(ImportFault::from).collect(),
            product_id: item.product_id.map(|id| id.get()),
            changes: item.changes.into_iter().map(Into::into).collect(),
        }
    }
}

/// One page of an import's products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductImportItemPage {
    items: Vec<ProductImportItem>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<Item>> for ProductImportItemPage {
    fn from(page: Page<Item>) -> Self {
        Self {
            items: page
                .items
                .into_iter()
                .map(ProductImportItem::from)
                .collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}
