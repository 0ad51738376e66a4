//! Undo: what an import created is deleted, what it changed is restored.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use diesel_async::RunQueryDsl;
use types::{ProductId, ProductImageId};

use super::{Error, Outcome, PendingItem, Plan, Snapshot, Work, lock_stock, pictures, product};
use crate::import::plan::Edited;
use crate::import::snapshot::Shown;
use crate::product::{Change, Edit, Status, Table};
use db::Tx;

pub(super) async fn undo(
    work: &Work<'_>,
    tx: &mut Tx,
    items: &[PendingItem],
) -> Result<Vec<Outcome>, Error> {
    lock_stock(work, tx, items).await?;
    let mut done = Vec::with_capacity(items.len());
    for item in items {
        let step = match item.before()? {
            None => delete_created(work, tx, item).await?,
            Some(before) => restore_changed(work, tx, item, &before).await?,
        };
        done.push(Outcome {
            number: item.number,
            step,
            product: item
                .product_id
                .filter(|_| step == "archived" || item.before.is_some()),
            version: None,
        });
        if step == "undone" {
            pictures::gone(tx, work.import, item.number).await?;
        }
    }
    Ok(done)
}

#[derive(QueryableByName)]
struct Sold {
    #[diesel(sql_type = Bool)]
    sold: bool,
}

async fn delete_created(
    work: &Work<'_>,
    tx: &mut Tx,
    item: &PendingItem,
) -> Result<&'static str, Error> {
    let (Some(product), Some(seen)) = (item.product_id, item.version) else {
        // the seller has deleted it
        return Ok("undone");
    };
    if was_sold(tx, product).await? {
        product::archive(tx, work.shop, product, seen).await?;
        return Ok("archived");
    }
    product::remove(tx, work.shop, product, Some(seen)).await?;
    Ok("undone")
}

async fn was_sold(tx: &mut Tx, product: ProductId) -> Result<bool, Error> {
    let row: Sold = diesel::sql_query("select was_set_aside($1) as sold")
        .bind::<BigInt, _>(product)
        .get_result(tx.conn())
        .await?;
    Ok(row.sold)
}

async fn restore_changed(
    work: &Work<'_>,
    tx: &mut Tx,
    item: &PendingItem,
    before: &Snapshot,
) -> Result<&'static str, Error> {
    let seen = item.version.ok_or(Error::NotFound)?;
    let added = pictures::added(tx, work.import, item.number).await?;
    let seen = match added.is_empty() {
        true => seen,
        false => product::withdraw_images(tx, work.shop, before.id, seen, &added).await?,
    };
    let edited = match item.plan(work, Some(before))? {
        Plan::Change(edited) => edited,
        Plan::Archive => {
            product::restore(tx, work.shop, before.id, seen, before.status).await?;
            return Ok("undone");
        }
        // nothing but its pictures was new
        Plan::Skip => return Ok("undone"),
        Plan::Create(..) => return Err(Error::NotFound),
    };
    let change = words(&edited, before)?;
    let table = table(&edited, before)?;
    let wanted = (change.as_ref(), table.as_ref());
    product::edit(tx, work.shop, before.id, seen, wanted).await?;
    product::describe_images(tx, before.id, &alts(&edited, before)).await?;
    Ok("undone")
}

fn words(edited: &Edited, before: &Snapshot) -> Result<Option<Change>, Error> {
    if edited.change.is_none() {
        return Ok(None);
    }
    let now = edited.status.unwrap_or(before.status);
    let status = match now.may_become(before.status) {
        true => before.status,
        // what was on sale is no draft again
        false => Status::Hidden,
    };
    let edit = Edit {
        title: Some(before.title.clone()),
        description: Some(before.description.clone()),
        title_de: Some(before.title_de.clone()),
        description_de: Some(before.description_de.clone()),
        category: Some(before.category),
        collection: Some(before.collection),
        status: Some(status),
        attributes: before.attributes.clone(),
        seen: None,
    };
    Change::parse(&edit).map(Some)
}

/// What the pictures showed before.
fn alts(edited: &Edited, before: &Snapshot) -> Vec<(ProductImageId, String)> {
    let changed = |image: &&Shown| edited.alts.iter().any(|(id, _)| *id == image.id);
    let images = before.images.iter().filter(changed);
    images.map(|image| (image.id, image.alt.clone())).collect()
}

/// Pieces go and come by as many as the import brought or took: what was sold since stays sold.
fn table(edited: &Edited, before: &Snapshot) -> Result<Option<Table>, Error> {
    if edited.table.is_none() {
        return Ok(None);
    }
    let mut table = before.table();
    for row in &mut table.variants {
        let counted = edited.stock.iter().find(|(id, _)| row.id == Some(*id));
        row.stock_change = counted.map(|(_, by)| by.saturating_neg());
    }
    Table::parse(table).map(Some)
}
