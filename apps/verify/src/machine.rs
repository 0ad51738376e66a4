//! Where and of what a run is.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

/// The machine in a few words: figures of another one would be others.
pub fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let about = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = about.lines().find(|line| line.starts_with("model name"));
    let model = model.and_then(|line| line.split_once(": "));
    let model = model.map_or("unknown processor", |(_, name)| name);
    let (system, kind) = (std::env::consts::OS, std::env::consts::ARCH);
    format!("{system} {kind}, {cores} cores, {model}")
}

/// The commit of the sources, and whether they differ from it.
pub fn commit(root: &Path) -> anyhow::Result<String> {
    let commit = git(root, &["rev-parse", "--short=12", "HEAD"])?;
    // documents are not run, and a report may be kept among them
    let sources = ["--untracked-files=no", "--", ".", ":(exclude)docs"];
    let changes = git(root, &[&["status", "--porcelain"], &sources[..]].concat())?;
    Ok(match changes.is_empty() {
        true => commit,
        false => format!("{commit} with changes"),
    })
}

/// What git answers.
pub fn git(folder: &Path, words: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(words)
        .output()
        .context("git cannot be run")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "git {words:?}: {said}");
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
