//! A server and others that follow it, for tests and measurements of reading from replicas. All
//! begin from copies of one folder that nobody writes to meanwhile, so no program for backups is
//! needed.

use std::{
    fs::File,
    io::Write,
    path::{Path, PathBuf},
};

use crate::{
    cluster::{Cluster, Durability, SUPERUSER},
    copy,
    error::{During, Error},
    find::{self, Wanted},
    home::{Home, write_private},
    init, throwaway,
};

impl Cluster {
    /// Starts an empty database like [`Cluster::throwaway`], and a standby that follows it and can be
    /// read.
    pub fn throwaway_with_standby(node_modules: Option<&Path>) -> Result<(Self, Self), Error> {
        let (home, other) = (throwaway::home()?, throwaway::home()?);
        let durability = Durability::Throwaway;
        create(&home, node_modules, durability)?;
        // nobody's commit waits for the log, and soon it is with the standby all the same
        set(&home.data(), "wal_writer_delay = '10ms'")?;
        copy::private(&home.data(), &other.data())?;
        let primary = Self::open(home, node_modules, durability)?;
        let standby = follow(other, &primary, node_modules, durability)?;
        Ok((primary, standby))
    }

    /// Starts the database in `home` like [`Cluster::start`], and standbys in the other folders, which
    /// are new.
    pub fn start_with_standbys(
        home: &Path,
        others: &[PathBuf],
        node_modules: Option<&Path>,
    ) -> Result<(Self, Vec<Self>), Error> {
        let home = Home::open(home)?;
        let others = others.iter().map(|other| Home::open(other));
        let others = others.collect::<Result<Vec<_>, _>>()?;
        let durability = Durability::Durable;
        create(&home, node_modules, durability)?;
        for other in &others {
            copy::private(&home.data(), &other.data())?;
        }
        let primary = Self::open(home, node_modules, durability)?;
        let standbys = others
            .into_iter()
            .map(|other| follow(other, &primary, node_modules, durability));
        let standbys = standbys.collect::<Result<_, _>>()?;
        Ok((primary, standbys))
    }
}

/// Makes the folder's database if it is not there.
fn create(home: &Home, node_modules: Option<&Path>, durability: Durability) -> Result<(), Error> {
    let programs = find::server(&Wanted {
        node_modules,
        os_user: home.os_user(),
        data: &home.data(),
    })?;
    init::ensure(home, &programs, durability)
}

/// Starts the server of a copied folder as one that follows.
fn follow(
    home: Home,
    primary: &Cluster,
    node_modules: Option<&Path>,
    durability: Durability,
) -> Result<Cluster, Error> {
    let (data, port, password) = (home.data(), primary.port(), primary.password());
    let address = format!("host=127.0.0.1 port={port} user={SUPERUSER} password={password}");
    set(&data, &format!("primary_conninfo = '{address}'"))?;
    write_private(&data.join("standby.signal"), "")?;
    write_private(&home.path().join("password"), password)?;
    Cluster::open(home, node_modules, durability)
}

fn set(data: &Path, line: &str) -> Result<(), Error> {
    let settings = data.join("postgresql.auto.conf");
    File::options()
        .append(true)
        .open(&settings)
        .and_then(|mut file| writeln!(file, "{line}"))
        .during(|| format!("writing {}", settings.display()))
}
