//! Test binaries: built once, then run directly, so that a round costs nothing but itself.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, ensure};
use serde_json::Value;
use tokio::process::Command;

use crate::process::{self, Ended, Stop};

/// Longer than it takes from nothing.
const BUILD: Duration = Duration::from_secs(60 * 60);

/// A test binary and the folder that it is run in.
struct Binary {
    executable: PathBuf,
    folder: PathBuf,
}

/// All test binaries of a build, by package and target.
pub struct Binaries(BTreeMap<(String, String), Binary>);

/// How a build ended.
pub enum Built {
    Binaries(Binaries),
    /// It failed, and these are its words.
    Failed(String),
    Stopped,
}

/// Builds the tests that these words choose, or all.
pub async fn build(
    mut cargo: Command,
    chosen: &[&str],
    log: &Path,
    stop: &Stop,
) -> anyhow::Result<Built> {
    cargo
        .args(["test", "--workspace", "--no-run"])
        .arg("--message-format=json-render-diagnostics")
        .args(chosen);
    let ended = process::run(cargo, BUILD, log, stop).await?;
    let said = process::read_log(log)?;
    Ok(match ended {
        Ended::Success => Built::Binaries(Binaries::read(&said)),
        Ended::Failure(how) => {
            let words = said.lines().filter(|line| !line.starts_with('{'));
            let words: Vec<&str> = words.collect();
            Built::Failed(format!("{how}\n{}", words.join("\n")))
        }
        Ended::Stopped => Built::Stopped,
    })
}

impl Binaries {
    fn read(said: &str) -> Self {
        let lines = said.lines().filter(|line| line.starts_with('{'));
        let messages = lines.filter_map(|line| serde_json::from_str::<Value>(line).ok());
        Self(messages.filter_map(|message| binary(&message)).collect())
    }

    /// A command that runs these tests one after the other.
    pub fn command(&self, package: &str, target: &str, names: &[&str]) -> anyhow::Result<Command> {
        let key = (package.to_owned(), target.to_owned());
        let binary = self.0.get(&key);
        let binary =
            binary.with_context(|| format!("no tests {target} of {package} were built"))?;
        let mut command = Command::new(&binary.executable);
        command
            .args(["--exact", "--include-ignored", "--nocapture"])
            .arg("--test-threads=1")
            .args(names)
            .current_dir(&binary.folder);
        Ok(command)
    }
}

fn binary(message: &Value) -> Option<((String, String), Binary)> {
    let target = message.get("target")?;
    let is_test = message.pointer("/profile/test")?.as_bool()?;
    let kind = target.pointer("/kind/0")?.as_str()?;
    let name = match kind {
        "test" => target.get("name")?.as_str()?,
        "lib" => "lib",
        _ => return None,
    };
    let folder = Path::new(message.get("manifest_path")?.as_str()?).parent()?;
    let package = folder.file_name()?.to_str()?.to_owned();
    let binary = Binary {
        executable: message.get("executable")?.as_str()?.into(),
        folder: folder.to_owned(),
    };
    is_test.then(|| ((package, name.to_owned()), binary))
}

/// Whether all of so many tests were run and passed. A name that none has passes as well.
pub fn all_passed(said: &str, count: usize) -> bool {
    said.lines().any(|line| {
        let passed = line.strip_prefix("test result: ok. ");
        let passed = passed.and_then(|rest| rest.split(' ').next());
        passed.is_some_and(|number| number.parse::<usize>() == Ok(count))
    })
}

/// Whether a test was run and failed.
pub fn has_failed(said: &str) -> bool {
    said.lines()
        .any(|line| line.starts_with("test result: FAILED. 0 passed; 1 failed;"))
}

/// What tests tell of how much they did, added up.
pub fn found(said: &str) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    for line in said.lines() {
        // the name of the test may stand before it
        let told = line.split_once("verified: ");
        let told = told.and_then(|(_, told)| told.split_once(' '));
        if let Some((number, what)) = told
            && let Ok(number) = number.parse::<u64>()
        {
            *found.entry(what.to_owned()).or_default() += number;
        }
    }
    found
}

/// Fails early where tests would fail one by one.
pub fn check_database() -> anyhow::Result<()> {
    ensure!(
        std::env::var_os("TEST_DATABASE_URL").is_some(),
        "TEST_DATABASE_URL is not set; `npx rust-just verify-full` starts a server"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_built_is_found() {
        let said = r#"
   Compiling gateway v0.1.0
{"reason":"compiler-artifact","manifest_path":"/shop/apps/gateway/Cargo.toml","target":{"kind":["test"],"name":"suite"},"profile":{"test":true},"executable":"/target/suite-1"}
{"reason":"compiler-artifact","manifest_path":"/shop/crates/auth/Cargo.toml","target":{"kind":["lib"],"name":"auth"},"profile":{"test":true},"executable":"/target/auth-1"}
{"reason":"compiler-artifact","manifest_path":"/shop/crates/auth/Cargo.toml","target":{"kind":["lib"],"name":"auth"},"profile":{"test":false},"executable":null}
{"reason":"build-finished","success":true}"#;
        let binaries = Binaries::read(said);
        assert_eq!(binaries.0.len(), 2);
        let command = binaries
            .command("gateway", "suite", &["races::one"])
            .unwrap();
        assert_eq!(command.as_std().get_program(), "/target/suite-1");
        assert!(binaries.command("auth", "lib", &[]).is_ok());
        assert!(binaries.command("auth", "suite", &[]).is_err());
    }

    #[test]
    fn only_tests_that_were_run_have_passed() {
        let result = |words: &str| format!("running tests\ntest result: {words}; 0 ignored");
        assert!(all_passed(&result("ok. 2 passed; 0 failed"), 2));
        assert!(!all_passed(&result("ok. 0 passed; 0 failed"), 1));
        assert!(!all_passed(&result("FAILED. 1 passed; 1 failed"), 1));
        assert!(has_failed(&result("FAILED. 0 passed; 1 failed")));
        assert!(!has_failed(&result("ok. 1 passed; 0 failed")));
        assert!(!has_failed("error: could not compile"));
    }

    #[test]
    fn what_was_done_is_added_up() {
        let said = "test a ... verified: 300 checkouts\nok\nverified: 20 checkouts\nverified: x y";
        let found = found(said);
        assert_eq!(found, BTreeMap::from([("checkouts".to_owned(), 320)]));
    }
}
