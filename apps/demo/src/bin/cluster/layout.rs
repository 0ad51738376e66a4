//! The files, addresses and ports of the cluster.

use std::{
    fs::File,
    io::Write,
    net::TcpListener,
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use demo::paths;
use embedded_postgres::{home::Home, os_user::OsUser};
use gateway::config::db::{Db, REPLICA_MAX_LAG};

/// A gateway on each.
pub const GATEWAYS: [(&str, &str); 3] = [
    ("gateway1", "127.0.0.11"),
    ("gateway2", "127.0.0.12"),
    ("gateway3", "127.0.0.13"),
];

/// A database server on each; the first is the primary at the beginning.
pub const DATABASES: [(&str, &str); 3] = [
    ("db1", "127.0.0.21"),
    ("db2", "127.0.0.22"),
    ("db3", "127.0.0.23"),
];

/// The machine in front of them.
pub const FRONT: &str = "127.0.0.10";

/// The owner of the tables, and its database.
pub const OWNER: &str = "helloshop";

/// Says that a folder is a cluster's, and may be emptied.
const MARKER: &str = "helloshop-cluster";

/// What stays in the folder: whose it is, the lock, and where it really is.
const KEPT: [&str; 4] = [MARKER, "lock", "location", "belongs-to"];

/// The pictures' bucket, as gateway.env calls it.
pub const BUCKET: &str = "helloshop-media";

/// Folders and ports: PORT and the ten after it.
pub struct Layout {
    home: PathBuf,
    checkout: PathBuf,
    os_user: OsUser,
    port: u16,
}

/// CLUSTER_DIR.
pub fn data_dir() -> anyhow::Result<PathBuf> {
    let chosen = std::env::var_os("CLUSTER_DIR").map(PathBuf::from);
    let chosen = match chosen {
        Some(chosen) => chosen,
        None => paths::checkout()?.join(".cluster"),
    };
    let chosen = std::path::absolute(&chosen)
        .with_context(|| format!("CLUSTER_DIR {}", chosen.display()))?;
    claim(&chosen).with_context(|| format!("CLUSTER_DIR {}", chosen.display()))?;
    Ok(chosen)
}

/// Makes a folder a cluster's. One that has something of somebody else's is left alone: the cluster
/// empties its folder each time.
fn claim(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)?;
    let marker = folder.join(MARKER);
    if !marker.exists() {
        ensure!(
            std::fs::read_dir(folder)?.next().is_none(),
            "the folder is not empty and does not belong to a cluster, so it would be emptied: choose another one"
        );
        File::create(marker)?;
    }
    Ok(())
}

impl Layout {
    pub fn new(home: &Home) -> anyhow::Result<Self> {
        let port = match std::env::var("PORT") {
            Ok(text) => text
                .parse()
                .with_context(|| format!("PORT: cannot read {text:?}"))?,
            Err(_) => 8080,
        };
        ensure!(port < 65_526, "PORT and the ten ports after it are needed");
        Ok(Self {
            home: home.path().to_owned(),
            checkout: paths::checkout()?,
            os_user: home.os_user(),
            port,
        })
    }

    /// The user that what is not ours runs as: none of it runs as root.
    pub fn os_user(&self) -> OsUser {
        self.os_user
    }

    /// Below the cluster's folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.home.join(name)
    }

    pub fn logs(&self) -> PathBuf {
        self.path("logs")
    }

    pub fn mail(&self) -> PathBuf {
        self.path("mail")
    }

    /// A file with the emulator's certificate authority.
    pub fn authority(&self) -> PathBuf {
        self.path("paypal-ca.pem")
    }

    /// A script or file of docs/operations.
    pub fn operations(&self, name: &str) -> PathBuf {
        self.checkout.join("docs/operations").join(name)
    }

    pub fn secret(&self, name: &str) -> anyhow::Result<String> {
        paths::secret(&self.home, name)
    }

    /// The shop's address, which is HAProxy's.
    pub fn shop(&self) -> String {
        format!("http://localhost:{}", self.port)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn paypal_port(&self) -> u16 {
        self.port + 1
    }

    pub fn mail_port(&self) -> u16 {
        self.port + 2
    }

    pub fn gateway_port(&self) -> u16 {
        self.port + 3
    }

    pub fn database_port(&self) -> u16 {
        self.port + 4
    }

    pub fn pooler_port(&self) -> u16 {
        self.port + 5
    }

    /// Where HAProxy says who is up.
    pub fn status_port(&self) -> u16 {
        self.port + 6
    }

    /// Of all gateways: metrics are on the loopback address alone.
    pub fn metrics_ports(&self) -> [u16; 3] {
        [7, 8, 9].map(|after| self.port + after)
    }

    pub fn bucket_port(&self) -> u16 {
        self.port + 10
    }

    /// How the gateways reach the primary, whichever it is.
    pub fn database(&self) -> anyhow::Result<Db> {
        let hosts = DATABASES.map(|(_, host)| format!("{host}:{}", self.database_port()));
        Ok(Db {
            url: format!(
                "postgres://{OWNER}:{}@{}/{OWNER}?target_session_attrs=read-write",
                self.secret("owner")?,
                hosts.join(",")
            ),
            // loading is one long transaction
            pool: db::PoolSettings {
                statement_timeout: Duration::from_secs(120),
                ..db::PoolSettings::default()
            },
            replicas: Vec::new(),
            replica_max_lag: REPLICA_MAX_LAG,
            schema_up_to: None,
        })
    }

    /// How somebody reaches one of the servers, or with several hosts the one that takes writes.
    pub fn conninfo(&self, user: &str, hosts: &str) -> String {
        let several = match hosts.contains(',') {
            true => " target_session_attrs=read-write",
            false => "",
        };
        let port = self.database_port();
        format!("host={hosts} port={port} user={user}{several}")
    }

    /// How a replica reaches the primary, whichever it is.
    pub fn streaming(&self) -> anyhow::Result<String> {
        let hosts = DATABASES.map(|(_, host)| host).join(",");
        let conninfo = self.conninfo("replicator", &hosts);
        Ok(format!(
            "{conninfo} password={}",
            self.secret("replicator")?
        ))
    }

    /// A file of docs/operations as it reads on this machine: each `(theirs, ours)` in it, and the
    /// network.
    pub fn reference(&self, name: &str, replacements: &[(&str, String)]) -> anyhow::Result<String> {
        let path = self.operations(name);
        let mut text = std::fs::read_to_string(&path)
            .with_context(|| format!("reading {}", path.display()))?;
        for (theirs, ours) in replacements {
            ensure!(
                text.contains(theirs),
                "{name} no longer contains {theirs:?}"
            );
            text = text.replace(theirs, ours);
        }
        Ok(text.replace("10.0.0.", "127.0.0."))
    }

    /// Writes a file that the others' user reads, and nobody else.
    pub fn write(&self, name: &str, text: &str) -> anyhow::Result<PathBuf> {
        let path = self.path(name);
        File::options()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .with_context(|| format!("writing {}", path.display()))?;
        self.os_user.own(&path)?;
        Ok(path)
    }

    /// Makes a folder that the others' user writes to.
    pub fn folder(&self, name: &str) -> anyhow::Result<PathBuf> {
        let path = self.path(name);
        std::fs::create_dir_all(&path).with_context(|| format!("making {}", path.display()))?;
        self.os_user.own(&path)?;
        Ok(path)
    }

    /// Removes what the last cluster left behind.
    pub fn clear(&self) -> anyhow::Result<()> {
        for entry in std::fs::read_dir(&self.home)? {
            let entry = entry?;
            let name = entry.file_name();
            if KEPT.iter().any(|kept| name == *kept) {
                continue;
            }
            let gone = match entry.file_type()?.is_dir() {
                true => std::fs::remove_dir_all(entry.path()),
                false => std::fs::remove_file(entry.path()),
            };
            gone.with_context(|| format!("removing {}", entry.path().display()))?;
        }
        for folder in ["logs", "pids", "mail"] {
            std::fs::create_dir_all(self.path(folder))?;
        }
        Ok(())
    }

    /// Says at once that somebody else listens on a port.
    pub fn check_ports(&self) -> anyhow::Result<()> {
        let mut addresses = vec![
            ("127.0.0.1", self.port),
            ("127.0.0.1", self.paypal_port()),
            ("127.0.0.1", self.mail_port()),
            ("127.0.0.1", self.status_port()),
            ("127.0.0.1", self.bucket_port()),
            (FRONT, self.pooler_port()),
        ];
        addresses.extend(GATEWAYS.map(|(_, host)| (host, self.gateway_port())));
        addresses.extend(DATABASES.map(|(_, host)| (host, self.database_port())));
        addresses.extend(self.metrics_ports().map(|port| ("127.0.0.1", port)));
        for (host, port) in addresses {
            if let Err(error) = TcpListener::bind((host, port)) {
                let other = self.port.saturating_add(20);
                bail!(
                    "{host}:{port} cannot be listened on ({error}); the cluster needs PORT and the \
                     ten ports after it: PORT={other} npx rust-just cluster"
                );
            }
        }
        Ok(())
    }

    pub fn pid_file(&self, service: &str) -> PathBuf {
        self.path("pids").join(service)
    }

    /// As it is typed.
    pub fn shown(path: &Path) -> String {
        path.display().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::claim;

    #[test]
    fn takes_a_new_folder_and_its_own_and_no_other() {
        let name = format!("helloshop-claim-{}", std::process::id());
        let parent = std::env::temp_dir().join(name);
        let (own, other) = (parent.join("own"), parent.join("other"));
        claim(&own).unwrap();
        std::fs::write(own.join("password"), "of the last cluster").unwrap();
        claim(&own).unwrap();

        std::fs::create_dir_all(&other).unwrap();
        std::fs::write(other.join("letter"), "of somebody").unwrap();
        let refused = claim(&other).unwrap_err().to_string();
        assert!(refused.contains("is not empty"), "{refused}");
        let left = std::fs::read_dir(&other).unwrap().count();
        assert_eq!(left, 1, "nothing is written into it either");
        std::fs::remove_dir_all(parent).unwrap();
    }
}
