//! Imports and exports: sellers upload their products as a table, one row per variant, and download
//! them as one.
//!
//! An import goes `uploaded → checking → checked → applying → applied → undoing → undone`; setting
//! the meaning of its columns again starts a new check. Checking, applying and undoing run in the
//! background, one batch of products per transaction. The outcome of each product is stored in its
//! item, in the same transaction: an interrupted import continues where it stopped, and no product
//! is processed halfway or twice.
//!
//! A bulk change ([`create_bulk`]) takes the same path, starting with the check: it has a rule
//! instead of rows.
//!
//! Pictures in a file are fetched last, after their products are saved: each outside any
//! transaction, a few seconds' worth per job, so that other work gets its turn in between.
//!
//! An existing product is found by its handle: its slug, or the handle under which an import
//! created it. Fields that are not in the file stay as they are.

mod bulk;
mod category_lookup;
mod cell;
mod check;
mod column;
mod days;
mod export;
mod field_change;
mod file;
mod group;
mod item;
mod parsed_product;
mod pictures;
mod plan;
mod rule;
mod snapshot;
mod stage;
mod step;
mod view;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Currency, ImportId, Invalid};

use crate::product::Field;
use crate::{Error, error};
use auth::actor::Seller;
use db::schema::{product_import_items, product_imports};
use db::{Pool, Tx, constraint_of, delete_in_steps};

pub use bulk::{Chosen, create as create_bulk};
pub use column::Column;
pub use export::{Export, template};
pub use field_change::{ChangedField, FieldChange};
pub use file::MOST_ROWS;
pub use item::{Faulty, FaultyRow, Filter, Item, faulty, items};
pub use parsed_product::Fault;
pub use pictures::FetchContext;
pub use rule::{By, Ending, Rule};
pub use stage::Stage;
pub use view::{Counts, FileColumn, Import, Kind, Pictures, find, list};

use stage::Work;
use view::{load, lock};

/// The kind of job that takes an import to the end of its stage.
pub const JOB: &str = "import-products";
/// So many of a column's first cells are shown.
const SAMPLES: usize = 3;

/// A file to import.
#[derive(Debug)]
pub struct New {
    /// What it is called.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// Takes in a file: what its columns seem to mean is told, nothing is done yet. One that is no
/// table is [`Error::Unreadable`].
pub async fn create(pool: &Pool, seller: &Seller, new: &New) -> Result<Import, Error> {
    let content = file::decode(&new.content).map_err(Error::Unreadable)?;
    let separator = file::separator(&content);
    let sheet = file::read(&content, separator).map_err(Error::Unreadable)?;
    let columns = columns(&sheet);
    let rows = i32::try_from(sheet.rows.len()).unwrap_or(i32::MAX);
    drop(sheet);
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let id: ImportId = diesel::insert_into(product_imports::table)
            .values((
                product_imports::shop_id.eq(seller.shop()),
                product_imports::file_name.eq(&new.name),
                product_imports::content.eq(&content),
                product_imports::separator.eq(separator.to_string()),
                product_imports::file_columns.eq(json!(columns)),
                product_imports::row_count.eq(rows),
            ))
            .returning(product_imports::id)
            .get_result(tx.conn())
            .await?;
        load(tx, seller.shop(), Kind::File, id).await
    })
    .await
}

fn columns(sheet: &file::Sheet) -> Vec<FileColumn> {
    let means = Column::recognize(&sheet.head);
    let column = |(place, (heading, means)): (usize, (&String, Option<Column>))| {
        let cells = sheet.rows.iter().filter_map(|row| row.cells.get(place));
        let told = cells.filter(|cell| !cell.is_empty()).take(SAMPLES);
        let short = |text: &String| text.chars().take(80).collect();
        FileColumn {
            heading: short(heading),
            samples: told.map(short).collect(),
            means,
        }
    };
    sheet
        .head
        .iter()
        .zip(means)
        .enumerate()
        .map(column)
        .collect()
}

/// Says what the columns mean, in their order, and has the import checked.
pub async fn check(
    pool: &Pool,
    seller: &Seller,
    import: ImportId,
    means: &[Option<Column>],
) -> Result<Import, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let from = [Stage::Uploaded, Stage::Checked];
        go(tx, seller, (Kind::File, import), &from, Stage::Checking).await?;
        let (columns, content, separator): (serde_json::Value, String, String) =
            product_imports::table
                .find(import)
                .select((
                    product_imports::file_columns,
                    product_imports::content,
                    product_imports::separator,
                ))
                .first(tx.conn())
                .await?;
        let columns = remap(
            &crate::json::read::<Vec<FileColumn>>(&columns.to_string())?,
            means,
        )?;
        let sheet = file::read(&content, separator.chars().next().unwrap_or(','));
        let products = group::group(sheet.map_err(Error::Unreadable)?, means).len();
        diesel::delete(
            product_import_items::table.filter(product_import_items::import_id.eq(import)),
        )
        .execute(tx.conn())
        .await?;
        diesel::update(product_imports::table.find(import))
            .set((
                product_imports::file_columns.eq(json!(columns)),
                product_imports::product_count.eq(i32::try_from(products).unwrap_or(i32::MAX)),
            ))
            .execute(tx.conn())
            .await?;
        load(tx, seller.shop(), Kind::File, import).await
    })
    .await
}

/// Each column has one meaning or none, no two the same, and one tells the products apart.
fn remap(columns: &[FileColumn], means: &[Option<Column>]) -> Result<Vec<FileColumn>, Error> {
    let refuse = |code, message: &str| {
        let fault = error::Fault {
            place: Field::Columns,
            invalid: Invalid::new(code, message),
        };
        Err(Error::Refused(vec![fault]))
    };
    if columns.len() != means.len() {
        return refuse("column_count", "Choose a meaning for each column");
    }
    let said = |wanted: Column| means.iter().filter(|it| **it == Some(wanted)).count();
    if Column::ALL.iter().any(|(column, _)| said(*column) > 1) {
        return refuse("duplicate_column", "Use each meaning for one column only");
    }
    if said(Column::Handle) + said(Column::Title) == 0 {
        return refuse(
            "column_missing",
            "Choose which column has the title or the handle",
        );
    }
    let columns = columns.iter().zip(means);
    Ok(columns
        .map(|(column, means)| FileColumn {
            means: *means,
            ..column.clone()
        })
        .collect())
}

/// Does what the check promised, products with errors left out. While another import writes into
/// the shop: [`Error::ImportAtWork`]. One that is at it already is taken up again, should its work
/// have been given up; nothing is done twice.
pub async fn apply(
    pool: &Pool,
    seller: &Seller,
    kind: Kind,
    import: ImportId,
) -> Result<Import, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let from = [Stage::Checked, Stage::Applying];
        go(tx, seller, (kind, import), &from, Stage::Applying).await?;
        load(tx, seller.shop(), kind, import).await
    })
    .await
}

/// Takes back what the import did: products that it made go, or are archived if they were sold;
/// others are again as they were. What the seller changed since is left as it is. One that is at it
/// already is taken up again.
pub async fn undo(
    pool: &Pool,
    seller: &Seller,
    kind: Kind,
    import: ImportId,
) -> Result<Import, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let from = [Stage::Applied, Stage::Undoing];
        go(tx, seller, (kind, import), &from, Stage::Undoing).await?;
        load(tx, seller.shop(), kind, import).await
    })
    .await
}

/// Another stage, for which the background has work.
async fn go(
    tx: &mut Tx,
    seller: &Seller,
    (kind, import): (Kind, ImportId),
    from: &[Stage],
    to: Stage,
) -> Result<(), Error> {
    load(tx, seller.shop(), kind, import).await?;
    let stage = lock(tx, seller.shop(), import)
        .await?
        .ok_or(Error::NotFound)?;
    if kind == Kind::Rule && to.end() == Some(stage) {
        return Ok(());
    }
    if !from.contains(&stage) {
        return Err(Error::ImportMoved);
    }
    diesel::update(product_imports::table.find(import))
        .set(product_imports::status.eq(to))
        .execute(tx.conn())
        .await
        .map_err(|error| {
            let error = db::Error::from(error);
            match constraint_of(&error) {
                Some("product_imports_one_at_work") => Error::ImportAtWork,
                _ => Error::Database(error),
            }
        })?;
    jobs::enqueue(tx, jobs::NewJob::new(JOB, &import)).await?;
    Ok(())
}

/// Takes an import to the end of its stage, from wherever an earlier run came to.
pub async fn run(
    pool: &Pool,
    currency: &Currency,
    fetch_context: &FetchContext<'_>,
    import: ImportId,
) -> Result<(), Error> {
    let Some(work) = Work::load(pool, currency, fetch_context, import).await? else {
        return Ok(());
    };
    match work.stage {
        Stage::Checking => check::run(&work).await,
        Stage::Applying | Stage::Undoing => step::run(&work).await,
        Stage::Uploaded | Stage::Checked | Stage::Applied | Stage::Undone => Ok(()),
    }
}

/// Forgets imports: after a day those that were never applied, after 90 days the others and after 7
/// changes of many products, which cannot be undone from then on. Answers how many went.
pub async fn forget(pool: &Pool) -> Result<usize, Error> {
    // each with up to ten thousand items and more pictures
    let gone = delete_in_steps(
        pool,
        1,
        "delete from product_imports where id = any(array( \
             select id from product_imports where created_at < now() - interval '90 days' \
             or (rule is not null and created_at < now() - interval '7 days') \
             or (status in ('uploaded', 'checked') and updated_at < now() - interval '1 day') \
             order by id limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}
