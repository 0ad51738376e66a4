//! One running server: made on first use, started, and stopped when dropped.

use std::{
    net::{Ipv4Addr, TcpListener},
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use crate::{
    error::{During, Error},
    find::{self, Programs, Wanted},
    home::{Home, create_private},
    init, postmaster,
    server_process::{self, ServerProcess},
    throwaway,
};

/// The database's superuser.
pub(crate) const SUPERUSER: &str = "helloshop";

/// Crash recovery after a power cut may take a while; an ordinary start takes a tenth of a second.
const PATIENCE: Duration = Duration::from_secs(120);

/// Whether what was committed must survive a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Yes: PostgreSQL's safe defaults.
    Durable,
    /// No, for tests: fast, and good for nothing after a crash.
    Throwaway,
}

/// A running server. Dropping it stops it.
#[derive(Debug)]
pub struct Cluster {
    process: ServerProcess,
    home: Home,
    port: u16,
    password: String,
    durability: Durability,
}

impl Cluster {
    /// Starts the database in `home`, making it first if it is not there. `node_modules` is where
    /// the npm package with the server may be.
    pub fn start(home: &Path, node_modules: Option<&Path>) -> Result<Self, Error> {
        Self::open(Home::open(home)?, node_modules, Durability::Durable)
    }

    /// Starts an empty database in a temporary folder, which is removed at the end.
    pub fn throwaway(node_modules: Option<&Path>) -> Result<Self, Error> {
        Self::open(throwaway::home()?, node_modules, Durability::Throwaway)
    }

    pub(crate) fn open(
        home: Home,
        node_modules: Option<&Path>,
        durability: Durability,
    ) -> Result<Self, Error> {
        let data = home.data();
        let programs = find::server(&Wanted {
            node_modules,
            os_user: home.os_user(),
            data: &data,
        })?;
        init::ensure(&home, &programs, durability)?;
        postmaster::stop_leftover(&data)?;
        let password = home.password()?;
        let (process, port) = start_server(&home, &programs, durability)?;
        tracing::info!(version = programs.major(), port, folder = %home.path().display(), "PostgreSQL runs");
        Ok(Self {
            process,
            home,
            port,
            password,
            durability,
        })
    }

    /// The connection string of one of the server's databases; `postgres` is always there.
    pub fn url(&self, database: &str) -> String {
        format!(
            "postgres://{SUPERUSER}:{}@127.0.0.1:{}/{database}",
            self.password, self.port
        )
    }

    /// The loopback port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The superuser's password.
    pub(crate) fn password(&self) -> &str {
        &self.password
    }

    /// The server's process id.
    pub fn pid(&self) -> u32 {
        self.process.pid()
    }

    /// Where the database lies, which is not what was asked for if the server's user could not go there.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Whether the server still runs.
    pub fn running(&self) -> bool {
        !self.process.ended()
    }

    /// Stops the server, waiting for it to write everything down.
    pub fn stop(self) {}
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.process.stop();
        if self.durability == Durability::Throwaway {
            std::fs::remove_dir_all(self.home.path()).ok();
        }
    }
}

/// Another process may take the free port first, and the remains of a crashed server may need a
/// moment to go: both are worth another try.
fn start_server(
    home: &Home,
    programs: &Programs,
    durability: Durability,
) -> Result<(ServerProcess, u16), Error> {
    let mut attempts_left = 5;
    loop {
        let port = free_port()?;
        attempts_left -= 1;
        match start_once(home, programs, durability, port) {
            Err(Error::Start { log, .. }) if attempts_left > 0 && log.contains("in use") => {
                std::thread::sleep(Duration::from_millis(300));
            }
            answer => return answer.map(|process| (process, port)),
        }
    }
}

fn start_once(
    home: &Home,
    programs: &Programs,
    durability: Durability,
    port: u16,
) -> Result<ServerProcess, Error> {
    // the log of the run before stays, in case that one ended badly
    std::fs::rename(home.log(), home.log().with_extension("previous.log")).ok();
    let log = create_private(&home.log())?;
    let copy = log
        .try_clone()
        .during(|| "opening the server's log".to_owned())?;
    let mut command = server_command(home, programs, durability, port);
    command.stdin(Stdio::null()).stdout(log).stderr(copy);
    let process = ServerProcess::start(command).during(|| "starting postgres".to_owned())?;
    let deadline = Instant::now() + PATIENCE;
    while !postmaster::ready(&home.data(), process.pid()) {
        let reason = if process.ended() {
            "it ended at once"
        } else if Instant::now() > deadline {
            "it was not ready in time"
        } else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        return Err(Error::Start {
            reason: reason.to_owned(),
            log: tail(&home.log()),
        });
    }
    Ok(process)
}

fn server_command(home: &Home, programs: &Programs, durability: Durability, port: u16) -> Command {
    let mut command = server_process::command(&programs.path("postgres"), home.os_user());
    command.arg("-D").arg(home.data());
    command.arg("-p").arg(port.to_string());
    // no Unix socket: its path would have a length limit
    command.args(["-k", ""]);
    let settings: &[&str] = match durability {
        Durability::Durable => &["max_connections=200"],
        // many tests at once, each with a pool of its own
        Durability::Throwaway => &[
            "max_connections=1000",
            "fsync=off",
            "synchronous_commit=off",
            "full_page_writes=off",
            // a test's database is gone before it could be tidied
            "autovacuum=off",
        ],
    };
    for setting in settings.iter().chain(&["listen_addresses=127.0.0.1"]) {
        command.args(["-c", setting]);
    }
    command
}

fn free_port() -> Result<u16, Error> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .during(|| "looking for a free port".to_owned())
}

fn tail(log: &Path) -> String {
    let bytes = std::fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    let lines: Vec<&str> = text.lines().collect();
    lines
        .iter()
        .skip(lines.len().saturating_sub(8))
        .copied()
        .collect::<Vec<_>>()
        .join("\n")
}
