//! Work in the background that was given up, as operators look after it.

use db::Pool;
use jobs::look::{self, Parked};
use types::{Page, PageRequest};

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
