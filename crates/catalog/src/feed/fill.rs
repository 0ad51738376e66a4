//! Building an index from scratch, in batches that the database reads while the index writes.

use diesel_async::AsyncPgConnection;
use search::{Change, Document, Index, Rebuild};
use types::{ProductId, ShopId};

use super::{Position, recorded};
use crate::listing::Words;
use crate::{Error, document};
use db::{Pool, Reads};

const BATCH: i64 = 2000;

/// How far filling has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Products taken.
    pub done: u64,
    /// About how many there are.
    pub total: u64,
}

/// Fills an index that no running process uses; `progress` hears after each batch.
pub async fn fill(
    (pool, reads): (&Pool, &Reads),
    index: &Index,
    progress: impl Fn(Progress),
) -> Result<(), Error> {
    let filled = from_nothing(pool, reads, index, progress);
    filled.await.map(drop)
}

/// Answers up to where the index is filled: as the database was when this began. What changes
/// meanwhile is noted like everything else and comes later.
pub(super) async fn from_nothing(
    pool: &Pool,
    reads: &Reads,
    index: &Index,
    progress: impl Fn(Progress),
) -> Result<Position, Error> {
    // Where we are says the primary, since a replica does not know which transactions are under way;
    // and it is asked first, so that whoever is read then holds all that is seen there.
    let here = recorded::read(&mut *pool.get().await?, None)
        .await?
        .position;
    let loaded = async { load_all(&reads.up_to_date().await, index, &progress).await };
    let rebuild = match reads.while_monitored(loaded).await {
        Ok(rebuild) => rebuild,
        // A replica may go, or cancel what holds it up.
        Err(error) => {
            tracing::warn!(%error, "filling the search index from the primary, from the beginning");
            load_all(pool, index, &progress).await?
        }
    };
    finish(rebuild, here.text()).await?;
    Ok(here)
}

/// An index of everything on sale.
async fn load_all(
    pool: &Pool,
    index: &Index,
    progress: &impl Fn(Progress),
) -> Result<Rebuild, Error> {
    let mut conn = pool.get().await?;
    let conn = &mut *conn;
    let total = u64::try_from(document::count(conn).await?).unwrap_or(0);
    let mut done = 0;
    let words = Words::load(conn).await?;
    let mut documents = names(conn).await?;
    let mut rebuild = begin(index.clone()).await?;
    let mut after = ProductId::new(0);
    loop {
        let next = document::product_batch(conn, &words, after, BATCH);
        let (added, next) = tokio::join!(add(rebuild, documents), next);
        rebuild = added?;
        let next = next?;
        let Some(last) = next.last else {
            return Ok(rebuild);
        };
        done += u64::try_from(next.documents.len()).unwrap_or(0);
        progress(Progress { done, total });
        (after, documents) = (last, next.documents);
    }
}

/// Says every so often in the log how far it has come.
pub(super) fn log(progress: Progress) {
    const OFTEN: u64 = 50;
    let Progress { done, total } = progress;
    if done.div_ceil(2000) % OFTEN == 0 {
        tracing::info!(done, total, "filling the search index");
    }
}

async fn names(conn: &mut AsyncPgConnection) -> Result<Vec<Document>, Error> {
    let categories = document::categories(conn, &[]).await?.into_iter();
    let mut documents: Vec<Document> = categories
        .filter_map(|change| match change {
            Change::Put(document) => Some(document),
            Change::Remove(_) => None,
        })
        .collect();
    let mut after = ShopId::new(0);
    loop {
        let next = document::shop_batch(conn, after, BATCH).await?;
        documents.extend(next.documents);
        match next.last {
            Some(last) => after = last,
            None => return Ok(documents),
        }
    }
}

async fn begin(index: Index) -> Result<Rebuild, Error> {
    Ok(tokio::task::spawn_blocking(move || index.rebuild()).await??)
}

async fn add(mut rebuild: Rebuild, documents: Vec<Document>) -> Result<Rebuild, Error> {
    let added = tokio::task::spawn_blocking(move || rebuild.add(documents).map(|()| rebuild));
    Ok(added.await??)
}

async fn finish(rebuild: Rebuild, position: String) -> Result<(), Error> {
    tokio::task::spawn_blocking(move || rebuild.finish(&position)).await??;
    Ok(())
}
