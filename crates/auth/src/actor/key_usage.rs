//! Which API keys were used since that was last saved. No request waits for it to be saved.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use db::Pool;
use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use types::SessionId;

use crate::Error;

#[derive(Debug, Default)]
pub(super) struct KeyUsage(Mutex<HashSet<SessionId>>);

impl KeyUsage {
    /// A key was used.
    pub(super) fn record(&self, key: SessionId) {
        let mut used = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        used.insert(key);
    }

    /// Saves which ones were, each at most once a minute.
    pub(super) async fn save(&self, pool: &Pool) -> Result<(), Error> {
        let used = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if used.is_empty() {
            return Ok(());
        }
        diesel::sql_query(
            "update api_keys set last_used_at = now() where session_id = any($1) \
             and (last_used_at is null or last_used_at < now() - interval '1 minute')",
        )
        .bind::<Array<BigInt>, _>(used.into_iter().collect::<Vec<_>>())
        .execute(&mut pool.get().await?)
        .await?;
        Ok(())
    }
}
