//! Applying or undoing what the check planned: one batch of products per transaction, which also
//! records each item's outcome. If a batch fails, its products are processed one by one.

mod apply;
mod undo;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{Invalid, ProductId};

use super::parsed_product::{self, Fault};
use super::plan::Plan;
use super::snapshot::Snapshot;
use super::stage::{Source, Work};
use super::view::lock;
use super::{JOB, Stage, bulk, pictures, plan};
use crate::{Error, json, product};
use db::Tx;
use db::schema::product_imports;

/// Products in one transaction: few enough that a checkout waits for none of them for long.
const BATCH: i64 = 50;

/// An item to apply or to undo.
#[derive(QueryableByName)]
struct PendingItem {
    #[diesel(sql_type = Integer)]
    number: i32,
    #[diesel(sql_type = Integer)]
    first_row: i32,
    #[diesel(sql_type = Text)]
    action: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    product_id: Option<ProductId>,
    #[diesel(sql_type = Nullable<BigInt>)]
    version: Option<i64>,
    #[diesel(sql_type = Nullable<Text>)]
    before: Option<String>,
}

impl PendingItem {
    fn before(&self) -> Result<Option<Snapshot>, Error> {
        self.before.as_deref().map(json::read).transpose()
    }

    /// What is to be done. That it can no longer be done is
    /// [`Error::Refused`] or its like.
    fn plan(&self, work: &Work<'_>, before: Option<&Snapshot>) -> Result<Plan, Error> {
        let sheet = match &work.source {
            Source::File(sheet) => sheet,
            Source::Rule { rule, .. } => {
                let before = before.ok_or(Error::NotFound)?;
                let planned = rule.plan(before, &work.category_lookup);
                return planned.map_err(|_| Error::NotFound);
            }
        };
        let group = sheet.group(self.number)?;
        let stands = before.map(|before| before.category);
        let parsed = parsed_product::read(group, stands, &work.read_context(sheet));
        let planned = parsed.and_then(|parsed| plan::plan(&parsed, before));
        // it was no fault when it was checked: a category went, or another place
        planned.map_err(|_| Error::NotFound)
    }
}

/// What became of an item.
struct Outcome {
    number: i32,
    step: &'static str,
    product: Option<ProductId>,
    version: Option<i64>,
}

/// Goes on until nothing is left to do.
pub(super) async fn run(work: &Work<'_>) -> Result<(), Error> {
    loop {
        match process(work, BATCH).await {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) if is_outcome(&error) => one_by_one(work).await?,
            Err(error) => return Err(error),
        }
    }
    let has_more = work.stage == Stage::Applying && pictures::fetch_due(work).await?;
    db::transaction_of_shop(work.pool, work.shop, async |tx| {
        match lock(tx, work.shop, work.import).await? {
            Some(stage) if stage == work.stage && has_more => {
                jobs::enqueue(tx, jobs::NewJob::new(JOB, &work.import)).await?;
                Ok(())
            }
            Some(stage) if stage == work.stage => finish(work, tx).await,
            _ => Ok(()),
        }
    })
    .await
}

/// As many as a batch has: the one that cannot be done is among them.
async fn one_by_one(work: &Work<'_>) -> Result<(), Error> {
    for _ in 0..BATCH {
        match process(work, 1).await {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(error) if is_outcome(&error) => refuse(work, &error).await?,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// What the seller can understand, unlike a database that is gone.
fn is_outcome(error: &Error) -> bool {
    matches!(
        error,
        Error::NotFound
            | Error::Refused(_)
            | Error::ProductChanged { .. }
            | Error::StockMoved { .. }
            | Error::InvalidStatus { .. }
            | Error::ProductSold
    )
}

/// Takes the next so many on; whether there may be more.
async fn process(work: &Work<'_>, most: i64) -> Result<bool, Error> {
    db::transaction_of_shop(work.pool, work.shop, async |tx| {
        if lock(tx, work.shop, work.import).await? != Some(work.stage) {
            return Ok(false);
        }
        let items = pending_items(work, tx, most).await?;
        if items.is_empty() {
            return Ok(false);
        }
        let done = match work.stage {
            Stage::Undoing => undo::undo(work, tx, &items).await?,
            _ => apply::apply(work, tx, &items).await?,
        };
        record(work, tx, &done).await?;
        Ok(true)
    })
    .await
}

async fn pending_items(work: &Work<'_>, tx: &mut Tx, most: i64) -> Result<Vec<PendingItem>, Error> {
    let step = match work.stage {
        Stage::Undoing => "done",
        _ => "waiting",
    };
    let items = diesel::sql_query(
        "select number, coalesce(row_numbers[1], 0) as first_row, action, product_id, version, before::text as before \
         from product_import_items \
         where import_id = $1 and step = $2 and action in ('create', 'change') \
         order by number limit $3",
    )
    .bind::<BigInt, _>(work.import)
    .bind::<Text, _>(step)
    .bind::<BigInt, _>(most)
    .load(tx.conn())
    .await?;
    Ok(items)
}

async fn finish(work: &Work<'_>, tx: &mut Tx) -> Result<(), Error> {
    let end = match work.stage {
        Stage::Undoing => Stage::Undone,
        _ => Stage::Applied,
    };
    diesel::update(product_imports::table.find(work.import))
        .set(product_imports::status.eq(end))
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn record(work: &Work<'_>, tx: &mut Tx, done: &[Outcome]) -> Result<(), Error> {
    let numbers: Vec<i32> = done.iter().map(|done| done.number).collect();
    let steps: Vec<&str> = done.iter().map(|done| done.step).collect();
    let products: Vec<Option<i64>> = done
        .iter()
        .map(|done| done.product.map(ProductId::get))
        .collect();
    let versions: Vec<Option<i64>> = done.iter().map(|done| done.version).collect();
    diesel::sql_query(
        "update product_import_items i \
         set step = d.step, product_id = d.product_id, version = coalesce(d.version, i.version) \
         from unnest($2::integer[], $3::text[], $4::bigint[], $5::bigint[]) \
             as d (number, step, product_id, version) \
         where i.import_id = $1 and i.number = d.number",
    )
    .bind::<BigInt, _>(work.import)
    .bind::<Array<Integer>, _>(numbers)
    .bind::<Array<Text>, _>(steps)
    .bind::<Array<Nullable<BigInt>>, _>(products)
    .bind::<Array<Nullable<BigInt>>, _>(versions)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// The next item stays as it is, and says why.
async fn refuse(work: &Work<'_>, error: &Error) -> Result<(), Error> {
    db::transaction_of_shop(work.pool, work.shop, async |tx| {
        if lock(tx, work.shop, work.import).await? != Some(work.stage) {
            return Ok(());
        }
        let step = match work.stage {
            Stage::Undoing => "left",
            _ => "refused",
        };
        for item in pending_items(work, tx, 1).await? {
            let faults = json!([Fault::new(item.first_row, None, reason(error))]);
            diesel::sql_query(
                "update product_import_items set step = $3, faults = $4 \
                 where import_id = $1 and number = $2",
            )
            .bind::<BigInt, _>(work.import)
            .bind::<Integer, _>(item.number)
            .bind::<Text, _>(step)
            .bind::<diesel::sql_types::Jsonb, _>(&faults)
            .execute(tx.conn())
            .await?;
        }
        Ok(())
    })
    .await
}

fn reason(error: &Error) -> Invalid {
    match error {
        Error::Refused(faults) => match faults.as_slice() {
            [fault, ..] => fault.invalid.clone(),
            [] => Invalid::new("refused", error.to_string()),
        },
        Error::StockMoved { .. } => Invalid::new("stock_moved", error.to_string()),
        Error::ProductSold => Invalid::new("product_sold", error.to_string()),
        Error::NotFound => Invalid::new(
            "product_gone",
            "The product, its category or its collection no longer exists",
        ),
        _ => Invalid::new(
            "product_changed_since",
            "This product was changed in the meantime",
        ),
    }
}

/// Locks the stock of all these products at once, before any product: so nobody waits in a circle.
async fn lock_stock(work: &Work<'_>, tx: &mut Tx, items: &[PendingItem]) -> Result<(), Error> {
    let products: Vec<ProductId> = items.iter().filter_map(|item| item.product_id).collect();
    if products.is_empty() {
        return Ok(());
    }
    product::lock_stock(tx, work.shop, &products).await
}
