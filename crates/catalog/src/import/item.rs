//! The products of an import, and the rows that cannot be imported.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::{ImportId, Page, PageRequest, ProductId};

use super::field_change::FieldChange;
use super::file;
use super::parsed_product::Fault;
use super::view::{Kind, load};
use crate::{Error, json};
use auth::actor::Seller;
use db::Pool;
use db::schema::product_imports;

/// Which products of an import are wanted: by what is to be done, or by what became of that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filter {
    /// New ones.
    Create,
    /// That change.
    Change,
    /// In which nothing changes.
    Skip,
    /// That cannot be taken.
    Error,
    /// That could not be applied, or not undone, or of which a picture did not come.
    Failed,
}

impl Filter {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Create => "create",
            Self::Change => "change",
            Self::Skip => "skip",
            Self::Error => "error",
            Self::Failed => "failed",
        }
    }
}

/// A product of an import.
#[derive(Debug, Clone, Deserialize)]
pub struct Item {
    /// Its position in the file, from 1.
    pub number: i32,
    /// The name by which the file knows it.
    pub handle: String,
    /// Its title.
    pub title: String,
    /// Its rows; the head is row 1.
    pub row_numbers: Vec<i32>,
    /// What is to be done: `create`, `change`, `skip`, `error`.
    pub action: String,
    /// How far that is: `waiting`, `done`, `refused`, `undone`, `archived`, `left`.
    pub step: String,
    /// What is against it.
    pub faults: Vec<Fault>,
    /// The product, if it is there.
    pub product_id: Option<ProductId>,
    /// What is different of it, if a rule says so.
    pub changes: Vec<FieldChange>,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Text)]
    items: String,
}

/// A page of an import's products, in the file's order.
pub async fn items(
    pool: &Pool,
    seller: &Seller,
    (kind, import): (Kind, ImportId),
    filter: Option<Filter>,
    page: PageRequest,
) -> Result<Page<Item>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load(tx, seller.shop(), kind, import).await?;
        let found: Found = diesel::sql_query(include_str!("items.sql"))
            .bind::<BigInt, _>(import)
            .bind::<Nullable<Text>, _>(filter.map(Filter::as_str))
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .get_result(tx.conn())
            .await?;
        Ok(Page::new(page, json::read(&found.items)?, found.total))
    })
    .await
}

/// The rows of a file that cannot be taken, to be mended.
#[derive(Debug)]
pub struct Faulty {
    /// What parts the cells.
    pub separator: char,
    /// The headings.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<FaultyRow>,
}

/// A row of a product that cannot be taken.
#[derive(Debug)]
pub struct FaultyRow {
    /// As a spreadsheet counts it.
    pub number: i32,
    /// Its cells.
    pub cells: Vec<String>,
    /// What is against it; empty when only another row of its product is at fault.
    pub faults: Vec<Fault>,
}

#[derive(QueryableByName)]
struct Bad {
    #[diesel(sql_type = diesel::sql_types::Array<diesel::sql_types::Integer>)]
    row_numbers: Vec<i32>,
    #[diesel(sql_type = Text)]
    faults: String,
}

/// All rows of the products with errors, of those that could not be applied, and of those of which a
/// picture did not come.
pub async fn faulty(pool: &Pool, seller: &Seller, import: ImportId) -> Result<Faulty, Error> {
    let (content, separator, bad) = db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load(tx, seller.shop(), Kind::File, import).await?;
        let (content, separator): (String, String) = product_imports::table
            .find(import)
            .select((product_imports::content, product_imports::separator))
            .first(tx.conn())
            .await?;
        let bad: Vec<Bad> = diesel::sql_query(
            "select row_numbers, faults::text as faults from product_import_items \
             where import_id = $1 and (action = 'error' or step = 'refused' \
                 or step = 'done' and faults <> '[]') order by number",
        )
        .bind::<BigInt, _>(import)
        .load(tx.conn())
        .await?;
        Ok::<_, Error>((content, separator, bad))
    })
    .await?;
    let separator = separator.chars().next().unwrap_or(',');
    let sheet = file::read(&content, separator).map_err(Error::Unreadable)?;
    let mut rows = Vec::new();
    for bad in bad {
        let faults: Vec<Fault> = json::read(&bad.faults)?;
        let own = sheet
            .rows
            .iter()
            .filter(|row| bad.row_numbers.contains(&row.number));
        rows.extend(own.map(|row| {
            FaultyRow {
                number: row.number,
                cells: row.cells.clone(),
                faults: faults
                    .iter()
                    .filter(|fault| fault.row == row.number)
                    .cloned()
                    .collect(),
            }
        }));
    }
    Ok(Faulty {
        separator,
        head: sheet.head,
        rows,
    })
}
