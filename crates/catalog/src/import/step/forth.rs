//! Products are made and changed.

use super::{Done, Error, Plan, Turn, Work, lock_goods, product};
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
        let (wanted, plan) = turn.plan(work, before.as_ref())?;
        let (product, version) = match (plan, before) {
            (Plan::Create(draft), _) => {
                let product = product::add(tx, work.shop, &draft, Some(&wanted.handle)).await?;
                (product, 1)
            }
            (Plan::Change(edited), Some(before)) => {
                let wanted = (edited.change.as_ref(), edited.table.as_ref());
                let (id, seen) = (before.id, before.version);
                (id, product::edit(tx, work.shop, id, seen, wanted).await?)
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

/// What is to be new has not come into the shop since the check.
async fn free(work: &Work<'_>, tx: &mut Tx, turns: &[Turn]) -> Result<(), Error> {
    let new = turns.iter().filter(|turn| turn.action == "create");
    let mut handles = Vec::new();
    for turn in new {
        handles.push(work.group(turn.number)?.handle.as_str());
    }
    let known = product::load_known(tx, work.shop, &handles).await?;
    match known.first() {
        Some(product) => Err(Error::ProductChanged {
            version: product.version,
        }),
        None => Ok(()),
    }
}
