//! The search index of this process: its folder, its searcher, and the feed that keeps it up to
//! date.

use std::path::{Path, PathBuf};

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
}

/// Opens this process's index. The listings answer once the feed has caught up.
pub async fn open(config: &Config, pool: &Pool) -> anyhow::Result<SearchIndex> {
    let (index, _) = index(&config.data)?;
    let connections = feed_connections(&config.db.url, &config.db.replicas).await?;
    let listings = Listings::new(index);
    Ok(SearchIndex {
        feed: Feed::new(connections, pool, listings.clone()),
        listings,
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
    let (index, path) = index(data)?;
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
    Ok(format!(
        "{} products, shops and categories in {}",
        index.documents(),
        path.display()
    ))
}

/// In a folder that no other process uses meanwhile.
fn index(data: &Path) -> anyhow::Result<(Index, PathBuf)> {
    let folder = IndexFolder::claim(data).with_context(|| {
        format!(
            "claiming a folder for the search index in {}",
            data.display()
        )
    })?;
    let path = folder.path().to_owned();
    let index = Index::open_own(folder)
        .with_context(|| format!("opening the search index in {}", path.display()))?;
    Ok((index, path))
}
