//! The full tier of the tests, `just verify-full`: the races, kills, failures and random sequences
//! of the test command at the size that the marketplace promises to bear, and the guards removed
//! one by one to see a test fail.
//!
//! A part is many rounds of one test, each with a seed of its own and a process of its own. What a
//! round found is kept in `target/verify/<seed>` as soon as it ends, so that a run which was stopped
//! goes on where it was; `report.md` and `report.json` beside it say what was run and what was found.

mod binaries;
mod guards;
mod machine;
mod options;
mod parts;
mod process;
mod report;
mod rounds;
mod state;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;

use crate::options::Options;
use crate::parts::PARTS;
use crate::rounds::Run;

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse(std::env::args().skip(1))?;
    if options.list {
        for part in &PARTS {
            say(&part.line())?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let run = Run::open(options)?;
    let failed = run.go().await?;
    Ok(if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// Where the sources are.
fn root() -> anyhow::Result<PathBuf> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::fs::canonicalize(root).with_context(|| format!("{root} is gone"))
}

/// Prints one line at once, because the next may take a while.
fn say(line: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}").and_then(|()| out.flush())
}
