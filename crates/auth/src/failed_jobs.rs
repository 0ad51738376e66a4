//! Background jobs that failed for good: operators list and retry them.

use db::Pool;
use jobs::queue_status::{self, Parked};
use serde_json::json;
use types::{Page, PageRequest, Text};

use crate::Error;
use crate::actor::Operator;
use crate::audit::{self, Action, Entry, Target, TargetKind};

/// Jobs that failed for good, the latest first.
pub async fn list(pool: &Pool, _: &Operator, page: PageRequest) -> Result<Page<Parked>, Error> {
    db::transaction(pool, async |tx| {
        Ok(queue_status::list_parked(tx, page).await?)
    })
    .await
}

/// Retries a job that failed for good; [`Error::NotFound`] if it is none of those.
pub async fn retry(pool: &Pool, operator: &Operator, id: i64) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        let kind = queue_status::retry(tx, id).await?.ok_or(Error::NotFound)?;
        let target = Target::new(TargetKind::Job, id, &kind);
        audit::record(tx, operator, Entry::new(Action::JobRetried, target)).await
    })
    .await
}

/// Retries all parked jobs of a kind. Returns how many; none is not recorded in the audit log.
pub async fn retry_all(pool: &Pool, operator: &Operator, kind: &Text<100>) -> Result<usize, Error> {
    db::transaction(pool, async |tx| {
        let tried = queue_status::retry_all(tx, kind.as_str()).await?;
        if tried > 0 {
            let target = Target::new(TargetKind::Job, kind.as_str(), kind.as_str());
            let entry = Entry::new(Action::JobRetried, target).after(json!({ "jobs": tried }));
            audit::record(tx, operator, entry).await?;
        }
        Ok(tried)
    })
    .await
}
