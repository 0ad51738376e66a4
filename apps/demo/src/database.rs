//! The demo's database: the server that DATABASE_URL names, or one of our own.

use std::{path::PathBuf, time::Duration};

use anyhow::Context;
use embedded_postgres::Cluster;

use crate::settings::Settings;

/// A database that answers.
#[derive(Debug)]
pub enum Database {
    /// Somebody else's server.
    Given(String),
    /// Our own, stopped when dropped.
    Own(Cluster),
}

impl Database {
    /// Takes the given server, or starts our own below DATA_DIR.
    ///
    /// Call it outside the async runtime: starting a server blocks.
    pub fn open(settings: &Settings) -> anyhow::Result<Self> {
        if let Some(url) = &settings.database_url {
            return Ok(Self::Given(url.clone()));
        }
        let home = settings.data_dir.join("postgres");
        let packages = settings.checkout.join("frontend/node_modules");
        let cluster = Cluster::start(&home, Some(&packages)).context("starting the database")?;
        Ok(Self::Own(cluster))
    }

    /// The connection string.
    pub fn url(&self) -> String {
        match self {
            Self::Given(url) => url.clone(),
            Self::Own(cluster) => cluster.url("postgres"),
        }
    }

    /// Where our own server keeps its files.
    pub fn folder(&self) -> Option<PathBuf> {
        match self {
            Self::Given(_) => None,
            Self::Own(cluster) => Some(cluster.home().to_owned()),
        }
    }

    /// Waits until our own server has ended unexpectedly, which is forever if all goes well.
    pub async fn lost(&self) {
        let Self::Own(cluster) = self else {
            return std::future::pending().await;
        };
        while cluster.running() {
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}
