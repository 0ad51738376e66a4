//! The guards: safeguards in the code. Each is removed in a copy of the sources, and a test must
//! fail. A guard whose test still passes is either not needed or not tested, and both are faults.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, ensure};
use serde::Deserialize;
use tokio::process::Command;

use crate::binaries::{self, Binaries, Built};
use crate::machine::git;
use crate::process::{self, Ended, Stop};

/// Longer than any of the tests takes, whether it passes or fails.
const LIMIT: Duration = Duration::from_secs(10 * 60);

/// A guard, and what notices that it is gone.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guard {
    /// What it sees to.
    pub name: String,
    pub file: String,
    /// The guard as it stands there, once.
    pub find: String,
    /// What stands there without it.
    pub replace: String,
    pub package: String,
    /// Of the test binary; `lib` has the tests beside the code.
    pub target: String,
    pub test: String,
}

#[derive(Deserialize)]
struct List {
    guard: Vec<Guard>,
}

/// All of them.
pub fn list() -> anyhow::Result<Vec<Guard>> {
    let list: List = toml::from_str(include_str!("../guards.toml"))?;
    Ok(list.guard)
}

/// The guard of a round.
pub fn of_round(number: u32) -> anyhow::Result<Guard> {
    let place = usize::try_from(number)?.saturating_sub(1);
    let guard = list()?.into_iter().nth(place);
    guard.with_context(|| format!("there is no safeguard {number}"))
}

/// A copy of the sources from which guards are removed, with a build of its own.
pub struct Scratch {
    tree: PathBuf,
    target: PathBuf,
}

impl Scratch {
    /// As the sources were committed.
    pub fn open(root: &Path, folder: &Path) -> anyhow::Result<Self> {
        let tree = folder.join("tree");
        let commit = git(root, &["rev-parse", "HEAD"])?;
        if tree.join(".git").exists() {
            git(
                &tree,
                &["checkout", "--quiet", "--force", "--detach", &commit],
            )?;
        } else {
            let place = tree.to_str().context("a folder whose name is no text")?;
            let add = [
                "worktree", "add", "--quiet", "--force", "--detach", place, &commit,
            ];
            git(root, &add)?;
        }
        for made in ["frontend/node_modules", "frontend/dist"] {
            let (from, to) = (root.join(made), tree.join(made));
            if from.exists() && !to.exists() {
                std::os::unix::fs::symlink(from, to)?;
            }
        }
        Ok(Self {
            tree,
            target: folder.join("target"),
        })
    }

    /// Writes a file without its guard.
    fn remove_guard(&self, guard: &Guard) -> anyhow::Result<()> {
        let path = self.tree.join(&guard.file);
        let text = std::fs::read_to_string(&path).with_context(|| guard.file.clone())?;
        let times = text.matches(&guard.find).count();
        ensure!(
            times == 1,
            "the safeguard was found {times} times in {}",
            guard.file
        );
        std::fs::write(path, text.replacen(&guard.find, &guard.replace, 1))?;
        Ok(())
    }

    /// Builds the tests of one target, in all packages, so that all are built with the same features
    /// each time.
    async fn build(&self, target: &str, log: &Path, stop: &Stop) -> anyhow::Result<Built> {
        let mut cargo = Command::new("cargo");
        cargo
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.target)
            // each time a line or two have changed, and nobody debugs it
            .env("CARGO_INCREMENTAL", "1")
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            // what is not used without a guard is no fault here
            .env_remove("RUSTC_WORKSPACE_WRAPPER")
            .env_remove("CLIPPY_ARGS");
        let chosen = match target {
            "lib" => vec!["--lib"],
            name => vec!["--test", name],
        };
        binaries::build(cargo, &chosen, log, stop).await
    }
}

/// Removes a guard. It succeeds if its test passed before and fails then.
pub async fn check_without(
    guard: &Guard,
    scratch: &Scratch,
    intact: &Binaries,
    log: &Path,
    stop: &Stop,
) -> anyhow::Result<Ended> {
    let names = [guard.test.as_str()];
    let test = |of: &Binaries| of.command(&guard.package, &guard.target, &names);
    let green = process::run(test(intact)?, LIMIT, log, stop).await?;
    if green == Ended::Stopped {
        return Ok(green);
    }
    if green != Ended::Success || !binaries::all_passed(&process::read_log(log)?, 1) {
        let words = format!("{} fails even with the safeguard in place", guard.test);
        return Ok(Ended::Failure(words));
    }
    if let Err(error) = scratch.remove_guard(guard) {
        return Ok(Ended::Failure(format!("{error:#}")));
    }
    let without_guard = match scratch.build(&guard.target, log, stop).await? {
        Built::Binaries(binaries) => binaries,
        Built::Failed(words) => {
            let words = format!("the code does not build without the safeguard: {words}");
            return Ok(Ended::Failure(words));
        }
        Built::Stopped => return Ok(Ended::Stopped),
    };
    let red = process::run(test(&without_guard)?, LIMIT, log, stop).await?;
    Ok(match red {
        Ended::Stopped => Ended::Stopped,
        Ended::Failure(_) if binaries::has_failed(&process::read_log(log)?) => Ended::Success,
        Ended::Failure(how) => {
            Ended::Failure(format!("{} neither passed nor failed: {how}", guard.test))
        }
        Ended::Success => {
            Ended::Failure(format!("{} still passes without the safeguard", guard.test))
        }
    })
}

/// Whether a package has a test of this name.
#[cfg(test)]
pub fn is_test(root: &Path, package: &str, name: &str) -> bool {
    let name = name.rsplit("::").next().unwrap_or(name);
    let head = format!("fn {name}(");
    ["apps", "crates"].iter().any(|kind| {
        let folder = root.join(kind).join(package);
        ["tests", "src"]
            .iter()
            .any(|part| stands_in(&folder.join(part), &head))
    })
}

#[cfg(test)]
fn stands_in(folder: &Path, text: &str) -> bool {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).any(|path| {
        if path.is_dir() {
            return stands_in(&path, text);
        }
        let read = std::fs::read_to_string(&path).unwrap_or_default();
        path.extension().is_some_and(|kind| kind == "rs") && read.contains(text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_guard_stands_where_the_list_says_and_its_test_exists() {
        let root = crate::root().unwrap();
        let guards = list().unwrap();
        assert_eq!(guards.len(), 40);
        let mut wrong = Vec::new();
        for (place, guard) in guards.iter().enumerate() {
            let text = std::fs::read_to_string(root.join(&guard.file)).unwrap_or_default();
            let times = text.matches(&guard.find).count();
            if times != 1 || guard.find == guard.replace {
                wrong.push(format!("{}: {times} times in {}", guard.name, guard.file));
            }
            if !is_test(&root, &guard.package, &guard.test) {
                wrong.push(format!("{}: {} is gone", guard.name, guard.test));
            }
            if guards
                .iter()
                .skip(place + 1)
                .any(|twin| twin.name == guard.name)
            {
                wrong.push(format!("{} is in the list twice", guard.name));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
