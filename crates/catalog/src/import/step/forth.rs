//! Apply: products are created and changed.

use super::{Done, Error, Plan, Snapshot, Source, Turn, Work, bulk, lock_goods, product};
use db::Tx;

pub(super) async fn apply(
    work: &Work<'_>,
    tx: &mut Tx,
    turns: &[Turn],
) -> Result<Vec<Done>, Error> {
    lock_goods(work, tx, turns).await?;
    free(work, tx, turns).await?;
    let mut done = Vec::with_capacity(turns.len());
    for turn in turns {
        let before = turn.before()?;
        let plan = turn.plan(work, before.as_ref())?;
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
        done.push(Done {
            number: turn.number,
            step: "done",
            product: Some(product),
            version: Some(version),
        });
    }
    Ok(done)
}

/// What is to be new has not come into the shop since the check, and of what is to be so many, as
/// many are there as were seen.
async fn free(work: &Work<'_>, tx: &mut Tx, turns: &[Turn]) -> Result<(), Error> {
    let sheet = match &work.source {
        Source::File(sheet) => sheet,
        Source::Rule { rule, .. } if rule.compares_stock() => {
            let seen = turns.iter().filter_map(|turn| turn.before().transpose());
            let seen: Vec<Snapshot> = seen.collect::<Result<_, _>>()?;
            return bulk::unmoved(tx, work.shop, &seen).await;
        }
        Source::Rule { .. } => return Ok(()),
    };
    let new = turns.iter().filter(|turn| turn.action == "create");
    let mut handles = Vec::new();
    for turn in new {
        handles.push(sheet.group(turn.number)?.handle.as_str());
    }
    let known = product::load_known(tx, work.shop, &handles).await?;
    match known.first() {
        Some(product) => Err(Error::ProductChanged {
            version: product.version,
        }),
        None => Ok(()),
    }
}
