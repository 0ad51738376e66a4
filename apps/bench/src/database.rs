//! The bench's own PostgreSQL server, which writes everything down, as one in production does.

use std::path::{Path, PathBuf};

use anyhow::Context;
use embedded_postgres::{Cluster, find};

/// A folder for a marketplace's files.
pub struct Folder {
    path: PathBuf,
    kept: bool,
}

impl Folder {
    /// A fresh one of this name, removed at the end.
    pub fn new(name: &str) -> anyhow::Result<Self> {
        let name = format!("helloshop-bench-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Self { path, kept: false })
    }

    /// This one, which stays.
    pub fn kept(path: &Path) -> anyhow::Result<Self> {
        std::fs::create_dir_all(path)?;
        let path = path.canonicalize()?;
        Ok(Self { path, kept: true })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_dir_all(&self.path);
        }
    }
}

/// Starts the server of this folder.
pub async fn start(folder: &Folder) -> anyhow::Result<Cluster> {
    let home = folder.path.join("postgres");
    let packages = find::node_modules(&std::env::current_dir()?);
    let started = tokio::task::spawn_blocking(move || Cluster::start(&home, packages.as_deref()));
    started.await?.context("starting the database")
}

/// Stops a server.
pub async fn stop(cluster: Cluster) -> anyhow::Result<()> {
    Ok(tokio::task::spawn_blocking(move || cluster.stop()).await?)
}
