//! A server and one that follows it, for tests of reading from replicas.

use std::{fs::File, io::Write, path::Path};

use crate::{
    cluster::{Cluster, Durability, SUPERUSER},
    copy,
    error::{During, Error},
    find::{self, Wanted},
    home::write_private,
    init, throwaway,
};

impl Cluster {
    /// Starts an empty database like [`Cluster::throwaway`], and a standby that follows it and can be
    /// read. Both begin from one folder that nobody has written to, so no program for backups is needed.
    pub fn throwaway_with_standby(node_modules: Option<&Path>) -> Result<(Self, Self), Error> {
        let (home, other) = (throwaway::home()?, throwaway::home()?);
        let data = home.data();
        let programs = find::server(&Wanted {
            node_modules,
            os_user: home.os_user(),
            data: &data,
        })?;
        init::ensure(&home, &programs, Durability::Throwaway)?;
        // nobody's commit waits for the log, and soon it is with the standby all the same
        set(&data, "wal_writer_delay = '10ms'")?;
        copy::private(&data, &other.data())?;
        let primary = Self::open(home, node_modules, Durability::Throwaway)?;
        follow(&other.data(), &primary)?;
        write_private(&other.path().join("password"), primary.password())?;
        let standby = Self::open(other, node_modules, Durability::Throwaway)?;
        Ok((primary, standby))
    }
}

/// Makes the server of this folder follow another one from its start on.
fn follow(data: &Path, primary: &Cluster) -> Result<(), Error> {
    let (port, password) = (primary.port(), primary.password());
    let address = format!("host=127.0.0.1 port={port} user={SUPERUSER} password={password}");
    set(data, &format!("primary_conninfo = '{address}'"))?;
    write_private(&data.join("standby.signal"), "")
}

fn set(data: &Path, line: &str) -> Result<(), Error> {
    let settings = data.join("postgresql.auto.conf");
    File::options()
        .append(true)
        .open(&settings)
        .and_then(|mut file| writeln!(file, "{line}"))
        .during(|| format!("writing {}", settings.display()))
}
