//! What a run has found so far, kept as soon as it is known.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};

/// How a round ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Round {
    /// Of the sources that it was run with.
    pub commit: String,
    pub machine: String,
    /// When it ended.
    pub at: String,
    pub seconds: u64,
    /// How much was done, by what it is.
    #[serde(default)]
    pub found: BTreeMap<String, u64>,
    /// Why it failed, if it did.
    pub failure: Option<String>,
}

/// Rounds by part and number.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct State {
    parts: BTreeMap<String, BTreeMap<u32, Round>>,
    #[serde(skip)]
    file: PathBuf,
}

impl State {
    /// Reads what earlier runs left in a folder.
    pub fn open(folder: &Path) -> anyhow::Result<Self> {
        let file = folder.join("state.json");
        let mut state: Self = match std::fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text)
                .with_context(|| format!("{} is damaged", file.display()))?,
            Err(error) if error.kind() == ErrorKind::NotFound => Self::default(),
            Err(error) => return Err(error).with_context(|| file.display().to_string()),
        };
        state.file = file;
        Ok(state)
    }

    /// The rounds of a part that are over.
    pub fn rounds(&self, part: &str) -> impl Iterator<Item = (u32, &Round)> {
        let rounds = self.parts.get(part).into_iter().flatten();
        rounds.map(|(number, round)| (*number, round))
    }

    pub fn has(&self, part: &str, number: u32) -> bool {
        self.rounds(part).any(|(done, _)| done == number)
    }

    /// Forgets what a part found.
    pub fn forget(&mut self, part: &str) -> anyhow::Result<()> {
        self.parts.remove(part);
        self.write()
    }

    /// Keeps what a round found.
    pub fn keep(&mut self, part: &str, number: u32, round: Round) -> anyhow::Result<()> {
        let rounds = self.parts.entry(part.to_owned()).or_default();
        rounds.insert(number, round);
        self.write()
    }

    fn write(&self) -> anyhow::Result<()> {
        let new = self.file.with_extension("new");
        std::fs::write(&new, serde_json::to_vec_pretty(self)?)?;
        // there in full or not at all
        std::fs::rename(&new, &self.file)?;
        Ok(())
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn round(failure: Option<&str>) -> Round {
        Round {
            commit: "abc".to_owned(),
            machine: "linux, 2 cores".to_owned(),
            at: "2026-11-27T12:00:00Z".to_owned(),
            seconds: 90,
            found: BTreeMap::from([("buyers".to_owned(), 1000)]),
            failure: failure.map(str::to_owned),
        }
    }

    pub fn folder(name: &str) -> PathBuf {
        let name = format!("helloshop-verify-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn what_a_round_found_outlives_the_run() {
        let folder = folder("state");
        let mut state = State::open(&folder).unwrap();
        state.keep("buyers", 3, round(None)).unwrap();
        let mut state = State::open(&folder).unwrap();
        assert!(state.has("buyers", 3) && !state.has("buyers", 4));
        assert!(!state.has("coupon", 3));
        state.forget("buyers").unwrap();
        assert!(!State::open(&folder).unwrap().has("buyers", 3));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
