//! An import as its seller sees it.

use catalog::import::{Column, Counts, Fault, FileColumn, Import, Item, Pictures, Stage};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::Page;
use utoipa::ToSchema;

use crate::routes::seller::bulk::wire::ProductBulkShift;

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

/// Where an import is: `uploaded → checking → checked → applying → applied → undoing → undone`.
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

/// A table of products on its way into the shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductImport {
    id: i64,
    #[schema(example = "mugs.csv")]
    file_name: String,
    /// What parts its cells.
    #[schema(example = ";")]
    separator: String,
    status: ImportStatus,
    /// In the file's order.
    columns: Vec<ImportFileColumn>,
    /// How many rows stand below the headings.
    row_count: i64,
    /// How many products these make; 0 before the columns are said.
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
    /// What stands in its first cells.
    #[schema(example = json!(["19.99", "14.99"]))]
    samples: Vec<String>,
    /// What it means, or seems to; `null` for one that is left out.
    #[schema(required = true)]
    means: Option<ImportColumn>,
}

/// How many products of an import there are of each kind. The first four add up to
/// `productCount` when all are checked.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportCounts {
    /// New ones.
    create: i64,
    /// That change.
    change: i64,
    /// In which nothing changes.
    skip: i64,
    /// That cannot be taken.
    error: i64,
    /// Applied, and not undone.
    done: i64,
    /// Not applied, since they were changed after the check.
    refused: i64,
    /// Undone.
    undone: i64,
    /// Archived instead of deleted, since they were sold.
    archived: i64,
    /// Not undone, since they were changed after they were applied.
    left: i64,
}

/// How many pictures a file names that their products do not have, and what became of them. They are
/// fetched once the products are there; `status` is `applied` when no more are `waiting`.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportPictures {
    /// All of them.
    named: i64,
    /// Still to be fetched.
    waiting: i64,
    /// Added, and not undone.
    added: i64,
    /// Left out, since the product has the very same picture.
    there: i64,
    /// That could not be fetched, or not be used; why is among the faults of the product.
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
    /// Its place in the file, from 1.
    number: i32,
    #[schema(example = "speckled-mug")]
    handle: String,
    #[schema(example = "Speckled mug")]
    title: String,
    /// Its rows; the headings are row 1.
    #[schema(example = json!([2, 3]))]
    rows: Vec<i32>,
    /// What is to be done: `create`, `change`, `skip` or `error`.
    #[schema(example = "create")]
    action: String,
    /// How far that is: `waiting`, `done`, `refused`, `undone`, `archived` or `left`.
    #[schema(example = "waiting")]
    step: String,
    /// What is against it.
    faults: Vec<ImportFault>,
    /// The product, if the shop has it.
    #[schema(required = true)]
    product_id: Option<i64>,
    /// What is different of it from then on; nothing of a new one.
    changes: Vec<ProductBulkShift>,
}

/// Why a product of an import cannot be taken.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportFault {
    /// The row; the headings are row 1.
    row: i32,
    #[schema(required = true)]
    column: Option<ImportColumn>,
    #[schema(example = "invalid_price")]
    code: String,
    #[schema(example = "Enter a price such as 19.99")]
    message: String,
    /// The picture that it is about, if it is about one.
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
    /// How many on all pages.
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
