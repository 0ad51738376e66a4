//! Runs a command with a private PostgreSQL server beside it: `with-postgres -- cargo test`.
//!
//! The command finds the server in `TEST_DATABASE_URL`; if that is set already, no server is
//! started. The server is empty, fast and gone afterwards; with `--keep FOLDER` it is a safe one
//! whose data stay in that folder. The command's exit code is passed on, and so are SIGINT and
//! SIGTERM.

use std::{
    ffi::OsString,
    io::{IsTerminal, Write},
    os::unix::process::ExitStatusExt,
    path::{Path, PathBuf},
    process::{ExitCode, ExitStatus},
};

use embedded_postgres::{Cluster, die_with_parent, find};
use tokio::{
    process::{Child, Command},
    signal::unix::{SignalKind, signal},
};

const VARIABLE: &str = "TEST_DATABASE_URL";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(reason) => {
            writeln!(std::io::stderr(), "with-postgres: {reason}").ok();
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<ExitCode, String> {
    let (keep, mut command) = parse(std::env::args_os().skip(1))?;
    let cluster = match std::env::var_os(VARIABLE) {
        Some(_) => None,
        None => Some(start(keep.as_deref())?),
    };
    if let Some(cluster) = &cluster {
        command.env(VARIABLE, cluster.url("postgres"));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let status = runtime
        .map_err(|error| error.to_string())?
        .block_on(supervise(command));
    drop(cluster);
    status.map(code)
}

fn parse(words: impl Iterator<Item = OsString>) -> Result<(Option<PathBuf>, Command), String> {
    let usage = "usage: with-postgres [--keep FOLDER] -- COMMAND …";
    let mut words = words.peekable();
    let keep = words
        .next_if(|word| word == "--keep")
        .and_then(|_| words.next());
    words.next().filter(|word| word == "--").ok_or(usage)?;
    let mut command = Command::new(words.next().ok_or(usage)?);
    command.args(words);
    die_with_parent(command.as_std_mut(), libc::SIGTERM);
    Ok((keep.map(PathBuf::from), command))
}

fn start(keep: Option<&Path>) -> Result<Cluster, String> {
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    let packages = find::node_modules(&here);
    let answer = match keep {
        Some(folder) => Cluster::start(folder, packages.as_deref()),
        None => Cluster::throwaway(packages.as_deref()),
    };
    answer.map_err(|error| error.to_string())
}

async fn supervise(mut command: Command) -> Result<ExitStatus, String> {
    let failed = |error: std::io::Error| error.to_string();
    let mut interrupt = signal(SignalKind::interrupt()).map_err(failed)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(failed)?;
    let mut child = command
        .spawn()
        .map_err(|error| format!("{:?}: {error}", command.as_std().get_program()))?;
    loop {
        tokio::select! {
            status = child.wait() => return status.map_err(failed),
            // a terminal sends Ctrl-C to the whole group; a second one would mean "at once" to the command
            _ = interrupt.recv() => if !std::io::stdin().is_terminal() { pass_on(&child, libc::SIGINT) },
            _ = terminate.recv() => pass_on(&child, libc::SIGTERM),
        }
    }
}

fn pass_on(child: &Child, signal: libc::c_int) {
    let Some(pid) = child.id().and_then(|id| i32::try_from(id).ok()) else {
        return;
    };
    #[expect(unsafe_code, reason = "kill has no safe wrapper in std")]
    // SAFETY: plain numbers; the child is not reaped yet, so the id is still its own.
    unsafe {
        libc::kill(pid, signal);
    }
}

fn code(status: ExitStatus) -> ExitCode {
    let number = status
        .code()
        .or_else(|| status.signal().map(|signal| 128 + signal))
        .unwrap_or(1);
    ExitCode::from(u8::try_from(number).unwrap_or(1))
}
