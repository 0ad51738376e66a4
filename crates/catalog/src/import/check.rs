//! The check: each product in the file is compared with the present one, and the planned change is
//! stored. The shop is not changed.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Jsonb};
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use types::ProductId;

use super::field_change::FieldChange;
use super::group::Group;
use super::pictures;
use super::plan::{Plan, field_changes, plan};
use super::snapshot::Snapshot;
use super::stage::{Sheet, Source, Work};
use super::view::lock;
use super::{Stage, bulk, parsed_product};
use crate::Error;
use crate::product;
use db::Tx;
use db::schema::{product_import_items, product_imports};

/// Products in one transaction.
const BATCH: usize = 250;
/// Letters of a title that are shown.
const SHOWN: usize = 200;

/// Checks what is not checked yet.
pub(super) async fn run(work: &Work<'_>) -> Result<(), Error> {
    while db::transaction_of_shop(work.pool, work.shop, async |tx| batch(work, tx).await).await? {}
    Ok(())
}

/// Whether there may be more.
async fn batch(work: &Work<'_>, tx: &mut Tx) -> Result<bool, Error> {
    if lock(tx, work.shop, work.import).await? != Some(Stage::Checking) {
        return Ok(false);
    }
    let checked: i64 = product_import_items::table
        .filter(product_import_items::import_id.eq(work.import))
        .count()
        .get_result(tx.conn())
        .await?;
    let checked = usize::try_from(checked).unwrap_or(usize::MAX);
    let items = match &work.source {
        Source::File(sheet) => {
            let groups = sheet.groups.iter().skip(checked).take(BATCH);
            let groups: Vec<&Group> = groups.collect();
            let mut known = known(work, tx, &groups).await?;
            pictures::trace(tx, known.values_mut()).await?;
            let numbered = (checked + 1..).zip(groups);
            let known = |group: &Group| known.get(&group.handle);
            numbered
                .map(|(number, group)| item(work, sheet, number, (group, known(group))))
                .collect()
        }
        Source::Rule { rule, chosen } => {
            let ids = chosen.iter().copied().skip(checked).take(BATCH);
            let ids: Vec<ProductId> = ids.collect();
            bulk::items(work, tx, rule, (checked, &ids)).await?
        }
    };
    if items.is_empty() {
        diesel::update(product_imports::table.find(work.import))
            .set(product_imports::status.eq(Stage::Checked))
            .execute(tx.conn())
            .await?;
        return Ok(false);
    }
    let items = Value::Array(items);
    diesel::sql_query(include_str!("insert_items.sql"))
        .bind::<BigInt, _>(work.import)
        .bind::<Jsonb, _>(&items)
        .execute(tx.conn())
        .await?;
    diesel::sql_query(include_str!("insert_pictures.sql"))
        .bind::<BigInt, _>(work.import)
        .bind::<Jsonb, _>(&items)
        .execute(tx.conn())
        .await?;
    Ok(true)
}

/// The products that are there, by the handles under which the file knows them.
async fn known(
    work: &Work<'_>,
    tx: &mut Tx,
    groups: &[&Group],
) -> Result<HashMap<String, Snapshot>, Error> {
    let handles: Vec<&str> = groups.iter().map(|group| group.handle.as_str()).collect();
    let mut known = HashMap::new();
    for product in product::load_known(tx, work.shop, &handles).await? {
        // one that an import made under the handle goes before one whose slug it is
        match product.handle.clone() {
            Some(handle) => {
                known.insert(handle, Snapshot::from(product));
            }
            None => {
                known
                    .entry(product.slug.clone())
                    .or_insert_with(|| Snapshot::from(product));
            }
        }
    }
    Ok(known)
}

fn item(
    work: &Work<'_>,
    sheet: &Sheet,
    number: usize,
    (group, before): (&Group, Option<&Snapshot>),
) -> Value {
    let stands = before.map(|before| before.category);
    let planned =
        parsed_product::read(group, stands, &work.read_context(sheet)).and_then(|parsed| {
            let fresh = pictures::fresh(&parsed, before)?;
            let plan = plan(&parsed, before)?;
            let mut field_changes = before.map_or_else(Vec::new, |before| {
                field_changes(&parsed, before, &work.category_lookup)
            });
            if before.is_some() && !fresh.is_empty() {
                field_changes.push(FieldChange::pictures(fresh.len()));
            }
            Ok((plan, fresh, field_changes))
        });
    let (action, faults, kept, fresh, field_changes) = match planned {
        Ok((Plan::Create(..), fresh, _)) => ("create", Vec::new(), None, fresh, Vec::new()),
        Ok((Plan::Skip, fresh, _)) if fresh.is_empty() => {
            ("skip", Vec::new(), None, fresh, Vec::new())
        }
        Ok((_, fresh, field_changes)) => ("change", Vec::new(), before, fresh, field_changes),
        Err(faults) => ("error", faults, None, Vec::new(), Vec::new()),
    };
    let rows: Vec<i32> = group.rows.iter().map(|row| row.number).collect();
    json!({
        "number": number, "handle": short(&group.handle), "title": short(group.title()),
        "row_numbers": rows, "action": action, "faults": faults,
        "product_id": before.map(|before| before.id), "before": kept, "pictures": fresh,
        "changes": field_changes,
    })
}

/// As much of a title or handle as is shown.
pub(super) fn short(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}
