//! Background jobs that were given up, as operators look after them.

use db::Pool;
use jobs::look::{self, Parked};
use serde_json::json;
use types::{Page, PageRequest, Text};

use crate::Error;
use crate::actor::Operator;
use crate::audit::{self, Action, Entry, Target, TargetKind};

/// Jobs that were given up, the latest first.
pub async fn given_up(pool: &Pool, _: &Operator, page: PageRequest) -> Result<Page<Parked>, Error> {
    db::transaction(pool, async |tx| Ok(look::list_parked(tx, page).await?)).await
}

/// Has a job that was given up done after all; [`Error::NotFound`] if it is none of those.
pub async fn try_again(pool: &Pool, operator: &Operator, id: i64) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        let kind = look::try_again(tx, id).await?.ok_or(Error::NotFound)?;
        let target = Target::new(TargetKind::Job, id, &kind);
        audit::record(tx, operator, Entry::new(Action::JobRetried, target)).await
    })
    .await
}

/// Retries all parked jobs of a kind. Returns how many; none is not recorded in the audit log.
pub async fn try_all_again(
    pool: &Pool,
    operator: &Operator,
    kind: &Text<100>,
) -> Result<usize, Error> {
    db::transaction(pool, async |tx| {
        let tried = look::try_all_again(tx, kind.as_str()).await?;
        if tried > 0 {
            let target = Target::new(TargetKind::Job, kind.as_str(), kind.as_str());
            let entry = Entry::new(Action::JobRetried, target).after(json!({ "jobs": tried }));
            audit::record(tx, operator, entry).await?;
        }
        Ok(tried)
    })
    .await
}
