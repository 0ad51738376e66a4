//! The search index of this process: its folder, its searcher, and the feed that keeps it up to
//! date.

use std::path::Path;

use anyhow::Context;
use catalog::feed::{self, Feed, Progress};
use catalog::listing::Listings;
use indicatif::{ProgressBar, ProgressStyle};
use search::{Folder, Index};

use crate::Config;

/// The listings and where they come from.
pub struct Shelves {
    /// What listings answer from.
    pub listings: Listings,
    /// What keeps them as the database is.
    pub feed: Feed,
    /// Where the index lies; no other process uses it meanwhile.
    pub folder: Folder,
}

/// Opens this process's index. The listings answer once the feed has caught up.
pub async fn open(config: &Config, pool: &db::Pool) -> anyhow::Result<Shelves> {
    let (folder, index) = index(&config.data)?;
    let own = db::Pool::connect(&config.db.url, &feed::pool_settings()).await?;
    let listings = Listings::new(index);
    Ok(Shelves {
        feed: Feed::new(own, pool, listings.clone()),
        listings,
        folder,
    })
}

/// Fills the index anew that the next gateway on this machine will use; answers where it is.
pub async fn fill(database_url: &str, data: &Path) -> anyhow::Result<String> {
    let (folder, index) = index(data)?;
    let pool = db::Pool::connect(database_url, &feed::pool_settings()).await?;
    let bar = ProgressBar::new(0);
    let style = "{bar:40} {pos} of {len} products, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(style)?);
    let show = |progress: Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
    };
    feed::fill(&pool, &index, show).await?;
    bar.finish_and_clear();
    let (documents, path) = (index.documents(), folder.path().display());
    Ok(format!(
        "{documents} products, shops and categories in {path}"
    ))
}

fn index(data: &Path) -> anyhow::Result<(Folder, Index)> {
    let folder = Folder::claim(data).with_context(|| {
        format!(
            "claiming a folder for the search index in {}",
            data.display()
        )
    })?;
    let index = Index::open(folder.path())
        .with_context(|| format!("opening the search index in {}", folder.path().display()))?;
    Ok((folder, index))
}
