//! The search index of this process: its folder, its searcher, and the feed that keeps it up to
//! date.

use std::path::Path;

use anyhow::Context;
use catalog::feed::{self, Feed, Progress};
use catalog::listing::Listings;
use db::{Pool, Reads};
use indicatif::{ProgressBar, ProgressStyle};
use search::{Index, IndexFolder};

use crate::Config;

/// The listings and where they come from.
pub struct SearchIndex {
    /// What listings answer from.
    pub listings: Listings,
    /// What keeps them as the database is.
    pub feed: Feed,
    /// Where the index lies; no other process uses it meanwhile.
    pub folder: IndexFolder,
}

/// Opens this process's index. The listings answer once the feed has caught up.
pub async fn open(config: &Config, pool: &Pool) -> anyhow::Result<SearchIndex> {
    let (folder, index) = index(&config.data)?;
    let connections = feed_connections(&config.db.url, &config.db.replicas).await?;
    let listings = Listings::new(index);
    Ok(SearchIndex {
        feed: Feed::new(connections, pool, listings.clone()),
        listings,
        folder,
    })
}

/// The feed's own connections: to the database, and to servers that follow it for filling the index.
async fn feed_connections(url: &str, replicas: &[String]) -> anyhow::Result<(Pool, Reads)> {
    let settings = feed::pool_settings();
    let pool = Pool::connect(url, &settings).await?;
    let reads = Reads::connect(&pool, (url, &settings), replicas, feed::MAX_LAG).await?;
    Ok((pool, reads))
}

/// Fills the index anew that the next gateway on this machine will use; answers where it is.
pub async fn fill(url: &str, replicas: &[String], data: &Path) -> anyhow::Result<String> {
    let (folder, index) = index(data)?;
    let (pool, reads) = feed_connections(url, replicas).await?;
    let bar = ProgressBar::new(0);
    let style = "{bar:40} {pos} of {len} products, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(style)?);
    let show = |progress: Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
    };
    feed::fill((&pool, &reads), &index, show).await?;
    bar.finish_and_clear();
    let (documents, path) = (index.documents(), folder.path().display());
    Ok(format!(
        "{documents} products, shops and categories in {path}"
    ))
}

fn index(data: &Path) -> anyhow::Result<(IndexFolder, Index)> {
    let folder = IndexFolder::claim(data).with_context(|| {
        format!(
            "claiming a folder for the search index in {}",
            data.display()
        )
    })?;
    let index = Index::open(folder.path())
        .with_context(|| format!("opening the search index in {}", folder.path().display()))?;
    Ok((folder, index))
}
