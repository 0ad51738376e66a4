//! The programs of others, as Debian and most others install them.

use std::path::{Path, PathBuf};

use anyhow::bail;

/// The oldest PostgreSQL that the migrations support.
const OLDEST: u32 = 15;

/// Where they are.
pub struct Tools {
    pub haproxy: PathBuf,
    pub pgbouncer: PathBuf,
    /// The folder of PostgreSQL's programs.
    postgres: PathBuf,
}

impl Tools {
    /// Looks for them, and says in one line what is missing.
    pub fn find() -> anyhow::Result<Self> {
        match (program("haproxy"), program("pgbouncer"), postgres()) {
            (Some(haproxy), Some(pgbouncer), Some(postgres)) => Ok(Self {
                haproxy,
                pgbouncer,
                postgres,
            }),
            (haproxy, pgbouncer, postgres) => {
                let wanted = [
                    ("haproxy", haproxy.is_some()),
                    ("pgbouncer", pgbouncer.is_some()),
                    ("postgresql", postgres.is_some()),
                ];
                let missing: Vec<&str> = wanted
                    .iter()
                    .filter(|(_, found)| !found)
                    .map(|(name, _)| *name)
                    .collect();
                bail!("missing: apt install {}", missing.join(" "))
            }
        }
    }

    /// One of PostgreSQL's programs.
    pub fn postgres(&self, program: &str) -> PathBuf {
        self.postgres.join(program)
    }
}

fn places() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    places.push("/usr/sbin".into());
    places
}

fn program(name: &str) -> Option<PathBuf> {
    let mut found = places().into_iter().map(|place| place.join(name));
    found.find(|program| program.is_file())
}

/// A whole PostgreSQL, the newest of Debian's or one in the PATH: the embedded one has neither
/// pg_basebackup nor pg_rewind.
fn postgres() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql");
    let mut majors: Vec<u32> = debian
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(|major| *major >= OLDEST)
        .collect();
    majors.sort_unstable();
    let debian = majors
        .iter()
        .rev()
        .map(|major| PathBuf::from(format!("/usr/lib/postgresql/{major}/bin")));
    debian.chain(places()).find(|place| is_whole(place))
}

fn is_whole(place: &Path) -> bool {
    ["initdb", "postgres", "pg_basebackup", "pg_rewind", "psql"]
        .iter()
        .all(|name| place.join(name).is_file())
}
