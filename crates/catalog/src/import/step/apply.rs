//! Apply: products are created and changed.

use super::{Error, Outcome, PendingItem, Plan, Snapshot, Source, Work, bulk, lock_stock, product};
use db::Tx;

pub(super) async fn apply(
    work: &Work<'_>,
    tx: &mut Tx,
    items: &[PendingItem],
) -> Result<Vec<Outcome>, Error> {
    lock_stock(work, tx, items).await?;
    check_unchanged(work, tx, items).await?;
    let mut done = Vec::with_capacity(items.len());
    for item in items {
        let before = item.before()?;
        let plan = item.plan(work, before.as_ref())?;
        let (product, version) = match (plan, before) {
            (Plan::Create(handle, draft), _) => {
                let product = product::add(tx, work.shop, &draft, Some(&handle)).await?;
                (product, 1)
            }
            (Plan::Change(edited), Some(before)) => {
                let wanted = (edited.change.as_ref(), edited.table.as_ref());
                let (id, seen) = (before.id, before.version);
                let version = product::edit(tx, work.shop, id, seen, wanted).await?;
                product::describe_images(tx, id, &edited.alts).await?;
                (id, version)
            }
            // its pictures alone are new: they come later
            (Plan::Skip, Some(before)) => {
                let (id, seen) = (before.id, before.version);
                (
                    id,
                    product::edit(tx, work.shop, id, seen, (None, None)).await?,
                )
            }
            (Plan::Archive, Some(before)) => {
                let (id, seen) = (before.id, before.version);
                (id, product::archive(tx, work.shop, id, seen).await?)
            }
            _ => return Err(Error::NotFound),
        };
        done.push(Outcome {
            number: item.number,
            step: "done",
            product: Some(product),
            version: Some(version),
        });
    }
    Ok(done)
}

/// What is to be new has not come into the shop since the check, and of what is to be so many, as
/// many are there as were seen.
async fn check_unchanged(work: &Work<'_>, tx: &mut Tx, items: &[PendingItem]) -> Result<(), Error> {
    let sheet = match &work.source {
        Source::File(sheet) => sheet,
        Source::Rule { rule, .. } if rule.compares_stock() => {
            let seen = items.iter().filter_map(|item| item.before().transpose());
            let seen: Vec<Snapshot> = seen.collect::<Result<_, _>>()?;
            return bulk::unmoved(tx, work.shop, &seen).await;
        }
        Source::Rule { .. } => return Ok(()),
    };
    let new = items.iter().filter(|item| item.action == "create");
    let mut handles = Vec::new();
    for item in new {
        handles.push(sheet.group(item.number)?.handle.as_str());
    }
    let known = product::load_known(tx, work.shop, &handles).await?;
    match known.first() {
        Some(product) => Err(Error::ProductChanged {
            version: product.version,
        }),
        None => Ok(()),
    }
}
